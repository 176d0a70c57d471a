# Throne of Allegoria: the options of a match.

allegoria-option-houses = House of each seat
    .help = Every player leads a house of their own; otherwise houses are given in order.
allegoria-option-start = Start player
    .help = Who begins the first week.
allegoria-option-track = Layout of the home tracks
    .help = The home tracks are divided into sections of two or of three spaces; thresholds lie between sections.
allegoria-option-track-sections-of-2 = Sections of two (recommended)
allegoria-option-track-sections-of-3 = Sections of three
allegoria-option-lowest = Row of the lowest bidder
    .help = Which row of the table of action points the lowest of several bidders uses.
allegoria-option-lowest-last-row = The last row (recommended)
allegoria-option-lowest-own-row = The row of their own rank, station points only
allegoria-option-opponent-gains = What an opponent gains from Commerce
    .help = The rule raises the opponent's track that was paid from; the printed example raises trade.
allegoria-option-opponent-gains-paid = The track that was paid from (rule)
allegoria-option-opponent-gains-trade = Always trade (example)
allegoria-option-action-points = Table of action points
    .help = For a number of players, a row of station and commission points for each rank.
allegoria-option-task-draws = Tasks drawn in area I
    .help = For a number of players, how many tasks each rank draws.
allegoria-option-cards = Your own tables of cards
    .help = A TOML or JSON file with the tables that replace ours (docs/allegoria-cards.md).
