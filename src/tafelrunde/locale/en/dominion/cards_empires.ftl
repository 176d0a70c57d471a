# Dominion: card names, short texts and rulings of Empires (own wording).

card-encampment = Encampment
    .text = +2 cards, +2 actions. You may reveal a Gold or a Plunder from your hand. If you do not, set this card aside; as your Clean-up begins it returns to its pile.
    .note-1 = You may decline even if you hold one.
    .note-2 = Returned to the pile it lies on top, so it has to go again before the next Plunder can be gained.
    .note-3 = A second play of the same card, with Throne Room, cannot set it aside again and gives its bonuses all the same.

card-plunder = Plunder
    .text = Worth 2 coins. +1 VP token.
    .note-1 = The token comes with every play: two of them under Crown.

card-encampment-plunder = Encampment/Plunder
    .text = A split pile: 5 Encampments on top of 5 Plunders. Only its top card can be bought or gained.

card-patrician = Patrician
    .text = +1 card, +1 action. Reveal the top card of your deck; it goes into your hand if it costs 5 coins or more.
    .note-1 = Debt in the cost makes no difference: Fortune is taken, City Quarter stays.
    .note-2 = If there is no card left even after shuffling, nothing is revealed.

card-emporium = Emporium
    .text = +1 card, +1 action, +1 coin. When you gain this, +2 VP tokens if you have at least 5 Actions in play.
    .note-1 = All Actions in play count, Durations of earlier turns among them.

card-patrician-emporium = Patrician/Emporium
    .text = A split pile: 5 Patricians on top of 5 Emporiums. Only its top card can be bought or gained.

card-settlers = Settlers
    .text = +1 card, +1 action. Look through your discard pile. You may reveal a Copper there and take it into your hand.
    .note-1 = You may look even if you know that there is none, and leave a Copper where it is.

card-bustling-village = Bustling Village
    .text = +1 card, +3 actions. Look through your discard pile. You may reveal a Settlers there and take it into your hand.
    .note-1 = You may look even if you know that there is none, and leave a Settlers where it is.
    .note-2 = The other cards keep their order.

card-settlers-bustling-village = Settlers/Bustling Village
    .text = A split pile: 5 Settlers on top of 5 Bustling Villages. Only its top card can be bought or gained.

card-catapult = Catapult
    .text = +1 coin. Trash a card from your hand. If it costs 3 coins or more, every opponent gains a Curse. If it is a Treasure, every opponent discards down to 3 cards in hand.
    .note-1 = A Treasure that costs 3 or more does both, a Copper makes opponents discard only.
    .note-2 = Only coins in the cost count: City Quarter brings no Curse.

card-rocks = Rocks
    .text = Worth 1 coin. When you gain or trash this, gain a Silver: onto your deck if it is your Buy phase, otherwise into your hand.
    .note-1 = Another player's turn is not your Buy phase: the Silver goes into your hand.

card-catapult-rocks = Catapult/Rocks
    .text = A split pile: 5 Catapults on top of 5 Rocks. Only its top card can be bought or gained.

card-gladiator = Gladiator
    .text = +2 coins. Reveal a card from your hand. If your left neighbour does not reveal a card of the same name from hand, +1 coin and a Gladiator from the Supply is trashed.
    .note-1 = Your neighbour may decline although the card is there.
    .note-2 = With no card to reveal you get the coin and trash a Gladiator all the same.
    .note-3 = Once the Gladiators in the Supply are gone, the coin is all you get.

card-fortune = Fortune
    .text = +1 buy. Double your coins if you have not done so this turn. When you gain this, gain a Gold for each Gladiator you have in play.
    .note-1 = Only coins you already have are doubled, not those that follow.
    .note-2 = Every further play in the same turn gives the buy alone.

card-gladiator-fortune = Gladiator/Fortune
    .text = A split pile: 5 Gladiators on top of 5 Fortunes. Only its top card can be bought or gained.

card-chariot-race = Chariot Race
    .text = +1 action. Reveal the top card of your deck and take it into your hand; your left neighbour reveals theirs and puts it back. If yours costs more, +1 coin and +1 VP token.
    .note-1 = Equal costs bring nothing.
    .note-2 = If you or your neighbour have no card to reveal, you get nothing but your card.

card-enchantress = Enchantress
    .text = Until your next turn, the first Action that each opponent plays in their own turn gives +1 card and +1 action instead of what it says. +2 cards when your next turn begins.
    .note-1 = Reactions are used when Enchantress is played, not when it takes effect.
    .note-2 = Only what the card does when played is replaced; what it says about gaining, buying or being in play holds.
    .note-3 = Durations played earlier go on as usual.
    .note-4 = A Crown played in the Buy phase counts, if it is the first Action of the turn.

card-farmers-market = Farmers' Market
    .text = +1 buy. If there are 4 or more VP tokens on its pile, take them and trash this. Otherwise add a VP token to the pile, then +1 coin for each token there.
    .note-1 = All tokens on the pile count, whoever put them there.
    .note-2 = Whoever takes the tokens gets no coins; after that it begins anew.
    .note-3 = An empty pile goes on collecting tokens.

card-sacrifice = Sacrifice
    .text = Trash a card from your hand. Action: +2 cards, +2 actions. Treasure: +2 coins. Victory card: +2 VP tokens.
    .note-1 = A card of several types gives every matching bonus.
    .note-2 = A Curse gives nothing.

card-temple = Temple
    .text = +1 VP token. Trash 1 to 3 differently named cards from your hand. Add a VP token to the Temple pile. When you gain this, take the VP tokens from its pile.
    .note-1 = You cannot trash two cards of the same name.
    .note-2 = The token is added even if the pile is empty.

card-villa = Villa
    .text = +2 actions, +1 buy, +1 coin. When you gain this, it goes into your hand and you get +1 action; if it is your Buy phase, return to your Action phase.
    .note-1 = Gained in your Action phase it can be played at once.
    .note-2 = Afterwards your Buy phase begins anew: Treasures may be played again, and texts for the beginning of the Buy phase apply again.
    .note-3 = The beginning of your turn does not come again.
    .note-4 = You may return several times in a turn.
    .note-5 = In another player's turn it goes into your hand; the action is of no use.

card-archive = Archive
    .text = +1 action. Set the top 3 cards of your deck aside face down and look at them. Take one into your hand now and one at the beginning of each of your next two turns.
    .note-1 = Every Archive has its own cards.
    .note-2 = If there are fewer than 3 cards, set aside as many as you can.
    .note-3 = It is discarded in the turn in which you take its last card.

card-capital = Capital
    .text = Worth 6 coins. +1 buy. When you discard this from play, take 6 Debt; then you may pay off Debt.
    .note-1 = You may pay more than these 6, if you have other Debt.
    .note-2 = If it is not discarded from play but trashed, for example, you take no Debt.
    .note-3 = Played twice it brings 6 Debt only, because it is discarded once.

card-charm = Charm
    .text = Either +1 buy and +2 coins, or the next time you buy a card this turn, you may also gain a differently named card of exactly the same cost.
    .note-1 = You gain the other card before the one you bought.
    .note-2 = Several Charms add up: one more card for each, and these may have the same name.
    .note-3 = Debt is part of the cost and has to be the same.

card-crown = Crown
    .text = In your Action phase, you may play an Action from your hand twice. In your Buy phase, you may play a Treasure from your hand twice.
    .note-1 = A Crown on a Crown lets you play two other cards twice each, in either phase.
    .note-2 = In the Action phase it plays an Action twice even if another card let you play it as a Treasure.

card-forum = Forum
    .text = +3 cards, +1 action. Discard 2 cards. When you buy this, +1 buy.
    .note-1 = You can use the buy at once: with a single buy you may buy a Forum and then something else.
    .note-2 = Gained without being bought it gives no buy.

card-groundskeeper = Groundskeeper
    .text = +1 card, +1 action. While this is in play, +1 VP token whenever you gain a Victory card.
    .note-1 = Several Groundskeepers give a token each.
    .note-2 = A Groundskeeper played twice is in play once and gives one token.

card-legionary = Legionary
    .text = +3 coins. You may reveal a Gold from your hand. If you do, every opponent discards down to 2 cards in hand, then draws a card.
    .note-1 = Opponents decide about Reactions before you decide whether to reveal a Gold.
    .note-2 = Whoever has 2 cards or fewer discards nothing but draws a card.

card-wild-hunt = Wild Hunt
    .text = Either +3 cards and add a VP token to the Wild Hunt pile, or gain an Estate and with it the VP tokens of the pile.
    .note-1 = You may choose the Estate when none are left; you then get no tokens either.
    .note-2 = All this works with an empty Wild Hunt pile too.

card-castles = Castles
    .text = A pile of eight different Castles, sorted by cost, the cheapest on top. Only its top card can be bought or gained.
    .note-1 = Two players use one of each. With more, there are two each of Humble, Small, Opulent and King's Castle, 12 in all.

card-humble-castle = Humble Castle
    .text = Worth 1 coin. 1 victory point for each Castle you own.
    .note-1 = It counts itself.

card-crumbling-castle = Crumbling Castle
    .text = 1 victory point. When you gain or trash this, +1 VP token and gain a Silver.

card-small-castle = Small Castle
    .text = Trash this or a Castle from your hand. If you did, gain the top card of the Castle pile. 2 victory points.
    .note-1 = The Castle you gain may cost more than the trashed one.

card-haunted-castle = Haunted Castle
    .text = 2 victory points. When you gain this during your turn, gain a Gold, and every opponent with 5 or more cards in hand puts 2 of them on top of their deck.
    .note-1 = The opponents put cards back even if no Gold is left.
    .note-2 = This is not an Attack: no Reactions may be used against it.

card-opulent-castle = Opulent Castle
    .text = Discard any number of Victory cards from your hand, +2 coins for each. 3 victory points.
    .note-1 = Victory cards that have other types as well count.

card-sprawling-castle = Sprawling Castle
    .text = 4 victory points. When you gain this, gain a Duchy or 3 Estates.
    .note-1 = With too few Estates left you gain what is there.

card-grand-castle = Grand Castle
    .text = 5 victory points. When you gain this, reveal your hand; +1 VP token for each Victory card in your hand or in play.
    .note-1 = Victory cards that have other types as well count.

card-kings-castle = King's Castle
    .text = 2 victory points for each Castle you own.
    .note-1 = It counts itself.

card-engineer = Engineer
    .text = Gain a card that costs 4 or less. You may trash this; if you do, gain another card that costs 4 or less.
    .note-1 = Cards with Debt in their cost are too dear.
    .note-2 = The second card may be the same as the first.

card-city-quarter = City Quarter
    .text = +2 actions. Reveal your hand; +1 card for each Action in it.
    .note-1 = Actions that have other types as well count.

card-overlord = Overlord
    .text = Play an Action from the Supply that costs 5 or less and is no Command, leaving it there.
    .text-2016 = Choose an Action in the Supply that costs 5 or less and play this as if it were that card. It is that card until it leaves play.
    .note-1 = Only cards that lie open on top of a Supply pile can be chosen.
    .note-2 = Printing of 2016: played twice by Throne Room, it is the card first chosen both times. By the errata of 2019 you choose anew.
    .note-3 = It is an Action itself: in the Buy phase you cannot play it as a Crown.
    .note-4 = Printing of 2016: with the chosen card it takes on its name, cost and types, and stays in play as a Duration would. By the errata of 2019 the chosen card is not in play.

card-royal-blacksmith = Royal Blacksmith
    .text = +5 cards. Reveal your hand and discard all Coppers in it.
    .note-1 = Coppers you had before are discarded too.

## Events

card-advance = Advance
    .text = You may trash an Action from your hand. If you do, gain an Action that costs 6 or less.
    .note-1 = Whoever trashes nothing gains nothing.

card-annex = Annex
    .text = Look through your discard pile. Keep up to 5 cards there and shuffle the others into your deck. Gain a Duchy.
    .note-1 = You may buy this even if no Duchies are left.

card-donate = Donate
    .text = After this turn, put your deck and your discard pile into your hand, trash any number of cards, shuffle the rest into your deck and draw 5 cards.
    .note-1 = What trashed cards do when trashed happens before you shuffle.
    .note-2 = It happens between two turns: somebody who controlled this turn has no say in it.

card-delve = Delve
    .text = +1 buy. Gain a Silver.
    .note-1 = It gives back the buy you used: with 7 coins and 1 buy you may have it twice and then spend 3.

card-tax = Tax
    .text = Add 2 Debt to a Supply pile. Setup: 1 Debt on every Supply pile. Whoever buys a card takes the Debt from its pile.
    .note-1 = A card gained without being bought leaves the Debt on its pile.
    .note-2 = You may choose any Supply pile, whether Debt lies there or not.

card-banquet = Banquet
    .text = Gain 2 Coppers and a card that costs 5 or less and is no Victory card.
    .note-1 = You may buy this even if no Coppers are left.

card-ritual = Ritual
    .text = Gain a Curse. If you did, trash a card from your hand; +1 VP token for each coin it costs.
    .note-1 = If you cannot gain a Curse, nothing else happens.
    .note-2 = Only coins in the cost count, not Debt and Potions.

card-salt-the-earth = Salt the Earth
    .text = +1 VP token. Trash a Victory card from the Supply.
    .note-1 = What that card does when trashed happens for you.

card-wedding = Wedding
    .text = +1 VP token. Gain a Gold.
    .note-1 = You get the token even if no Gold is left.

card-windfall = Windfall
    .text = If your deck and your discard pile are empty, gain 3 Golds.
    .note-1 = With fewer than 3 Golds left, gain those.

card-conquest = Conquest
    .text = Gain 2 Silvers. +1 VP token for each Silver you have gained this turn.
    .note-1 = Bought twice in a turn it gives 2 tokens, then 4.
    .note-2 = With too few Silvers left there are fewer tokens too.

card-dominate = Dominate
    .text = Gain a Province. If you did, +9 VP tokens.
    .note-1 = If you cannot gain a Province, nothing happens.

card-triumph = Triumph
    .text = Gain an Estate. If you did, +1 VP token for each card you have gained this turn.
    .note-1 = The Estate counts, Events do not.
    .note-2 = If you cannot gain an Estate, nothing happens.

## Landmarks

card-aqueduct = Aqueduct
    .text = When you gain a Treasure, move 1 VP token from its pile to here. When you gain a Victory card, take the VP tokens from here. Setup: 8 VP tokens each on the Silver and Gold piles.
    .note-1 = Every Treasure whose pile has tokens counts, whatever brought them there.
    .note-2 = With a card that is both, you choose which comes first.
    .note-3 = When the tokens of a pile are used up, nothing is moved.

card-arena = Arena
    .text = At the beginning of your Buy phase you may discard an Action; if you do, take 2 VP tokens from here. Setup: 6 VP tokens for each player.
    .note-1 = It applies to every Buy phase of a turn, for example after a Villa.
    .note-2 = With fewer than 2 tokens left, take what is there; they are not replenished.

card-bandit-fort = Bandit Fort
    .text = When scoring, -2 victory points for each Silver and each Gold you own.
    .note-1 = Your total may be negative.

card-basilica = Basilica
    .text = When you buy a card and have 2 or more coins left, take 2 VP tokens from here. Setup: 6 VP tokens for each player.
    .note-1 = Every buy counts: with 4 coins and 3 buys, a Copper and an Estate bring 2 tokens each, a second Estate none.

card-baths = Baths
    .text = When you end your turn without having gained a card, take 2 VP tokens from here. Setup: 6 VP tokens for each player.
    .note-1 = It does not matter how a card was gained.
    .note-2 = An Event is no card.

card-battlefield = Battlefield
    .text = When you gain a Victory card, take 2 VP tokens from here. Setup: 6 VP tokens for each player.
    .note-1 = Also in other players' turns, and however you gain it.

card-colonnade = Colonnade
    .text = When you buy an Action of which you have a copy in play, take 2 VP tokens from here. Setup: 6 VP tokens for each player.
    .note-1 = Gaining it otherwise brings nothing.
    .note-2 = The names have to be the same: another card of the same pile does not count.

card-defiled-shrine = Defiled Shrine
    .text = When you gain an Action, move 1 VP token from its pile to here. When you buy a Curse, take the VP tokens from here. Setup: 2 VP tokens on every Action Supply pile that is not Gathering.
    .note-1 = A Curse that is not bought brings nothing.
    .note-2 = Tokens that came to a pile in another way move too, those of a Gathering pile for example.

card-fountain = Fountain
    .text = When scoring, 15 victory points if you own at least 10 Coppers.
    .note-1 = More Coppers bring no more, fewer bring nothing.

card-keep = Keep
    .text = When scoring, 5 victory points for each differently named Treasure of which you own more copies than every other player, or as many as the one with the most.
    .note-1 = Whoever is tied for most scores.
    .note-2 = Every Treasure used in the game counts, also those with other types.

card-labyrinth = Labyrinth
    .text = When you gain your second card in one of your turns, take 2 VP tokens from here. Setup: 6 VP tokens for each player.
    .note-1 = Once a turn: a third card brings nothing.
    .note-2 = Cards gained in other players' turns do not count.

card-mountain-pass = Mountain Pass
    .text = After the turn in which somebody is the first to gain a Province, each player bids once, up to 40 Debt, ending with that player. The highest bidder gets +8 VP tokens and takes the Debt bid.
    .note-1 = It happens once a game. A Province that was trashed from the Supply was not gained.
    .note-2 = The player to the left begins; a bid has to be higher than the last one, otherwise pass.
    .note-3 = Nobody can outbid 40.
    .note-4 = If all pass, nobody gets anything.

card-museum = Museum
    .text = When scoring, 2 victory points for each differently named card you own.
    .note-1 = Different cards of the same pile count separately.

card-obelisk = Obelisk
    .text = When scoring, 2 victory points for each card you own from a pile drawn before the game. Setup: draw an Action Supply pile at random.
    .note-1 = Every card of a split or mixed pile counts.
    .note-2 = Only Supply piles are drawn; Ruins and the Bane pile may be.

card-orchard = Orchard
    .text = When scoring, 4 victory points for each differently named Action of which you own 3 or more copies.
    .note-1 = More than 3 copies bring no more.

card-palace = Palace
    .text = When scoring, 3 victory points for each set you own of Copper, Silver and Gold.
    .note-1 = 7 Coppers, 5 Silvers and 2 Golds are two sets.

card-tomb = Tomb
    .text = When you trash a card, +1 VP token.
    .note-1 = Also in other players' turns.
    .note-2 = Also when the card is not yours, as with Salt the Earth.

card-tower = Tower
    .text = When scoring, 1 victory point for each card you own from an empty Supply pile, Victory cards excepted.
    .note-1 = A split pile has to be empty altogether.
    .note-2 = Curses count if their pile is empty.

card-triumphal-arch = Triumphal Arch
    .text = When scoring, 3 victory points for each copy you own of your second most common Action.
    .note-1 = With a tie for first place, either one is the second: 7 and 7 bring 21.

card-wall = Wall
    .text = When scoring, -1 victory point for each card you own beyond 15.
    .note-1 = Your total may be negative.

card-wolf-den = Wolf Den
    .text = When scoring, -3 victory points for each card of which you own exactly one copy.
    .note-1 = It does not matter where copies are: one in the deck and one in the discard pile are two.
    .note-2 = Your total may be negative.
