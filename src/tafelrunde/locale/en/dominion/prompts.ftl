# Dominion: the questions of the turn and those that many cards ask; a set's own questions are in
# its file. $card is the card that asks ($by is “card” if there is one), $count how many such choices
# there are to come, $about the card a question is about. How “pass” and “yes” are worded is in
# verbs.ftl.

## The turn

prompt-play-action = Which Action do you play?
prompt-play-treasure = Which Treasures do you play?
prompt-buy = Which card do you buy?
prompt-play-night = Which Night card do you play?

## Questions that many cards ask

prompt-play = Which card do you play?
prompt-discard = { $count ->
    [0] Discard a card.
    [one] Discard a card.
   *[other] Discard a card ({ $count } to go).
}
prompt-trash = { $count ->
    [0] Trash a card.
    [one] Trash a card.
   *[other] Trash a card ({ $count } to go).
}
prompt-gain = Which card do you gain?
prompt-topdeck = { $count ->
    [0] Which card do you put on your deck?
    [one] Which card do you put on your deck?
   *[other] Which card do you put on your deck ({ $count } to go)?
}
prompt-topdeck-last-on-top = { $count ->
    [one] Which card do you put on top of your deck?
   *[other] Which card do you put on your deck? The last one will be on top ({ $count } to go).
}
prompt-topdeck-order = Which card do you put on your deck next? The last one will be on top ({ $count } to go).
prompt-keep = Which card do you keep?
prompt-aside = Which card do you set aside?
prompt-reveal = Which card do you reveal?
prompt-react = You are being attacked. Do you reveal a card?
prompt-show = You may reveal a card from your hand.
prompt-name = Which card do you name?
prompt-give = Which card do you pass to the player on your left?
prompt-place = Where do you put the card?
prompt-choose = What do you choose?
prompt-return = Which card do you return to the Supply?
prompt-take = Which card do you take into your hand?
prompt-use = Which effect do you use?
prompt-next-effect = { $by ->
    [card] Use { $card } now?
   *[rules] Several effects come now. Which one is next?
}
prompt-count = How many?
prompt-token = Which pile do you put the token on?
prompt-pay-debt = How much Debt do you pay off?
prompt-overpay = How many coins do you overpay for { $card }?
prompt-overpay-potions = How many Potions do you overpay for { $card }?
