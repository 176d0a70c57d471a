## What is told when a game is over

curve-holdings = Sites, relics and banners
    .sources = What everybody held in the end
source-sites = Sites ruled
source-relics = Relics
source-banners = Banners
stat-travels = Journeys
stat-campaigns = Campaigns begun
stat-campaign-won = Campaigns won
stat-musters = Times mustered
stat-trades = Trades
event-way-usurper = { $who ->
    [you] In round { $round } you were Usurper and still had the Oathkeeper's title ({ $oath }).
   *[other] In round { $round } { $player } was Usurper and still had the Oathkeeper's title ({ $oath }).
}
event-way-visionary = { $who ->
    [you] In round { $round } you met the goal of your revealed Vision: { $vision }.
   *[other] In round { $round } { $player } met the goal of a revealed Vision: { $vision }.
}
event-way-empire = { $who ->
    [you] Your Empire still had the Oathkeeper's title ({ $oath }) when the game ended after round { $round }.
   *[other] The Empire of { $player } still had the Oathkeeper's title ({ $oath }) when the game ended after round { $round }.
}
event-way-successor = { $who ->
    [you] The Empire won after round { $round }, and you inherited it: as a Citizen you met the Successor's goal ({ $oath }).
   *[other] The Empire won after round { $round }, and { $player } inherited it: a Citizen who met the Successor's goal ({ $oath }).
}
event-way-war-weariness = { $who ->
    [you] After round { $round } nobody else had a claim ({ $oath }): your Empire endured.
   *[other] After round { $round } nobody else had a claim ({ $oath }): the Empire of { $player } endured.
}
