# Dominion: questions that only cards of Guilds ask, and their answers.

prompt-advisor = { $target } has revealed these cards: choose the one to discard.
prompt-butcher-coffers = How many Coffers do you spend? Each lets you gain a card that costs 1 more.
prompt-butcher-trash = Trash a card to gain another one?
prompt-doctor-overpaid = Trash this card, discard it, or put it back on your deck?
prompt-herald-overpaid = { $count ->
    [one] Put a card from your discard pile on top of your deck.
   *[other] Put a card from your discard pile on your deck. The last one will be on top ({ $count } to go).
}
prompt-plaza = Discard a Treasure for +1 Coffers?
prompt-taxman = You may trash a Treasure and gain one that costs up to 3 more.
prompt-taxman-discard = Discard a card of that name; if you have none, you show your hand.

pass-butcher-trash = Trash nothing
pass-plaza = Discard nothing
pass-taxman = Trash nothing
pass-taxman-discard = Show your hand
