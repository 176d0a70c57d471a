# Root: wie die Gegenstände der Antworten und die Wörter in Ereignissen heißen. Hinter einer Karte steht
# ihre Klasse, denn auf sie kommt es an, wo Karten gewählt werden. „.accusative“ ist die Form mit Artikel.

## Orte

thing-c1 = Lichtung 1
thing-c2 = Lichtung 2
thing-c3 = Lichtung 3
thing-c4 = Lichtung 4
thing-c5 = Lichtung 5
thing-c6 = Lichtung 6
thing-c7 = Lichtung 7
thing-c8 = Lichtung 8
thing-c9 = Lichtung 9
thing-c10 = Lichtung 10
thing-c11 = Lichtung 11
thing-c12 = Lichtung 12
thing-f1 = Wald 1
thing-f2 = Wald 2
thing-f3 = Wald 3
thing-f4 = Wald 4
thing-f5 = Wald 5
thing-f6 = Wald 6
thing-f7 = Wald 7
thing-f8 = Wald 8

## Klassen

thing-bird = { suit-bird }
thing-fox = { suit-fox }
thing-rabbit = { suit-rabbit }
thing-mouse = { suit-mouse }
thing-any = { suit-any }

## Parteien

thing-marquise = { short-marquise }
thing-eyrie = { short-eyrie }
thing-alliance = { short-alliance }
thing-vagabond = { short-vagabond }
thing-vagabond-2 = { short-vagabond-2 }
thing-cult = { short-cult }
thing-riverfolk = { short-riverfolk }

## Gegenstände

thing-item-boot = { item-boot }
thing-item-sword = { item-sword }
thing-item-bag = { item-bag }
thing-item-hammer = { item-hammer }
thing-item-crossbow = { item-crossbow }
thing-item-tea = { item-tea }
thing-item-coin = { item-coin }
thing-item-torch = { item-torch }

## Marker

thing-warrior = Krieger
    .accusative = einen Krieger
thing-pawn = Spielfigur
    .accusative = die Spielfigur
thing-ruin = Ruine
    .accusative = die Ruine
thing-sawmill = Sägemühle
    .accusative = eine Sägemühle
thing-workshop = Werkstatt
    .accusative = eine Werkstatt
thing-recruiter = Rekrutierer
    .accusative = einen Rekrutierer
thing-keep = Festung
    .accusative = die Festung
thing-wood = Holz
    .accusative = Holz
thing-roost = Nest
    .accusative = ein Nest
thing-sympathy = Sympathie
    .accusative = Sympathie
thing-base-fox = Fuchs-Stützpunkt
    .accusative = einen Fuchs-Stützpunkt
thing-garden-fox = Fuchs-Garten
    .accusative = einen Fuchs-Garten
thing-trade-post-fox = Fuchs-Handelsposten
    .accusative = einen Fuchs-Handelsposten
thing-base-rabbit = Hase-Stützpunkt
    .accusative = einen Hase-Stützpunkt
thing-garden-rabbit = Hase-Garten
    .accusative = einen Hase-Garten
thing-trade-post-rabbit = Hase-Handelsposten
    .accusative = einen Hase-Handelsposten
thing-base-mouse = Maus-Stützpunkt
    .accusative = einen Maus-Stützpunkt
thing-garden-mouse = Maus-Garten
    .accusative = einen Maus-Garten
thing-trade-post-mouse = Maus-Handelsposten
    .accusative = einen Maus-Handelsposten

## Anführer und die Spalten des Dekrets

thing-builder = { leader-builder }
thing-charismatic = { leader-charismatic }
thing-commander = { leader-commander }
thing-despot = { leader-despot }
thing-column-recruit = { column-recruit }
thing-recruit = { column-recruit }
thing-column-move = { column-move }
thing-move = { column-move }
thing-column-battle = { column-battle }
thing-battle = { column-battle }
thing-column-build = { column-build }
thing-build = { column-build }

## Charaktere

thing-thief = { character-thief }
thing-tinker = { character-tinker }
thing-ranger = { character-ranger }
thing-vagrant = { character-vagrant }
thing-arbiter = { character-arbiter }
thing-scoundrel = { character-scoundrel }

## Dienste

thing-hand-card = { service-hand-card }
thing-riverboats = { service-riverboats }
thing-mercenaries = { service-mercenaries }

## Effekte, die aufeinander warten

thing-field-hospitals = { ability-field-hospitals }
thing-outrage = { ability-outrage }
thing-base-lost = Verlust eines Stützpunkts
thing-fear-of-the-faithful = { ability-fear-of-the-faithful }
thing-trade-disruption = { ability-trade-disruption }
thing-services = Dienste kaufen
thing-refresh = Gegenstände auffrischen

## Felder

thing-officers = { box-officers }
thing-acolytes = { box-acolytes }
thing-funds = { box-funds }
thing-payments = { box-payments }
thing-commitments = { box-committed }
thing-satchel = { box-satchel }
thing-damaged = { box-damaged }
thing-track = Leiste

## Beziehungen

thing-indifferent = { relation-indifferent }
thing-amiable = { relation-amiable }
thing-friendly = { relation-friendly }
thing-allied = { relation-allied }
thing-hostile = { relation-hostile }

## Wie ein Spiel endet

thing-points = 30 Siegpunkte
thing-dominance = Dominanz

## Karten

thing-ambush-bird = { card-ambush-bird } ({ suit-bird })
thing-ambush-fox = { card-ambush-fox } ({ suit-fox })
thing-ambush-rabbit = { card-ambush-rabbit } ({ suit-rabbit })
thing-ambush-mouse = { card-ambush-mouse } ({ suit-mouse })
thing-dominance-bird = { card-dominance-bird } ({ suit-bird })
thing-dominance-fox = { card-dominance-fox } ({ suit-fox })
thing-dominance-rabbit = { card-dominance-rabbit } ({ suit-rabbit })
thing-dominance-mouse = { card-dominance-mouse } ({ suit-mouse })
thing-birdy-bindle = { card-birdy-bindle } ({ suit-bird })
thing-woodland-runners = { card-woodland-runners } ({ suit-bird })
thing-arms-trader = { card-arms-trader } ({ suit-bird })
thing-crossbow-bird = { card-crossbow-bird } ({ suit-bird })
thing-gently-used-knapsack = { card-gently-used-knapsack } ({ suit-fox })
thing-root-tea-fox = { card-root-tea-fox } ({ suit-fox })
thing-travel-gear-fox = { card-travel-gear-fox } ({ suit-fox })
thing-protection-racket = { card-protection-racket } ({ suit-fox })
thing-foxfolk-steel = { card-foxfolk-steel } ({ suit-fox })
thing-anvil = { card-anvil } ({ suit-fox })
thing-smugglers-trail = { card-smugglers-trail } ({ suit-rabbit })
thing-root-tea-rabbit = { card-root-tea-rabbit } ({ suit-rabbit })
thing-a-visit-to-friends = { card-a-visit-to-friends } ({ suit-rabbit })
thing-bake-sale = { card-bake-sale } ({ suit-rabbit })
thing-mouse-in-a-sack = { card-mouse-in-a-sack } ({ suit-mouse })
thing-root-tea-mouse = { card-root-tea-mouse } ({ suit-mouse })
thing-travel-gear-mouse = { card-travel-gear-mouse } ({ suit-mouse })
thing-investments = { card-investments } ({ suit-mouse })
thing-sword = { card-sword } ({ suit-mouse })
thing-crossbow-mouse = { card-crossbow-mouse } ({ suit-mouse })
thing-armorers = { card-armorers } ({ suit-bird })
thing-sappers = { card-sappers } ({ suit-bird })
thing-brutal-tactics = { card-brutal-tactics } ({ suit-bird })
thing-royal-claim = { card-royal-claim } ({ suit-bird })
thing-stand-and-deliver = { card-stand-and-deliver } ({ suit-fox })
thing-tax-collector = { card-tax-collector } ({ suit-fox })
thing-favor-of-the-foxes = { card-favor-of-the-foxes } ({ suit-fox })
thing-command-warren = { card-command-warren } ({ suit-rabbit })
thing-better-burrow-bank = { card-better-burrow-bank } ({ suit-rabbit })
thing-cobbler = { card-cobbler } ({ suit-rabbit })
thing-favor-of-the-rabbits = { card-favor-of-the-rabbits } ({ suit-rabbit })
thing-scouting-party = { card-scouting-party } ({ suit-mouse })
thing-codebreakers = { card-codebreakers } ({ suit-mouse })
thing-favor-of-the-mice = { card-favor-of-the-mice } ({ suit-mouse })

## Aufgaben

thing-fundraising-fox = { quest-fundraising-fox } ({ suit-fox })
thing-errand-fox = { quest-errand-fox } ({ suit-fox })
thing-logistics-help-fox = { quest-logistics-help-fox } ({ suit-fox })
thing-repair-a-shed-fox = { quest-repair-a-shed-fox } ({ suit-fox })
thing-give-a-speech-fox = { quest-give-a-speech-fox } ({ suit-fox })
thing-guard-duty-rabbit = { quest-guard-duty-rabbit } ({ suit-rabbit })
thing-errand-rabbit = { quest-errand-rabbit } ({ suit-rabbit })
thing-give-a-speech-rabbit = { quest-give-a-speech-rabbit } ({ suit-rabbit })
thing-fend-off-a-bear-rabbit = { quest-fend-off-a-bear-rabbit } ({ suit-rabbit })
thing-expel-bandits-rabbit = { quest-expel-bandits-rabbit } ({ suit-rabbit })
thing-expel-bandits-mouse = { quest-expel-bandits-mouse } ({ suit-mouse })
thing-guard-duty-mouse = { quest-guard-duty-mouse } ({ suit-mouse })
thing-fend-off-a-bear-mouse = { quest-fend-off-a-bear-mouse } ({ suit-mouse })
thing-escort-mouse = { quest-escort-mouse } ({ suit-mouse })
thing-logistics-help-mouse = { quest-logistics-help-mouse } ({ suit-mouse })

## Gegenstände, die nicht aufgedeckt und heil sind

thing-exhausted-boot = { item-boot } (erschöpft)
thing-exhausted-sword = { item-sword } (erschöpft)
thing-exhausted-bag = { item-bag } (erschöpft)
thing-exhausted-hammer = { item-hammer } (erschöpft)
thing-exhausted-crossbow = { item-crossbow } (erschöpft)
thing-exhausted-tea = { item-tea } (erschöpft)
thing-exhausted-coin = { item-coin } (erschöpft)
thing-exhausted-torch = { item-torch } (erschöpft)
thing-damaged-boot = { item-boot } (beschädigt)
thing-damaged-sword = { item-sword } (beschädigt)
thing-damaged-bag = { item-bag } (beschädigt)
thing-damaged-hammer = { item-hammer } (beschädigt)
thing-damaged-crossbow = { item-crossbow } (beschädigt)
thing-damaged-tea = { item-tea } (beschädigt)
thing-damaged-coin = { item-coin } (beschädigt)
thing-damaged-torch = { item-torch } (beschädigt)
thing-damaged-exhausted-boot = { item-boot } (beschädigt und erschöpft)
thing-damaged-exhausted-sword = { item-sword } (beschädigt und erschöpft)
thing-damaged-exhausted-bag = { item-bag } (beschädigt und erschöpft)
thing-damaged-exhausted-hammer = { item-hammer } (beschädigt und erschöpft)
thing-damaged-exhausted-crossbow = { item-crossbow } (beschädigt und erschöpft)
thing-damaged-exhausted-tea = { item-tea } (beschädigt und erschöpft)
thing-damaged-exhausted-coin = { item-coin } (beschädigt und erschöpft)
thing-damaged-exhausted-torch = { item-torch } (beschädigt und erschöpft)
