# Oath: the questions. The card that asks stands before them; $about and $target are what and whom it is about, $count is
# what is left of a number. What “pass” and “yes” are called stands in verbs.ftl.

## Setup

prompt-place-site-favor = There is not enough favor for every site. Which site gets the next token?
prompt-place-pawn = Where does your pawn begin?
prompt-first-adviser = Which card becomes your first adviser (facedown)? You discard the others.

## The turn

prompt-act = What do you do?
prompt-use-modifier = Do you use a card with this action?
prompt-rest-power = Do you use another power before your turn ends?
prompt-tend-peoples-favor = Do you put 1 favor on the banner, or return 1 from it to the bank that has the least?
prompt-name-oathkeeper = Several players meet the oath's goal equally well. Who becomes Oathkeeper?

## Search

prompt-search-deck = Where do you search?
prompt-keep-card = { $count ->
    [0] Which of these cards do you keep and play?
    [one] Which of these cards do you keep and play?
   *[other] Which of these cards do you keep and play ({ $count } to choose)?
}
prompt-discard-order = { $count ->
    [0] Which card do you discard first? It will end up at the bottom.
   *[other] Which card do you discard first? It will end up at the bottom ({ $count } left).
}
prompt-discard-where = Where do the other cards go?
prompt-discard-end = On top of that pile or under it?
prompt-play-card = Where do you play { $about }?
prompt-discard-first = Do you discard a card at a site before you play yours?
prompt-discard-adviser = You have too many advisers. Which one do you discard?
prompt-conspiracy = Burn 1 secret to take a relic or banner?

## Muster, trade, recover

prompt-muster-on = Which card do you muster on? You put 1 favor on it and gain warbands.
prompt-trade-with = With which card do you trade?
prompt-trade-for = What do you want from { $about }?
prompt-recover-thing = What do you recover?
prompt-banner-payment = How much do you put on the { $about }? The more lies there, the more the next player has to pay.
prompt-first-bank = The favor on the banner goes to the banks one by one. Which bank comes first?

## Travel

prompt-travel-to = Where do you travel?
prompt-name-destination = The ruler of this site names the destination. Where does the traveller go?
prompt-pay-toll = Travelling there ({ $about }) costs a toll of 1 favor. Do you pay it?

## Campaign

prompt-campaign-against = Against whom do you campaign?
prompt-declare-target = Which target do you declare? Every target adds defence dice.
prompt-join-defence = { $target } is attacked. Do you join the defence?
prompt-allow-ally = { $target } wants to join your defence. Do you allow it?
prompt-attack-dice = How many attack dice do you roll? You may roll one for each of your warbands.
prompt-battle-plan = Do you use a battle plan?
prompt-lose-to-skulls = { $count ->
    [one] A skull kills one of your warbands. Where?
   *[other] Skulls kill { $count } of your warbands. Where does the next one die?
}
prompt-sacrifice = { $count ->
    [one] Do you sacrifice 1 warband? That is just enough to win.
   *[other] Do you sacrifice { $count } warbands? That is just enough to win.
}
prompt-sacrifice-from = Where do you sacrifice a warband ({ $count } to go)?
prompt-lose-warband = { $count ->
    [one] Where do you lose a warband?
   *[other] You lose { $count } warbands. Where do you lose the next one?
}
prompt-occupy = { $about } is yours now. How many warbands do you place there?

## Minor actions

prompt-show-to = To whom do you show this adviser?
prompt-move-warbands = Which warbands do you move?
prompt-warband-count = How many warbands?
prompt-allow-pick-up = { $about } wants to pick up purple warbands from the site ({ $count }). Do you allow it?
prompt-allow-sharing = { $about } wants to move purple warbands between your boards ({ $count }). Do you agree?
prompt-offer-relic = Which relic of the Reliquary do you offer with Citizenship? Once it has left, its space changes one of the Chancellor's actions.
prompt-show-relic = Do you show { $target } a relic of the Reliquary first?
prompt-choose-reliquary = You become a Citizen. Which relic of the Reliquary do you take?
prompt-remove-warband = You become a Citizen, and no purple warband is left in the bank. Which of your warbands leaves first?

## Deals

prompt-compose-offer = What do you offer { $about }, and what do you ask for?
prompt-offer-favor = How much favor does { $about } give?
prompt-offer-secrets = How many secrets does { $about } give?
prompt-accept-deal = Do you accept { $target }’s offer?
prompt-settle-site = { $about } is yours now. How many warbands do you place there?
prompt-choose-promise = What is promised?
prompt-promise-penalty = How much favor is owed if the promise is broken?
prompt-admit-breach = { $target } says that you broke a promise ({ $about }). Do you admit it and pay { $count } favor? Otherwise a coin decides.

## Powers of cards

prompt-choose-player = Which player?
prompt-choose-card = Which card?
prompt-choose-site = Which site?
prompt-choose-bank = Which favor bank?
prompt-choose-suit = Which suit?
prompt-choose-count = How many?
prompt-choose-relic = Which relic?
prompt-choose-thing = What do you choose?
prompt-adjust-die = The end die shows { $count }. Do you change that?
prompt-use-power = Do you use this power?
prompt-pay-power = Do you pay?
prompt-kill-warband = Which warband dies ({ $count } to go)?
prompt-keep-relic = Do you keep { $about } or bury it under the relic deck?
prompt-regroup-take = How many warbands do you take from { $about } onto your board?
prompt-regroup-place = How many more warbands do you place at { $about }?
