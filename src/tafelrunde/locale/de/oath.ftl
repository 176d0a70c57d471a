# Oath: was vor dem Öffnen des Titels gebraucht wird: sein Name und seine Befehle.

title-oath = Oath
help-odds = Sagt, wie wahrscheinlich ein Kampf gewonnen wird (Oath).
    .more = Die Wahrscheinlichkeit ist exakt. Scharen werden nur geopfert, wo das den Sieg bringt. Ein Schlachtplan heißt wie die Kennung seiner Karte; „great_crusade:3“ zählt drei Karten.
help-option-attack = Angriffswürfel; ohne Angabe so viele wie Scharen.
help-option-defence = Verteidigungswürfel.
help-option-warbands = Scharen der angreifenden Truppen.
help-option-defenders = Scharen oder Räuber, die für die Verteidigung zählen.
help-option-no-sacrifice = Es darf nichts geopfert werden.
help-option-plans = Ein Schlachtplan des Angreifers; mehrfach möglich.
help-option-against = Ein Schlachtplan des Verteidigers; mehrfach möglich.

help-chronicle = Eine Welt von Oath von Partie zu Partie weiterführen.
    .more = „chronicle new DATEI“ beginnt eine, „chronicle play DATEI“ spielt ihre nächste Partie, „chronicle show DATEI“ erzählt ihre Geschichte.
help-chronicle-new = Eine neue Chronik in einer Datei beginnen.
help-chronicle-show = Die Geschichte des Reichs erzählen und wie es steht; Verdecktes bleibt verdeckt.
help-chronicle-play = Die nächste Partie einer Chronik spielen; ihre Welt wird weitergeführt.
    .more = Eine verlassene Partie wird neben der Chronik aufgehoben, derselbe Befehl setzt sie fort. Mit --games spielen Bots auf allen Plätzen.
help-chronicle-export = Die Welt als Zeichenkette der Gemeinschaft ausgeben.
help-chronicle-import = Eine Chronik mit der Welt einer Zeichenkette beginnen.
help-option-chronicle-new-name = Der Name der Chronik.
help-option-introduction = Mit der festen ersten Partie zu viert beginnen.
help-option-chronicle-play-colours = Die Tableaus der Plätze, je eine Farbe, der Kanzler ist lila; sonst behalten alle ihre.
help-option-plain = Namen in einfachen Buchstaben schreiben, wo das Format keine anderen kennt.
help-option-chancellor = Der Platz des Kanzlers; sonst der des letzten Siegers.
help-option-chronicle-play-games = So viele Partien spielen Bots auf allen Plätzen.

error-BadChronicle = { $message }
error-BadSeed = { $message }
error-FileExists = { $message }
error-FileChanged = { $message }

## Der Befehl

chronicle-made = Die Chronik „{ $name }“ beginnt in { $file }.
chronicle-kept = Die Partie ist in { $file } aufgehoben; derselbe Befehl setzt sie fort.
chronicle-bots-done = { $count ->
    [one] Die Bots haben 1 Partie gespielt.
   *[other] Die Bots haben { $count } Partien gespielt.
}

## Gewinnchancen

odds-attack = Angriffswürfel
odds-defence = Verteidigungswürfel
odds-warbands = Angreifende Scharen
odds-defenders = Verteidigende Scharen
odds-victory = Wahrscheinlichkeit des Siegs
odds-without-sacrifice = … ohne Opfer
odds-sacrificed = Im Schnitt geopfert bei einem Sieg
odds-left-won = Übrige Scharen nach einem Sieg
odds-left-lost = Übrige Scharen nach einer Niederlage
error-no-odds = für { $title } gibt es keine Berechnung, nur für oath
error-no-plan = es gibt keinen Schlachtplan { $name }
