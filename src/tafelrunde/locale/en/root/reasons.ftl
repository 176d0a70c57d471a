# Why something on the table is no answer now; see titles/root/reasons.py.

root-why-here = Your warriors are in { $clearing } already.
root-why-not-adjacent = No path leads from { $from } to { $to }.
root-why-no-rule = A move needs rule: you rule neither { $from } nor { $to }.
root-why-closed = Nothing may enter { $clearing } any more.
root-why-stuck = A move needs rule: you rule neither { $clearing } nor any clearing that a path leads to.
root-why-no-warriors = You have no warriors in { $clearing }.
root-why-no-enemy = There is nobody to attack in { $clearing }.
root-why-no-slot = There is no free slot in { $clearing }.
root-why-ambush = Ambush cards are not crafted; they are played in a battle.
root-why-dominance = A dominance card is activated in Daylight, as soon as you have enough points.
root-why-dominant = You have activated a dominance card already.
root-why-no-item = There is no { $item } left to craft.
root-why-crafted = You already have { $card } in front of you.
root-why-too-dear = { $card } costs { $cost }, and you do not have enough crafting pieces left for that.
root-why-not-crafting = { $card } cannot be crafted at this moment. Crafting cost: { $cost }.
