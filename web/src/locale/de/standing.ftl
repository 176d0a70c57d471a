# Fragen in fremden Zügen, die von selbst beantwortet werden.

standing = Feste Antworten
standing-why = Fragen, die in fremden Zügen kommen, können von selbst beantwortet werden, nach so langer Zeit, wie du sonst brauchst. Niemand sonst erfährt davon; in deinem eigenen Zug wirst du immer gefragt.
standing-set = Diese Frage ab jetzt so beantworten:
standing-end = Wieder fragen
standing-end-of = Wieder fragen: { $question }
standing-soon = Das wird gleich für dich beantwortet, wie du es gesagt hast.
