# Dominion: questions that only Renaissance asks.

prompt-border-guard = Take one of these cards into your hand; the rest is discarded.
prompt-border-guard-artifact = Do you take the Lantern or the Horn?
prompt-cargo-ship = Set the gained card aside on Cargo Ship? It comes to your hand next turn.
prompt-city-gate = Put a card from your hand on your deck.
prompt-crop-rotation = You may discard a Victory card for +2 cards.
prompt-ducat = You may trash a Copper from your hand.
prompt-horn = Put Border Guard on your deck instead of discarding it?
prompt-improve = You may trash an Action in play and gain a card costing exactly 1 more.
prompt-innovation = Set the gained Action aside and play it?
prompt-mountain-village = Take a card from your discard pile into your hand.
prompt-old-witch = You may trash a Curse from your hand.
prompt-pageant = Pay 1 coin for 1 Coffers?
prompt-scepter = Take +2 coins, or play an Action again?
prompt-scepter-play = Choose an Action in play to play again.
prompt-sewers = You may trash a card from your hand.
prompt-silos = How many Coppers do you discard? You draw as many cards.
prompt-sinister-plot = Put a token here, or remove all your tokens and draw a card for each?
prompt-star-chart = You may choose a card to be on top after the shuffle.
prompt-treasurer = Choose one.
prompt-villain = Discard a card costing 2 or more; if you have none, you show your hand.

## Modes, with the numbers of a card where they differ

mode-plus-again = Once more
mode-plus-again-scepter = Play an Action in play again
mode-plus-cards-sinister-plot = Remove all your tokens and draw a card for each
mode-plus-coins-scepter = +2 coins
mode-plus-from-trash = Gain a card from the trash
mode-plus-from-trash-treasurer = Gain a Treasure from the trash to your hand
mode-plus-token = Put a token
mode-plus-token-sinister-plot = Put a token here
mode-plus-trash-treasurer = Trash a Treasure from your hand

## Doing nothing, in the words of a question

pass-cargo-ship = Leave it
pass-crop-rotation = Discard nothing
pass-ducat = Keep the Copper
pass-horn = Discard it
pass-improve = Trash nothing
pass-innovation = Leave it
pass-old-witch = Trash nothing
pass-pageant = Pay nothing
pass-sewers = Trash nothing
pass-star-chart = Choose none
pass-villain = Show your hand
verb-use-cargo-ship = Set it aside
verb-use-horn = Put it on your deck
verb-use-innovation = Play it
verb-use-pageant = Pay 1 coin
