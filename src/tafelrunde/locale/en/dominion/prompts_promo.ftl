# Dominion: questions that only promo cards ask.

prompt-avanto = You may play a Sauna from your hand.
prompt-black-market-buy = You may buy one of these cards now.
prompt-black-market-return = Put one of these cards under the Black Market deck; the last one lies at the very bottom.
prompt-black-market-treasure = You may play Treasures before you buy.
prompt-captain = Choose an Action in the Supply to play; it stays there.
prompt-church = You may set up to 3 cards from your hand aside until your next turn.
prompt-church-set = Which set do you take next? Choose a card of it.
prompt-church-trash = You may trash a card from your hand.
prompt-envoy = Which of these cards does { $target } discard?
prompt-governor = Choose one; the others get a share of it.
prompt-governor-one = You may trash a card from your hand and gain one costing exactly 1 more.
prompt-governor-two = You may trash a card from your hand and gain one costing exactly 2 more.
prompt-prince = Set Prince aside?
prompt-prince-action = Set an Action costing up to 4 aside; it is played at the start of each of your turns.
prompt-sauna = You may play an Avanto from your hand.
prompt-sauna-trash = You may trash a card from your hand for the Silver.
prompt-stash = At which position in your deck do you put Stash? 1 is the top.
prompt-walled-village = Put Walled Village on your deck?

## Modes, with the numbers of a card

mode-plus-cards-governor = +3 cards; the others +1 card
mode-plus-gold-governor = Gain a Gold; the others gain a Silver
mode-plus-trash-governor = Trash a card and gain one costing 2 more; the others one costing 1 more

## Doing nothing, and yes, in the words of a question

pass-avanto = Play none
pass-black-market-buy = Buy nothing
pass-black-market-treasure = No further Treasure
pass-church = Set no more aside
pass-church-trash = Trash nothing
pass-governor-one = Trash nothing
pass-governor-two = Trash nothing
pass-prince = Leave it in play
pass-prince-action = No fitting Action
pass-sauna = Play none
pass-sauna-trash = Trash nothing
pass-walled-village = Discard it
yes-prince = Set it aside
