# Playing with others: clocks, ratings, profiles, friends, finding people, calls, tournaments.

## Clocks

clock-each = Time for one answer
clock-whole = Time for the whole game
clock-then = When time is up
clock-then-choice = { $then ->
    [bot] a bot takes over
    [pass] pass, or one answer by a bot
   *[nothing] nothing by itself
}
clock-turn = { $span } for every answer.
clock-total = { $span } for the whole game, and 20 seconds for an answer after that.
clock-expiry = { $then ->
    [bot] When time is up, a bot takes the seat until its player comes back.
    [pass] When time is up, the answer is to pass; where that is not possible, a bot gives this one answer.
   *[nothing] When time is up, the others may let a bot play.
}
clock-lapsed = { $count ->
    [one] once too late
   *[other] { $count } times too late
}
