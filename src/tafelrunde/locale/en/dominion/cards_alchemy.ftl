# Dominion: card names, short texts and rulings of Alchemy (own wording).

card-potion = Potion
    .text = Gives a Potion, which pays for the Potion in a cost.
    .note-1 = Its pile is in the Supply only if a card of the game has a Potion in its cost.

card-vineyard = Vineyard
    .text = 1 victory point for every full 3 Actions you own.
    .note-1 = Cards that are Actions among other types count; each Vineyard scores on its own.

card-transmute = Transmute
    .text = Trash a card from your hand. For an Action gain a Duchy, for a Treasure a Transmute, for a Victory card a Gold.
    .note-1 = A card of several types brings everything that fits: for Nobles you gain a Duchy and a Gold.
    .note-2 = A Curse brings nothing, and neither does an empty hand.
    .note-3 = If a pile is empty, you gain nothing from it.

card-herbalist = Herbalist
    .text = +1 buy, +1 coin. When you discard this from play, you may put a Treasure you have in play on top of your deck.
    .note-1 = Each Herbalist returns one Treasure.
    .note-2 = You choose the order in which your cards leave play: Alchemist may go back first, thanks to the Potion that Herbalist returns next.
    .note-3 = If your deck is empty, the Treasure becomes your whole deck.

card-apothecary = Apothecary
    .text = +1 card, +1 action. Reveal the top 4 cards of your deck. Coppers and Potions among them go into your hand; put the rest back in any order.
    .note-1 = You must take all Coppers and Potions.
    .note-2 = If there are not enough cards even after shuffling, reveal as many as possible.

card-university = University
    .text = +2 actions. You may gain an Action that costs 5 or less.
    .note-1 = An Action of several types will do, one with a Potion in its cost will not.

card-scrying-pool = Scrying Pool
    .text = +1 action. All players, you included, reveal the top card of their deck; for each you decide whether it is discarded or put back. Then reveal cards from your deck until one is no Action, and take all of these into your hand.
    .note-1 = The card that is no Action goes into your hand as well, even if it is the first.
    .note-2 = If your deck and discard pile hold nothing but Actions, you take them all.
    .note-3 = A card of yours that you put back is on top again when you begin to reveal; a discarded one stays discarded.
    .note-4 = All cards are revealed before you decide about the first.

card-alchemist = Alchemist
    .text = +2 cards, +1 action. When you discard this from play and have a Potion in play, you may put it on top of your deck instead.
    .note-1 = One Potion will do for any number of Alchemists; decide for each.
    .note-2 = It goes on the deck before you draw your new hand.
    .note-3 = You may play a Potion just for that, without buying anything with it.

card-philosophers-stone = Philosopher's Stone
    .text = When you play it, count the cards of your deck and your discard pile: worth 1 coin for every full 5.
    .text-2010 = When you play it, count the cards of your deck and your discard pile, looking through the latter if you like: worth 1 coin for every full 5.
    .note-1 = Its value stays, even if the number of cards changes; each Philosopher's Stone is counted when it is played.
    .note-2 = Cards in play, in hand and set aside do not count.
    .note-3 = In the printing of 2010 you see your discard pile while counting; since then you may look at neither pile.

card-familiar = Familiar
    .text = +1 card, +1 action. Each opponent gains a Curse.
    .note-1 = If there are not enough Curses, they are dealt out in turn order, starting on your left. You draw and get your action in any case.

card-golem = Golem
    .text = Reveal cards from your deck until 2 Actions other than Golems lie there. Discard the rest, then play these two in either order.
    .note-1 = Playing them is mandatory, and if there are fewer, you play what there is.
    .note-2 = They are never in your hand: a Throne Room among them cannot choose the other one.

card-apprentice = Apprentice
    .text = +1 action. Trash a card from your hand. +1 card for each coin of its cost, and +2 cards if the cost has a Potion.
    .note-1 = You must trash a card if you have one; one that costs 0 draws nothing.

card-possession = Possession
    .text = When your turn is over, the player to your left takes an extra turn in which you see what they see and decide everything for them. Cards they would gain come to your discard pile; cards they trash return to their discard pile when the turn is over.
    .note-1 = This is not an Attack, and it is no Duration: it is discarded in Clean-up, and you draw your new hand before the extra turn begins.
    .note-2 = Each play brings an extra turn of its own, also through Throne Room. The player's regular turn follows after them.
    .note-3 = You get the cards even if they would go to the hand or elsewhere, but no tokens: those stay with the player. Only Debt of that turn is yours.
    .note-4 = For texts that ask, a trashed card counts as trashed: Mining Village gives its coins.
    .note-5 = Cards passed with Masquerade or returned to the Supply do not come back, and what other players trash stays in the trash.
    .note-6 = An Attack played in that turn hits you like everybody else, and you react with your own hand only.
    .note-7 = After your Outpost's turn comes the one by Possession. An Outpost played in it gives the player an extra turn of their own, in which they decide and gain as usual.
    .note-8 = If the player plays another Possession, they decide in an extra turn of the next player to the left.
    .note-9 = Extra turns are not counted when a tie is broken.
