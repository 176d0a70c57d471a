# Dominion: questions that only cards of Seaside ask.

prompt-ambassador-return = How many copies of this card do you return to the Supply? Every opponent then gains one.
prompt-ambassador-reveal = Reveal a card from your hand: you may return up to 2 copies, and every opponent gains one.
prompt-cutpurse = Discard a Copper; if you have none, you show your hand.
prompt-embargo = Choose a Supply pile for the Embargo token.
prompt-explorer = Reveal a Province to gain a Gold? Otherwise you gain a Silver.
prompt-haven = Set a card from your hand aside; it returns at the start of your next turn.
prompt-island = Put a card from your hand on your Island mat until the game ends.
prompt-lookout-discard = Discard one of these cards; the other one goes back on your deck.
prompt-lookout-trash = Trash one of the cards you are looking at.
prompt-native-village = Put your top card on your Native Village mat, or take all cards from the mat?
prompt-navigator = Discard all of these cards, or put them all back on your deck?
prompt-pearl-diver = Put the bottom card on top of your deck? Otherwise it stays at the bottom.
prompt-pirate-ship = Plunder the opponents' decks, or take 1 coin for each token on your mat?
prompt-pirate-ship-trash = Which of { $target }'s Treasures is trashed?
prompt-treasury = Put Treasury on your deck instead of discarding it?

pass-treasury = Discard it
verb-use-treasury = Put it on your deck
