# Oath: names, texts and rulings of the relics (own wording); .own = 1 marks a German name of our own.

card-sticky-fire = Sticky Fire
    .text = Battle plan: If you win, you may kill your enemy's whole force; if you do, you must give the enemy 1 favor if able.
    .note-1 = The favor goes to the player you fight, not to allies, and is due even if the enemy ignores the kill.
    .note-2 = Favor that your vow keeps in the Nomad bank is not due.
    .own = 1

card-cursed-cauldron = Cursed Cauldron
    .text = Battle plan: If you win, gain 1 warband for each enemy warband killed in this campaign.
    .note-1 = Warbands saved by the Hospital do not count; those killed by Bear Traps do.
    .note-2 = A Citizen always gains purple warbands.
    .own = 1

card-brass-horse = Brass Horse
    .text = Action (place 1 secret): Show the top card of your region's discard pile. Travel to a site with a card of that suit without spending Supply; if that is impossible, to any site.
    .note-1 = The pile must not be empty. The card goes back facedown.
    .note-2 = A Vision matches no suit, so you may choose any site.
    .note-3 = From a Shrouded Wood ruled by an enemy, that ruler chooses among the possible sites.
    .own = 1

card-truthful-harp = Truthful Harp
    .text = Search: You may draw 2 cards more; if you do, show everyone all the cards you draw and the one you keep.
    .note-1 = You decide before drawing; a Vision still ends the draw.
    .own = 1

card-grand-mask = Grand Mask
    .text = Persistent: If you are an Exile: during your turn you rule the cards at Imperial sites in place of the Imperial players, except for battle plans.
    .note-1 = Only the cards, not the sites.
    .own = 1

card-horned-mask = Horned Mask
    .text = Action (place 1 secret): Swap one of your faceup advisers with a card at your site.
    .note-1 = A swap is not a play: you gain no favor.
    .own = 1

card-cup-of-plenty = Cup of Plenty
    .text = Trade: You may trade without spending Supply with a card whose suit matches any of your advisers.
    .own = 1

card-whistle = Whistle
    .text = Action (place 1 secret): Choose a player whose pawn is not at your site: they must travel to your site if able, without spending Supply. When they arrive, they get the secret on this relic.
    .note-1 = They get the secret faceup.
    .note-2 = They are never forced to turn a secret over or to pay a toll.
    .note-3 = If you must not give secrets away, the secret stays on this relic.
    .own = 1

card-dowsing-sticks = Dowsing Sticks
    .text = Action (place 1 secret, burn 2 favor): Look at the top relic of the deck; keep it or put it under the deck.
    .own = 1

card-cracked-horn = Cracked Horn
    .text = Search: You may put all cards you discard in this search under the world deck.
    .note-1 = Visions too; the Visions Drawn track does not change.
    .own = 1

card-bandit-crown = Bandit Crown
    .text = Persistent: Bandits count as your warbands at all sites no enemy rules, so you rule the empty sites. They cannot be killed, moved or sacrificed.
    .note-1 = You may therefore take your own last warband off a site, and bandits at a target count toward your defence.
    .note-2 = In the Chronicle the winner with this relic, or a Citizen of the victorious Empire who has it, rules the empty sites too; they are kept.
    .note-3 = At a site you rule they count in addition to your own warbands, so you may also put warbands on an empty site. At sites of enemies and at facedown sites you have none.
    .note-4 = If you are defeated, bandits count for the size of the half you lose, but only your own warbands die.
    .note-5 = For a Citizen they are purple warbands. When a Citizen and the Empire fight each other, they side with the holder of this relic alone, and for a Citizen only at empty sites.

card-ring-of-devotion = Ring of Devotion
    .text = You cannot place warbands on sites. Each time you muster, gain 2 warbands more.
    .note-1 = This covers every way of placing: conquest, the minor action, Warning Signals and so on.
    .own = 1

card-skeleton-key = Skeleton Key
    .text = Action (place 1 secret, burn 1 secret): Only if the Chancellor rules your site: look at one relic of the Reliquary; you may take it.
    .note-1 = The Chancellor may use it as well.
    .own = 1

card-oracular-pig = Oracular Pig
    .text = Action: Look at the top 3 cards of the world deck.
    .own = 1

card-circlet-of-command = Circlet of Command
    .text = Persistent: Other players can neither target nor take your banners and your other relics. Your pawn and favor add 1 extra defence die as a target.
    .note-1 = You may still recover your own banner.
    .own = 1

card-ivory-eye = Ivory Eye
    .text = Action (place 1 secret): Look at any one facedown site, facedown adviser or facedown relic at a site.
    .own = 1

card-map = Map
    .text = Action: Put this relic under the relic deck to gain 4 Supply.
    .own = 1

card-obsidian-cage = Obsidian Cage
    .text = Battle plan: If you win, put the survivors of your enemy's force onto this relic. Action: Release any of the caged warbands to a board of their colour.
    .note-1 = The Hospital comes first.
    .note-2 = If the relic goes back to the deck, its holder must return the warbands.
    .note-3 = Warbands of an Exile who became a Citizen come back as purple ones.
    .own = 1

card-book-of-records = Book of Records
    .text = Search: When you play a card to a site, you must gain 1 secret instead of 1 favor.
    .own = 1

card-dragonskin-drum = Dragonskin Drum
    .text = Travel: After travelling you may gain 1 warband.
    .note-1 = Forced travel counts too.
    .own = 1

card-the-grand-scepter = The Grand Scepter
    .text = You cannot use it in the turn in which it was taken. Actions: Look at the relics of the Reliquary; offer an Exile Citizenship; exile a Citizen other than yourself.
    .note-1 = If you got it in an exchange, it was given, not taken: you may use it at once.
    .note-2 = It is never part of the relic deck; the Chancellor starts with it.
