# Dominion: questions that only cards of Hinterlands ask, and their answers.

prompt-cartographer = Discard any of these cards; the rest goes back on your deck.
prompt-duchess-gain = You have gained a Duchy. Do you gain a Duchess too?
prompt-duchess-top = Discard your top card, or put it back?
prompt-ill-gotten-gains = Gain a Copper to your hand?
prompt-inn = Which Actions from your discard pile do you shuffle into your deck?
prompt-jack-of-all-trades-top = Discard your top card, or put it back?
prompt-jack-of-all-trades-trash = You may trash a card that is not a Treasure.
prompt-noble-brigand = Which of { $target }'s Treasures is trashed? You gain it.
prompt-oracle-other = { $target }'s two cards: discard both, or put them back?
prompt-oracle-own = Discard both of your cards, or put them back?
prompt-scheme = You may choose an Action in play to put on your deck.
prompt-spice-merchant = Choose: +2 cards and +1 action, or +2 coins and +1 buy.
prompt-spice-merchant-trash = Trash a Treasure for +2 cards and +1 action, or +2 coins and +1 buy?
prompt-stables = Discard a card for +3 cards and +1 action?
prompt-tunnel = You have discarded Tunnel. Do you reveal it to gain a Gold?

pass-cartographer = Put the rest back
pass-duchess-gain = Gain none
pass-ill-gotten-gains = Gain none
pass-inn = Shuffle in no more
pass-jack-of-all-trades-trash = Trash nothing
pass-scheme = Choose none
pass-spice-merchant-trash = Trash nothing
pass-stables = Discard nothing
pass-tunnel = Do not reveal it
yes-ill-gotten-gains = Gain a Copper

mode-plus-cards-spice-merchant = +2 cards, +1 action
mode-plus-coins-spice-merchant = +2 coins, +1 buy
mode-plus-deck-oracle = Put both back
mode-plus-discard-oracle = Discard both
verb-use-duchess-gain = Gain a Duchess
verb-use-tunnel = Reveal it and gain a Gold
