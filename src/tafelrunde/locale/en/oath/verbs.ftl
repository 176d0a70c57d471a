# Oath: the answers a player can give; what their objects are called is in things.ftl. “.alone” is the
# answer without an object, verb-X-Y the answer X in the words of question Y.

## Verbs

verb-pass = Do nothing
verb-search = Search { $thing }
    .alone = Search
verb-muster = Muster { $thing }
    .alone = Muster
verb-trade = Trade { $thing }
    .alone = Trade
verb-recover = Recover { $thing }
    .alone = Recover
verb-campaign = Campaign { $thing }
    .alone = Campaign
verb-travel = Travel { $thing }
    .alone = Travel
verb-adviser = { $place ->
    [0] Play or discard: { $thing }
   *[other] { $who ->
        [you] Play or discard { own-adviser }
       *[other] Play or discard: { $thing }
    }
}
verb-use = Use { $thing }
verb-peek = Look at { $thing }
verb-peek-choose-card = { $thing }
verb-warbands = Move warbands { $thing }
    .alone = Move warbands
verb-citizenship = Offer Citizenship to { $thing }
verb-exile = Exile { $thing }
    .alone = Go into exile
verb-rest = Rest { $thing }
    .alone = Rest (end the turn)
verb-draw = Draw from the { $thing }
verb-on = { $thing }
verb-for = Get { $thing }
verb-for-witchs-bargain = Get { $thing }
verb-to = To { $thing }
verb-to-play-card = Play: { $thing }
verb-to-move-warbands = From your board to { $thing }
verb-from-move-warbands = From { $thing } to your board
verb-to-choose-bank = To the { $thing } bank
verb-to-discard-where = { $thing }
verb-from = From: { $thing }
verb-from-choose-bank = From the { $thing } bank
verb-against = Against { $thing }
verb-target = { $thing }
verb-choose = { $thing }
verb-count = { $thing }
verb-keep = Keep { $thing }
verb-discard = Discard { $thing }
    .alone = Discard it
verb-discard-discard-adviser = { $place ->
    [0] Discard { $thing }
   *[other] { $who ->
        [you] Discard { own-adviser }
       *[other] Discard { $thing }
    }
}
verb-lose = { $thing }
verb-place = { $thing }
    .alone = Put 1 favor on it
verb-bank = { $thing } bank
verb-suit = { $thing }
verb-take = Take { $thing }
verb-give = { $place ->
    [0] Give { $thing }
   *[other] { $who ->
        [you] Give { own-adviser }
       *[other] Give { $thing }
    }
}
verb-want = Ask for { $thing }
verb-accept = Accept { $thing }
    .alone = Accept
verb-offer = Offer { $thing }
    .alone = Make this offer
verb-join = Join { $thing }
    .alone = Join
verb-reroll = Roll again { $thing }
    .alone = Roll again
verb-pay = Pay { $thing }
    .alone = Pay
verb-sacrifice = Sacrifice { $thing }
    .alone = Sacrifice
verb-name = { $thing }
verb-name-name-oathkeeper = { $thing } as { title-oathkeeper }
verb-swap = { $thing }
verb-burn = Burn { $thing }
verb-bury = Put { $thing } under the relic deck
verb-claim = Accuse { $thing } of breaking a promise
verb-show = { $place ->
    [0] Show { $thing } to somebody
   *[other] { $who ->
        [you] Show { own-adviser } to somebody
       *[other] Show { $thing } to somebody
    }
}

## One's own facedown adviser at a place

own-adviser = your { adviser-rank } adviser
adviser-rank = { $place ->
    [1] first
    [2] second
    [3] third
   *[other] { $place }th
}

## Modes, and “yes” and “pass” in the words of a question

mode-yes = Yes
mode-add-forgotten-vault = Put 1 secret on it
mode-remove-forgotten-vault = Burn 1 secret from it
yes-sacrifice = Sacrifice and win
pass-sacrifice = Sacrifice nothing and lose
yes-join-defence = Join the defence
pass-join-defence = Stay out of it
yes-allow-ally = Allow the ally
pass-allow-ally = Refuse the ally
yes-use-power = Use it
pass-use-power = Do not use it
yes-pay-power = Pay
pass-pay-power = Do not pay
yes-pay-toll = Pay
pass-pay-toll = Do not pay
pass-use-modifier = No further card
pass-rest-power = No power
pass-battle-plan = No further plan
pass-declare-target = No further target
pass-discard-first = Discard nothing
pass-discard-where = As usual
pass-conspiracy = Take nothing
pass-campaign-against = No campaign
verb-accept-accept-deal = Accept the offer
    .alone = Accept the offer
pass-accept-deal = Refuse the offer
pass-compose-offer = Drop the offer
verb-accept-allow-pick-up = Allow the warbands to be picked up
    .alone = Allow the warbands to be picked up
pass-allow-pick-up = Leave the warbands where they are
verb-accept-allow-sharing = Agree to move the warbands
    .alone = Agree to move the warbands
pass-allow-sharing = Refuse to move the warbands
pass-admit-breach = Deny it
verb-accept-admit-breach = Admit it and pay
    .alone = Admit it and pay
pass-show-relic = Show none
verb-bank-tend-peoples-favor = Move 1 favor from the banner to the { $thing } bank
verb-place-tend-peoples-favor = Put 1 favor on the banner
    .alone = Put 1 favor on the banner
pass-tend-peoples-favor = Do nothing
verb-bank-first-bank = { $thing } bank first
verb-place-place-site-favor = 1 favor to { $thing }
verb-to-name-destination = Send the traveller to { $thing }
mode-top-discard-end = On top of the pile
mode-bottom-discard-end = Under the pile
mode-raise-adjust-die = Raise the roll by 1
mode-lower-adjust-die = Lower the roll by 1
pass-adjust-die = Leave the roll as it is
pass-choose-player = Nobody
pass-choose-card = None
pass-choose-relic = None
pass-choose-bank = No favor
pass-travel-to = Stay
pass-move-warbands = Move none

## Examples for the help of the terminal

play-help-one = 3, travel or discard wolves
play-help-several = wolves, longbows
