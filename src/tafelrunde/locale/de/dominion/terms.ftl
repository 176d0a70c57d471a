# Dominion: Namen der Spiele und Erweiterungen, der Kartentypen und der empfohlenen Königreiche.

## Spiele und Erweiterungen

set-base = Das Basisspiel
set-intrigue = Die Intrige
set-seaside = Seaside
set-alchemy = Die Alchemisten
set-prosperity = Blütezeit
set-cornucopia = Reiche Ernte
set-hinterlands = Hinterland
set-dark-ages = Dark Ages
set-guilds = Die Gilden
set-adventures = Abenteuer
set-empires = Empires
set-nocturne = Nocturne
set-renaissance = Renaissance
set-promo = Promokarten

## Kartentypen

type-action = Aktion
type-attack = Angriff
type-reaction = Reaktion
type-treasure = Geld
type-victory = Punkte
type-curse = Fluch
type-duration = Dauer
type-reserve = Reserve
type-traveller = Reisender
type-looter = Plünderer
type-knight = Ritter
type-ruins = Ruine
type-shelter = Unterschlupf
type-prize = Preis
type-night = Nacht
type-spirit = Erscheinung
type-doom = Unheil
type-fate = Segen
type-heirloom = Erbstück
type-gathering = Sammlung
type-castle = Schloss
type-command = Befehl
type-zombie = Zombie

## Empfohlene Königreiche

kingdom-first-game = Erstes Spiel
kingdom-big-money = Großes Geld
kingdom-interaction = Interaktion
kingdom-size-distortion = Verzerrte Größen
kingdom-village-square = Dorfplatz
kingdom-deck-top = Schleichweg
kingdom-sleight-of-hand = Kunststück
kingdom-improvements = Verbesserungen
kingdom-silver-gold = Silber & Gold
kingdom-victory-dance = Siegestanz
kingdom-secret-schemes = Geheime Pläne
kingdom-best-wishes = Beste Wünsche
kingdom-deconstruction = Dekonstruktion
kingdom-hand-madness = Eine Hand voll
kingdom-underlings = Untergebene
kingdom-grand-scheme = Das große Ganze
kingdom-the-plot-thickens = Verschwörung
kingdom-high-seas = Auf hoher See
kingdom-buried-treasure = Vergrabene Schätze
kingdom-shipwrecks = Schiffswracks
kingdom-reach-for-tomorrow = Griff nach den Sternen
kingdom-repetition = Wiederholungen
kingdom-give-and-take = Geben und Nehmen
