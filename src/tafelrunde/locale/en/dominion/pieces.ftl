# Dominion: tokens, mats, small decks and whatever else lies on the table.

## Prices, and why something cannot be bought

dominion-amount = { $cost }{ $potion ->
    [0] { "" }
   *[other] { " " }+ Potion
}{ $debt ->
    [0] { "" }
   *[other] { " " }+ { $debt } Debt
}
dominion-short-price = { $cost ->
    [0] { $debt ->
        [0] { $potion ->
            [0] 0
           *[other] { "" }
        }
       *[other] { "" }
    }
   *[other] { $cost }
}{ $potion ->
    [0] { "" }
   *[other] P
}{ $debt ->
    [0] { "" }
   *[other] { $cost ->
        [0] { $debt }D
       *[other] +{ $debt }D
    }
}
dominion-price = (cost { dominion-amount })
dominion-price-scarce = (cost { dominion-amount }, { $left } left)

## What is counted before a player

counter-coffers = { $count ->
    [one] 1 Coffers token
   *[other] { $count } Coffers tokens
}
counter-villagers = { $count ->
    [one] 1 Villager
   *[other] { $count } Villagers
}
counter-points = { $count ->
    [one] 1 victory token
   *[other] { $count } victory tokens
}
counter-debt = { $count } Debt
counter-pirate = Pirate Ship mat: { $count }
counter-minus-card = -1 Card token on the deck
counter-minus-coin = -1 Coin token
counter-plot = Sinister Plot: { $count }
counter-trade-route = Trade Route mat: { $count }
journey-up = Journey token face up
journey-down = Journey token face down

## Tokens on piles and landscapes; those with a player are named with the owner

token-embargo = Embargo{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}
token-debt = { $count } Debt
token-points = { $count } VP
token-trade-route = Trade Route
token-obelisk = Obelisk
token-over = over
token-plus-card = +1 Card
token-plus-action = +1 Action
token-plus-buy = +1 Buy
token-plus-coin = +1 Coin
token-minus-cost = -2 Cost
token-trashing = Trashing
token-bane = Bane
token-of = { $player }: { $token }
dominion-tokens = Tokens:
dominion-forbidden-cards = Not to be bought in this turn:
dominion-landscapes = Events, Landmarks and Projects
dominion-owners = { $players } has it
dominion-beside = Beside the Supply
dominion-under = Below: { $cards }
dominion-has = Has:

## Places

dominion-zone-aside-open = Set aside openly:
dominion-zone-inherited = Under the Estate token:
dominion-zone-tavern = Tavern mat:
dominion-zone-boons-kept = Boons kept:
dominion-zone-boons-saved = Boons to receive:
dominion-zone-boons-shown = Boon turned up:
dominion-zone-boons-laid-out = Boons of the Druid:
dominion-zone-boons-discard = Boons discarded:
dominion-zone-hexes-shown = Hex turned up:
dominion-zone-hexes-laid-out = Hexes laid out:
dominion-zone-hexes-discard = Hexes discarded:
dominion-zone-black-market-shown = From the Black Market:
dominion-zone-black-market-laid-out = Black Market:
dominion-zone-black-market-discard = Back to the Black Market:
deck-boons = Boons
deck-hexes = Hexes
deck-black-market = Black Market deck
dominion-deck-left = { $deck }: { $count }
dominion-face-down = Turned face down in the trash:
dominion-controlled = { $player } decides in this turn.
dominion-night-counters = Night
dominion-potion-counter = Potions { $count }

## What a kingdom needs besides its piles

needs-piles = Further piles in the Supply
needs-beside = Piles beside the Supply
needs-start = In the starting decks
needs-decks = Decks
needs-states = States and Artifacts
needs-mats = Mats
needs-tokens = Tokens
mat-tavern = Tavern
mat-island = Island
mat-native-village = Native Village
mat-pirate = Pirate Ship
mat-trade-route = Trade Route
needed-coffers = Coffers
needed-villagers = Villagers
needed-points = victory tokens
needed-debt = Debt
needed-cubes = cubes for Projects
needed-embargo = Embargo
needed-journey = Journey token
needed-minus-card = -1 Card
needed-minus-coin = -1 Coin
needed-plus-card = +1 Card
needed-plus-action = +1 Action
needed-plus-buy = +1 Buy
needed-plus-coin = +1 Coin
needed-minus-cost = -2 Cost
needed-trashing = Trashing
needed-inherited = Estate token
needed-plot = tokens for Sinister Plot
needed-obelisk = marker of the Obelisk
