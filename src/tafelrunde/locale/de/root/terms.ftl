# Root: Namen der Klassen, Marker, Felder, Dienste, Aufgaben, Anführer und Charaktere.

## Klassen

suit = Klasse

suit-bird = Vogel
    .plural = Vögel
    .card = Vogel-Karte
    .letter = V

suit-fox = Fuchs
    .plural = Füchse
    .card = Fuchs-Karte
    .clearing = Fuchs-Lichtung
    .letter = F

suit-rabbit = Hase
    .plural = Hasen
    .card = Hase-Karte
    .clearing = Hase-Lichtung
    .letter = H

suit-mouse = Maus
    .plural = Mäuse
    .card = Maus-Karte
    .clearing = Maus-Lichtung
    .letter = M

suit-any = beliebige Klasse

## Arten von Karten

kind-ambush = Hinterhalt
kind-dominance = Dominanz
kind-item = Gegenstand
kind-persistent = Anhaltender Effekt
kind-favor = Gunst

## Phasen

phase-birdsong = Vogelgesang
phase-daylight = Tageslicht
phase-evening = Abend

## Spielbretter

map-autumn = Herbst
    .text = Zwölf Lichtungen mit festen Klassen, sieben Wälder; der Fluss trennt keine Wälder.

map-winter = Winter
    .text = Zwölf Lichtungen mit zufällig verteilten Klassen, acht Wälder; hier trennt der Fluss auch Wälder. Für Erfahrene.

place-clearing = Lichtung
    .plural = Lichtungen

place-forest = Wald
    .plural = Wälder

place-river = Fluss
    .plural = Flüsse

place-path = Weg
    .plural = Wege

place-slot = Bauplatz
    .plural = Bauplätze

place-ruin = Ruine
    .plural = Ruinen

place-corner = Eck-Lichtung
    .plural = Eck-Lichtungen

## Auflagen der Karten

printing-early = Frühe Auflage
printing-later = Spätere Auflage

## Parteien: Kurznamen, Buchstaben, Aufbaureihenfolge

short-marquise = Marquise
    .letter = M
    .setup = A
    .the = die Marquise
    .genitive = der Marquise
    .dative = der Marquise
    .accusative = die Marquise

short-eyrie = Dynastien
    .letter = D
    .setup = B
    .the = die Dynastien
    .genitive = der Dynastien
    .dative = den Dynastien
    .accusative = die Dynastien

short-alliance = Allianz
    .letter = A
    .setup = C
    .the = die Allianz
    .genitive = der Allianz
    .dative = der Allianz
    .accusative = die Allianz

short-vagabond = Vagabund
    .letter = V
    .setup = D
    .the = der Vagabund
    .genitive = des Vagabunden
    .dative = dem Vagabunden
    .accusative = den Vagabunden

short-vagabond-2 = Zweiter Vagabund
    .letter = W
    .setup = E
    .the = der zweite Vagabund
    .genitive = des zweiten Vagabunden
    .dative = dem zweiten Vagabunden
    .accusative = den zweiten Vagabunden

short-cult = Kult
    .letter = K
    .setup = F
    .the = der Kult
    .genitive = des Kults
    .dative = dem Kult
    .accusative = den Kult

short-riverfolk = Flussvolk
    .letter = F
    .setup = G
    .the = das Flussvolk
    .genitive = des Flussvolks
    .dative = dem Flussvolk
    .accusative = das Flussvolk

## Marker

piece-warrior = Krieger
    .plural = Krieger

piece-pawn = Spielfigur
    .plural = Spielfiguren

piece-building = Gebäude
    .plural = Gebäude

piece-token = Plättchen
    .plural = Plättchen

piece-item = Gegenstand
    .plural = Gegenstände

piece-officer = Offizier
    .plural = Offiziere

piece-supporter = Anhänger
    .plural = Anhänger

piece-acolyte = Akolyth
    .plural = Akolythen

piece-fund = Mittel
    .plural = Mittel

piece-vizier = Treuer Wesir
    .plural = Treue Wesire

## Gebäude

building-sawmill = Sägemühle
    .plural = Sägemühlen

building-workshop = Werkstatt
    .plural = Werkstätten

building-recruiter = Rekrutierer
    .plural = Rekrutierer

building-roost = Nest
    .plural = Nester

building-base = Stützpunkt
    .plural = Stützpunkte

building-base-fox = Fuchs-Stützpunkt
    .plural = Fuchs-Stützpunkte

building-base-rabbit = Hase-Stützpunkt
    .plural = Hase-Stützpunkte

building-base-mouse = Maus-Stützpunkt
    .plural = Maus-Stützpunkte

building-garden = Garten
    .plural = Gärten

building-garden-fox = Fuchs-Garten
    .plural = Fuchs-Gärten

building-garden-rabbit = Hase-Garten
    .plural = Hase-Gärten

building-garden-mouse = Maus-Garten
    .plural = Maus-Gärten

## Plättchen

token-wood = Holz
    .plural = Holz

token-keep = Festung
    .plural = Festungen

token-sympathy = Sympathie
    .plural = Sympathie-Plättchen

token-trade-post = Handelsposten
    .plural = Handelsposten

token-trade-post-fox = Fuchs-Handelsposten
    .plural = Fuchs-Handelsposten

token-trade-post-rabbit = Hase-Handelsposten
    .plural = Hase-Handelsposten

token-trade-post-mouse = Maus-Handelsposten
    .plural = Maus-Handelsposten

token-scorched-torch = Brandfackel
    .plural = Brandfackeln

## Gegenstände

item-boot = Stiefel
    .plural = Stiefel
    .text = Für jede Bewegung einen erschöpfen, zu feindlichen Kriegern noch einen.

item-sword = Schwert
    .plural = Schwerter
    .text = Für einen Kampf eins erschöpfen; unbeschädigte Schwerter begrenzen die gewürfelten Treffer.

item-bag = Beutel
    .plural = Beutel
    .text = Aufgedeckt auf der Leiste: Du kannst zwei Gegenstände mehr tragen.

item-hammer = Hammer
    .plural = Hämmer
    .text = Hämmer erschöpfen, um herzustellen, oder einen, um einen Gegenstand zu reparieren.

item-crossbow = Armbrust
    .plural = Armbrüste
    .text = Eine erschöpfen zum Scharfschießen.

item-tea = Tee
    .plural = Tee
    .text = Aufgedeckt auf der Leiste: Im Vogelgesang frischst du zwei Gegenstände mehr auf.

item-coin = Münze
    .plural = Münzen
    .text = Aufgedeckt auf der Leiste: Am Abend ziehst du eine Karte mehr.

item-torch = Fackel
    .plural = Fackeln
    .text = Eine erschöpfen, um eine Ruine zu erkunden oder die Spezial-Aktion deines Charakters zu nutzen.

item-state-face-up = aufgedeckt
item-state-exhausted = erschöpft
item-state-damaged = beschädigt

## Felder der Tafeln

box-crafted-items = Hergestellte Gegenstände
box-supply = Vorrat
box-item-supply = Gegenstandsvorrat
box-decree = Dekret
box-supporters = Anhänger-Stapel
box-officers = Offiziere
box-satchel = Rucksack
box-damaged = Beschädigt
box-track-tea = Tee-Leiste
box-track-coin = Münz-Leiste
box-track-bag = Beutel-Leiste
box-quests = Aufgaben
box-quests-done = Erledigte Aufgaben
box-acolytes = Akolythen
box-lost-souls = Verlorene Seelen
box-revealed = Vorgezeigte Karten
box-payments = Einzahlungen
box-funds = Mittel
box-committed = Einsätze
box-play-area = Spielbereich
box-deck = Nachziehstapel
box-discard = Ablagestapel
box-available = Verfügbare Dominanz-Karten

## Spalten des Dekrets

column-recruit = Rekrutieren
column-move = Bewegen
column-battle = Kämpfen
column-build = Bauen

## Dienste des Flussvolks

service-hand-card = Handkarte
    .text = Nimm eine Karte deiner Wahl aus der Hand des Flussvolks.

service-riverboats = Flussboote
    .text = Bis dein Zug endet, sind Flüsse für dich Wege.

service-mercenaries = Söldner
    .text = In deinem Tageslicht und Abend zählen Krieger des Flussvolks beim Herrschen und im Kampf mit anderen als deine; Treffer teilt ihr gleichmäßig.

## Verschwörungen und Rituale des Kults

conspiracy-crusade = Eifern
    .text = Zwei Akolythen: auf einer verstoßenen Lichtung kämpfen, oder sich von dort wegbewegen und dann auf Wunsch kämpfen.

conspiracy-convert = Konvertieren
    .text = Zwei Akolythen: auf einer verstoßenen Lichtung einen gegnerischen Krieger durch einen eigenen ersetzen.

conspiracy-sanctify = Weihen
    .text = Drei Akolythen: auf einer verstoßenen Lichtung ein gegnerisches Gebäude durch einen Garten ersetzen.

ritual-build = Bauen
    .text = Einen Garten auf einer von dir beherrschten Lichtung von der Klasse der Karte platzieren.

ritual-recruit = Rekrutieren
    .text = Einen Krieger auf einer Lichtung von der Klasse der Karte platzieren.

ritual-score = Siegpunkte erhalten
    .text = Die Karte ausgeben und für deine Gärten ihrer Klasse punkten, einmal je Klasse.

ritual-sacrifice = Opfern
    .text = Einen Vogel vorzeigen: Ein Krieger aus deinem Vorrat wird zum Akolythen.

outcast-outcast = Verstoßen
outcast-hated = Verhasst

## Beziehungen des Vagabunden

relation-indifferent = Neutral
relation-amiable = Gewogen
relation-friendly = Freundlich
relation-allied = Alliiert
relation-hostile = Feindlich
relation-coalition = Bündnis

## Anführer der Dynastien

leader-builder = Erbauer
    .text = Beim Herstellen darfst du von der Verachtung für Handel absehen und so viele Siegpunkte nehmen, wie die Karte zeigt.

leader-charismatic = Charismatisch
    .text = Jedes Rekrutieren muss zwei Krieger bringen.

leader-commander = Feldherr
    .text = Greifst du an, landest du einen Treffer extra.

leader-despot = Despot
    .text = Ein Siegpunkt mehr für jeden Kampf, in dem gegnerische Gebäude oder Plättchen durch dich fallen, sei es auch nur eines.

## Charaktere des Vagabunden

character-thief = Dieb
    .text = Stehlen: Erschöpfe eine Fackel und nimm einem Spieler auf deiner Lichtung eine zufällige Karte weg.
    .ability = Stehlen

character-tinker = Tüftler
    .text = Tagarbeit: Erschöpfe eine Fackel und hol dir aus der Ablage einen Vogel oder eine Karte von der Klasse deiner Lichtung.
    .ability = Tagarbeit

character-ranger = Waldläufer
    .text = Unterschlupf: Erschöpfe eine Fackel und mach drei Gegenstände wieder heil; damit endet dein Tageslicht.
    .ability = Unterschlupf

character-vagrant = Landstreicher
    .text = Anstiften: Erschöpfe eine Fackel und lass auf deiner Lichtung einen Spieler gegen einen anderen kämpfen; was dabei entfernt wird, gilt als von dir entfernt.
    .text-later = Anstiften: Erschöpfe eine Fackel und lass auf deiner Lichtung einen Spieler gegen einen anderen kämpfen; für entfernte Gebäude und Plättchen bekommst du die Siegpunkte.
    .ability = Anstiften

character-arbiter = Schiedsrichter
    .text = Beschützen: ohne Fackel. Vor dem Wurf darf ein Verteidiger auf deiner Lichtung dich anwerben; du bekommst einen Siegpunkt, und deine unbeschädigten Schwerter heben seine Grenze der gewürfelten Treffer an.
    .ability = Beschützen

character-scoundrel = Schurke
    .text = Verbrannte Erde: Lass eine Fackel für immer auf deiner Lichtung zurück. Alle Marker deiner Gegner dort werden entfernt, und von nun an kann dort nichts mehr platziert oder hineinbewegt werden.
    .ability = Verbrannte Erde

## Aufgaben

quest-fundraising-fox = Spendensammlung
    .text = Erschöpfe auf einer Fuchs-Lichtung einen Tee und eine Münze; zieh dann zwei Karten oder nimm einen Siegpunkt je erledigter Fuchs-Aufgabe.

quest-errand-fox = Botengang
    .text = Erschöpfe auf einer Fuchs-Lichtung einen Tee und einen Stiefel; zieh dann zwei Karten oder nimm einen Siegpunkt je erledigter Fuchs-Aufgabe.

quest-logistics-help-fox = Transporthilfe
    .text = Erschöpfe auf einer Fuchs-Lichtung einen Stiefel und einen Beutel; zieh dann zwei Karten oder nimm einen Siegpunkt je erledigter Fuchs-Aufgabe.

quest-repair-a-shed-fox = Schuppen reparieren
    .text = Erschöpfe auf einer Fuchs-Lichtung eine Fackel und einen Hammer; zieh dann zwei Karten oder nimm einen Siegpunkt je erledigter Fuchs-Aufgabe.

quest-give-a-speech-fox = Rede halten
    .text = Erschöpfe auf einer Fuchs-Lichtung eine Fackel und einen Tee; zieh dann zwei Karten oder nimm einen Siegpunkt je erledigter Fuchs-Aufgabe.

quest-guard-duty-rabbit = Wachdienst
    .text = Erschöpfe auf einer Hase-Lichtung eine Fackel und ein Schwert; zieh dann zwei Karten oder nimm einen Siegpunkt je erledigter Hase-Aufgabe.

quest-errand-rabbit = Botengang
    .text = Erschöpfe auf einer Hase-Lichtung einen Tee und einen Stiefel; zieh dann zwei Karten oder nimm einen Siegpunkt je erledigter Hase-Aufgabe.

quest-give-a-speech-rabbit = Rede halten
    .text = Erschöpfe auf einer Hase-Lichtung eine Fackel und einen Tee; zieh dann zwei Karten oder nimm einen Siegpunkt je erledigter Hase-Aufgabe.

quest-fend-off-a-bear-rabbit = Einen Bären abwehren
    .text = Erschöpfe auf einer Hase-Lichtung eine Fackel und eine Armbrust; zieh dann zwei Karten oder nimm einen Siegpunkt je erledigter Hase-Aufgabe.

quest-expel-bandits-rabbit = Banditen vertreiben
    .text = Erschöpfe auf einer Hase-Lichtung zwei Schwerter; zieh dann zwei Karten oder nimm einen Siegpunkt je erledigter Hase-Aufgabe.

quest-expel-bandits-mouse = Banditen vertreiben
    .text = Erschöpfe auf einer Maus-Lichtung zwei Schwerter; zieh dann zwei Karten oder nimm einen Siegpunkt je erledigter Maus-Aufgabe.

quest-guard-duty-mouse = Wachdienst
    .text = Erschöpfe auf einer Maus-Lichtung eine Fackel und ein Schwert; zieh dann zwei Karten oder nimm einen Siegpunkt je erledigter Maus-Aufgabe.

quest-fend-off-a-bear-mouse = Einen Bären abwehren
    .text = Erschöpfe auf einer Maus-Lichtung eine Fackel und eine Armbrust; zieh dann zwei Karten oder nimm einen Siegpunkt je erledigter Maus-Aufgabe.

quest-escort-mouse = Geleitschutz
    .text = Erschöpfe auf einer Maus-Lichtung zwei Stiefel; zieh dann zwei Karten oder nimm einen Siegpunkt je erledigter Maus-Aufgabe.

quest-logistics-help-mouse = Transporthilfe
    .text = Erschöpfe auf einer Maus-Lichtung einen Stiefel und einen Beutel; zieh dann zwei Karten oder nimm einen Siegpunkt je erledigter Maus-Aufgabe.
