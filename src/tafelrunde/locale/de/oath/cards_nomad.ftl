# Oath: Namen, Texte und Regelhinweise der Nomaden-Karten (eigene Formulierungen); .own = 1 kennzeichnet einen deutschen Namen von uns.

card-rain-boots = Regenstiefel
    .text = Schlachtplan (Angreifer): Würfelseiten des Verteidigers mit genau einem Schild zählen nichts. Wirf diese Karte am Ende des Kampfs ab.
    .own = 1

card-ancient-binding = Uralter Bann
    .text = Aktion (platziere 1 Geheimnis, verbrenne 1 Geheimnis): Jede Person verbrennt alle ihre Geheimnisse auf Tableau und Karten bis auf eines. Du behältst nur das Geheimnis, das du auf diese Karte gelegt hast.
    .note-1 = Geheimnisse auf dem Banner des Dunkelsten Geheimnisses bleiben unberührt.
    .own = 1

card-horse-archers = Berittene Bogenschützen
    .text = Schlachtplan: Füge als Angreifer 3 Angriffswürfel hinzu oder entferne als Verteidiger drei. Wirf diese Karte am Ende des Kampfs ab.
    .own = 1

card-warning-signals = Warnfeuer
    .text = Schlachtplan (Verteidiger): Verteile deine Scharen beliebig zwischen deinem Tableau und den Orten, die du beherrschst; auf jedem dieser Orte muss mindestens 1 bleiben. Wirf diese Karte am Ende des Kampfs ab.
    .note-1 = Ein Bürger braucht dafür keine Erlaubnis des Kanzlers.
    .own = 1

card-elders = Stammesälteste
    .text = Aktion (platziere 2 Gunst): Nimm 1 Geheimnis.
    .own = 1

card-the-gathering = Die Zusammenkunft
    .text = Beim Ausspielen: Beginnend mit dem Kanzler darf jede Person ihre Figur hierherstellen. Danach dürfen alle Personen hier untereinander Gunst, Geheimnisse, Reliquien und Ratgeber verbindlich austauschen.
    .note-1 = Figuren und Angebote folgen der Zugreihenfolge, der Kanzler zuerst, gleich wer diese Karte gespielt hat.
    .note-2 = Beliebig viele Absprachen sind erlaubt.
    .note-3 = Die Figuren bleiben hier.
    .own = 1

card-faithful-friend = Treuer Gefährte
    .text = Beim Ausspielen: Erhalte 4 Vorräte.
    .own = 1

card-tents = Zelte
    .text = Reisen (platziere 1 Gunst): An einen Ort deiner eigenen Region darfst du reisen, ohne Vorräte auszugeben.
    .note-1 = Du entscheidest zu Beginn: Schickt dich der Herrscher des Neblichen Waldes in eine andere Region, hilft dir das nicht.
    .own = 1

card-great-herd = Große Herde
    .text = Beim Ausspielen: Du darfst diese Karte mit einer Nomaden-Karte an einem beliebigen Ort vertauschen.
    .note-1 = Eine gesperrte Karte lässt sich nicht vertauschen.
    .own = 1

card-convoys = Wagenzüge
    .text = Aktion (platziere 1 Gunst): Lege den ganzen Ablagestapel einer anderen Region auf den deiner Region, auch wenn deiner leer ist.
    .own = 1

card-vow-of-kinship = Sippengelübde
    .text = Lege all deine Gunst in das Gunstlager der Nomaden. Gunst, die du nehmen würdest, kommt stattdessen dorthin. Du darfst die Gunst im Gunstlager der Nomaden nutzen, als läge sie auf deinem Tableau.
    .note-1 = Was Gunst von deinem Tableau nimmt, erreicht das Lager nicht, und du musst nie Gunst daraus einsetzen.
    .note-2 = Auch Gunst, die dir gegeben wird, kommt in das Lager.
    .own = 1

card-wild-mounts = Wilde Reittiere
    .text = Schlachtplan: Statt all deiner Nomaden-Schlachtpläne, die du in diesem Kampf abwerfen müsstest, darfst du eine einzige Wildnis-Karte abwerfen, die du beherrschst.
    .note-1 = Räuber nutzen sie, wenn sie mindestens zwei Karten abwerfen müssten: Sie werfen ihre erste Wildnis-Karte ab, gezählt vom obersten Ort der Wiege abwärts.
    .own = 1

card-lancers = Lanzenreiter
    .text = Schlachtplan (Angreifer): Verdopple deinen gesamten Angriffswurf. Wirf diese Karte am Ende des Kampfs ab.
    .note-1 = Auch Schädel verdoppeln sich.
    .own = 1

card-mountain-giant = Bergriese
    .text = Schlachtplan (platziere 1 Geheimnis): Wähle: 1 Angriffswürfel oder 3 Angriffswürfel, wobei diese Karte am Ende des Kampfs abgeworfen wird. Füge die Würfel als Angreifer hinzu oder entferne sie als Verteidiger.
    .note-1 = Nur bei 3 Würfeln wird die Karte abgeworfen.
    .own = 1

card-rival-khan = Rivalisierender Khan
    .text = Schlachtplan: Hat dein Gegner einen Nomaden-Ratgeber, füge als Angreifer 4 Angriffswürfel hinzu oder entferne als Verteidiger vier. Wirf diese Karte am Ende des Kampfs ab.
    .own = 1

card-lost-tongue = Vergessene Sprache
    .text = Beständig: Andere Personen, die keine Nomaden-Karte beherrschen, können deine Reliquien und Banner weder als Ziel wählen noch auf andere Weise nehmen.
    .own = 1

card-special-envoy = Sonderbotschafter
    .text = Reisen: Du darfst reisen, ohne Vorräte auszugeben; danach endet dein Agieren.
    .own = 1

card-resettle = Umsiedlung
    .text = Aktion: Versetze einen offenen Nomaden-Ratgeber einer beliebigen Person an einen Ort deiner Wahl.
    .own = 1

card-oracle = Orakel
    .text = Aktion (platziere 2 Geheimnisse): Nimm die oberste Vision aus dem Weltstapel und spiele sie oder wirf sie ab, als hättest du sie gesucht.
    .note-1 = Das rückt den Marker der gezogenen Visionen weiter; die übrigen Karten behalten ihre Reihenfolge.
    .note-2 = Die Vision darf verdeckt zu deinen Ratgebern kommen und mit dem Gesprungenen Horn unter den Weltstapel.
    .note-3 = Der Frondienst muss gezahlt werden.
    .own = 1

card-pilgrimage = Pilgerfahrt
    .text = Beim Ausspielen: Lege alle Bewohner an deinem Ort zu den Vertriebenen und mische diese. Ziehe von dort ebenso viele Karten, schaue sie an und lege sie auf den Ablagestapel deiner Region.
    .own = 1

card-spell-breaker = Zauberbrecher
    .text = Beständig: Gegner des Herrschers dieser Karte können keine Fähigkeiten nutzen, die Geheimnisse kosten, gleich ob platziert oder verbrannt.
    .note-1 = Dazu zählen auch ein Geheimnis durch die Schimmernde Rüstung, das Verdecken von Geheimnissen beim Begrabenen Riesen und an der Verborgenen Stätte sowie die Verschwörung.
    .note-2 = Anwerben mit dem Weiheritus ist nicht betroffen.
    .own = 1

card-mounted-patrol = Berittene Patrouille
    .text = Schlachtplan (Verteidiger): Der Angreifer wirft nur die abgerundete Hälfte seines Angriffsbestands. Wirf diese Karte am Ende des Kampfs ab.
    .note-1 = Halbiert wird der endgültige Bestand nach allen anderen Plänen.
    .own = 1

card-great-crusade = Großer Heerzug
    .text = Schlachtplan: Füge für jede Nomaden-Karte, die du beherrschst, als Angreifer 1 Angriffswürfel hinzu oder entferne als Verteidiger einen. Wirf diese Karte am Ende des Kampfs ab.
    .note-1 = Diese Karte zählt sich mit.
    .own = 1

card-ancient-bloodline = Uralte Blutlinie
    .text = Beständig: Deine Gegner müssen alle Bewohner und Reliquien an Orten, die du beherrschst, als gesperrt behandeln.
    .note-1 = Solche Reliquien können sie nicht bergen, abwerfen oder versetzen.
    .note-2 = Das gilt jederzeit, nicht nur in Kämpfen.
    .own = 1

card-ancient-pact = Uralter Pakt
    .text = Beim Ausspielen: Bist du Exilant und besitzt das Dunkelste Geheimnis, darfst du es dem Kanzler geben, um Bürger zu werden und eine ungesehene Reliquie aus dem Reichsreliquienschrein zu erhalten. Dann endet dein Agieren, und deine Vorräte werden komplett aufgefüllt.
    .note-1 = Das darf nur ein Exilant.
    .own = 1

card-storm-caller = Sturmrufer
    .text = Schlachtplan (Verteidiger): Füge 2 Verteidigungswürfel hinzu. Wirf diese Karte am Ende des Kampfs ab.
    .own = 1

card-family-wagon = Wagen der Sippe
    .text = Du darfst nur 1 Ratgeber haben, der nicht zu den Nomaden gehört, aber beliebig viele Nomaden-Ratgeber; diese ignorieren dein Ratgeberlimit.
    .note-1 = Das neue Limit gilt schon, während du diese Karte spielst.
    .note-2 = Der Rattenfänger darf danach immer dazukommen.
    .own = 1

card-way-station = Karawanserei
    .text = Beständig: Der Herrscher dieser Karte darf an diesen Ort reisen, ohne Vorräte auszugeben. Dasselbe darf jede Person, die ihm dafür 1 Gunst gibt; für das Reich erhält sie der Kanzler, und herrschen Räuber, wird sie verbrannt.
    .own = 1

card-twin-brother = Zwillingsbruder
    .text = Beim Ausspielen: Du darfst diese Karte mit einem offenen Nomaden-Ratgeber einer anderen Person vertauschen.
    .own = 1

card-hospitality = Gastfreundschaft
    .text = Reisen: Nach dem Reisen darfst du 1 Gunst aus einem Gunstlager nehmen, dessen Farbe sowohl eine Karte an deinem Ort als auch einer deiner Ratgeber hat.
    .own = 1

card-a-fast-steed = Ein schnelles Ross
    .text = Reisen (platziere 1 Gunst): Hast du höchstens 3 Scharen auf deinem Tableau, darfst du reisen, ohne Vorräte auszugeben.
    .own = 1

card-relic-worship = Reliquienkult
    .text = Bergen: Nach dem Bergen einer Reliquie darfst du 3 Vorräte erhalten.
    .own = 1

card-sacred-ground = Heiliger Boden
    .text = Beständig: Niemand kann eine Vision offen spielen, außer die eigene Figur steht am Ort dieser Karte. Die Verschwörung ist ausgenommen.
    .own = 1
