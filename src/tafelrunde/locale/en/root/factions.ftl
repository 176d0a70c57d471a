# Root: the factions: how they score (.goal), their turn, tips for newcomers, and their abilities.

## Marquise de Cat

faction-marquise = Marquise de Cat
    .goal = You score when you build sawmills, workshops and recruiters; each further one of a kind brings more. Building costs wood, which must reach the site through clearings you rule.
    .turn = Birdsong: each sawmill makes one wood. Daylight: first craft with your workshops. Then take up to three actions: battle, march, recruit, build or overwork. Each bird card you spend buys one more action. Evening: draw cards and discard down to five.
    .tips = You start everywhere, but thinly: give up far clearings early and hold a connected block around the keep. The third and fifth recruiter on the map let you draw more cards.

ability-keep = The Keep
    .text = Nobody but you can place pieces in the clearing with the keep; others can move into it. Once removed, the keep is gone for good.

ability-field-hospitals = Field Hospitals
    .text = When warriors of yours are removed from a clearing, you may spend one card of its suit to bring all of them back at the keep.

ability-march = March
    .text = One action gives you two moves.

ability-overwork = Overwork
    .text = Spend a card of a sawmill's clearing for one more wood there.

## Eyrie Dynasties

faction-eyrie = Eyrie Dynasties
    .goal = Every Evening you score for the roosts you have on the map, up to five points. You do not build when you like: the Decree, which grows each turn, orders what you must do.
    .turn = Birdsong: if your hand is empty, draw a card. Add one or two cards to the Decree, at most one of them a bird. Without a roost you get a new one with three warriors. Daylight: craft with your roosts, then resolve every card of the Decree: recruit, move, battle, build. If one cannot be done in full, you fall into turmoil. Evening: score for roosts, draw cards and discard down to five.
    .tips = Before you add a card, ask whether you can still obey it in three turns; birds are flexible, but each costs a point in turmoil. Fill the Move column first: moves can nearly always be made.

ability-lords-of-the-forest = Lords of the Forest
    .text = Where you are tied for most warriors and buildings, you rule, as long as you have any there.

ability-disdain-for-trade = Disdain for Trade
    .text = Crafting an item brings you one point, whatever the card shows.

ability-decree = The Decree
    .text = Cards in four columns, resolved from left to right: recruit, move, battle, build. Each needs a clearing of its suit; birds fit everywhere.

ability-turmoil = Turmoil
    .text = If you cannot obey the Decree, you lose a point per bird in it, discard it except for the Viziers, choose a new leader and go straight to Evening.

ability-emergency-orders = Emergency Orders
    .text = With an empty hand you draw a card at the start of Birdsong.

ability-new-roost = A New Roost
    .text = Without a roost on the map you place one with three warriors where the fewest warriors stand.

## Woodland Alliance

faction-alliance = Woodland Alliance
    .goal = You score when you place sympathy tokens; the later ones bring up to four points each. You pay for them with supporters, the cards that others owe you through Outrage or that you mobilize yourself.
    .turn = Birdsong: revolt for two supporters each, which clears a sympathetic clearing and founds a base. Then spread sympathy to adjacent clearings. Daylight: craft with sympathy, mobilize cards as supporters and train officers. Evening: one operation per officer: move, battle, recruit or organize. Then draw cards and discard down to five.
    .tips = Spread first where others must pass: each step into your clearings costs them a card. Guard your bases: losing one takes its supporters, all birds and half of your officers.

ability-guerrilla-war = Guerrilla War
    .text = When you defend, the higher die is yours and the lower the attacker's.

ability-outrage = Outrage
    .text = Whoever removes your sympathy or moves warriors into a sympathetic clearing must give you a card of its suit as a supporter. Without one they show you their hand, and you take a supporter from the deck.

ability-martial-law = Martial Law
    .text = Spreading sympathy costs you one supporter more where another player has three or more warriors.

ability-supporters = Supporters
    .text = A face-down stack of cards that you spend for their suit. Without a base it holds five, with a base any number.

ability-revolt = Revolt
    .text = Two supporters of a sympathetic clearing's suit remove all enemy pieces there and place your base, warriors and an officer.

ability-organize = Organize
    .text = Replace one of your warriors in an unsympathetic clearing with a sympathy token and score for it.

## Vagabond

faction-vagabond = Vagabond
    .goal = You score by aiding other factions until they are your allies, by quests, by exploring ruins, and by fighting those that have become hostile. Everything you do exhausts items, so the more items you gather, the more you can do.
    .turn = Birdsong: refresh three items, and two more per tea. Then you may slip to an adjacent clearing or forest. Daylight: exhaust items to move, battle, explore, aid, complete quests, strike, repair, craft or use your special action. Evening: in a forest, all damage is repaired. Draw a card, one more per coin, and discard down to five. Last, drop items you cannot carry.
    .tips = Explore the four ruins early: each brings a point and an item. Keep teas face up on their track, for a wanderer with few fresh items can do little.

faction-vagabond-2 = Second Vagabond
    .goal = You score like the first Vagabond: by aid, quests, ruins and battles with hostile factions. The three open quests are for both of you.
    .turn = Your turn is that of the first Vagabond. Birdsong: refresh items, then slip if you like. Daylight: exhaust items for actions. Under each ruin lie two items; you look at both and take one. Evening: rest in a forest, draw, discard down to five and check your load.
    .tips = You never get a second copy of a ruin item, so let your rival have it. There are no relationships between Vagabonds: look for allies elsewhere.

ability-lone-wanderer = Lone Wanderer
    .text = Your pawn is no warrior: you rule nothing, hinder nobody's rule and cannot be removed.

ability-nimble = Nimble
    .text = You move whoever rules the clearings.

ability-vagabond-defenseless = Defenseless
    .text = Without an undamaged sword you are defenseless in battle.

ability-taking-hits = Taking Hits
    .text = Each hit damages one of your items; with none left undamaged you ignore further hits.

ability-allied = Allied
    .text = Allied warriors may move and attack with you, and each further aid to them brings two points.

ability-hostile = Hostile
    .text = Remove a warrior of a faction and it turns hostile: entering clearings with its warriors costs another boot.

ability-infamy = Infamy
    .text = Each piece of a hostile faction that you remove in battle on your turn brings you one point more.

ability-coalition = Coalition
    .text = With four or more players, a dominance card ties you to the player with the fewest points: you win together.

ability-evening-rest = Evening's Rest
    .text = Spend the Evening in a forest and all your damaged items are whole and face up again.

## Lizard Cult

faction-cult = Lizard Cult
    .goal = You score in Daylight by spending a card of a suit for the gardens of that suit on the map, once per suit. With two gardens of a suit the points begin, with five they are highest.
    .turn = Birdsong: the suit most common among the Lost Souls becomes outcast. The Lost Souls are discarded. Spend acolytes on conspiracies in outcast clearings. Daylight: reveal cards, one ritual each: build, recruit, score or sacrifice. Evening: take revealed cards back and craft with outcast gardens. Then draw cards and discard down to five.
    .tips = Keep your hand large: revealed cards come back, so every card works turn after turn. You move and fight only through acolytes, so place warriors where you will need gardens.

ability-hatred-of-birds = Hatred of Birds
    .text = For your rituals bird cards are not wild; they serve for sacrifices.

ability-revenge = Revenge
    .text = Your warriors removed while you defend in battle become acolytes.

ability-pilgrims = Pilgrims
    .text = You rule every clearing with a garden of yours, even against the Lords of the Forest.

ability-fear-of-the-faithful = Fear of the Faithful
    .text = For each garden removed you discard a random card.

ability-lost-souls = Lost Souls
    .text = All cards spent or discarded by anybody gather here until your Birdsong; the most common suit becomes outcast.

ability-outcast = The Outcast
    .text = Conspiracies work in clearings of the outcast suit, and only its gardens craft. While it is hated, conspiracies cost one acolyte less.

## Riverfolk Company

faction-riverfolk = Riverfolk Company
    .goal = You score when you found trade posts, two points each, and in Birdsong one point per two funds you have kept. The other players pay your funds by buying services.
    .turn = Birdsong: if Payments is empty, place two warriors there. With a trade post on the map, score one point per two funds. Then all warriors on your board become funds. Daylight: commit funds to move, battle, craft or draw; spend them to recruit or to found trade posts. Evening: discard down to five and set your prices.
    .tips = Start with low prices and a good open hand: a shop nobody visits earns nothing. A trade post needs two funds of the clearing's ruler, so sell to those who rule where you want to build.

ability-swimmers = Swimmers
    .text = Rivers are paths to you, and along them you move whoever rules.

ability-public-hand = Public Hand
    .text = Your hand lies open for everyone to see.

ability-funds = Funds
    .text = Warriors in your Funds box pay for your actions. Committed ones come back to you, spent ones go to their owners.

ability-services = Services
    .text = At the start of their Birdsong others may buy from you: one service, plus one per trade post clearing they are in.

ability-trade-disruption = Trade Disruption
    .text = For each trade post removed you lose half of your funds, rounded up; the post leaves the game.

ability-protectionism = Protectionism
    .text = If your Payments box is empty in Birdsong, you put two of your warriors there.

ability-dividends = Dividends
    .text = With a trade post on the map you score one point per two funds in Birdsong.

ability-export = Export
    .text = Instead of a crafted card's effect you take one warrior into Payments.
