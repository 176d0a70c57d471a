# Fragen in fremden Zügen, allgemein, und wovon eine Antwort im Voraus abhängen kann.

standing-ambush = Du wirst angegriffen und darfst einen Hinterhalt legen
    .target = Angreifer
    .warriors = angreifende Krieger
standing-battle-card = Du wirst angegriffen und darfst { card-armorers } oder { card-sappers } nutzen
    .target = Angreifer
    .count = gegen dich gewürfelte Treffer
standing-lose-piece = Du verlierst Gebäude oder Plättchen durch Treffer
    .count = noch ausstehende Treffer
standing-field-hospitals = Du darfst gefallene Krieger zur Festung zurückholen
    .count = gefallene Krieger
    .about = Klasse der Lichtung
standing-take-hit = Deine Gegenstände werden durch Treffer beschädigt
    .count = noch ausstehende Treffer
standing-supporter-limit = Du hast ohne Stützpunkt zu viele Anhänger
standing-lose-fund = Du verlierst mit einem Handelsposten Mittel
    .count = noch zu verlierende Mittel
standing-outrage = Du löst Empörung aus und gibst der Allianz eine Karte
    .about = Klasse der Lichtung
standing-enlist-arbiter = Du wirst angegriffen und darfst den Schiedsrichter anwerben
