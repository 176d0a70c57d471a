# Oath: names of suits, regions, oaths, Visions, banners, spaces of the Reliquary, roles, colours,
# phases, actions, pieces, dice, titles and ways to win.
# “.own = 1” marks a German name that is our own.

## Suits

suit = Suit

suit-discord = Discord
    .card = Discord card
    .cards = Discord cards
    .bank = Discord bank
    .letter = D

suit-arcane = Arcane
    .card = Arcane card
    .cards = Arcane cards
    .bank = Arcane bank
    .letter = A

suit-order = Order
    .card = Order card
    .cards = Order cards
    .bank = Order bank
    .letter = O

suit-hearth = Hearth
    .card = Hearth card
    .cards = Hearth cards
    .bank = Hearth bank
    .letter = H

suit-beast = Beast
    .card = Beast card
    .cards = Beast cards
    .bank = Beast bank
    .letter = B

suit-nomad = Nomad
    .card = Nomad card
    .cards = Nomad cards
    .bank = Nomad bank
    .letter = N

suit-none = no suit
suit-any = any suit

## Regions

region = Region

region-cradle = Cradle
    .the = the Cradle
    .in = in the Cradle
    .to = to the Cradle
    .from = from the Cradle
    .pile = discard pile of the Cradle
    .text = Heart of the realm with two sites; what is discarded here goes to the Provinces.

region-provinces = Provinces
    .the = the Provinces
    .in = in the Provinces
    .to = to the Provinces
    .from = from the Provinces
    .pile = discard pile of the Provinces
    .text = Middle of the map with three sites, 2 Supply from everywhere; what is discarded here goes to the Hinterland.

region-hinterland = Hinterland
    .the = the Hinterland
    .in = in the Hinterland
    .to = to the Hinterland
    .from = from the Hinterland
    .pile = discard pile of the Hinterland
    .text = Edge of the realm with three sites, far from the Cradle; what is discarded here goes to the Cradle.

## Oaths

oath = Oath

oath-supremacy = Oathkeeper of Supremacy
    .short = Supremacy
    .text = Oathkeeper is whoever alone rules the most sites.
    .successor = A Citizen is Successor with more relics and banners than the Chancellor and than each other Citizen.

oath-people = Oathkeeper of the People
    .short = People
    .text = Oathkeeper is whoever holds the People's Favor.
    .successor = A Citizen is Successor who holds the Darkest Secret.

oath-devotion = Oathkeeper of Devotion
    .short = Devotion
    .text = Oathkeeper is whoever holds the Darkest Secret.
    .successor = A Citizen is Successor who holds the Grand Scepter.

oath-protection = Oathkeeper of Protection
    .short = Protection
    .text = Oathkeeper is whoever alone holds the most relics and banners, counted together.
    .successor = A Citizen is Successor who holds the People's Favor.

## Goals of oaths, Visions and Successors

goal-most-sites = alone rules the most sites
goal-peoples-favor = holds the People's Favor
goal-most-relics-banners = alone holds the most relics and banners
goal-darkest-secret = holds the Darkest Secret
goal-more-relics-banners = holds more relics and banners than the Chancellor and than each other Citizen
goal-grand-scepter = holds the Grand Scepter

## Visions

card-vision-conquest = Vision of Conquest
    .text = While this Vision lies revealed before you, you win as an Exile during Wake if you alone rule the most sites and at least 3 Visions have been drawn from the world deck.
    .note-1 = A tie for the most sites does not count.
    .note-2 = After round 8 it goes before all other Visions.
    .note-3 = If it wins the game, the next oath is Supremacy.

card-vision-rebellion = Vision of Rebellion
    .text = While this Vision lies revealed before you, you win as an Exile during Wake if you hold the People's Favor and at least 3 Visions have been drawn from the world deck.
    .note-1 = After round 8 only the Vision of Conquest goes before it.
    .note-2 = If it wins the game, the next oath is that of the People.

card-vision-sanctuary = Vision of Sanctuary
    .text = While this Vision lies revealed before you, you win as an Exile during Wake if you alone hold the most relics and banners, counted together, and at least 3 Visions have been drawn from the world deck.
    .note-1 = A tie does not count, and neither do relics in the Imperial Reliquary.
    .note-2 = After round 8 the Visions of Conquest and Rebellion go before it.
    .note-3 = If it wins the game, the next oath is Protection.

card-vision-faith = Vision of Faith
    .text = While this Vision lies revealed before you, you win as an Exile during Wake if you hold the Darkest Secret and at least 3 Visions have been drawn from the world deck.
    .note-1 = After round 8 all other Visions go before it.
    .note-2 = If it wins the game, the next oath is Devotion.

card-conspiracy = Conspiracy
    .text = When you play it faceup, you may burn 1 secret to take a relic or a banner of your choice from a player whose pawn stands at your site. At least 2 of your advisers must have suits that this player's advisers have too. Afterwards the Conspiracy goes to the box.
    .note-1 = Everybody may play it, the Chancellor and Citizens too. A Vision you have revealed stays.
    .note-2 = A banner taken with it is seized: burn 2 favor or 2 secrets from it, never the last; the People's Favor turns to the Mob side.
    .note-3 = Drawn from the world deck it stops the draw and counts as a Vision drawn. The Chronicle brings it back.

## Banners

card-peoples-favor = People's Favor
    .text = Recover: pay more favor than lies on it; the old favor goes one by one into the favor banks. Wake: put 1 favor on it or move 1 from it to the bank with the least; with 6 or more it turns into the Mob. When you play a card to a site, you may first discard a card at any site of your region, and you may play to any site of your region.
    .short = People's Favor
    .note-1 = If only 1 favor lies on it, you must add one at Wake, unless you have none.
    .note-2 = If it is seized, burn 2 favor from it, never the last, and turn it to the Mob side.
    .note-3 = As a target it adds one defence die for each favor on it.
    .note-4 = Facedown sites cannot be played to.
    .note-5 = If it is given away in an exchange, nothing on it changes.

card-mob = The Mob
    .text = The other side of the People's Favor. Everything works as on the intact side, but the Wake step with 1 favor is carried out twice. Only Recover turns the banner back to its intact side.
    .note-1 = The two steps may differ: once add, once remove.
    .note-2 = Falling below 6 favor does not turn it back.

card-darkest-secret = Darkest Secret
    .text = Recover: pay more secrets than lie on it; you take 1 of the old secrets, the previous holder gets the rest. From another player you may recover it only if a card at their site has a suit that none of their faceup advisers has. Searching the world deck costs you 2 Supply, whatever the track shows.
    .short = Darkest Secret
    .note-1 = If you recover it from yourself, you take back all the old secrets.
    .note-2 = If it is seized, burn 2 secrets from it, never the last.
    .note-3 = As a target it adds one defence die for each secret on it.
    .note-4 = Recovered from the shared bank, the old secrets beyond the first stay in the shared bank.
    .note-5 = If it is given away in an exchange, nothing on it changes.

## The Imperial Reliquary and the Grand Scepter

reliquary = Imperial Reliquary
    .text = Four facedown relics for Exiles who become Citizens. Each space a relic has left changes one of the Chancellor's actions.
    .space = Reliquary space

card-brutal = Brutal
    .text = Campaign: once this space is free, the loser of a campaign in which the Chancellor attacks must kill the whole force instead of half of it, even if the loser is the Chancellor.
    .own = 1

card-decadent = Decadent
    .text = Travel: once this space is free, the Chancellor spends no Supply to travel from the Provinces or the Hinterland to the Cradle, but 1 Supply more to travel to a site of the Hinterland.
    .own = 1

card-careless = Careless
    .text = Trade: once this space is free, the Chancellor gains 1 favor more with every trade, but 1 secret less when trading for secrets.
    .own = 1

card-greedy = Greedy
    .text = Search: once this space is free, the Chancellor draws 2 cards more, but cannot search where it would cost more than 2 Supply.
    .note-1 = A Vision drawn from the world deck still ends the draw.
    .own = 1

grand-scepter = Grand Scepter
    .text = A relic the Chancellor always starts with. Its holder may look at the relics in the Reliquary, offer Exiles Citizenship and exile Citizens, but not in the turn in which they took it.

## Roles

role-chancellor = Chancellor
    .plural = Chancellors
    .the = the Chancellor
    .genitive = of the Chancellor
    .dative = the Chancellor
    .accusative = the Chancellor
    .letter = Ch
    .goal = Stay Oathkeeper. After rounds 5, 6 and 7 a die decides whether you win with the title in Imperial hands, and after round 8 you win with it for certain. Beware of Citizens who meet the Successor goal: they win in your place.
    .turn = Wake: deal with the People's Favor if you hold it. Act: spend Supply on searching, mustering, trading, recovering, campaigning and travelling, and take minor actions as you like. Rest: favor goes to the banks, secrets come back, Supply is refreshed; the fewer warbands are in use, the more you get.
    .tips = You need not win every campaign, you need to hold the title when the die is rolled. Watch for revealed Visions and for Exiles who could be Usurper next turn. Citizens bring you sites and helpers, but every relic you give away for them changes one of your actions, and not only for the better.

role-exile = Exile
    .plural = Exiles
    .the = the Exile
    .genitive = of the Exile
    .dative = the Exile
    .accusative = the Exile
    .letter = Ex
    .goal = Two ways lead to victory. As Usurper you begin a turn with the title and still have it when your next turn begins. As Visionary you reveal a Vision and meet its goal at the start of your turn, once 3 Visions have been drawn.
    .turn = Wake: deal with the People's Favor if you hold it, check whether you win, and turn the title to its Usurper side if you have it. Act: spend Supply on searching, mustering, trading, recovering, campaigning and travelling, and take minor actions as you like. Rest: favor goes to the banks, secrets come back, Supply is refreshed.
    .tips = Never let go of your last secret: trading it brings favor, and it returns when you rest. Advisers of one suit make trades better. A Vision pays off most when nobody can stop you until your next turn; keep it facedown until then.

role-citizen = Citizen
    .plural = Citizens
    .the = the Citizen
    .genitive = of the Citizen
    .dative = the Citizen
    .accusative = the Citizen
    .letter = Ci
    .goal = You win only as Successor: if the Chancellor would win and you meet the Successor goal of the oath, the victory is yours alone. So help the Empire to last, and be the one who inherits it.
    .turn = Wake: deal with the People's Favor if you hold it. Act: spend Supply as everybody does; your warbands are purple, and taking them from a site needs the Chancellor's consent. Rest: favor goes to the banks, secrets come back, and your Supply is refreshed to the Chancellor's space.
    .tips = You rule every Imperial site together with the Chancellor, so their cards and battle plans are open to you. You may attack the Chancellor, but then you are on your own. If the Successor goal is out of reach, going into exile may be the better way.

role-bandits = Bandits
    .plural = Bandits
    .the = the bandits
    .genitive = of the bandits
    .dative = the bandits
    .accusative = the bandits
    .letter = Ba
    .text = They rule every faceup site without warbands, one bandit each, and use battle plans that cost nothing.

empire = Empire
    .text = The Chancellor and all Citizens; each of them rules every site with purple warbands.
    .ally = Imperial ally
    .allies = Imperial allies

## Colours

colour-purple = Purple
    .adjective = purple
    .warband = purple warband
    .warbands = purple warbands
    .letter = P

colour-red = Red
    .adjective = red
    .warband = red warband
    .warbands = red warbands
    .letter = R

colour-blue = Blue
    .adjective = blue
    .warband = blue warband
    .warbands = blue warbands
    .letter = B

colour-yellow = Yellow
    .adjective = yellow
    .warband = yellow warband
    .warbands = yellow warbands
    .letter = Y

colour-white = White
    .adjective = white
    .warband = white warband
    .warbands = white warbands
    .letter = W

colour-black = Black
    .adjective = black
    .warband = black warband
    .warbands = black warbands
    .letter = K

## Phases

phase-setup = Setup
    .text = Pawns are placed and first advisers chosen.

phase-wake = Wake
    .text = Tend the People's Favor, check for victory, turn the title, take from your site.

phase-act = Act
    .text = Take any number of actions as long as Supply lasts.

phase-rest = Rest
    .text = Return favor, take back secrets, refresh Supply.

phase-chronicle = Chronicle
    .text = The winner shapes the world of the next game.

## Major actions

action-search = Search
    .text = Draw 3 cards from the world deck or your region's discard pile, keep one and play it.

action-muster = Muster
    .text = Put 1 favor on a card at your site and gain 2 warbands.

action-trade = Trade
    .text = Put 1 secret on a card at your site for favor, or 2 favor for secrets; advisers of its suit bring more.

action-recover = Recover
    .text = Pay the price of a relic at your site or of a banner and take it.

action-campaign = Campaign
    .text = Attack a player or bandits at your site to win sites, relics or banners or to banish a pawn.

action-travel = Travel
    .text = Move your pawn to another site; a facedown one is turned up.

## Minor actions

action-adviser = Play or discard a facedown adviser
    .text = Play one of your facedown advisers faceup or discard it, as if you had just searched for it.

action-use = Use a power
    .text = Use the Action power of a card you rule or whose site your pawn stands at.

action-peek = Peek at a relic
    .text = Look at a facedown relic at your site.

action-peek-reliquary = Peek into the Reliquary
    .text = With the Grand Scepter, look at a relic in the Imperial Reliquary.

action-warbands = Move warbands
    .text = Move warbands between your board and your site, or share them with an Imperial ally there.

action-citizenship = Offer Citizenship
    .text = With the Grand Scepter, offer an Exile a relic from the Reliquary and, if you like, an exchange for becoming a Citizen.

action-exile = Exile a Citizen
    .text = With the Grand Scepter, give another Citizen 3 to 7 favor and make them an Exile.

action-exile-self = Exile yourself
    .text = As a Citizen, give the holder of the Grand Scepter favor for your secrets and warbands and become an Exile; this ends your Act phase.

action-rest = Rest
    .text = End the Act phase and rest.

## Favor, secrets, warbands and other pieces

resource-favor = Favor
    .plural = favor
    .count = { $count } favor
    .text = Goodwill of the people: pays for mustering, trading, relics and powers. There are 36 in all.

resource-secret = Secret
    .plural = secrets
    .count = { $count ->
        [one] { $count } secret
       *[other] { $count } secrets
    }
    .text = Knowledge that comes back to you when you rest, unless you burn it. There is no limit.

resource-warband = Warband
    .plural = warbands
    .count = { $count ->
        [one] { $count } warband
       *[other] { $count } warbands
    }
    .text = Fighters: on your board they attack, at sites they rule and defend.

resource-supply = Supply
    .plural = Supply
    .count = { $count } Supply
    .text = Pays for major actions, from 0 to 7; refreshed when you rest.

resource-pawn = Pawn
    .plural = pawns
    .text = Shows at which site you are.

resource-bandit = Bandit
    .plural = bandits
    .count = { $count ->
        [one] { $count } bandit
       *[other] { $count } bandits
    }
    .text = Defends a site without warbands; not a warband.

## Kinds of cards

kind-denizen = Denizen
    .plural = Denizens
kind-edifice = Edifice
    .plural = Edifices
kind-ruin = Ruin
    .plural = Ruins
kind-vision = Vision
    .plural = Visions
kind-relic = Relic
    .plural = Relics
kind-site = Site
    .plural = Sites
kind-banner = Banner
    .plural = Banners
kind-trait = Reliquary space
    .plural = Reliquary spaces
kind-adviser = Adviser
    .plural = Advisers

## Restrictions

restriction-site = Sites only
    .text = Tree: faceup this card may lie only at a site.

restriction-adviser = Advisers only
    .text = Person: faceup this card may lie only among advisers.

restriction-locked = Locked
    .text = Chain: once played, this card cannot be discarded, moved or exchanged until the Chronicle.

## Kinds of powers

power-wake = Wake
    .text = Applies once during Wake.

power-action = Action
    .text = May be used as a minor action.

power-when-played = When Played
    .text = Must be carried out when the card is played faceup.

power-rest = Rest
    .text = May be used once at the end of Rest.

power-modifier = Modifier
    .text = Changes the major action whose symbol it shows.

power-battle-plan = Battle plan
    .text = May be used once in a campaign by a side that rules it.

power-persistent = Persistent
    .text = Binds everyone it names, with or without access.

power-continuous = Continuous
    .text = Always holds for whoever has the card.

power-ongoing = Lasting
    .text = Begins when the card is played and goes on.

side-attacker = Attacker
side-defender = Defender
side-either = Attacker or defender

## Places

place-board = Board
place-advisers = Advisers
place-personal-bank = Personal bank
place-shared-bank = Shared bank
place-favor-bank = Favor bank
    .plural = Favor banks
place-world-deck = World deck
place-relic-deck = Relic deck
place-site-deck = Site deck
place-discard-pile = Discard pile
    .plural = Discard piles
place-revealed-vision = Revealed Vision
place-archive = Archive
place-dispossessed = Dispossessed
place-box = Box

track-round = Round
track-visions-drawn = Visions drawn
track-supply = Supply

## Dice

die-attack = Attack die
    .plural = Attack dice
die-defence = Defence die
    .plural = Defence dice
die-end = End die
    .plural = End dice

face-hollow-sword = Hollow sword
    .plural = Hollow swords
    .text = Two of them count as one sword; a single one counts for nothing.

face-sword = Sword
    .plural = Swords
    .text = Adds 1 to the attack.

face-two-swords-skull = Two swords and a skull
    .plural = Two swords and a skull each
    .text = Adds 2 to the attack and kills one warband of the attacking force.

face-skull = Skull
    .plural = Skulls
    .text = Kills one warband of the attacking force.

face-blank = Blank
    .plural = Blanks
    .text = Adds nothing.

face-shield = Shield
    .plural = Shields
    .text = Adds 1 to the defence.

face-two-shields = Two shields
    .plural = Two shields each
    .text = Adds 2 to the defence.

face-double = Doubling
    .plural = Doublings
    .text = Doubles all shields rolled; several multiply.

value-attack = Attack value
value-defence = Defence value
pool-attack = Attack pool
pool-defence = Defence pool

## Titles

title-oathkeeper = Oathkeeper
    .text = Meets the goal of the oath; adds 1 defence die.

title-usurper = Usurper
    .text = An Exile who began a turn with the title; adds 2 defence dice and wins if the title is still there at the next Wake.

title-successor = Successor
    .text = A Citizen who meets the Successor goal and wins in the Chancellor's place.

title-visionary = Visionary
    .text = An Exile with a revealed Vision.

oathkeeper-title = Oathkeeper title
    .text = Belongs to whoever meets the goal of the oath; on a tie its holder keeps it.

## Ways to win

win-usurper = Victory as Usurper
    .text = An Exile still had the title on its Usurper side at Wake.

win-visionary = Victory as Visionary
    .text = An Exile met the goal of their revealed Vision at Wake.

win-steadfast = Victory of the steadfast Empire
    .text = The Empire still had the title when the game ended.

win-successor = Victory as Successor
    .text = The Empire won, and a Citizen who met the Successor goal inherited it.

win-exhaustion = Victory by war exhaustion
    .text = Round 8 was over; the winner was found in the fixed order.

win-exhaustion-oathkeeper = War exhaustion: the Empire as Oathkeeper
    .text = After round 8 the title was in Imperial hands.

win-exhaustion-usurper = War exhaustion: Usurper
    .text = After round 8 an Exile was Usurper.

win-exhaustion-visionary = War exhaustion: Visionary
    .text = After round 8 an Exile met the goal of their revealed Vision.

win-exhaustion-empire = War exhaustion: the Empire
    .text = After round 8 nobody else had a claim, and the Empire endured.
