# Root: words on the table.

bot-heuristic = Woodland Bot

root-end-points = Somebody has reached 30 points.
root-end-dominance = Somebody has won by dominance.

root-which-faction = Which faction do you play? Enter for the Marquise de Cat, ? for the list:{" "}
root-no-faction = There is no faction “{ $name }” to choose; ? shows all of them.
root-faction-line = { $name }: { $goal }

root-heading = { $phase ->
    [setup] Setting up
   *[other] Round { $round } · { $who ->
        [you] your turn
       *[other] { $player }'s turn
    } · { $phase-name }
}

## Sets and types of the catalogue

set-deck = Shared deck
set-quests = Quests
type-bird = Bird
type-fox = Fox
type-rabbit = Rabbit
type-mouse = Mouse
type-ambush = Ambush
type-dominance = Dominance
type-item = Item
type-persistent = Lasting effect
type-favor = Favor
type-quest = Quest

## The map: marks of two letters, and what they mean

mark-sawmill = Sa
mark-workshop = Wo
mark-recruiter = Re
mark-keep = Ke
mark-wood = Wd
mark-roost = Ro
mark-base = Ba
mark-sympathy = Sy
mark-garden = Ga
mark-trade-post = TP
mark-ruin = Ru
mark-scorched = Sc
root-legend-ruler = top right: who rules the clearing
root-legend-lines = lines: · path, ~ river; ♣ forest; □ free slot
root-legend-pawn = { $pawn } pawn
root-legend-slots = □ free slot
root-legend-scorched = scorched earth: nobody comes in

root-head-clearing = Clearing
root-head-ruler = Rules
root-head-warriors = Warriors
root-head-pieces = Buildings, tokens
root-head-paths = Paths (~ river)
root-nobody = –
root-at-ruler = { $letter } rules
root-at-forest = touches { $clearings }
root-pawn-in-forest = { $pawn } in { $forest } (at { $clearings })

## Scores

root-scores = Points (30 win)
root-dominance = goal: { $card }
root-coalition = coalition with { $faction }

## Beside the map

root-items = Items that can be crafted: { $items }
root-no-items = none
root-deck = Deck { $deck } · discard pile { $discard }
root-discard-top = top: { $card }
root-available = Dominance cards to take: { $cards }
root-quests = Quests: { $cards }

## The boards of the factions

root-you = You
root-supply = { $count ->
    [one] 1 warrior in supply
   *[other] { $count } warriors in supply
}
root-hand-count = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
root-hand = Hand: { $cards }
root-known = Known in hand: { $cards }
root-played = Just played: { $cards }
root-crafted = In play: { $cards }
root-crafted-items = Crafted items: { $items }
root-track = { $piece } { $built }/{ $total }
root-track-next = { $piece } { $built }/{ $total } (next: { $wood } wood, { $points } VP)
root-wood-left = wood in supply { $count }
root-draws = { $count ->
    [one] draws 1 card in the evening
   *[other] draws { $count } cards in the evening
}
root-leader = Leader: { $leader }
root-leaders-down = deposed: { $leaders }
root-vizier = vizier
root-roosts = Roosts { $built }/{ $total }: { $points } VP and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} each evening
root-supporters = { $count ->
    [one] 1 supporter
   *[other] { $count } supporters
}
root-supporter-cards = Supporters: { $cards }
root-officers = officers { $count }
root-sympathy = Sympathy { $built }/{ $total } (next: { $cost ->
    [one] 1 supporter
   *[other] { $cost } supporters
}, { $points } VP)
root-sympathy-all = Sympathy { $built }/{ $total }
root-bases = bases: { $suits }
root-no-bases = no bases
root-acolytes = acolytes { $count }
root-outcast = outcast: { $suit }
root-hated = outcast and hated: { $suit }
root-gardens = Gardens: { $gardens }
root-garden = { $suit } { $built }/{ $total } ({ $points } VP)
root-lost-souls = Lost Souls: { $cards }
root-revealed = Revealed: { $cards }
root-box = { $box }: { $warriors }
root-empty = empty
root-prices = Prices: { $prices }
root-posts = Trade posts: { $posts }
root-character = { $character }, { $place }
root-ready = Face up: { $items }
root-exhausted = Exhausted: { $items }
root-damaged = Damaged: { $items }
root-load = satchel and damaged { $load }/{ $limit }
root-relations = Relationships: { $relations }
root-quests-done = Completed quests: { $cards }
root-boats = riverboats hired
root-mercenaries = mercenaries hired

## Remarks behind an answer

root-remark-wood = ({ $wood } wood, { $points } VP)
root-remark-battle = (you deal { $deals }{ $deals-tenths ->
    [0] {""}
   *[other] .{ $deals-tenths }
} and take { $takes }{ $takes-tenths ->
    [0] {""}
   *[other] .{ $takes-tenths }
} on average{ $ambush ->
    [0] {""}
   *[other] ; an ambush is possible
}{ $helps-count ->
    [0] {""}
   *[other] ; { $helps } may change that
})
root-remark-battle-range = (on average you deal { $deals }{ $deals-tenths ->
    [0] {""}
   *[other] .{ $deals-tenths }
}{ $deals-vary ->
    [0] {""}
   *[other] { " " }to { $most-deals }{ $most-deals-tenths ->
        [0] {""}
       *[other] .{ $most-deals-tenths }
    }
} and take { $takes }{ $takes-tenths ->
    [0] {""}
   *[other] .{ $takes-tenths }
}{ $takes-vary ->
    [0] {""}
   *[other] { " " }to { $most-takes }{ $most-takes-tenths ->
        [0] {""}
       *[other] .{ $most-takes-tenths }
    }
}, depending on the defender{ $ambush ->
    [0] {""}
   *[other] ; an ambush is possible
}{ $helps-count ->
    [0] {""}
   *[other] ; { $helps } may change that
})
root-remark-price = (price { $price })
root-remark-cost = ({ $cost })
root-remark-item = ({ $cost }; { $item }, { $points } VP)
root-remark-items = ({ $items })
root-remark-viziers = (viziers: { $columns })
root-remark-points = ({ $points } VP)
root-remark-supporters = ({ $cost ->
    [one] 1 supporter
   *[other] { $cost } supporters
}, { $points } VP)
root-remark-acolytes = ({ $cost ->
    [one] 1 acolyte
   *[other] { $cost } acolytes
})
root-vp = { $points } VP
