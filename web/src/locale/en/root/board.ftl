# Root in the browser: words that only its board needs.

root-web-clearing = Clearing { $number }, { $suit }
root-web-ruled = ruled by { $faction }
root-web-unruled = ruled by nobody
root-web-warriors = { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
}
root-web-slots = { $count ->
    [one] 1 free slot
   *[other] { $count } free slots
}
root-web-paths = Paths lead to clearings { $clearings }.
root-web-zoom-in = Enlarge the map
root-web-zoom-out = Shrink the map
root-web-points = Points
root-web-hand = Cards
root-web-supply = Supply
root-web-board-of = Board: { $faction }
root-web-next-wood = { $wood } wood: { $points } VP
root-web-next-supporters = next sympathy: { $cost ->
    [one] 1 supporter
   *[other] { $cost } supporters
}, { $points } VP
root-web-evening = evening: { $points } VP, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
root-web-supporters = Supporters
root-web-revealed = Revealed
root-web-lost-souls = Lost Souls
root-web-on-track = On the tracks
root-web-satchel = Satchel
root-web-track-exhausted = Tracks, exhausted
root-web-exhausted = Exhausted
root-web-damaged = Damaged
root-web-damaged-exhausted = Damaged and exhausted
root-web-relations = Relationships
root-web-quests-done = Completed quests
root-web-crafted = Crafted
root-web-played = Just played
root-web-open-hand = Hand, face up
root-web-known = Known in hand
root-web-items = Items to craft
root-web-available = Dominance cards to take
root-web-my-hand = Your hand
root-web-hand-of = Hand: { $faction }
root-web-hand-empty = No cards in hand

## The turn of a faction

root-web-turn = The turn
root-web-step-wood = Wood
root-web-step-craft = Craft
root-web-step-actions = Actions
root-web-step-draw = Draw
root-web-step-decree-add = Add cards
root-web-step-new-roost = Roost
root-web-step-decree = Decree
root-web-step-score = Score
root-web-step-revolt = Revolt
root-web-step-spread = Sympathy
root-web-step-mobilize = Mobilize
root-web-step-train = Train
root-web-step-operations = Operations
root-web-step-refresh = Refresh
root-web-step-slip = Slip
root-web-step-rest = Rest
root-web-step-outcast = Outcast
root-web-step-souls = Lost Souls
root-web-step-conspire = Conspiracies
root-web-step-rituals = Rituals
root-web-step-take-back = Take back
root-web-step-protect = Protectionism
root-web-step-dividends = Dividends
root-web-step-gather = Funds
root-web-step-discard = Discard
root-web-step-prices = Prices

## Battle

root-web-battle = Battle in clearing { $clearing }
root-web-attacks = attacks
root-web-dice = Dice
root-web-hits = Hits
root-web-losses = Losses
root-web-extra = { $count } extra
root-web-limited = limited or warded off
root-web-odds = ({ $deals }.{ $deals-tenths } : { $takes }.{ $takes-tenths })
root-web-odds-range = ({ $deals }.{ $deals-tenths }{ $deals-vary ->
    [0] {""}
   *[other] –{ $most-deals }.{ $most-deals-tenths }
} : { $takes }.{ $takes-tenths }{ $takes-vary ->
    [0] {""}
   *[other] –{ $most-takes }.{ $most-takes-tenths }
})
root-web-battles = { $count ->
    [one] 1 battle
   *[other] { $count } battles
}

## Why not

root-web-craft-cost = Crafting cost: { $cost }
root-web-not-craftable = Cannot be crafted
root-web-refused = Not possible here
root-web-deed-move = Move
root-web-deed-battle = Battle
root-web-deed-recruit = Recruit
root-web-deed-build = Build
root-web-deed-overwork = Overwork
root-web-deed-revolt = Revolt
root-web-deed-spread = Sympathy
root-web-deed-organize = Organize
root-web-deed-to = Move here
root-web-deed-explore = Explore
root-web-deed-aid = Aid
root-web-deed-strike = Strike
root-web-deed-slip = Slip here
root-web-deed-crusade = Crusade
root-web-deed-convert = Convert
root-web-deed-sanctify = Sanctify
root-web-deed-establish = Trade post

## Choosing factions

root-web-random = at random
root-web-all-random = All at random
root-web-pick-faction = Pick a faction to read what it is about. { $name } is a good start.
root-web-mix = These factions may play together.
root-web-mix-random = Factions that may play together are drawn at random.

# Where long words of card names may be broken: not every browser knows.
root-web-breaks =
    Code|breakers Invest|ments Protec|tion Smug|gler's
