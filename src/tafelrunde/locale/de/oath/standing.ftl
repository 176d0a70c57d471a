# Fragen in fremden Zügen, allgemein, und wovon eine Antwort im Voraus abhängen kann.

standing-battle-plan = Du verteidigst und darfst einen Schlachtplan nutzen
    .force = angreifende Scharen
standing-join-defence = Jemand wird angegriffen und du darfst mitverteidigen
    .target = Verteidiger
    .force = angreifende Scharen
standing-allow-ally = Jemand möchte mit dir verteidigen
    .target = Helfer
    .force = angreifende Scharen
standing-lose-warband = Du unterliegst und wählst, wo du Scharen verlierst
    .count = noch zu verlierende Scharen
standing-sacrifice-from = Dein Schlachtplan opfert eine Schar und du wählst, wo
standing-allow-sharing = Jemand möchte lila Scharen zwischen euren Tableaus bewegen
    .target = Fragender
    .count = Scharen
standing-allow-pick-up = Jemand möchte lila Scharen von einem Ort nehmen
    .target = Fragender
    .count = Scharen
standing-accept-deal = Jemand bietet dir einen Tausch an
    .target = Anbieter
    .offered = Gunst, die du bekämst
    .wanted = Gunst, die du gäbest
standing-admit-breach = Jemand fordert die Strafe für ein Versprechen von dir
    .target = Fordernder
    .count = zu zahlende Gunst
