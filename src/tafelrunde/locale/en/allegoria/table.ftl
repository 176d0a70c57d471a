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
   *[other] {" "}· turn of { $player }
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
allegoria-row = Open worker cards:
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
allegoria-part-condition = conditions
allegoria-part-strength = strength
allegoria-part-intrigue = intrigue
allegoria-part-trade = trade
allegoria-part-wealth = wealth
allegoria-part-knowledge = knowledge
allegoria-part-diplomacy = diplomacy
allegoria-part-alms = spaces of the alms track
allegoria-part-anarchy = anarchy markers
    .name = Anarchy markers
allegoria-part-guilds = guilds
allegoria-part-influence = influence points
allegoria-part-hand = worker cards
allegoria-part-supply = figures in your supply
    .name = Figures in your supply
allegoria-part-tasks-done = fulfilled tasks
allegoria-part-opponents = opponents
allegoria-part-min-track = on your lowest home track
allegoria-part-max-track = on your highest home track
allegoria-part-tracks = home tracks
allegoria-part-leads = home tracks in the lead
allegoria-part-enemy-soldier = foreign soldiers
    .name = Foreign soldiers
allegoria-part-enemy-spy = foreign spies
    .name = Foreign spies
allegoria-part-enemy-merchant = foreign merchants
    .name = Foreign merchants
allegoria-part-enemy-figure = foreign figures
    .name = Foreign figures
allegoria-part-soldier-regions = regions with soldiers
allegoria-part-spy-regions = regions with spies
allegoria-part-merchant-regions = regions with merchants
allegoria-part-figure-regions = regions with figures
allegoria-part-turn-place = figures placed this turn
allegoria-part-turn-move = moves this turn
allegoria-part-turn-move-size = figures moved at once
allegoria-part-turn-move-kind = kinds of figures moved
allegoria-part-turn-raid = raids this turn
allegoria-part-turn-raid-removed = soldiers used in raids this turn
allegoria-part-turn-battle = victories this turn
allegoria-part-turn-battle-diff = margin in a battle
allegoria-part-turn-ruse = ruses this turn
allegoria-part-turn-reduce = steps lowered this turn
allegoria-part-turn-reduce-track = different tracks lowered
allegoria-part-turn-commerce = trades this turn
allegoria-part-turn-commerce-ip = influence points by Commerce
allegoria-part-turn-commerce-region = different markets
allegoria-part-turn-commerce-given = steps given to an opponent
allegoria-part-turn-profit = Profits this turn
allegoria-part-turn-profit-value = wealth by Profits
allegoria-part-turn-grant = Grants this turn
allegoria-part-turn-educate = Educations this turn
allegoria-part-turn-educate-value = knowledge by Education
allegoria-part-turn-train = Trainings this turn
allegoria-part-turn-alms = Alms this turn
allegoria-part-turn-extra-ap = extra points this turn
allegoria-part-turn-return-anarchy = markers returned this turn
allegoria-part-turn-guild = guilds activated this turn
allegoria-part-soldier = soldiers { $where ->
    [home] at home
    [centre] in the centre
    [opp] in opponents' regions
    [away] away from home
   *[other] on the map
}
allegoria-part-spy = spies { $where ->
    [home] at home
    [centre] in the centre
    [opp] in opponents' regions
    [away] away from home
   *[other] on the map
}
allegoria-part-merchant = merchants { $where ->
    [home] at home
    [centre] in the centre
    [opp] in opponents' regions
    [away] away from home
   *[other] on the map
}
allegoria-part-figure = figures { $where ->
    [home] at home
    [centre] in the centre
    [opp] in opponents' regions
    [away] away from home
   *[other] on the map
}
