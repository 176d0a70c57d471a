# Root: the rules of the Law by their numbers, in Tafelrunde's own words.
# The value of a message is the title of the rule, .text the rule itself; rule-4-3-2-II is 4.3.2.II.

## 1. Golden Rules

rule-1 = Golden Rules
    .text = This part says which rule wins over which, what is public, what players may agree on and how a turn runs.

rule-1-1 = Conflicts Between Rules
    .text = These rules settle what happens when two texts or two effects get in each other's way.

rule-1-1-1 = Which Text Wins
    .text = What a card says goes before what the Law says. The Law in turn goes before the learn-to-play guide.

rule-1-1-2 = Cannot Is Absolute
    .text = Where a rule says that something cannot be done, this holds against every other rule. Only an exception that is spelled out explicitly can lift it.

rule-1-1-3 = Effects at Once
    .text = If two effects would happen at the same moment, the player whose turn it is decides which comes first. Where a rule fixes the order, that order applies.

rule-1-2 = Public and Private Information
    .text = These rules say what everybody may see and what stays hidden.

rule-1-2-1 = Hidden Hands
    .text = The cards in your hand are secret: you may show them only where a rule expressly tells you to. How many you hold is public. The Riverfolk are the exception, their hand lies open (11.2.3).

rule-1-2-2 = Open Discard Pile
    .text = Everybody may look through the discard pile whenever they like.

rule-1-3 = Negotiations and Deals
    .text = These rules limit what players can promise or hand to each other.

rule-1-3-1 = Deals Bind Nobody
    .text = Players may talk about the game and strike deals at any time. Nobody is bound by what was agreed.

rule-1-3-2 = No Free Card Gifts
    .text = A card goes from one player to another only where a rule expressly says so.

rule-1-4 = Course of a Turn
    .text = A turn consists of Birdsong, Daylight and Evening, in this order. After Evening the next player clockwise takes a turn. This goes on until somebody has won (3.1).

## 2. Key Terms and Concepts

rule-2 = Key Terms and Concepts
    .text = This part explains cards, the map, pieces and what it means to rule.

rule-2-1 = Cards and Suits
    .text = Every card has exactly one suit: bird, fox, rabbit or mouse. Most cards also have an effect that can be crafted (4.1).

rule-2-1-1 = Birds Are Wild
    .text = You may always use a bird card as if it had another suit, whether a card is to be spent, taken or given, and also where several cards of one suit are required. For the rituals of the Lizard Cult birds are not wild (10.2.2).

rule-2-1-1-I = Birds Under Compulsion
    .text = If you are made to discard or hand over a fox, rabbit or mouse card, your bird cards count as that suit too, and you cannot get out of it by treating them as birds only.

rule-2-1-1-II = Only Birds for Birds
    .text = Where a bird card has to be spent, discarded, taken or given, no card of another suit can stand in for it.

rule-2-1-2 = Drawing Cards
    .text = Cards are drawn from the one deck that all players share. If it is empty, the discard pile is shuffled and becomes the new deck.

rule-2-1-3 = Spending and Discarding
    .text = Cards that are spent or discarded go to the discard pile that all players share. Dominance cards are treated differently (3.3), and so are all cards while the Lizard Cult is in play (10.2.6).

rule-2-1-4 = Ambush Cards
    .text = The deck contains five ambush cards: one each of mouse, rabbit and fox, and two birds. An ambush can be spent for its suit or played in battle to deal hits (4.3.1). It has no effect that could be crafted.

rule-2-1-5 = Dominance Cards
    .text = The deck contains four dominance cards, one of each suit. A dominance card can be spent for its suit or put into play, which changes for good how its owner wins (3.3). It has no effect that could be crafted.

rule-2-2 = Clearings and Paths
    .text = The map of the woodland consists of clearings that are joined by paths.

rule-2-2-1 = Adjacent Clearings
    .text = Two clearings are adjacent if a path joins them.

rule-2-2-2 = Suit of a Clearing
    .text = Each clearing has one suit: mouse, rabbit or fox. There are no bird clearings.

rule-2-2-3 = Building Slots
    .text = A clearing has a fixed number of slots, drawn as white boxes. Each building placed there takes up one open slot. In a clearing without an open slot no building can be placed.

rule-2-2-4 = Ruins
    .text = The slots marked with an R are filled by ruins when the game begins. The only way to remove a ruin is the Vagabond's Explore action (9.5.3).

rule-2-3 = Rivers
    .text = Many clearings are linked by a river. Only the Riverfolk Company may use rivers as paths, along with those who buy its riverboats (11.2.7.II). A river separates neither clearings nor forests; on the Winter map alone it divides forests as a path does.

rule-2-4 = Forests
    .text = A forest is an area of the map with paths and clearings all around it.

rule-2-4-1 = Adjacent to a Forest
    .text = A forest is adjacent to each clearing that can be reached from it without crossing a path. It is also adjacent to each forest that lies just across a single path.

rule-2-5 = Limited Pieces
    .text = Each faction has the pieces listed on the back of its board and no more. If you have to place, take or remove more pieces than you can, do it with as many as possible.

rule-2-5-1 = Warriors and Supply
    .text = Warriors that you place come from your supply, and your warriors that are removed go back to it. Field Hospitals (6.2.3) and Revenge (10.2.3) change this.

rule-2-5-2 = Buildings and Tracks
    .text = A building you place is the leftmost one still on its track on your board. A building of yours that is removed returns to the rightmost empty space of that track.

rule-2-5-3 = Tokens and Tracks
    .text = A token you place is the leftmost one on its track, or comes from your supply if it has no track. When it is removed it goes to the rightmost empty space of its track, or else to your supply. The keep (6.2.2) and trade posts (11.2.5.I) leave the game instead.

rule-2-5-4 = The Vagabond Pawn
    .text = Nothing can remove the Vagabond's pawn from the map.

rule-2-5-5 = Items
    .text = An item you take comes from the supply on the map, which all players share, and goes into the Crafted Items box of your board. An item that is removed goes back into the game box for good. The Vagabond stores his items in his own way (9.2.5).

rule-2-6 = Play Area
    .text = Your play area is the space around your faction board.

rule-2-7 = Enemies
    .text = Every other faction is your enemy, unless it is in a coalition with you (9.2.8).

rule-2-8 = Ruling a Clearing
    .text = A clearing is ruled by the player whose warriors and buildings there, added together, are the most. Tokens and pawns do not count. On a tie nobody rules. Exceptions are Lords of the Forest (7.2.2), Lone Wanderer (9.2.2) and Pilgrims (10.2.4).

## 3. Victory

rule-3 = Victory
    .text = This part says how points are scored and how the game is won.

rule-3-1 = Winning the Game
    .text = Whoever is first to have 30 victory points wins immediately. If several players get to 30 or more at the same time, the one whose turn it is wins.

rule-3-2 = Victory Points
    .text = Every faction scores in a way of its own; besides, all factions can score in the two ways that follow.

rule-3-2-1 = Removing Buildings and Tokens
    .text = For each building and each token of an enemy that you remove, you score one point.

rule-3-2-2 = Crafting Items
    .text = When you craft an item (4.1), you score the points shown on the card. For the Eyrie it is one point as a rule (7.2.3).

rule-3-3 = Dominance
    .text = The deck contains four dominance cards. Whoever puts one into play can win without getting to 30 points.

rule-3-3-1 = Activating Dominance
    .text = In your Daylight, if you have ten points or more, you may activate a dominance card: lay it from your hand into your play area and take your marker off the score track. From then on you cannot score points. The Vagabond forms a coalition instead (9.2.8).

rule-3-3-1-I = Mouse, Rabbit, Fox Dominance
    .text = With an active mouse, rabbit or fox dominance you win at once if you rule three clearings of that suit when your Birdsong begins.

rule-3-3-1-II = Bird Dominance
    .text = With an active bird dominance you win at once if you rule two clearings in opposite corners of the map when your Birdsong begins.

rule-3-3-2 = Active Dominance Stays
    .text = An activated dominance card does not count as a card in hand and cannot leave play. You cannot exchange it for another dominance card.

rule-3-3-3 = Spending Dominance Cards
    .text = A dominance card may be spent for its suit. It is then not discarded but laid beside the map, where it is available to be taken. With the Lizard Cult in play it goes to the Lost Souls first (10.2.6).

rule-3-3-4 = Taking Dominance Cards
    .text = In your Daylight you may take an available dominance card into your hand. Each costs you one spent card of the same suit.

## 4. Key Actions

rule-4 = Key Actions
    .text = This part explains crafting, moving and battling, which all factions do alike.

rule-4-1 = Crafting
    .text = Most cards in your hand can be crafted, which gives you an effect that either happens at once or lasts.

rule-4-1-1 = Cost of Crafting
    .text = To craft a card you activate crafting pieces as shown in its lower left corner. A crafting piece has the suit of the clearing it stands in and can be activated once per turn. A question mark in three colours accepts a piece of any suit. The Vagabond uses hammers (9.2.1), the Riverfolk use their funds (11.2.1).

rule-4-1-2 = Immediate Effects
    .text = An immediate effect is carried out and its card then discarded. If the card shows an item, take that item from the supply into your Crafted Items box; if the supply has none left, you cannot craft the card. The Vagabond keeps crafted items with his own (9.2.1), the Eyrie score less for them (7.2.3).

rule-4-1-3 = Persistent Effects
    .text = A crafted card with a persistent effect stays in your play area. You may use its effect as the card says from then on.

rule-4-1-4 = No Duplicates
    .text = A persistent effect that already lies in your play area cannot be crafted a second time.

rule-4-2 = Moving
    .text = A move takes any number of your warriors, or your pawn, from one clearing to one clearing adjacent to it.

rule-4-2-1 = Rule Needed to Move
    .text = You may make a move only if you rule the clearing it starts from, the clearing it ends in, or both. The Vagabond (9.2.3) and, along rivers, the Riverfolk (11.2.2) do not need this.

rule-4-2-2 = Move as Often as Allowed
    .text = A piece may move again and again in the same turn. If you have several moves, you may make them with the same warriors or with different ones.

rule-4-3 = Battle
    .text = To battle, choose a clearing that holds warriors of yours or your pawn: it is the clearing of battle, and you are the attacker. Then choose another player who has pieces there as the defender.

rule-4-3-1 = Step 1: Ambush
    .text = The defender may play one ambush card that matches the clearing of battle. Unless the attacker foils it, the defender deals two hits at once; either way the card is then discarded. If no warriors of the attacker are left, the battle is over on the spot.

rule-4-3-1-I = Foiling an Ambush
    .text = When the defender has played an ambush, the attacker may cancel it by playing an ambush that also matches the clearing of battle. Both cards are discarded.

rule-4-3-2 = Step 2: Roll, Extra Hits
    .text = Both dice are rolled. The attacker will deal as many hits as the higher die shows, the defender as many as the lower; with equal dice both deal the same number. None of these hits is dealt before step 3.

rule-4-3-2-I = Limit of Rolled Hits
    .text = By rolling, you cannot deal more hits than you have warriors in the clearing of battle. This holds for the attacker and for the defender.

rule-4-3-2-II = Extra Hits
    .text = Once the rolled hits are settled, both sides may add extra hits from their abilities and from effects in their play areas. The number of warriors does not limit extra hits.

rule-4-3-2-III = Defenseless
    .text = A defender who has no warriors in the clearing of battle is defenseless: the attacker will deal one extra hit.

rule-4-3-3 = Step 3: Deal Hits
    .text = Attacker and defender deal their hits at the same time, and each hit removes one piece. Whoever suffers the hits chooses which of their own pieces in the clearing go, but all warriors must go before any building or token; those then go in any order. Each enemy building or token removed scores a point (3.2.1).

## 5. Setup

rule-5 = Setup
    .text = This part says how the game is prepared.

rule-5-1 = Standard Setup
    .text = The standard setup has seven steps, taken in order.

rule-5-1-1 = Step 1: Factions and Order
    .text = Decide in any way you like who plays which faction; which mixes fit which number of players is listed in the learn-to-play guide. Starting player and turn order are random. Everyone takes the board of their faction and the pieces listed on its back.

rule-5-1-2 = Step 2: Score Markers
    .text = All score markers start on 0 of the score track.

rule-5-1-3 = Step 3: Starting Hands
    .text = With two players, take all dominance cards out of the deck. Then everyone draws three cards.

rule-5-1-4 = Step 4: Ruins
    .text = Each slot marked with an R gets a ruin, four in total.

rule-5-1-5 = Step 5: Item Supply
    .text = The supply on the map starts with twelve items: 2 boots, 2 bags, 1 crossbow, 1 hammer, 2 swords, 2 teas and 2 coins.

rule-5-1-6 = Step 6: Other Components
    .text = Hand out the faction overview cards as you please and put the two dice beside the map.

rule-5-1-7 = Step 7: Faction Setup
    .text = The factions set up one after another by the letter on their boards: A, B, C and so on. Each follows its own setup instructions.

## 6. Marquise de Cat

rule-6 = Marquise de Cat
    .text = The rules of the Marquise de Cat.

rule-6-1 = Marquise: Overview
    .text = The Marquise has occupied the woodland; she scores by building sawmills, workshops and recruiters, the more of one kind the better, and needs a connected supply of wood for it.

rule-6-2 = Marquise: Rules and Abilities
    .text = The abilities that only the Marquise has.

rule-6-2-1 = Marquise: Crafting
    .text = The Marquise crafts in her Daylight; her crafting pieces are her workshops.

rule-6-2-2 = The Keep
    .text = In the clearing with the keep token nobody except the Marquise can place pieces; moving pieces into it is allowed. If the keep is removed, it leaves the game for good.

rule-6-2-3 = Field Hospitals
    .text = Each time warriors of the Marquise are removed from a clearing, however many, she may spend one card matching that clearing. All those warriors are then placed in the clearing with the keep token.

rule-6-3 = Marquise: Setup
    .text = The Marquise sets up in five steps, taken in order.

rule-6-3-1 = Step 1: Warriors and Wood
    .text = The Marquise starts with a supply of 25 warriors and 8 wood tokens.

rule-6-3-2 = Step 2: Place the Keep
    .text = The Marquise places the keep token in a corner clearing she chooses.

rule-6-3-3 = Step 3: Garrison
    .text = The Marquise places one warrior in every clearing, leaving out only the corner diagonally opposite the keep.

rule-6-3-4 = Step 4: Starting Buildings
    .text = The Marquise places one sawmill, one workshop and one recruiter. Each goes into the clearing of the keep or a clearing adjacent to it, spread as she likes.

rule-6-3-5 = Step 5: Fill Building Tracks
    .text = The other 5 sawmills, 5 workshops and 5 recruiters go on their tracks; only the leftmost space of each stays empty.

rule-6-4 = Marquise: Birdsong
    .text = In Birdsong the Marquise places one wood token at each of her sawmills.

rule-6-5 = Marquise: Daylight
    .text = The Marquise may first craft with her workshops. Then she takes up to three actions, mixed and ordered as she likes. After those three she may take more actions, each for one spent bird card.

rule-6-5-1 = Marquise: Battle
    .text = Action: the Marquise starts a battle.

rule-6-5-2 = Marquise: March
    .text = Action: the Marquise makes two moves.

rule-6-5-3 = Marquise: Recruit
    .text = Action: the Marquise places one warrior at each recruiter. She can take this action only once in a turn.

rule-6-5-4 = Marquise: Build
    .text = Action: the Marquise places one building, in the three steps that follow.

rule-6-5-4-I = Build: Choose a Building
    .text = The Marquise decides for a sawmill, workshop or recruiter and takes the leftmost one left of that kind. The number above its column is its cost in wood.

rule-6-5-4-II = Build: Clearing and Wood
    .text = The Marquise chooses a clearing she rules and removes as much wood as the building costs. The wood may lie in that clearing or in any clearing she rules that is linked to it through clearings she rules.

rule-6-5-4-III = Build: Place and Score
    .text = The building is placed in the chosen clearing, and the Marquise scores the points on the space it uncovers.

rule-6-5-5 = Marquise: Overwork
    .text = Action: the Marquise spends a card matching a clearing that has a sawmill and places one wood token there.

rule-6-6 = Marquise: Evening
    .text = In Evening the Marquise draws one card, and one more for each draw bonus in view. If she then holds more than five, she discards cards of her choice until five are left.

## 7. Eyrie Dynasties

rule-7 = Eyrie Dynasties
    .text = The rules of the Eyrie Dynasties.

rule-7-1 = Eyrie: Overview
    .text = The Eyrie want the woodland back; they score each Evening for the roosts on the map, but must carry out a Decree that keeps growing or fall into turmoil.

rule-7-2 = Eyrie: Rules and Abilities
    .text = The abilities that only the Eyrie have.

rule-7-2-1 = Eyrie: Crafting
    .text = The Eyrie craft in their Daylight before they resolve the Decree; their crafting pieces are their roosts.

rule-7-2-2 = Lords of the Forest
    .text = If the Eyrie are tied for most warriors and buildings in a clearing, they rule it. They need at least one piece of that sort there: they do not rule empty clearings. A garden of the Lizard Cult takes precedence (10.2.4).

rule-7-2-3 = Disdain for Trade
    .text = When the Eyrie craft an item, they score one point, whatever number the card shows.

rule-7-3 = Eyrie: Setup
    .text = The Eyrie set up in five steps, taken in order.

rule-7-3-1 = Step 1: Warriors
    .text = The Eyrie start with a supply of 20 warriors.

rule-7-3-2 = Step 2: Roost and Warriors
    .text = The Eyrie place one roost and six warriors in the corner diagonally opposite the keep. Without the Marquise in the game they may choose any corner clearing.

rule-7-3-3 = Step 3: Choose a Leader
    .text = The Eyrie pick one of their four leaders and lay it on their board. The other three lie face up beside it.

rule-7-3-4 = Step 4: Loyal Viziers
    .text = The two Loyal Viziers, which count as bird cards, are tucked under the two Decree columns that the leader names, with their suit in view.

rule-7-3-5 = Step 5: Fill Roost Track
    .text = The other six roosts go on the roost track; only the leftmost space stays empty.

rule-7-4 = Eyrie: Birdsong
    .text = The Eyrie's Birdsong has three steps, taken in order: Emergency Orders, adding to the Decree, a new roost.

rule-7-4-1 = Emergency Orders
    .text = If the Eyrie have no card in hand, they draw one.

rule-7-4-2 = Add to the Decree
    .text = The Eyrie must put one or two cards from their hand into the Decree; no more than one of them may be a bird. Each card goes into a column of their choice, and a column may hold any number of cards.

rule-7-4-3 = A New Roost
    .text = If the Eyrie have no roost on the map, they place one roost and three warriors in a clearing that can take them all and has the fewest warriors, counting those of every faction. Among several such clearings they choose.

rule-7-5 = Eyrie: Daylight
    .text = The Eyrie's Daylight has two steps, taken in order: crafting, then the Decree.

rule-7-5-1 = Craft with Roosts
    .text = The Eyrie may craft cards from their hand with their roosts.

rule-7-5-2 = Resolve the Decree
    .text = The Eyrie must resolve the Decree column by column from left to right. Every card of a column must be resolved, in any order: for each they take the action of its column in a clearing of its suit. If an action cannot be taken in full, they fall into turmoil at once (7.7).

rule-7-5-2-I = Decree: Recruit
    .text = For a card in this column the Eyrie place one warrior in a clearing of the card's suit that has a roost.

rule-7-5-2-II = Decree: Move
    .text = For a card in this column the Eyrie move at least one warrior out of a clearing of the card's suit.

rule-7-5-2-III = Decree: Battle
    .text = For a card in this column the Eyrie start a battle in a clearing of the card's suit.

rule-7-5-2-IV = Decree: Build
    .text = For a card in this column the Eyrie place a roost in a clearing of the card's suit that they rule and that has no roost yet.

rule-7-6 = Eyrie: Evening
    .text = The Eyrie's Evening has two steps, taken in order: scoring, then drawing and discarding.

rule-7-6-1 = Score for Roosts
    .text = The Eyrie score the points shown on the rightmost empty space of their roost track.

rule-7-6-2 = Eyrie: Draw and Discard
    .text = The Eyrie draw one card, and one more for each draw bonus in view. If they then hold more than five, they discard cards of their choice until five are left.

rule-7-7 = Turmoil
    .text = As soon as the Eyrie, for whatever reason, cannot take an action of the Decree in full (7.5.2), they fall into turmoil and carry out the four steps that follow.

rule-7-7-1 = Turmoil 1: Humiliate
    .text = The Eyrie lose one point for each bird card in the Decree; the Loyal Viziers count.

rule-7-7-2 = Turmoil 2: Purge
    .text = All cards in the Decree are discarded, except the two Loyal Viziers.

rule-7-7-3 = Turmoil 3: Depose
    .text = The current leader is set aside face down. The Eyrie choose a new leader among those lying face up and tuck the Loyal Viziers under the columns it names.

rule-7-7-3-I = A New Generation
    .text = If a leader has to be chosen and none lies face up, all leaders are turned face up first.

rule-7-7-4 = Turmoil 4: Rest
    .text = Daylight ends at once, and the Eyrie go on with their Evening.

rule-7-8 = Leaders
    .text = The Eyrie have four leaders to choose from.

rule-7-8-1 = Leader: Builder
    .text = The Builder's Viziers lie under Recruit and Move. When the Eyrie craft, they may ignore Disdain for Trade (7.2.3).

rule-7-8-2 = Leader: Charismatic
    .text = The Charismatic's Viziers lie under Recruit and Battle. Each Recruit action must place two warriors instead of one.

rule-7-8-3 = Leader: Commander
    .text = The Commander's Viziers lie under Move and Battle. When the Eyrie attack, they deal one extra hit in the battle.

rule-7-8-4 = Leader: Despot
    .text = The Despot's Viziers lie under Move and Build. Each battle in which the Eyrie remove at least one enemy building or token brings one point on top of the usual ones.

## 8. Woodland Alliance

rule-8 = Woodland Alliance
    .text = The rules of the Woodland Alliance.

rule-8-1 = Alliance: Overview
    .text = The Alliance wins over the discontented; it scores by placing sympathy, pays with supporters, and its revolts found bases that train officers.

rule-8-2 = Alliance: Rules and Abilities
    .text = The abilities that only the Alliance has.

rule-8-2-1 = Alliance: Crafting
    .text = The Alliance crafts in its Daylight; its crafting pieces are its sympathy tokens.

rule-8-2-2 = Guerrilla War
    .text = When the Alliance is the defender, it deals hits equal to the higher die and the attacker hits equal to the lower.

rule-8-2-3 = Supporters
    .text = Many Alliance actions cost supporters: cards from its supporter stack. Supporters can be spent for their suit only and do not count as cards in hand. The stack lies face down; the Alliance itself may look at it at any time.

rule-8-2-3-I = Supporter Limit
    .text = While the Alliance has no base on the map, its stack has room for five supporters; any it would gain beyond that are discarded. With at least one base on the map there is no limit.

rule-8-2-4 = Losing a Base
    .text = When a base is removed, the Alliance must discard all supporters of its suit, birds included, and remove half of its officers, rounded up. If that was its last base on the map and more than five supporters are left, it must discard down to five.

rule-8-2-5 = Sympathy Tokens
    .text = The Alliance has ten sympathy tokens.

rule-8-2-5-I = One Sympathy per Clearing
    .text = There can be no more than one sympathy token in a clearing.

rule-8-2-5-II = Sympathetic Clearings
    .text = A clearing with a sympathy token is called sympathetic, any other unsympathetic.

rule-8-2-6 = Outrage
    .text = Whenever another player removes a sympathy token or moves warriors into a sympathetic clearing, that player must add a card of the clearing's suit from their hand to the supporter stack. Without such a card, and without a bird, they must show the Alliance their hand, and the Alliance draws a card from the deck into the stack.

rule-8-3 = Alliance: Setup
    .text = The Alliance sets up in four steps, taken in order.

rule-8-3-1 = Step 1: Warriors
    .text = The Alliance starts with a supply of 10 warriors.

rule-8-3-2 = Step 2: Bases
    .text = The three bases of the Alliance go on their spaces of its board.

rule-8-3-3 = Step 3: Fill Sympathy Track
    .text = The ten sympathy tokens go on the sympathy track.

rule-8-3-4 = Step 4: First Supporters
    .text = The Alliance draws three cards and lays them face down on its supporter stack.

rule-8-4 = Alliance: Birdsong
    .text = The Alliance's Birdsong has two steps, taken in order: revolts, then spreading sympathy.

rule-8-4-1 = Revolt
    .text = The Alliance may revolt any number of times: each revolt removes enemy pieces and brings a base and warriors, in the three steps that follow.

rule-8-4-1-I = Revolt: Choose a Clearing
    .text = The Alliance chooses a sympathetic clearing for whose suit its base is not on the map yet.

rule-8-4-1-II = Revolt: Spend Supporters
    .text = The Alliance spends two supporters of the suit of the chosen clearing.

rule-8-4-1-III = Revolt: Carry It Out
    .text = All enemy pieces in the clearing are removed; buildings and tokens among them score a point each. Then the Alliance places the base there, and as many warriors as there are sympathetic clearings of that suit. Last, it places one warrior in its Officers box.

rule-8-4-2 = Spread Sympathy
    .text = The Alliance may spread sympathy any number of times; each time it places one sympathy token in the three steps that follow.

rule-8-4-2-I = Spread: Choose a Clearing
    .text = The Alliance chooses an unsympathetic clearing that is adjacent to a sympathetic one. If no clearing at all is sympathetic, it may choose any.

rule-8-4-2-II = Spread: Spend Supporters
    .text = The Alliance spends supporters of the suit of the chosen clearing, as many as the number above the next sympathy token on the track says.

rule-8-4-2-IIa = Martial Law
    .text = If some other player has at least three warriors in the chosen clearing, spreading there costs one supporter more.

rule-8-4-2-III = Spread: Place and Score
    .text = The sympathy token is placed in the chosen clearing, and the Alliance scores the points uncovered on its track.

rule-8-5 = Alliance: Daylight
    .text = In Daylight the Alliance may take the actions that follow, as often and in any order it likes.

rule-8-5-1 = Craft with Sympathy
    .text = The Alliance may craft cards from its hand with its sympathy tokens.

rule-8-5-2 = Mobilize
    .text = The Alliance adds a card from its hand to the supporter stack.

rule-8-5-3 = Train
    .text = The Alliance spends a card of the suit of a base that is on the map, and places a warrior in its Officers box.

rule-8-6 = Alliance: Evening
    .text = The Alliance's Evening has two steps, taken in order: military operations, then drawing cards.

rule-8-6-1 = Military Operations
    .text = The Alliance may take one of the actions that follow per officer it has, in any order and mix.

rule-8-6-1-I = Operation: Move
    .text = The Alliance makes a move.

rule-8-6-1-II = Operation: Battle
    .text = The Alliance starts a battle.

rule-8-6-1-III = Operation: Recruit
    .text = The Alliance places one warrior in a clearing that has a base.

rule-8-6-1-IV = Operation: Organize
    .text = The Alliance removes one of its warriors from an unsympathetic clearing, places a sympathy token there and scores the points uncovered on its track.

rule-8-6-2 = Alliance: Income
    .text = The Alliance draws one card, and one more for each draw bonus in view. If it then holds more than five, it discards cards of its choice until five are left.

## 9. Vagabond

rule-9 = Vagabond
    .text = The rules of the Vagabond.

rule-9-1 = Vagabond: Overview
    .text = The Vagabond plays all sides; he scores by improving relationships, fighting hostile factions and completing quests, and everything he does depends on his items.

rule-9-2 = Vagabond: Rules and Abilities
    .text = The abilities that only the Vagabond has.

rule-9-2-1 = Vagabond: Crafting
    .text = The Vagabond crafts by exhausting hammers. All his hammers have the suit of the clearing he is in. An item he crafts he may take at once, face up.

rule-9-2-2 = Lone Wanderer
    .text = The Vagabond's pawn is not a warrior: he cannot rule a clearing, nor does he keep others from ruling one. His pawn cannot be removed from the map.

rule-9-2-3 = Nimble
    .text = The Vagabond may move no matter who rules the clearings he leaves and enters (4.2.1).

rule-9-2-4 = Vagabond: Defenseless
    .text = In battle the Vagabond is defenseless (4.3.2.III) if none of his swords is undamaged.

rule-9-2-5 = Vagabond: Items
    .text = What the Vagabond can do depends on the items he has. An item on his board is face up, face down or damaged. For many actions he exhausts items, that is, turns them face down.

rule-9-2-5-I = Item Tracks
    .text = Teas, coins and bags go on their own tracks when the Vagabond gains them. Each track has room for three.

rule-9-2-5-II = The Satchel
    .text = Boots, swords, crossbows, torches and hammers go into the satchel when the Vagabond gains them.

rule-9-2-5-III = Rearranging Items
    .text = The Vagabond may shift undamaged teas, coins and bags between their tracks and the satchel as he likes.

rule-9-2-6 = Vagabond: Limit of Rolled Hits
    .text = In battle the Vagabond cannot deal more rolled hits (4.3.2.I) than he has undamaged swords in his satchel, face up or face down.

rule-9-2-7 = Vagabond: Taking Hits
    .text = For each hit he takes (4.3.3) the Vagabond must damage one undamaged item by moving it to the Damaged box. Once all his items are damaged, he ignores further hits.

rule-9-2-8 = Dominance and Coalition
    .text = With four or more players the Vagabond may activate a dominance card to form a coalition with the player who has the fewest points, himself left out; among tied players he chooses. His score marker goes on that player's board, he scores no more, and he wins if that player wins. A player who has activated a dominance card cannot be chosen.

rule-9-2-9 = Relationships
    .text = The Vagabond's relationship chart consists of an Allied track with four spaces and a Hostile box. On it lies one marker for each faction in the game that is not a Vagabond.

rule-9-2-9-I = Improving Relationships
    .text = With the Aid action the Vagabond can improve his relationship with a faction that is not hostile.

rule-9-2-9-Ia = Cost of Improving
    .text = Within one turn the Vagabond must aid the faction as often as the chart shows between its space and the next one. Each aid counts towards one improvement only.

rule-9-2-9-Ib = Effect of Improving
    .text = The faction's marker advances one space, and the Vagabond scores the points shown on the new space.

rule-9-2-9-II = Allied Status
    .text = A faction whose marker gets to the last space of the Allied track is now allied with the Vagabond, and its warriors trust him.

rule-9-2-9-IIa = Aiding Allies
    .text = Each time the Vagabond aids an allied faction, he scores two points.

rule-9-2-9-IIb = Moving with Allies
    .text = When the Vagabond moves in Daylight, he may take along warriors of a single allied faction from the clearing he leaves to the one he enters. They keep to their own rules for moving and gain nothing from Nimble.

rule-9-2-9-IIc = Attacking with Allies
    .text = When the Vagabond starts a battle, he may treat the warriors of a single allied faction in that clearing as his own. The limit of his rolled hits is then their number plus his undamaged swords. As a defender he cannot do so.

rule-9-2-9-IId = Hits on Allies
    .text = In a battle in which the Vagabond treats allied warriors as his own, he may take hits by removing them. If more of his hits in that battle fall on allied warriors than on his items, that faction turns hostile. In case of doubt this goes before 9.2.9.III.

rule-9-2-9-IIe = Outrage with Allies
    .text = If moving or battling with allied warriors causes Outrage (8.2.6), it is the Vagabond who must give the card.

rule-9-2-9-III = Hostile Status
    .text = If the Vagabond ever removes a warrior of a faction that is not hostile, its marker goes straight to the Hostile box. The faction is hostile from then on.

rule-9-2-9-IIIa = Infamy
    .text = For each piece of a hostile faction that the Vagabond removes in battle during his own turn, he scores one point. This is added to the points for buildings and tokens. The warrior whose removal made the faction hostile does not count.

rule-9-2-9-IIIb = Moving into Hostile Clearings
    .text = To move into a clearing with warriors of a hostile faction, the Vagabond must exhaust one boot more.

rule-9-2-9-IIIc = Aiding Hostile Factions
    .text = Aid cannot move a marker out of the Hostile box. The Vagabond may still aid a hostile faction in order to take items it has crafted.

rule-9-2-9-IIId = Coalition with Hostile Factions
    .text = The Vagabond may form a coalition (9.2.8) with a hostile faction. Its marker then goes back to the Indifferent space.

rule-9-3 = Vagabond: Setup
    .text = The Vagabond sets up in six steps, taken in order.

rule-9-3-1 = Step 1: Choose a Character
    .text = The Vagabond chooses a character card and lays it on his board.

rule-9-3-2 = Step 2: Place the Pawn
    .text = The Vagabond starts with his pawn in any forest.

rule-9-3-3 = Step 3: Quests
    .text = The quest deck is shuffled, and three quests are laid out face up.

rule-9-3-4 = Step 4: Fill the Ruins
    .text = The R items, which are a bag, a boot, a hammer and a sword, are put under the four ruins, one under each. The ruins are mixed with their items and go back on the ruin slots, so nobody knows what lies where.

rule-9-3-5 = Step 5: Starting Items
    .text = The Vagabond takes the S items his character card lists. Teas, coins and bags among them go on their tracks, all others face up into the satchel. S items that are not needed leave the game.

rule-9-3-6 = Step 6: Relationship Markers
    .text = Each faction that is not a Vagabond gets a marker on the Indifferent space of the relationship chart.

rule-9-4 = Vagabond: Birdsong
    .text = The Vagabond's Birdsong has two steps, taken in order: Refresh, then Slip.

rule-9-4-1 = Refresh
    .text = For each tea that lies face up on its track when Birdsong begins, the Vagabond turns two exhausted items face up. Then he turns up three more.

rule-9-4-2 = Slip
    .text = The Vagabond may move to an adjacent clearing or forest without exhausting a boot. This works even where hostile warriors stand (9.2.9.IIIb).

rule-9-5 = Vagabond: Daylight
    .text = By exhausting items the Vagabond takes the actions that follow, in any order and mix. A tea, coin or bag exhausted on a track is moved to the satchel.

rule-9-5-1 = Vagabond: Move
    .text = The Vagabond exhausts one boot to move, and a second if hostile warriors are at the destination. Allied warriors may come along (9.2.9.IIb). He cannot move into a forest; out of a forest he can move only to a clearing adjacent to it.

rule-9-5-2 = Vagabond: Battle
    .text = The Vagabond exhausts a sword to start a battle, with allied warriors if he likes (9.2.9.IIc). He then checks his relationship with the defender.

rule-9-5-3 = Explore
    .text = The Vagabond exhausts a torch to take an item from the ruin in his clearing; it goes face up into his satchel or on its track. Then he scores one point. When the last item has been taken from a ruin, the ruin is removed.

rule-9-5-4 = Aid
    .text = The Vagabond exhausts any item and gives a card matching his clearing to a player who has pieces there, even a hostile one. After that he may take one item from that player's Crafted Items box; it goes face up into his satchel or on its track. He then checks the relationship.

rule-9-5-5 = Quest
    .text = The Vagabond chooses a quest of the suit of his clearing and exhausts the two items it shows. The quest goes to his play area, and a new one is turned up in its place. Then he either draws two cards or scores one point per quest of this suit he has completed, this one included.

rule-9-5-6 = Strike
    .text = The Vagabond exhausts a crossbow to remove a warrior in his clearing. From a player without warriors there he may remove a building or token instead. He then checks his relationship with that player.

rule-9-5-7 = Repair
    .text = The Vagabond exhausts a hammer to move a damaged item to the satchel, or, if it is a tea, coin or bag lying face up, to its track. The item stays on the side it lies on.

rule-9-5-8 = Vagabond: Craft
    .text = To craft a card from his hand, the Vagabond exhausts as many hammers as its cost has symbols; each hammer has the suit of his clearing, so every symbol must match it. A crafted item he may lay face up into the satchel or on its track.

rule-9-5-9 = Special Action
    .text = The Vagabond exhausts a torch to use the special action of his character.

rule-9-6 = Vagabond: Evening
    .text = The Vagabond's Evening has four steps, taken in order: resting, drawing, discarding, checking his load.

rule-9-6-1 = Evening's Rest
    .text = If the Vagabond is in a forest, all his damaged items return to the satchel or their tracks and all of them are turned face up.

rule-9-6-2 = Vagabond: Draw Cards
    .text = The Vagabond draws one card, and one more for each coin lying face up on its track.

rule-9-6-3 = Vagabond: Discard Cards
    .text = If the Vagabond holds more than five cards, he discards cards of his choice until five are left.

rule-9-6-4 = Item Limit
    .text = The Vagabond may keep six items in his satchel and Damaged box together, and two more per bag lying face up on its track. If he has more there, he removes items from these two places down to the limit; they leave the game.

rule-9-7 = Characters
    .text = The three characters of the base game with their starting items and special actions.

rule-9-7-1 = Character: Thief
    .text = The Thief starts with a boot, a torch, a tea and a sword.

rule-9-7-1-I = Thief: Steal
    .text = The Thief takes a random card from the hand of a player who is in his clearing.

rule-9-7-2 = Character: Tinker
    .text = The Tinker starts with a boot, a torch, a bag and a hammer.

rule-9-7-2-I = Tinker: Day Labor
    .text = The Tinker takes a card of his clearing's suit from the discard pile into his hand; a bird always fits.

rule-9-7-3 = Character: Ranger
    .text = The Ranger starts with a boot, a torch, a crossbow and a sword.

rule-9-7-3-I = Ranger: Hideout
    .text = The Ranger repairs three items; his Daylight then ends immediately.

rule-9-8 = Two Vagabonds
    .text = With the Riverfolk Expansion two Vagabonds can take part in one game; the rules that follow then apply.

rule-9-8-1 = More Items in Ruins
    .text = Both sets of R items are used, two under each ruin. A Vagabond exploring a ruin with two items may look at both and take one of his choice; exploring again, he could take the other. He cannot take an R item if he already has the same R item on his board. Exploring without taking anything exhausts the torch but scores no point.

rule-9-8-2 = Vagabonds: Setup Order
    .text = Chance decides which of the two Vagabonds sets up first.

rule-9-8-3 = Shared Quests
    .text = Both Vagabonds may complete any of the three quests lying face up. The number of quests laid out in setup stays at three.

## 10. Lizard Cult

rule-10 = Lizard Cult
    .text = The rules of the Lizard Cult.

rule-10-1 = Cult: Overview
    .text = The Cult takes in outcasts; it acts by revealing cards that mostly come back to its hand, builds gardens where it rules, and fights only through its most radical members, the acolytes.

rule-10-2 = Cult: Rules and Abilities
    .text = The abilities that only the Cult has.

rule-10-2-1 = Cult: Crafting
    .text = The Cult crafts in its Evening; its crafting pieces are the gardens of the outcast suit (10.4.1).

rule-10-2-2 = Hatred of Birds
    .text = For the rituals of the Cult bird cards are not wild.

rule-10-2-3 = Revenge
    .text = A Cult warrior removed in a battle in which the Cult defends goes to the Acolytes box, not to the supply.

rule-10-2-4 = Pilgrims
    .text = The Cult rules every clearing that has one of its gardens. This goes before the Lords of the Forest of the Eyrie (7.2.2).

rule-10-2-5 = Fear of the Faithful
    .text = Each time a garden is removed, the Cult must discard a random card.

rule-10-2-6 = Lost Souls
    .text = Every card that is spent or discarded, by whomever and even if it is a dominance card, goes to the Lost Souls pile instead of the discard pile. All players may look through that pile whenever they like.

rule-10-3 = Cult: Setup
    .text = The Cult sets up in four steps, taken in order.

rule-10-3-1 = Step 1: Warriors
    .text = The Cult starts with a supply of 25 warriors.

rule-10-3-2 = Step 2: Place Pieces
    .text = The Cult places four warriors and a garden of the clearing's suit in the corner opposite the keep of the Marquise or the first roost of the Eyrie; if both are in the game, it chooses one of the other two corners. Then it places one warrior in each adjacent clearing.

rule-10-3-3 = Step 3: Choose the Outcast
    .text = The Cult puts the Outcast marker on a suit of its choice. That suit is now the outcast.

rule-10-3-4 = Step 4: Fill Garden Tracks
    .text = The other 14 gardens go on the spaces of their tracks, filled from right to left.

rule-10-4 = Cult: Birdsong
    .text = The Cult's Birdsong has three steps, taken in order: adjusting the outcast, discarding the Lost Souls, conspiracies.

rule-10-4-1 = Adjust the Outcast
    .text = The Cult looks which suit has the most cards in the Lost Souls, leaving birds aside. That suit becomes the outcast: the marker moves there, Outcast side up. If the marker is on it already, it turns to Hated. If no single suit has the most, the marker stays where it is and turns to, or stays on, Hated.

rule-10-4-2 = Discard the Lost Souls
    .text = All Lost Souls go to the discard pile; dominance cards among them become available instead.

rule-10-4-3 = Conspiracies
    .text = By returning acolytes to its supply the Cult may carry out conspiracies in outcast clearings, in any order and mix. While the outcast is hated, each costs one acolyte less. Convert and Sanctify must be carried out in full.

rule-10-4-3-I = Conspiracy: Crusade
    .text = For two acolytes the Cult either starts a battle in an outcast clearing, or moves at least one warrior out of an outcast clearing and may then battle where it arrived.

rule-10-4-3-II = Conspiracy: Convert
    .text = For two acolytes the Cult removes an enemy warrior from an outcast clearing and places one of its own warriors there.

rule-10-4-3-III = Conspiracy: Sanctify
    .text = For three acolytes the Cult removes an enemy building from an outcast clearing and places a garden of that suit there.

rule-10-5 = Cult: Daylight
    .text = The Cult may reveal any number of cards from its hand and lays them open before it. For each it carries out one ritual, in any order and mix. During Daylight a revealed card has no other use.

rule-10-5-1 = Ritual: Build
    .text = The Cult places a garden in a clearing it rules; clearing and garden have the suit of the revealed card.

rule-10-5-2 = Ritual: Recruit
    .text = The Cult places a warrior in a clearing of the suit of the revealed card.

rule-10-5-3 = Ritual: Score
    .text = The Cult spends the revealed card, which goes to the Lost Souls, and scores the value of the rightmost empty space on the garden track of its suit. In one turn it can do this only once per suit.

rule-10-5-4 = Ritual: Sacrifice
    .text = For a revealed bird card, and only for a bird, the Cult places a warrior in its Acolytes box.

rule-10-6 = Cult: Evening
    .text = The Cult's Evening has three steps, taken in order: taking cards back, crafting, then drawing and discarding.

rule-10-6-1 = Take Cards Back
    .text = All cards the Cult has revealed return to its hand.

rule-10-6-2 = Craft with Gardens
    .text = The Cult may craft cards from its hand with the gardens of the outcast suit.

rule-10-6-3 = Cult: Draw and Discard
    .text = The Cult draws one card, and one more for each draw bonus in view. If it then holds more than five, it discards cards of its choice until five are left.

## 11. Riverfolk Company

rule-11 = Riverfolk Company
    .text = The rules of the Riverfolk Company.

rule-11-1 = Riverfolk: Overview
    .text = The Company sells services to the other factions; it scores by founding trade posts and by hoarding wealth, which makes it a tempting target.

rule-11-2 = Riverfolk: Rules and Abilities
    .text = The abilities that only the Riverfolk have.

rule-11-2-1 = Riverfolk: Crafting
    .text = The Riverfolk craft in their Daylight by committing funds to empty spaces of their trade post tracks.

rule-11-2-2 = Swimmers
    .text = To the Riverfolk rivers are paths, and along a river they may move no matter who rules the clearings at either end. They use ordinary paths as well.

rule-11-2-3 = Public Hand
    .text = The Riverfolk's hand lies face up above their board. When somebody is to take a random card from it, the cards are turned over and shuffled, one is drawn, and the rest are turned up again.

rule-11-2-4 = Funds
    .text = The warriors in the Funds box are the Riverfolk's funds, whosever they are. Many actions require committing or spending them.

rule-11-2-5 = Trade Posts
    .text = The Riverfolk score points when they build trade posts.

rule-11-2-5-I = Trade Disruption
    .text = Each time a trade post is removed, the Riverfolk remove half of their funds, rounded up, and the post leaves the game for good.

rule-11-2-6 = Buying Services
    .text = Every other player may buy services from the Riverfolk at the start of their own Birdsong.

rule-11-2-6-I = Price of a Service
    .text = The buyer puts warriors from their own supply into the Riverfolk's Payments box, as many as the price shown for that service.

rule-11-2-6-II = Number of Services
    .text = A player may buy one service in a turn, plus one more for each clearing with a trade post in which that player has any piece.

rule-11-2-6-III = Payment by the Vagabond
    .text = The Vagabond pays by exhausting items. For each of them the Riverfolk put one of their own warriors into the Payments box.

rule-11-2-7 = Riverfolk Services
    .text = There are three services to buy: Hand Card, Riverboats and Mercenaries.

rule-11-2-7-I = Service: Hand Card
    .text = The buyer takes one card from the Riverfolk's open hand into their own. This service may be bought several times in a turn, within the limit of services.

rule-11-2-7-II = Service: Riverboats
    .text = To the buyer rivers are paths until the end of the turn.

rule-11-2-7-III = Service: Mercenaries
    .text = In the Daylight and Evening of this turn the buyer may treat Riverfolk warriors as their own for ruling and for battles with any faction but the Riverfolk. (What is not ruling or battle is not meant: the buyer does not move them, count them for a dominance victory, or remove them as their own other than by taking hits.)

rule-11-2-7-IIIa = Mercenaries: Taking Hits
    .text = The buyer must split hits taken evenly between their own pieces and the Riverfolk warriors. If the number is odd, the odd hit falls on the buyer's own pieces.

rule-11-2-7-IIIb = Mercenaries: No Vagabond
    .text = The Vagabond cannot buy mercenaries.

rule-11-3 = Riverfolk: Setup
    .text = The Riverfolk set up in five steps, taken in order.

rule-11-3-1 = Step 1: Warriors
    .text = The Riverfolk start with a supply of 15 warriors.

rule-11-3-2 = Step 2: Place Warriors
    .text = The Riverfolk place four warriors in clearings on a river, all together or spread as they like.

rule-11-3-3 = Step 3: Trade Post Tracks
    .text = The nine trade posts go on the spaces of their tracks.

rule-11-3-4 = Step 4: First Payments
    .text = Three warriors of the Riverfolk go into their Payments box.

rule-11-3-5 = Step 5: First Prices
    .text = The Riverfolk set a price for each service by putting its marker on a space of its track.

rule-11-4 = Riverfolk: Birdsong
    .text = The Riverfolk's Birdsong has three steps, taken in order: Protectionism, Dividends, gathering funds.

rule-11-4-1 = Protectionism
    .text = If their Payments box is empty, the Riverfolk place two of their warriors in it.

rule-11-4-2 = Dividends
    .text = If the Riverfolk have at least one trade post on the map, they score one point for every two funds. Warriors in the Payments and Committed boxes do not count.

rule-11-4-3 = Gather Funds
    .text = All warriors on the Riverfolk's board move into the Funds box.

rule-11-5 = Riverfolk: Daylight
    .text = By committing and spending funds the Riverfolk take the actions that follow, in any order and mix. A committed warrior moves to the Committed box, a spent one goes back to its owner's supply.

rule-11-5-1 = Riverfolk: Move
    .text = The Riverfolk commit one fund to make a move.

rule-11-5-2 = Riverfolk: Battle
    .text = The Riverfolk commit one fund to start a battle.

rule-11-5-3 = Riverfolk: Craft
    .text = The Riverfolk commit funds to craft cards from their hand. Those warriors do not go into the Committed box: each must be placed on an empty trade post space of a suit the cost shows.

rule-11-5-3-I = Export
    .text = Instead of using the effect of a card they craft, the Riverfolk may discard the card and put one of their warriors into the Payments box.

rule-11-5-4 = Riverfolk: Draw
    .text = The Riverfolk commit one fund to draw a card.

rule-11-5-5 = Riverfolk: Recruit
    .text = The Riverfolk spend one fund to place a warrior in any clearing on a river.

rule-11-5-6 = Establish a Trade Post
    .text = The Riverfolk spend two funds to place a trade post with a warrior as its garrison, in the three steps that follow.

rule-11-5-6-I = Trade Post: Choose a Clearing
    .text = The Riverfolk choose a clearing that has no trade post and is ruled by some player.

rule-11-5-6-II = Trade Post: Spend Funds
    .text = The Riverfolk spend two funds that belong to the player ruling the chosen clearing.

rule-11-5-6-III = Trade Post: Place and Score
    .text = A trade post of the clearing's suit and one warrior are placed there, and the Riverfolk score the points uncovered on the track.

rule-11-6 = Riverfolk: Evening
    .text = The Riverfolk's Evening has two steps, taken in order: discarding, then setting prices.

rule-11-6-1 = Riverfolk: Discard Cards
    .text = If the Riverfolk hold more than five cards, they discard cards of their choice until five are left.

rule-11-6-2 = Set Prices
    .text = The Riverfolk may set the price of each service to any value on its track.
