# Dominion: card names, short texts and rulings of Seaside (own wording).

card-native-village = Native Village
    .text = +2 actions. Either look at your top deck card and set it aside face down on your Native Village mat, or put everything lying there into your hand.
    .note-1 = Either choice is allowed even if it cannot be carried out.
    .note-2 = You may look at the cards on your own mat at any time.
    .note-3 = Native Village itself is not set aside; it is discarded in Clean-up.
    .note-4 = Cards on the mat still belong to you and count at the end of the game.

card-embargo = Embargo
    .text = +2 coins. Trash this card and put an Embargo token on a Supply pile of your choice. Whoever buys from a pile gains a Curse for each token on it.
    .note-1 = Only buying triggers the tokens; gaining a card in another way does not.
    .note-2 = With Throne Room you place two tokens, on the same pile or on different ones.
    .note-3 = Any number of tokens may lie on a pile; they never run out.
    .note-4 = If no Curses are left, the tokens have no effect.

card-haven = Haven
    .text = +1 card, +1 action. Set a card from your hand aside face down. At the start of your next turn it goes back into your hand.
    .note-1 = Draw first; setting a card aside is mandatory.
    .note-2 = You need not show the card to anyone.
    .note-3 = Haven stays in play with the card and is discarded in the Clean-up of your next turn.

card-lighthouse = Lighthouse
    .text = +1 action, +1 coin. At the start of your next turn: +1 coin. As long as this is in play, opponents' Attacks do not affect you.
    .note-1 = You cannot waive the protection.
    .note-2 = You may still use Reactions to gain their benefits.
    .note-3 = Attacks you play yourself work as usual.
    .note-4 = Lighthouse stays in play until the Clean-up of your next turn.

card-pearl-diver = Pearl Diver
    .text = +1 card, +1 action. Look at the bottom card of your deck; if you like, move it to the top.
    .note-1 = Draw first, then look.
    .note-2 = The card above it must not be seen.

card-lookout = Lookout
    .text = +1 action. Look at your top 3 cards: trash one, discard one and put the last one back on top.
    .note-1 = Decide only after you have seen all 3 cards.
    .note-2 = With fewer than 3 cards, even after shuffling, follow the order of the instructions; whatever lacks a card is skipped.

card-ambassador = Ambassador
    .text = Reveal a card from your hand and put 0 to 2 cards of that name from your hand back on their Supply pile. Every opponent then gains one from there.
    .note-1 = You may return none at all.
    .note-2 = Opponents gain in turn order, starting on your left; once the pile is empty, no more cards are gained.
    .note-3 = With no card in hand, nothing happens.
    .note-4 = The Ambassador you played cannot be chosen or returned.
    .note-5 = 2009 printing: if a pile that ends the game runs empty during the turn, the game ends after this turn even if the pile is filled up again.

card-fishing-village = Fishing Village
    .text = +2 actions, +1 coin. At the start of your next turn: +1 action, +1 coin.
    .note-1 = Stays in play until the Clean-up of your next turn.

card-warehouse = Warehouse
    .text = +3 cards, +1 action. Then discard 3 cards from your hand.
    .note-1 = Discard 3 even if you could draw fewer.
    .note-2 = With fewer than 3 cards in hand, discard them all.

card-smugglers = Smugglers
    .text = Choose a card costing 6 or less that your right neighbour gained during their last turn; gain a copy of it from the Supply.
    .note-1 = It does not matter how the card was gained, by buying or in another way.
    .note-2 = If several cards qualify, you choose which one.
    .note-3 = If there is no such card or none is left in the Supply, you gain nothing.
    .note-4 = This is not an Attack: Moat and Lighthouse do not stop it.
    .note-5 = Your own last turn never counts.
    .note-6 = Among several cards you may also choose one whose pile is empty, in vain.

card-cutpurse = Cutpurse
    .text = +2 coins. Every opponent discards a Copper from their hand; whoever has none reveals their hand.
    .note-1 = This is an Attack, so opponents may use Reactions.

card-island = Island
    .text = This card goes to your Island mat together with one from your hand; both remain there until the game ends. 2 victory points.
    .note-1 = If you have a card in hand, you must set one aside; otherwise only Island goes on the mat.
    .note-2 = Cards on the mat lie face up and may be looked at by everyone.
    .note-3 = At the end of the game they count among your cards.
    .note-4 = With Throne Room, Island moves to the mat once, but two cards from your hand go there.
    .note-5 = Counts both as an Action and as a Victory card.

card-caravan = Caravan
    .text = +1 card, +1 action. At the start of your next turn: +1 card.
    .note-1 = Stays in play until the Clean-up of your next turn.

card-salvager = Salvager
    .text = +1 buy. Trash a card from your hand and get as many coins as it costs.
    .note-1 = If you have a card in hand, you must trash one.
    .note-2 = With no card in hand, you only get the buy.

card-navigator = Navigator
    .text = +2 coins. Look at your top 5 cards; all of them are discarded or all go back on top, ordered as you like.
    .note-1 = You cannot discard only some of them.
    .note-2 = With fewer than 5 cards, even after shuffling, look at as many as possible.

card-pirate-ship = Pirate Ship
    .text = Either every opponent reveals their top 2 cards, trashes 1 Treasure of your choice and discards the rest, and if any was trashed, you put 1 coin token on your Pirate Ship mat; or +1 coin for each token there.
    .note-1 = Each opponent loses at most 1 Treasure.
    .note-2 = You get at most 1 token per play, no matter how many Treasures were trashed.
    .note-3 = The tokens stay on the mat when used; they cannot be spent in any other way.
    .note-4 = Opponents may use Reactions whichever choice you make.

card-treasure-map = Treasure Map
    .text = Trash this along with a second Treasure Map from your hand. For two maps trashed, gain 4 Golds to the top of your deck.
    .note-1 = You may play it without a second one; it is then trashed for nothing.
    .note-2 = With Throne Room the second play brings no Gold, as this card has already been trashed; another Treasure Map in your hand is still trashed.
    .note-3 = If fewer than 4 Golds are left, gain those.

card-sea-hag = Sea Hag
    .text = Every opponent discards the top card of their deck; a Curse, which they gain, takes its place on top.
    .note-1 = A player with an empty deck shuffles first.
    .note-2 = Whoever has no card to discard gains the Curse all the same.
    .note-3 = If there are too few Curses, they are handed out in turn order, starting on your left.

card-outpost = Outpost
    .text = In this turn's Clean-up draw only 3 cards. Right after that you take an extra turn.
    .note-1 = However many Outposts you play, you get only one extra turn.
    .note-2 = An Outpost played during the extra turn brings no further one.
    .note-3 = Duration effects for the start of your next turn happen in the extra turn.
    .note-4 = At the end of the extra turn you draw 5 cards again.
    .note-5 = Outpost stays in play until the end of the extra turn.

card-bazaar = Bazaar
    .text = +1 card, +2 actions, +1 coin.
    .note-1 = Drawing is mandatory.

card-explorer = Explorer
    .text = Gain a Silver straight into your hand, or a Gold instead if you choose to reveal a Province from your hand.
    .note-1 = You need not reveal a Province even if you hold one.

card-ghost-ship = Ghost Ship
    .text = +2 cards. Every opponent holding 4 or more cards returns some to the top of their deck until 3 are left in hand.
    .note-1 = The opponents choose the cards and their order.
    .note-2 = Opponents with 3 or fewer cards in hand are not affected.

card-merchant-ship = Merchant Ship
    .text = +2 coins. At the start of your next turn: +2 coins.
    .note-1 = Stays in play until the Clean-up of your next turn.

card-treasury = Treasury
    .text = +1 card, +1 action, +1 coin. If you bought no Victory card this turn, you may put this on top of your deck in Clean-up instead of discarding it.
    .note-1 = Applies to every Treasury you have in play.
    .note-2 = Gaining a Victory card without buying it does no harm.
    .note-3 = Once a Treasury has been discarded, it cannot be put back later.

card-tactician = Tactician
    .text = Discard your whole hand. If that was at least 1 card, at the start of your next turn: +5 cards, +1 action, +1 buy.
    .note-1 = You draw the 5 cards only at the start of your next turn, not in Clean-up.
    .note-2 = With Throne Room you get the bonus only once: the second time there is nothing left to discard.
    .note-3 = Stays in play until the Clean-up of your next turn.

card-wharf = Wharf
    .text = +2 cards, +1 buy. At the start of your next turn: +2 cards, +1 buy.
    .note-1 = The second pair of cards is drawn only when your next turn starts, not earlier.
    .note-2 = Stays in play until the Clean-up of your next turn.
