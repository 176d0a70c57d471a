# Throne of Allegoria: the rules A1 to A209 in Tafelrunde's own words.
# The value of a message is the title of the rule, .text the rule itself.

## The game

rule-A1 = Players and houses
    .text = Two, three or four people play, each for a different one of the four houses: Roselie (roses), Culver-Lux (feathers), Antares (storm) and Umbral (shadows).

rule-A2 = Six weeks
    .text = A game has exactly 6 rounds, called weeks; the final scoring follows.

rule-A3 = Who wins
    .text = The throne goes to the player who has the most influence points in the scoring after round 6.

## Components

rule-A4 = Shared pieces
    .text = All players share a board in two parts, the reign marker (a crown), the start player marker, 37 influence tokens (25 worth 1 and 12 worth 5), 24 anarchy markers, 4 alms bonus tiles, one "+1" action point tile and a score pad.

rule-A5 = The cards
    .text = There are 72 worker cards, 72 task cards (24 end-game tasks and 48 during-game tasks), 8 nobles and 12 royal decrees (each of them once in German and once in English, so 16 and 24 cards), 12 travelling traders and 20 guild cards, 5 for each player.

rule-A6 = A player's own pieces
    .text = Each player owns a home board, a castle, 10 worker figures, 7 track markers, a die, 6 bid tokens, 5 guild cards and a player aid.

## The board

rule-A7 = Storage board
    .text = The smaller part of the board holds the round track, the space for royal decrees, action area I for during-game tasks and action area II for worker cards.

rule-A8 = Allegoria board
    .text = The larger part holds the action areas III (Soldier), IV (Spy), V (Merchant), VI (Banker) and VII (Scholar), the table of actions, the anarchy, alms and diplomacy tracks, the space for travelling traders and the map.

rule-A9 = Bid spaces
    .text = Each of the seven action areas has four bid spaces: two are always open, a third from three players on, and the fourth only with four. So an area has as many usable spaces as there are players.

## Regions

rule-A10 = Five regions
    .text = The map consists of five regions: four home regions and the central region.

rule-A11 = Home regions
    .text = A home region belongs to the player whose castle stands in it, and so do its battlefield, its market and its tavern. With fewer than four players the regions without a castle are out of play; no figure may enter them.

rule-A12 = Central region
    .text = The central region also has a battlefield, a market and a tavern. It is neutral: nobody owns it.

rule-A13 = Adjacent regions
    .text = The central region is adjacent to every home region; a home region is adjacent to the central region and to nothing else.

rule-A14 = Workers in regions
    .text = Where a task asks for workers in regions, it counts the figures that stand in the regions of the map, not those in a supply.

## Home boards

rule-A15 = Home board
    .text = A home board has room for the supply of figures, two slots for guild cards, a space for anarchy markers and five home tracks.

rule-A16 = The five home tracks
    .text = Each home track belongs to one kind of worker: strength to soldiers, intrigue to spies, trade to merchants, wealth to bankers and knowledge to scholars.

rule-A17 = Sections of a track
    .text = A home track is divided into sections. The section in which the marker stands gives the influence points of the track at the end of the game, and the group size, a second number that some station actions use. In the layout Tafelrunde uses unless another is chosen the sections 0-1, 2-3, 4-5, 6-7, 8-9, 10-11 and 12 give -1, 0, 1, 2, 3, 4 and 5 points; the group size is 1 up to value 3, 2 up to value 7 and 3 from 8 on.

rule-A18 = Thresholds
    .text = The border between two neighbouring sections of a home track is a threshold.

rule-A19 = Raising and lowering
    .text = Raising a home track moves its marker to the right, lowering it moves the marker to the left. Markers can move both ways throughout the game.

rule-A20 = Limits of a track
    .text = The value of a home track is always between 0 and 12.

## Cards and tiles

rule-A21 = Noble and house
    .text = A player's noble card lies to the left of the home board. Together they show title and crest: the card gives the title, the board the house.

rule-A22 = What a noble gives
    .text = A noble sets slightly different starting values on the home tracks, or provides a worker who begins in the home region, or both. It has no effect later on.

rule-A23 = Two events per decree
    .text = Every royal decree has two events, except "The Queen is dead!". The upper event counts while the queen lives, the lower one after her death.

rule-A24 = Two exchanges per trader
    .text = A travelling trader offers two exchanges: line A gives trade or influence points for wealth, line B gives wealth or influence points for trade.

rule-A25 = Two kinds of tasks
    .text = During-game tasks have blue seals; you obtain and fulfil them while the game runs. End-game tasks have red seals; you receive them at the start, and only the end of the game shows whether they are fulfilled.

rule-A26 = Worker cards
    .text = Worker cards come in six kinds: soldier, spy, merchant, banker, scholar and joker. Each has the value 1, 2 or 3.

rule-A27 = Jokers
    .text = A joker stands for any one of the other five kinds of worker cards.

rule-A28 = Guild cards
    .text = All players have the same five guild cards. A guild works only while its card lies under its owner's home board.

rule-A29 = The die
    .text = The six faces of a die show 0, 0, 1, 2, 3 and 4.

rule-A30 = The bid tokens
    .text = Each player has six bid tokens: 0, 0, 1, 1, 2 and *.

rule-A31 = The reign marker
    .text = The reign marker counts the rounds on the round track. Upright it says that the queen is alive, lying flat that she is dead.

rule-A32 = Influence tokens
    .text = For every influence point gained during the game you take a token worth 1; tokens worth 5 are there for changing only. The supply of tokens never runs out.

rule-A33 = The +1 tile
    .text = The "+1" tile comes into play only when the decree "Hard Times!" is in force.

rule-A34 = The score sheet
    .text = The score sheet lists, from top to bottom: guild cards, during-game tasks, end-game tasks, unfulfilled tasks, diplomacy, alms, anarchy, influence tokens, subtotal 1; then strength, intrigue, trade, wealth, knowledge, subtotal 2; and the total.

## Setup

rule-A35 = Choosing a house
    .text = Each player picks a house, takes everything of its colour and lays the home board out before them.

rule-A36 = The castle
    .text = Your castle stands on the castle space of your home region.

rule-A37 = Track markers at the start
    .text = Of your seven track markers, five begin at 0, the left end of the home tracks, one on "x0" of the diplomacy track and one on "-3" of the alms track.

rule-A38 = Figures at the start
    .text = All ten of your figures begin in the supply on your home board. Die, bid tokens, guild cards and player aid lie ready beside it.

rule-A39 = Choosing end-game tasks
    .text = Each player is dealt 5 end-game tasks, keeps 3 of them in secret and gives up 2. All end-game tasks that nobody kept leave the game without being shown.

rule-A40 = Choosing a noble
    .text = Each player is dealt 2 noble cards, keeps one face up and gives up the other. All nobles that nobody kept leave the game without being shown.

rule-A41 = Starting values
    .text = Your home tracks rise from 0 by the numbers on your noble card. If the card shows a worker, one figure from your supply is placed in your home region: a soldier on the battlefield, a spy in the tavern, a merchant on the market.

rule-A42 = Starting hand
    .text = The worker cards are shuffled and everyone receives 3. The others form a face-down deck in area II.

rule-A43 = The decree deck
    .text = "The Queen is dead!" is shuffled together with 6 of the other 11 decrees, chosen at random; these 7 cards are the face-down decree deck. The remaining 5 leave the game without being seen.

rule-A44 = The trader deck
    .text = Six travelling traders, chosen at random, form the face-down trader deck; the other six leave the game without being seen.

rule-A45 = The task deck
    .text = All 48 during-game tasks form a face-down deck in area I.

rule-A46 = Supply of influence
    .text = The influence tokens form a common supply; the "+1" tile waits beside it.

rule-A47 = Anarchy at the start
    .text = At the start all 24 anarchy markers lie on the anarchy track.

rule-A48 = Alms bonus tiles
    .text = Three of the four alms bonus tiles, drawn at random, lie face up on the marked spaces of the alms track; the fourth is not used.

rule-A49 = The queen lives
    .text = The reign marker begins upright on space 0 of the round track: the queen is alive.

rule-A50 = First start player
    .text = The players agree on a start player, who gets the start player marker.

## A round

rule-A51 = Four phases
    .text = Every round has four phases in this order: A preparation, B planning, C action, D administration.

rule-A52 = Discard piles
    .text = Each kind of card has a discard pile of its own beside the board.

rule-A53 = Face down or face up
    .text = Discarded during-game tasks always lie face down; all other discarded cards lie face up.

rule-A54 = Colours of seals
    .text = Influence in red seals counts at the end of the game, influence in blue seals is gained in the course of it, and black seals are points deducted at the end.

rule-A55 = Influence is public
    .text = Everyone may see the influence tokens that a player has gained.

rule-A56 = Must and may
    .text = In rules and on cards, "must" makes an action compulsory and "may" leaves it to the player.

## Phase A: preparation

rule-A57 = Step a: the week
    .text = The start player carries out four steps, a to d, in this order. Step a: the reign marker advances one space on the round track.

rule-A58 = Step b: the trader
    .text = The top card of the trader deck is turned over and lies face up on the deck; its exchanges hold for this round.

rule-A59 = Step c: worker cards
    .text = The top 5 cards of the worker deck are laid out face up in area II.

rule-A60 = Step d: the decree
    .text = The top decree is revealed and read: its upper event if the queen is alive, otherwise the lower one.

rule-A61 = When a decree works
    .text = The event of a decree works immediately or in the course of this round, and only at the moment and in the place it names. Immediate events are carried out player by player, clockwise from the start player.

rule-A62 = The queen may survive
    .text = Of the 12 decrees only 7 are in a game, and there are only 6 rounds. So "The Queen is dead!" can stay hidden as the last card; then the queen outlives the game.

rule-A63 = The queen dies
    .text = When "The Queen is dead!" is revealed, the reign marker is laid flat and the next decree is turned over at once. Its lower event is read, and so are the lower events of all decrees after it.

rule-A64 = The +1 tile travels
    .text = When "Hard Times!" is read, the "+1" tile is laid beside area III. Each time a worker area has been resolved it moves on to the next one, up to area VII.

## Phase B: planning

rule-A65 = One token at a time
    .text = Clockwise from the start player, everyone in turn lays exactly one bid token face down in an action area, again and again until all have laid their six tokens.

rule-A66 = Bids are secret
    .text = What a token is worth stays secret. You may look at your own tokens on the board whenever you like, but never at those of others.

rule-A67 = Leftmost free space
    .text = Your first token in an area goes on the leftmost bid space that is still free there.

rule-A68 = Further tokens
    .text = If you already have a token in an area, every further one you lay there is stacked on it.

rule-A69 = At most three
    .text = Nobody may have more than three tokens in the same area.

rule-A70 = Laid is laid
    .text = A token stays in the area where it was laid; it cannot be moved to another one during this phase.

rule-A71 = Bluffing with zeros
    .text = A token worth 0 is laid like any other: to bluff, or to hold a bid space for later.

rule-A72 = A bid of zero
    .text = A player whose tokens in an area add up to 0 has no actions there.

rule-A73 = Bid and actions
    .text = The size of a bid is not the number of actions; it only decides the ranking.

## Phase C: action

rule-A74 = Area by area
    .text = The areas are resolved from I to VII, each completely before the next.

rule-A75 = Revealing bids
    .text = When an area is resolved, all tokens in it are turned over. The sum of a player's tokens there is that player's bid.

rule-A76 = The star token
    .text = Whoever reveals a * must decide on the spot whether it counts 2 or 1.

rule-A77 = Star as one
    .text = If you let your * count 1, you may immediately activate one guild that lies under your home board.

rule-A78 = Several stars
    .text = If there are several * in one area, their owners decide one after the other, from the left bid space to the right.

rule-A79 = The ranking
    .text = The higher bid ranks higher. Between equal bids, the one further to the left ranks higher.

rule-A80 = No bid, no action
    .text = Without tokens in an area, or with a bid of 0 there, you get no actions in it.

rule-A81 = Actions by rank
    .text = How many actions each rank receives is shown by the table for the number of players.

rule-A82 = Tokens return
    .text = Once an area has been resolved, the tokens in it go back to their owners.

## Area I: task cards

rule-A83 = Drawing tasks
    .text = In order of rank, everyone with a bid above 0 draws during-game tasks and keeps at most one. In the table Tafelrunde uses the ranks draw 3 and 2 cards with two players, 3, 3 and 2 with three, and 3, 3, 2 and 2 with four.

rule-A84 = Keeping none
    .text = You may also keep none of the tasks you drew. Whatever you do not keep is discarded face down.

rule-A85 = Next start player
    .text = The lowest bid above 0 in area I takes the start player marker and makes its owner start player of the next round; of equal bids, the one furthest to the right. A single bidder takes the marker too; if nobody bids above 0, it stays where it is.

rule-A86 = Tasks stay secret
    .text = You keep your tasks secret until they score, and you may hold any number of them.

rule-A87 = Empty task deck
    .text = When a during-game task is to be drawn and the deck is empty, its discard pile is shuffled into a new one.

rule-A88 = Fulfilling a task
    .text = As soon as the whole condition of one of your during-game tasks is met in your own turn, you reveal the card at once and lay it open beside your home board. A turn is the handling of one area by one player, including a guild activated there. A condition that already holds when you take the card is met at once; the points count at the end.

rule-A89 = End-game tasks
    .text = An end-game task gives its points only if its condition is met when the game is over.

rule-A90 = Unfulfilled tasks
    .text = Every task card of either kind that you have not fulfilled by the end costs you 3 influence points.

rule-A91 = Diplomacy pays for tasks
    .text = At the end, your place on the diplomacy track brings extra points for each during-game task you have fulfilled.

## Area II: worker cards

rule-A92 = Dividing the cards
    .text = Before anyone chooses, the player with the lowest bid above 0 (of equal bids, the one furthest to the right) divides the 5 open worker cards into two pairs and a single card.

rule-A93 = Choosing a group
    .text = In order of rank, everyone with a bid above 0 chooses one of the groups that are left.

rule-A94 = Taking a pair
    .text = With a bid of 2 or more you may take both cards of a pair. With a bid of 1 you choose one of them and discard the other.

rule-A95 = The single card
    .text = Whoever chooses the single card gets this one card, however high the bid.

rule-A96 = Four bidders
    .text = If four play and all four bid at least 1, the lowest bidder gets no group. That player must draw the top card of the worker deck instead and does not show it.

rule-A97 = No hand limit
    .text = You may hold any number of worker cards.

rule-A98 = Empty worker deck
    .text = When a worker card is needed and the deck is empty, its discard pile is shuffled into a new one.

rule-A99 = Left-over cards
    .text = Open worker cards that are still there after area II are discarded, also when nobody bid for them.

## Areas III to VII: workers

rule-A100 = Action points
    .text = In each worker area, everyone with a bid above 0 receives action points that depend on rank and number of players; the highest rank acts first. Unless something else is chosen, the ranks have 3 and 1 with two players, 3, 2 and 1 with three, and 3, 2, 1 and 1 with four. With two or more bidders the lowest uses the last row of the table, whatever the rank; a single bidder uses the first row. Numbers that do not follow from the rulebook are reconstructed.

rule-A101 = Cost of an action
    .text = An action costs 1 action point unless its rule says otherwise.

rule-A102 = Dividing action points
    .text = As a rule you may divide your action points between station and commission actions as you please.

rule-A103 = Lowest bidder
    .text = The player with the lowest bid above 0 in a worker area may carry out station actions only. This does not concern a player who is the only bidder there.

rule-A104 = Second of four
    .text = With four players the second in rank may not divide the points: before the first action that player chooses either 2 action points for station actions or 1 action point for a commission action. Extra action points must be of the chosen kind.

rule-A105 = Unused points
    .text = Action points that you cannot or will not use are lost; you cannot keep them for later.

## Station actions

rule-A106 = Station actions
    .text = Station actions bring figures from your supply into your home region as soldiers, spies or merchants, or move such figures on. The station actions of bankers and scholars place no figures.

rule-A107 = Cards with a figure
    .text = Whenever you place a figure in your home region by a station action, you may also discard worker cards of that kind and so raise the home track that goes with it.

rule-A108 = Ten figures
    .text = You have 10 figures and no more. While your supply is empty you may not carry out Recruit, Infiltrate or Business, nor discard worker cards for them. Profits and Education, which need no figure, stay possible.

rule-A109 = Figures return
    .text = A figure that leaves the map goes back to its owner's supply and can be used again.

rule-A110 = Track at twelve
    .text = A home track that stands at 12, its right end, gains nothing more.

rule-A111 = Track at zero
    .text = When a home track stands at 0, its left end, nothing more has to be paid on it: the payment stops there.

## Commission actions

rule-A112 = Commission actions
    .text = Commission actions put figures on the map to work: soldiers attack, spies play ruses, merchants trade. The commission actions of bankers and scholars need no figures.

## Anarchy

rule-A113 = Taking a marker
    .text = To take an anarchy marker means: from the lowest space of the anarchy track that still holds one, the leftmost, to your home board. When it is called for there is no choice. If the track is empty, options that require a marker are not available.

rule-A114 = Anarchy: central Raid
    .text = A Raid on the central battlefield costs you an anarchy marker.

rule-A115 = Anarchy: better die
    .text = An anarchy marker is the price for raising your own die result in a Battle by 1.

rule-A116 = Anarchy: further track
    .text = An anarchy marker is the price for lowering one more home track with a Ruse.

rule-A117 = Anarchy: central Ruse
    .text = A Ruse in the central tavern, with which you advance on the diplomacy track, costs you an anarchy marker. Every Ruse there does, even one that is not the first of your turn.

rule-A118 = Anarchy: own market
    .text = Commerce in your own market costs you an anarchy marker.

rule-A119 = Anarchy: refused task
    .text = An anarchy marker is the price for discarding at once the task you drew with Grant.

rule-A120 = Anarchy: threshold crossed
    .text = You must take an anarchy marker when you pay for an extra action point and your marker crosses a threshold from right to left.

rule-A121 = Returning a marker
    .text = To return an anarchy marker means: from your home board to the highest space of the anarchy track with room for one, the rightmost. You are never obliged to do so.

rule-A122 = Price of anarchy
    .text = At the end, every anarchy marker on a home board costs as many points as the rightmost space of the anarchy track from which at least one marker is missing shows. In Tafelrunde's layout there are four spaces of 6 markers each, with 1, 2, 3 and 4 points.

## Extra action points

rule-A123 = Extra action points
    .text = In a worker area you may buy extra action points with the home track that goes with that area: one space to the left for each point.

rule-A124 = Only permitted actions
    .text = Extra action points serve only for the kinds of action that your bid allows you.

rule-A125 = Bid points first
    .text = You may take extra action points only after using up all the points of your bid.

rule-A126 = Nothing from zero
    .text = While the marker of the track stands at 0 you cannot take extra action points.

rule-A127 = Up to the threshold
    .text = You may take as many extra action points as you like until your marker crosses a threshold from right to left for the first time in this turn.

rule-A128 = Crossing a threshold
    .text = When an extra action point takes your marker across a threshold, you must take an anarchy marker. You still carry out the action this point pays for; then your turn ends and you get no further extra points. If one action costs several points, all of them may be taken even so, with one anarchy marker per threshold crossed.

## Area III: soldier

rule-A129 = Recruit
    .text = For each action point you must place one figure from your supply as a soldier on your home battlefield.

rule-A130 = Recruiting with cards
    .text = With each soldier you recruit you may discard any number of soldier cards and jokers; strength rises by the sum of their values.

rule-A131 = Recruiting without cards
    .text = If you recruit a soldier without discarding cards, your strength does not change.

rule-A132 = Advance
    .text = For each action point you move one group of your soldiers from a battlefield to an adjacent one.

rule-A133 = Size of a group
    .text = A group of soldiers has at most 1, 2 or 3 members; the section of your strength marker sets the limit.

rule-A134 = Groups stay together
    .text = A group moves from one region into one other region; it may not part for several destinations.

rule-A135 = One step each
    .text = Every step into another region is a new Advance for 1 action point.

rule-A136 = Through the centre
    .text = From your home battlefield soldiers can move only to the central one; from there to any adjacent battlefield, including your own. From an opponent's battlefield the way leads back to the centre.

rule-A137 = Attack
    .text = Attack costs 1 action point. You name the battlefield; at least one of your soldiers must stand there.

rule-A138 = Raid or Battle
    .text = An Attack is a Battle if an opponent has soldiers on the battlefield, and a Raid if none does.

rule-A139 = No Raid at home
    .text = You may never raid your own home battlefield.

rule-A140 = Anarchy by raiding
    .text = When you raid the central battlefield you must take an anarchy marker; a Raid on an opponent's battlefield takes none.

rule-A141 = Gain from a Raid
    .text = In a Raid you must take one of your soldiers off the battlefield and gain 1 influence point. You may take off more of them, for 1 influence point each.

rule-A142 = Naming the defender
    .text = In a Battle you name one opponent who has at least one soldier on the battlefield; that player is the defender.

rule-A143 = Anarchy in battle
    .text = Before the dice are thrown the attacker may take an anarchy marker to raise their own result by 1. The defender has no such choice.

rule-A144 = Rolling the dice
    .text = Both sides roll their die and add the number of their own soldiers on that battlefield. The higher total wins.

rule-A145 = Losses
    .text = Whatever the result, attacker and defender each take one of their soldiers off the battlefield.

rule-A146 = Spoils of battle
    .text = The spoils equal the difference of the totals. The winner takes that many influence points, or removes up to that many soldiers of the loser from this battlefield. Both losses come first.

rule-A147 = Drawn battle
    .text = If the totals are equal, nobody wins and there are no spoils; both sides still lose one soldier.

## Area IV: spy

rule-A148 = Infiltrate
    .text = For each action point you must place one figure from your supply as a spy in your home tavern.

rule-A149 = Infiltrating with cards
    .text = With each spy you place you may discard any number of spy cards and jokers; intrigue rises by the sum of their values. Without cards it does not change.

rule-A150 = Sneak
    .text = For each action point you move one group of your spies from a tavern to an adjacent one. The section of your intrigue marker limits the group to 1, 2 or 3 spies.

rule-A151 = Spies step by step
    .text = A group of spies does not part on its way, and every step into another region is a new Sneak for 1 action point.

rule-A152 = Ways of the spies
    .text = From your home tavern spies can move only to the central one; from there to any adjacent tavern.

rule-A153 = Ruse
    .text = Ruse costs 1 action point. It is never possible in your own tavern.

rule-A154 = The spy goes home
    .text = For a Ruse in an opponent's tavern you must return one of your spies there to your supply.

rule-A155 = Lowering a track
    .text = With a Ruse in an opponent's tavern you choose one home track of this opponent; it falls by 1, but not below 0.

rule-A156 = A second track
    .text = With such a Ruse you may take an anarchy marker to lower a home track of the same opponent by 1 once more: the same track or another. No second spy is needed.

rule-A157 = Diplomacy by Ruse
    .text = The first Ruse of your turn takes you 1 space forward on the diplomacy track; further ones in the same turn do not. On ×5, the last space, you stay.

rule-A158 = Ruse in the centre
    .text = For a Ruse in the central tavern you must take an anarchy marker and remove one of your spies from there. No opponent's track falls. If it is the first Ruse of your turn, you advance 1 space on the diplomacy track.

## Area V: merchant

rule-A159 = Business
    .text = For each action point you must place one figure from your supply as a merchant on your home market.

rule-A160 = Business with cards
    .text = With each merchant you place you may discard any number of merchant cards and jokers; trade rises by the sum of their values. Without cards it does not change.

rule-A161 = Caravan
    .text = For each action point you move one group of your merchants from a market to an adjacent one. The section of your trade marker limits the group to 1, 2 or 3 merchants.

rule-A162 = Merchants step by step
    .text = A group of merchants does not part on its way, and every step into another region is a new Caravan for 1 action point.

rule-A163 = Ways of the merchants
    .text = From your home market merchants can move only to the central one; from there to any adjacent market.

rule-A164 = Commerce
    .text = Commerce costs 1 action point, and one of your merchants on the market you use must be removed.

rule-A165 = Central market
    .text = On the central market you can only exchange one home track for the other: choose line A or B of the trader, lower the track that pays by the left number and raise the other by the right number.

rule-A166 = An opponent's market
    .text = On an opponent's market you lower the track that pays by the left number, and the opponent raises the same track by this number. Then you raise your other track by the right number or take that many influence points instead. If your track reaches 0 before everything is paid, the opponent and you still gain in full.

rule-A167 = Your own market
    .text = For Commerce on your own market you must take an anarchy marker, and you can only exchange one home track for the other.

rule-A168 = Thresholds in Commerce
    .text = Crossing a threshold while paying for Commerce takes no anarchy marker.

## Area VI: banker

rule-A169 = Profits
    .text = For each action point you must discard one or more cards: banker cards, jokers or both; wealth rises by the sum of their values. No figure is placed.

rule-A170 = Wages
    .text = For each action point you move one group of soldiers, spies or merchants as with Advance, Sneak or Caravan; the section of your wealth marker limits its size.

rule-A171 = Paid groups
    .text = A group moved with Wages does not part on its way, and every step into another region is a new Wages action for 1 action point.

rule-A172 = Ways of paid workers
    .text = With Wages, too, workers can leave the home region only for the central region, and move from there to any adjacent one.

rule-A173 = Grant
    .text = Grant costs 2 action points.

rule-A174 = Paying for Grant
    .text = To pay for Grant you may take extra action points even one or two spaces beyond the threshold you cross. Crossing it takes an anarchy marker.

rule-A175 = Guild or task
    .text = With Grant you either lay a guild card of your choice into a slot under your home board or draw the top during-game task. The same guild cannot lie there twice.

rule-A176 = Exchanging a guild
    .text = If both slots are filled, you may exchange a guild card under your home board for another one. The card that leaves can be chosen again later.

rule-A177 = Value of a guild
    .text = At the end each guild card under your home board is worth 2 influence points.

rule-A178 = Keep the granted task
    .text = You must keep a task drawn with Grant, unless you take an anarchy marker to discard it at once.

## Guilds

rule-A179 = Activating a guild
    .text = A guild is activated only by revealing your * in one of the seven areas and letting it count 1; each * activates one guild.

rule-A180 = Guild of Soldiers
    .text = Your strength and your intrigue rise by 1 each. If one of them is already at 12, the other still rises.

rule-A181 = Guild of Spies
    .text = One of your soldiers, spies or merchants returns from any region to your supply, and you place a figure of a different kind in the same region. Without a figure on the map this guild does nothing.

rule-A182 = Guild of Merchants
    .text = Your trade and your knowledge rise by 1 each. If one of them is already at 12, the other still rises.

rule-A183 = Guild of Bankers
    .text = Your wealth rises by 2. Each opponent whose wealth is above 0 lowers it by 1; for each opponent at 0 you gain 1 influence point instead. You may use this guild even when your wealth is at 12.

rule-A184 = Guild of Scholars
    .text = You draw one worker card more than there are players, take one of them secretly into your hand and lay the others open. Beginning on your left, each opponent may once lower wealth by 1 and take one open card; for each card taken your wealth rises by 1. What is left is discarded.

rule-A185 = Paying the scholars
    .text = An opponent whose wealth is 0 may not take a card from the Guild of Scholars. Opponents may still take cards when your wealth is already at 12.

## Area VII: scholar

rule-A186 = Education
    .text = For each action point you must discard one or more cards: scholar cards, jokers or both; knowledge rises by the sum of their values. No figure is placed.

rule-A187 = Training
    .text = For each action point you draw the top card of the worker deck.

rule-A188 = Alms
    .text = For each action point you move one space to the right on the alms track.

rule-A189 = Reaching a bonus
    .text = When you reach a space with a bonus tile you receive its bonus at once. The tile stays there for the others.

rule-A190 = Bonus: worker card
    .text = The worker card tile: you draw the top card of the worker deck.

rule-A191 = Bonus: influence
    .text = The influence tile: you take 1 influence point.

rule-A192 = Bonus: diplomacy
    .text = The diplomacy tile: you advance 1 space on the diplomacy track.

rule-A193 = Bonus: home track
    .text = The home track tile: you raise a home track of your choice by 1.

rule-A194 = Alms against anarchy
    .text = With each Alms action you may also return one anarchy marker.

rule-A195 = End of the alms track
    .text = The alms track ends with its last space; whoever stands there may not carry out Alms any more.

## Phase D: administration

rule-A196 = Clearing up
    .text = The start player discards first the open trader, then the open decree, and then any open worker cards that are still lying there.

rule-A197 = Next week or end
    .text = If the reign marker has reached space 6, the game is over and is scored. Otherwise a new round begins with phase A.

## Final scoring

rule-A198 = Score: guild cards
    .text = 2 points for each guild card under the home board.

rule-A199 = Score: during-game tasks
    .text = Each fulfilled during-game task gives the 1 to 3 points printed on it.

rule-A200 = Score: end-game tasks
    .text = 5 points for each fulfilled end-game task.

rule-A201 = Score: unfulfilled tasks
    .text = -3 points for each task that is not fulfilled, during-game and end-game alike.

rule-A202 = Score: diplomacy
    .text = The number of your space on the diplomacy track, 0 to 5, counts once for each during-game task you have fulfilled.

rule-A203 = Score: alms
    .text = The last space of the alms track gives 5 points, the first costs 3, and all others count nothing.

rule-A204 = Score: anarchy
    .text = Each of your anarchy markers costs 1 to 4 points, depending on the highest space of the anarchy track from which a marker is missing.

rule-A205 = Score: influence tokens
    .text = Your influence tokens count their full value.

rule-A206 = Score: home influence
    .text = Each of the five home tracks counts -1 to 5 points, depending on the section of its marker.

rule-A207 = First tie-break
    .text = Of tied players, the one with the most fulfilled task cards of both kinds wins.

rule-A208 = Second tie-break
    .text = If this is a tie as well, the most influence points on the five home tracks decide. Players who are still tied share the victory.

rule-A209 = The winner's title
    .text = The winner's full title consists of the names of all fulfilled tasks, followed by the title of the noble and the name of the house.
