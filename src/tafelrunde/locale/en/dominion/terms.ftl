# Dominion: names of sets, card types and recommended kingdoms.

## Sets

set-base = Base Game
set-intrigue = Intrigue
set-seaside = Seaside
set-alchemy = Alchemy
set-prosperity = Prosperity
set-cornucopia = Cornucopia
set-hinterlands = Hinterlands
set-dark-ages = Dark Ages
set-guilds = Guilds
set-adventures = Adventures
set-empires = Empires
set-nocturne = Nocturne
set-renaissance = Renaissance
set-promo = Promo Cards

## Card types

type-action = Action
type-attack = Attack
type-reaction = Reaction
type-treasure = Treasure
type-victory = Victory
type-curse = Curse
type-duration = Duration
type-reserve = Reserve
type-traveller = Traveller
type-looter = Looter
type-knight = Knight
type-ruins = Ruins
type-shelter = Shelter
type-prize = Prize
type-night = Night
type-spirit = Spirit
type-doom = Doom
type-fate = Fate
type-heirloom = Heirloom
type-gathering = Gathering
type-castle = Castle
type-command = Command
type-zombie = Zombie

## Recommended kingdoms

kingdom-first-game = First Game
kingdom-big-money = Big Money
kingdom-interaction = Interaction
kingdom-size-distortion = Size Distortion
kingdom-village-square = Village Square
kingdom-deck-top = Deck Top
kingdom-sleight-of-hand = Sleight of Hand
kingdom-improvements = Improvements
kingdom-silver-gold = Silver & Gold
kingdom-victory-dance = Victory Dance
kingdom-secret-schemes = Secret Schemes
kingdom-best-wishes = Best Wishes
kingdom-deconstruction = Deconstruction
kingdom-hand-madness = Hand Madness
kingdom-underlings = Underlings
kingdom-grand-scheme = Grand Scheme
kingdom-the-plot-thickens = The Plot Thickens
kingdom-high-seas = High Seas
kingdom-buried-treasure = Buried Treasure
kingdom-shipwrecks = Shipwrecks
kingdom-reach-for-tomorrow = Reach for Tomorrow
kingdom-repetition = Repetition
kingdom-give-and-take = Give and Take
