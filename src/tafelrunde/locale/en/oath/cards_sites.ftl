# Oath: names, texts and rulings of the sites (own wording); .own = 1 marks a German name of our own.

card-ancient-city = Ancient City
    .text = Homeland (Order): If you play an Order card here and have not discarded an Order card here this turn, gain 2 warbands.
    .note-1 = You must do this. It comes after the favor for playing to a site and before powers used when played.
    .own = 1

card-barren-coast = Barren Coast
    .text = Coast: Travelling from here to another Coast costs 1 Supply and ignores the Narrow Pass.
    .own = 1

card-buried-giant = Buried Giant
    .text = When you travel away from here, you may turn one secret on your board facedown to spend no Supply and ignore the Narrow Pass.
    .note-1 = For Spell Breaker, turning the secret over counts as a cost in secrets.
    .own = 1

card-charming-valley = Charming Valley
    .text = Travelling away from here costs 1 Supply more.
    .note-1 = Powers that let you travel without spending Supply ignore this.

card-deep-woods = Deep Woods
    .text = Homeland (Beast): If you play a Beast card here and have not discarded a Beast card here this turn, take the relic here as if you had recovered it, but at no cost.
    .own = 1

card-drowned-city = Drowned City
    .text = Wake: If your pawn is here at the end of Wake, you may take 1 secret from this site.
    .note-1 = You can take only what lies on the site.

card-fertile-valley = Fertile Valley
    .text = Homeland (Hearth): If you play a Hearth card here and have not discarded a Hearth card here this turn, gain 1 favor from the Hearth bank.
    .note-1 = With the Book of Records you gain the secret for playing to a site and still this favor.
    .own = 1

card-great-slum = Great Slum
    .text = Before you play or move a card here, you may discard a card that is already here.
    .own = 1

card-the-tribunal = The Tribunal
    .text = Action: If you rule this site or your pawn is here, make a binding deal with any player about favor, secrets and promises of later actions, with penalties you agree on.
    .note-1 = A dispute about a broken promise is settled by the toss of a coin.

card-lush-coast = Lush Coast
    .text = Coast: Travelling from here to another Coast costs 1 Supply and ignores the Narrow Pass.

card-marshes = Marshes
    .text = While your pawn is here, you must draw 1 card fewer when searching.
    .own = 1

card-mine = Mine
    .text = Wake: If your pawn is here at the end of Wake, you may take 1 favor from this site.
    .note-1 = You can take only what lies on the site.

card-mountain = Mountain
    .text = If you choose any target at this site, you must remove 1 attack die, even if you rule it.
    .note-1 = Once per campaign, however many targets are here.
    .own = 1

card-narrow-pass = Narrow Pass
    .text = Whoever travels into this region from another one must travel to this site. Whoever campaigns with their pawn in another region and chooses targets in this region must also target this site, unless they rule it.

card-plains = Plains
    .text = If you choose any target at this site, you must add 1 attack die, even if you rule it.
    .note-1 = Once per campaign, however many targets are here.

card-river = River
    .text = If you rule this site and muster on a card here, gain 1 warband more.
    .own = 1

card-rocky-coast = Rocky Coast
    .text = Coast: Travelling from here to another Coast costs 1 Supply and ignores the Narrow Pass.

card-salt-flats = Salt Flats
    .text = Wake: If your pawn is here at the end of Wake, you may take 1 favor or 1 secret from this site.
    .note-1 = You can take only what lies on the site.

card-shrouded-wood = Shrouded Wood
    .text = Travelling away from here costs 2 Supply whatever the distance, and ignores the Narrow Pass and The Hidden Place. If an enemy player rules this site, that ruler names your destination, even when you are made to travel; for the Empire the Chancellor does.
    .note-1 = Bandits choose nothing: you travel where you like.
    .note-2 = If the Chancellor pays 1 Supply more for the Hinterland because of an empty Reliquary space, that still applies.

card-standing-stones = Standing Stones
    .text = Homeland (Arcane): If you play an Arcane card here and have not discarded an Arcane card here this turn, gain 1 secret.
    .own = 1

card-steppe = Steppe
    .text = Homeland (Nomad): If you play a Nomad card here and have not discarded a Nomad card here this turn, gain 1 secret.
    .own = 1

card-the-hidden-place = The Hidden Place
    .text = You cannot travel here or choose targets here unless you turn one secret on your board facedown.
    .note-1 = One secret for travelling, another for choosing targets.
    .note-2 = Nobody can be forced to turn a secret over.
    .own = 1

card-wastes = Wastes
    .text = Homeland (Discord): If you play a Discord card here and have not discarded a Discord card here this turn, take the relic here as if you had recovered it, but at no cost.
