# Dominion: card names, short texts and rulings of Intrigue (own wording).

card-courtyard = Courtyard
    .text = +3 cards. Then choose 1 card in your hand and put it on top of your deck.
    .note-1 = It need not be one of the cards just drawn.

card-secret-chamber = Secret Chamber
    .text = Discard as many cards from your hand as you like: +1 coin for each. Reaction: when an opponent plays an Attack, you may reveal this from your hand; draw 2 cards, then put 2 cards from your hand on top of your deck.
    .note-1 = You may also discard no card at all.
    .note-2 = The reaction does not stop the Attack.
    .note-3 = Any 2 cards may be put back, even Secret Chamber itself.
    .note-4 = You may use several Reactions one after another, for example Secret Chamber first and then Moat.
    .note-5 = You may reveal it even if the Attack would not affect you.
    .note-6 = Only in the printings of 2009 and 2014, dropped from the second edition (2017).

card-pawn = Pawn
    .text = Choose two different bonuses: +1 card; +1 action; +1 buy; +1 coin.
    .note-1 = Choose both before you carry out either; you may not draw first and then decide.

card-shanty-town = Shanty Town
    .text = +2 actions. Reveal your hand; +2 cards if it holds no Action.
    .note-1 = Cards that are Actions among other types count as Actions.
    .note-2 = You draw both cards even if the first one is an Action.
    .note-3 = Revealing your hand is mandatory.

card-great-hall = Great Hall
    .text = +1 card, +1 action. 1 victory point.
    .note-1 = Counts both as an Action and as a Victory card.
    .note-2 = Only in the printings of 2009 and 2014, dropped from the second edition (2017).

card-masquerade = Masquerade
    .text = +2 cards. All players at once pass a card from their hand face down to the left, to the next player who has cards. Then you may trash a card from your hand.
    .text-2009 = +2 cards. All players at once pass a card from their hand face down to their left neighbour. Then you may trash a card from your hand.
    .text-2014 = +2 cards. All players at once pass a card from their hand face down to their left neighbour. Then you may trash a card from your hand.
    .note-1 = Everyone picks their card before seeing the one they receive.
    .note-2 = This is not an Attack: no Reactions may be used against it.
    .note-3 = Passing a card is neither gaining nor trashing.
    .note-4 = Only the player of Masquerade may trash a card.
    .note-5 = In the printing of 2017 players without cards in hand are skipped: they neither pass nor receive one. Before, they passed nothing but received a card.

card-swindler = Swindler
    .text = +2 coins. Every opponent trashes the top card of their deck and gains a Supply card of exactly the same cost, which you choose.
    .note-1 = If no Supply card has that cost, the opponent gains nothing; the top card is trashed all the same.
    .note-2 = You may choose the same card that was trashed; for a Copper you may choose a Curse.
    .note-3 = Nothing can be chosen from an empty pile or from the trash.
    .note-4 = Opponents act in turn order, starting on your left.
    .note-5 = Whoever is protected by Moat neither trashes nor gains a card.

card-steward = Steward
    .text = Either +2 cards, or +2 coins, or trash exactly 2 cards from your hand.
    .note-1 = The choices cannot be mixed.
    .note-2 = If you choose trashing with only 1 card in hand, trash that one.

card-wishing-well = Wishing Well
    .text = +1 card, +1 action. Name a card and reveal the top one of your deck. A hit goes into your hand, anything else stays on top.
    .note-1 = Draw first, then name.
    .note-2 = Name a specific card such as Copper, not a type.

card-baron = Baron
    .text = +1 buy. Either discard an Estate from your hand for +4 coins, or gain an Estate.
    .note-1 = Discarding is voluntary, but if you decline, you must gain an Estate.
    .note-2 = If no Estates are left in the Supply, you gain none.

card-mining-village = Mining Village
    .text = +1 card, +2 actions. If you choose to trash this card at once: +2 coins.
    .note-1 = Decide before you play anything else or end the phase.
    .note-2 = With Throne Room you get 2 cards and 4 actions but the coins only once, as it can be trashed only once.

card-bridge = Bridge
    .text = +1 buy, +1 coin. For the rest of this turn all cards cost 1 less, but never less than 0.
    .note-1 = Applies everywhere: in the Supply, in hands, decks and discard piles.
    .note-2 = Several plays add up, also through Throne Room.
    .note-3 = Card effects use the reduced cost: after one Bridge, Ironworks can gain a Duchy.

card-ironworks = Ironworks
    .text = Gain a card from the Supply that costs 4 or less. An Action brings +1 action, a Treasure +1 coin, a Victory card +1 card.
    .note-1 = A card of several types gives every matching bonus.
    .note-2 = Cost reductions, such as from Bridge, apply.
    .note-3 = In a turn that somebody else controls, that player gains the card; the bonus is for the turn all the same.

card-coppersmith = Coppersmith
    .text = Each Copper you play this turn yields 1 extra coin.
    .note-1 = Several plays add up, also through Throne Room.
    .note-2 = Only in the printings of 2009 and 2014, dropped from the second edition (2017).

card-scout = Scout
    .text = +1 action. Reveal the top 4 cards of your deck. Victory cards among them go into your hand; put the rest back on top in any order.
    .note-1 = You must take all Victory cards, including those of several types.
    .note-2 = Curses are not Victory cards.
    .note-3 = If you must shuffle, the cards already revealed stay out; if there are not enough, reveal as many as possible.
    .note-4 = You need not show the order in which you put cards back.
    .note-5 = Only in the printings of 2009 and 2014, dropped from the second edition (2017).

card-conspirator = Conspirator
    .text = +2 coins. If this is at least the third time you play an Action this turn: +1 card, +1 action.
    .note-1 = Checked only when you play it, not again later in the turn.
    .note-2 = Throne Room counts once itself, and each play of the chosen card counts too: on the second play, Conspirator gives the bonus.

card-upgrade = Upgrade
    .text = +1 card, +1 action. Trash a card from your hand; its replacement, gained from the Supply, must cost exactly 1 more.
    .note-1 = Draw before you trash.
    .note-2 = Trashing is mandatory even if no card has the required cost; you then gain nothing.
    .note-3 = With no card in hand, nothing is trashed or gained.

card-trading-post = Trading Post
    .text = Trash 2 cards from your hand; if both were trashed, gain a Silver straight into your hand.
    .note-1 = Trashing is mandatory; with only 1 card in hand, trash it and gain nothing.
    .note-2 = If no Silver is left, you still trash but gain nothing.
    .note-3 = You can play the Silver this turn.

card-duke = Duke
    .text = 1 victory point for each Duchy you own.
    .note-1 = Each Duke scores on its own.

card-torturer = Torturer
    .text = +3 cards. Every opponent chooses: discard 2 cards or gain a Curse into their hand.
    .note-1 = Opponents choose and act in turn order, starting on your left.
    .note-2 = Discarding may be chosen even with fewer than 2 cards in hand; the player discards what is there.
    .note-3 = The Curse may be chosen even if none are left; nothing is gained then.

card-minion = Minion
    .text = +1 action. Either +2 coins; or discard your hand and draw 4 cards, and every opponent with 5 or more cards in hand does the same.
    .note-1 = Opponents may use Reactions whichever choice you make, and with any number of cards in hand.
    .note-2 = A protected player neither discards nor draws.

card-saboteur = Saboteur
    .text = Every opponent reveals cards from their deck until one costs 3 or more, trashes it, and may gain a Supply card that costs at least 2 less. The other revealed cards are discarded.
    .note-1 = Costs as currently reduced count, for example by Bridge.
    .note-2 = When a player must shuffle, the cards already revealed stay out.
    .note-3 = If no card costs 3 or more, everything revealed is discarded and nothing else happens.
    .note-4 = Opponents act in turn order, starting on your left.
    .note-5 = Only in the printings of 2009 and 2014, dropped from the second edition (2017).

card-tribute = Tribute
    .text = Your left neighbour reveals and discards their top 2 cards. Each different one gives you +2 actions if an Action, +2 coins if a Treasure, +2 cards if a Victory card.
    .note-1 = Two copies of the same card count once: two Silvers give +2 coins.
    .note-2 = A card of several types gives every matching bonus: Copper and Harem give +4 coins and +2 cards.
    .note-3 = This is not an Attack: no Reactions may be used against it.
    .note-4 = If your neighbour must shuffle, a card already revealed stays out; with fewer than 2 cards, as many as possible are revealed.
    .note-5 = Only in the printings of 2009 and 2014, dropped from the second edition (2017).

card-nobles = Nobles
    .text = Either +3 cards or +2 actions. 2 victory points.
    .note-1 = The choices cannot be mixed; each time you play it you may choose anew.
    .note-2 = Counts both as an Action and as a Victory card.

card-harem = Harem
    .text = Worth 2 coins. 2 victory points.
    .note-1 = Counts both as a Treasure and as a Victory card.

card-lurker = Lurker
    .text = +1 action. Either trash an Action from the Supply or gain one from the trash.
    .note-1 = Cards that are Actions among other types are allowed too.
    .note-2 = If the trashed card does something when trashed, that happens.
    .note-3 = The gained card goes to your discard pile.
    .note-4 = Added with the second edition (2017).

card-diplomat = Diplomat
    .text = +2 cards. If you then hold 5 cards or fewer, +2 actions. Reaction: when an opponent plays an Attack while you hold 5 or more cards, you may reveal this; draw 2 cards, then discard 3.
    .note-1 = The reaction comes before the Attack is carried out and does not stop it.
    .note-2 = You may repeat it as long as you still hold Diplomat and 5 or more cards.
    .note-3 = You may discard Diplomat itself.
    .note-4 = Several Reactions may be used one after another in any order.
    .note-5 = Added with the second edition (2017).

card-secret-passage = Secret Passage
    .text = +2 cards, +1 action. Slip 1 card from your hand into your deck at a position of your choice.
    .note-1 = Top, bottom and anywhere in between are allowed.
    .note-2 = You may count your deck but not look at it.
    .note-3 = If your deck is empty, the card becomes your whole deck.
    .note-4 = Added with the second edition (2017).

card-mill = Mill
    .text = +1 card, +1 action. If you like, discard 2 cards from your hand: +2 coins. 1 victory point.
    .note-1 = With exactly 1 card in hand you may discard it, but you get no coins for it.
    .note-2 = Counts both as an Action and as a Victory card.
    .note-3 = Added with the second edition (2017).

card-replace = Replace
    .text = Trash a card from your hand; gain one from the Supply that costs at most 2 more. An Action or Treasure gained this way goes on top of your deck; for a Victory card, every opponent gains a Curse.
    .note-1 = If the gained card fits both cases, both happen.
    .note-2 = Curses are gained in turn order, starting on your left.
    .note-3 = Added with the second edition (2017).

card-courtier = Courtier
    .text = Reveal a card from your hand. For each of its types choose a different bonus: +1 action; +1 buy; +3 coins; or gain a Gold.
    .note-1 = With no card to reveal, you get nothing.
    .note-2 = Curse is a type as well: a revealed Curse gives one bonus.
    .note-3 = A gained Gold goes to your discard pile.
    .note-4 = Added with the second edition (2017).

card-patrol = Patrol
    .text = +3 cards. Reveal the top 4 cards of your deck. Victory cards and Curses among them go into your hand; put the rest back on top in any order.
    .note-1 = Draw first, then reveal.
    .note-2 = You must take all Victory cards and Curses, including Victory cards of several types.
    .note-3 = Added with the second edition (2017).
