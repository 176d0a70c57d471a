# Throne of Allegoria in the browser: its board.

allegoria-web-figures = Figures by region
allegoria-short-bid-0 = 0
allegoria-short-bid-1 = 1
allegoria-short-bid-2 = 2
allegoria-short-bid-star = { "*" }

## Names where there is little room

allegoria-you-short = You
allegoria-house-roselie = Roselie
allegoria-house-culver-lux = Culver-Lux
allegoria-house-antares = Antares
allegoria-house-umbral = Umbral
allegoria-area-1 = Tasks
allegoria-area-2 = Workers
allegoria-area-3 = Soldier
allegoria-area-4 = Spy
allegoria-area-5 = Merchant
allegoria-area-6 = Banker
allegoria-area-7 = Scholar
allegoria-zone-bids-1 = Bid in area I
allegoria-zone-bids-2 = Bid in area II
allegoria-zone-bids-3 = Bid in area III
allegoria-zone-bids-4 = Bid in area IV
allegoria-zone-bids-5 = Bid in area V
allegoria-zone-bids-6 = Bid in area VI
allegoria-zone-bids-7 = Bid in area VII

## The areas

allegoria-web-areas = Action areas
allegoria-gives-tasks = { $count ->
    [one] draw 1
   *[other] draw { $count }
}
allegoria-gives-group = one group
allegoria-gives-blind = draw blind
allegoria-gives-split = { $station ->
    [one] 1 action point
   *[other] { $station } action points
}
allegoria-gives-either = { $station } stat. / { $commission } comm.
allegoria-gives-station = { $station } stat.
allegoria-web-gives = The ranks give: { $gifts }
allegoria-web-stack = { $who }: { $tokens }{ $rank ->
    [0] {""}
   *[other] {" "}= { $bid }, rank { $rank }
}
allegoria-web-tokens = Your bid tokens
allegoria-web-token = { $token }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } left)
}{ $wanted ->
    [yes] {" "}→ { $area }
   *[no] {""}
}
allegoria-web-bid-help = Choose a token, then an area, or the other way round.
allegoria-web-bid-keys = By keyboard: the value, then 1 to 7.
allegoria-web-bid-where = Where does the “{ $token }” go?
allegoria-web-bid-what = Which token goes into area { $area }?

## Map and tracks

allegoria-web-map = Map
allegoria-web-here = { $house }: { $kind } ×{ $count }
allegoria-web-nobody = nobody
allegoria-web-stands = { $house }: alms space { $alms }, diplomacy ×{ $diplomacy }
allegoria-web-tile = Alms space { $space }: bonus { $tile }

## Home boards

allegoria-web-board = { $house } ({ $player })
allegoria-web-fold = Fold or unfold { $house }
allegoria-web-track = { $track } { $value } ({ $influence ->
    [one] { $influence } point
   *[other] { $influence } points
}, groups of up to { $group })
allegoria-web-start = Start player
allegoria-web-points = { $points ->
    [one] { $points } action point
   *[other] { $points } action points
}
allegoria-web-influence = Influence points
allegoria-web-diplomacy = Diplomacy
allegoria-web-anarchy = Anarchy markers
allegoria-web-supply = Figures in supply
allegoria-web-hand = Worker cards in hand
allegoria-web-tasks = Hidden tasks
allegoria-web-no-guild = No guild
allegoria-web-my-tasks = Your tasks

## The week

allegoria-web-week = The week
allegoria-web-weeks = Week { $week } of 6
allegoria-web-after = After her death
allegoria-web-rate = { $pays } { $track } for { $gets } { $other } or influence points
allegoria-web-row = Face-up worker cards
allegoria-web-offer = For sale
allegoria-web-decks = { $workers ->
    [one] 1 worker card
   *[other] { $workers } worker cards
}, { $tasks ->
    [one] 1 task
   *[other] { $tasks } tasks
} in the decks
allegoria-web-boards = Home boards
allegoria-web-during-task = During the game
allegoria-web-end-task = At the end of the game
