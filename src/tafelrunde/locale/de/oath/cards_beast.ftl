# Oath: Namen, Texte und Regelhinweise der Wildnis-Karten (eigene Formulierungen); .own = 1 kennzeichnet einen deutschen Namen von uns.

card-errand-boy = Laufbursche
    .text = Suchen (platziere 1 Gunst): Du darfst vom Ablagestapel einer anderen Region ziehen statt von dem deiner Region.
    .note-1 = Lässt sich mit den Pilzen verbinden.
    .note-2 = Wohin du selbst abwirfst, richtet sich weiterhin nach der Region deiner Figur.
    .own = 1

card-wolves = Wölfe
    .text = Aktion (platziere 1 Geheimnis): Erledige 1 Schar auf einem beliebigen Tableau, auch auf deinem eigenen.
    .own = 1

card-animal-playmates = Tierische Spielgefährten
    .text = Anwerben: Auf einer Wildnis-Karte darfst du anwerben, ohne Vorräte auszugeben.
    .own = 1

card-true-names = Wahre Namen
    .text = Beständig: Dein Gegner kann gegen dich keine Schlachtpläne nutzen, deren Farbe einem deiner Ratgeber entspricht.
    .own = 1

card-the-old-oak = Die alte Eiche
    .text = Tauschen: Tauschst du mit dieser Karte Gunst gegen Geheimnisse und hast mindestens einen Wildnis-Ratgeber, darfst du 1 Geheimnis mehr nehmen.
    .own = 1

card-forest-paths = Waldpfade
    .text = Reisen (platziere 1 Gunst): Du darfst an einen Ort mit einer Wildnis-Karte reisen, ohne Vorräte auszugeben, und ignorierst dabei die Fähigkeiten von Orten.
    .note-1 = Fähigkeiten von Karten wie den Zollstraßen gelten weiterhin.
    .note-2 = Aus einem gegnerisch beherrschten Neblichen Wald heraus gilt es nur, wenn dessen Herrscher dich an einen Ort mit einer Wildnis-Karte schickt.
    .own = 1

card-long-lost-heir = Lang vermisster Erbe
    .text = Beim Ausspielen: Bist du Exilant, darfst du Bürger werden, erhältst aber keine Reliquie. Dann endet dein Agieren, und deine Vorräte werden komplett aufgefüllt.

card-rangers = Waldläufer
    .text = Schlachtplan (Angreifer; platziere 1 Gunst): Ignoriere alle Schädel, die du würfelst. Enthält der Verteidigungsbestand mindestens 4 Würfel, füge 2 Angriffswürfel hinzu.
    .note-1 = Der Bestand zählt in dem Moment, in dem du den Plan nutzt; Schädel ignorierst du in jedem Fall.
    .own = 1

card-roving-terror = Wandernder Schrecken
    .text = Aktion (platziere 1 Geheimnis): Wirf einen Bewohner an einem anderen Ort ab und versetze diese Karte an dessen Stelle.
    .note-1 = Ohne Abwerfen gibt es kein Versetzen.
    .note-2 = Das gezahlte Geheimnis bleibt auf dieser Karte und kommt beim Ruhen zurück.
    .own = 1

card-nature-worship = Naturverehrung
    .text = Schlachtplan (platziere 1 Geheimnis): Füge für jeden deiner Wildnis-Ratgeber als Angreifer 1 Angriffswürfel hinzu oder entferne als Verteidiger einen.
    .own = 1

card-birdsong = Vogelgesang
    .text = Tauschen: Mit einer Wildnis- oder Nomaden-Karte darfst du tauschen, ohne Vorräte auszugeben.
    .own = 1

card-small-friends = Kleine Freunde
    .text = Tauschen: Du darfst tauschen, als stünde deine Figur an einem beliebigen Ort mit einer Wildnis-Karte; Tauschen-Fähigkeiten dort darfst du nutzen.
    .note-1 = Tauschen-Fähigkeiten an dem Ort, an dem deine Figur wirklich steht, kannst du dann nicht nutzen, außer du beherrschst sie.
    .own = 1

card-grasping-vines = Greifende Ranken
    .text = Beständig: Wer als Gegner des Herrschers dieser Karte von einem von dessen Orten abreist, muss, wenn möglich, 1 Schar auf dem eigenen Tableau erledigen.
    .note-1 = Auch erzwungenes Reisen zählt.
    .own = 1

card-threatening-roar = Drohendes Gebrüll
    .text = Beim Ausspielen: Wirf alle Nomaden-Karten und alle anderen Wildnis-Karten an den Orten deiner Region ab.
    .own = 1

card-fae-merchant = Feenhändler
    .text = Aktion (platziere 1 Geheimnis): Nimm die oberste Reliquie des Stapels und lege dann eine deiner Reliquien unter den Stapel, jedoch nicht das Prachtvolle Zepter.
    .note-1 = Für den Bewahrertitel zählen deine Reliquien erst nach der ganzen Aktion.
    .own = 1

card-second-chance = Zweite Chance
    .text = Aktion (platziere 1 Geheimnis): Wähle eine Person mit einem Ordnungs- oder Chaos-Ratgeber: Erledige 1 Schar auf ihrem Tableau und nimm 1 Schar.
    .own = 1

card-pied-piper = Rattenfänger
    .text = Diese Karte ignoriert das Ratgeberlimit. Aktion (platziere 1 Geheimnis): Gib diese Karte zu den Ratgebern einer anderen Person und nimm 2 Gunst von ihr.
    .note-1 = Das Geheimnis wandert mit der Karte und kommt beim Ruhen zurück.
    .note-2 = Spielt man später andere Karten, zählt er trotzdem als Ratgeber.

card-mushrooms = Pilze
    .text = Suchen (platziere 1 Geheimnis): Du darfst suchen, ohne Vorräte auszugeben; dafür ziehst du nur eine Karte, und zwar die unterste im Ablagestapel deiner Region.
    .note-1 = Wirkungen, mit denen du mehr Karten ziehst (die Weissagung, beim Kanzler auch ein leeres Feld im Reichsreliquienschrein), kommen hinzu.
    .own = 1

card-insect-swarm = Insektenschwarm
    .text = Beständig: Für jeden Schlachtplan, den dein Gegner nutzt, muss er zusätzlich 1 Gunst verbrennen.
    .note-1 = Das betrifft nur Personen, die am Kampf beteiligt sind.
    .own = 1

card-vow-of-union = Gelübde der Einheit
    .text = Beständig: Greifst du an, gehören auch deine Scharen auf allen Orten, die du beherrschst, zu deinen Truppen. Solange du Scharen auf deinem Tableau hast, kannst du von einem Ort, den du beherrschst, nicht abreisen.
    .note-1 = Beides gilt ohne Wahl, und selbst die letzte Schar eines Ortes kann verloren gehen.
    .note-2 = Auch andere können dich dann nicht reisen lassen.
    .note-3 = Ein Bürger, der Reichsverbündete angreift, fügt keine lila Scharen von Orten hinzu.
    .own = 1

card-giant-python = Riesenpython
    .text = Beständig: Wer dich angreift, muss seine Ziele so wählen, dass ihre Verteidigungswürfel zusammen eine gerade Zahl ergeben.
    .note-1 = Es zählen nur die Würfel der Ziele, nicht die des Bewahrertitels oder der Schlachtpläne.
    .note-2 = Reichsverbündete schützt sie nur, wenn der Kanzler sie hat.
    .own = 1

card-war-tortoise = Kriegsschildkröte
    .text = Schlachtplan (platziere 1 Gunst): Würfelseiten deines Gegners mit zwei Schwertern und Schädel oder mit zwei Schilden tragen nichts zu seinem Angriff oder seiner Verteidigung bei. Die Schädel erledigen trotzdem Scharen.
    .own = 1

card-new-growth = Neue Triebe
    .text = Suchen: Wildnis- und Heimat-Karten darfst du an jeden Ort mit freiem Platz spielen.
    .own = 1

card-wild-cry = Ruf der Wildnis
    .text = Suchen: Spielst du eine Wildnis-Karte, darfst du 1 Vorrat erhalten und 2 Scharen nehmen.
    .own = 1

card-animal-host = Heer der Tiere
    .text = Beim Ausspielen: Nimm 1 Schar für jede Wildnis-Karte an allen Orten, gleich wer sie beherrscht, diese eingeschlossen.
    .own = 1

card-memory-of-nature = Erinnerung an die Natur
    .text = Aktion (platziere 1 Geheimnis): Zähle die Wildnis-Karten auf dem Spielplan. Lege insgesamt so viel Gunst aus beliebigen Gunstlagern in das der Wildnis.
    .own = 1

card-marsh-spirit = Sumpfgeist
    .text = Beständig: Wer den Ort dieser Karte als Ziel wählt, kann in diesem Kampf keine Schlachtpläne nutzen.
    .own = 1

card-vow-of-poverty = Armutsgelübde
    .text = Durch Tauschen nimmst du nie Gunst. Ruhen: Hast du gar keine Gunst, darfst du 2 Gunst aus einem Gunstlager nehmen.
    .note-1 = Auch die zusätzliche Gunst des Kanzlers durch ein leeres Feld im Reichsreliquienschrein entfällt.
    .own = 1

card-forest-council = Rat des Waldes
    .text = Beständig: Gegner des Herrschers dieser Karte können mit Wildnis-Karten weder tauschen noch auf ihnen anwerben.
    .own = 1

card-walled-garden = Ummauerter Garten
    .text = Schlachtplan (Verteidiger): Ist der Ort dieser Karte ein Ziel, füge für jede Wildnis-Karte an allen Orten 1 Verteidigungswürfel hinzu.
    .own = 1

card-vow-of-beastkin = Gelübde der Tierbrüder
    .text = Anwerben: Du musst auf einer Karte anwerben, deren Farbe einem deiner Ratgeber entspricht, und nimmst 1 Schar mehr.
    .own = 1

card-bracken = Farndickicht
    .text = Suchen: Du darfst alle Karten, die du bei diesem Suchen abwirfst, auf oder unter einen beliebigen Ablagestapel legen, auch den deiner Region.
    .note-1 = Das gilt auch für Karten, die du durch die Volksgunst abwirfst, aber nicht für solche durch „Beim Ausspielen“-Fähigkeiten.
    .own = 1

card-wild-allies = Wilde Verbündete
    .text = Aktion (platziere 1 Geheimnis): Wähle einen beliebigen Ort mit einer Wildnis-Karte und kämpfe, als stünde deine Figur dort, ohne Vorräte auszugeben. Deine Scharen auf diesem Ort gehören zu deinen angreifenden Truppen.
    .own = 1
