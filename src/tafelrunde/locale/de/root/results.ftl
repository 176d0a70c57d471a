## Was nach dem Spiel erzählt wird

curve-points = Siegpunkte
    .sources = Siegpunkte nach Herkunft
source-removal = Entfernte Gebäude und Plättchen
source-crafting = Hergestellte Gegenstände
source-building = Gebaute Gebäude
source-roosts = Nester am Abend
source-turmoil = Aufruhr
source-despot = Despot
source-sympathy = Verbreitete Sympathie
source-aid = Hilfe für andere
source-infamy = Niedertracht
source-exploring = Erkundete Ruinen
source-quests = Aufgaben
source-gardens = Gärten
source-dividends = Dividenden
source-trade-posts = Handelsposten
source-enlisted = Von anderen angeworben
source-coalition = Bündnis
source-other = Sonstiges
stat-moves = Bewegungen
stat-battle-starts = Begonnene Kämpfe
stat-crafts = Hergestellte Karten
stat-builds = Gebaute Gebäude
stat-recruits = Rekrutierungen
event-way-points = { $who ->
    [you] Du hast in Runde { $round } vor allen anderen { $points } Punkte erreicht.
   *[other] { $player } hat in Runde { $round } vor allen anderen { $points } Punkte erreicht.
}
event-way-dominance = { $who ->
    [you] Durch Dominanz: Zu Beginn deines Zuges in Runde { $round } hast du drei Lichtungen dieser Klasse beherrscht: { $suit }.
   *[other] Durch Dominanz: Zu Beginn des Zuges in Runde { $round } hat { $player } drei Lichtungen dieser Klasse beherrscht: { $suit }.
}
event-way-dominance-birds = { $who ->
    [you] Durch Dominanz: Zu Beginn deines Zuges in Runde { $round } hast du zwei gegenüberliegende Ecken der Karte beherrscht.
   *[other] Durch Dominanz: Zu Beginn des Zuges in Runde { $round } hat { $player } zwei gegenüberliegende Ecken der Karte beherrscht.
}
event-way-coalition = { $who ->
    [you] Du gewinnst im Bündnis mit { $faction-dative }.
   *[other] { $player } gewinnt im Bündnis mit { $faction-dative }.
}
