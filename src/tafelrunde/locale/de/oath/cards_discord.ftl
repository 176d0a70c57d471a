# Oath: Namen, Texte und Regelhinweise der Chaos-Karten (eigene Formulierungen); .own = 1 kennzeichnet einen deutschen Namen von uns.

card-mercenaries = Söldner
    .text = Schlachtplan (platziere 1 Gunst): Füge als Angreifer 3 Angriffswürfel hinzu oder entferne als Verteidiger drei. Wirst du dann besiegt, wirf diese Karte ab.
    .own = 1

card-a-small-favor = Ein kleiner Gefallen
    .text = Beim Ausspielen: Nimm 4 Scharen.
    .own = 1

card-second-wind = Zweiter Atem
    .text = Schlachtplan (Angreifer; platziere 1 Geheimnis, verbrenne 1 Gunst): Bist du siegreich, darfst du reisen und danach kämpfen, beides ohne Vorräte auszugeben.
    .note-1 = Alle anderen Schlachtpläne des Kampfs und auch der Hinterhalt kommen vorher.
    .own = 1

card-sleight-of-hand = Taschenspielerei
    .text = Aktion (platziere 1 Gunst): Nimm 1 Geheimnis von einer anderen Person, deren Figur an deinem Ort steht und die mindestens 2 hat.
    .own = 1

card-key-to-the-city = Schlüssel zur Stadt
    .text = Beim Ausspielen: Steht die Figur des Herrschers dieses Ortes nicht hier, erledige alle Scharen hier, nimm dann 1 Schar und stelle sie hierher.
    .note-1 = Das gelingt auch an einem leeren Ort, den Räuber beherrschen.
    .own = 1

card-scryer = Hellseherin
    .text = Aktion (platziere 1 Geheimnis): Schaue einen beliebigen Ablagestapel durch.
    .note-1 = Du siehst den ganzen Stapel, nicht nur die oberste Karte.
    .own = 1

card-disgraced-captain = Entehrter Hauptmann
    .text = Schlachtplan (Angreifer; platziere 1 Gunst, verbrenne 1 Gunst): Liegt an mindestens einem angegriffenen Ort eine Ordnungs-Karte, füge 4 Angriffswürfel hinzu.
    .note-1 = Der Ort selbst muss Ziel sein; eine Figur oder Reliquie dort als Ziel reicht nicht.
    .own = 1

card-naysayers = Neinsager
    .text = Ruhen: Besitzt ein Exilant den Bewahrertitel, als Bewahrer oder als Thronräuber, darfst du dem Kanzler 1 Gunst nehmen.
    .note-1 = Dieser Exilant darfst auch du selbst sein.
    .own = 1

card-book-burning = Brennende Bücher
    .text = Schlachtplan (Angreifer): Bist du siegreich und war die Figur des Verteidigers ein Ziel, verbrennt er außerdem alle Geheimnisse auf seinem Tableau bis auf eines.
    .note-1 = Offene und verdeckte Geheimnisse gleichermaßen.
    .own = 1

card-charlatan = Scharlatan
    .text = Beim Ausspielen: Verbrenne alle Geheimnisse auf dem Dunkelsten Geheimnis bis auf eines.
    .note-1 = Gemeint sind nur die Geheimnisse auf dem Banner selbst.
    .own = 1

card-assassin = Meuchelmörderin
    .text = Dein Ratgeberlimit ist 2. Aktion (platziere 1 Gunst): Wirf einen offenen Ratgeber deiner Wahl von einer anderen Person ab, deren Figur an deinem Ort steht.
    .note-1 = Mit zwei gesperrten Ratgebern kannst du diese Karte nicht spielen.

card-downtrodden = Geknechtete
    .text = Anwerben: Wirbst du auf einer Karte an, deren Gunstlager weniger Gunst enthält als jedes andere, darfst du 2 Scharen mehr nehmen.
    .own = 1

card-blackmail = Erpressung
    .text = Beim Ausspielen: Wähle eine Reliquie einer anderen Person, deren Figur an deinem Ort steht. Nimm sie, außer die Person gibt dir 3 Gunst.
    .own = 1

card-cracked-sage = Wirrer Weiser
    .text = Schlachtplan (platziere 1 Geheimnis, verbrenne 1 Gunst): Hat dein Gegner einen Mystik-Ratgeber, füge als Angreifer 4 Angriffswürfel hinzu oder entferne als Verteidiger vier.
    .own = 1

card-dissent = Aufbegehren
    .text = Beim Ausspielen: Jede Person, die nicht die Volksgunst besitzt, legt Gunst auf diese Karte: 1 für jede verschiedene Farbe unter den Karten, die sie beherrscht.
    .note-1 = Der Kanzler und jeder Bürger zählen jeweils alle Karten an Reichsorten.
    .own = 1

card-false-prophet = Falscher Prophet
    .text = Beim Ausspielen: Bist du Exilant, nimm 1 Schar und stelle sie auf eine offenbarte Vision einer beliebigen Person. Von da an gilt diese Vision auch als von dir offenbart. Wird die Vision abgeworfen, wird die Schar erledigt, und du spielst die Vision oder wirfst sie ab, als hättest du sie gesucht.
    .note-1 = Die Schar bleibt, wenn du Bürger wirst, aber gewinnen kannst du damit nur als Exilant.
    .own = 1

card-vow-of-renewal = Gelübde der Erneuerung
    .text = Beständig: Du kannst die Volksgunst nicht bergen. Immer wenn jemand Gunst verbrennt, erhältst du diese Gunst.
    .note-1 = Das schließt Gunst ein, die für das Bergen einer Reliquie verbrannt wird, auch wenn du selbst birgst.
    .own = 1

card-zealots = Eiferer
    .text = Schlachtplan (Angreifer; platziere 1 Gunst): Sind die verteidigenden Truppen größer als deine, erhöht jede Schar, die du opferst, deinen Angriffswert um 3 statt um 1.
    .note-1 = Verglichen wird in dem Moment, in dem du den Plan nutzt.
    .own = 1

card-royal-ambitions = Griff nach der Krone
    .text = Beim Ausspielen: Bist du Exilant und beherrschst mehr Orte als der Kanzler, darfst du Bürger werden und eine ungesehene Reliquie aus dem Reichsreliquienschrein erhalten. Dann endet dein Agieren, und deine Vorräte werden komplett aufgefüllt.
    .own = 1

card-salt-the-earth = Versalzene Erde
    .text = Du kannst diese Karte nicht an einen Ort mit einer gesperrten Karte spielen; sie ignoriert das Kartenlimit des Ortes. Beim Ausspielen: Wirf alle anderen Bewohner an diesem Ort ab. Sein Kartenlimit ist von nun an 1.
    .note-1 = Sie darf an die Versunkene Stadt, aber nicht an einen verdeckten Ort.
    .note-2 = Verlässt sie den Ort, gilt wieder das alte Kartenlimit; an der Versunkenen Stadt kann daher kein Bauwerk sie ersetzen.
    .own = 1

card-beast-tamer = Tierbändiger
    .text = Beständig: Deine Gegner können gegen dich keine Wildnis- oder Nomaden-Schlachtpläne nutzen.
    .own = 1

card-riots = Aufruhr
    .text = Beim Ausspielen: Liegt die Volksgunst auf der Meute-Seite, wirf an allen Orten jede Karte der Farbe ab, die dort am häufigsten ist; bei Gleichstand wählst du. Diese Karte bleibt liegen.
    .note-1 = Nur Karten an Orten zählen und werden abgeworfen.
    .own = 1

card-silver-tongue = Silberzunge
    .text = Dein Ratgeberlimit ist 2. Ruhen: Du darfst 1 Gunst aus einem Gunstlager nehmen, dessen Farbe eine Karte an deinem Ort hat.
    .note-1 = Mit zwei gesperrten Ratgebern kannst du diese Karte nicht spielen.
    .own = 1

card-gambling-hall = Spielhölle
    .text = Aktion (platziere 2 Gunst): Wirf 4 Verteidigungswürfel und nimm so viel Gunst aus einem Gunstlager, wie du Schilde gewürfelt hast.
    .note-1 = Verdoppelnde Würfelseiten vervielfachen die Summe wie im Kampf.
    .own = 1

card-boiling-lake = Brodelnder See
    .text = Beständig: Wer an diesen Ort reist, ohne diese Karte zu beherrschen, muss, wenn möglich, 2 Scharen auf dem eigenen Tableau erledigen.
    .note-1 = Auch erzwungenes Reisen zählt.
    .own = 1

card-relic-thief = Reliquiendieb
    .text = Beständig: Nachdem eine andere Person, deren Figur in deiner Region steht, eine oder mehrere Reliquien genommen hat, darfst du 1 Gunst und 1 Geheimnis platzieren und für jede davon 1 Verteidigungswürfel werfen. Zeigt kein Würfel einen Schild, nimmst du alle diese Reliquien.
    .note-1 = Du zahlst in dem Moment, in dem du ihn nutzt.
    .note-2 = Es gilt auch für Reliquien, die dir im Kampf genommen wurden, aber nicht für solche, die in einem Austausch oder Bürgertumangebot gegeben werden.
    .note-3 = Die verdoppelnde Würfelseite ist kein Schild.
    .own = 1

card-enchantress = Zauberin
    .text = Aktion (verbrenne 1 Geheimnis): Vertausche diese Karte mit einem beliebigen offenen Ratgeber.
    .note-1 = Überschreitet jemand dadurch das Ratgeberlimit, wirft diese Person einen Ratgeber ab, aber nicht die Zauberin.
    .own = 1

card-insomnia = Schlaflose Nächte
    .text = Dein Ratgeberlimit ist 2. Ruhen: Du darfst 1 Geheimnis nehmen.
    .note-1 = Mit zwei gesperrten Ratgebern kannst du diese Karte nicht spielen.
    .own = 1

card-sneak-attack = Hinterhalt
    .text = Beständig: Direkt nach dem Kampf einer anderen Person darfst du gegen diese Person kämpfen, ohne Vorräte auszugeben.
    .note-1 = Für die Wahl des Verteidigers gelten die üblichen Regeln.
    .note-2 = Das geschieht sofort, noch vor dem Zweiten Atem.
    .own = 1

card-gossip = Klatsch und Tratsch
    .text = Beständig: Gegner des Herrschers dieser Karte können keine Karten verdeckt zu ihren Ratgebern spielen.
    .note-1 = Bereits verdeckte Ratgeber bleiben.
    .note-2 = Beherrschen Räuber diese Karte, bindet sie alle Personen.
    .note-3 = Der Spielaufbau ist nicht betroffen.
    .own = 1

card-bandit-chief = Räuberhauptmann
    .text = Beim Ausspielen: Erledige 1 Schar auf jedem Ort. Solange diese Karte offen liegt, hat jeder Ort 2 Räuber mehr.
    .own = 1

card-chaos-cult = Chaoskult
    .text = Beständig: Immer wenn eine andere Person Bewahrer wird, nimmst du ihr danach 1 Gunst.
    .own = 1

card-slander = Verleumdung
    .text = Schlachtplan (Angreifer; platziere 1 Gunst): Bist du siegreich und war die Figur des Verteidigers ein Ziel, verbrennt er alle Gunst auf seinem Tableau statt der Hälfte.
    .own = 1
