# Fragen in fremden Zügen, allgemein, und wovon eine Antwort im Voraus abhängen kann.

standing-spoils = Du gewinnst eine Schlacht, die jemand anders begonnen hat
    .count = Vorsprung
