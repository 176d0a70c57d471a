# Throne of Allegoria: the questions. $count is what is left of a number, $about what the
# question is about. What “pass” and “yes” are called stands in verbs.ftl.

## Before the first week

prompt-keep-end-task = Which end-game task do you keep? ({ $count } to go)
prompt-choose-noble = Which noble card do you keep?

## Bidding

prompt-bid = Which bid token do you place, and in which area? ({ $count } left)
prompt-star = What does your star count as?

## Areas I and II

prompt-keep-task = Which of the drawn tasks do you keep?
prompt-divide-single = You divide the face-up cards. Which one lies alone?
prompt-divide-pair = Which card lies together with { $about }?
prompt-take-group = Which group do you take?
prompt-take-card = Which card of the group do you take? The other one is discarded.

## Actions

prompt-choose-kind = Station or commission? This turn you can do only one of them.
prompt-soldiers-act = Which action do you take? { $count ->
    [one] You have 1 action point left.
   *[other] You have { $count } action points left.
}
prompt-soldiers-extra = Your action points are used up. One more action? Each further point costs 1 strength.
prompt-soldiers-cross = Your action points are used up. One last action? Your strength would drop below a threshold: you take an anarchy marker, and your turn ends.
prompt-spies-act = Which action do you take? { $count ->
    [one] You have 1 action point left.
   *[other] You have { $count } action points left.
}
prompt-spies-extra = Your action points are used up. One more action? Each further point costs 1 intrigue.
prompt-spies-cross = Your action points are used up. One last action? Your intrigue would drop below a threshold: you take an anarchy marker, and your turn ends.
prompt-merchants-act = Which action do you take? { $count ->
    [one] You have 1 action point left.
   *[other] You have { $count } action points left.
}
prompt-merchants-extra = Your action points are used up. One more action? Each further point costs 1 trade.
prompt-merchants-cross = Your action points are used up. One last action? Your trade would drop below a threshold: you take an anarchy marker, and your turn ends.
prompt-bankers-act = Which action do you take? { $count ->
    [one] You have 1 action point left.
   *[other] You have { $count } action points left.
}
prompt-bankers-extra = Your action points are used up. One more action? Each further point costs 1 wealth.
prompt-bankers-cross = Your action points are used up. One last action? Your wealth would drop below a threshold: you take an anarchy marker, and your turn ends.
prompt-scholars-act = Which action do you take? { $count ->
    [one] You have 1 action point left.
   *[other] You have { $count } action points left.
}
prompt-scholars-extra = Your action points are used up. One more action? Each further point costs 1 knowledge.
prompt-scholars-cross = Your action points are used up. One last action? Your knowledge would drop below a threshold: you take an anarchy marker, and your turn ends.

## Worker cards

prompt-discard-soldiers = { $count ->
    [0] Do you discard a worker card to raise { $about }?
   *[other] Do you discard another worker card to raise { $about }? (+{ $count } so far)
}
prompt-discard-spies = { $count ->
    [0] Do you discard a worker card to raise { $about }?
   *[other] Do you discard another worker card to raise { $about }? (+{ $count } so far)
}
prompt-discard-merchants = { $count ->
    [0] Do you discard a worker card to raise { $about }?
   *[other] Do you discard another worker card to raise { $about }? (+{ $count } so far)
}
prompt-discard-bankers = { $count ->
    [0] Which worker card do you discard to raise { $about }?
   *[other] Do you discard another worker card to raise { $about }? (+{ $count } so far)
}
prompt-discard-scholars = { $count ->
    [0] Which worker card do you discard to raise { $about }?
   *[other] Do you discard another worker card to raise { $about }? (+{ $count } so far)
}

## Figures

prompt-move-group = { $about }: which group moves, and where?
prompt-move-size = How many figures move?
prompt-wages-kind = Which figures do you pay to move?
prompt-attack-where = On which battlefield do you attack?
prompt-attack-whom = Whom do you attack?
prompt-battle-anarchy = Before the dice are rolled: do you take an anarchy marker for +1 in this battle?
prompt-spoils = You win the battle by { $count }. What are your spoils?
prompt-raid-size = How many soldiers do you use for the raid? Each brings 1 influence point and returns to your supply.
prompt-ruse-where = In which tavern do you play a ruse?
prompt-ruse-lower = Which home track of this opponent do you lower?
prompt-ruse-more = Do you take an anarchy marker to lower one more home track of this opponent?
prompt-commerce-where = At which market do you trade?
prompt-commerce-pay = What do you pay with?
prompt-commerce-gain = What do you take: { $count } steps of { $about } or { $count } influence points?

## Guilds, tasks and alms

prompt-grant-guild = Which guild card do you take?
prompt-grant-replace = Which guild do you replace with the { $about }?
prompt-grant-task = Do you keep the drawn task, or take an anarchy marker and discard it?
prompt-alms-return = Do you return an anarchy marker?
prompt-alms-raise = Which of your home tracks do you raise by 1?
prompt-guild-region = In which region do you replace a figure?
prompt-guild-remove = Which of your figures do you take away?
prompt-guild-place = Which figure takes its place?
prompt-guild-keep = Which of the drawn cards do you keep? The others are offered for sale.
prompt-guild-buy = Do you buy a face-up card for 1 wealth?

## Royal decrees

prompt-decree-place = Do you place a figure from your supply in your home region?
prompt-decree-remove = Which of your figures do you take off the map?
prompt-decree-draw = Do you draw from the deck of worker cards?
prompt-decree-discard = Which worker card do you discard? ({ $count } to go)
prompt-decree-return-anarchy = Do you return an anarchy marker?
prompt-decree-choice = What do you choose?
prompt-decree-lower = Which home track do you lower?
prompt-decree-raise = Which home track do you raise?
prompt-decree-pay-diplomacy = Do you lower a home track by { $count } to advance on the diplomacy track?
prompt-decree-pay-alms = Do you lower a home track by { $count } to advance on the alms track?
