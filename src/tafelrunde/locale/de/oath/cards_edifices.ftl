# Oath: Namen, Texte und Regelhinweise der Bauwerke, intakt und als Ruine (eigene Formulierungen); .own = 1 kennzeichnet einen deutschen Namen von uns.

card-sprawling-rampart = Weitläufiger Wall
    .text = Beständig: Jeder Ort des Herrschers dieser Karte fügt als Ziel 1 Verteidigungswürfel mehr hinzu.
    .own = 1

card-bandit-rampart = Räuberwall
    .text = Schlachtplan (Verteidiger): Ist der Ort dieser Karte ein Ziel, entferne 2 Angriffswürfel.
    .own = 1

card-hall-of-debate = Halle der Debatten
    .text = Beständig: Niemand kann die Volksgunst in einem Kampf als Ziel wählen.
    .own = 1

card-hall-of-mockery = Halle des Spotts
    .text = Beständig: Immer wenn die Volksgunst geborgen wird, liegt sie danach auf der Meute-Seite.
    .own = 1

card-forest-temple = Waldtempel
    .text = Beständig: In der Chronik werden Orte mit einer Wildnis-Karte nicht entfernt.
    .note-1 = Er schützt sofort, schon in der Chronik, in der er gebaut wird.
    .note-2 = Er schützt nur vor dem Entfernen, nicht davor, dass das Bauwerk zur Ruine wird.
    .own = 1

card-ruined-temple = Verfallener Tempel
    .text = Beständig: Gegner des Herrschers dieser Karte können keine Wildnis-Karten offen spielen.
    .own = 1

card-festival-district = Festviertel
    .text = Aktion: Vereinbare mit einer anderen Person einen verbindlichen Austausch von Gunst, Geheimnissen und Ratgebern.
    .own = 1

card-squalid-district = Verkommenes Viertel
    .text = Beständig: Immer wenn der Spielendwürfel geworfen wird, darf der Herrscher dieser Karte das Ergebnis um 1 erhöhen oder senken. Bürger können das nicht.
    .note-1 = Entschieden wird nach dem Wurf.
    .note-2 = Auch eine erhöhte 6 beendet die Partie.
    .own = 1

card-great-spire = Großer Turm
    .text = Suchen (platziere 1 Geheimnis): Du darfst beliebig viele gezogene Bewohner durch zufällige Karten der Vertriebenen ersetzen.
    .note-1 = Mit der Harfe der Wahrheit zeigst du die gezogenen Karten und die behaltene, aber keine Ersatzkarten, die du nicht behältst.
    .own = 1

card-fallen-spire = Gestürzter Turm
    .text = Aktion (platziere 1 Geheimnis, verbrenne 1 Geheimnis): Ersetze bis zu 5 Bewohner, die im Ablagestapel deiner Region zuoberst liegen, durch zufällige Karten der Vertriebenen. Visionen werden übersprungen.
    .note-1 = Die Anzahl wählst du, ohne hineinzusehen.
    .own = 1

card-ancient-forge = Uralte Schmiede
    .text = Aktion (platziere 2 Gunst, verbrenne 1 Geheimnis): Schaue die oberste Reliquie des Stapels an; behalte sie oder lege sie unter den Stapel.
    .own = 1

card-broken-forge = Zerstörte Schmiede
    .text = Aktion (platziere 2 Gunst und 2 Geheimnisse): Drehe diese Karte auf ihre intakte Seite.
    .own = 1
