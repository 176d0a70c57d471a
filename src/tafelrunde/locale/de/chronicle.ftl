# Der Befehl „tafelrunde chronicle“.

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
