## What is told when a game is over

curve-points = Victory points
    .sources = Victory points by source
source-removal = Buildings and tokens removed
source-crafting = Items crafted
source-building = Buildings built
source-roosts = Roosts in Evening
source-turmoil = Turmoil
source-despot = Despot
source-sympathy = Sympathy spread
source-aid = Aid to others
source-infamy = Infamy
source-exploring = Ruins explored
source-quests = Quests
source-gardens = Gardens
source-dividends = Dividends
source-trade-posts = Trade posts
source-enlisted = Enlisted by others
source-coalition = Coalition
source-other = Other
stat-moves = Moves
stat-battle-starts = Battles begun
stat-crafts = Cards crafted
stat-builds = Buildings built
stat-recruits = Times recruited
event-way-points = { $who ->
    [you] You reached { $points } points first, in round { $round }.
   *[other] { $player } reached { $points } points first, in round { $round }.
}
event-way-dominance = { $who ->
    [you] By dominance: at the start of your turn in round { $round } you ruled three clearings of this suit: { $suit }.
   *[other] By dominance: at the start of the turn in round { $round }, { $player } ruled three clearings of this suit: { $suit }.
}
event-way-dominance-birds = { $who ->
    [you] By dominance: at the start of your turn in round { $round } you ruled two opposite corners of the map.
   *[other] By dominance: at the start of the turn in round { $round }, { $player } ruled two opposite corners of the map.
}
event-way-coalition = { $who ->
    [you] You win along with { $faction-dative }, in coalition.
   *[other] { $player } wins along with { $faction-dative }, in coalition.
}
