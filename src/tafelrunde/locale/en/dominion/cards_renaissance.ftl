# Dominion: names, short texts and rulings of Renaissance (own wording).

## Kingdom cards

card-border-guard = Border Guard
    .text = +1 action. Reveal the top 2 cards of your deck; one goes into your hand, the other is discarded. If both were Actions, take the Lantern or the Horn.
    .note-1 = If fewer cards can be revealed than told, there is no Artifact.
    .note-2 = An Artifact you hold already may be chosen, in vain.

card-ducat = Ducat
    .text = +1 Coffers, +1 buy. When you gain this, you may trash a Copper from your hand.
    .note-1 = It is a Treasure worth 0 coins; the Coffers may be spent in the same Buy phase.
    .note-2 = Any way of gaining it allows the trashing, buying or not.

card-lackeys = Lackeys
    .text = +2 cards. When you gain this, +2 Villagers.
    .note-1 = The Villagers come with gaining, not with playing.

card-acting-troupe = Acting Troupe
    .text = +4 Villagers. Trash this card.
    .note-1 = You get the Villagers even if it cannot be trashed again, for instance the second time with Throne Room.

card-cargo-ship = Cargo Ship
    .text = +2 coins. Once this turn, when you gain a card, you may lay it on this card face up. At the start of your next turn it comes into your hand.
    .note-1 = It need not be the first card you gain.
    .note-2 = With no card laid on it, Cargo Ship is discarded in this turn's Clean-up.
    .note-3 = Played twice, it takes two cards.

card-experiment = Experiment
    .text = +2 cards, +1 action. Return this card to its Supply pile. When you gain it, gain another Experiment, which brings no further one.
    .note-1 = However you gain it, bought or not, a second one comes along, if there is one left.
    .note-2 = The second one goes to your discard pile, wherever the first one goes.
    .note-3 = If it is not in play, it is not returned, but you draw all the same.

card-improve = Improve
    .text = +2 coins. At the start of Clean-up you may trash an Action you would discard from play this turn, and gain a card costing exactly 1 more.
    .note-1 = Improve may trash itself.
    .note-2 = Treasures, and Durations that stay in play, cannot be chosen.
    .note-3 = The gained card may be of any type; once you have trashed, you must gain if you can.

card-flag-bearer = Flag Bearer
    .text = +2 coins. When you gain or trash this, take the Flag.
    .note-1 = Whoever trashes it takes the Flag, whoever's turn it is.

card-hideout = Hideout
    .text = +1 card, +2 actions. Trash a card from your hand. If it is a Victory card, gain a Curse.
    .note-1 = Trashing is mandatory.
    .note-2 = A Curse is not a Victory card.
    .note-3 = A card of several types, Victory among them, brings the Curse too.

card-inventor = Inventor
    .text = Gain a card costing up to 4. Then all cards cost 1 less this turn, but not less than 0.
    .note-1 = The first gain is not yet cheaper; a second Inventor in the turn already is.
    .note-2 = Cards cost less everywhere: in hands and decks, in the Supply and beside it.
    .note-3 = Events and Projects do not become cheaper.

card-mountain-village = Mountain Village
    .text = +2 actions. Look through your discard pile and put a card from it into your hand; if it is empty, +1 card.
    .note-1 = With cards in your discard pile you cannot choose to draw instead.

card-patron = Patron
    .text = +1 Villager, +2 coins. When something causes you to reveal this, +1 Coffers.
    .note-1 = Two Patrons revealed at once give 2 Coffers.
    .note-2 = Being seen is not enough: a Patron that is discarded, for instance for Villain, gives nothing.

card-priest = Priest
    .text = +2 coins. Trash a card from your hand. For the rest of this turn, whenever you trash a card, +2 coins.
    .note-1 = The card trashed by this very play brings nothing.
    .note-2 = Cards trashed from elsewhere count: from play, from the Supply.
    .note-3 = Every play counts: after two, a trashed card gives 4 coins.

card-research = Research
    .text = +1 action. Trash a card from your hand. For each coin it costs, set a card from the top of your deck aside face down. At the start of your next turn, put those cards into your hand.
    .note-1 = You may look at the cards set aside, opponents may not.
    .note-2 = With too few cards, even after shuffling, set aside as many as there are.
    .note-3 = With nothing set aside, Research is discarded in this turn's Clean-up.

card-silk-merchant = Silk Merchant
    .text = +2 cards, +1 buy. When you gain or trash this, +1 Coffers and +1 Villager.
    .note-1 = It works in anybody's turn.

card-old-witch = Old Witch
    .text = +3 cards. Each opponent gains a Curse and may trash a Curse from their hand.
    .note-1 = With no Curse left to gain, opponents may still trash one.
    .note-2 = Whoever is protected does neither.

card-recruiter = Recruiter
    .text = +2 cards. Trash a card from your hand; +1 Villager for each coin it costs.
    .note-1 = Draw first; trashing is mandatory.
    .note-2 = Potion and Debt in the cost bring nothing.

card-scepter = Scepter
    .text = When you play this, choose: +2 coins; or play again an Action that you played this turn and still have in play.
    .note-1 = A Duration of an earlier turn cannot be chosen; one of this turn can, and Scepter stays in play with it.
    .note-2 = Actions it gives cannot be used in the Buy phase; cards and coins can, and Treasures drawn may be played.
    .note-3 = A card that has left play cannot be chosen.

card-scholar = Scholar
    .text = Discard your hand, then +7 cards.
    .note-1 = If you have to shuffle while drawing, the discarded cards are shuffled in.

card-sculptor = Sculptor
    .text = Gain a card costing up to 4 to your hand. If it is a Treasure, +1 Villager.
    .note-1 = It goes to your hand even if its own text names another place.

card-seer = Seer
    .text = +1 card, +1 action. Reveal the top 3 cards of your deck. Those costing 2 to 4 go into your hand, the rest back on top in any order.
    .note-1 = A card with Potion or Debt in its cost does not cost 2 to 4.
    .note-2 = With fewer than 3 cards, even after shuffling, reveal as many as there are.

card-spices = Spices
    .text = 2 coins, +1 buy. When you gain this, +2 Coffers.
    .note-1 = Coffers gained with a buy wait until your next Buy phase.

card-swashbuckler = Swashbuckler
    .text = +3 cards. If there is a card in your discard pile, +1 Coffers, and if you then have 4 or more Coffers, take the Treasure Chest.
    .note-1 = Look at the discard pile after drawing: a shuffle may have emptied it.
    .note-2 = Without a Coffers token from this play there is no Treasure Chest, however many you have.

card-treasurer = Treasurer
    .text = +3 coins. Choose: trash a Treasure from your hand; or gain a Treasure from the trash to your hand; or take the Key.
    .note-1 = A choice that cannot be carried out may be made, and so may the Key you hold already.
    .note-2 = What the Treasure does when it is gained happens.

card-villain = Villain
    .text = +2 Coffers. Each opponent with 5 or more cards in hand discards one that costs 2 or more, or reveals a hand without one.
    .note-1 = What the cards cost now is what counts.

## Artifacts

card-flag = Flag
    .text = When you draw your new hand in Clean-up, draw 1 card more.
    .note-1 = With Outpost you draw 4 cards instead of 3.

card-horn = Horn
    .text = Once in each of your turns, when you discard a Border Guard from play, you may put it on your deck.
    .note-1 = It works in the very turn you take it.

card-key = Key
    .text = At the start of your turn: +1 coin.
    .note-1 = It gives nothing in the turn you take it.

card-lantern = Lantern
    .text = Your Border Guards reveal 3 cards and discard 2; only 3 Actions then bring an Artifact.
    .note-1 = You must use it, beginning with the turn you take it.

card-treasure-chest = Treasure Chest
    .text = At the start of your Buy phase, gain a Gold.
    .note-1 = It works in the very turn you take it, unless the Buy phase has already begun.

## Projects

card-cathedral = Cathedral
    .text = At the start of your turn, trash a card from your hand.
    .note-1 = You must, in every turn, for the rest of the game.

card-city-gate = City Gate
    .text = At the start of your turn: +1 card, then put a card from your hand on your deck.
    .note-1 = You put a card back even if you could not draw one; it may be the one you drew.

card-pageant = Pageant
    .text = At the end of your Buy phase you may pay 1 coin for +1 Coffers.
    .note-1 = Only one coin, and only one you have not spent.

card-sewers = Sewers
    .text = When you trash a card other than with this, you may trash a card from your hand.
    .note-1 = Trashing by Sewers does not bring Sewers again.
    .note-2 = Whatever made you trash, and from wherever, even from the Supply or in an opponent's turn, Sewers follows.

card-star-chart = Star Chart
    .text = When you shuffle, you may look through the cards and put one of them on top.

card-exploration = Exploration
    .text = At the end of your Buy phase, if you bought no card in it, +1 Coffers and +1 Villager.
    .note-1 = Events and Projects are not cards: buying them does no harm, and Exploration works in the turn you buy it.
    .note-2 = Cards gained otherwise do no harm.

card-fair = Fair
    .text = At the start of your turn: +1 buy.

card-silos = Silos
    .text = At the start of your turn, discard any number of Coppers, revealed from your hand, and draw as many cards.
    .note-1 = If you have to shuffle while drawing, the Coppers are shuffled in.

card-sinister-plot = Sinister Plot
    .text = At the start of your turn: put a token of yours here; or remove all your tokens from here, +1 card for each.
    .note-1 = Each player has tokens of their own here; they are no Coffers.
    .note-2 = Removing none at all may be chosen.

card-academy = Academy
    .text = When you gain an Action, +1 Villager.
    .note-1 = In whatever way you gain it, and in anybody's turn.

card-capitalism = Capitalism
    .text = During your turns, Actions with a plus amount of coins in their text are Treasures too.
    .note-1 = Only a plus amount counts: Improve becomes a Treasure, Inventor does not.
    .note-2 = Everything the card says happens, but actions it gives cannot be used in the Buy phase.
    .note-3 = It concerns all cards everywhere, those of opponents too, but only in your turns.
    .note-4 = Such a card may still be played in the Action phase for an action.

card-fleet = Fleet
    .text = When the game would end, there is one more round, in which only players with this take a turn.
    .note-1 = It begins with the owner who comes next after the player of the last turn.
    .note-2 = The game ends afterwards, whatever the piles look like then.
    .note-3 = Extra turns that come up before the last of these turns are taken, by anybody; after it there are none.

card-guildhall = Guildhall
    .text = When you gain a Treasure, +1 Coffers.
    .note-1 = In whatever way you gain it, and in anybody's turn.

card-piazza = Piazza
    .text = At the start of your turn, reveal the top card of your deck. If it is an Action, play it.
    .note-1 = You must; any other card goes back on top.

card-road-network = Road Network
    .text = When another player gains a Victory card, +1 card.
    .note-1 = In whatever way they gain it, and in your own turn as well.

card-barracks = Barracks
    .text = At the start of your turn: +1 action.

card-crop-rotation = Crop Rotation
    .text = At the start of your turn you may discard a Victory card for +2 cards.
    .note-1 = If you have to shuffle while drawing, the Victory card is shuffled in.

card-innovation = Innovation
    .text = The first time you gain an Action in each of your turns, you may set it aside; if you do, play it.
    .note-1 = Only the first Action counts, also if you decline.
    .note-2 = In the Buy phase actions it gives cannot be used; Treasures it draws may be played if you have bought nothing yet.

card-canal = Canal
    .text = During your turns all cards cost 1 less, but not less than 0.
    .note-1 = Cards cost less everywhere: opponents choose for your Villain by the lower costs.
    .note-2 = Events and Projects do not become cheaper.

card-citadel = Citadel
    .text = The first time you play an Action in each of your turns, play it again afterwards.
    .note-1 = You must, and outside the Action phase too: with Capitalism in the Buy phase.
    .note-2 = A Duration played twice works twice in your next turn as well.
