# Dominion: the answers a player can give.

## Verbs

verb-pass = Do nothing
verb-play = Play { $thing }
verb-treasures = Play all Treasures
verb-buy = Buy { $thing }
verb-gain = Gain { $thing }
verb-discard = Discard { $thing }
verb-trash = Trash { $thing }
verb-topdeck = Put { $thing } on your deck
verb-keep = Keep { $thing }
verb-aside = Set { $thing } aside
verb-reveal = Reveal { $thing }
verb-react = Reveal { $thing }
verb-name = Name { $thing }
verb-give = Pass on { $thing }
verb-place = Position { $thing }
verb-choose = Choose { $thing }
verb-return = Return { $thing }
verb-take = Take { $thing }
verb-use = Use { $thing }
verb-count = { $thing }
verb-token = Token on { $thing }
verb-coffers = Spend Coffers: { $thing }
    .alone = Spend a Coffers token
verb-villagers = Spend Villagers: { $thing }
    .alone = Spend a Villager
verb-pay = Pay off Debt: { $thing }
    .alone = Pay off all the Debt you can
verb-call = Call { $thing }
    .alone = Call a card
verb-exchange = Exchange for { $thing }
    .alone = Exchange
verb-bid = Bid { $thing }
    .alone = Bid
verb-look = Look at { $thing }
    .alone = Look

## Modes, with the numbers of a card where they differ

mode-yes = Yes
mode-plus-cards = + cards
mode-plus-cards-pawn = +1 card
mode-plus-cards-steward = +2 cards
mode-plus-cards-nobles = +3 cards
mode-plus-actions = + actions
mode-plus-actions-pawn = +1 action
mode-plus-actions-courtier = +1 action
mode-plus-actions-nobles = +2 actions
mode-plus-buys = + buys
mode-plus-buys-pawn = +1 buy
mode-plus-buys-courtier = +1 buy
mode-plus-coins = + coins
mode-plus-coins-pawn = +1 coin
mode-plus-coins-steward = +2 coins
mode-plus-coins-minion = +2 coins
mode-plus-coins-courtier = +3 coins
mode-plus-coins-pirate-ship = +1 coin for each coin token
mode-plus-trash = Trash cards
mode-plus-trash-steward = Trash 2 cards from your hand
mode-plus-discard = Discard cards
mode-plus-discard-torturer = Discard 2 cards
mode-plus-discard-minion = Discard your hand, +4 cards; opponents with 5 or more cards too
mode-plus-discard-navigator = Discard all of them
mode-plus-curse = Gain a Curse
mode-plus-curse-torturer = Gain a Curse to your hand
mode-plus-gold = Gain a Gold
mode-plus-silver = Gain a Silver
mode-plus-estate = Gain an Estate
mode-plus-mat = Put a card on the mat
mode-plus-mat-native-village = Put the top card of your deck on the mat
mode-plus-pickup = Take the cards from the mat
mode-plus-pickup-native-village = Take all cards from the mat into your hand
mode-plus-attack = Attack
mode-plus-attack-pirate-ship = Attack: loot the opponents' Treasures
mode-plus-hand = Into your hand
mode-plus-deck = Onto your deck
mode-plus-deck-navigator = Put all of them back

## Doing nothing, and yes, in the words of a question

pass-play-action = No further Action
pass-play-treasure = No further Treasure
pass-buy = Buy nothing more
pass-play-night = No further Night card
pass-discard = Discard nothing
pass-trash = Trash nothing
pass-gain = Gain nothing
pass-topdeck = Put none on your deck
pass-reveal = Reveal none
pass-react = Reveal nothing
pass-show = Reveal none
pass-next-effect = No, nothing
pass-cellar-discard = Discard no more
pass-chapel-trash = Trash no more
pass-chancellor-deck = Leave it
pass-harbinger-topdeck = Put none on your deck
pass-vassal-play = Leave it discarded
pass-moneylender-trash = Keep the Copper
pass-thief-gain = Gain no more
pass-throne-room-play = Play none
pass-sentry-sort = Put the rest back
pass-secret-chamber = Discard no more
pass-lurker = Neither
pass-baron = Discard none
pass-mining-village = Keep it
pass-mill = Discard nothing
pass-pearl-diver = Leave it at the bottom
pass-cutpurse = Show your hand
pass-explorer = Gain a Silver
yes-chancellor-deck = Turn the deck over
yes-mining-village = Trash it for 2 coins
yes-pearl-diver = Put it on top

## Examples for the help of the terminal

play-help-one = 3, gold or discard estate
play-help-several = copper, copper, estate
