# Oath: Namen der Farben, Regionen, Spielziele, Visionen, Banner, Felder des Schreins, Rollen,
# Spielerfarben, Phasen, Aktionen, Marker, Würfel, Titel und Siege.
# „.own = 1“ kennzeichnet einen deutschen Namen von uns.

## Farben der Karten

suit = Farbe

suit-discord = Chaos
    .card = Chaos-Karte
    .cards = Chaos-Karten
    .bank = Gunstlager des Chaos
    .letter = C

suit-arcane = Mystik
    .card = Mystik-Karte
    .cards = Mystik-Karten
    .bank = Gunstlager der Mystik
    .letter = M

suit-order = Ordnung
    .card = Ordnungs-Karte
    .cards = Ordnungs-Karten
    .bank = Gunstlager der Ordnung
    .letter = O

suit-hearth = Heimat
    .card = Heimat-Karte
    .cards = Heimat-Karten
    .bank = Gunstlager der Heimat
    .letter = H

suit-beast = Wildnis
    .card = Wildnis-Karte
    .cards = Wildnis-Karten
    .bank = Gunstlager der Wildnis
    .letter = W

suit-nomad = Nomaden
    .card = Nomaden-Karte
    .cards = Nomaden-Karten
    .bank = Gunstlager der Nomaden
    .letter = N

suit-none = keine Farbe
suit-any = beliebige Farbe

## Regionen

region = Region

region-cradle = Wiege
    .the = die Wiege
    .in = in der Wiege
    .to = in die Wiege
    .from = aus der Wiege
    .pile = Ablagestapel der Wiege
    .text = Das Herz des Reichs mit zwei Orten; was hier abgeworfen wird, kommt in die Provinzen.

region-provinces = Provinzen
    .the = die Provinzen
    .in = in den Provinzen
    .to = in die Provinzen
    .from = aus den Provinzen
    .pile = Ablagestapel der Provinzen
    .text = Die Mitte des Spielplans mit drei Orten, von überall 2 Vorräte entfernt; was hier abgeworfen wird, kommt ins Hinterland.

region-hinterland = Hinterland
    .the = das Hinterland
    .in = im Hinterland
    .to = ins Hinterland
    .from = aus dem Hinterland
    .pile = Ablagestapel des Hinterlands
    .text = Der Rand des Reichs mit drei Orten, weit weg von der Wiege; was hier abgeworfen wird, kommt in die Wiege.

## Spielziele

oath = Spielziel

oath-supremacy = Bewahrer der Vorherrschaft
    .short = Vorherrschaft
    .text = Bewahrer ist, wer mehr Orte beherrscht als jeder andere.
    .successor = Nachfolger ist ein Bürger, der mehr Reliquien und Banner hat als der Kanzler und als jeder der übrigen Bürger.

oath-people = Bewahrer des Volkes
    .short = Volk
    .text = Bewahrer ist, wem das Banner der Volksgunst gehört.
    .successor = Nachfolger ist ein Bürger, dem das Banner des Dunkelsten Geheimnisses gehört.

oath-devotion = Bewahrer der Hingabe
    .short = Hingabe
    .text = Bewahrer ist, wem das Banner des Dunkelsten Geheimnisses gehört.
    .successor = Nachfolger ist ein Bürger, dem das Prachtvolle Zepter gehört.

oath-protection = Bewahrer der Geborgenheit
    .short = Geborgenheit
    .text = Bewahrer ist, wer mehr Reliquien und Banner zusammengezählt besitzt als jeder andere.
    .successor = Nachfolger ist ein Bürger, dem das Banner der Volksgunst gehört.

## Ziele von Spielzielen, Visionen und Nachfolgern

goal-most-sites = beherrscht mehr Orte als jeder andere
goal-peoples-favor = besitzt das Banner der Volksgunst
goal-most-relics-banners = besitzt mehr Reliquien und Banner als jeder andere
goal-darkest-secret = besitzt das Banner des Dunkelsten Geheimnisses
goal-more-relics-banners = besitzt mehr Reliquien und Banner als der Kanzler und als jeder der übrigen Bürger
goal-grand-scepter = besitzt das Prachtvolle Zepter

## Visionen

card-vision-conquest = Vision der Unterwerfung
    .text = Liegt diese Vision offenbart vor dir, gewinnst du als Exilant beim Erwachen, wenn du mehr Orte beherrschst als jeder andere und mindestens 3 Visionen vom Weltstapel gezogen sind.
    .note-1 = Gleichstand bei den Orten genügt nicht.
    .note-2 = Nach der 8. Runde geht sie allen anderen Visionen vor.
    .note-3 = Gewinnt sie die Partie, ist der nächste Eid der auf die Vorherrschaft.

card-vision-rebellion = Vision der Rebellion
    .text = Liegt diese Vision offenbart vor dir, gewinnst du als Exilant beim Erwachen, wenn dir das Banner der Volksgunst gehört und mindestens 3 Visionen vom Weltstapel gezogen sind.
    .note-1 = Nach der 8. Runde geht ihr nur die Vision der Unterwerfung vor.
    .note-2 = Gewinnt sie die Partie, ist der nächste Eid der auf das Volk.

card-vision-sanctuary = Vision der Zuflucht
    .text = Liegt diese Vision offenbart vor dir, gewinnst du als Exilant beim Erwachen, wenn du mehr Reliquien und Banner zusammengezählt besitzt als jeder andere und mindestens 3 Visionen vom Weltstapel gezogen sind.
    .note-1 = Gleichstand genügt nicht, und Reliquien im Reichsreliquienschrein zählen nicht.
    .note-2 = Nach der 8. Runde gehen ihr die Visionen der Unterwerfung und der Rebellion vor.
    .note-3 = Gewinnt sie die Partie, ist der nächste Eid der auf die Geborgenheit.

card-vision-faith = Vision des Glaubens
    .text = Liegt diese Vision offenbart vor dir, gewinnst du als Exilant beim Erwachen, wenn dir das Banner des Dunkelsten Geheimnisses gehört und mindestens 3 Visionen vom Weltstapel gezogen sind.
    .note-1 = Nach der 8. Runde gehen ihr alle anderen Visionen vor.
    .note-2 = Gewinnt sie die Partie, ist der nächste Eid der auf die Hingabe.

card-conspiracy = Verschwörung
    .text = Spielst du sie offen, darfst du 1 Geheimnis verbrennen und dafür einem Spieler, dessen Figur an deinem Ort steht, eine Reliquie oder ein Banner deiner Wahl nehmen. Mindestens 2 deiner Ratgeber müssen Farben haben, die auch unter seinen Ratgebern vorkommen. Danach kommt die Verschwörung in die Schachtel.
    .note-1 = Spielen darf sie jeder, auch der Kanzler und Bürger. Eine Vision, die du offenbart hast, bleibt liegen.
    .note-2 = Ein mit ihr genommenes Banner ist erobert: Verbrenne davon 2 Gunst oder 2 Geheimnisse, nie das letzte Stück; das Banner der Volksgunst zeigt dann die Meute.
    .note-3 = Vom Weltstapel gezogen, beendet sie das Ziehen und zählt als gezogene Vision. Die Chronik bringt sie zurück.

## Banner

card-peoples-favor = Banner der Volksgunst
    .text = Bergen: Zahle mehr Gunst, als darauf liegt; die alte Gunst wird einzeln auf die Gunstlager verteilt. Erwachen: Lege 1 Gunst darauf oder bringe 1 von ihm in das Lager mit der wenigsten Gunst; ab 6 Gunst wird es zur Meute. Spielst du eine Karte an einen Ort, darfst du zuvor 1 Karte an einem Ort deiner Region abwerfen, und jeder Ort deiner Region steht dir offen.
    .short = Volksgunst
    .note-1 = Liegt nur 1 Gunst darauf, musst du beim Erwachen eine hinzufügen, es sei denn, du hast keine.
    .note-2 = Wird es erobert, verbrenne 2 Gunst davon, nie die letzte, und drehe es auf die Meute-Seite.
    .note-3 = Als Ziel bringt es für jede Gunst darauf einen Verteidigungswürfel ein.
    .note-4 = An verdeckte Orte kann man nicht spielen.
    .note-5 = Wird es in einem Tausch weggegeben, ändert sich nichts daran.

card-mob = Die Meute
    .text = Die andere Seite des Banners der Volksgunst. Alles gilt wie auf der intakten Seite, doch der Schritt mit 1 Gunst beim Erwachen wird zweimal ausgeführt. Nur Bergen dreht das Banner wieder auf die intakte Seite.
    .note-1 = Die beiden Schritte dürfen verschieden sein: einmal hinzufügen, einmal wegnehmen.
    .note-2 = Sinkt die Gunst unter 6, dreht das die Meute nicht zurück.

card-darkest-secret = Banner des Dunkelsten Geheimnisses
    .text = Bergen: Zahle mehr Geheimnisse, als darauf liegen; von den alten nimmst du 1, der bisherige Besitzer bekommt den Rest. Einem anderen darfst du es nur abnehmen, wenn an seinem Ort eine Karte liegt, deren Farbe keiner seiner offenen Ratgeber hat. Im Weltstapel zu suchen kostet dich 2 Vorräte, was auch immer die Leiste zeigt.
    .short = Dunkelstes Geheimnis
    .note-1 = Birgst du es von dir selbst, nimmst du alle alten Geheimnisse zurück.
    .note-2 = Wird es erobert, verbrenne 2 Geheimnisse davon, nie das letzte.
    .note-3 = Als Ziel bringt es für jedes Geheimnis darauf einen Verteidigungswürfel ein.
    .note-4 = Wird es aus dem gemeinsamen Lager geborgen, bleiben die alten Geheimnisse bis auf das erste dort.
    .note-5 = Wird es in einem Tausch weggegeben, ändert sich nichts daran.

## Reichsreliquienschrein und Prachtvolles Zepter

reliquary = Reichsreliquienschrein
    .text = Vier verdeckte Reliquien für Exilanten, die Bürger werden. Jedes frei gewordene Feld ändert eine Aktion des Kanzlers.
    .space = Feld des Schreins

card-brutal = Brutal
    .text = Kämpfen: Ist dieses Feld frei, muss nach einem Angriff des Kanzlers die besiegte Seite ihre gesamten Truppen erledigen statt der Hälfte, auch wenn es der Kanzler selbst ist.
    .own = 1

card-decadent = Dekadent
    .text = Reisen: Ist dieses Feld frei, gibt der Kanzler für Reisen aus den Provinzen oder dem Hinterland in die Wiege keine Vorräte aus, für Reisen an einen Ort des Hinterlands aber 1 Vorrat mehr.
    .own = 1

card-careless = Leichtsinnig
    .text = Tauschen: Ist dieses Feld frei, nimmt der Kanzler bei jedem Tauschen 1 Gunst mehr, beim Tauschen gegen Geheimnisse aber 1 Geheimnis weniger.
    .own = 1

card-greedy = Gierig
    .text = Suchen: Ist dieses Feld frei, zieht der Kanzler 2 Karten mehr, kann aber nicht suchen, wo es mehr als 2 Vorräte kosten würde.
    .note-1 = Eine vom Weltstapel gezogene Vision beendet das Ziehen wie sonst auch.
    .own = 1

grand-scepter = Prachtvolles Zepter
    .text = Eine Reliquie, mit der immer der Kanzler beginnt. Wer sie besitzt, darf die Reliquien im Schrein ansehen, Exilanten das Bürgertum anbieten und Bürger ins Exil schicken, nur nicht in dem Zug, in dem er sie genommen hat.

## Rollen

role-chancellor = Kanzler
    .plural = Kanzler
    .the = der Kanzler
    .genitive = des Kanzlers
    .dative = dem Kanzler
    .accusative = den Kanzler
    .letter = Ka
    .goal = Bleib Bewahrer. Nach der 5., 6. und 7. Runde entscheidet ein Würfel, ob du mit dem Titel in den Händen des Reichs gewinnst; nach der 8. gewinnst du damit auf jeden Fall. Nimm dich vor Bürgern in Acht, die das Nachfolgerziel erfüllen: Sie siegen an deiner Stelle.
    .turn = Erwachen: Kümmere dich um das Banner der Volksgunst, falls du es hast. Agieren: Gib Vorrat aus, um zu suchen, anzuwerben, zu tauschen, zu bergen, zu kämpfen und zu reisen, und nutze Nebenaktionen, wie du magst. Ruhen: Gunst geht in die Lager, Geheimnisse kommen zurück, der Vorrat wird aufgefüllt; je weniger Scharen im Einsatz sind, desto mehr bekommst du.
    .tips = Du musst nicht jeden Kampf gewinnen, du musst den Titel haben, wenn der Würfel fällt. Achte auf offenbarte Visionen und auf Exilanten, die im nächsten Zug Thronräuber sein könnten. Bürger bringen dir Orte und Helfer, doch jede Reliquie, die du dafür hergibst, ändert eine deiner Aktionen, und nicht nur zum Guten.

role-exile = Exilant
    .plural = Exilanten
    .the = der Exilant
    .genitive = des Exilanten
    .dative = dem Exilanten
    .accusative = den Exilanten
    .letter = Ex
    .goal = Zwei Wege führen zum Sieg. Als Thronräuber beginnst du einen Zug mit dem Titel und hast ihn noch, wenn dein nächster beginnt. Als Visionär offenbarst du eine Vision und erfüllst ihr Ziel zu Beginn deines Zuges, sobald 3 Visionen gezogen sind.
    .turn = Erwachen: Kümmere dich um das Banner der Volksgunst, falls du es hast, prüfe, ob du gewinnst, und drehe den Titel auf die Thronräuberseite, wenn er dir gehört. Agieren: Gib Vorrat aus, um zu suchen, anzuwerben, zu tauschen, zu bergen, zu kämpfen und zu reisen, und nutze Nebenaktionen, wie du magst. Ruhen: Gunst geht in die Lager, Geheimnisse kommen zurück, der Vorrat wird aufgefüllt.
    .tips = Gib dein letztes Geheimnis nie aus der Hand: Eingetauscht bringt es Gunst, und beim Ruhen kehrt es zurück. Mehrere Ratgeber einer Farbe machen das Tauschen einträglicher. Eine Vision lohnt sich am meisten, wenn dich bis zu deinem nächsten Zug niemand aufhalten kann; halte sie so lange verdeckt.

role-citizen = Bürger
    .plural = Bürger
    .the = der Bürger
    .genitive = des Bürgers
    .dative = dem Bürger
    .accusative = den Bürger
    .letter = Bü
    .goal = Du gewinnst nur als Nachfolger: Würde der Kanzler siegen und erfüllst du das Nachfolgerziel, gehört der Sieg dir allein. Hilf also dem Reich zu bestehen, und sei derjenige, der es erbt.
    .turn = Erwachen: Kümmere dich um das Banner der Volksgunst, falls du es hast. Agieren: Gib Vorrat aus wie alle anderen; deine Scharen sind lila, und nur mit Zustimmung des Kanzlers holst du welche von einem Ort. Ruhen: Gunst geht in die Lager, Geheimnisse kommen zurück, und dein Vorrat steigt bis zum Vorratsfeld des Kanzlers.
    .tips = Du beherrschst jeden Ort des Reichs zusammen mit dem Kanzler; die Karten und Schlachtpläne dort stehen also auch dir offen. Den Kanzler darfst du angreifen, bist dann aber auf dich gestellt. Ist das Nachfolgerziel außer Reichweite, kann der Gang ins Exil der bessere Weg sein.

role-bandits = Räuber
    .plural = Räuber
    .the = die Räuber
    .genitive = der Räuber
    .dative = den Räubern
    .accusative = die Räuber
    .letter = Rä
    .text = Sie beherrschen jeden offenen Ort ohne Scharen, je Ort ein Räuber, und nutzen Schlachtpläne, die nichts kosten.

empire = Reich
    .text = Der Kanzler und alle Bürger; jeder von ihnen beherrscht alle Orte mit lila Scharen.
    .ally = Reichsverbündeter
    .allies = Reichsverbündete

## Spielerfarben

colour-purple = Lila
    .adjective = lila
    .warband = lila Schar
    .warbands = lila Scharen
    .letter = L

colour-red = Rot
    .adjective = rot
    .warband = rote Schar
    .warbands = rote Scharen
    .letter = R

colour-blue = Blau
    .adjective = blau
    .warband = blaue Schar
    .warbands = blaue Scharen
    .letter = B

colour-yellow = Gelb
    .adjective = gelb
    .warband = gelbe Schar
    .warbands = gelbe Scharen
    .letter = G

colour-white = Weiß
    .adjective = weiß
    .warband = weiße Schar
    .warbands = weiße Scharen
    .letter = W

colour-black = Schwarz
    .adjective = schwarz
    .warband = schwarze Schar
    .warbands = schwarze Scharen
    .letter = S

## Phasen

phase-setup = Aufbau
    .text = Die Figuren werden aufgestellt und die ersten Ratgeber gewählt.

phase-wake = Erwachen
    .text = Banner der Volksgunst versorgen, Sieg prüfen, Titel umdrehen, vom Ort nehmen.

phase-act = Agieren
    .text = Beliebig viele Aktionen, solange der Vorrat reicht.

phase-rest = Ruhen
    .text = Gunst zurücklegen, Geheimnisse zurücknehmen, Vorrat auffüllen.

phase-chronicle = Chronik
    .text = Der Sieger formt die Welt der nächsten Partie.

## Hauptaktionen

action-search = Suchen
    .text = Zieh 3 Karten vom Weltstapel oder vom Ablagestapel deiner Region, behalte eine und spiele sie.

action-muster = Anwerben
    .text = Lege 1 Gunst auf eine Karte an deinem Ort und nimm 2 Scharen.

action-trade = Tauschen
    .text = Lege für Gunst 1 Geheimnis oder für Geheimnisse 2 Gunst auf eine Karte an deinem Ort; Ratgeber ihrer Farbe bringen mehr.

action-recover = Bergen
    .text = Zahle den Preis einer Reliquie an deinem Ort oder eines Banners und nimm es an dich.

action-campaign = Kämpfen
    .text = Greif an deinem Ort einen Spieler oder die Räuber an, um Orte, Reliquien oder Banner zu gewinnen oder eine Figur zu verbannen.

action-travel = Reisen
    .text = Bring deine Figur an einen anderen Ort; ein verdeckter wird aufgedeckt.

## Nebenaktionen

action-adviser = Verdeckten Ratgeber spielen oder abwerfen
    .text = Spiele einen deiner verdeckten Ratgeber offen aus oder wirf ihn ab, als hättest du ihn eben beim Suchen gefunden.

action-use = Fähigkeit nutzen
    .text = Nutze die Aktionsfähigkeit einer Karte, die du beherrschst oder an deren Ort deine Figur steht.

action-peek = Reliquie anschauen
    .text = Sieh dir eine verdeckte Reliquie an deinem Ort an.

action-peek-reliquary = In den Schrein schauen
    .text = Sieh dir mit dem Prachtvollen Zepter eine Reliquie im Reichsreliquienschrein an.

action-warbands = Scharen versetzen
    .text = Versetze Scharen zwischen deinem Tableau und deinem Ort, oder teile sie dort mit einem Reichsverbündeten.

action-citizenship = Bürgertum anbieten
    .text = Biete mit dem Prachtvollen Zepter einem Exilanten eine Reliquie aus dem Schrein und auf Wunsch einen Austausch an, damit er Bürger wird.

action-exile = Bürger ins Exil schicken
    .text = Gib mit dem Prachtvollen Zepter einem anderen Bürger 3 bis 7 Gunst und mach ihn zum Exilanten.

action-exile-self = Sich selbst ins Exil schicken
    .text = Werde vom Bürger zum Exilanten, indem du den Besitzer des Prachtvollen Zepters mit Gunst für deine Geheimnisse und Scharen abfindest; damit endet dein Agieren.

action-rest = Ruhen
    .text = Beende das Agieren und ruhe.

## Gunst, Geheimnisse, Scharen und anderes Material

resource-favor = Gunst
    .plural = Gunst
    .count = { $count } Gunst
    .text = Das Wohlwollen des Volkes: bezahlt Anwerben, Tauschen, Reliquien und Fähigkeiten. Es gibt insgesamt 36.

resource-secret = Geheimnis
    .plural = Geheimnisse
    .count = { $count ->
        [one] { $count } Geheimnis
       *[other] { $count } Geheimnisse
    }
    .text = Wissen, das beim Ruhen zu dir zurückkehrt, wenn du es nicht verbrennst. Es gibt keine Obergrenze.

resource-warband = Schar
    .plural = Scharen
    .count = { $count ->
        [one] { $count } Schar
       *[other] { $count } Scharen
    }
    .text = Kämpfer: Auf deinem Tableau greifen sie an, an Orten herrschen und verteidigen sie.

resource-supply = Vorrat
    .plural = Vorräte
    .count = { $count ->
        [one] { $count } Vorrat
       *[other] { $count } Vorräte
    }
    .text = Bezahlt Hauptaktionen, von 0 bis 7; wird beim Ruhen aufgefüllt.

resource-pawn = Figur
    .plural = Figuren
    .text = Zeigt, an welchem Ort du bist.

resource-bandit = Räuber
    .plural = Räuber
    .count = { $count ->
        [one] { $count } Räuber
       *[other] { $count } Räuber
    }
    .text = Verteidigt einen Ort ohne Scharen; zählt nicht als Schar.

## Arten von Karten

kind-denizen = Bewohner
    .plural = Bewohner
kind-edifice = Bauwerk
    .plural = Bauwerke
kind-ruin = Ruine
    .plural = Ruinen
kind-vision = Vision
    .plural = Visionen
kind-relic = Reliquie
    .plural = Reliquien
kind-site = Ort
    .plural = Orte
kind-banner = Banner
    .plural = Banner
kind-trait = Feld des Schreins
    .plural = Felder des Schreins
kind-adviser = Ratgeber
    .plural = Ratgeber

## Beschränkungen

restriction-site = Nur an Orten
    .text = Baum: Offen darf diese Karte nur an einem Ort liegen.

restriction-adviser = Nur als Ratgeber
    .text = Person: Offen darf diese Karte nur unter Ratgebern liegen.

restriction-locked = Gesperrt
    .text = Kette: Einmal gespielt, kann diese Karte bis zur Chronik weder abgeworfen noch versetzt noch ausgetauscht werden.

## Arten von Fähigkeiten

power-wake = Erwachen
    .text = Gilt einmal beim Erwachen.

power-action = Aktion
    .text = Darf als Nebenaktion genutzt werden.

power-when-played = Beim Ausspielen
    .text = Muss ausgeführt werden, wenn die Karte offen gespielt wird.

power-rest = Ruhen
    .text = Darf am Ende des Ruhens einmal genutzt werden.

power-modifier = Modifikation
    .text = Ändert die Hauptaktion, deren Symbol sie zeigt.

power-battle-plan = Schlachtplan
    .text = Darf in einem Kampf einmal genutzt werden, von der Seite, die ihn beherrscht.

power-persistent = Beständig
    .text = Bindet alle, die sie nennt, mit oder ohne Zugriff.

power-continuous = Dauerhaft
    .text = Gilt immer für den, der die Karte hat.

power-ongoing = Fortwirkend
    .text = Beginnt mit dem Ausspielen der Karte und wirkt weiter.

side-attacker = Angreifer
side-defender = Verteidiger
side-either = Angreifer oder Verteidiger

## Plätze

place-board = Tableau
place-advisers = Ratgeber
place-personal-bank = Eigenes Lager
place-shared-bank = Gemeinsames Lager
place-favor-bank = Gunstlager
    .plural = Gunstlager
place-world-deck = Weltstapel
place-relic-deck = Reliquienstapel
place-site-deck = Ortsstapel
place-discard-pile = Ablagestapel
    .plural = Ablagestapel
place-revealed-vision = Offenbarte Vision
place-archive = Archiv
place-dispossessed = Vertriebene
place-box = Schachtel

track-round = Runde
track-visions-drawn = Gezogene Visionen
track-supply = Vorrat

## Würfel

die-attack = Angriffswürfel
    .plural = Angriffswürfel
die-defence = Verteidigungswürfel
    .plural = Verteidigungswürfel
die-end = Spielendwürfel
    .plural = Spielendwürfel

face-hollow-sword = Hohles Schwert
    .plural = Hohle Schwerter
    .text = Zwei davon zählen als ein Schwert, ein einzelnes zählt nichts.

face-sword = Schwert
    .plural = Schwerter
    .text = Erhöht den Angriff um 1.

face-two-swords-skull = Zwei Schwerter und ein Schädel
    .plural = Je zwei Schwerter und ein Schädel
    .text = Erhöht den Angriff um 2 und erledigt eine Schar der angreifenden Truppen.

face-skull = Schädel
    .plural = Schädel
    .text = Erledigt eine Schar der angreifenden Truppen.

face-blank = Leere Seite
    .plural = Leere Seiten
    .text = Bringt nichts.

face-shield = Schild
    .plural = Schilde
    .text = Erhöht die Verteidigung um 1.

face-two-shields = Zwei Schilde
    .plural = Je zwei Schilde
    .text = Erhöht die Verteidigung um 2.

face-double = Verdopplung
    .plural = Verdopplungen
    .text = Verdoppelt alle gewürfelten Schilde; mehrere vervielfachen sich.

value-attack = Angriffswert
value-defence = Verteidigungswert
pool-attack = Angriffsbestand
pool-defence = Verteidigungsbestand

## Titel

title-oathkeeper = Bewahrer
    .text = Erfüllt das Ziel des Eids; bringt 1 Verteidigungswürfel ein.

title-usurper = Thronräuber
    .text = Ein Exilant, der einen Zug mit dem Titel begonnen hat; bringt 2 Verteidigungswürfel ein und gewinnt, wenn er den Titel beim nächsten Erwachen noch hat.

title-successor = Nachfolger
    .text = Ein Bürger, der das Nachfolgerziel erfüllt und an Stelle des Kanzlers gewinnt.

title-visionary = Visionär
    .text = Ein Exilant mit einer offenbarten Vision.

oathkeeper-title = Bewahrertitel
    .text = Gehört dem, der das Ziel des Eids erfüllt; bei Gleichstand behält ihn sein Besitzer.

## Siege

win-usurper = Sieg als Thronräuber
    .text = Ein Exilant hatte den Titel beim Erwachen noch auf der Thronräuberseite.

win-visionary = Sieg als Visionär
    .text = Ein Exilant erfüllte beim Erwachen das Ziel seiner offenbarten Vision.

win-steadfast = Sieg des standfesten Reichs
    .text = Das Reich hatte den Titel noch, als die Partie endete.

win-successor = Sieg als Nachfolger
    .text = Das Reich gewann, und ein Bürger, der das Nachfolgerziel erfüllte, erbte es.

win-exhaustion = Sieg durch Kriegsmüdigkeit
    .text = Die 8. Runde war vorbei; der Sieger wurde in fester Reihenfolge ermittelt.

win-exhaustion-oathkeeper = Kriegsmüdigkeit: Reich als Bewahrer
    .text = Nach der 8. Runde war der Titel in den Händen des Reichs.

win-exhaustion-usurper = Kriegsmüdigkeit: Thronräuber
    .text = Nach der 8. Runde war ein Exilant Thronräuber.

win-exhaustion-visionary = Kriegsmüdigkeit: Visionär
    .text = Nach der 8. Runde erfüllte ein Exilant das Ziel seiner offenbarten Vision.

win-exhaustion-empire = Kriegsmüdigkeit: Reich
    .text = Nach der 8. Runde hatte niemand sonst einen Anspruch, und das Reich bestand fort.
