# Questions in others' turns, in general, and what an answer given beforehand may depend on.

standing-spoils = You win a battle that somebody else began
    .count = difference
