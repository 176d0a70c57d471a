# Throne of Allegoria in the browser: its options and its boards.

option-houses = Every player leads a house of their own; otherwise houses are given in order.
option-track = The home tracks are divided into sections of two or of three spaces; thresholds lie between sections.
option-track-sections-of-2 = Sections of two (recommended)
option-track-sections-of-3 = Sections of three
option-lowest = Which row of the table of action points the lowest of several bidders uses.
option-lowest-last-row = The last row (recommended)
option-lowest-own-row = The row of the own rank, its station points only
option-opponent-gains = The rule raises the opponent's track that was paid from; the printed example raises trade.
option-opponent-gains-paid = The track that was paid from (rule)
option-opponent-gains-trade = Always trade (example)
allegoria-web-figures = Figures by region
allegoria-short-bid-0 = 0
allegoria-short-bid-1 = 1
allegoria-short-bid-2 = 2
allegoria-short-bid-star = { "*" }
