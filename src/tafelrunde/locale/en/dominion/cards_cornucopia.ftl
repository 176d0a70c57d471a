# Dominion: card names, short texts and rulings of Cornucopia (own wording).

card-hamlet = Hamlet
    .text = +1 card, +1 action. You may discard a card for +1 action. You may discard a card for +1 buy.
    .note-1 = Each bonus can be had once at most: not 2 actions or 2 buys for 2 cards.
    .note-2 = You may also discard for the buy alone.

card-fortune-teller = Fortune Teller
    .text = +2 coins. Every opponent reveals cards from their deck until a Victory card or Curse shows, puts it on top of the deck and discards the others.
    .note-1 = The first Victory card or Curse counts; nobody chooses.
    .note-2 = If none is found even after shuffling, all revealed cards are discarded.
    .note-3 = A card of several types, one of them Victory, is a Victory card.

card-menagerie = Menagerie
    .text = +1 action. Reveal your hand: if no name occurs twice, +3 cards, otherwise +1 card.
    .note-1 = Names count, not types: a Copper and a Silver differ.
    .note-2 = An empty hand holds no name twice.

card-farming-village = Farming Village
    .text = +2 actions. Reveal cards from your deck until an Action or Treasure shows. Put it into your hand and discard the others.
    .note-1 = You must take the first Action or Treasure.
    .note-2 = If there is none even after shuffling, you take nothing and discard what you revealed.
    .note-3 = A card of several types counts if it is an Action or a Treasure among them.

card-horse-traders = Horse Traders
    .text = +1 buy, +3 coins. Discard 2 cards. Reaction: when an opponent plays an Attack, you may set this aside from your hand; when your next turn begins, it returns to your hand and you get +1 card.
    .note-1 = With fewer than 2 cards in hand, discard what you have.
    .note-2 = The Attack is not stopped, but the card set aside is out of its reach.
    .note-3 = Several Horse Traders may be set aside against the same Attack; each brings its own card.
    .note-4 = Once it is set aside it cannot be used against another Attack.

card-remake = Remake
    .text = Do this twice: trash a card from your hand and gain a card from the Supply that costs exactly 1 more.
    .note-1 = The first card is gained before you choose the second one to trash.
    .note-2 = You must trash even if no card has the required cost; you then gain nothing.
    .note-3 = What you gain lies on your discard pile, so you cannot trash it again at once.

card-tournament = Tournament
    .text = +1 action. You may discard a Province from your hand; if you do, gain any Prize or a Duchy onto your deck. Then each opponent may reveal a Province from their hand; if nobody does, +1 card, +1 coin.
    .text-2011 = +1 action. Each player may reveal a Province from their hand. If you do, discard it and gain any Prize or a Duchy onto your deck. If no opponent does, +1 card, +1 coin.
    .note-1 = Whether you discard a Province and whether an opponent reveals one are separate: all four results are possible.
    .note-2 = You may choose a Prize or a Duchy even if there is none left; you then gain nothing.
    .note-3 = The Prizes are not part of the Supply: nothing else gains them and they do not count for the end of the game.
    .note-4 = In the printing of 2011 all players reveal before anything is discarded or gained; in that of 2014 you take your card first.
    .note-5 = The Prizes are set up even if Tournament is only in the Black Market deck.

card-young-witch = Young Witch
    .text = +2 cards. Discard 2 cards. Every opponent may reveal a Bane card from their hand; whoever does not gains a Curse. Set-up: one more kingdom pile that costs 2 or 3 joins the Supply as the Bane.
    .note-1 = The Bane is an ordinary Supply pile: it can be bought and it counts for the end of the game.
    .note-2 = Reactions are used before Bane cards are revealed.
    .note-3 = A Bane card that is a Reaction may be used for both, if it is still in hand.
    .note-4 = If the Curses run out, the players further on gain none.
    .note-5 = There is a Bane even if Young Witch is only in the Black Market deck.

card-harvest = Harvest
    .text = Reveal the top 4 cards of your deck and discard them: +1 coin for each different name among them.
    .note-1 = If there are fewer than 4 cards even after shuffling, those count.

card-horn-of-plenty = Horn of Plenty
    .text = Worth 0 coins. When you play it, gain a card from the Supply that costs at most 1 for each different name you have in play, this one included. If it is a Victory card, trash this.
    .note-1 = Cards you trashed or set aside this turn are not in play; Durations from earlier turns are.
    .note-2 = A card of several types, one of them Victory, is a Victory card.
    .note-3 = Victory cards that you gain in another way do not matter.
    .note-4 = It counts itself, so there is always something you must gain.

card-hunting-party = Hunting Party
    .text = +1 card, +1 action. Reveal your hand. Reveal cards from your deck until one shows whose name is not in your hand. Put it into your hand and discard the others.
    .note-1 = If there is no such card even after shuffling, discard what you revealed from the deck.

card-jester = Jester
    .text = +2 coins. Every opponent discards the top card of their deck. If it is a Victory card, they gain a Curse; otherwise you decide whether they or you gain a card of the same name from the Supply.
    .note-1 = A card of several types, one of them Victory, is a Victory card.
    .note-2 = If the Supply has no card of that name, nobody gains one.
    .note-3 = Opponents are dealt with in turn order, starting on your left.

card-fairgrounds = Fairgrounds
    .text = 2 victory points for every 5 different names among your cards (rounded down).
    .note-1 = 5 to 9 names are worth 2 points, 10 to 14 names 4 points, and so on; fewer than 5 nothing.
    .note-2 = All your cards count, wherever they are.

card-bag-of-gold = Bag of Gold
    .text = +1 action. Gain a Gold onto your deck.
    .note-1 = With an empty deck, the Gold is its only card.

card-diadem = Diadem
    .text = Worth 2 coins. When you play it, +1 coin for each action you have not used.
    .note-1 = Actions count, not Action cards: without any play there is 1 left, after Farming Village alone there are 2.

card-followers = Followers
    .text = +2 cards. Gain an Estate. Every opponent gains a Curse and then discards down to 3 cards in hand.
    .note-1 = Whoever finds no Curse left still discards; whoever holds 3 cards or fewer still gains a Curse.

card-princess = Princess
    .text = +1 buy. While this is in play, all cards cost 2 less, but never less than 0.
    .note-1 = Applies everywhere: in the Supply, in hands, decks and discard piles.
    .note-2 = Played twice it is still only once in play and lowers costs by 2.

card-trusty-steed = Trusty Steed
    .text = Choose two different ones: +2 cards; +2 actions; +2 coins; gain 4 Silvers and put your deck onto your discard pile.
    .note-1 = What you have chosen happens in this order: you draw before the Silvers come.
    .note-2 = You may choose what cannot be done in full, and take fewer Silvers if there are not 4.
    .note-3 = The deck is moved, not discarded, and you do not look through it; a Tunnel in it does not react.
