# Dominion: names, short texts and rulings of the promo cards (own wording).

card-envoy = Envoy
    .text = Reveal the top 5 cards of your deck. The player to your left chooses one, which you discard; the others go into your hand.
    .note-1 = With fewer than 5 cards, even after shuffling, reveal as many as there are.

card-black-market = Black Market
    .text = +2 coins. Reveal the top 3 cards of the Black Market deck. You may play Treasures from your hand and buy one of those cards at once; the rest goes to the bottom of that deck in any order.
    .note-1 = This buy does not use up a buy of your turn; coins left over stay for the Buy phase.
    .note-2 = The Black Market deck is no part of the Supply: its cards cannot be gained otherwise, and it does not end the game.
    .note-3 = Coffers cannot be spent on it.
    .note-4 = If you buy nothing or the deck is empty, the 2 coins are yours all the same.
    .note-5 = Opponents need not be told in which order the cards go back.

card-stash = Stash
    .text = 2 coins. When you shuffle, you may place your copies of this wherever you like in the shuffled cards.
    .note-1 = The other cards are shuffled first and may be counted, not looked at.

card-walled-village = Walled Village
    .text = +1 card, +2 actions. At the start of Clean-up, if you have at most one other Action in play, you may put this on your deck.
    .note-1 = With two Walled Villages and no other Action in play, either or both may go on the deck.

card-governor = Governor
    .text = +1 action. Choose: +3 cards, and each other player +1 card; or gain a Gold, and each other player gains a Silver; or you may trash a card from your hand for one costing exactly 2 more, and each other player may do so for one costing exactly 1 more.
    .note-1 = You come first, then the others in turn order; what runs out goes to those who come earlier.
    .note-2 = Who trashes must gain a card if there is one of that cost.
    .note-3 = The Governor you played cannot be trashed, another one in your hand can.

card-prince = Prince
    .text = You may set this aside together with an Action from your hand costing up to 4. At the start of each of your turns, play that Action; when you would discard it from play, set it aside again.
    .note-1 = If the Action leaves play in any other way, it does not come back, and Prince does nothing more.
    .note-2 = A card with Potion in its cost cannot be chosen; what an asterisk or a plus sign adds to a cost does not matter.
    .note-3 = Played twice, it still sets aside only one Action.
    .note-4 = Both cards still belong to you at the end of the game.
    .note-5 = Playing it uses no action, and with several Princes you choose the order.

card-sauna = Sauna
    .text = +1 card, +1 action. You may play an Avanto from your hand. While this is in play, when you play a Silver, you may trash a card from your hand.
    .note-1 = Playing the Avanto uses no action.
    .note-2 = Every Sauna in play allows it for every Silver, and each may be declined.
    .note-3 = A Sauna that has left play allows nothing.

card-avanto = Avanto
    .text = +3 cards. You may play a Sauna from your hand.
    .note-1 = Playing the Sauna uses no action, and Sauna and Avanto may alternate as long as you hold the other one.

card-sauna-avanto = Sauna / Avanto
    .text = 5 Saunas lie on top of 5 Avantos; only the top card may be bought or gained.

card-summon = Summon
    .text = Gain an Action costing up to 4 and set it aside. If you do, play it at the start of your next turn.
    .note-1 = Playing it then uses no action.
    .note-2 = If it has been moved elsewhere before it is set aside, it stays there and is not played.
    .note-3 = A card whose own text gains it to another place is found there.

card-dismantle = Dismantle
    .text = Trash a card from your hand. If it costs 1 coin or more, gain a cheaper card and a Gold.
    .note-1 = Trashing is mandatory; a card that costs 0 brings nothing.
    .note-2 = The cheaper card comes first, the Gold lies on top of it; either is gained even if the other is missing.
    .note-3 = A cost of Potion or Debt alone is no coin.

card-church = Church
    .text = +1 action. Set up to 3 cards from your hand aside face down. At the start of your next turn, put them into your hand; then you may trash a card from your hand.
    .note-1 = You may trash even if you set nothing aside, and any card from your hand.
    .note-2 = Played twice, there are two sets: take one, trash, take the other, trash.

card-captain = Captain
    .text = Now and at the start of your next turn: play an Action from the Supply costing up to 4 that is neither a Duration nor a Command, leaving it there.
    .note-1 = Only a card that lies face up on top of its Supply pile can be played.
    .note-2 = If there is none now, Captain stays and tries again in your next turn.
    .note-3 = The card does not move itself: a trashing or setting aside of itself fails, and what depends on it too.
    .note-4 = A text that moves cards of the Supply may move that very card.
    .note-5 = The card is not in play: what it says for as long as it is in play has no effect.
