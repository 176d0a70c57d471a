## Was nach dem Spiel erzählt wird

curve-points = Einflusspunkte
    .sources = Einflusspunkte nach Herkunft
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
stat-acts = Aktionen
stat-fulfils = Während des Spiels erfüllte Aufgaben
stat-places-guild = Gilden genommen
stat-raids = Überfälle
stat-battle = Begonnene Schlachten
event-way-points = { allegoria-end-points }
event-way-tasks = { allegoria-end-tasks }
event-way-home-tracks = { allegoria-end-home-tracks }
event-way-shared = { allegoria-end-shared }
