# Dominion: questions that only cards of Prosperity ask.

prompt-bishop-other = You may trash a card from your hand.
prompt-contraband = Name a card that { $target } may not buy this turn.
prompt-counting-house = How many Coppers do you take from your discard pile?
prompt-forge = Trash any number of cards, then gain one that costs as much as all of them together.
prompt-kings-court = You may choose an Action from your hand to play three times.
prompt-loan = Trash or discard the Treasure that showed up?
prompt-mint = You may reveal a Treasure from your hand to gain a copy of it.
prompt-mountebank = Discard a Curse? Otherwise you gain a Curse and a Copper.
prompt-royal-seal = Put the card you gained on top of your deck?
prompt-vault = Discard any number of cards for +1 coin each.
prompt-vault-other = Discard 2 cards to draw 1? A single card in hand draws nothing.
prompt-watchtower = Trash the card you gained, or put it on top of your deck?

pass-bishop-other = Trash nothing
pass-forge = Trash no more
pass-kings-court = Play none
pass-mint = Reveal none
pass-mountebank = Gain a Curse and a Copper
pass-royal-seal = Leave it
pass-vault = Discard no more
pass-vault-other = Discard nothing
verb-reveal-mint = Reveal { $thing }
verb-use-royal-seal = Put it on your deck
