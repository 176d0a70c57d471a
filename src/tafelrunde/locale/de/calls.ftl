# Wie Leute, die nicht da sind, an ihren Zug erinnert werden.

call-turn = Du bist am Zug
call-games = { $count ->
    [one] { $game } mit { $names }
   *[other] { $count } Partien warten auf dich, darunter { $game }
}
call-confirmed = Ab jetzt sagt dir dieses Gerät Bescheid, wenn du am Zug bist.
call-letter-subject = { $count ->
    [one] Eine Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}
call-letter = Hallo { $name }, { $count ->
    [one] in einer Partie bist du am Zug:
   *[other] in { $count } Partien bist du am Zug:
}
call-letter-end = Woran und wie oft du erinnert wirst, bestimmst du hier: { $address }/calls
