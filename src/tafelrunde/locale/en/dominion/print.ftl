# Dominion: words on printed dividers.

## Sets and editions

print-set-menagerie = Menagerie
print-set-own = Own cards
print-line-edition = Edition
print-line-special = Special edition
print-line-second = Second edition
print-line-expansion = Expansion
print-line-update = Update pack
print-line-promo = Promo card
print-section-basics = Rules and basic cards
print-section-blank = Blank page

## Piles

print-pile = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
print-pile-victory = 8 cards with two players, else 12
print-pile-beside = { $count } cards beside the Supply
print-pile-each = { $count } per player, no pile
print-pile-mixed = { $count } different cards, shuffled
print-pile-in = in the { $pile } pile
print-pile-ruins = 10 per player but the first, shuffled
print-pile-prize = 1 card beside the Supply
print-pile-castles = 8 cards with two players, else 12, by cost
print-pile-trash = 1 card, starts in the trash
print-pile-heirloom = 1 per player instead of a Copper
print-pile-state = 1 per player, two sides
print-pile-split = 5 cards on top of 5 others
print-pile-split-top = the upper 5 cards of the pile
print-pile-split-bottom = the lower 5 cards of the pile
print-pile-province = 8, 12, 12, 15, 18 for 2 to 6 players
print-pile-copper = 60 cards, 120 with five or six players
print-pile-silver = 40 cards, 80 with five or six players
print-pile-gold = 30 cards, 60 with five or six players
print-pile-curse = 10 per player but the first

## Groups

print-group-all = Beside the cards
print-group-event = Events
print-group-landmark = Landmarks
print-group-project = Projects
print-group-prize = Prizes
print-group-shelter = Shelters
print-group-boon = Boons
print-group-hex = Hexes
print-group-state = States
print-group-heirloom = Heirlooms
print-group-artifact = Artifacts
print-group-zombie = Zombies
print-group-knight = Knights
print-group-castle = Castles
print-group-ruins = Ruins
print-group-count = { $count ->
    [one] 1 piece
   *[other] { $count } pieces
}

## Further dividers

print-title-instruction = How to play
print-title-setup = Set-up
print-title-rules = Rules
print-title-terms = Terms
print-title-kingdoms = Recommended sets
print-title-placeholder = Randomizers
print-title-trash = Trash
print-title-blank = Blank
print-set-header = { $set }
print-set-cards = Cards
print-set-count = { $count } cards and other pieces
print-start-deck = Starting cards { $player }
print-start-cards = 7 { $copper }s and 3 { $estate }s for one player. Shelters, if used, replace the three { $estate }s; each Heirloom replaces a { $copper }.
print-placeholder-text = Behind this divider stand the randomizers: one for each kingdom card. Shuffle them and turn up ten to choose a kingdom.
print-trash-text = Trashed cards go here. Everybody may look through the trash at any time.
print-field-name = Name
print-field-text = Text

## The Supply

print-supply-players = Players
print-supply-victory = Other Victory cards
print-supply-end = Empty piles to end the game

## Recommended kingdoms

print-with-set = (with { $sets })
print-extra-bane = Bane
print-extra-prizes = Prizes
print-extra-projects = Projects
print-extra-events = Events
print-extra-landmarks = Landmarks
print-extra-platinum-colony = Platinum and Colony
print-extra-nonsupply = beside
print-extra-states = States
print-extra-shelters = Shelters
print-extra-druid-boons = the Druid’s Boons
print-extra-exchange = Travellers
