# Dominion: the options of a match.

dominion-option-kingdom = Kingdom
    .help = A recommended list of ten cards. A year behind a slash, as in first-game/2008, takes the list and the wording of that printing.
dominion-option-cards = Cards of the kingdom
    .help = Ten kingdom cards of any printing; if one of them calls for a Bane, the eleventh is the Bane.
dominion-option-draw = Random kingdom
    .help = Ten cards drawn at random.
dominion-option-draw-sets = Sets
    .help = The sets the cards come from; all of them unless you choose.
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
dominion-option-draw-max-attacks = Attacks, at most
    .help = More Attacks than that are not drawn.
dominion-option-editions = Editions
    .help = Which printing of a set is used: it decides which cards there are and how they are worded. The latest unless you choose.

need-village = more actions
need-draw = drawing
need-buy = more buys
need-trash = trashing
need-attack = attacking
need-reaction = reacting

edition-first = first edition
edition-second = second edition
edition-latest = latest edition

dominion-option-code = Code of a kingdom
    .help = A kingdom somebody has shared, as one word that begins with D1-.
dominion-option-landscapes = Events, Landmarks and Projects
    .help = These lie beside the Supply.
dominion-option-colonies = Platinum and Colony
    .help = By the rulebook: yes if all cards are from Prosperity, otherwise one randomizer decides.
dominion-option-shelters = Shelters instead of Estates
    .help = By the rulebook: yes if all cards are from Dark Ages, otherwise one randomizer decides.
dominion-option-black-market = Black Market deck
    .help = At least 15 kingdom cards that are not in the Supply; drawn at random unless you choose.
dominion-option-druid-boons = Boons of the Druid
    .help = The three Boons laid out for the Druid; drawn at random unless you choose.
dominion-option-obelisk = Pile of the Obelisk
    .help = The pile whose cards the Obelisk counts; drawn at random unless you choose.
dominion-option-draw-events = Events
    .help = Exactly this many Events. Unless you ask for a number of landscapes, up to two are drawn as well.
dominion-option-draw-landmarks = Landmarks
    .help = Exactly this many Landmarks.
dominion-option-draw-projects = Projects
    .help = Exactly this many Projects.
dominion-option-draw-at-least = Sets that must appear
    .help = At least one card from each of these sets; a set named twice means two cards, and so on.

whether-auto = by the rulebook
whether-with = used
whether-without = not used
