# How people who are away are called to their turn.

call-turn = Your turn
call-games = { $count ->
    [one] { $game } with { $names }
   *[other] { $count } games are waiting for you, { $game } among them
}
call-confirmed = From now on this device tells you when it is your turn.
call-letter-subject = { $count ->
    [one] A game is waiting for you
   *[other] { $count } games are waiting for you
}
call-letter = Hello { $name }, { $count ->
    [one] it is your turn in one game:
   *[other] it is your turn in { $count } games:
}
call-letter-end = What you are told, and how often, is up to you: { $address }/calls
