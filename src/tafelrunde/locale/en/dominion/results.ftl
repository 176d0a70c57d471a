## What is told when a game is over

curve-points = Victory points
    .sources = Victory points by source
source-tokens = Victory tokens
stat-plays = Cards played
stat-buys = Purchases
stat-gains = Cards gained
stat-trashes = Cards trashed
stat-shuffles = Times shuffled
event-way-provinces = { dominion-end-provinces }
event-way-colonies = { dominion-end-colonies }
event-way-piles = { dominion-end-piles }
event-way-stuck = { dominion-end-stuck }
event-way-debt = { dominion-end-debt }
event-way-fewer-turns = { $who ->
    [you] Equal points: you win, because you had fewer turns.
   *[other] Equal points: { $player } wins with fewer turns.
}
event-way-shared = Equal points after equally many turns: the victory is shared.
