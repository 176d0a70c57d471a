# Oath: names, texts and rulings of the edifices, intact and ruined (own wording); .own = 1 marks a German name of our own.

card-sprawling-rampart = Sprawling Rampart
    .text = Persistent: Each site ruled by this card's ruler adds 1 extra defence die when it is a target.
    .own = 1

card-bandit-rampart = Bandit Rampart
    .text = Battle plan (defender): If this card's site is a target, remove 2 attack dice.
    .own = 1

card-hall-of-debate = Hall of Debate
    .text = Persistent: Nobody can choose the People's Favor as a target in a campaign.
    .own = 1

card-hall-of-mockery = Hall of Mockery
    .text = Persistent: Whenever the People's Favor is recovered, it ends up on its Mob side.
    .own = 1

card-forest-temple = Forest Temple
    .text = Persistent: In the Chronicle, sites with any Beast card are not removed.
    .note-1 = It protects at once, even in the Chronicle in which it was built.
    .note-2 = It protects only against removal, not against its edifice becoming a ruin.
    .own = 1

card-ruined-temple = Ruined Temple
    .text = Persistent: Enemies of this card's ruler cannot play Beast cards faceup.
    .own = 1

card-festival-district = Festival District
    .text = Action: Agree with one other player on a binding exchange of favor, secrets and advisers.
    .own = 1

card-squalid-district = Squalid District
    .text = Persistent: Whenever the end die is rolled, this card's ruler may raise or lower the result by 1. Citizens cannot do this.
    .note-1 = Decided after the roll.
    .note-2 = A 6 that is raised still ends the game.
    .own = 1

card-great-spire = Great Spire
    .text = Search (place 1 secret): You may replace any number of drawn denizens with random cards of the Dispossessed.
    .note-1 = With the Truthful Harp you show what you drew and the card you keep, but not replacements you do not keep.
    .own = 1

card-fallen-spire = Fallen Spire
    .text = Action (place 1 secret, burn 1 secret): Replace up to 5 denizens lying topmost in your region's discard pile with random cards of the Dispossessed. Visions are passed over.
    .note-1 = You choose the number without looking.
    .own = 1

card-ancient-forge = Ancient Forge
    .text = Action (place 2 favor, burn 1 secret): Look at the top relic of the deck; keep it or put it under the deck.
    .own = 1

card-broken-forge = Broken Forge
    .text = Action (place 2 favor and 2 secrets): Turn this card over to its intact side.
    .own = 1
