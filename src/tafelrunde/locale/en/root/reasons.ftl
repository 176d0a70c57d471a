# Why something on the table is no answer now; see titles/root/reasons.py.

root-why-here = Your warriors are in { $clearing } already.
root-why-not-adjacent = No path leads from { $from } to { $to }.
root-why-no-rule = You must rule where a move starts or ends: you rule neither { $from } nor { $to }.
root-why-closed = Nothing may enter { $clearing } any more.
root-why-stuck = You must rule where a move starts or ends: you rule neither { $clearing } nor any clearing that a path leads to from there.
root-why-no-warriors = You have no warriors in { $clearing }.
root-why-no-enemy = There is nobody to attack in { $clearing }.
root-why-no-slot = There is no free slot in { $clearing }.
root-why-no-corner = It has to be a corner of the map, and { $clearing } is none.
root-why-far-from-keep = It has to be the clearing of the keep or one next to it, and { $clearing } is neither.
root-why-no-forest = You begin in a forest, not in a clearing.
root-why-ambush = Ambush cards are not crafted; they are played in a battle.
root-why-dominance = A dominance card is activated in Daylight, as soon as you have enough points.
root-why-dominant = You have activated a dominance card already.
root-why-no-item = This item is no longer to be had: { $item }.
root-why-crafted = You already have { $card } in front of you.
root-why-too-dear = { $card } costs { $cost }, and you do not have enough crafting pieces left for that.
root-why-not-crafting = { $card } cannot be crafted at this moment. Crafting cost: { $cost }.

## What cannot be done in a place, or with a part of the own board; see titles/root/refusals*.py

root-why-not-ruled = You do not rule { $clearing }.
root-why-keep = The keep stands in { $clearing }: only the Marquise may place pieces there.
root-why-no-card = You have no card of the suit { $suit }, and no bird to stand in for it.
root-why-none-left = No { $piece } is left on your board.
root-why-on-map = Choose a clearing on the map for that.
root-why-recruited = You have recruited this turn already.
root-why-no-recruiter = You have no recruiter in { $clearing }.
root-why-no-sawmill = You have no sawmill in { $clearing }.
root-why-all-built = All your buildings are on the map.
root-why-wood = A building in { $clearing } needs { $cost } wood, and { $wood } can be brought there through clearings you rule.
root-why-wood-anywhere = The next { $piece } costs { $cost } wood, and { $wood } can be brought to one place through clearings you rule.
root-why-no-site = You rule no clearing with a free slot.
root-why-no-actions = Your actions are used up; each bird card you spend buys one more.
root-why-no-roost = You have no roost in { $clearing }.
root-why-roost = There is a roost in { $clearing } already.
root-why-roosts = You build roosts when it is the turn of the Decree's Build column.
root-why-decree = The card of the Decree does not match the suit of { $clearing }.
root-why-fewest = There are more warriors in { $clearing } than in other clearings with room.
root-why-no-base = You have no base in { $clearing }.
root-why-no-bases = Officers are trained with a card that matches a base, and you have none on the map.
root-why-train = Officers are trained with a card in hand that matches one of your bases: choose the card.
root-why-sympathetic = There is sympathy in { $clearing } already.
root-why-not-sympathetic = There is no sympathy in { $clearing }.
root-why-no-sympathy-near = No clearing next to { $clearing } is sympathetic.
root-why-revolts-over = Once sympathy has spread, there are no more revolts this turn.
root-why-base-built = Your base of the suit { $suit } is on the map already.
root-why-supporters = That takes { $cost ->
    [one] 1 supporter
   *[other] { $cost } supporters
} of the suit { $suit }. With birds you have { $count }.
root-why-supporters-anywhere = The next sympathy token takes { $cost } or more supporters that match its clearing, and you have too few of one suit.
root-why-not-outcast = Conspiracies need a clearing of the outcast suit, { $outcast }. This one is { $suit }.
root-why-acolytes = That takes { $cost ->
    [one] 1 acolyte
   *[other] { $cost } acolytes
}. You have { $count }.
root-why-no-enemy-warrior = There is no enemy warrior in { $clearing }.
root-why-no-enemy-building = There is no enemy building in { $clearing }.
root-why-card-suit = You have revealed { $card }, and the clearing has another suit ({ $suit }).
root-why-no-ritual = That ritual needs a revealed card of the suit { $suit }; birds do not stand in for it.
root-why-reveal = First choose a card of the suit { $suit } in your hand to reveal.
root-why-sacrifice = A sacrifice needs a bird card to reveal.
root-why-scored = You have scored for gardens of the suit { $suit } this turn already.
root-why-no-funds = You have no funds left.
root-why-no-river = No river touches { $clearing }.
root-why-post = There is a trade post in { $clearing } already.
root-why-nobody-rules = Nobody rules { $clearing }: a trade post is paid with the ruler's warriors.
root-why-funds-of = A trade post here costs { $cost } funds of the ruler ({ $faction }). You have { $count }.
root-why-elsewhere = Your pawn is not in { $place }.
root-why-in-forest = Your pawn is in a forest; that is done in clearings.
root-why-pawn-here = Your pawn is in { $place } already.
root-why-forest = In Daylight the pawn moves to clearings only.
root-why-far = Your pawn is not next to { $place }.
root-why-hostile = Warriors of a hostile faction are in { $clearing }: that takes two boots, and you have one face up.
root-why-item = { $item }: you have none face up and undamaged to exhaust.
root-why-no-items = You have no item face up and undamaged to exhaust.
root-why-no-ruin = There is no ruin to explore in { $clearing }.
root-why-nobody = There is nobody else in { $clearing }.
root-why-not-present = { $faction }: no pieces in { $clearing }, where your pawn is.
root-why-arbiter = The Arbiter has no special action of his own: others enlist him when they defend.
root-why-special = The special action is not possible here and now.
root-why-quest-suit = This quest is completed in a clearing of the suit { $suit }.
root-why-quest-items = This quest needs both items face up: { $items }.
