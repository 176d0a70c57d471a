# Fragen in fremden Zügen, die von selbst beantwortet werden.

standing = Feste Antworten
standing-why = Fragen, die in fremden Zügen kommen, können von selbst beantwortet werden, nach so langer Zeit, wie du sonst brauchst. Niemand sonst erfährt davon; in deinem eigenen Zug wirst du immer gefragt. { $away ->
    [yes] Das gilt auch, wenn du nicht da bist: Die Antwort kommt etwa dann, wenn du sonst vorbeischaust, und niemand sieht an diesem Tisch, wer gerade da ist.
   *[no] Geantwortet wird nur, solange du den Tisch offen hast: Sonst würden die anderen sehen, dass du weg bist und trotzdem antwortest.
}
standing-set = Diese Frage ab jetzt so beantworten:
standing-end = Wieder fragen
standing-end-of = Wieder fragen: { $question }
standing-soon = { $away ->
    [yes] Das wird später für dich beantwortet, wie du es festgelegt hast. Du kannst auch jetzt gleich antworten.
   *[no] Das wird gleich für dich beantwortet, wie du es festgelegt hast.
}
standing-ahead = Im Voraus antworten
standing-question = Frage
standing-answers = Antworten; die erste mögliche gilt
standing-add = Bedingung hinzufügen
standing-remove = Bedingung { $number } entfernen
standing-condition-number = Bedingung { $number }
standing-and = und
standing-or = oder
standing-when = Wann
standing-always = immer
standing-only = nur wenn
standing-unless = außer wenn
standing-term = Was
standing-turn = Spieler am Zug
standing-test = Verglichen
standing-least = mindestens
standing-most = höchstens
standing-is = ist
standing-value = Womit
standing-save = So festlegen
standing-condition = { $unless ->
    [yes] außer wenn: { $term } { $test } { $value }
   *[no] nur wenn: { $term } { $test } { $value }
}
