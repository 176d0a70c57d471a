# Dominion: card names, short texts and rulings of Hinterlands (own wording).

card-crossroads = Crossroads
    .text = Reveal your hand: +1 card for each Victory card in it. If this is the first Crossroads you play this turn, +3 actions.
    .text-2011 = Reveal your hand: +1 card for each Victory card in it. +3 actions if this is the first Crossroads you play this turn, otherwise +1 action.
    .note-1 = A card of several types, one of them Victory, is a Victory card.
    .note-2 = Plays count: doubled by Throne Room, only the first play brings 3 actions. The second brings none, in the printing of 2011 1 action.

card-duchess = Duchess
    .text = +2 coins. Every player, starting with you, looks at the top card of their deck and discards it or puts it back. In games with this pile: whenever you gain a Duchy, you may also gain a Duchess.
    .text-2011 = +2 coins. Every player, starting on your left and you last, looks at the top card of their deck and discards it or puts it back. In games with this pile: whenever you gain a Duchy, you may also gain a Duchess.
    .note-1 = Everyone decides about their own card; who has none to look at does nothing.
    .note-2 = A Duchy that was not bought brings a Duchess too, in anybody's turn.
    .note-3 = In the printing of 2011 the player on your left begins and you are last.

card-fools-gold = Fool's Gold
    .text = Worth 1 coin if it is the first Fool's Gold you play this turn, otherwise 4 coins. Reaction: when an opponent gains a Province, you may trash this from your hand; if you do, gain a Gold onto your deck.
    .note-1 = Plays count: one Fool's Gold played twice gives 1 and then 4 coins.
    .note-2 = You may trash it even if no Gold is left.
    .note-3 = Each Fool's Gold in your hand may be trashed for the same Province.

card-develop = Develop
    .text = Trash a card from your hand. Gain a card from the Supply that costs exactly 1 more and one that costs exactly 1 less, in either order, both onto your deck.
    .note-1 = If only one of the two costs occurs in the Supply, you gain that card alone; for a Copper usually nothing.
    .note-2 = With no card in hand nothing is trashed or gained.

card-oasis = Oasis
    .text = +1 card, +1 action, +1 coin. Discard a card.
    .note-1 = It may be the card just drawn; discard even if you could not draw one.

card-oracle = Oracle
    .text = Every player, starting with you, reveals the top 2 cards of their deck, and you decide whether they discard both or put both back in an order of their choice. Then +2 cards.
    .text-2011 = Every player, starting on your left and you last, reveals the top 2 cards of their deck, and you decide whether they discard both or put both back in an order of their choice. Then +2 cards.
    .note-1 = You draw last, so you draw your own cards if you put them back.
    .note-2 = The owner of the cards chooses their order.
    .note-3 = In the printing of 2011 the player on your left begins and you are last.

card-scheme = Scheme
    .text = +1 card, +1 action. In this turn's Clean-up you may put an Action you have in play on your deck when it would be discarded.
    .text-2011 = +1 card, +1 action. When this turn's Clean-up begins, you may choose an Action you have in play; when it is discarded this turn, put it on your deck.
    .note-1 = Each play lets you choose one card, Scheme itself included.
    .note-2 = It lies on your deck before you draw your new hand.
    .note-3 = A Duration that stays in play is not put on your deck.
    .note-4 = In the printing of 2011 the card is discarded and then put on the deck, so its text about being discarded comes first; in that of 2020 it is not discarded.

card-tunnel = Tunnel
    .text = 2 victory points. Reaction: when you discard this outside Clean-up, you may reveal it to gain a Gold.
    .note-1 = It works from your hand and from your deck, in your own turn and in those of others.
    .note-2 = You need not reveal it.
    .note-3 = Discarding in Clean-up, gaining it and putting a whole deck onto the discard pile do not count.
    .note-4 = If no Gold is left, you gain none.

card-jack-of-all-trades = Jack of All Trades
    .text = Gain a Silver. Look at the top card of your deck and discard it or put it back. Draw until you have 5 cards in hand. You may trash a card from your hand that is not a Treasure.
    .note-1 = With 5 or more cards in hand you draw none.
    .note-2 = Only the last step is voluntary, and a card that is a Treasure among other types cannot be trashed.

card-noble-brigand = Noble Brigand
    .text = +1 coin. When you buy or play this, every opponent reveals the top 2 cards of their deck, trashes a Silver or Gold among them that you choose, and discards the rest. Whoever revealed no Treasure gains a Copper. You gain the trashed cards.
    .text-2011 = +1 coin. When you buy or play this, every opponent reveals the top 2 cards of their deck, trashes a Silver or Gold among them that you choose, and discards the rest. Whoever revealed neither Silver nor Gold gains a Copper. You gain the trashed cards.
    .note-1 = When you buy it, nobody may react and nobody is protected, because it was not played.
    .note-2 = You gain every card trashed like this; you cannot decline.
    .note-3 = Who reveals other Treasures only gains a Copper in the printing of 2011, not in that of 2020.

card-nomad-camp = Nomad Camp
    .text = +1 buy, +2 coins. When you gain this, it goes on top of your deck.
    .note-1 = An effect that gains it to another place goes first.

card-silk-road = Silk Road
    .text = 1 victory point for every 4 Victory cards you own (rounded down).
    .note-1 = Silk Roads count too, and cards of several types, one of them Victory.
    .note-2 = All your cards count, wherever they are.

card-spice-merchant = Spice Merchant
    .text = You may trash a Treasure from your hand. If you do, choose: +2 cards and +1 action, or +2 coins and +1 buy.
    .text-2011 = You may trash a card from your hand. If you do, choose: +2 cards and +1 action, or +2 coins and +1 buy.
    .note-1 = Who trashes nothing gets nothing.
    .note-2 = In the printing of 2011 any card may be trashed, in that of 2020 a Treasure only.

card-trader = Trader
    .text = Trash a card from your hand and gain a Silver for each coin it costs. Reaction: when you would gain a card, you may reveal this from your hand and gain a Silver instead.
    .note-1 = The cost at that moment counts, and only coins: with a Highway in play an Estate brings 1 Silver, a Potion in the cost nothing.
    .note-2 = If there are not enough Silvers, you take what is left.
    .note-3 = The reaction works in anybody's turn, against a Curse for example.
    .note-4 = The Silver goes to your discard pile, even if the other card had gone elsewhere; a text such as that of Royal Seal may then move it.
    .note-5 = What you buy you pay for all the same. Its text about being bought happens, its text about being gained does not.

card-cache = Cache
    .text = Worth 3 coins. When you gain this, gain 2 Coppers.
    .note-1 = The Coppers come when you gain it, not when you play it; if there are too few, you take what is left.

card-cartographer = Cartographer
    .text = +1 card, +1 action. Look at the top 4 cards of your deck, discard any number of them and put the rest back in any order.
    .note-1 = Opponents do not see what you put back.
    .note-2 = If there are fewer than 4 cards even after shuffling, look at those.

card-embassy = Embassy
    .text = +5 cards. Discard 3 cards. When you gain this, every opponent gains a Silver.
    .text-2011 = +5 cards. Discard 3 cards. When you gain this, every player gains a Silver.
    .note-1 = You may discard cards you have just drawn.
    .note-2 = The Silvers are handed out in turn order while they last, starting on your left; in the printing of 2011 you get one too, last of all.

card-haggler = Haggler
    .text = +2 coins. While this is in play, when you buy a card, gain a card from the Supply that costs less and is not a Victory card.
    .note-1 = You must gain a card if there is one, but only for buys.
    .note-2 = Each Haggler in play counts, but one that was played twice counts once.
    .note-3 = A card of several types, one of them Victory, cannot be gained.

card-highway = Highway
    .text = +1 card, +1 action. While this is in play, all cards cost 1 less, but never less than 0.
    .note-1 = Applies everywhere: in the Supply, in hands, decks and discard piles.
    .note-2 = Each Highway in play counts, but one that was played twice counts once.

card-ill-gotten-gains = Ill-Gotten Gains
    .text = Worth 1 coin. When you play it, you may gain a Copper into your hand. When you gain this, every opponent gains a Curse.
    .note-1 = You can play the Copper this turn.
    .note-2 = This is not an Attack: no Reactions may be used against it, and Moat does not help.
    .note-3 = If there are too few Curses, they are handed out in turn order, starting on your left.

card-inn = Inn
    .text = +2 cards, +2 actions. Discard 2 cards. When you gain this, look through your discard pile, reveal any number of Actions from it and shuffle them into your deck.
    .note-1 = The Inn you have just gained may be among them.
    .note-2 = With an empty deck they become your whole deck.
    .note-3 = A card of several types, one of them Action, is an Action.

card-mandarin = Mandarin
    .text = +3 coins. Put a card from your hand on top of your deck. When you gain this, put all Treasures you have in play on top of your deck in any order.
    .note-1 = Treasures in your hand are not in play and stay there.
    .note-2 = Coins you have got from them remain for further buys.
    .note-3 = You must put back all of them, and nobody sees the order.

card-margrave = Margrave
    .text = +3 cards, +1 buy. Every opponent draws a card and then discards down to 3 cards in hand.
    .note-1 = Whoever then holds 3 cards or fewer discards none.

card-stables = Stables
    .text = You may discard a Treasure for +3 cards and +1 action.
    .text-2011 = You may discard a card for +3 cards and +1 action.
    .note-1 = Who discards nothing gets nothing.
    .note-2 = In the printing of 2011 any card may be discarded, in that of 2020 a Treasure only.

card-border-village = Border Village
    .text = +1 card, +2 actions. When you gain this, gain a card from the Supply that costs less than it.
    .note-1 = The current cost counts: with a Highway in play it costs 5, and the other card must cost less than that.
    .note-2 = You must gain a card if there is one.

card-farmland = Farmland
    .text = 2 victory points. When you buy this, trash a card from your hand and gain a card from the Supply that costs exactly 2 more.
    .note-1 = Gained in another way, it does nothing.
    .note-2 = You must trash even if no card has the required cost; with no card in hand nothing happens.
    .note-3 = It happens even if you gain a Silver instead with Trader.
