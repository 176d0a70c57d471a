# Dominion: what is needed before the title is opened: its name.

title-dominion = Dominion
