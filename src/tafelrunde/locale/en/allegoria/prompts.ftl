# Throne of Allegoria: the questions. $count is what is left of a number, $about what the
# question is about. What “pass” and “yes” are called stands in verbs.ftl.

## Before the first week

prompt-keep-end-task = Which end-game task do you keep ({ $count } still to keep)?
prompt-choose-noble = Which noble are you?

## Bidding

prompt-bid = Which bid token do you place face down, and where ({ $count } left)?
prompt-star = How do you use your *?

## Areas I and II

prompt-keep-task = Which of the drawn tasks do you keep?
prompt-divide-single = You divide the open cards. Which one lies alone?
prompt-divide-pair = Which card lies together with { $about }?
prompt-take-group = Which group do you take?
prompt-take-card = Which card of the group do you take? The other one is discarded.

## Actions

prompt-choose-kind = For which kind of actions do you use this turn? You cannot do both.
prompt-soldiers-act = { $count ->
    [one] Which action (1 action point left)?
   *[other] Which action ({ $count } action points left)?
}
prompt-soldiers-extra = Your points are used up. One more action, for 1 Strength for each point?
prompt-soldiers-cross = Your points are used up. One last action? Lowering Strength crosses a threshold: you take an anarchy marker, and your turn ends.
prompt-spies-act = { $count ->
    [one] Which action (1 action point left)?
   *[other] Which action ({ $count } action points left)?
}
prompt-spies-extra = Your points are used up. One more action, for 1 Intrigue for each point?
prompt-spies-cross = Your points are used up. One last action? Lowering Intrigue crosses a threshold: you take an anarchy marker, and your turn ends.
prompt-merchants-act = { $count ->
    [one] Which action (1 action point left)?
   *[other] Which action ({ $count } action points left)?
}
prompt-merchants-extra = Your points are used up. One more action, for 1 Trade for each point?
prompt-merchants-cross = Your points are used up. One last action? Lowering Trade crosses a threshold: you take an anarchy marker, and your turn ends.
prompt-bankers-act = { $count ->
    [one] Which action (1 action point left)?
   *[other] Which action ({ $count } action points left)?
}
prompt-bankers-extra = Your points are used up. One more action, for 1 Wealth for each point?
prompt-bankers-cross = Your points are used up. One last action? Lowering Wealth crosses a threshold: you take an anarchy marker, and your turn ends.
prompt-scholars-act = { $count ->
    [one] Which action (1 action point left)?
   *[other] Which action ({ $count } action points left)?
}
prompt-scholars-extra = Your points are used up. One more action, for 1 Knowledge for each point?
prompt-scholars-cross = Your points are used up. One last action? Lowering Knowledge crosses a threshold: you take an anarchy marker, and your turn ends.

## Worker cards

prompt-discard-soldiers = { $count ->
    [0] Discard a worker card to raise { $about }?
   *[other] Discard one more worker card to raise { $about } (+{ $count } so far)?
}
prompt-discard-spies = { $count ->
    [0] Discard a worker card to raise { $about }?
   *[other] Discard one more worker card to raise { $about } (+{ $count } so far)?
}
prompt-discard-merchants = { $count ->
    [0] Discard a worker card to raise { $about }?
   *[other] Discard one more worker card to raise { $about } (+{ $count } so far)?
}
prompt-discard-bankers = { $count ->
    [0] Which worker card do you discard to raise { $about }?
   *[other] Discard one more worker card to raise { $about } (+{ $count } so far)?
}
prompt-discard-scholars = { $count ->
    [0] Which worker card do you discard to raise { $about }?
   *[other] Discard one more worker card to raise { $about } (+{ $count } so far)?
}

## Figures

prompt-move-group = Which group moves, and where?
prompt-move-size = How many figures move?
prompt-wages-kind = Whom do you pay to move?
prompt-attack-where = On which battlefield do you attack?
prompt-attack-whom = Whom do you attack?
prompt-battle-anarchy = Take an anarchy marker for +1 in this battle, before the dice are rolled?
prompt-spoils = You have won the battle by { $count }. What do you take?
prompt-raid-size = How many of your soldiers raid? Each returns to your supply for 1 influence point.
prompt-ruse-where = In which tavern do you use a ruse?
prompt-ruse-lower = Which home track of this opponent do you lower?
prompt-ruse-more = Lower one more home track of this opponent, for an anarchy marker?
prompt-commerce-where = On which market do you trade?
prompt-commerce-pay = What do you pay with?
prompt-commerce-gain = What do you take, { $count } steps of { $about } or { $count } influence points?

## Guilds, tasks and alms

prompt-grant-guild = Which guild card do you take?
prompt-grant-replace = Which guild makes room for { $about }?
prompt-grant-task = Keep the drawn task, or discard it for an anarchy marker?
prompt-alms-return = Return an anarchy marker?
prompt-alms-raise = Which of your home tracks rises by 1?
prompt-guild-region = In which region do you replace a figure?
prompt-guild-remove = Which of your figures leaves?
prompt-guild-place = Which figure comes in its place?
prompt-guild-keep = Which of the drawn cards do you keep? The others are offered for sale.
prompt-guild-buy = Buy an open card for 1 wealth?

## Royal decrees

prompt-decree-place = Place a figure from your supply at home?
prompt-decree-remove = Which of your figures leaves the map?
prompt-decree-draw = Draw worker cards?
prompt-decree-discard = Discard a worker card ({ $count } to go).
prompt-decree-return-anarchy = Return an anarchy marker?
prompt-decree-choice = What do you choose?
prompt-decree-lower = Which home track falls?
prompt-decree-raise = Which home track rises?
prompt-decree-pay-diplomacy = Lower a home track by { $count } to advance on the diplomacy track?
prompt-decree-pay-alms = Lower a home track by { $count } to advance on the alms track?
