# Root in two minutes; what each faction does is in factions.ftl. `.rules` are the rules behind a part.

learn-pitch = Four very different powers fight for one forest: cats who build, birds who obey their own law, rebels in hiding, a wanderer alone. One to two hours; the bots help you learn.

learn-1 = What it is about
    .text = Whoever is first to have 30 points wins at once. Every faction scores in its own way and plays by rules of its own; what follows here holds for all of them.
    .rules = 3.1
learn-2 = The forest
    .text = Twelve clearings are joined by paths. Each belongs to fox, rabbit or mouse and has slots for buildings. Whoever has the most warriors and buildings there together rules a clearing; tokens do not count, and in a tie nobody rules.
    .rules = 2.2 2.8
learn-3 = Your turn
    .text = A turn is Birdsong, Daylight and Evening. Birdsong prepares, in Daylight you act, in the Evening you draw cards and keep at most five. What exactly you do is on your faction board.
    .rules = 1.4
learn-4 = Moving
    .text = A move takes any number of warriors along a path to the next clearing. You must rule the clearing you leave or the one you enter.
    .rules = 4.2 4.2.1
learn-5 = Battle
    .text = The attacker gets the higher of two dice as hits, the defender the lower, but nobody deals more hits than they have warriors there. A defender without warriors takes one more hit. Each hit removes a piece: warriors first.
    .rules = 4.3 4.3.2 4.3.3
learn-6 = Points for all
    .text = Every building or token of an enemy that you remove is worth a point. Crafting an item scores the points on its card.
    .rules = 3.2.1 3.2.2
learn-7 = Cards
    .text = Cards have a suit: fox, rabbit, mouse, or bird, which stands for any of them. You spend them for your faction's actions, or craft them with your pieces in matching clearings for what is printed on them. An Ambush in the defender's hand is two hits at once.
    .rules = 2.1.1 4.1 4.3.1
learn-8 = Dominance
    .text = From 10 points on, a Dominance card can replace your points: rule three clearings of its suit, or two opposite corners for the birds, at the start of your turn and you win.
    .rules = 3.3.1 3.3.1.I 3.3.1.II
learn-9 = A good beginning
    .text = Read the board of your own faction first: how it scores and what a turn looks like. Watch who leads, and hit the leader where the points come from: sawmills, roosts, sympathy. Nobody is eliminated.

# Each side that the introduction tells of.
learn-sides = faction-marquise faction-eyrie faction-alliance faction-vagabond faction-cult faction-riverfolk
