# Root: the options of a match.

root-option-map = Map
    .help = In autumn every clearing has its printed suit; in winter suits are dealt at random.
root-option-factions = Factions
    .help = The faction of each player. Together they must reach far enough over the map for an interesting game.
root-option-any-mix = Allow every mix of factions
    .help = Also factions that reach too little together.
root-option-cards-print = Printing of the cards
    .help = Some cards are worded differently in later printings.
root-option-cards-print-early = Early printing
root-option-cards-print-later = Later printing
root-option-first = Who begins
    .help = The player who has the first turn.
