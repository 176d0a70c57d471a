## Was nach dem Spiel erzählt wird

curve-holdings = Orte, Reliquien und Banner
    .sources = Was alle am Ende hatten
source-sites = Beherrschte Orte
source-relics = Reliquien
source-banners = Banner
stat-travels = Reisen
stat-campaigns = Begonnene Kämpfe
stat-campaign-won = Gewonnene Kämpfe
stat-musters = Angeworben
stat-trades = Getauscht
event-way-usurper = { $who ->
    [you] In Runde { $round } warst du Thronräuber und hattest den Titel des Bewahrers noch ({ $oath }).
   *[other] In Runde { $round } war { $player } Thronräuber und hatte den Titel des Bewahrers noch ({ $oath }).
}
event-way-visionary = { $who ->
    [you] In Runde { $round } hast du das Ziel deiner offenbarten Vision erfüllt: { $vision }.
   *[other] In Runde { $round } hat { $player } das Ziel einer offenbarten Vision erfüllt: { $vision }.
}
event-way-empire = { $who ->
    [you] Dein Reich hatte den Titel des Bewahrers noch ({ $oath }), als die Partie nach Runde { $round } endete.
   *[other] Das Reich von { $player } hatte den Titel des Bewahrers noch ({ $oath }), als die Partie nach Runde { $round } endete.
}
event-way-successor = { $who ->
    [you] Das Reich gewann nach Runde { $round }, und du hast es geerbt: Als Bürger hast du das Ziel des Nachfolgers erfüllt ({ $oath }).
   *[other] Das Reich gewann nach Runde { $round }, und { $player } hat es geerbt: als Bürger, der das Ziel des Nachfolgers erfüllt hat ({ $oath }).
}
event-way-war-weariness = { $who ->
    [you] Nach Runde { $round } hatte niemand sonst einen Anspruch ({ $oath }): Dein Reich bestand fort.
   *[other] Nach Runde { $round } hatte niemand sonst einen Anspruch ({ $oath }): Das Reich von { $player } bestand fort.
}
