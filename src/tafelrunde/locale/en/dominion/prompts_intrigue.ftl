# Dominion: questions that only cards of Intrigue ask.

prompt-baron = Discard an Estate for +4 coins? Otherwise you gain an Estate.
prompt-courtier = Choose a bonus: +1 action, +1 buy, +3 coins, or gain a Gold.
prompt-courtier-reveal = Reveal a card from your hand: you get one bonus for each of its types.
prompt-lurker = Choose an Action: trash it from the Supply, or gain it from the trash.
prompt-mill = Discard 2 cards for +2 coins? A single card in hand earns nothing.
prompt-mining-village = Trash this Mining Village for +2 coins?
prompt-minion = Take +2 coins, or discard your hand, draw 4 cards and attack?
prompt-nobles = Choose: +3 cards or +2 actions.
prompt-pawn = Choose two different bonuses: +1 card, +1 action, +1 buy, +1 coin.
prompt-secret-chamber = Discard any number of cards for +1 coin each.
prompt-secret-passage = Choose a card from your hand to hide in your deck.
prompt-secret-passage-position = At which position in your deck? 1 is the top.
prompt-steward = Choose: +2 cards, +2 coins, or trash 2 cards from your hand.
prompt-masquerade-trash = You may trash a card.
prompt-swindler = Which card does { $target } gain instead of the trashed one?
prompt-torturer = Discard 2 cards, or gain a Curse to your hand?
prompt-wishing-well = Name a card: if it is on top of your deck, it goes into your hand.

pass-masquerade-trash = Trash nothing
