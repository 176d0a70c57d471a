# Questions in others' turns, in general, and what an answer given beforehand may depend on.

standing-ambush = You are attacked and may ambush
    .target = attacker
    .warriors = attacking warriors
standing-battle-card = You are attacked and may use { card-armorers } or { card-sappers }
    .target = attacker
    .count = hits rolled against you
standing-lose-piece = You lose buildings or tokens to hits
    .count = hits still to take
standing-field-hospitals = You may bring fallen warriors back to the keep
    .count = fallen warriors
    .about = suit of the clearing
standing-take-hit = You damage items for hits
    .count = hits still to take
standing-supporter-limit = You have too many supporters without a base
standing-lose-fund = You lose funds with a trade post
    .count = funds still to lose
standing-outrage = You cause outrage and give the Alliance a card
    .about = suit of the clearing
standing-enlist-arbiter = You are attacked and may enlist the Arbiter
