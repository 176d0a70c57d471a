# Oath: the options of a match.

oath-option-world = World
    .help = Where the game is played: a new realm, the fixed introduction for four, or the world of a chronicle.
oath-option-world-new = A new realm
oath-option-world-introduction = The first game
oath-option-world-introduction-3-3-1 = The first game, with the relics of script 3.3.1
oath-option-oath = Oath of the realm
    .help = The goal that makes somebody Oathkeeper; the world's own unless you choose.
oath-option-oath-supremacy = Supremacy: rule the most sites
oath-option-oath-people = The People: hold the People's Favor
oath-option-oath-devotion = Devotion: hold the Darkest Secret
oath-option-oath-protection = Protection: hold the most relics and banners
oath-option-colours = Colours of the seats
    .help = The colour of each player; the Chancellor is purple.
oath-option-citizens = Colours that begin as Citizens
    .help = The world's own unless you choose.
oath-option-chancellor = Seat of the Chancellor
    .help = Who plays the Chancellor and has the first turn.
oath-option-chronicle = Write the Chronicle after the game
    .help = The winner changes the world for the next game: oath, map, cards. Afterwards everybody can read what has changed and why, and the realm can go on.
