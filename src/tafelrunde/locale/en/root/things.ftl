# Root: what the objects of answers and the words in events are called. A card has its suit behind it,
# because the suit matters wherever cards are chosen. “.accusative” is the form with an article.

## Places

thing-c1 = clearing 1
thing-c2 = clearing 2
thing-c3 = clearing 3
thing-c4 = clearing 4
thing-c5 = clearing 5
thing-c6 = clearing 6
thing-c7 = clearing 7
thing-c8 = clearing 8
thing-c9 = clearing 9
thing-c10 = clearing 10
thing-c11 = clearing 11
thing-c12 = clearing 12
thing-f1 = forest 1
thing-f2 = forest 2
thing-f3 = forest 3
thing-f4 = forest 4
thing-f5 = forest 5
thing-f6 = forest 6
thing-f7 = forest 7
thing-f8 = forest 8

## Suits

thing-bird = { suit-bird }
thing-fox = { suit-fox }
thing-rabbit = { suit-rabbit }
thing-mouse = { suit-mouse }
thing-any = { suit-any }

## Factions

thing-marquise = { short-marquise }
thing-eyrie = { short-eyrie }
thing-alliance = { short-alliance }
thing-vagabond = { short-vagabond }
thing-vagabond-2 = { short-vagabond-2 }
thing-cult = { short-cult }
thing-riverfolk = { short-riverfolk }

## Items

thing-item-boot = { item-boot }
thing-item-sword = { item-sword }
thing-item-bag = { item-bag }
thing-item-hammer = { item-hammer }
thing-item-crossbow = { item-crossbow }
thing-item-tea = { item-tea }
thing-item-coin = { item-coin }
thing-item-torch = { item-torch }

## Pieces

thing-warrior = warrior
    .accusative = a warrior
thing-pawn = pawn
    .accusative = the pawn
thing-ruin = ruin
    .accusative = the ruin
thing-sawmill = sawmill
    .accusative = a sawmill
thing-workshop = workshop
    .accusative = a workshop
thing-recruiter = recruiter
    .accusative = a recruiter
thing-keep = keep
    .accusative = the keep
thing-wood = wood
    .accusative = wood
thing-roost = roost
    .accusative = a roost
thing-sympathy = sympathy
    .accusative = sympathy
thing-base-fox = fox base
    .accusative = a fox base
thing-garden-fox = fox garden
    .accusative = a fox garden
thing-trade-post-fox = fox trade post
    .accusative = a fox trade post
thing-base-rabbit = rabbit base
    .accusative = a rabbit base
thing-garden-rabbit = rabbit garden
    .accusative = a rabbit garden
thing-trade-post-rabbit = rabbit trade post
    .accusative = a rabbit trade post
thing-base-mouse = mouse base
    .accusative = a mouse base
thing-garden-mouse = mouse garden
    .accusative = a mouse garden
thing-trade-post-mouse = mouse trade post
    .accusative = a mouse trade post

## Leaders and the columns of the Decree

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

## Characters

thing-thief = { character-thief }
thing-tinker = { character-tinker }
thing-ranger = { character-ranger }
thing-vagrant = { character-vagrant }
thing-arbiter = { character-arbiter }
thing-scoundrel = { character-scoundrel }

## Services

thing-hand-card = { service-hand-card }
thing-riverboats = { service-riverboats }
thing-mercenaries = { service-mercenaries }

## Effects that wait for each other

thing-field-hospitals = { ability-field-hospitals }
thing-outrage = { ability-outrage }
thing-base-lost = Loss of a base
thing-fear-of-the-faithful = { ability-fear-of-the-faithful }
thing-trade-disruption = { ability-trade-disruption }
thing-services = Buy services
thing-refresh = Refresh items

## Boxes

thing-officers = { box-officers }
thing-acolytes = { box-acolytes }
thing-funds = { box-funds }
thing-payments = { box-payments }
thing-commitments = { box-committed }
thing-satchel = { box-satchel }
thing-damaged = { box-damaged }
thing-track = Track

## Relationships

thing-indifferent = { relation-indifferent }
thing-amiable = { relation-amiable }
thing-friendly = { relation-friendly }
thing-allied = { relation-allied }
thing-hostile = { relation-hostile }

## How a game ends

thing-points = 30 victory points
thing-dominance = dominance

## Cards

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

## Quests

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

## Items that are not face up and whole

thing-exhausted-boot = { item-boot } (exhausted)
thing-exhausted-sword = { item-sword } (exhausted)
thing-exhausted-bag = { item-bag } (exhausted)
thing-exhausted-hammer = { item-hammer } (exhausted)
thing-exhausted-crossbow = { item-crossbow } (exhausted)
thing-exhausted-tea = { item-tea } (exhausted)
thing-exhausted-coin = { item-coin } (exhausted)
thing-exhausted-torch = { item-torch } (exhausted)
thing-damaged-boot = { item-boot } (damaged)
thing-damaged-sword = { item-sword } (damaged)
thing-damaged-bag = { item-bag } (damaged)
thing-damaged-hammer = { item-hammer } (damaged)
thing-damaged-crossbow = { item-crossbow } (damaged)
thing-damaged-tea = { item-tea } (damaged)
thing-damaged-coin = { item-coin } (damaged)
thing-damaged-torch = { item-torch } (damaged)
thing-damaged-exhausted-boot = { item-boot } (damaged and exhausted)
thing-damaged-exhausted-sword = { item-sword } (damaged and exhausted)
thing-damaged-exhausted-bag = { item-bag } (damaged and exhausted)
thing-damaged-exhausted-hammer = { item-hammer } (damaged and exhausted)
thing-damaged-exhausted-crossbow = { item-crossbow } (damaged and exhausted)
thing-damaged-exhausted-tea = { item-tea } (damaged and exhausted)
thing-damaged-exhausted-coin = { item-coin } (damaged and exhausted)
thing-damaged-exhausted-torch = { item-torch } (damaged and exhausted)
