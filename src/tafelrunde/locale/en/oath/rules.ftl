# Oath: the rules of the Law by their numbers, in Tafelrunde's own words.
# The value of a message is the title of the rule, .text the rule itself; rule-5-1-4-II is 5.1.4.II.
# Terms of the glossary have the German word of the Law in their number: rule-10-Abwerfen.

## 1. Setup

rule-1-0 = First Game
    .text = Players new to the game do not use this setup but the fixed one of the introduction.

rule-1-1 = Setup: Map and Sites
    .text = The sites of the chronicle go onto the map together with the denizens, edifices and relics that belong to them. The Cradle is filled first, then the Provinces, then the Hinterland, each from top to bottom.

rule-1-2 = Setup: Track Markers
    .text = The round marker starts on the first space of the round track, the Visions Drawn marker on 0. Both spaces are marked with a star.

rule-1-3 = Setup: Oath
    .text = The oath that the chronicle has kept is the goal of this game and lies beside the map.

rule-1-4 = Setup: Shared Bank
    .text = The shared bank holds 10 attack dice, 6 defence dice, the end die, 36 favor, 20 secrets and the two banners. The People's Favor shows its intact side, not the Mob.

rule-1-5 = Setup: Banners
    .text = The People's Favor starts with 1 favor on it, the Darkest Secret with 1 secret.

rule-1-6 = Setup: Favor Banks
    .text = Each of the six favor banks gets 3 favor. With five or six players each bank gets 4.

rule-1-7 = Setup: Chancellor
    .text = Agree on one player to be the Chancellor; the winner of the last game is the suggested choice. The Chancellor sits next to the Cradle, the others sit as they like.

rule-1-8 = Setup: Chancellor's Pieces
    .text = The Chancellor receives the Chancellor board, the 24 purple warbands, pawn and Supply marker, the Imperial Reliquary and the Grand Scepter.

rule-1-9 = Setup: Choosing Boards
    .text = In turn order each other player picks a board; the chronicle decides whether its Exile or its Citizen side is up. The player also takes the 14 warbands, the pawn and the Supply marker of that colour.

rule-1-10 = Setup: Supply
    .text = Every Supply marker begins on the leftmost space of its track: everybody starts with full Supply.

rule-1-11 = Setup: Chancellor's Favor
    .text = The Chancellor puts 2 favor and 1 secret from the shared bank on the board.

rule-1-12 = Setup: Chancellor's Warbands
    .text = The Chancellor places 3 warbands on the board, 2 on the top site of the Cradle and 1 on every other faceup site that has a denizen or an intact edifice.

rule-1-13 = Setup: Starting Banner
    .text = With the oath of Devotion the Chancellor starts with the Darkest Secret, with the oath of the People with the People's Favor. With the other two oaths nobody has a banner.

rule-1-14 = Setup: Title
    .text = The Chancellor begins as Oathkeeper and keeps the title on the board, Oathkeeper side up.

rule-1-15 = Setup: Exiles and Citizens
    .text = Each Exile and each Citizen takes 1 favor and 1 secret from the shared bank and puts 3 warbands on the board: an Exile those of their own colour, a Citizen purple ones.

rule-1-16 = Setup: Tokens on Sites
    .text = Faceup sites receive the favor and secrets they show (2.8.2). If there is not enough favor, the Chancellor decides where it goes.

rule-1-17 = Setup: Reliquary
    .text = The Chancellor draws 4 relics and lays them facedown, in random order, on the four spaces of the Imperial Reliquary.

rule-1-18 = Setup: Relic Deck
    .text = All relics that are left become the relic deck on the map.

rule-1-19 = Setup: Discard Piles
    .text = Three cards are taken from the bottom of the world deck, and each of the three discard piles starts with one of them, facedown.

rule-1-20 = Setup: Starting Cards
    .text = In turn order every player takes 3 cards from the bottom of the world deck.

rule-1-21 = Setup: World Deck
    .text = What remains lies facedown on its space as the world deck.

rule-1-22 = Setup: Visions Drawn
    .text = If Visions were among the cards drawn during setup, the Visions Drawn marker advances by as many spaces.

rule-1-23 = Setup: First Choices
    .text = Beginning with the Chancellor and going on in turn order, each player places the pawn, keeps one card as an adviser and discards the other two.

rule-1-23-a = Setup: Place the Pawn
    .text = You put your pawn on any faceup site. Only the Chancellor has no choice: that pawn starts on the top site of the Cradle.

rule-1-23-b = Setup: First Adviser
    .text = You keep one of your 3 cards as a facedown adviser.

rule-1-23-c = Setup: Discard the Rest
    .text = You discard the other two cards in the usual way: where your pawn stands decides the pile.

rule-1-B = Setup: Building the World Deck
    .text = If the world deck was not put together anew at the end of the last Chronicle, this is done now, before step 19.

rule-1-B-a = World Deck: Top Pile
    .text = Ten unseen denizens and two random Visions are shuffled into a pile of 12 cards.

rule-1-B-b = World Deck: Second Pile
    .text = Fifteen unseen denizens and the other three Visions are shuffled into a pile of 18 cards.

rule-1-B-c = World Deck: Order
    .text = The pile of 12 lies on top, below it the pile of 18, and at the bottom all remaining denizens.

## 2. Key Components

rule-2-1 = The Map
    .text = These rules name the parts of the map: regions, decks, banks and tracks.

rule-2-1-1 = Regions
    .text = The map has three regions: the Cradle with two sites, the Provinces and the Hinterland with three each.

rule-2-1-2 = Discard Piles
    .text = Every region has its own facedown discard pile of denizens and Visions. Its cards can be drawn with Search (5.1).

rule-2-1-3 = Favor Banks
    .text = Each of the six suits has a bank with favor. You get favor from the banks through Search (5.1) and Trade (5.3).

rule-2-1-4 = Round Track
    .text = The round track shows which round is being played.

rule-2-1-5 = World Deck
    .text = The world deck consists of facedown denizens and Visions. They are drawn with Search (5.1).

rule-2-1-6 = Visions Drawn Track
    .text = This track counts the Visions that have been drawn from the world deck so far. The more there are, the more Supply it costs to search the world deck.

rule-2-1-7 = Shared Bank
    .text = Beside the map lie favor, secrets and other pieces that belong to nobody. Secrets gained by Trade (5.3) come from here.

rule-2-2 = Player Boards
    .text = These rules name the areas on and around a player's board.

rule-2-2-1 = The Board
    .text = Your board holds any amount of favor, secrets and warbands. On its Exile side there is also a space for one revealed Vision.

rule-2-2-2 = Advisers
    .text = To the right of your board lie at most 3 advisers: denizens, faceup or facedown, and facedown Visions.

rule-2-2-3 = Personal Bank
    .text = Next to your board you keep your unused warbands, your relics and your banners, as many as you have.

rule-2-3 = Imperial Reliquary
    .text = Four relics lie facedown in the Imperial Reliquary. They are meant for Exiles who become Citizens.

rule-2-3-a = Reliquary Relics in Deals
    .text = Every offer of Citizenship (6.6.1) contains exactly one relic from the Reliquary. Other binding deals (7.6.3) cannot include these relics.

rule-2-3-b = Uncovered Reliquary Spaces
    .text = Once a relic leaves its space in the Reliquary, the change to an action printed there applies to the Chancellor from then on.

rule-2-3-c = Reliquary Relics Are Safe
    .text = Relics in the Reliquary can be neither recovered nor won in a campaign. They count for no goal, and nobody can use their powers.

rule-2-4 = Relic Cards
    .text = Relics lie at sites until somebody gets them, give their holder a power and can be fought over. The Grand Scepter is a special one: its holder may offer Citizenship (6.6) and exile Citizens (6.7).

rule-2-4-1 = Relic: Recover Cost
    .text = What it costs to recover a relic is printed on the site where it lies (2.8.4), not on the relic.

rule-2-4-2 = Relic: Defence Dice
    .text = As a target in a campaign a relic adds the number of defence dice in its shield to the defence pool. The Grand Scepter always starts with the Chancellor.

rule-2-5 = Banners
    .text = There are two banners, the People's Favor and the Darkest Secret.

rule-2-5-1 = Banner: Recover Cost
    .text = The price of recovering a banner varies: it depends on how much favor or how many secrets lie on it (5.4.2).

rule-2-5-2 = Banner: Defence Dice
    .text = As a target a banner adds one defence die for each favor or secret on it.

rule-2-5-3 = Seizing a Banner
    .text = If you get the People's Favor in any way other than Recover, burn 2 favor from it, but never the last one, and turn it to the Mob side. If you get the Darkest Secret that way, burn 2 secrets from it, but never the last one.

rule-2-6 = Denizen Cards
    .text = Denizens are the cards played to sites or kept as advisers.

rule-2-6-1 = Suits
    .text = Every denizen belongs to exactly one of six suits: Arcane, Beast, Discord, Hearth, Nomad or Order.

rule-2-6-2 = Restricted Denizens
    .text = Some denizens carry a restriction banner that limits where they may be played and whether they may leave again (7.2).

rule-2-6-3 = Powers of Denizens
    .text = Each denizen has one power (7).

rule-2-7 = Vision Cards
    .text = Visions are the five cards that give Exiles goals of their own or, in one case, a conspiracy.

rule-2-7-1 = Counting Visions
    .text = Each Vision drawn from the world deck moves the Visions Drawn marker on (2.1.6).

rule-2-7-2 = What Visions Do
    .text = Four Visions give their owner a goal (3.2) while they lie revealed. The Conspiracy has no goal, only an effect when it is played (5.1.4.IV).

rule-2-8 = Site Cards
    .text = Sites are the places on the map where pawns and warbands stand and cards lie.

rule-2-8-1 = Capacity
    .text = The number at the top right says how many denizens and edifices together fit at the site. A facedown site holds no cards at all.

rule-2-8-2 = Tokens and Relics When Revealed
    .text = When a site is faceup at setup or is turned up later, it receives the favor and secrets shown at its top left from the shared bank, and as many facedown relics beside it as it shows.

rule-2-8-3 = Site Dice and Bandits
    .text = Every site shows 1 defence die and 1 bandit. As a target it adds its die to the defence pool; if bandits defend it, it also adds its bandit to their defence.

rule-2-8-4 = Site: Recover Cost
    .text = At the bottom right a site shows what it costs to recover a relic there (5.4).

rule-2-8-5 = Powers of Sites
    .text = At the bottom left a site shows its power (7). The overview of sites explains it.

rule-2-9 = Edifice Cards
    .text = Edifices take the place of denizens in the Chronicle (8.3.1). An intact edifice has a suit (2.6.1) and a restriction banner (7.2); its other side, the ruin, has no suit.

rule-2-9-a = No Mustering, No Trading
    .text = You can neither muster on a ruin nor trade with one.

rule-2-9-b = Powers of Edifices
    .text = Both sides of an edifice card, intact and ruined, have a power of their own (7).

rule-2-10 = Oaths
    .text = The oath in play states what makes a player Oathkeeper (2.11) and what makes a Citizen Successor (3.3.1). Its back shows in which order the winner is found after round 8 (3.4).

rule-2-11 = The Oathkeeper Title
    .text = The title belongs to the player who meets the Oathkeeper goal. It has an Oathkeeper side and a Usurper side and helps towards several ways of winning (3).

rule-2-11-a = Goal of Supremacy
    .text = With this oath the goal is met by the player who alone rules the most sites.

rule-2-11-b = Goal of the People
    .text = With this oath the goal is met by the holder of the People's Favor.

rule-2-11-c = Goal of Protection
    .text = With this oath the goal is met by the player who alone holds the most relics and banners, counted together.

rule-2-11-d = Goal of Devotion
    .text = With this oath the goal is met by the holder of the Darkest Secret.

rule-2-11-e = Turning the Title
    .text = An Exile who has the title when their turn begins turns it to its Usurper side during Wake (4.1.3).

rule-2-11-f = Title: Tie With the Holder
    .text = If another player meets the goal just as well as the holder, the holder keeps the title.

rule-2-11-g = Title: Tie Among Others
    .text = If several players meet the goal equally but the holder no longer does, the holder decides which of them receives the title.

rule-2-11-h = Taking the Title
    .text = Whoever takes the title starts as Oathkeeper: it is turned to its Oathkeeper side if it was on the other.

rule-2-11-i = Title: Defence Dice
    .text = When its holder defends in a campaign, the title adds defence dice: 1 for the Oathkeeper, 2 for the Usurper.

rule-2-11-j = Supremacy and the Empire
    .text = If the Empire as a whole meets the goal of Supremacy, the Chancellor has the title. Its defence dice count when the Chancellor or any Imperial ally defends.

## 3. Victory

rule-3-0 = End of the Game
    .text = A game can end in four ways: by a Usurper, by a Visionary, by the steadfast Empire or by war exhaustion. Afterwards the Chronicle is written (8).

rule-3-1 = Usurper Victory
    .text = An Exile who still has the title on its Usurper side when victory is checked during their Wake (4.1.2) wins at once.

rule-3-2 = Visionary Victory
    .text = An Exile wins during Wake (4.1.2) if they meet the goal of their revealed Vision. This is possible only once at least 3 Visions have been drawn from the world deck.

rule-3-2-a = Vision of Conquest
    .text = Its goal: you alone rule the most sites. A tie does not count.

rule-3-2-b = Vision of Rebellion
    .text = Its goal: you hold the People's Favor.

rule-3-2-c = Vision of Sanctuary
    .text = Its goal: you alone hold the most relics and banners, counted together. A tie does not count.

rule-3-2-d = Vision of Faith
    .text = Its goal: you hold the Darkest Secret.

rule-3-3 = Victory of the Steadfast Empire
    .text = If the Chancellor or a Citizen is Oathkeeper at the end of round 5, 6 or 7, the Chancellor rolls the end die. The game ends and the Chancellor wins on a 6 after round 5, on 5 or 6 after round 6, and on 3 or more after round 7.

rule-3-3-1 = Successor Victory
    .text = Where the Chancellor would win, a Citizen who meets the Successor goal of the oath wins in the Chancellor's place.

rule-3-3-1-a = Successor of Supremacy
    .text = The goal is met by a Citizen with more relics and banners than the Chancellor and than each other Citizen.

rule-3-3-1-b = Successor of the People
    .text = The goal is met by a Citizen who holds the Darkest Secret.

rule-3-3-1-c = Successor of Protection
    .text = The goal is met by a Citizen who holds the People's Favor.

rule-3-3-1-d = Successor of Devotion
    .text = The goal is met by a Citizen who holds the Grand Scepter.

rule-3-4 = War Exhaustion
    .text = After round 8 the game is over in any case. The four cases that follow are checked in order, and the first one that applies names the winner.

rule-3-4-1 = Exhaustion: Empire as Oathkeeper
    .text = If the Chancellor or a Citizen is Oathkeeper, the Chancellor wins, or in their place a Citizen who meets the Successor goal (3.3.1).

rule-3-4-2 = Exhaustion: Usurper
    .text = Otherwise an Exile who is Usurper wins.

rule-3-4-3 = Exhaustion: Visionary
    .text = Otherwise an Exile who meets the goal of their revealed Vision wins. If several do, the Vision of Conquest goes first, then Rebellion, Sanctuary and Faith.

rule-3-4-4 = Exhaustion: Empire
    .text = If nobody has won by then, the Chancellor wins, or in their place a Citizen who meets the Successor goal (3.3.1).

## 4. Course of Play

rule-4-0 = Rounds and Turns
    .text = There are at most 8 rounds. In each one every player takes a turn of Wake, Act and Rest, the Chancellor first and then clockwise. When all have had their turn, the victory of the steadfast Empire is checked (3.3) and the round marker moves on.

rule-4-1 = Wake
    .text = At the start of your turn you carry out four steps in this order: the People's Favor, the check for victory, turning the title, and site powers.

rule-4-1-1 = Wake: People's Favor
    .text = If you hold the People's Favor, you now carry out its Wake power (7.3.1) in the steps that follow.

rule-4-1-1-I = One Favor On or Off
    .text = You must either put 1 of your favor on the banner or move 1 favor from it to the favor bank that has the least; on a tie you choose among these banks. If only 1 favor lies on the banner, you must add one, unless you have none.

rule-4-1-1-II = The Mob Repeats
    .text = If the banner shows the Mob, you carry out the step with 1 favor (4.1.1.I) a second time.

rule-4-1-1-III = The Mob Rises
    .text = If 6 or more favor lie on the intact banner, it turns to the Mob side.

rule-4-1-2 = Wake: Check for Victory
    .text = As an Exile you check whether you win now as Usurper (3.1) or Visionary (3.2).

rule-4-1-3 = Wake: Becoming Usurper
    .text = If you are an Exile and have the title, you turn it to its Usurper side.

rule-4-1-4 = Wake: Site Powers
    .text = If your pawn stands at the Salt Flats, the Mine or the Drowned City, you may take 1 favor or 1 secret that lies there.

rule-4-2 = Act
    .text = You take as many actions as you like, in any order: major actions (5), minor actions (6) and Action powers (7.3.2). You finish one before you begin the next; you may repeat an action as long as you can pay for it, and you may also do nothing.

rule-4-2-a = Spending Supply
    .text = For every Supply that an action costs, your Supply marker goes one space to the right.

rule-4-3 = Rest
    .text = At the end of your turn you carry out five steps in this order: return favor, return secrets, refresh Supply, add unspent Supply, and use Rest powers.

rule-4-3-1 = Rest: Return Favor
    .text = All favor on denizens and edifices goes to the favor bank of the card's suit.

rule-4-3-2 = Rest: Return Secrets
    .text = All secrets on denizens, edifices and relics come back to your board. Facedown secrets on your board are turned faceup.

rule-4-3-3 = Rest: Refresh Supply
    .text = As Exile or Chancellor you set your Supply marker to the space that belongs to the number of warbands in your personal bank. The fewer warbands are in use, the more Supply you get.

rule-4-3-3-R = Rest: Supply of a Citizen
    .text = A Citizen refreshes Supply to the space on which the Chancellor's Supply marker stands.

rule-4-3-4 = Rest: Unspent Supply
    .text = For every Supply you did not spend this turn your marker goes one more space to the left, but never beyond the leftmost space.

rule-4-3-5 = Rest: Rest Powers
    .text = Last of all you may use each of your Rest powers once, in any order.

## 5. Major Actions

rule-5-1 = Search
    .text = You draw cards from the world deck or from your region's discard pile, keep one of them and play it.

rule-5-1-1 = Search: Pay Supply
    .text = A discard pile costs 2 Supply. The world deck costs as much Supply as the Visions Drawn track shows.

rule-5-1-2 = Search: Draw Cards
    .text = You draw 3 cards, either from the world deck or from the discard pile of the region where your pawn stands, never from both. From the world deck you draw them one by one.

rule-5-1-2-a = Search: Drawing a Vision
    .text = If you draw a Vision from the world deck, you say so, draw no further cards and advance the Visions Drawn marker by one. The marker also advances if a card's power makes you draw the Vision; Visions from a discard pile have no such effect.

rule-5-1-3 = Search: Discard
    .text = You keep one of the drawn cards and discard all the others.

rule-5-1-4 = Search: Play the Card
    .text = You play the card you kept to your site, to your advisers or, as an Exile, to your space for a revealed Vision, or you discard it too. All restrictions on playing it apply (5.1.4.I to IV, 7.2).

rule-5-1-4-I = Playing to Your Site
    .text = You lay the card faceup at the site of your pawn. This is possible only while there is room within the site's capacity (2.8.1).

rule-5-1-4-I-a = Playing With the People's Favor
    .text = If you hold the People's Favor, you may first discard a card at any site of your region, and you may play your card to any site of your region instead of your own.

rule-5-1-4-I-b = Favor for Playing
    .text = For a card played to a site you gain 1 favor from the bank of its suit, if there is any left.

rule-5-1-4-II = Playing to Your Advisers
    .text = You lay the card beside your board, faceup or facedown; you may have at most 3 advisers, both kinds counted. A facedown adviser has no suit, no power and no restriction, and can be played faceup later (6.1).

rule-5-1-4-II-a = Too Many Advisers
    .text = If an adviser you play would exceed the limit, you must discard one of your advisers first. As a rule this is the only occasion on which you may discard a faceup adviser.

rule-5-1-4-III = Playing Visions
    .text = A Vision can never be played to a site. The Chancellor and Citizens cannot play Visions faceup, except for the Conspiracy, but like everybody they may keep them as facedown advisers.

rule-5-1-4-III-a = Revealing a Vision
    .text = A Vision that an Exile plays faceup is revealed: it goes to the space on their board and is no adviser. A Vision revealed earlier is discarded first. The Conspiracy is not revealed in this way.

rule-5-1-4-IV = Playing the Conspiracy
    .text = Everybody may play the Conspiracy faceup, the Chancellor and Citizens too. A Vision you have already revealed stays where it is.

rule-5-1-4-IV-a = Conspiracy: Effect
    .text = When you play it faceup, you may burn 1 secret to take a relic or a banner of your choice from a player whose pawn stands at your site. For this at least 2 of your advisers must have suits that this player's advisers have too.

rule-5-1-4-IV-b = Conspiracy: Aftermath
    .text = Afterwards the Conspiracy goes to the box, out of the game. A banner taken with it counts as seized: it loses 2 favor or 2 secrets, and the People's Favor turns to the Mob side (2.5.3).

rule-5-2 = Muster
    .text = You raise new warbands with the help of a card at your site.

rule-5-2-1 = Muster: Pay
    .text = You pay 1 Supply and put 1 favor on a denizen or an intact edifice at your site that holds neither favor nor secrets. Relics and ruins are out of the question.

rule-5-2-2 = Muster: Gain Warbands
    .text = You gain 2 warbands: they go from your personal bank onto your board.

rule-5-2-2-R = Muster as a Citizen
    .text = A Citizen gains purple warbands instead of those of their own colour.

rule-5-3 = Trade
    .text = You turn a secret into favor or favor into secrets with the help of a card at your site.

rule-5-3-1 = Trade: Pay Supply
    .text = A trade costs 1 Supply.

rule-5-3-2 = Trade: Choose a Card
    .text = You make one of two trades with a denizen or an intact edifice at your site that holds neither favor nor secrets. Relics and ruins do not trade.

rule-5-3-2-a = Trade: Secret for Favor
    .text = You put 1 secret on the card and gain 1 favor, and 1 more for each of your faceup advisers of the card's suit. All of it comes from the bank of that suit.

rule-5-3-2-b = Trade: Favor for Secrets
    .text = You put 2 favor on the card and gain 1 secret from the shared bank for each of your faceup advisers of the card's suit.

rule-5-4 = Recover
    .text = You get hold of a relic at your site or of a banner by paying its price.

rule-5-4-1 = Recover: Choose a Target
    .text = You pay 1 Supply and choose a facedown relic at your site or one of the two banners, wherever it is; you may also choose a banner of your own.

rule-5-4-1-a = Guard of the Darkest Secret
    .text = From another player you may recover the Darkest Secret only if some card at that player's site has a suit that none of their faceup advisers has. Without cards at the site it is impossible, without faceup advisers any card with a suit will do; ruins and facedown advisers have no suit. From yourself you may always recover it.

rule-5-4-2 = Recover: Price of a Relic
    .text = For a relic you pay what your site shows: 3 favor into the bank named there, or 2 favor burned, or 1 or 2 secrets burned.

rule-5-4-2-a = Recover: Price of a Banner
    .text = For the People's Favor you pay favor, for the Darkest Secret secrets: as many as you like, but more than lie on the banner.

rule-5-4-3 = Recover: Take It
    .text = You put the relic or banner faceup beside your board. You may own any number of them.

rule-5-4-4 = Recover: People's Favor
    .text = A Mob turns back to the intact side. The favor you paid goes on the banner; the favor that was on it goes one by one into the favor banks, beginning with a bank you choose and moving away from the world deck, starting over after the last bank.

rule-5-4-4-a = Recover: Darkest Secret
    .text = The secrets you paid go on the banner. Of the old ones you take 1, and the previous holder gets the rest. If you recovered it from yourself, you take all of them back.

rule-5-5 = Campaign
    .text = You attack another player or bandits to win sites, relics, banners or to drive a pawn away.

rule-5-5-1 = Campaign: Choose the Defender
    .text = You pay 2 Supply and choose a player who rules your site or whose pawn stands there. If no player rules your site, you may choose the bandits.

rule-5-5-1-R = Strife Within the Empire
    .text = A Citizen who attacks the Chancellor or another Citizen is no Imperial ally for the length of that campaign. Neither is a Citizen whom the Chancellor attacks.

rule-5-5-2 = Campaign: Targets and Pools
    .text = You choose any number of targets of the defender. Each target adds the defence dice in its shield to the defence pool.

rule-5-5-2-a = Target: Sites
    .text = Any sites the defender rules can be targets, wherever they are on the map.

rule-5-5-2-b = Target: Relics and Banners
    .text = If the defender's pawn stands at your site, any relics and banners they hold can be targets. A banner adds as many dice as favor or secrets lie on it.

rule-5-5-2-c = Target: Pawn and Favor
    .text = If the defender's pawn stands at your site, the pawn together with their favor can be a target. It adds 2 defence dice.

rule-5-5-2-d = Required Targets
    .text = At least one target must be at your site. If the defender rules your site, the site itself must be a target.

rule-5-5-2-e = Attack Pool
    .text = The attacker puts attack dice into the attack pool, at most as many as there are warbands on their board.

rule-5-5-2-R = Imperial Allies in Defence
    .text = If a Citizen defends, the Chancellor helps as an Imperial ally. With the defender's permission any Citizen other than the attacker may help too, if their pawn stands at the attacker's site. All campaign modifiers ruled by the defender and these allies take effect.

rule-5-5-3 = Campaign: Battle Plans
    .text = First the attacker may use each battle plan (7.5) they rule once, then the defender may do the same. Bandits use every battle plan they rule that costs nothing.

rule-5-5-3-a = Empty Attack Pool
    .text = Whenever the attack pool would lose a die but is empty, one die is added to the defence pool instead.

rule-5-5-3-R = Battle Plans of Allies
    .text = Imperial allies may use the battle plans they rule: those at Imperial sites and those of their own advisers, not of another ally's. Each plan works only once in all, and whoever uses it pays for it.

rule-5-5-4 = Campaign: Defence Roll
    .text = The defender rolls the defence pool. The defence value is the shields rolled plus the warbands at targeted sites, or the bandits there if bandits defend; warbands on the defender's board count too if their pawn stands at the attacker's site or at a targeted site.

rule-5-5-4-a = Doubling the Shields
    .text = Each doubling face doubles the total of shields rolled. Several multiply: two make it fourfold, three eightfold.

rule-5-5-4-R = Warbands of Allies
    .text = When an Imperial ally defends, the warbands on the boards of the other allies are added if their pawns stand at the attacker's site or at a targeted site.

rule-5-5-5 = Campaign: Attack Roll
    .text = The attacker rolls the attack pool. Each skull at once kills 1 warband of the attacker's own force, usually on their board.

rule-5-5-5-a = Attack Value and Sacrifice
    .text = The attack value is the swords rolled plus the warbands of their force that the attacker sacrifices. Whoever sacrifices must give exactly as many as it takes to win.

rule-5-5-5-b = Hollow Swords
    .text = Two hollow swords together count as one sword. A single hollow sword left over counts for nothing.

rule-5-5-5-c = Who Wins the Campaign
    .text = The attacker is victorious if the attack value is higher than the defence value. Otherwise, also on a tie, the defender is victorious.

rule-5-5-6 = Campaign: Losses
    .text = The defeated side kills half of its force, rounded down: the attacker on their board, the defender among the warbands that counted for the defence. The rest of that force moves to the loser's board. Bandits are never killed.

rule-5-5-6-a = Plans in Defeat
    .text = Battle plans the loser has used that do something on a defeat take effect now.

rule-5-5-6-R = Losses of the Empire
    .text = If an Imperial ally is defeated, the Chancellor chooses which warbands of the defending force are killed. Purple warbands surviving at sites go to the Chancellor's board; those on Citizens' boards stay there.

rule-5-5-7 = Campaign: Spoils
    .text = A victorious attacker now collects what was targeted: first the sites, then relics and banners, then pawn and favor.

rule-5-5-7-I = Spoils: Sites
    .text = On each targeted site you place as many warbands from your board as you like, or none; a Citizen who attacked Imperial sites may leave them empty too.

rule-5-5-7-II = Spoils: Relics and Banners
    .text = You seize all targeted relics and banners. A seized banner loses 2 favor or 2 secrets, and the People's Favor turns to the Mob side (2.5.3).

rule-5-5-7-III = Spoils: Banishing the Pawn
    .text = If pawn and favor were a target, you make the defender's pawn travel without Supply cost to a site of your choice that it may travel to, and burn half of the defender's favor, rounded down.

rule-5-5-8 = Campaign: Plans After the Battle
    .text = Battle plans the winner has used that do something on a victory take effect. Then all cards are discarded whose used plans demand it at the end.

rule-5-6 = Travel
    .text = You move your pawn to another site.

rule-5-6-1 = Travel: Supply Cost
    .text = Within the Cradle travelling costs 1 Supply, within the Hinterland 3. Every trip that begins or ends in the Provinces costs 2, and one between Cradle and Hinterland costs 4.

rule-5-6-2 = Travel: Arrive
    .text = Your pawn moves to the site you chose. A facedown site is turned up: it gets as many facedown relics from the relic deck as it shows, and the favor and secrets it shows from the shared bank (2.8.2).

## 6. Minor Actions

rule-6-0 = Minor Actions
    .text = Minor actions cost no Supply.

rule-6-1 = Play a Facedown Adviser
    .text = You play one of your facedown advisers faceup or discard it, just as if you had kept it in a search (5.1.4). All restrictions and modifiers of playing a card apply.

rule-6-1-a = Looking at Your Advisers
    .text = You may look at your facedown advisers whenever you like and also show them to others.

rule-6-2 = Use an Action Power
    .text = You use the Action power (7.3.2) of a card to which you have access (7.1.1).

rule-6-3 = Peek at a Relic
    .text = You look at a facedown relic at your site. Once you have seen a relic, you may look at it again from anywhere.

rule-6-4 = Peek Into the Reliquary
    .text = If you hold the Grand Scepter, you may look at any relic in the Imperial Reliquary.

rule-6-5 = Move Warbands
    .text = From the site where your pawn stands you may move any number of your warbands to your board, but the last one stays. If you rule that site, you may move warbands from your board to it.

rule-6-5-R1 = Moving Imperial Warbands
    .text = A Citizen needs the Chancellor's permission to move warbands from their site to their board.

rule-6-5-R2 = Sharing Warbands
    .text = An Imperial ally may give any number of warbands to another ally whose pawn stands at the same site, or take warbands from that ally's board. Either needs the other's permission.

rule-6-6 = Offer Citizenship
    .text = The holder of the Grand Scepter can bring Exiles into the Empire.

rule-6-6-1 = The Offer
    .text = The holder of the Grand Scepter may offer Citizenship to any Exile, themself included. The offer contains exactly 1 relic from the Imperial Reliquary and, if wanted, a binding exchange of favor, secrets, banners and other relics. Relics in the Reliquary may be shown for it.

rule-6-6-2 = Accepting
    .text = An Exile who accepts becomes a Citizen by the steps that follow. Then the agreed exchange is made, and the change of an action uncovered in the Reliquary applies to the Chancellor.

rule-6-6-2-a = New Citizen: Turn the Board
    .text = The new Citizen turns their board to the Citizen side.

rule-6-6-2-b = New Citizen: Purple Warbands
    .text = All their warbands on the board and on the map are replaced by purple ones. If there are too few, they choose which are replaced and which are just removed.

rule-6-6-2-c = New Citizen: Vision
    .text = A Vision they have revealed is discarded.

rule-6-6-2-d = New Citizen: Title
    .text = If they have the title on its Usurper side, it turns back to the Oathkeeper side.

rule-6-6-2-e = New Citizen: End of Act
    .text = If it is their turn, their Act phase ends.

rule-6-6-2-f = New Citizen: Supply
    .text = Their Supply is refreshed completely, to the leftmost space.

rule-6-6-3 = Imperial Allies
    .text = Citizens and the Chancellor are Imperial allies. Each of them rules every site on which purple warbands stand.

rule-6-B-2-11 = Empire in Brief: Title
    .text = With the oath of Supremacy it is always the Chancellor who holds the title for the Empire, but all Imperial allies share its strength (2.11).

rule-6-B-4-3-3 = Empire in Brief: Supply
    .text = A resting Citizen refreshes Supply to the Chancellor's Supply space (4.3.3).

rule-6-B-5-5 = Empire in Brief: Campaigns
    .text = Imperial allies may help each other's defence with battle plans and warbands. Citizens may attack the Chancellor and other Citizens and target Imperial sites, but then they are no allies. The Chancellor decides the losses of the Empire (5.5).

rule-6-B-6-5 = Empire in Brief: Warbands
    .text = A Citizen may take warbands from their site only with the Chancellor's consent; allies may give each other warbands from their boards or take them (6.5).

rule-6-7 = Exile a Citizen
    .text = If you hold the Grand Scepter, you may exile any other Citizen by giving them 5 favor, with the changes below.

rule-6-7-a = Exile: Surcharge
    .text = If the Citizen has the title or the People's Favor, you give 1 favor more, with both 2 more.

rule-6-7-b = Exile: Discount
    .text = If you have the title or the People's Favor yourself, you give 1 favor less, with both 2 less.

rule-6-7-c = Exile: Consequences
    .text = The exiled player turns their board to the Exile side, replaces all warbands on it by those of their own colour and refreshes Supply completely.

rule-6-8 = Exile Yourself
    .text = As a Citizen you may go into exile by giving the holder of the Grand Scepter 1 favor for each of your secrets, on your board and on denizens, relics and edifices, and for each warband on your board. While you hold the Scepter yourself this is impossible.

rule-6-8-a = Self-Exile: Consequences
    .text = You turn your board to the Exile side, replace all warbands on it by those of your own colour and refresh your Supply completely. Then your Act phase ends.

## 7. Powers

rule-7-0 = What Has Powers
    .text = Powers come from faceup denizens, faceup sites, uncovered spaces of the Imperial Reliquary and the Oathkeeper title.

rule-7-1 = Using Powers
    .text = These rules say who may use a power, what it costs and how it is carried out.

rule-7-1-1 = Access
    .text = You may use the power of a card only if you rule the card or your pawn stands at its site. For sites the power itself says whom it concerns. Uncovered Reliquary spaces always bind the Chancellor, and the title's power always binds its holder.

rule-7-1-2 = Costs
    .text = To use a power you pay the cost that goes with it. Denizens, relics and edifices show it on the card; for sites and the Conspiracy it is part of the text.

rule-7-1-2-a = Kinds of Costs
    .text = A cost asks you to put favor or secrets on the card, or to burn favor or secrets. What is burned goes to the shared bank.

rule-7-1-2-b = Occupied Cards
    .text = You may put nothing on a card that already holds favor or secrets.

rule-7-1-2-c = Paying Outside Your Turn
    .text = If you pay a cost when it is not your turn, favor goes straight to the matching bank, and secrets stay on your board, turned facedown.

rule-7-1-2-d = Facedown Secrets
    .text = Facedown secrets cannot be used to pay a cost.

rule-7-1-3 = Carrying Out a Power
    .text = If you use a power, you must do as much of it as you can, except for the parts that say you may.

rule-7-1-4 = Persistent Powers
    .text = A power with a broad black braid affects everyone it names, whether they have access to the card or not. It applies during the action it modifies or at the moment it describes.

rule-7-2 = Restriction Banners
    .text = Restriction banners concern faceup cards only, never facedown ones.

rule-7-2-1 = Sites Only, Advisers Only
    .text = A card with a tree may be played, moved or exchanged only to a site, a card with a person only to advisers.

rule-7-2-2 = Locked
    .text = Once a card with a chain has been played, it can be neither discarded nor moved nor exchanged. Only the Chronicle (8) frees it.

rule-7-3 = Standalone Powers
    .text = There are four kinds of powers that stand on their own: Wake, Action, When Played and Rest.

rule-7-3-1 = Wake Powers
    .text = Wake powers apply once each during Wake (4.1). As a rule they are mandatory; only taking favor or secrets from a site is voluntary (4.1.4).

rule-7-3-2 = Action Powers
    .text = You may use Action powers while you act, as a minor action (6.2).

rule-7-3-3 = When Played Powers
    .text = A When Played power must be carried out after you have played the card faceup (5.1.4). Favor for playing to a site, Homeland powers and other modifiers come before it.

rule-7-3-4 = Rest Powers
    .text = You may use each Rest power once at the end of your Rest (4.3.5).

rule-7-4 = Modifiers of Major Actions
    .text = A modifier takes effect at the start of the major action whose symbol it shows. You may use several modifiers on one action.

rule-7-4-1 = Mostly Optional
    .text = You choose whether to use a modifier, unless it says that you must or cannot do something.

rule-7-4-2 = Once per Action
    .text = A modifier changes only the action in progress, and only once. One that costs nothing can be used again on later actions of the same turn.

rule-7-4-3 = Modifiers in Use Stay
    .text = You cannot discard a modifier while it is modifying your action.

rule-7-5 = Battle Plans
    .text = Battle plans are modifiers of Campaign with a crown around their symbol, and they follow rules of their own. Red ones are for the attacker, blue ones for the defender, mixed ones for either.

rule-7-5-1 = Battle Plans: Rule Required
    .text = You may use only battle plans that you rule. Having your pawn at the site is not enough.

rule-7-5-2 = Battle Plans: Timing
    .text = Battle plans are used in the third step of a campaign (5.5.3), not at its start.

rule-7-5-3 = Battle Plans: Always Payable
    .text = You may pay for a battle plan even if favor or secrets already lie on its card, but you may use it only once in a campaign.

rule-7-5-4 = Battle Plans: Symbols
    .text = A plus adds attack or defence dice, a minus removes them. A battle plan with both signs lets you do either.

rule-7-6 = Noteworthy Powers
    .text = These rules explain some powers that need more words than fit on a card.

rule-7-6-1 = Citizenship Without an Offer
    .text = Cards such as the Long-Lost Heir let an Exile become a Citizen (6.6.2) although nobody has made an offer (6.6.1).

rule-7-6-2 = Free Travel
    .text = A power that lets you travel without spending Supply ignores the travel cost (5.6.1) and everything that would raise it.

rule-7-6-3 = Binding Deals
    .text = Cards such as the Tinker's Fair allow binding deals about everything they name; what is agreed must be kept. Apart from these deals and offers of Citizenship (6.6) promises bind nobody (9.6). The Tribunal allows binding deals about future actions, with penalties for breaking them; a dispute is settled by tossing a coin.

rule-7-6-4 = Lowered Adviser Limit
    .text = Some cards, such as the Assassin, lower your adviser limit to 1 or 2. If you play one and have too many advisers, you must discard down to the new limit. Of several such cards the lowest limit counts; they do not add up.

rule-7-6-5 = The Bandit Crown
    .text = With this relic bandits (2.8.3) count as your warbands. You rule sites without warbands, may take your last warband away from your site (6.5) and add the bandits of targeted sites to your defence, or with suitable cards to your attack. Bandits can be neither killed nor moved nor sacrificed.

## 8. The Chronicle

rule-8-0 = Writing the Chronicle
    .text = After the game the winner carries out the steps of this chapter. They shape the world of the next game.

rule-8-1 = Swear an Oath
    .text = If you won by a Vision, the oath that matches it is the goal of the next game. If you won otherwise, or in several ways at once, you choose any oath except the current one.

rule-8-2 = Chronicle: Citizenship
    .text = If the winner is an Exile, all Citizen boards turn to their Exile side, unused ones too. The winner may then offer Citizenship to other Exiles, but not to those just exiled; the usual conditions of an offer (6.6.1) do not apply.

rule-8-2-a = Chronicle: New Citizens
    .text = An Exile who accepts turns their board to the Citizen side, and at the sites they rule each of their warbands is replaced by one of the winner's.

rule-8-3 = Clean Up the Map
    .text = The map is cleaned up in five steps, in order: build, remove sites, ruins, clear the pieces, fill the gaps.

rule-8-3-1 = Build or Repair an Edifice
    .text = As Chancellor or Citizen the winner may do one of two things at a site they rule: replace a denizen by the edifice of its suit from the archive, with the denizen going to the world deck, or turn a ruin to its intact side.

rule-8-3-2 = Remove Sites
    .text = All sites leave the map except those the winner rules and those with an intact edifice; they are shuffled with the unused sites. Denizens of removed sites are discarded to the pile in question, relics go to the relic deck and ruins to the archive.

rule-8-3-3 = Edifices Fall Into Ruin
    .text = Intact edifices at sites the winner does not rule turn to their ruin side, and the denizens there are discarded. Then all sites with a ruin are set aside with their ruins, denizens and relics, in order from the top of the Cradle to the bottom of the Hinterland.

rule-8-3-4 = Clear the Map
    .text = All pawns, favor, secrets and warbands are removed from the map.

rule-8-3-5 = Fill Empty Slots
    .text = Empty slots are filled in seven steps. A site that moves takes its intact edifices, denizens and relics along.

rule-8-3-5-1 = Fill: Cradle
    .text = Empty slots of the Cradle are filled from top to bottom: first its own sites move up, then sites come from the Provinces, then from the Hinterland, the topmost first each time.

rule-8-3-5-2 = Fill: Provinces
    .text = Empty slots of the Provinces are filled from top to bottom: first their own sites move up, then sites come from the Hinterland, the topmost first.

rule-8-3-5-3 = Fill: Hinterland
    .text = The sites left in the Hinterland move up, so that its empty slots are at the bottom.

rule-8-3-5-4 = Fill: Ruins in the Hinterland
    .text = Into the empty slots of the Hinterland go the sites with ruins that were set aside: from the bottom slot upwards, the last of these sites first.

rule-8-3-5-5 = Fill: Ruins in the Provinces
    .text = If sites with ruins are still left, they fill the empty slots of the Provinces in the same way.

rule-8-3-5-6 = Fill: New Sites
    .text = All slots that are still empty receive a facedown site from the site deck.

rule-8-3-5-7 = Fill: One Faceup Site Each
    .text = In every region without a faceup site the topmost site is turned up.

rule-8-4 = Add to the World Deck
    .text = Take the suit that is most common among the winner's advisers; on a tie the winner chooses, and without advisers any suit will do. Random cards from the archive go to the world deck: 3 of that suit, 2 of the next and 1 of the one after. The suits follow each other like the favor banks: Discord, Arcane, Order, Hearth, Beast, Nomad and round again.

rule-8-4-a = Refilling the Archive
    .text = If the archive lacks cards for this, none of them are added. Instead the Dispossessed are sorted by suit, 6 random cards of the largest stack go to the world deck, and what is left of each stack is shuffled into its compartment of the archive.

rule-8-5 = Add to the Dispossessed
    .text = The five Visions, with the Conspiracy, are put aside. All discard piles are shuffled together with the losers' advisers, and 6 random cards of them go unseen to the Dispossessed.

rule-8-6 = Clean Up the Relics
    .text = Now the relics are sorted for the next game.

rule-8-6-1 = Scepter and Losers' Relics
    .text = The Grand Scepter goes back to the box. The losers' relics are shuffled into the relic deck.

rule-8-6-2 = Relics at Sites
    .text = Every faceup site with fewer relics than it shows is topped up with facedown relics from the relic deck.

rule-8-6-3 = Winner's Relics
    .text = The winner's relics are shuffled with those of the Imperial Reliquary and laid on top of the relic deck.

rule-8-7 = Store Map and Boards
    .text = What is to last is put away in an order that can be restored.

rule-8-7-1 = Store the Sites
    .text = Each site is stored with all its cards. The top site of the Cradle lies uppermost in the stack, the bottom site of the Hinterland lowest.

rule-8-7-2 = Store the Boards
    .text = The boards keep the side they now show, Exile or Citizen, for the next game.

rule-8-8 = Renew the World Deck
    .text = All denizens still lying about are shuffled into one stack. From it a pile of 10 denizens with 2 random Visions and a pile of 15 denizens with the other 3 Visions are made. The smaller pile goes on top of the larger one and both on top of the denizens that are left.

## 9. Special Rules

rule-9-1 = Reading the Rules
    .text = The rules are taken literally, and nothing is added that they do not say. Reminders in italics give way to the normal text. The Law goes before the introduction and all overviews, except the overview of sites. Powers may bring new actions and effects, but they use the terms of the glossary.

rule-9-2 = Must, Cannot, Ignore
    .text = A rule that says you must goes before other rules. A rule that says you cannot goes before those too. A rule that says to ignore something sets aside the obligations and prohibitions it names.

rule-9-2-a = If Able
    .text = If an obligation holds only if able, you must comply as far as you can. If it is impossible, you ignore it without a penalty.

rule-9-3 = Limited Pieces
    .text = All pieces are limited in number except secrets and dice. If you are to take more than the source has, you take what there is. Banks and boards hold any number of things unless a rule says otherwise.

rule-9-4 = Hidden Information
    .text = Hidden are the fronts of the cards in all discard piles and of all other facedown cards, the number of cards in the world deck and the backs of its cards below the top one. You may look at your own facedown advisers and let others look at them. About hidden things you may talk, and also lie.

rule-9-4-a = Public Information
    .text = Everything else is public, such as backs and number of the cards in a discard pile and all favor, secrets and warbands on boards. Facedown advisers must not secretly change places.

rule-9-5 = No Needless Losses
    .text = You may not place, burn or sacrifice more of anything than a cost or a condition asks for, be it favor, secrets, warbands or something else.

rule-9-6 = Other Deals Bind Nobody
    .text = You may negotiate and agree on anything, even across games. Binding are only offers of Citizenship (6.6) and deals under powers that say so (7.6.3).

## 10. Glossary

rule-10-Abwerfen = Discard
    .text = You put the cards, in an order of your choice, facedown on a discard pile: that of the Provinces if your pawn is in the Cradle, that of the Hinterland if it is in the Provinces, that of the Cradle if it is in the Hinterland. For a card in a region without your pawn the card's region counts instead. Favor on a discarded card goes to its bank, secrets go facedown to your board.

rule-10-Anschauen = Peek
    .text = You alone look at the front of the card.

rule-10-Austausch = Exchange
    .text = You give a player something and get something from them in return. The word is also used when two things change places.

rule-10-Dann = Then
    .text = What follows happens at once; nothing else comes in between.

rule-10-Eigenes-Lager = Personal Bank
    .text = The place next to your board for your warbands in reserve, your relics and your banners (2.2.3).

rule-10-Entsprechen = Match
    .text = Two cards match if they have the same suit. Cards without a suit match nothing.

rule-10-Erledigen = Kill
    .text = A killed warband goes back to the personal bank of the player whose colour it has. Purple ones go to the Chancellor.

rule-10-Erobern = Seize
    .text = You get something in another way than by Recover. For banners this has consequences (2.5.3).

rule-10-Euer-Gegner = Your Enemy
    .text = For the attacker this is the defender with all Imperial allies who help (5.5.2), for the defender it is the attacker.

rule-10-Euer-Ort = Your Site, Your Region
    .text = The site and the region where your pawn stands.

rule-10-Geben = Give
    .text = The same as taking, in the other direction. A power that prevents taking does not prevent giving: what has to be given must be given all the same.

rule-10-Gegner = Enemy
    .text = Enemies of the Chancellor and of Citizens are all Exiles. For an Exile, and for a Citizen who attacks Imperial allies in a campaign (5.5.1), all other players are enemies. Bandits are everybody's enemies, and everybody is theirs.

rule-10-Gemeinsames-Lager = Shared Bank
    .text = The place beside the map for favor, secrets and other pieces that belong to nobody (2.1.7).

rule-10-Gesperrt = Locked
    .text = A locked card stays where it was played until the Chronicle (7.2.2).

rule-10-Herrschen = Rule
    .text = You rule every site with your warbands, every card at these sites and your advisers. Bandits rule the faceup sites without warbands.

rule-10-Nehmen = Gain
    .text = What you gain goes on your board: warbands from your personal bank, secrets from the shared bank, favor from the matching favor bank.

rule-10-Nehmen-Oder = Take
    .text = You move favor or secrets from a player's board to yours, an adviser of theirs to your advisers, or a relic from their bank, a site or some other place to your bank.

rule-10-Opfern = Sacrifice
    .text = You kill warbands of your own by choice.

rule-10-Ratgeber = Adviser
    .text = A card beside your board; at most 3 are allowed there, faceup or facedown (2.2.2).

rule-10-Raeuber = Bandits
    .text = Nobody's fighters, who hold faceup sites without warbands, one for each site (2.8.3). Bandits are not warbands.

rule-10-Reichsverbuendete = Imperial Allies
    .text = The Chancellor always is one. Citizens are, except while they attack other Imperial allies in a campaign (5.5.1).

rule-10-Reisekosten = Travel Cost
    .text = The Supply that a trip costs (5.6.1). Some powers ignore it (7.6.2).

rule-10-Spielen = Play
    .text = You put the card at a site, with your advisers or in your bank. Capacity (2.8.1), the rules of playing (5.1.4) and restrictions (7.2) apply.

rule-10-Truppen = Force
    .text = The attacker's force are the warbands on their board; the defender's force are the warbands that count for the defence.

rule-10-Verbrennen = Burn
    .text = Favor or secrets go from your board, or from another place named, to the shared bank.

rule-10-Versetzen = Move
    .text = The thing named changes its place. Capacity (2.8.1), the rules of playing (5.1.4) and restrictions (7.2) apply.

rule-10-Ziehen = Draw
    .text = You take the top cards from the place named.

rule-10-Zeigen = Reveal
    .text = You let the others see the front of a card.
