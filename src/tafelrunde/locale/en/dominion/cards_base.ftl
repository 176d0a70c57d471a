# Dominion: card names, short texts and rulings of the base game (own wording).

card-copper = Copper
    .text = Worth 1 coin.
    .note-1 = Every player starts with 7 Coppers.
    .note-2 = After dealing, the Supply holds 46, 39, 32, 85 or 78 Coppers with 2, 3, 4, 5 or 6 players.

card-silver = Silver
    .text = Worth 2 coins.

card-gold = Gold
    .text = Worth 3 coins.

card-estate = Estate
    .text = 1 victory point.
    .note-1 = The 3 Estates each player starts with do not come out of the Supply pile.

card-duchy = Duchy
    .text = 3 victory points.

card-province = Province
    .text = 6 victory points.
    .note-1 = Once this pile is empty, the game ends after the current turn.
    .note-2 = The pile holds 8, 12, 12, 15 or 18 Provinces with 2, 3, 4, 5 or 6 players.

card-curse = Curse
    .text = -1 victory point.
    .note-1 = A Curse is neither a Victory card nor a Treasure nor an Action.
    .note-2 = If there are too few Curses for everyone, they are handed out in turn order, starting to the left of the player who caused it.

card-moat = Moat
    .text = +2 cards. Reaction: when an opponent plays an Attack, you may reveal this from your hand; that Attack then skips you.
    .note-1 = Reveal it before the Attack is carried out; it stays in your hand.
    .note-2 = Several players may react to the same Attack.
    .note-3 = Only you are protected: the other opponents are hit as usual.
    .note-4 = The attacker still carries out the rest of the card, such as drawing 2 cards with Witch.

card-cellar = Cellar
    .text = +1 action. Discard as many cards from your hand as you like and draw a card for each of them.
    .note-1 = Discard everything first, then draw.
    .note-2 = If your deck runs out, the cards just discarded are shuffled in as well.
    .note-3 = The Cellar you played is no longer in your hand and cannot be discarded to itself.

card-chapel = Chapel
    .text = Trash no more than 4 cards from your hand.
    .note-1 = You may also trash none.
    .note-2 = The Chapel you played is not in your hand and cannot trash itself; another Chapel in your hand can be trashed.

card-village = Village
    .text = +1 card, +2 actions.

card-workshop = Workshop
    .text = Gain a card from the Supply that costs 4 or less.
    .note-1 = Coins of any kind cannot raise the limit.
    .note-2 = The gained card goes to your discard pile.

card-woodcutter = Woodcutter
    .text = +1 buy, +2 coins.
    .note-1 = The 2 coins are for the whole turn, not for each buy.
    .note-2 = Only in the printings of 2008 and 2013, dropped from the second edition (2017).

card-smithy = Smithy
    .text = +3 cards.
    .note-1 = Drawing is mandatory.

card-remodel = Remodel
    .text = Trash a card from your hand; in return, gain one from the Supply that costs at most 2 more.
    .note-1 = With no card to trash, you gain nothing.
    .note-2 = The gained card may be cheaper or even the same as the trashed one.
    .note-3 = Coins cannot raise the limit.
    .note-4 = The Remodel you played cannot trash itself; another one in your hand can be trashed.

card-militia = Militia
    .text = +2 coins. Every opponent with more than 3 cards in hand discards until 3 are left.
    .note-1 = Opponents who already hold 3 or fewer cards discard nothing.

card-market = Market
    .text = +1 card, +1 action, +1 buy, +1 coin.
    .note-1 = Drawing is mandatory; the action, the buy and the coin need not be used.

card-mine = Mine
    .text = If you like, trash a Treasure from your hand and gain one from the Supply that costs at most 3 more, straight into your hand.
    .text-2008 = Trash a Treasure from your hand and gain one from the Supply that costs at most 3 more, straight into your hand.
    .note-1 = Without trashing a Treasure, you gain none.
    .note-2 = The gained Treasure may also be the same or a cheaper one; you can use it this turn.
    .note-3 = Treasures from the kingdom can be trashed and gained too.
    .note-4 = First edition (2008): trashing is mandatory if you hold a Treasure; since 2013 it is optional.

card-adventurer = Adventurer
    .text = Reveal your deck card by card until 2 Treasures have turned up. Both go into your hand; discard the other revealed cards.
    .note-1 = If you must shuffle along the way, the cards already revealed stay out.
    .note-2 = If fewer than 2 Treasures turn up, you only get what there is.
    .note-3 = Only in the printings of 2008 and 2013, dropped from the second edition (2017).

card-library = Library
    .text = Draw card by card up to a hand of 7. Any Action drawn this way may be set aside instead of kept; discard those at the end.
    .note-1 = With 7 or more cards in hand, you draw nothing.
    .note-2 = Decide on each Action as soon as you draw it; you need not set any aside.
    .note-3 = If you must shuffle, the cards set aside stay out.
    .note-4 = If the cards run out, you draw as many as possible.

card-bureaucrat = Bureaucrat
    .text = Gain a Silver to the top of your deck. Every opponent reveals a Victory card from hand and puts it on top of their deck; whoever has none reveals their hand.
    .note-1 = If your deck is empty, the Silver becomes your whole deck; the same goes for your opponents' cards.
    .note-2 = An opponent with several Victory cards picks which one to put back.

card-thief = Thief
    .text = Every opponent reveals their top 2 cards, trashes 1 Treasure among them of your choice and discards the rest. Then gain any number of the Treasures trashed this way.
    .note-1 = Each opponent loses at most 1 Treasure.
    .note-2 = Only cards trashed by this play may be gained, none from earlier turns.
    .note-3 = An opponent whose deck runs out reveals what is left, shuffles without those cards and goes on; if that is not enough, as many as possible are revealed.
    .note-4 = Only in the printings of 2008 and 2013, dropped from the second edition (2017).

card-feast = Feast
    .text = Trash this card and gain one from the Supply that costs 5 or less.
    .note-1 = Coins cannot raise the limit.
    .note-2 = With Throne Room you gain two cards although Feast is trashed only once.
    .note-3 = Only in the printings of 2008 and 2013, dropped from the second edition (2017).

card-gardens = Gardens
    .text = 1 victory point for every full 10 cards you own.
    .note-1 = All your cards count at the end of the game, including Gardens itself; 39 cards make 3 points.
    .note-2 = Each Gardens scores on its own.

card-moneylender = Moneylender
    .text = If you choose to trash a Copper from your hand: +3 coins.
    .text-2008 = +3 coins for trashing a Copper from your hand; you must do so if you can.
    .note-1 = Without trashing a Copper, you get no coins.
    .note-2 = First edition (2008): trashing is mandatory if you hold a Copper; since 2013 it is optional.

card-witch = Witch
    .text = +2 cards. Every opponent gains a Curse.
    .note-1 = You draw even if no Curses are left.
    .note-2 = If there are too few Curses, they are handed out clockwise, starting on your left.

card-festival = Festival
    .text = +2 actions, +1 buy, +2 coins.

card-chancellor = Chancellor
    .text = +2 coins. If you wish, your whole deck goes onto your discard pile at once.
    .note-1 = Decide before doing anything else.
    .note-2 = You may not look through your deck first.
    .note-3 = The cards are moved, not discarded, and not shown one by one.
    .note-4 = Only in the printings of 2008 and 2013, dropped from the second edition (2017).

card-laboratory = Laboratory
    .text = +2 cards, +1 action.
    .note-1 = Drawing is mandatory.

card-council-room = Council Room
    .text = +4 cards, +1 buy. All opponents draw 1 card.
    .note-1 = Your opponents must draw even if they do not want to.

card-spy = Spy
    .text = +1 card, +1 action. All players, you included, reveal the top card of their deck; for each you decide whether it is discarded or put back.
    .note-1 = Draw your card before anyone reveals.
    .note-2 = If the order matters, you go first, then the others clockwise.
    .note-3 = A player with an empty deck shuffles first; whoever still has no card reveals nothing.
    .note-4 = Only in the printings of 2008 and 2013, dropped from the second edition (2017).

card-throne-room = Throne Room
    .text = Choose an Action in your hand, if you like, and play it two times in a row.
    .text-2008 = Choose an Action in your hand and play it two times in a row.
    .note-1 = Neither play uses up an action.
    .note-2 = Finish the first play completely, then the second; no other card may be played in between unless the card itself says so.
    .note-3 = The second play happens even if the card has left play, for example by trashing itself.
    .note-4 = Throne Room on Throne Room: one Action is played twice, then another one twice, never one card four times.
    .note-5 = First edition (2008): choosing an Action is mandatory; since 2013 it is optional.

card-merchant = Merchant
    .text = +1 card, +1 action. If you have played no Silver yet this turn, your first one yields 1 extra coin.
    .note-1 = Further Silvers bring nothing extra.
    .note-2 = Each Merchant played before adds 1 coin to that first Silver.
    .note-3 = Added with the second edition (2017).
    .note-4 = A Silver that is played twice is the first one only at its first play.

card-vassal = Vassal
    .text = +2 coins. Your top deck card is discarded; if that is an Action, you may play it at once.
    .note-1 = Playing it uses up no action.
    .note-2 = Cards that are Actions among other types count too.
    .note-3 = Added with the second edition (2017).

card-harbinger = Harbinger
    .text = +1 card, +1 action. Look at your discard pile and, if you want, move one of its cards to the top of your deck.
    .note-1 = With an empty discard pile, nothing more happens.
    .note-2 = Added with the second edition (2017).

card-poacher = Poacher
    .text = +1 card, +1 action, +1 coin. For each empty Supply pile, discard 1 card from your hand.
    .note-1 = All Supply piles count, including Curses, Treasures and Victory cards.
    .note-2 = With too few cards in hand, you discard as many as you can.
    .note-3 = Added with the second edition (2017).

card-bandit = Bandit
    .text = Gain a Gold. Every opponent reveals their top 2 cards, trashes 1 Treasure other than Copper among them and discards the rest.
    .note-1 = An opponent who reveals two such Treasures picks which one to trash.
    .note-2 = Opponents act in turn order, starting on your left.
    .note-3 = Added with the second edition (2017).

card-sentry = Sentry
    .text = +1 card, +1 action. Look at your top 2 cards; trash, discard or put back each as you see fit (those put back in any order).
    .note-1 = Each of the two cards may meet a different fate.
    .note-2 = Added with the second edition (2017).

card-artisan = Artisan
    .text = Gain a card from the Supply that costs 5 or less, straight into your hand. Then put a card from your hand on top of your deck.
    .note-1 = Coins of any kind cannot raise the limit of 5.
    .note-2 = The card you put back may be the one just gained.
    .note-3 = Added with the second edition (2017).
