# Oath: Namen, Texte und Regelhinweise der Mystik-Karten (eigene Formulierungen); .own = 1 kennzeichnet einen deutschen Namen von uns.

card-alchemist = Alchemist
    .text = Aktion (platziere 1 Geheimnis, verbrenne 1 Geheimnis): Nimm 4 Gunst, aus einem Gunstlager oder beliebig auf mehrere verteilt.
    .own = 1

card-fire-talkers = Feuerflüsterer
    .text = Schlachtplan (platziere 1 Geheimnis): Besitzt du das Dunkelste Geheimnis, füge als Angreifer 3 Angriffswürfel hinzu oder entferne als Verteidiger drei.
    .note-1 = Für einen Bürger genügt es, wenn der Kanzler das Banner besitzt.
    .own = 1

card-magicians-code = Kodex der Magier
    .text = Bergen (platziere 2 Gunst): Birgst du das Dunkelste Geheimnis, nimm 2 Geheimnisse und füge sie zu denen hinzu, die du dafür zahlst; dein eigener Anteil darf null sein.
    .own = 1

card-spirit-snare = Geisterfalle
    .text = Aktion (platziere 1 Geheimnis): Nimm 1 Gunst aus einem beliebigen Gunstlager.
    .own = 1

card-wizard-school = Zauberschule
    .text = Aktion (platziere 1 Gunst): Nimm 1 Geheimnis. Danach endet dein Agieren.
    .own = 1

card-dazzle = Blendwerk
    .text = Beim Ausspielen: Wirf alle Heimat- und alle Ordnungs-Karten an den Orten deiner Region ab.
    .own = 1

card-acting-troupe = Schauspieltruppe
    .text = Tauschen: Für dieses Tauschen darfst du diese Karte als Wildnis- oder Ordnungs-Karte statt als Mystik-Karte behandeln.
    .note-1 = Du musst das nicht nutzen: Beim Tauschen mit einer Mystik-Karte zählt sie weiterhin als Mystik-Karte.
    .note-2 = Außerhalb des Tauschens wirkt das nicht.
    .own = 1

card-taming-charm = Zähmungszauber
    .text = Aktion (platziere 1 Geheimnis): Wirf eine Wildnis- oder Nomaden-Karte an deinem Ort ab und nimm 2 Gunst aus dem Gunstlager von deren Farbe.
    .note-1 = Gunst auf der abgeworfenen Karte kommt vorher in dieses Lager zurück und darf unter den 2 sein.
    .own = 1

card-inquisitor = Inquisitor
    .text = Aktion (platziere 1 Gunst): Schaue einen verdeckten Ratgeber einer anderen Person an, deren Figur an deinem Ort steht. Ist es die Verschwörung, darfst du sie spielen oder abwerfen. Ist es etwas anderes, erhält diese Person die Gunst auf dieser Karte.
    .note-1 = Eine gefundene Verschwörung darfst du auch verdeckt zu deinen Ratgebern legen.
    .own = 1

card-secret-signal = Geheimzeichen
    .text = Tauschen: Bringt dir dieses Tauschen genau 1 Gunst, darfst du 1 weitere nehmen.
    .note-1 = Sie kommt aus demselben Gunstlager.
    .note-2 = Auch die zusätzliche Gunst des Kanzlers durch ein leeres Feld im Reichsreliquienschrein zählt.
    .own = 1

card-augury = Weissagung
    .text = Suchen: Du darfst 1 Karte mehr ziehen. Eine Vision aus dem Weltstapel beendet das Ziehen trotzdem.
    .note-1 = Mit den Pilzen ziehst du 2 Karten.
    .own = 1

card-rusting-ray = Roststrahl
    .text = Schlachtplan (Verteidiger; platziere 1 Geheimnis): Besitzt du das Dunkelste Geheimnis, zählen hohle Schwerter des Angreifers nichts.
    .own = 1

card-portal = Portal
    .text = Reisen (platziere 1 Geheimnis): Reist du zum Ort dieser Karte oder von dort weg, darfst du das tun, ohne Vorräte auszugeben, und ignorierst dabei die Fähigkeiten von Orten.
    .note-1 = Für die Reise dorthin brauchst du Zugriff auf die Karte, musst ihren Ort also beherrschen.
    .note-2 = Die Zollstraßen kosten weiterhin.
    .own = 1

card-billowing-fog = Wallender Nebel
    .text = Schlachtplan (platziere 1 Geheimnis): Wirst du besiegt, wird keine Schar deiner Truppen erledigt. Ignoriere Fähigkeiten, die deine gesamten Truppen erledigen würden.
    .own = 1

card-kindred-warriors = Verbrüderte Krieger
    .text = Schlachtplan (platziere 1 Geheimnis): Ignoriere alle Schädel, die du würfelst. Zähle die verschiedenen Farben außer Mystik unter den Karten, die du beherrschst: Füge als Angreifer bis zu so viele Angriffswürfel hinzu oder entferne als Verteidiger bis zu so viele.
    .own = 1

card-terror-spells = Schreckenszauber
    .text = Aktion (platziere 1 Geheimnis): Nur wenn du das Dunkelste Geheimnis besitzt: Erledige 2 Scharen in deiner Region, auf Orten oder auf Tableaus von Personen, deren Figur dort steht. Es dürfen auch eigene sein.
    .note-1 = Die beiden dürfen von verschiedenen Stellen kommen.
    .own = 1

card-blood-pact = Blutpakt
    .text = Aktion (platziere 1 Geheimnis): Opfere eine beliebige gerade Anzahl Scharen von deinem Tableau und nimm für je 2 davon 1 Geheimnis.
    .own = 1

card-revelation = Offenbarung
    .text = Beim Ausspielen: Reihum darf jede Person beliebig viel Gunst verbrennen, um ebenso viele Geheimnisse zu nehmen.
    .note-1 = Der Kanzler beginnt.
    .own = 1

card-observatory = Sternwarte
    .text = Suchen: Steht deine Figur am Ort dieser Karte, darfst du von jedem beliebigen Ablagestapel ziehen.
    .own = 1

card-plague-engines = Seuchenmaschinen
    .text = Aktion (platziere 1 Geheimnis, verbrenne 1 Geheimnis): Jede Person, auch du selbst, legt für jeden Ort, den sie beherrscht, 1 Gunst in das Gunstlager der Mystik.
    .own = 1

card-gleaming-armor = Schimmernde Rüstung
    .text = Beständig: Jeder Schlachtplan, den dein Gegner nutzt, kostet ihn 1 Geheimnis zusätzlich, das er darauf platziert.
    .note-1 = Einem verteidigenden Reichsverbündeten hilft sie nur, wenn der Bürger, der sie hat, mitkämpft; anderen Exilanten hilft sie nie.
    .own = 1

card-bewitch = Betörung
    .text = Beim Ausspielen: Bist du Exilant und hast auf Tableau und Karten zusammen mehr Geheimnisse als der Kanzler, darfst du Bürger werden, erhältst aber keine Reliquie. Dann endet dein Agieren, und deine Vorräte werden komplett aufgefüllt.
    .own = 1

card-jinx = Verwünschung
    .text = Beständig: Beherrschst du diese Karte, darfst du, nachdem du aus irgendeinem Grund Angriffs- oder Verteidigungswürfel geworfen hast, 1 Geheimnis darauf platzieren, um alle diese Würfel einmal neu zu werfen.
    .note-1 = Das ist kein Schlachtplan. Du zahlst nach dem Wurf, und ein Wurf lässt sich nur einmal wiederholen.
    .note-2 = Es gilt auch für die Würfe von Reliquiendieb und Spielhölle.
    .own = 1

card-tutor = Lehrmeister
    .text = Aktion (platziere 1 Gunst und 1 Geheimnis): Nimm 1 Geheimnis.
    .own = 1

card-dream-thief = Traumdieb
    .text = Aktion (platziere 2 Gunst): Vertausche zwei beliebige verdeckte Ratgeber, gleich wem sie gehören.
    .own = 1

card-cracking-ground = Berstender Boden
    .text = Schlachtplan (verbrenne 1 Geheimnis): Füge für jeden angegriffenen Ort als Angreifer 1 Angriffswürfel hinzu oder entferne als Verteidiger einen.
    .own = 1

card-sealing-ward = Bannsiegel
    .text = Beständig: Jede deiner Reliquien fügt als Ziel 1 Verteidigungswürfel mehr hinzu.
    .own = 1

card-initiation-rite = Weiheritus
    .text = Anwerben: Beim Anwerben musst du statt der Gunst ein Geheimnis legen.
    .note-1 = Anwerben ist keine Fähigkeit; der Zauberbrecher verhindert es daher nicht.
    .own = 1

card-vow-of-silence = Schweigegelübde
    .text = Beständig: Du kannst das Dunkelste Geheimnis nicht bergen und niemandem Geheimnisse geben. Immer wenn jemand es birgt, nimmst du so viele Geheimnisse, wie darauf gelegt wurden.
    .note-1 = Andere können dir weiterhin Geheimnisse nehmen: Geben und Nehmen ist nicht dasselbe.
    .own = 1

card-forgotten-vault = Vergessenes Gewölbe
    .text = Aktion (platziere 1 Gunst): Lege entweder 1 Geheimnis aus dem gemeinsamen Lager auf das Dunkelste Geheimnis oder verbrenne 1 davon, jedoch nie das letzte.
    .note-1 = Auch erlaubt, wenn niemand das Banner besitzt.
    .own = 1

card-map-library = Kartensaal
    .text = Tauschen: Steht deine Figur am Ort dieser Karte, darfst du mit jeder Karte an einem Ort deiner Region tauschen.
    .own = 1

card-witchs-bargain = Hexenhandel
    .text = Aktion (platziere 1 Geheimnis): Beliebig oft, mit anderen Personen, deren Figur an deinem Ort steht: Gib 1 Geheimnis und nimm dafür 2 Gunst, oder gib 2 Gunst und nimm dafür 1 Geheimnis.
    .note-1 = Du darfst jemandem das letzte Geheimnis nehmen und in einer Nutzung mit mehreren Personen handeln.
    .own = 1

card-master-of-disguise = Meister der Verkleidung
    .text = Tauschen (platziere 1 Geheimnis): Für dieses Tauschen gelten die Ratgeber einer anderen Person anstelle all deiner eigenen.
    .note-1 = Du nutzt die Tauschen-Fähigkeiten dieser Person statt deiner eigenen, und deine Gelübde binden dich bei diesem Tauschen nicht.
    .own = 1
