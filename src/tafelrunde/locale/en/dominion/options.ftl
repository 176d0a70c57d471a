# Dominion: the options of a match.

dominion-option-kingdom = Kingdom
    .help = A recommended list of ten cards. A year behind a slash, as in first-game/2008, takes the list and the wording of that printing.
dominion-option-cards = Cards of the kingdom
    .help = Ten kingdom cards of any printing; where one of them calls for a Bane, an eleventh is the Bane.
dominion-option-draw = Random kingdom
    .help = Ten cards drawn at random.
dominion-option-draw-sets = Sets
    .help = The sets the cards come from; all of them if nothing is said.
dominion-option-draw-seed = Seed
    .help = The same seed draws the same cards.
dominion-option-draw-include = Included cards
    .help = These cards are in the kingdom.
dominion-option-draw-exclude = Excluded cards
    .help = These cards are not in the kingdom.
dominion-option-draw-need = There should be a card for
    .help = At least one card of each kind.
dominion-option-draw-costs = Costs
    .help = At least one card of each of these costs.
dominion-option-draw-max-attacks = Attacks at most
    .help = More Attacks than that are not drawn.
dominion-option-editions = Editions
    .help = Which printing of a set is used: it decides which cards there are and how they are worded. The latest if nothing is said.

need-village = more actions
need-draw = drawing
need-buy = more buys
need-trash = trashing
need-attack = attacking
need-reaction = reacting

edition-first = first edition
edition-second = second edition
edition-latest = latest edition
