# Dominion: questions that only cards of Alchemy ask.

prompt-alchemist = Put Alchemist on your deck instead of discarding it?
prompt-golem = Which of the two Actions do you play first?
prompt-herbalist = Put a Treasure you have in play on your deck?
prompt-herbalist-treasure = Which Treasure in play do you put on your deck?
prompt-university = You may gain an Action that costs up to 5.

pass-alchemist = Discard it
pass-herbalist = Put none on your deck
pass-university = Gain none
verb-use-alchemist = Put it on your deck
verb-use-herbalist = Choose a Treasure
