# Questions in others' turns, in general, and what an answer given beforehand may depend on.

standing-battle-plan = You defend and may use a battle plan
    .force = attacking warbands
standing-join-defence = Somebody is attacked and you may join the defence
    .target = defender
    .force = attacking warbands
standing-allow-ally = Somebody wants to join your defence
    .target = helper
    .force = attacking warbands
standing-lose-warband = You are defeated and choose where you lose warbands
    .count = warbands still to lose
standing-sacrifice-from = Your battle plan sacrifices a warband and you choose where
standing-allow-sharing = Somebody wants to move purple warbands between your boards
    .target = who asks
    .count = warbands
standing-allow-pick-up = Somebody wants to pick up purple warbands from a site
    .target = who asks
    .count = warbands
standing-accept-deal = Somebody offers you an exchange
    .target = who offers
    .offered = favor you would get
    .wanted = favor you would give
standing-admit-breach = Somebody claims the penalty of a promise of yours
    .target = who claims it
    .count = favor to pay
