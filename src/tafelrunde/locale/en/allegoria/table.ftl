# Throne of Allegoria: words on the table.

## Bots

bot-heuristic = Court Bot

## Words for things of which there are many

thing-workers = worker cards
thing-tasks = during-game tasks

## The catalogue

set-rulebook = Shown in the rulebook
set-reconstructed = Reconstructed, in whole or in part
type-worker = Worker card
type-during-task = During-game task
type-end-task = End-game task
type-noble = Noble card
type-decree = Royal decree
type-trader = Travelling trader
type-alms-tile = Alms bonus tile
type-guild = Guild card

## An owner's own cards

allegoria-own-task = Condition: { $condition }. Points: { $points }.
allegoria-own-noble = You start with { $values }.
allegoria-own-decree = While the queen lives: { $upper_effect }. After her death: { $lower_effect }.
allegoria-own-trader = Line A: { $wealth_cost } wealth for { $wealth_gain } trade. Line B: { $trade_cost } trade for { $trade_gain } wealth. On an opponent's market you may take the same number of influence points instead.

## The table

allegoria-heading = { $week ->
    [0] Before the first week
   *[other] Week { $week } of 6
} · { $stage }{ $turn ->
    [none] {""}
    [you] {" "}· your turn
   *[other] {" "}· { $player }'s turn
}
allegoria-stage-end-tasks = choosing end-game tasks
allegoria-stage-nobles = choosing nobles
allegoria-stage-preparation = preparation
allegoria-stage-decree = royal decree
allegoria-stage-planning = planning
allegoria-stage-administration = administration
allegoria-stage-over = the end
allegoria-queen-lives = The queen lives
allegoria-queen-dead = The queen is dead
allegoria-start = start player { $player }
allegoria-markers = anarchy markers left { $left } (each counts { $price })
allegoria-plus-tile = +1 in { $area }
allegoria-trader = Trader:
allegoria-decree = Decree:
allegoria-row = Face-up worker cards:
allegoria-offer = For sale:
allegoria-tiles = Alms bonuses, from the left:
allegoria-bids = Bids from left to right (? is face down)
allegoria-bid-sum = = { $bid }
allegoria-bid-rank = = { $bid }, rank { $rank }
allegoria-now = now
allegoria-boards = Home boards
allegoria-you = { $name } (you)
allegoria-diplomacy = Diplomacy
allegoria-alms = Alms: space
allegoria-anarchy = Anarchy markers
allegoria-influence = Influence tokens
allegoria-hand-count = Worker cards
allegoria-tasks-count = Open tasks + end
allegoria-tasks-counts = { $during } + { $end }
allegoria-done-count = Tasks fulfilled
allegoria-tokens-count = Tokens to place
allegoria-supply = Supply
allegoria-map = Figures: s soldiers, p spies, m merchants
allegoria-letter-soldier = s
allegoria-letter-spy = p
allegoria-letter-merchant = m
allegoria-centre = Centre
allegoria-hand = Hand:
allegoria-tokens = Bid tokens to place:
allegoria-tasks = Tasks:
allegoria-zone-end-tasks = For the end:
allegoria-looking = Looked at:
allegoria-done = Fulfilled:
allegoria-points = { $points ->
    [one] 1 action point left
   *[other] { $points } action points left
} { $mode }
allegoria-says = – { $says }
allegoria-group = – { $cards }
allegoria-value = (now { $value })
allegoria-price = ({ $points ->
    [one] 1 action point
   *[other] { $points } action points
}{ $extra ->
    [0] {""}
   *[other] , { $extra } of them from the home track
}{ $markers ->
    [0] {""}
    [one] {" "}with 1 anarchy marker; your turn ends
   *[other] {" "}with { $markers } anarchy markers; your turn ends
})
allegoria-rate = ({ $cost } for { $gain } { $other }; you have { $value })

## The end

allegoria-end-points = Most influence points win.
allegoria-end-tasks = Equal points: most fulfilled tasks decide.
allegoria-end-home-tracks = Equal points and tasks: the home tracks decide.
allegoria-end-shared = Equal in everything: the victory is shared.
allegoria-title = { $player }: { $title }
allegoria-sheet = Score sheet

## How far a task has come: “3 of 4 soldiers”

allegoria-part = { $have } of { $need } { $what }
allegoria-part-most = { $what }: { $have } ({ $need } allowed)
allegoria-part-condition = { $need ->
    [one] condition
   *[other] conditions
}
allegoria-part-strength = strength
allegoria-part-intrigue = intrigue
allegoria-part-trade = trade
allegoria-part-wealth = wealth
allegoria-part-knowledge = knowledge
allegoria-part-diplomacy = diplomacy
allegoria-part-alms = { $need ->
    [one] space of the alms track
   *[other] spaces of the alms track
}
allegoria-part-anarchy = { $need ->
    [one] anarchy marker
   *[other] anarchy markers
}
    .name = Anarchy markers
allegoria-part-guilds = { $need ->
    [one] guild
   *[other] guilds
}
allegoria-part-influence = { $need ->
    [one] influence point
   *[other] influence points
}
allegoria-part-hand = { $need ->
    [one] worker card
   *[other] worker cards
}
allegoria-part-supply = { $need ->
    [one] figure in your supply
   *[other] figures in your supply
}
    .name = Figures in your supply
allegoria-part-tasks-done = { $need ->
    [one] fulfilled task
   *[other] fulfilled tasks
}
allegoria-part-opponents = { $need ->
    [one] opponent
   *[other] opponents
}
allegoria-part-min-track = on your lowest home track
allegoria-part-max-track = on your highest home track
allegoria-part-tracks = { $need ->
    [one] home track
   *[other] home tracks
}
allegoria-part-leads = { $need ->
    [one] home track in the lead
   *[other] home tracks in the lead
}
allegoria-part-enemy-soldier = { $need ->
    [one] foreign soldier
   *[other] foreign soldiers
}
    .name = Foreign soldiers
allegoria-part-enemy-spy = { $need ->
    [one] foreign spy
   *[other] foreign spies
}
    .name = Foreign spies
allegoria-part-enemy-merchant = { $need ->
    [one] foreign merchant
   *[other] foreign merchants
}
    .name = Foreign merchants
allegoria-part-enemy-figure = { $need ->
    [one] foreign figure
   *[other] foreign figures
}
    .name = Foreign figures
allegoria-part-soldier-regions = { $need ->
    [one] region with soldiers
   *[other] regions with soldiers
}
allegoria-part-spy-regions = { $need ->
    [one] region with spies
   *[other] regions with spies
}
allegoria-part-merchant-regions = { $need ->
    [one] region with merchants
   *[other] regions with merchants
}
allegoria-part-figure-regions = { $need ->
    [one] region with figures
   *[other] regions with figures
}
allegoria-part-turn-place = { $need ->
    [one] figure placed this turn
   *[other] figures placed this turn
}
allegoria-part-turn-move = { $need ->
    [one] move this turn
   *[other] moves this turn
}
allegoria-part-turn-move-size = { $need ->
    [one] figure moved at once
   *[other] figures moved at once
}
allegoria-part-turn-move-kind = { $need ->
    [one] kind of figure moved
   *[other] kinds of figures moved
}
allegoria-part-turn-raid = { $need ->
    [one] raid this turn
   *[other] raids this turn
}
allegoria-part-turn-raid-removed = { $need ->
    [one] soldier used in raids this turn
   *[other] soldiers used in raids this turn
}
allegoria-part-turn-battle = { $need ->
    [one] victory this turn
   *[other] victories this turn
}
allegoria-part-turn-battle-diff = margin in a battle
allegoria-part-turn-ruse = { $need ->
    [one] ruse this turn
   *[other] ruses this turn
}
allegoria-part-turn-reduce = { $need ->
    [one] step lowered this turn
   *[other] steps lowered this turn
}
allegoria-part-turn-reduce-track = { $need ->
    [one] track lowered
   *[other] different tracks lowered
}
allegoria-part-turn-commerce = { $need ->
    [one] trade this turn
   *[other] trades this turn
}
allegoria-part-turn-commerce-ip = { $need ->
    [one] influence point by Commerce
   *[other] influence points by Commerce
}
allegoria-part-turn-commerce-region = { $need ->
    [one] market
   *[other] different markets
}
allegoria-part-turn-commerce-given = { $need ->
    [one] step given to an opponent
   *[other] steps given to an opponent
}
allegoria-part-turn-profit = { $need ->
    [one] Profits action this turn
   *[other] Profits actions this turn
}
allegoria-part-turn-profit-value = wealth by Profits
allegoria-part-turn-grant = { $need ->
    [one] Grant this turn
   *[other] Grants this turn
}
allegoria-part-turn-educate = { $need ->
    [one] Education this turn
   *[other] Educations this turn
}
allegoria-part-turn-educate-value = knowledge by Education
allegoria-part-turn-train = { $need ->
    [one] Training this turn
   *[other] Trainings this turn
}
allegoria-part-turn-alms = Alms this turn
allegoria-part-turn-extra-ap = { $need ->
    [one] extra point this turn
   *[other] extra points this turn
}
allegoria-part-turn-return-anarchy = { $need ->
    [one] marker returned this turn
   *[other] markers returned this turn
}
allegoria-part-turn-guild = { $need ->
    [one] guild activated this turn
   *[other] guilds activated this turn
}
allegoria-part-soldier = { $need ->
    [one] soldier
   *[other] soldiers
} { $where ->
    [home] at home
    [centre] in the centre
    [opp] in opponents' regions
    [away] away from home
   *[other] on the map
}
allegoria-part-spy = { $need ->
    [one] spy
   *[other] spies
} { $where ->
    [home] at home
    [centre] in the centre
    [opp] in opponents' regions
    [away] away from home
   *[other] on the map
}
allegoria-part-merchant = { $need ->
    [one] merchant
   *[other] merchants
} { $where ->
    [home] at home
    [centre] in the centre
    [opp] in opponents' regions
    [away] away from home
   *[other] on the map
}
allegoria-part-figure = { $need ->
    [one] figure
   *[other] figures
} { $where ->
    [home] at home
    [centre] in the centre
    [opp] in opponents' regions
    [away] away from home
   *[other] on the map
}
