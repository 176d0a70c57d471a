# Dominion: questions that only Empires asks, with the words of their answers.

prompt-encampment = Reveal a Gold or a Plunder? Otherwise Encampment returns to its pile as Clean-up begins.
prompt-settlers = You may take a Copper from your discard pile into your hand.
prompt-bustling-village = You may take a Settlers from your discard pile into your hand.
prompt-gladiator = Reveal a card from your hand: can your left neighbour reveal the same?
prompt-gladiator-match = Reveal the same card from your hand? Otherwise the Gladiator brings another coin.
prompt-small-castle = Trash a Castle from your hand? Otherwise this Small Castle is trashed.
prompt-opulent-castle = Discard any number of Victory cards for +2 coins each.
prompt-sprawling-castle = Gain a Duchy or 3 Estates?
prompt-temple = { $count ->
    [3] Trash a card; two more with other names may follow.
   *[other] You may trash another card with a different name.
}
prompt-wild-hunt = Draw 3 cards and put a VP token on the pile, or gain an Estate and take the tokens of the pile?
prompt-archive = Which card do you take from the Archive?
prompt-charm = +1 buy and +2 coins, or another card with your next buy?
prompt-charm-gain = You may also gain a card of the same cost.
prompt-crown-action = Choose an Action from your hand to play twice.
prompt-crown-treasure = Choose a Treasure from your hand to play twice.
prompt-legionary = Reveal a Gold? Then the opponents discard down to 2 cards and draw 1.
prompt-engineer = Trash Engineer to gain another card that costs 4 or less?
prompt-overlord = Choose the Action in the Supply that Overlord plays.
prompt-advance = You may trash an Action to gain one that costs 6 or less.
prompt-annex = Which cards stay in your discard pile? The others are shuffled into your deck.
prompt-donate = Trash any number of cards; the rest is shuffled into your deck.
prompt-ritual = Trash a card: you get 1 VP token for each coin it costs.
prompt-salt-the-earth = Trash a Victory card from the Supply.
prompt-tax = On which pile do you put 2 Debt tokens?
prompt-aqueduct = Which comes first: moving a token to the Aqueduct, or taking its tokens?
prompt-arena = You may discard an Action for 2 VP tokens.
prompt-mountain-pass = { $count ->
    [0] How much Debt do you bid for 8 VP tokens?
   *[other] How much Debt do you bid for 8 VP tokens? The highest bid is { $count }.
}

pass-encampment = Reveal none
pass-settlers = Leave it there
pass-bustling-village = Leave it there
pass-gladiator-match = Reveal none
pass-small-castle = Trash this one
pass-opulent-castle = Discard no more
pass-temple = Trash no more
pass-charm-gain = Gain no further card
pass-crown-action = Play none
pass-crown-treasure = Play none
pass-legionary = Reveal none
pass-engineer = Keep it
pass-advance = Trash none
pass-annex = Keep no more
pass-donate = Trash no more
pass-arena = Discard none
pass-mountain-pass = No bid
yes-engineer = Trash it

mode-plus-cards-wild-hunt = +3 cards and a VP token onto the pile
mode-plus-estate-wild-hunt = Gain an Estate and the tokens of the pile
mode-plus-estate-sprawling-castle = Gain 3 Estates
mode-plus-coins-charm = +1 buy, +2 coins
mode-plus-gain = Gain another card
mode-plus-gain-charm = Another card with your next buy
mode-plus-move = Move a token
mode-plus-move-aqueduct = Move a token here first
mode-plus-points = Take the tokens
mode-plus-points-aqueduct = Take the tokens first
