## What is told when a game is over

curve-points = Influence points
    .sources = Influence points by source
source-guilds = { score-guilds }
source-during-tasks = { score-during-tasks }
source-end-tasks = { score-end-tasks }
source-unfulfilled = { score-unfulfilled }
source-diplomacy = { score-diplomacy }
source-alms = { score-alms }
source-anarchy = { score-anarchy }
source-influence = { score-influence }
source-strength = { score-strength }
source-intrigue = { score-intrigue }
source-trade = { score-trade }
source-wealth = { score-wealth }
source-knowledge = { score-knowledge }
stat-acts = Actions
stat-fulfils = Tasks fulfilled during the game
stat-places-guild = Guilds taken
stat-raids = Raids
stat-battle = Battles begun
event-way-points = { allegoria-end-points }
event-way-tasks = { allegoria-end-tasks }
event-way-home-tracks = { allegoria-end-home-tracks }
event-way-shared = { allegoria-end-shared }
