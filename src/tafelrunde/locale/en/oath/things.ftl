# Oath: what answers and events are about; cards have their names in the files of the cards.


## Sites, regions, decks

thing-s1 = site 1
thing-s2 = site 2
thing-s3 = site 3
thing-s4 = site 4
thing-s5 = site 5
thing-s6 = site 6
thing-s7 = site 7
thing-s8 = site 8
thing-cradle = { region-cradle }
thing-provinces = { region-provinces }
thing-hinterland = { region-hinterland }
thing-world = world deck
thing-dispossessed = the Dispossessed

## Players and suits

thing-purple = { colour-purple }
thing-red = { colour-red }
thing-blue = { colour-blue }
thing-yellow = { colour-yellow }
thing-white = { colour-white }
thing-black = { colour-black }
thing-bandits = bandits
thing-discord = { suit-discord }
thing-arcane = { suit-arcane }
thing-order = { suit-order }
thing-hearth = { suit-hearth }
thing-beast = { suit-beast }
thing-nomad = { suit-nomad }

## Things and ways

thing-reliquary-1 = Reliquary space 1
thing-reliquary-2 = Reliquary space 2
thing-reliquary-3 = Reliquary space 3
thing-reliquary-4 = Reliquary space 4
thing-yes = yes
thing-no = no
thing-board = your board
thing-favor = favor
thing-secrets = secrets
thing-pawn = the pawn
thing-title = the title
thing-site = your site
thing-advisers = adviser, faceup
thing-facedown = adviser, facedown
thing-box = the box
thing-top = on top
thing-bottom = underneath
thing-shared-bank = shared bank
thing-one = one
thing-all = all
thing-add = add
thing-remove = remove
thing-warbands = warbands
thing-attack = Attack
thing-defence = Defence
thing-play = reveal it
thing-discard = discard
thing-promise = a promise
thing-retain = Keep it
thing-bury = Bury it
thing-raise = raise
thing-lower = lower
thing-vision = Vision
thing-denizen = denizen
thing-facedown-adviser = a facedown adviser
thing-attacker = attacker
thing-defender = defender
# A card whose face is told to nobody.
thing- = a facedown card

## Oaths

thing-supremacy = { oath-supremacy.short }
thing-people = { oath-people.short }
thing-devotion = { oath-devotion.short }
thing-protection = { oath-protection.short }

## Actions

thing-search = { action-search }
thing-muster = { action-muster }
thing-trade = { action-trade }
thing-recover = { action-recover }
thing-campaign = { action-campaign }
thing-travel = { action-travel }

## Places of facedown advisers and relics

thing-purple-1 = adviser 1 of Purple
thing-purple-2 = adviser 2 of Purple
thing-purple-3 = adviser 3 of Purple
thing-purple-4 = adviser 4 of Purple
thing-purple-5 = adviser 5 of Purple
thing-purple-6 = adviser 6 of Purple
thing-purple-7 = adviser 7 of Purple
thing-purple-8 = adviser 8 of Purple
thing-purple-9 = adviser 9 of Purple
thing-purple-10 = adviser 10 of Purple
thing-red-1 = adviser 1 of Red
thing-red-2 = adviser 2 of Red
thing-red-3 = adviser 3 of Red
thing-red-4 = adviser 4 of Red
thing-red-5 = adviser 5 of Red
thing-red-6 = adviser 6 of Red
thing-red-7 = adviser 7 of Red
thing-red-8 = adviser 8 of Red
thing-red-9 = adviser 9 of Red
thing-red-10 = adviser 10 of Red
thing-blue-1 = adviser 1 of Blue
thing-blue-2 = adviser 2 of Blue
thing-blue-3 = adviser 3 of Blue
thing-blue-4 = adviser 4 of Blue
thing-blue-5 = adviser 5 of Blue
thing-blue-6 = adviser 6 of Blue
thing-blue-7 = adviser 7 of Blue
thing-blue-8 = adviser 8 of Blue
thing-blue-9 = adviser 9 of Blue
thing-blue-10 = adviser 10 of Blue
thing-yellow-1 = adviser 1 of Yellow
thing-yellow-2 = adviser 2 of Yellow
thing-yellow-3 = adviser 3 of Yellow
thing-yellow-4 = adviser 4 of Yellow
thing-yellow-5 = adviser 5 of Yellow
thing-yellow-6 = adviser 6 of Yellow
thing-yellow-7 = adviser 7 of Yellow
thing-yellow-8 = adviser 8 of Yellow
thing-yellow-9 = adviser 9 of Yellow
thing-yellow-10 = adviser 10 of Yellow
thing-white-1 = adviser 1 of White
thing-white-2 = adviser 2 of White
thing-white-3 = adviser 3 of White
thing-white-4 = adviser 4 of White
thing-white-5 = adviser 5 of White
thing-white-6 = adviser 6 of White
thing-white-7 = adviser 7 of White
thing-white-8 = adviser 8 of White
thing-white-9 = adviser 9 of White
thing-white-10 = adviser 10 of White
thing-black-1 = adviser 1 of Black
thing-black-2 = adviser 2 of Black
thing-black-3 = adviser 3 of Black
thing-black-4 = adviser 4 of Black
thing-black-5 = adviser 5 of Black
thing-black-6 = adviser 6 of Black
thing-black-7 = adviser 7 of Black
thing-black-8 = adviser 8 of Black
thing-black-9 = adviser 9 of Black
thing-black-10 = adviser 10 of Black
thing-s1-relic1 = relic 1 at site 1
thing-s1-relic2 = relic 2 at site 1
thing-s1-relic3 = relic 3 at site 1
thing-s2-relic1 = relic 1 at site 2
thing-s2-relic2 = relic 2 at site 2
thing-s2-relic3 = relic 3 at site 2
thing-s3-relic1 = relic 1 at site 3
thing-s3-relic2 = relic 2 at site 3
thing-s3-relic3 = relic 3 at site 3
thing-s4-relic1 = relic 1 at site 4
thing-s4-relic2 = relic 2 at site 4
thing-s4-relic3 = relic 3 at site 4
thing-s5-relic1 = relic 1 at site 5
thing-s5-relic2 = relic 2 at site 5
thing-s5-relic3 = relic 3 at site 5
thing-s6-relic1 = relic 1 at site 6
thing-s6-relic2 = relic 2 at site 6
thing-s6-relic3 = relic 3 at site 6
thing-s7-relic1 = relic 1 at site 7
thing-s7-relic2 = relic 2 at site 7
thing-s7-relic3 = relic 3 at site 7
thing-s8-relic1 = relic 1 at site 8
thing-s8-relic2 = relic 2 at site 8
thing-s8-relic3 = relic 3 at site 8

## Promises

thing-promise-peace = no campaign against the other
thing-promise-campaign = a campaign against somebody else
thing-promise-travel = going to or staying away from a site
thing-promise-favor = favor later
thing-promise-secrets = secrets later
thing-promise-relic = a relic later
thing-promise-banner = a banner later
thing-promise-title = leaving the title alone
thing-promise-citizenship = an offer of Citizenship
thing-promise-site = a site later
thing-promise-other = something else, as agreed

## Counted things

counted-favor = { resource-favor.count }
counted-citizenship = Citizenship with the relic in Reliquary space “{ $count ->
    [1] { card-brutal }
    [2] { card-decadent }
    [3] { card-careless }
   *[other] { card-greedy }
}”
counted-secrets = { resource-secret.count }
counted-promise-peace = promise: { thing-promise-peace } (penalty { $count } favor)
counted-promise-campaign = promise: { thing-promise-campaign } (penalty { $count } favor)
counted-promise-travel = promise: { thing-promise-travel } (penalty { $count } favor)
counted-promise-favor = promise: { thing-promise-favor } (penalty { $count } favor)
counted-promise-secrets = promise: { thing-promise-secrets } (penalty { $count } favor)
counted-promise-relic = promise: { thing-promise-relic } (penalty { $count } favor)
counted-promise-banner = promise: { thing-promise-banner } (penalty { $count } favor)
counted-promise-title = promise: { thing-promise-title } (penalty { $count } favor)
counted-promise-citizenship = promise: { thing-promise-citizenship } (penalty { $count } favor)
counted-promise-site = promise: { thing-promise-site } (penalty { $count } favor)
counted-promise-other = promise: { thing-promise-other } (penalty { $count } favor)

## Dice

thing-attack-0 = { face-hollow-sword }
thing-attack-1 = { face-hollow-sword }
thing-attack-2 = { face-hollow-sword }
thing-attack-3 = { face-sword }
thing-attack-4 = { face-sword }
thing-attack-5 = { face-two-swords-skull }
thing-defence-0 = { face-blank }
thing-defence-1 = { face-blank }
thing-defence-2 = { face-shield }
thing-defence-3 = { face-shield }
thing-defence-4 = { face-two-shields }
thing-defence-5 = { face-double }

## Ways to win

thing-usurper = { win-usurper }
oath-end-usurper = { win-usurper.text }
thing-visionary = { win-visionary }
oath-end-visionary = { win-visionary.text }
thing-empire = { win-steadfast }
oath-end-empire = { win-steadfast.text }
thing-successor = { win-successor }
oath-end-successor = { win-successor.text }
thing-war-weariness = { win-exhaustion }
oath-end-war-weariness = { win-exhaustion.text }
