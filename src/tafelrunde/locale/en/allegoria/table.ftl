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
