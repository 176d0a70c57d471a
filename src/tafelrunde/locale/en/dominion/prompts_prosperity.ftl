# Dominion: questions that only cards of Prosperity ask.

prompt-bishop-other = You may trash a card from your hand.
prompt-contraband = Name a card that { $target } may not buy this turn.
prompt-counting-house = How many Coppers do you take from your discard pile?
prompt-forge = Trash a card, or pass to gain one that costs as much as all trashed ones together.
prompt-kings-court = You may choose an Action from your hand to play three times.
prompt-loan = Trash or discard the Treasure that showed up?
prompt-mint = You may reveal a Treasure from your hand to gain a copy of it.
prompt-mountebank = Discard a Curse? If you pass, you gain a Curse and a Copper.
prompt-royal-seal = Put the card you gained on top of your deck?
prompt-vault = Discard a card for +1 coin, or pass when you are done.
prompt-vault-other = Discard 2 cards to draw 1? A single card in hand draws nothing.
prompt-watchtower = Trash the card you gained, or put it on top of your deck?
