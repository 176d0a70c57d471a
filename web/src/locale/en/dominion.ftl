# The Dominion board and its options.

dominion-supply = Supply
dominion-centre = Play area, mats and trash
dominion-my-area = You have in play
dominion-area-of = { $player } has in play
dominion-nothing-played = nothing yet
dominion-trash-count = Trash ({ $count })
dominion-trash-empty = Nothing has been trashed.
dominion-actions = Actions
dominion-buys = Buys
dominion-coins = Coins
dominion-potions = Potions
dominion-pay-all = all of it
dominion-decides = decides
dominion-phase-start = Start of the turn
dominion-phase-action = Action phase
dominion-phase-treasure = Buy phase: Treasures
dominion-phase-buy = Buy phase
dominion-phase-night = Night
dominion-phase-cleanup = Clean-up
dominion-hand = Your hand
dominion-hand-of = { $player }: hand
dominion-hand-empty = Your hand is empty.
dominion-hand-none = No cards in hand.
dominion-in-hand = in hand
dominion-deck = in your deck
dominion-deck-there = in the deck
dominion-discard = Discards
dominion-latest = Latest turn
dominion-played = played { $cards }
dominion-since-start = Since the start
dominion-all-known = What is known of { $player }
dominion-still-in-play = Still in play
dominion-sure-actions = You could still play an Action. Go on without it?
dominion-sure-treasures = You have Treasures left in hand. Go on without them?
dominion-sure-buy = You could still buy something. End your turn?
dominion-sure-curse = A Curse costs you a point. Buy it anyway?
dominion-sure-trash = This is a valuable card. Trash it?

## Options

dominion-preview = The kingdom
dominion-way-recommended = Recommended
dominion-way-random = Random
dominion-way-own = My own choice
dominion-no-set = Choose at least one set.
dominion-draw-again = Draw again
dominion-reroll = Replace { $card } with another card
dominion-own-count = A kingdom has ten cards; you have chosen { $count }.
dominion-way-code = Code
dominion-code-paste = Paste the code of a kingdom
dominion-pick = Type a name, a set or a type
dominion-pick-remove = Remove { $card }
dominion-pick-more = and { $count } more
dominion-all-sets = All sets
dominion-more-wishes = More wishes
dominion-besides = Added to the kingdom
dominion-needs = Also needed

# Where long words of card names may be broken: not every browser knows.
dominion-web-breaks =
    Adven|turer Ambas|sador Apothe|cary Appren|tice Battle|field Black|smith Bureau|crat Candle|stick Capi|talism
    Cartog|rapher Chan|cellor Change|ling Conspir|ator Contra|band Copper|smith Counter|feit Cross|roads Encamp|ment
    Enchan|tress Expe|dition Experi|ment Explo|ration Fair|grounds Grave|robber Grounds|keeper Inher|itance
    Inno|vation Iron|monger Journey|man Labora|tory Lepre|chaun Light|house Masquer|ade Master|piece Money|lender
    Moun|tain's Mounte|bank Necro|mancer Necrop|olis Path|finding Philos|opher's Pilgrim|age Posses|sion Proces|sion
    Rat|catcher Sooth|sayer Stone|mason Story|teller Swash|buckler Tourna|ment Trans|mogrify Travel|ling Univer|sity
    Watch|tower Wood|cutter
