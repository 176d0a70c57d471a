# Fragen in fremden Zügen, allgemein, und wovon eine Antwort im Voraus abhängen kann.

standing-battle-plan = Du verteidigst und darfst einen Schlachtplan nutzen
standing-join-defence = Jemand wird angegriffen und du darfst mitverteidigen
    .target = wer verteidigt
standing-allow-ally = Jemand möchte mit dir verteidigen
    .target = wer helfen möchte
standing-allow-sharing = Jemand möchte lila Scharen zwischen euren Tableaus bewegen
    .target = wer fragt
    .count = Scharen
standing-allow-pick-up = Jemand möchte lila Scharen von einem Ort nehmen
    .target = wer fragt
    .count = Scharen
standing-accept-deal = Jemand bietet dir einen Tausch an
    .target = wer anbietet
    .offered = Gunst, die du bekämst
    .wanted = Gunst, die du gäbest
standing-admit-breach = Jemand fordert die Strafe für ein Versprechen von dir
    .target = wer sie fordert
    .count = zu zahlende Gunst
