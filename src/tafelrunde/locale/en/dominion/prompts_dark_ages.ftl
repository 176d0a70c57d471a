# Dominion: questions that only cards of Dark Ages ask, and how their answers are worded.

prompt-band-of-misfits = Which Action in the Supply does Band of Misfits play?
prompt-catacombs = Take these cards into your hand, or discard them and draw 3 others?
prompt-count-price = First: discard 2 cards, put a card on your deck, or gain a Copper?
prompt-count-reward = And now: +3 coins, trash your hand, or gain a Duchy?
prompt-counterfeit = Which Treasure do you play twice and then trash?
prompt-cultist = Play another Cultist?
prompt-dame-anna = { $count ->
    [one] You may trash one more card.
   *[other] You may trash up to { $count } cards.
}
prompt-death-cart = Trash an Action from your hand? Otherwise Death Cart is trashed.
prompt-graverobber = Gain a card from the trash, or trash an Action from your hand for a more expensive card?
prompt-hermit-discard = Trash a card from your discard pile? Otherwise you may trash one from your hand.
prompt-hermit-hand = Trash a card from your hand that is not a Treasure?
prompt-hunting-grounds = Gain a Duchy or 3 Estates?
prompt-ironmonger = Discard the revealed card, or leave it on your deck? You get its bonus either way.
prompt-lose-a-good-card = Which of the revealed cards do you trash?
prompt-mercenary = Trash 2 cards for +2 cards and +2 coins? A single card in hand earns nothing.
prompt-mystic = Name a card: if it is on top of your deck, it goes into your hand.
prompt-pillage = Which card does { $target } discard?
prompt-procession = Which Action do you play twice and then trash?
prompt-rats = Trash a card other than Rats; if you have none, you show your hand.
prompt-rebuild = Name a card: if it is a Victory card, it is spared.
prompt-rogue = Which card do you gain from the trash?
prompt-scavenger-deck = Put your deck onto your discard pile?
prompt-scavenger-topdeck = Which card from your discard pile do you put on your deck?
prompt-squire = Choose: +2 actions, +2 buys, or gain a Silver.
prompt-storeroom-coins = Discard any number of cards for +1 coin each.
prompt-storeroom-draw = Discard any number of cards, then draw as many.
prompt-survivors = Discard both cards, or put both back on your deck?
prompt-urchin = You play another Attack. Trash this Urchin for a Mercenary?

## Modes

mode-plus-copper = Gain a Copper
mode-plus-duchy = Gain a Duchy
mode-plus-actions-squire = +2 actions
mode-plus-buys-squire = +2 buys
mode-plus-coins-count = +3 coins
mode-plus-deck-count = Put a card from your hand on your deck
mode-plus-deck-survivors = Put both back
mode-plus-discard-catacombs = Discard them, +3 cards
mode-plus-discard-count = Discard 2 cards
mode-plus-discard-survivors = Discard both
mode-plus-estate-hunting-grounds = Gain 3 Estates
mode-plus-from-trash-graverobber = Gain a card costing 3 to 6 from the trash onto your deck
mode-plus-hand-catacombs = Take them into your hand
mode-plus-trash-count = Trash your hand
mode-plus-trash-graverobber = Trash an Action for a card costing up to 3 more

## Doing nothing, and yes

pass-counterfeit = Play none twice
pass-cultist = Play no other
pass-dame-anna = Trash no more
pass-death-cart = Trash Death Cart
pass-hermit-discard = None from the discard pile
pass-hermit-hand = Trash nothing
pass-mercenary = Trash nothing
pass-procession = Play none
pass-rats = Show your hand
pass-scavenger-deck = Leave it
pass-storeroom-coins = Discard no more
pass-storeroom-draw = Discard no more
pass-urchin = Keep the Urchin
yes-scavenger-deck = Move the deck
verb-use-urchin = Trash it for a Mercenary
