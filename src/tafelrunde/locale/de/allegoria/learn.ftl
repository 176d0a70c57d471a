# Throne of Allegoria in zwei Minuten. `.rules` sind die Regeln hinter einem Abschnitt.

learn-pitch = Sechs Wochen Ränke um den Thron: Geheime Gebote entscheiden, wer Soldaten, Spione und Händler zuerst ausschickt. Ein bis zwei Stunden; Bluffen hilft.

learn-1 = Worum es geht
    .text = Ihr führt je ein Adelshaus. Wer nach sechs Wochen die meisten Einflusspunkte hat, besteigt den Thron.
    .rules = A1 A2 A3
learn-2 = Eine Woche
    .text = Ein Erlass und ein fahrender Händler werden aufgedeckt, dann bieten alle, dann werden die sieben Bereiche nacheinander ausgewertet, dann wird aufgeräumt.
    .rules = A51 A58 A60
learn-3 = Bieten
    .text = Du hast sechs Marker: 0, 0, 1, 1, 2 und einen Stern, der 1 oder 2 zählt. Reihum legt jeder einen davon verdeckt in einen Bereich, bis alle liegen, höchstens drei in denselben. Eine Null ist ein Bluff.
    .rules = A30 A65 A69 A71 A76
learn-4 = Was ein Gebot bringt
    .text = Das höhere Gebot handelt zuerst und bekommt mehr Aktionspunkte; von gleichen zählt das weiter links liegende mehr. Mit einem Gebot von 0 tust du dort nichts.
    .rules = A79 A80 A100
learn-5 = Die sieben Bereiche
    .text = Bereich I gibt Aufgaben, Bereich II Arbeiterkarten. Die Bereiche III bis VII gehören Soldaten, Spionen, Händlern, Bankiers und Gelehrten: Bring Figuren nach Hause ins Spiel, schicke sie durch die Regionen, und plündere, überliste oder handle mit ihnen.
    .rules = A83 A92 A106 A137 A153 A164
learn-6 = Dein Haus
    .text = Fünf Leisten auf deinem Tableau, eine für jede Art von Arbeitern, zeigen, wie stark du dort bist; am Ende zählen sie Punkte. Du kannst eine Leiste für zusätzliche Aktionspunkte senken, aber wer eine Schwelle überschreitet, nimmt einen Anarchiemarker.
    .rules = A16 A123 A128 A206
learn-7 = Aufgaben
    .text = Gezogene Aufgaben sind erfüllt, sobald ihre Bedingung in deinem Zug zutrifft. Drei geheime Aufgaben werden erst am Ende geprüft. Jede nicht erfüllte Aufgabe kostet 3 Punkte; nimm also, was du schaffst.
    .rules = A39 A88 A200 A201
learn-8 = Diplomatie, Almosen, Anarchie
    .text = Diplomatie vervielfacht deine erfüllten Aufgaben, Almosen bringen unterwegs kleine Gaben, und Anarchiemarker kosten umso mehr, je mehr davon im Umlauf sind.
    .rules = A91 A122 A188
learn-9 = Ein guter Anfang
    .text = Lege früh eine Null, um dir einen Platz zu sichern, und deine 2 dorthin, wo du wirklich der Erste sein willst. Nimm ein oder zwei Aufgaben, die zu deinen drei geheimen passen, und überlass die Anarchie den anderen.
learn-10 = Die Karten
    .text = Die Anleitung zeigt nur wenige der Karten. Die anderen sind passend dazu nachgebildet; wer das gedruckte Spiel besitzt, kann stattdessen mit dessen Karten spielen.
    .rules = A5
