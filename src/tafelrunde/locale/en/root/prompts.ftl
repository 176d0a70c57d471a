# Root: the questions. $card is the card that asks, $count how many such choices there are to come,
# $about what a question is about (a clearing, a suit, a piece). How “pass” is worded is in verbs.ftl.

## Setting up

prompt-place-keep = In which corner do you place the keep?
prompt-place-building = Where does your first { $about } go?
prompt-first-roost = In which corner do you place your first roost?
prompt-choose-leader = Who leads the Eyrie?
prompt-cult-corner = In which corner do you plant your first garden?
prompt-first-outcast = Which suit is outcast at the start?
prompt-river-warrior = { $count ->
    [one] Where on the river do you place a warrior?
   *[other] Where on the river do you place a warrior ({ $count } to go)?
}

## The turn of everybody

prompt-order-effects = Several things happen now. Which one comes next?
prompt-birdsong-card = It is still Birdsong. Do you use a card?
prompt-end-daylight = Before Daylight ends: do you use a card?
prompt-hand-limit = { $count ->
    [one] Your hand may hold five cards. Discard one.
   *[other] Your hand may hold five cards. Discard one ({ $count } to go).
}
prompt-move-to = Where do your warriors move from { $about }?
prompt-move-count = How many warriors move from { $about }?
prompt-activate-pieces = { $count ->
    [one] Which crafting piece do you activate?
   *[other] Which crafting piece do you activate ({ $count } to go)?
}
prompt-spend-for-dominance = Which card do you spend for the dominance card ({ $about })?

## Battle

prompt-battle-defender = Whom do you attack in { $about }?
prompt-ambush = You are attacked in { $about }. Do you play an ambush?
prompt-foil-ambush = You are ambushed in { $about }. Do you foil the ambush with one of your own?
prompt-battle-card = Do you use a card in the battle in { $about }?
prompt-lose-piece = { $count ->
    [one] Which piece in { $about } do you lose to a hit?
   *[other] Which piece in { $about } do you lose to a hit ({ $count } to go)?
}

## Cards

prompt-command-warren = Where do you start a battle?
prompt-cobbler = Where do you move from?
prompt-better-burrow-bank = Who draws a card besides you?
prompt-stand-and-deliver = Whom do you take a random card from?
prompt-tax-collector = Where do you remove a warrior from?
prompt-codebreakers = Whose hand do you look at?

## Marquise de Cat

prompt-place-wood = { $count ->
    [one] There is too little wood. At which sawmill do you place the last piece?
   *[other] There is too little wood. At which sawmill do you place a piece ({ $count } to go)?
}
prompt-marquise-daylight = { $count ->
    [one] What do you do (1 action left)?
   *[other] What do you do ({ $count } actions left)?
}
prompt-march = The second move of your march: where do you move from?
prompt-recruit-at = { $count ->
    [one] There are too few warriors. At which recruiter do you place the last one?
   *[other] There are too few warriors. At which recruiter do you place one ({ $count } to go)?
}
prompt-build-at = Where do you build the { $about }?
prompt-pay-wood = { $count ->
    [one] Where do you take the wood from?
   *[other] Where do you take wood from ({ $count } to go)?
}
prompt-overwork = Which card do you spend to overwork ({ $about })?
prompt-extra-action = Do you spend a bird card for another action?
prompt-field-hospitals = { $count ->
    [one] Do you spend a card ({ $about }) to bring your fallen warrior back to the keep?
   *[other] Do you spend a card ({ $about }) to bring your { $count } fallen warriors back to the keep?
}

## Eyrie Dynasties

prompt-add-card = Which card do you add to the Decree?
prompt-add-second-card = Do you add a second card to the Decree?
prompt-decree-column = To which column do you add { $about }?
prompt-new-roost = Where do you place a new roost?
prompt-eyrie-craft = Do you do anything before the Decree is carried out?
prompt-decree-card = The Decree says { $about }: which card do you resolve next?
prompt-decree-recruit = The Decree: where do you recruit?
prompt-decree-move = The Decree: where do you move from?
prompt-decree-battle = The Decree: where do you start a battle?
prompt-decree-build = The Decree: where do you build a roost?

## Woodland Alliance

prompt-alliance-birdsong = Do you revolt or spread sympathy?
prompt-spend-supporter = { $count ->
    [one] Which supporter do you spend ({ $about })?
   *[other] Which supporter do you spend ({ $about }, { $count } to go)?
}
prompt-alliance-daylight = What do you do in Daylight?
prompt-military-operation = { $count ->
    [one] Which operation does your officer carry out?
   *[other] Which operation does an officer carry out ({ $count } officers left)?
}
prompt-outrage = Outrage! Which card ({ $about }) do you give the Alliance as a supporter?
prompt-supporter-limit = { $count ->
    [one] Without a base you keep five supporters. Discard one.
   *[other] Without a base you keep five supporters. Discard one ({ $count } to go).
}

## Vagabond

prompt-choose-character = Which character are you?
prompt-place-pawn = In which forest do you start?
prompt-refresh = { $count ->
    [one] Which item do you refresh?
   *[other] Which item do you refresh ({ $count } to go)?
}
prompt-slip = Do you slip to an adjacent clearing or forest?
prompt-vagabond-daylight = What do you do in Daylight?
prompt-explore-ruin = Which item do you take from the ruin?
prompt-quest-reward = What is your reward?
prompt-strike-piece = Which piece do you remove ({ $about })?
prompt-exhaust-item = { $count ->
    [0] Which item do you exhaust?
    [one] Which item do you exhaust?
   *[other] Which item do you exhaust ({ $count } to go)?
}
prompt-aid-card = Which card do you give ({ $about })?
prompt-aid-item = Do you take a crafted item in return ({ $about })?
prompt-move-ally = Do warriors of an ally come with you to { $about }?
prompt-ally-count = How many warriors come with you ({ $about })?
prompt-battle-ally = Does an ally fight at your side in { $about }?
prompt-take-hit = { $count ->
    [one] A hit: what is damaged?
   *[other] A hit: what is damaged ({ $count } to go)?
}
prompt-item-limit = { $count ->
    [one] You carry too much. Which item do you give up?
   *[other] You carry too much. Which item do you give up ({ $count } to go)?
}
prompt-coalition = With whom do you form a coalition?
prompt-steal = Whom do you steal a card from?
prompt-day-labor = Which card ({ $about } or Bird) do you take from the discard pile?
prompt-hideout = { $count ->
    [one] Which item do you repair?
   *[other] Which item do you repair ({ $count } to go)?
}
prompt-instigate = Whom do you goad into battle?
prompt-instigate-against = Against whom?
prompt-enlist-arbiter = Do you enlist the Arbiter for this battle? (He scores a point.)

## Lizard Cult

prompt-cult-birdsong = { $count ->
    [one] Which conspiracy do you carry out (1 acolyte)?
   *[other] Which conspiracy do you carry out ({ $count } acolytes)?
}
prompt-crusade = Do you battle there, or move from there?
prompt-crusade-battle = Do you battle where you have arrived?
prompt-convert = Whose warrior do you convert?
prompt-sanctify = Which building in { $about } gives way to a garden?
prompt-cult-daylight = Which card do you reveal for a ritual?
prompt-ritual = Which ritual do you perform?
prompt-cult-craft = Do you craft with gardens of the outcast suit?

## Riverfolk Company

prompt-buy-service = { $count ->
    [one] Which service do you buy from the Riverfolk (at most one more)?
   *[other] Which service do you buy from the Riverfolk (at most { $count } more)?
}
prompt-hand-card = Which card of the Riverfolk do you take?
prompt-service-price = Service “{ $card }”: how many warriors do you charge?
prompt-riverfolk-daylight = { $count ->
    [one] What do you do (1 warrior in your funds)?
   *[other] What do you do ({ $count } warriors in your funds)?
}
prompt-commit-fund = { $count ->
    [0] Whose warrior among your funds do you commit?
    [one] Whose warrior among your funds do you commit?
   *[other] Whose warrior among your funds do you commit ({ $count } to go)?
}
prompt-spend-fund = { $count ->
    [0] Whose warrior among your funds do you spend?
    [one] Whose warrior among your funds do you spend?
   *[other] Whose warrior among your funds do you spend ({ $count } to go)?
}
prompt-lose-fund = { $count ->
    [one] Whose warrior do you lose from your funds?
   *[other] Whose warrior do you lose from your funds ({ $count } to go)?
}
