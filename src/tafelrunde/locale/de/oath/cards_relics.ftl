# Oath: Namen, Texte und Regelhinweise der Reliquien (eigene Formulierungen); .own = 1 kennzeichnet einen deutschen Namen von uns.

card-sticky-fire = Haftfeuer
    .text = Schlachtplan: Bist du siegreich, darfst du die gesamten Truppen deines Gegners erledigen; tust du es, musst du ihm, wenn möglich, 1 Gunst geben.
    .note-1 = Die Gunst erhält die Person, gegen die du kämpfst, keine Verbündeten; sie ist auch fällig, wenn der Gegner das Erledigen ignoriert.
    .note-2 = Gunst, die ein Gelübde im Gunstlager der Nomaden für dich verwahrt, ist nicht fällig.
    .own = 1

card-cursed-cauldron = Verfluchter Kessel
    .text = Schlachtplan: Bist du siegreich, nimm 1 Schar für jede gegnerische Schar, die in diesem Kampf erledigt wurde.
    .note-1 = Scharen, die das Spital rettet, zählen nicht; durch Bärenfallen erledigte zählen.
    .note-2 = Ein Bürger nimmt immer lila Scharen.
    .own = 1

card-brass-horse = Messingpferd
    .text = Aktion (platziere 1 Geheimnis): Zeige die oberste Karte im Ablagestapel deiner Region. Reise an einen Ort mit einer Karte dieser Farbe, ohne Vorräte auszugeben; ist das nicht möglich, an einen beliebigen Ort.
    .note-1 = Der Stapel darf nicht leer sein. Die Karte kommt verdeckt zurück.
    .note-2 = Eine Vision entspricht keiner Farbe; du darfst dann jeden Ort wählen.
    .note-3 = Aus einem gegnerisch beherrschten Neblichen Wald heraus wählt dessen Herrscher unter den möglichen Orten.
    .own = 1

card-truthful-harp = Harfe der Wahrheit
    .text = Suchen: Du darfst 2 Karten mehr ziehen; tust du es, zeigst du allen die gezogenen Karten und auch die, die du behältst.
    .note-1 = Du entscheidest vor dem Ziehen; eine Vision beendet das Ziehen trotzdem.
    .own = 1

card-grand-mask = Prachtvolle Maske
    .text = Beständig: Bist du Exilant, beherrschst in deinem Zug du anstelle der Reichsverbündeten die Karten an Reichsorten, ausgenommen Schlachtpläne.
    .note-1 = Nur die Karten, nicht die Orte.
    .own = 1

card-horned-mask = Gehörnte Maske
    .text = Aktion (platziere 1 Geheimnis): Vertausche einen deiner offenen Ratgeber mit einer Karte an deinem Ort.
    .note-1 = Das Vertauschen ist kein Spielen: Du nimmst keine Gunst.
    .own = 1

card-cup-of-plenty = Kelch des Überflusses
    .text = Tauschen: Mit einer Karte, deren Farbe einem deiner Ratgeber entspricht, darfst du tauschen, ohne Vorräte auszugeben.
    .own = 1

card-whistle = Lockpfeife
    .text = Aktion (platziere 1 Geheimnis): Wähle eine Person, deren Figur nicht an deinem Ort steht: Sie muss, wenn möglich, an deinen Ort reisen, ohne Vorräte auszugeben. Bei der Ankunft erhält sie das Geheimnis auf dieser Reliquie.
    .note-1 = Sie erhält das Geheimnis offen.
    .note-2 = Sie muss dafür nie ein Geheimnis verdecken oder Zoll zahlen.
    .note-3 = Darfst du keine Geheimnisse weggeben, bleibt das Geheimnis auf dieser Reliquie.
    .own = 1

card-dowsing-sticks = Wünschelruten
    .text = Aktion (platziere 1 Geheimnis, verbrenne 2 Gunst): Schaue die oberste Reliquie des Stapels an; behalte sie oder lege sie unter den Stapel.
    .own = 1

card-cracked-horn = Gesprungenes Horn
    .text = Suchen: Du darfst alle Karten, die du bei diesem Suchen abwirfst, unter den Weltstapel legen.
    .note-1 = Auch Visionen; die Leiste der gezogenen Visionen ändert sich dadurch nicht.
    .own = 1

card-bandit-crown = Räuberkrone
    .text = Beständig: Räuber gelten an allen Orten, die kein Gegner beherrscht, als deine Scharen; leere Orte beherrschst also du. Sie können nicht erledigt, versetzt oder geopfert werden.
    .note-1 = Du darfst daher auch deine letzte eigene Schar von einem Ort nehmen, und Räuber an einem Ziel zählen zu deiner Verteidigung.
    .note-2 = In der Chronik beherrscht der Sieger mit dieser Reliquie oder ein Bürger des siegreichen Reichs, der sie besitzt, auch die leeren Orte; sie bleiben erhalten.
    .note-3 = An einem Ort, den du beherrschst, zählen sie zusätzlich zu deinen eigenen Scharen; auch auf einen leeren Ort darfst du daher Scharen stellen. An Orten von Gegnern und an verdeckten Orten hast du keine.
    .note-4 = Wirst du besiegt, zählen Räuber bei der Hälfte mit, die du verlierst; erledigt werden aber nur deine eigenen Scharen.
    .note-5 = Für einen Bürger sind sie lila Scharen. Kämpfen ein Bürger und das Reich gegeneinander, stehen sie nur dem bei, der diese Reliquie besitzt, einem Bürger nur an leeren Orten.

card-ring-of-devotion = Ring der Hingabe
    .text = Du kannst keine Scharen auf Orte stellen. Bei jedem Anwerben nimmst du 2 Scharen mehr.
    .note-1 = Das gilt für jede Art: nach einem Sieg, als Nebenaktion, durch Warnfeuer und so weiter.
    .own = 1

card-skeleton-key = Dietrich
    .text = Aktion (platziere 1 Geheimnis, verbrenne 1 Geheimnis): Nur wenn der Kanzler deinen Ort beherrscht: Schaue eine Reliquie im Reichsreliquienschrein an; du darfst sie nehmen.
    .note-1 = Auch der Kanzler darf ihn nutzen.
    .own = 1

card-oracular-pig = Orakelschwein
    .text = Aktion: Schaue die obersten 3 Karten des Weltstapels an.
    .own = 1

card-circlet-of-command = Stirnreif der Macht
    .text = Beständig: Andere Personen können deine Banner und deine übrigen Reliquien weder als Ziel wählen noch nehmen. Deine Figur und Gunst fügen als Ziel 1 Verteidigungswürfel mehr hinzu.
    .note-1 = Dein eigenes Banner darfst du weiterhin bergen.
    .own = 1

card-ivory-eye = Elfenbeinauge
    .text = Aktion (platziere 1 Geheimnis): Schaue einen beliebigen verdeckten Ort, einen verdeckten Ratgeber oder eine verdeckte Reliquie an einem Ort an.
    .own = 1

card-map = Landkarte
    .text = Aktion: Lege diese Reliquie unter den Reliquienstapel, um 4 Vorräte zu erhalten.
    .own = 1

card-obsidian-cage = Obsidiankäfig
    .text = Schlachtplan: Bist du siegreich, stelle die Überlebenden der gegnerischen Truppen auf diese Reliquie. Aktion: Lass beliebige gefangene Scharen auf ein Tableau ihrer Farbe frei.
    .note-1 = Das Spital kommt vorher.
    .note-2 = Kommt die Reliquie in den Stapel zurück, muss ihr Besitzer die Scharen zurückgeben.
    .note-3 = Scharen eines Exilanten, der Bürger geworden ist, kommen als lila Scharen zurück.
    .own = 1

card-book-of-records = Buch der Aufzeichnungen
    .text = Suchen: Spielst du eine Karte an einen Ort, musst du 1 Geheimnis statt 1 Gunst nehmen.
    .own = 1

card-dragonskin-drum = Drachenhauttrommel
    .text = Reisen: Nach dem Reisen darfst du 1 Schar nehmen.
    .note-1 = Auch erzwungenes Reisen zählt.
    .own = 1

card-the-grand-scepter = Prachtvolles Zepter
    .text = In dem Zug, in dem es genommen wurde, kannst du es nicht nutzen. Aktionen: Schaue die Reliquien im Reichsreliquienschrein an; biete einem Exilanten das Bürgertum an; schicke einen anderen Bürger ins Exil.
    .note-1 = Im Austausch wird es gegeben und nicht genommen: Dann darfst du es sofort nutzen.
    .note-2 = Es gehört nie zum Reliquienstapel; der Kanzler beginnt mit ihm.
