# Root: names of suits, pieces, places, services, quests, leaders and characters.

## Suits

suit = Suit

suit-bird = Bird
    .plural = Birds
    .card = bird card
    .letter = B

suit-fox = Fox
    .plural = Foxes
    .card = fox card
    .clearing = fox clearing
    .letter = F

suit-rabbit = Rabbit
    .plural = Rabbits
    .card = rabbit card
    .clearing = rabbit clearing
    .letter = R

suit-mouse = Mouse
    .plural = Mice
    .card = mouse card
    .clearing = mouse clearing
    .letter = M

suit-any = any suit

## Kinds of cards

kind-ambush = Ambush
kind-dominance = Dominance
kind-item = Item
kind-persistent = Lasting effect
kind-favor = Favor

## Phases

phase-birdsong = Birdsong
phase-daylight = Daylight
phase-evening = Evening

## Maps

map-autumn = Autumn
    .text = Twelve clearings with fixed suits, seven forests; the river separates no forests.

map-winter = Winter
    .text = Twelve clearings whose suits are drawn at random, eight forests; here the river separates forests. For experienced players.

place-clearing = Clearing
    .plural = Clearings

place-forest = Forest
    .plural = Forests

place-river = River
    .plural = Rivers

place-path = Path
    .plural = Paths

place-slot = Slot
    .plural = Slots

place-ruin = Ruin
    .plural = Ruins

place-corner = Corner clearing
    .plural = Corner clearings

## Printings of the cards

printing-early = Early printing
printing-later = Later printing

## Factions: short names, letters, setup order

short-marquise = Marquise
    .letter = M
    .setup = A
    .the = the Marquise
    .genitive = of the Marquise
    .dative = the Marquise
    .accusative = the Marquise

short-eyrie = Eyrie
    .letter = E
    .setup = B
    .the = the Eyrie
    .genitive = of the Eyrie
    .dative = the Eyrie
    .accusative = the Eyrie

short-alliance = Alliance
    .letter = A
    .setup = C
    .the = the Alliance
    .genitive = of the Alliance
    .dative = the Alliance
    .accusative = the Alliance

short-vagabond = Vagabond
    .letter = V
    .setup = D
    .the = the Vagabond
    .genitive = of the Vagabond
    .dative = the Vagabond
    .accusative = the Vagabond

short-vagabond-2 = Second Vagabond
    .letter = W
    .setup = E
    .the = the second Vagabond
    .genitive = of the second Vagabond
    .dative = the second Vagabond
    .accusative = the second Vagabond

short-cult = Cult
    .letter = L
    .setup = F
    .the = the Cult
    .genitive = of the Cult
    .dative = the Cult
    .accusative = the Cult

short-riverfolk = Riverfolk
    .letter = R
    .setup = G
    .the = the Riverfolk
    .genitive = of the Riverfolk
    .dative = the Riverfolk
    .accusative = the Riverfolk

## Pieces

piece-warrior = Warrior
    .plural = Warriors

piece-pawn = Pawn
    .plural = Pawns

piece-building = Building
    .plural = Buildings

piece-token = Token
    .plural = Tokens

piece-item = Item
    .plural = Items

piece-officer = Officer
    .plural = Officers

piece-supporter = Supporter
    .plural = Supporters

piece-acolyte = Acolyte
    .plural = Acolytes

piece-fund = Fund
    .plural = Funds

piece-vizier = Loyal Vizier
    .plural = Loyal Viziers

## Buildings

building-sawmill = Sawmill
    .plural = Sawmills

building-workshop = Workshop
    .plural = Workshops

building-recruiter = Recruiter
    .plural = Recruiters

building-roost = Roost
    .plural = Roosts

building-base = Base
    .plural = Bases

building-base-fox = Fox base
    .plural = Fox bases

building-base-rabbit = Rabbit base
    .plural = Rabbit bases

building-base-mouse = Mouse base
    .plural = Mouse bases

building-garden = Garden
    .plural = Gardens

building-garden-fox = Fox garden
    .plural = Fox gardens

building-garden-rabbit = Rabbit garden
    .plural = Rabbit gardens

building-garden-mouse = Mouse garden
    .plural = Mouse gardens

## Tokens

token-wood = Wood
    .plural = Wood

token-keep = Keep
    .plural = Keeps

token-sympathy = Sympathy
    .plural = Sympathy tokens

token-trade-post = Trade post
    .plural = Trade posts

token-trade-post-fox = Fox trade post
    .plural = Fox trade posts

token-trade-post-rabbit = Rabbit trade post
    .plural = Rabbit trade posts

token-trade-post-mouse = Mouse trade post
    .plural = Mouse trade posts

token-scorched-torch = Scorched-earth torch
    .plural = Scorched-earth torches

## Items

item-boot = Boot
    .plural = Boots
    .text = Exhaust one to move; one more to enter a clearing with hostile warriors.

item-sword = Sword
    .plural = Swords
    .text = Exhaust one to battle; undamaged swords limit rolled hits.

item-bag = Bag
    .plural = Bags
    .text = Face up on its track: you may carry two more items.

item-hammer = Hammer
    .plural = Hammers
    .text = Exhaust hammers to craft, or one to repair an item.

item-crossbow = Crossbow
    .plural = Crossbows
    .text = Exhaust one to strike.

item-tea = Tea
    .plural = Teas
    .text = Face up on its track: refresh two more items in Birdsong.

item-coin = Coin
    .plural = Coins
    .text = Face up on its track: draw one more card in Evening.

item-torch = Torch
    .plural = Torches
    .text = Exhaust one to explore a ruin or to use your character's special action.

item-state-face-up = face up
item-state-exhausted = exhausted
item-state-damaged = damaged

## Places on boards

box-crafted-items = Crafted Items
box-supply = Supply
box-item-supply = Item supply
box-decree = Decree
box-supporters = Supporters
box-officers = Officers
box-satchel = Satchel
box-damaged = Damaged
box-track-tea = Tea track
box-track-coin = Coin track
box-track-bag = Bag track
box-quests = Quests
box-quests-done = Completed quests
box-acolytes = Acolytes
box-lost-souls = Lost Souls
box-revealed = Revealed cards
box-payments = Payments
box-funds = Funds
box-committed = Committed
box-play-area = Play area
box-deck = Deck
box-discard = Discard pile
box-available = Available dominance cards

## Columns of the Decree

column-recruit = Recruit
column-move = Move
column-battle = Battle
column-build = Build

## Services of the Riverfolk

service-hand-card = Hand Card
    .text = Take a card of your choice from the Riverfolk's hand.

service-riverboats = Riverboats
    .text = Until your turn ends, rivers are paths to you.

service-mercenaries = Mercenaries
    .text = In your Daylight and Evening Riverfolk warriors count as yours for ruling and in battles with others; hits are shared evenly.

## Conspiracies and rituals of the Cult

conspiracy-crusade = Crusade
    .text = Two acolytes: battle in an outcast clearing, or move out of one and then battle if you like.

conspiracy-convert = Convert
    .text = Two acolytes: replace an enemy warrior in an outcast clearing with one of yours.

conspiracy-sanctify = Sanctify
    .text = Three acolytes: replace an enemy building in an outcast clearing with a garden.

ritual-build = Build
    .text = Place a garden in a clearing of the card's suit that you rule.

ritual-recruit = Recruit
    .text = Place a warrior in a clearing of the card's suit.

ritual-score = Score
    .text = Spend the card and score for your gardens of its suit, once per suit.

ritual-sacrifice = Sacrifice
    .text = Reveal a bird: one warrior from your supply becomes an acolyte.

outcast-outcast = Outcast
outcast-hated = Hated

## Relationships of the Vagabond

relation-indifferent = Indifferent
relation-amiable = Amiable
relation-friendly = Friendly
relation-allied = Allied
relation-hostile = Hostile
relation-coalition = Coalition

## Leaders of the Eyrie

leader-builder = Builder
    .text = When you craft, you may ignore Disdain for Trade and score what the card shows.

leader-charismatic = Charismatic
    .text = Each Recruit must place two warriors.

leader-commander = Commander
    .text = When you attack, you deal one extra hit.

leader-despot = Despot
    .text = One more point for each battle in which you remove at least one enemy building or token.

## Characters of the Vagabond

character-thief = Thief
    .text = Steal: exhaust a torch to take a random card from a player in your clearing.
    .ability = Steal

character-tinker = Tinker
    .text = Day Labor: exhaust a torch to take a card of your clearing's suit, or a bird, from the discard pile.
    .ability = Day Labor

character-ranger = Ranger
    .text = Hideout: exhaust a torch to repair three items; your Daylight then ends.
    .ability = Hideout

character-vagrant = Vagrant
    .text = Instigate: exhaust a torch to make one player in your clearing battle another there; what is removed counts as removed by you.
    .text-later = Instigate: exhaust a torch to make one player in your clearing battle another there; you score the buildings and tokens removed.
    .ability = Instigate

character-arbiter = Arbiter
    .text = Protect: without a torch. Before the roll a defender in your clearing may enlist you; you score a point, and your undamaged swords raise the defender's limit of rolled hits.
    .ability = Protect

character-scoundrel = Scoundrel
    .text = Scorched Earth: leave a torch in your clearing for good. All enemy pieces there are removed, and from then on nothing can be placed in or moved into it.
    .ability = Scorched Earth

## Quests

quest-fundraising-fox = Fundraising
    .text = In a fox clearing, exhaust a tea and a coin; then draw two cards or score one point per fox quest you have completed.

quest-errand-fox = Errand
    .text = In a fox clearing, exhaust a tea and a boot; then draw two cards or score one point per fox quest you have completed.

quest-logistics-help-fox = Logistics Help
    .text = In a fox clearing, exhaust a boot and a bag; then draw two cards or score one point per fox quest you have completed.

quest-repair-a-shed-fox = Repair a Shed
    .text = In a fox clearing, exhaust a torch and a hammer; then draw two cards or score one point per fox quest you have completed.

quest-give-a-speech-fox = Give a Speech
    .text = In a fox clearing, exhaust a torch and a tea; then draw two cards or score one point per fox quest you have completed.

quest-guard-duty-rabbit = Guard Duty
    .text = In a rabbit clearing, exhaust a torch and a sword; then draw two cards or score one point per rabbit quest you have completed.

quest-errand-rabbit = Errand
    .text = In a rabbit clearing, exhaust a tea and a boot; then draw two cards or score one point per rabbit quest you have completed.

quest-give-a-speech-rabbit = Give a Speech
    .text = In a rabbit clearing, exhaust a torch and a tea; then draw two cards or score one point per rabbit quest you have completed.

quest-fend-off-a-bear-rabbit = Fend off a Bear
    .text = In a rabbit clearing, exhaust a torch and a crossbow; then draw two cards or score one point per rabbit quest you have completed.

quest-expel-bandits-rabbit = Expel Bandits
    .text = In a rabbit clearing, exhaust two swords; then draw two cards or score one point per rabbit quest you have completed.

quest-expel-bandits-mouse = Expel Bandits
    .text = In a mouse clearing, exhaust two swords; then draw two cards or score one point per mouse quest you have completed.

quest-guard-duty-mouse = Guard Duty
    .text = In a mouse clearing, exhaust a torch and a sword; then draw two cards or score one point per mouse quest you have completed.

quest-fend-off-a-bear-mouse = Fend off a Bear
    .text = In a mouse clearing, exhaust a torch and a crossbow; then draw two cards or score one point per mouse quest you have completed.

quest-escort-mouse = Escort
    .text = In a mouse clearing, exhaust two boots; then draw two cards or score one point per mouse quest you have completed.

quest-logistics-help-mouse = Logistics Help
    .text = In a mouse clearing, exhaust a boot and a bag; then draw two cards or score one point per mouse quest you have completed.
