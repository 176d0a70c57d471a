# Dominion: card names, short texts and rulings of Adventures (own wording).

## Kingdom cards

card-coin-of-the-realm = Coin of the Realm
    .text = Worth 1 coin. When you play it, it moves to your Tavern mat. Directly after you have carried out an Action, you may call it for +2 actions.
    .note-1 = Calling it brings no coin.
    .note-2 = Once called it is in play, and you discard it in this turn's Clean-up.

card-page = Page
    .text = +1 card, +1 action. When you discard it from play, you may exchange it for a Treasure Hunter.
    .note-1 = The exchange costs nothing: Page goes back to its pile, and the Treasure Hunter goes to your discard pile without being gained.
    .note-2 = While no Treasure Hunter is left, there is no exchange.

card-peasant = Peasant
    .text = +1 buy, +1 coin. When you discard it from play, you may exchange it for a Soldier.
    .note-1 = The exchange costs nothing and is not a gain.

card-ratcatcher = Ratcatcher
    .text = +1 card, +1 action. It moves to your Tavern mat. When your turn begins, you may call it to trash a card from your hand.
    .note-1 = You need not call it; once you have, trashing is mandatory.

card-raze = Raze
    .text = +1 action. Trash this or a card from your hand. Look at as many cards from the top of your deck as the trashed card costs coins; take one of them into your hand and discard the others.
    .note-1 = Looking is not drawing: a -1 Card token stays on your deck, and the card you take is not affected by it.
    .note-2 = For a card that costs 0 you look at nothing.
    .note-3 = A second play can still trash a card from your hand when this one is already gone.

card-amulet = Amulet
    .text = Now and when your next turn begins, choose one each time: +1 coin, trash a card from your hand, or gain a Silver.
    .note-1 = The two choices may differ.
    .note-2 = You may choose what cannot be carried out.

card-caravan-guard = Caravan Guard
    .text = +1 card, +1 action. When your next turn begins: +1 coin. Reaction: when an opponent plays an Attack, you may play this from your hand.
    .note-1 = Played in another player's turn, it gives no usable action.
    .note-2 = It is carried out before the Attack and does not stop it.
    .note-3 = However you played it, it stays in play until the Clean-up of your next own turn.

card-dungeon = Dungeon
    .text = +1 action. Now and when your next turn begins: +2 cards, then discard 2 cards from your hand.
    .note-1 = Discard 2 even if you could draw fewer.
    .note-2 = Stays in play until the Clean-up of your next turn.

card-gear = Gear
    .text = +2 cards. Set up to 2 cards from your hand aside face down. When your next turn begins, they go back into your hand.
    .note-1 = The cards just drawn may be among them; nobody else sees which cards they are.
    .note-2 = If you set none aside, Gear is discarded in this turn's Clean-up.

card-guide = Guide
    .text = +1 card, +1 action. It moves to your Tavern mat. When your turn begins, you may call it to discard your whole hand and draw 5 cards.
    .note-1 = You draw 5 cards however many you have discarded.

card-duplicate = Duplicate
    .text = It moves to your Tavern mat. When you gain a card costing 6 or less, you may call it to gain another card of that name from the Supply.
    .note-1 = You may call it in another player's turn too; it is then discarded in the Clean-up of that turn.
    .note-2 = A card that has no Supply pile brings no second one.
    .note-3 = If none is left, you gain nothing.
    .note-4 = One gain may call several Duplicates, and the card gained through one may call the next.

card-magpie = Magpie
    .text = +1 card, +1 action. Reveal the top card of your deck: a Treasure goes into your hand; for an Action or Victory card, gain a Magpie.
    .note-1 = A card of both sorts does both.
    .note-2 = What is not taken into hand goes back on your deck.
    .note-3 = If no Magpie is left, you gain nothing.

card-messenger = Messenger
    .text = +1 buy, +2 coins. You may put your whole deck onto your discard pile. If buying this is your first buy of the turn, gain a card costing 4 or less; every opponent gains a card of the same name.
    .note-1 = Moving your deck is not discarding.
    .note-2 = An Event bought earlier in the turn counts as the first buy.
    .note-3 = Gaining a Messenger without buying it brings nothing.
    .note-4 = Opponents gain in turn order, starting on your left, while the pile lasts.

card-miser = Miser
    .text = Either put a Copper from your hand on your Tavern mat, or +1 coin for each Copper there.
    .note-1 = Coppers on the mat are not in play, but still belong to you at the end of the game.
    .note-2 = Either may be chosen even if it does nothing.

card-port = Port
    .text = +1 card, +2 actions. When you buy this, gain another Port.
    .note-1 = A Port that you gain without buying it brings no second one.
    .note-2 = The pile has 12 cards.

card-ranger = Ranger
    .text = +1 buy. Turn your Journey token over; if it now lies face up, +5 cards.
    .note-1 = The token starts face up, so the first turning brings nothing.
    .note-2 = Every play turns it again, also within one turn.

card-transmogrify = Transmogrify
    .text = +1 action. It moves to your Tavern mat. When your turn begins, you may call it to trash a card from your hand and gain one into your hand that costs at most 1 more.
    .note-1 = The card you gain may be cheaper or the same.
    .note-2 = If there is nothing to trash, you gain nothing.

card-artificer = Artificer
    .text = +1 card, +1 action, +1 coin. Discard as many cards from your hand as you like. You may gain a card onto your deck that costs exactly as many coins as you discarded cards.
    .note-1 = If you discard none, you may gain a card costing 0.
    .note-2 = You may discard cards and gain nothing.

card-bridge-troll = Bridge Troll
    .text = Every opponent takes their -1 Coin token. Now and when your next turn begins: +1 buy. While this is in play, cards cost 1 less in your turns, but never less than 0.
    .note-1 = Every copy in play counts once, however often it was played.
    .note-2 = Events do not become cheaper.
    .note-3 = In other players' turns it lowers no cost.
    .note-4 = The token takes away 1 coin the next time its owner gets any; nobody has more than one.

card-distant-lands = Distant Lands
    .text = It moves to your Tavern mat. Worth 4 victory points on the mat at the end of the game, 0 elsewhere.
    .note-1 = It stays on the mat until the game ends.
    .note-2 = As a Victory card it has a pile of 8 cards with two players and 12 with more.

card-giant = Giant
    .text = Turn your Journey token over. Face down: +1 coin. Face up: +5 coins, and every opponent reveals the top card of their deck; if it costs 3 to 6, they trash it, otherwise they discard it and gain a Curse.
    .note-1 = Opponents may use Reactions even if the token then lies face down.
    .note-2 = The token starts face up, so the first Giant gives 1 coin.
    .note-3 = A cost with a Potion or Debt is never 3 to 6; a plus or an asterisk beside the cost makes no difference.

card-haunted-woods = Haunted Woods
    .text = Until your next turn, an opponent who buys a card puts their whole hand on top of their deck in any order. When your next turn begins: +3 cards.
    .note-1 = Buying an Event does not count as buying a card.
    .note-2 = Reactions can be used only when it is played, not when a card is bought.
    .note-3 = Nobody sees the cards that are put back, nor their order.

card-lost-city = Lost City
    .text = +2 cards, +2 actions. When you gain this, every opponent draws a card.
    .note-1 = It does not matter how you gain it.

card-relic = Relic
    .text = Worth 2 coins. Every opponent puts their -1 Card token on their deck.
    .note-1 = It is an Attack although it is played in the Buy phase: Reactions are possible.
    .note-2 = Whoever draws up to a number of cards first removes the token and then fills their hand to that number.
    .note-3 = Whoever reacts with Caravan Guard draws its card before the token is placed.
    .note-4 = The token costs one card of the next draw, Clean-up included; a second one is never added.

card-royal-carriage = Royal Carriage
    .text = +1 action. It moves to your Tavern mat. Directly after you have carried out an Action that is still in play, you may call this to play that Action again.
    .note-1 = It cannot repeat a card that has been trashed or has moved to the Tavern mat.
    .note-2 = If it repeats a Duration, it stays in play until that card is discarded.
    .note-3 = Several Royal Carriages may repeat the same Action one after the other.

card-storyteller = Storyteller
    .text = +1 action, +1 coin. You may play up to 3 Treasures from your hand. Then pay all your coins and draw a card for each.
    .note-1 = All the coins of this turn are paid, also those from earlier cards.
    .note-2 = You may play no Treasure at all; you pay all the same.
    .note-3 = Potions are not paid.

card-swamp-hag = Swamp Hag
    .text = Until your next turn, an opponent who buys a card gains a Curse. When your next turn begins: +3 coins.
    .note-1 = Buying an Event does not count as buying a card.
    .note-2 = Reactions can be used only when it is played, not when a card is bought.
    .note-3 = Each Swamp Hag gives a Curse for each card bought.

card-treasure-trove = Treasure Trove
    .text = Worth 2 coins. When you play it, gain a Gold and a Copper.
    .note-1 = If one pile is empty, you gain only the other card.

card-wine-merchant = Wine Merchant
    .text = +1 buy, +4 coins. It moves to your Tavern mat. At the end of your Buy phase, if you have at least 2 coins unspent, you may discard it from the mat.
    .note-1 = 2 coins are enough for any number of Wine Merchants.

card-hireling = Hireling
    .text = When each of your turns begins, from the next one to the end of the game: +1 card. This stays in play.
    .note-1 = Played twice by a Throne Room, it gives 2 cards each time, and both stay in play to the end.

## Travellers beside the Supply

card-soldier = Soldier
    .text = +2 coins, and +1 coin for each other Attack you have in play. Every opponent with 4 or more cards in hand discards one. When you discard it from play, you may exchange it for a Fugitive.
    .note-1 = It does not count itself, but it does count other Soldiers.
    .note-2 = You can neither buy nor gain it; it comes only in exchange for a Peasant.

card-fugitive = Fugitive
    .text = +2 cards, +1 action. Discard a card from your hand. When you discard it from play, you may exchange it for a Disciple.
    .note-1 = Draw first, then discard.

card-disciple = Disciple
    .text = You may play an Action from your hand twice; gain a card of that name from the Supply. When you discard it from play, you may exchange it for a Teacher.
    .note-1 = A card that has no Supply pile brings no further one.
    .note-2 = The two plays come first, then the gain.

card-teacher = Teacher
    .text = It moves to your Tavern mat. When your turn begins, you may call it to put your +1 Card, +1 Action, +1 Buy or +1 Coin token on an Action pile of the Supply on which you have no tokens.
    .note-1 = The bonus comes before the text of the card played.
    .note-2 = Tokens of other players do not matter.
    .note-3 = Any token of your own rules a pile out, also -2 Cost and Trashing.

card-treasure-hunter = Treasure Hunter
    .text = +1 action, +1 coin. Gain a Silver for each card your right neighbour gained in their last turn. When you discard it from play, you may exchange it for a Warrior.
    .note-1 = Cards gained without buying them count too.
    .note-2 = Exchanged cards were not gained and do not count.

card-warrior = Warrior
    .text = +2 cards. For each Traveller you have in play, this one included, every opponent discards the top card of their deck and trashes it if it costs exactly 3 or 4. When you discard it from play, you may exchange it for a Hero.
    .note-1 = Travellers are counted when it is played; those in your hand do not count.
    .note-2 = A cost with a Potion or Debt is neither 3 nor 4; a plus or an asterisk beside the cost makes no difference.

card-hero = Hero
    .text = +2 coins. Gain a Treasure from the Supply. When you discard it from play, you may exchange it for a Champion.
    .note-1 = Treasures of the kingdom may be gained too.

card-champion = Champion
    .text = +1 action. For the rest of the game this stays in play, opponents' Attacks do not affect you, and every Action you play gives +1 action.
    .note-1 = You cannot waive the protection.
    .note-2 = It gives nothing more for being played itself; a second Champion profits from the first.

## Events

card-alms = Alms
    .text = Once per turn: if you have no Treasures in play, gain a card costing 4 or less.
    .note-1 = Only Treasures in play at this moment count, not those that have left play.
    .note-2 = You may buy it with Treasures in play, in vain.

card-borrow = Borrow
    .text = Once per turn: +1 buy. If your -1 Card token is not on your deck, put it there for +1 coin.
    .note-1 = If the token is there already, you only get the buy.

card-quest = Quest
    .text = You may discard an Attack, or two Curses, or six cards. If you do, gain a Gold.
    .note-1 = You may discard fewer than asked for lack of cards, but that brings no Gold.

card-save = Save
    .text = Once per turn: +1 buy. Set a card from your hand aside face down; it goes back into your hand after you have drawn your next hand.
    .note-1 = The card is set aside beside the cards of your next hand: you draw as many as usual.

card-scouting-party = Scouting Party
    .text = +1 buy. Look at the top 5 cards of your deck; discard 3 of them and put the others back in any order.
    .note-1 = If there are fewer than 5 even after shuffling, 3 are discarded first; only the rest goes back.
    .note-2 = Looking is not drawing: a -1 Card token stays on your deck.

card-travelling-fair = Travelling Fair
    .text = +2 buys. Whenever you gain a card this turn, you may put it on your deck.
    .note-1 = Exchanged cards are not gained and cannot be put there.
    .note-2 = You decide anew for every card; buying the Event twice changes nothing.

card-bonfire = Bonfire
    .text = Trash up to 2 cards you have in play.
    .note-1 = Coins from trashed Treasures remain.
    .note-2 = A Duration's effect still to come is not lost when the card is trashed.

card-expedition = Expedition
    .text = Draw 2 cards more for your next hand.
    .note-1 = Every purchase counts: two Expeditions make 9 cards.

card-ferry = Ferry
    .text = Put your -2 Cost token on an Action pile of the Supply: in your turns its cards cost 2 less, but never less than 0.
    .note-1 = All cards of that pile become cheaper, wherever they are and for all purposes.
    .note-2 = Buying it again moves the token.
    .note-3 = Other players pay as before.

card-plan = Plan
    .text = Put your Trashing token on an Action pile of the Supply: when you buy a card from it, you may trash a card from your hand.
    .note-1 = Gaining a card of that pile without buying it does not count.
    .note-2 = Buying it again moves the token.

card-mission = Mission
    .text = Once per turn: if the turn before this one was another player's, you take an extra turn after this one in which you cannot buy cards.
    .note-1 = In the extra turn you may buy Events, gain cards in other ways and exchange Travellers.
    .note-2 = A Mission bought in the extra turn brings no further one.

card-pilgrimage = Pilgrimage
    .text = Once per turn: turn your Journey token over. If it now lies face up, choose up to 3 differently named cards you have in play and gain a card of each name.
    .note-1 = The token starts face up, so the first turning brings nothing.
    .note-2 = Cards that have no Supply pile cannot be gained.

card-ball = Ball
    .text = Take your -1 Coin token. Gain 2 cards costing 4 or less each.
    .note-1 = They may be the same or different.

card-raid = Raid
    .text = Gain a Silver for each Silver you have in play. Every opponent puts their -1 Card token on their deck.
    .note-1 = This is not an Attack: nobody may react, and no protection helps.

card-seaway = Seaway
    .text = Gain an Action costing 4 or less and put your +1 Buy token on its pile.
    .note-1 = The token stays there even if the card costs more later or the pile has run out.
    .note-2 = Without a gain the token is not placed.
    .note-3 = Another Seaway or a Teacher moves it.

card-trade = Trade
    .text = Trash up to 2 cards from your hand and gain a Silver for each.
    .note-1 = You may trash one card only or none.

card-lost-arts = Lost Arts
    .text = Put your +1 Action token on an Action pile of the Supply: when you play a card from it, first +1 action.
    .note-1 = Another Lost Arts or a Teacher moves the token.

card-training = Training
    .text = Put your +1 Coin token on an Action pile of the Supply: when you play a card from it, first +1 coin.
    .note-1 = Another Training or a Teacher moves the token.

card-inheritance = Inheritance
    .text = Once per game: set an Action that is not a Victory card and costs 4 or less aside from the Supply under your Estate token. For you, Estates now have its abilities and types as well.
    .note-1 = Your Estates keep their name, their cost and their pile, and each is still worth 1 victory point.
    .note-2 = Tokens on the pile of the card set aside do not apply to your Estates.
    .note-3 = Durations, Reserve cards, Attacks and Reactions can be inherited; an Estate is then one as well.
    .note-4 = Estates of other players stay what they are.

card-pathfinding = Pathfinding
    .text = Put your +1 Card token on an Action pile of the Supply: when you play a card from it, first +1 card.
    .note-1 = Another Pathfinding or a Teacher moves the token.
