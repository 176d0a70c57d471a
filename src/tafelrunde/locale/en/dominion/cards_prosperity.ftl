# Dominion: card names, short texts and rulings of Prosperity (own wording).

card-platinum = Platinum
    .text = Worth 5 coins.
    .note-1 = Used only together with Colony: always when the whole kingdom is from Prosperity, otherwise as agreed before the game, or by chance.

card-colony = Colony
    .text = 10 victory points.
    .note-1 = The game also ends after a turn in which the Colonies have run out.

card-loan = Loan
    .text = Worth 1 coin. When you play it, reveal cards from your deck until a Treasure shows up; trash or discard that one and discard the other revealed cards.
    .note-1 = If no Treasure shows up even after shuffling, everything revealed is discarded.
    .note-2 = You need not play all your Treasures, and you choose the order: what you hold is safe from Loan.

card-trade-route = Trade Route
    .text = +1 buy, +1 coin for each token on the Trade Route mat. Trash a card from your hand. Set-up: a coin token on every Victory pile of the Supply; whoever gains the first card of such a pile moves its token to the mat.
    .note-1 = Trashing is mandatory as long as you have a card in hand.
    .note-2 = Piles of cards with several types count too if one of them is Victory, but never the Knights and no cards of the Black Market deck.
    .note-3 = All players share the mat: a token counts for everybody, whoever moved it and however the card was gained.
    .note-4 = Tokens never leave the mat, and a pile that is refilled gets no new one.

card-watchtower = Watchtower
    .text = Draw until you have 6 cards in hand. Reaction: when you gain a card, you may reveal this from your hand and either trash that card or put it on top of your deck.
    .note-1 = With 6 or more cards in hand you draw nothing.
    .note-2 = You may reveal it for each gained card anew, in anybody's turn, and decide differently each time.
    .note-3 = The card was gained all the same: Smugglers may look for it even if you trashed it.
    .note-4 = It works also for a card that was not gained to your discard pile, such as a Treasure that Mine puts into your hand.
    .note-5 = In a turn under Possession the possessed player gains nothing and cannot use Watchtower. Whoever controls that turn may, but not in the printing of 2010.

card-bishop = Bishop
    .text = +1 coin, +1 victory token. Trash a card from your hand: +1 victory token for every full 2 coins of its cost. Each opponent may trash a card from their hand.
    .note-1 = You must trash a card if you have one.
    .note-2 = Only coins count, not Potions: both a Rabble (5 coins) and a Golem (4 coins and a Potion) bring 2 tokens.
    .note-3 = Opponents get no tokens for what they trash.

card-monument = Monument
    .text = +2 coins, +1 victory token.

card-quarry = Quarry
    .text = Worth 1 coin. While it is in play, Actions cost 2 less, but never less than 0.
    .note-1 = Several Quarries add up, also with other reductions: after a Worker's Village and 2 Quarries, Peddler costs 2.
    .note-2 = Applies to all Actions everywhere, also to those of several types.

card-talisman = Talisman
    .text = Worth 1 coin. While it is in play, when you buy a card that costs 4 or less and is no Victory card, you gain another copy of it.
    .note-1 = Only buying counts; if you gain a card in another way, there is no second one.
    .note-2 = Each Talisman in play brings a copy, and each card you buy counts; if the pile runs out, you gain what is left.
    .note-3 = The current cost counts: with 2 Actions in play, Peddler costs 4.
    .note-4 = Cards that are Victory cards among other types are left out.

card-workers-village = Worker's Village
    .text = +1 card, +2 actions, +1 buy.

card-city = City
    .text = +1 card, +2 actions. With 1 empty Supply pile or more, another +1 card; with 2 or more, +1 coin and +1 buy as well.
    .note-1 = Checked when you play it; a pile that runs out or is refilled later changes nothing.
    .note-2 = A third empty pile brings nothing more.

card-contraband = Contraband
    .text = Worth 3 coins. +1 buy. The player to your left names a card; you may not buy it this turn.
    .note-1 = You may still gain that card in other ways.
    .note-2 = Each further Contraband brings one more name.
    .note-3 = Your neighbour may name any card, even one that is not in the Supply.
    .note-4 = How many cards you still hold is for all to see. You may play it before your other Treasures.

card-counting-house = Counting House
    .text = Look through your discard pile and take any number of Coppers from it into your hand, for all to see.
    .note-1 = The opponents see only the Coppers you take.

card-mint = Mint
    .text = You may reveal a Treasure from your hand and gain a copy of it. When you buy Mint, trash all Treasures you have in play.
    .note-1 = The revealed Treasure stays in your hand; a card of several types will do if one of them is Treasure.
    .note-2 = If the Supply has no copy left, you gain nothing.
    .note-3 = The coins of trashed Treasures are yours to spend all the same; Treasures in your hand are not touched.
    .note-4 = The Treasures are trashed before their own texts can speak up: neither Royal Seal nor Talisman has a say in that Mint. A revealed Watchtower may still put it on your deck.

card-mountebank = Mountebank
    .text = +2 coins. Each opponent may discard a Curse from their hand; whoever does not gains a Curse and a Copper.
    .text-2010 = +2 coins. Each opponent may discard a Curse from their hand; whoever does not gains a Copper and a Curse.
    .note-1 = With one of the piles empty, the other card alone is gained; with both empty, nothing.
    .note-2 = Moat wards off all of it: its owner neither discards nor gains.
    .note-3 = A revealed Watchtower may deal with either card or with both.

card-rabble = Rabble
    .text = +3 cards. Each opponent reveals the top 3 cards of their deck, discards the Actions and Treasures among them and puts the rest back in any order.
    .note-1 = Cards of several types are discarded if one of these is Action or Treasure.
    .note-2 = Whoever has fewer than 3 cards, even after shuffling, reveals as many as possible.

card-royal-seal = Royal Seal
    .text = Worth 2 coins. While it is in play, you may put each card you gain on top of your deck.
    .note-1 = Decide for each card, bought or gained in another way.
    .note-2 = If your deck is empty, the card becomes your whole deck.
    .note-3 = In a turn under Possession it does nothing: the cards go to the other player, who does not have it in play.

card-vault = Vault
    .text = +2 cards. Discard any number of cards for +1 coin each. Each opponent may discard 2 cards to draw 1.
    .note-1 = You may discard no card at all, or cards you have just drawn.
    .note-2 = An opponent with a single card may discard it but draws nothing; with 2 or more cards it is both or none.
    .note-3 = This is not an Attack.

card-venture = Venture
    .text = Worth 1 coin. When you play it, reveal cards from your deck until a Treasure shows up. Discard the other revealed cards, then play that Treasure.
    .note-1 = What the Treasure says is carried out: a second Venture finds a third Treasure.
    .note-2 = If no Treasure shows up even after shuffling, everything revealed is discarded.

card-goons = Goons
    .text = +1 buy, +2 coins. Each opponent discards down to 3 cards in hand. While it is in play, +1 victory token for each card you buy.
    .note-1 = Each Goons in play counts, but a single one played several times, as with King's Court, brings 1 token per card.
    .note-2 = Cards you gain without buying bring no token.

card-grand-market = Grand Market
    .text = +1 card, +1 action, +1 buy, +2 coins. Cannot be bought while you have a Copper in play.
    .note-1 = Coppers in your hand do not matter, nor do those that have left play, for example by buying a Mint.
    .note-2 = Gaining it in another way is always possible.
    .note-3 = Other Treasures worth 1 coin, such as Loan, do not matter.

card-hoard = Hoard
    .text = Worth 2 coins. While it is in play, when you buy a Victory card, gain a Gold.
    .note-1 = Only buying counts; a Victory card gained in another way brings no Gold.
    .note-2 = Each Hoard in play brings a Gold for each Victory card, also for one of several types.
    .note-3 = You gain the Gold even if you trash the Victory card at once with Watchtower.

card-bank = Bank
    .text = Worth 1 coin for each Treasure you have in play, including itself.
    .note-1 = Its value is settled when you play it: of two Banks played one after the other, the second is worth 1 more and the first stays as it was.
    .note-2 = Cards of several types count if one of these is Treasure.

card-expand = Expand
    .text = Trash a card from your hand and gain one from the Supply that costs at most 3 more.
    .note-1 = Without a card to trash, you gain nothing. The Expand you play cannot be trashed by itself, another one in your hand can.
    .note-2 = You may gain a cheaper card or the same one again; coins do not raise the limit.

card-forge = Forge
    .text = Trash any number of cards from your hand. Gain a card that costs exactly as many coins as they cost together.
    .note-1 = If you trash none, you must gain a card that costs 0, be it a Curse.
    .note-2 = If no Supply card has that cost, you gain nothing.
    .note-3 = Potions in the costs are ignored, and a card with a Potion in its cost cannot be gained.

card-kings-court = King's Court
    .text = You may choose an Action from your hand and play it three times.
    .note-1 = That takes no actions; a card that gives +1 action gives 3 in all.
    .note-2 = A King's Court played with King's Court lets you choose three Actions, one after the other, each of them played three times.

card-peddler = Peddler
    .text = +1 card, +1 action, +1 coin. In the Buy phase it costs 2 less for each Action the player whose turn it is has in play, but never less than 0.
    .note-1 = An Action that was played several times lies in play once and counts once.
    .note-2 = Outside the Buy phase it costs 8.
    .note-3 = In the Buy phase the lower cost holds for every Peddler, wherever it is.
