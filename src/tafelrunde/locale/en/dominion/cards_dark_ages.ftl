# Dominion: card names, short texts and rulings of Dark Ages (own wording).

## Kingdom cards

card-poor-house = Poor House
    .text = +4 coins. Reveal your hand; you lose 1 coin for each Treasure in it, but never go below 0.
    .text-2012 = +4 coins, less 1 for each Treasure in your hand, which you reveal; never less than 0 of these coins remain.
    .note-1 = Cards that are Treasures among other types count as well.
    .note-2 = In the printing of 2019 many Treasures also eat up coins from other cards; in that of 2012 only these 4.

card-beggar = Beggar
    .text = Gain 3 Coppers into your hand. Reaction: when an opponent plays an Attack, you may discard this from your hand; gain 2 Silvers, one of them onto your deck.
    .note-1 = It is really discarded, not only shown, and does not stop the Attack.
    .note-2 = If only one Silver is left, it goes onto your deck.
    .note-3 = You may use a Beggar that another Reaction has just brought into your hand, and several of them one after the other.

card-squire = Squire
    .text = +1 coin. Choose: +2 actions, or +2 buys, or gain a Silver. When you trash this, gain an Attack from the Supply.
    .note-1 = Of the Knights you can gain only the one lying face up.
    .note-2 = If there is no Attack in the Supply, you gain nothing.

card-vagrant = Vagrant
    .text = +1 card, +1 action. Reveal the top card of your deck. A Curse, Ruins, Shelter or Victory card goes into your hand, anything else stays on top.
    .note-1 = One matching type among several is enough.

card-forager = Forager
    .text = +1 action, +1 buy. Trash a card from your hand. Then +1 coin for each differently named Treasure in the trash.
    .note-1 = Without cards in hand you trash nothing, but still get the coins.
    .note-2 = Names count, not cards: 3 Coppers and a Harem in the trash are 2 coins.

card-hermit = Hermit
    .text = Look through your discard pile. You may trash a card that is no Treasure from there or from your hand. Gain a card costing up to 3. When you discard this from play and have bought no card this turn, trash it and gain a Madman.
    .note-1 = You need not trash a card, but must gain one.
    .note-2 = Cards that are Treasures among other types cannot be trashed.
    .note-3 = Only bought cards keep the Hermit; what you gained otherwise does not matter.
    .note-4 = A Hermit that left play earlier, for example trashed by Procession, brings no Madman.
    .note-5 = If no Madman is left, the Hermit is trashed all the same.

card-market-square = Market Square
    .text = +1 card, +1 action, +1 buy. Reaction: when one of your cards is trashed, you may discard this from your hand; gain a Gold.
    .note-1 = One trashed card can be answered with several Market Squares.
    .note-2 = It may also be used in an opponent's turn.
    .note-3 = You choose the order between this and what the trashed card brings.

card-sage = Sage
    .text = +1 action. Reveal cards from your deck until one costs 3 or more. Put that one into your hand and discard the rest.
    .note-1 = If no card is dear enough even after shuffling, discard all of them.

card-storeroom = Storeroom
    .text = +1 buy. Discard as many cards as you like and draw as many. Then discard as many as you like again: +1 coin for each.
    .note-1 = The second time you may discard cards you have just drawn; both times no card at all will do.

card-urchin = Urchin
    .text = +1 card, +1 action. Each opponent discards down to 4 cards in hand. While this is in play, when you play another Attack, you may first trash this; if you do, gain a Mercenary.
    .note-1 = Opponents with 4 or fewer cards in hand are untouched.
    .note-2 = Playing the same Urchin again does not count as another Attack; a second Urchin does.
    .note-3 = You decide before the opponents react and before the Attack does anything.
    .note-4 = You may trash it even if no Mercenary is left.

card-armory = Armory
    .text = Gain a card costing up to 4 onto your deck.
    .note-1 = Cards from beside the Supply, such as Spoils, cannot be gained.

card-death-cart = Death Cart
    .text = +5 coins. Trash an Action from your hand or, failing that, this card. When you gain this, gain 2 Ruins.
    .note-1 = You must do one of the two; without an Action in hand this card is trashed.
    .note-2 = A Fortress satisfies it, although it returns to your hand.
    .note-3 = Each player who gains one through Ambassador also gains 2 Ruins; passing it with Masquerade is not gaining.
    .note-4 = Whoever really gains it takes the Ruins, even if somebody else bought it.
    .note-5 = If fewer than 2 Ruins are left, gain what is there.

card-feodum = Feodum
    .text = Worth 1 victory point for every 3 Silvers you own. When you trash this, gain 3 Silvers.
    .note-1 = Rounded down: with 11 Silvers each Feodum is worth 3.
    .note-2 = In an opponent's turn you gain the Silvers as well; if too few are left, as many as there are.
    .note-3 = The pile has 8 cards with two players, otherwise 12.

card-fortress = Fortress
    .text = +1 card, +2 actions. When you trash this, it returns to your hand.
    .note-1 = It counts as trashed, and in an opponent's turn it returns as well.
    .note-2 = Returning is not gaining.

card-ironmonger = Ironmonger
    .text = +1 card, +1 action. Reveal the top card of your deck; you may discard it. Either way: if it is an Action, +1 action; a Treasure, +1 coin; a Victory card, +1 card.
    .note-1 = Decide about discarding before you get the bonus.
    .note-2 = A card of several types gives every matching bonus.

card-marauder = Marauder
    .text = Gain a Spoils. Each opponent gains a Ruins.
    .note-1 = If the Spoils run out, you gain none; the Ruins are handed out in turn order while they last.

card-procession = Procession
    .text = You may play an Action from your hand twice. Then trash it and gain an Action costing exactly 1 more.
    .note-1 = What the trashing brings comes before the gaining.
    .note-2 = You gain a card even if the Action could not be trashed because it is no longer in play.
    .note-3 = A second Procession played this way plays two Actions twice each; in the end it is trashed too.
    .note-4 = A trashed Duration does the rest of its work, twice. In the printing of 2012 Procession stays in play for it, in that of 2019 it does not.

card-rats = Rats
    .text = +1 card, +1 action. Gain a Rats. Trash a card from your hand that is no Rats; if you have only Rats, reveal your hand. When you trash this, +1 card.
    .note-1 = With an empty hand, or nothing but Rats, you trash nothing.
    .note-2 = The pile always has 20 cards.
    .note-3 = You draw the card in an opponent's turn as well.

card-scavenger = Scavenger
    .text = +2 coins. You may put your deck onto your discard pile. Then put a card from your discard pile onto your deck.
    .note-1 = The deck is moved, not discarded: nobody sees its cards, and texts about discarding stay silent.
    .note-2 = You must choose a card even if the deck stays where it is, unless your discard pile is empty.

card-wandering-minstrel = Wandering Minstrel
    .text = +1 card, +2 actions. Reveal the top 3 cards of your deck. Put the Actions back on top in any order, discard the rest.
    .note-1 = Cards that are Actions among other types count as Actions.
    .note-2 = If there are fewer than 3 cards even after shuffling, reveal what there is.

card-band-of-misfits = Band of Misfits
    .text = Play an Action from the Supply that costs less than this and is no Command. It stays there.
    .text-2012 = Choose an Action in the Supply that costs less than this. This card is that card, in name, cost and types, until it leaves play.
    .note-1 = Only a card that lies face up on a Supply pile can be chosen: none from an empty pile, none covered, none beside the Supply.
    .note-2 = Played several times by one card, you choose anew each time; in the printing of 2012 only the first time.
    .note-3 = The played card does not move itself; in the printing of 2012 Band of Misfits moves in its place.
    .note-4 = As a Duration it stays in play as long as the Duration would, even if it was a Throne Room that played the Duration.
    .note-5 = In the printing of 2012 it is the other card for everything: it counts under that name and cost, and what that card does in Clean-up it does.
    .note-6 = In the printing of 2012, once it has left play it is Band of Misfits again: as a Fortress under Procession it returns to your hand, and the card you gain costs 6.

card-bandit-camp = Bandit Camp
    .text = +1 card, +2 actions. Gain a Spoils.
    .note-1 = If no Spoils is left, you gain none.

card-catacombs = Catacombs
    .text = Look at the top 3 cards of your deck. Either put them into your hand, or discard them and draw 3 cards. When you trash this, gain a cheaper card.
    .note-1 = Discard first: if you have to shuffle for the new cards, the discarded ones are among them.
    .note-2 = You gain the cheaper card in an opponent's turn as well.

card-count = Count
    .text = Choose: discard 2 cards, or put a card from your hand onto your deck, or gain a Copper. Then choose: +3 coins, or trash your hand, or gain a Duchy.
    .note-1 = The choices are independent, and each may be one you cannot carry out.
    .note-2 = If you trash your hand, all cards are trashed before anything they bring; then the order is yours.

card-counterfeit = Counterfeit
    .text = 1 coin, +1 buy. You may play another Treasure from your hand twice. Then trash it.
    .note-1 = A Spoils gives 6 coins and returns to its pile; it is not trashed.
    .note-2 = Another Counterfeit may be played this way, too.

card-cultist = Cultist
    .text = +2 cards. Each opponent gains a Ruins. You may play another Cultist from your hand. When you trash this, +3 cards.
    .note-1 = The further Cultist needs and uses no action.
    .note-2 = The Ruins are handed out in turn order while they last.
    .note-3 = If it is trashed while your cards are being revealed, the other revealed cards are discarded before you draw.

card-graverobber = Graverobber
    .text = Choose: gain a card costing 3 to 6 from the trash onto your deck; or trash an Action from your hand and gain a card costing up to 3 more.
    .note-1 = You may choose what you cannot carry out.
    .note-2 = What the trashed Action brings comes before the gaining.
    .note-3 = The second way gains from the Supply, into the discard pile.

card-junk-dealer = Junk Dealer
    .text = +1 card, +1 action, +1 coin. Trash a card from your hand.
    .note-1 = Draw first; then you must trash a card if you have one.

card-mystic = Mystic
    .text = +1 action, +2 coins. Name a card and reveal the top card of your deck. A hit goes into your hand, anything else stays on top.
    .note-1 = Name a single card: one Knight is not another, and one Ruins not another.

card-pillage = Pillage
    .text = Trash this. Each opponent with 5 or more cards in hand reveals them and discards the one you choose. Gain 2 Spoils.
    .text-2012 = Trash this. Each opponent reveals their hand and discards the card you choose. Gain 2 Spoils.
    .note-1 = In the printing of 2012 every opponent is affected, in that of 2019 only those with 5 or more cards.
    .note-2 = Played again by Throne Room it does everything but trash itself.
    .note-3 = If too few Spoils are left, gain what is there.

card-rebuild = Rebuild
    .text = +1 action. Name a card. Reveal cards from your deck until you reveal a Victory card of another name. Discard the other cards, trash that one and gain a Victory card costing up to 3 more.
    .note-1 = Any card may be named, no matter of which type; naming a Victory card spares it.
    .note-2 = The new card may be the same as the trashed one or a cheaper one.
    .note-3 = If no such card turns up even after shuffling, all of them are discarded and nothing more happens.

card-rogue = Rogue
    .text = +2 coins. If there is a card costing 3 to 6 in the trash, gain one. If not, each opponent reveals the top 2 cards of their deck, trashes one costing 3 to 6 and discards the rest.
    .note-1 = You must gain a card if you can.
    .note-2 = If both revealed cards fit, their owner chooses which one is trashed; if none fits, both are discarded.

card-altar = Altar
    .text = Trash a card from your hand. Gain a card costing up to 5.
    .note-1 = You gain a card even if you had none to trash.

card-hunting-grounds = Hunting Grounds
    .text = +4 cards. When you trash this, gain a Duchy or 3 Estates.
    .note-1 = You may choose what is not there, or only in part.

## Knights

card-knights = Knights
    .text = Ten different Knights, shuffled; only the top one lies face up and can be gained. Each of them does something of its own and then attacks: each opponent reveals the top 2 cards of their deck, trashes one costing 3 to 6 and discards the rest. If a Knight was trashed, trash the one you played.
    .note-1 = If both revealed cards cost 3 to 6, their owner chooses which one is trashed.
    .note-2 = When the top Knight is gained, the next one is turned up; the others may not be looked at.
    .note-3 = A Knight returned to the pile lies on top and covers the one that lay there.
    .note-4 = The pile is never a Victory pile, even with Dame Josephine on top: it always has 10 cards.
    .note-5 = A Knight played twice attacks twice, even if it was trashed the first time.

card-dame-anna = Dame Anna
    .text = You may trash up to 2 cards from your hand. Then the Knights' attack: opponents reveal 2 cards, trash one costing 3 to 6 and discard the rest; if a Knight was trashed, trash this.

card-dame-josephine = Dame Josephine
    .text = The Knights' attack: opponents reveal 2 cards, trash one costing 3 to 6 and discard the rest; if a Knight was trashed, trash this. 2 victory points.

card-dame-molly = Dame Molly
    .text = +2 actions. Then the Knights' attack: opponents reveal 2 cards, trash one costing 3 to 6 and discard the rest; if a Knight was trashed, trash this.

card-dame-natalie = Dame Natalie
    .text = You may gain a card costing up to 3. Then the Knights' attack: opponents reveal 2 cards, trash one costing 3 to 6 and discard the rest; if a Knight was trashed, trash this.
    .note-1 = Gaining is voluntary in every printing.

card-dame-sylvia = Dame Sylvia
    .text = +2 coins. Then the Knights' attack: opponents reveal 2 cards, trash one costing 3 to 6 and discard the rest; if a Knight was trashed, trash this.

card-sir-bailey = Sir Bailey
    .text = +1 card, +1 action. Then the Knights' attack: opponents reveal 2 cards, trash one costing 3 to 6 and discard the rest; if a Knight was trashed, trash this.

card-sir-destry = Sir Destry
    .text = +2 cards. Then the Knights' attack: opponents reveal 2 cards, trash one costing 3 to 6 and discard the rest; if a Knight was trashed, trash this.

card-sir-martin = Sir Martin
    .text = +2 buys. Then the Knights' attack: opponents reveal 2 cards, trash one costing 3 to 6 and discard the rest; if a Knight was trashed, trash this.
    .note-1 = He costs only 4, so Armory can gain him when he lies face up.

card-sir-michael = Sir Michael
    .text = Each opponent discards down to 3 cards in hand. Then the Knights' attack: opponents reveal 2 cards, trash one costing 3 to 6 and discard the rest; if a Knight was trashed, trash this.
    .note-1 = All opponents discard before any card is revealed.

card-sir-vander = Sir Vander
    .text = The Knights' attack: opponents reveal 2 cards, trash one costing 3 to 6 and discard the rest; if a Knight was trashed, trash this. When you trash this, gain a Gold.
    .note-1 = Its owner gains the Gold in any turn, whatever trashed it.

## Ruins

card-ruins = Ruins
    .text = Five different Ruins, shuffled; only the top one lies face up and can be gained or bought. The pile is used when a Looter is in the kingdom.
    .note-1 = 10 cards for each player beyond the first, out of 50.
    .note-2 = The pile belongs to the Supply and counts for the end of the game.
    .note-3 = Ruins are Actions in every respect.
    .note-4 = Different Ruins have different names.

card-abandoned-mine = Abandoned Mine
    .text = +1 coin.

card-ruined-library = Ruined Library
    .text = +1 card.

card-ruined-market = Ruined Market
    .text = +1 buy.

card-ruined-village = Ruined Village
    .text = +1 action.

card-survivors = Survivors
    .text = Look at the top 2 cards of your deck. Either discard both, or put both back in any order.

## Shelters

card-hovel = Hovel
    .text = Reaction: when you buy a Victory card, you may trash this from your hand.
    .note-1 = A card that is a Victory card among other types will do; one that you gain without buying it will not.

card-necropolis = Necropolis
    .text = +2 actions.

card-overgrown-estate = Overgrown Estate
    .text = 0 victory points. When you trash this, +1 card.
    .note-1 = You draw at once, even in the middle of another card: with Altar before you gain.

## Beside the Supply

card-spoils = Spoils
    .text = 3 coins. When you play this, return it to its pile. Not in the Supply.
    .note-1 = Only Bandit Camp, Marauder and Pillage give it; it can neither be bought nor gained otherwise.
    .note-2 = Ambassador cannot return it, and its pile does not count for the end of the game.

card-madman = Madman
    .text = +2 actions. Return this to its pile; if you do, draw as many cards as you have in hand. Not in the Supply.
    .note-1 = Played a second time by Throne Room or Procession, it cannot be returned again and draws nothing.

card-mercenary = Mercenary
    .text = You may trash 2 cards from your hand. If you do, +2 cards, +2 coins, and each opponent discards down to 3 cards in hand. Not in the Supply.
    .note-1 = Opponents react before you decide whether to trash.
    .note-2 = With a single card in hand you may trash it, but get nothing for it.
    .note-3 = Both cards are trashed before anything they bring; then the order is yours.
