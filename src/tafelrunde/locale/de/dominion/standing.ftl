# Fragen in fremden Zügen, allgemein, und wovon eine Antwort im Voraus abhängen kann.

standing-react = Du wirst angegriffen und darfst eine Karte vorzeigen
    .about = Angriff
standing-show = Mit einer Karte von dir geschieht etwas und du darfst eine andere vorzeigen
    .about = Karte
standing-discard = Du musst Karten ablegen
    .source = Karte, die das sagt
    .count = noch abzulegende Karten
standing-advisor = { card-advisor }: Du wählst, welche Karte eines anderen abgelegt wird
standing-envoy = { card-envoy }: Du wählst, welche Karte eines anderen abgelegt wird
standing-lose-a-good-card = { card-knights }: Du entsorgst eine deiner aufgedeckten Karten
standing-give = { card-masquerade }: Du gibst eine Karte weiter
standing-bishop-other = { card-bishop }: Du darfst eine Karte entsorgen
standing-gladiator-match = { card-gladiator }: Du darfst die gleiche Karte vorzeigen
standing-vault-other = { card-vault }: Du darfst zwei Karten ablegen
standing-villain = { card-villain }: Du legst eine Karte ab
standing-torturer = { card-torturer }: Du legst zwei Karten ab oder nimmst einen Fluch
standing-mountebank = { card-mountebank }: Du darfst einen Fluch ablegen
standing-old-witch = { card-old-witch }: Du darfst einen Fluch entsorgen
standing-tunnel = { card-tunnel }: Du legst ihn ab und darfst ihn vorzeigen
standing-faithful-hound = { card-faithful-hound }: Du legst ihn ab und darfst ihn zur Seite legen
