# Oath: Namen, Texte und Regelhinweise der Heimat-Karten (eigene Formulierungen); .own = 1 kennzeichnet einen deutschen Namen von uns.

card-tinkers-fair = Kesselflickermesse
    .text = Aktion: Vereinbare mit einer anderen Person einen verbindlichen Austausch von Gunst, Geheimnissen und Reliquien.

card-wayside-inn = Herberge am Wegesrand
    .text = Aktion (platziere 1 Gunst): Erhalte 2 Vorräte.
    .own = 1

card-extra-provisions = Extraproviant
    .text = Schlachtplan (Verteidiger; platziere 1 Gunst): Füge 1 Verteidigungswürfel hinzu.
    .note-1 = Es ist 1 Würfel, auch wenn manche Kartenlisten 2 nennen.
    .own = 1

card-memory-of-home = Erinnerung an die Heimat
    .text = Aktion (verbrenne 1 Geheimnis): Lege alle Gunst eines Gunstlagers deiner Wahl in das Gunstlager der Heimat.
    .own = 1

card-welcoming-party = Willkommensfest
    .text = Suchen: Spielst du einen gezogenen Bewohner sofort offen, darfst du 1 Gunst aus dem Gunstlager der Heimat nehmen. Eine Karte, die schon dein verdeckter Ratgeber war, zählt nicht.
    .note-1 = Keine Gunst für eine verdeckt behaltene Karte und auch keine für das Spielen dieser Karte selbst.
    .own = 1

card-traveling-doctor = Wanderarzt
    .text = Schlachtplan: Wirst du besiegt, wird keine Schar deiner Truppen erledigt und diese Karte abgeworfen. Ignoriere Fähigkeiten, die deine gesamten Truppen erledigen würden.
    .own = 1

card-storyteller = Geschichtenerzähler
    .text = Aktion (platziere 1 Gunst): Lege 1 Geheimnis aus dem gemeinsamen Lager auf das Dunkelste Geheimnis.
    .note-1 = Auch erlaubt, wenn niemand das Banner besitzt.
    .own = 1

card-armed-mob = Bewaffneter Pöbel
    .text = Aktion (platziere 1 Gunst): Wirf einen offenen Ratgeber der Person ab, die das Dunkelste Geheimnis besitzt, sofern sie nicht auch die Volksgunst besitzt.
    .own = 1

card-tavern-songs = Wirtshauslieder
    .text = Aktion: Schaue die obersten 3 Karten im Ablagestapel deiner Region an.
    .own = 1

card-homesteaders = Siedler
    .text = Aktion: Versetze einen deiner offenen Ratgeber an deinen Ort.
    .own = 1

card-crop-rotation = Fruchtfolge
    .text = Suchen: Bevor du eine Karte an einen Ort spielst, darfst du dort einen Bewohner abwerfen.
    .note-1 = Lässt sich mit der Volksgunst verbinden.
    .own = 1

card-a-round-of-ale = Eine Runde Bier
    .text = Aktion (platziere 1 Gunst): Lege wie beim Ruhen alle Gunst und alle Geheimnisse von den Karten zurück und decke deine verdeckten Geheimnisse auf. Die Gunst auf dieser Karte bleibt liegen.
    .own = 1

card-land-warden = Landvogt
    .text = Suchen (platziere 1 Gunst): Du darfst 2 der gezogenen Karten spielen statt 1, wenn mindestens eine davon an einen Ort geht.
    .note-1 = Die andere darf verdeckt zu deinen Ratgebern kommen.
    .note-2 = Die Volksgunst darf für beide genutzt werden.
    .own = 1

card-charming-friend = Charmanter Freund
    .text = Aktion (platziere 1 Geheimnis): Nimm 1 Gunst von einer anderen Person, deren Figur an deinem Ort steht.
    .own = 1

card-village-constable = Dorfbüttel
    .text = Schlachtplan: Besitzt dein Gegner die Volksgunst nicht, füge als Angreifer 2 Angriffswürfel hinzu oder entferne als Verteidiger zwei.
    .own = 1

card-family-heirloom = Erbstück
    .text = Beim Ausspielen: Schaue die oberste Reliquie des Stapels an; behalte sie oder lege sie unter den Stapel.
    .own = 1

card-news-from-afar = Kunde aus der Ferne
    .text = Suchen (platziere 2 Gunst): Für dieses Suchen gibst du keine Vorräte aus.
    .own = 1

card-levelers = Gleichmacher
    .text = Aktion (platziere 1 Geheimnis): Lege 2 Gunst aus dem vollsten Gunstlager in das leerste. Bei Gleichstand entscheidest du.
    .own = 1

card-fabled-feast = Sagenhaftes Festmahl
    .text = Beim Ausspielen: Wähle ein Gunstlager und nimm daraus 1 Gunst für jede Heimat-Karte, die du beherrschst, diese eingeschlossen.
    .note-1 = An einem Ort, den du nicht beherrschst, zählt diese Karte nicht mit.
    .note-2 = Die Vermählung ist hier nur eine Karte.
    .own = 1

card-the-great-levy = Das große Aufgebot
    .text = Schlachtplan (platziere 2 Gunst): Besitzt dein Gegner die Volksgunst nicht, füge als Angreifer 3 Angriffswürfel hinzu oder entferne als Verteidiger drei und ignoriere alle Schädel, die du würfelst.
    .note-1 = Die Bedingung gilt für beide Teile.
    .own = 1

card-hearts-and-minds = Herzen und Köpfe
    .text = Schlachtplan (Verteidiger; platziere 3 Gunst): Du bist in diesem Kampf sofort siegreich. Wirf diese Karte am Ende ab, außer du besitzt die Volksgunst.
    .own = 1

card-relic-breaker = Reliquienbrecher
    .text = Aktion (platziere 1 Gunst): Lege eine verdeckte Reliquie an deinem Ort unter den Reliquienstapel und nimm 3 Scharen.
    .own = 1

card-book-binders = Buchbinder
    .text = Beständig: Immer wenn eine andere Person eine Vision offen spielt, darfst du 2 Gunst aus einem Gunstlager deiner Wahl nehmen.
    .note-1 = Auch die Verschwörung zählt.
    .own = 1

card-ballot-box = Wahlurne
    .text = Aktion: Bist du Exilant und besitzt die Volksgunst, werde Bürger, allerdings ohne Reliquie. Dein Agieren endet, und deine Vorräte werden komplett aufgefüllt.
    .own = 1

card-saddle-makers = Sattler
    .text = Beständig: Immer wenn eine andere Person eine Nomaden- oder Ordnungs-Karte spielt, darfst du 2 Gunst aus dem Gunstlager von deren Farbe nehmen.
    .note-1 = Das kommt nach der Gunst für das Spielen an einen Ort und vor „Beim Ausspielen“-Fähigkeiten.
    .own = 1

card-herald = Herold
    .text = Beständig: Immer wenn eine andere Person gegen eine Person gekämpft hat, darfst du 1 Gunst aus einem beliebigen Gunstlager nehmen. Kämpfe gegen Räuber zählen nicht.
    .own = 1

card-rowdy-pub = Rauflustige Schenke
    .text = Anwerben: Wirbst du auf dieser Karte an, darfst du 1 Schar mehr nehmen.
    .own = 1

card-vow-of-peace = Friedensgelübde
    .text = Beständig: Du kannst nicht kämpfen. Wer dich angreift, kann keine Scharen opfern, um seinen Angriffswert zu erhöhen.
    .note-1 = Hat es der Kanzler, dürfen Bürger trotzdem kämpfen.

card-deed-writer = Urkundenschreiber
    .text = Aktion: Vereinbare mit einer anderen Person einen verbindlichen Austausch von Gunst, Geheimnissen und beherrschten Orten. Wechselt ein Ort den Herrscher, versetzt der alte seine Scharen von dort auf sein Tableau und der neue Scharen von seinem Tableau dorthin.
    .note-1 = Ein Bürger handelt ohne Erlaubnis und nimmt die Scharen an sich.
    .note-2 = Der neue Herrscher stellt mindestens 1 Schar auf den Ort; mit der Räuberkrone darf es auch keine sein.
    .note-3 = Reichsverbündete können Reichsorte nicht untereinander handeln.
    .own = 1

card-salad-days = Goldene Jugendzeit
    .text = Beim Ausspielen: Nimm 3 Gunst, je 1 aus drei verschiedenen Gunstlagern.
    .note-1 = Das kommt zur Gunst für das Spielen an einen Ort hinzu.
    .own = 1

card-marriage = Vermählung
    .text = Beständig: Zählt als zwei Heimat-Ratgeber, belegt aber nur einen Ratgeberplatz.
    .note-1 = Auch in der Chronik zählt sie bei der häufigsten Farbe doppelt.
    .own = 1

card-hospital = Spital
    .text = Schlachtplan: Beherrschst du den Ort dieser Karte am Ende des Kampfs noch, werden deine Scharen, die darin erledigt würden, stattdessen dorthin gestellt.
    .note-1 = Sie kommen erst am Ende des Kampfs dorthin und gelten nicht als erledigt.
    .own = 1

card-awaited-return = Ersehnte Heimkehr
    .text = Tauschen: Du darfst 1 Schar von deinem Tableau opfern, um für dieses Tauschen keine Vorräte auszugeben.
    .own = 1
