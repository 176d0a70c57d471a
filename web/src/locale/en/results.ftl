# When a game is over: how it went, and links to its replay.

story = How the game went
result-more = Show the whole result
result-less = Show the table
story-none = none
story-has = yes
story-total = Total
story-curve = { $unit } over the game
story-curve-label = { $unit } over the game as a curve; the table below has the same numbers.
story-curve-small = { $unit } over the game as a curve; the page “{ story }” has the same numbers in a table.
story-as-table = The curve as a table
story-step = Step { $step }
story-start = Start
story-end = End
story-moments = Key moments
story-lead = { $who ->
    [you] You take the lead ({ $unit }: { $points }).
   *[other] { $player } takes the lead ({ $unit }: { $points }).
}
story-leap = { $who ->
    [you] Your greatest leap of the game: +{ $points } ({ $unit }).
   *[other] The greatest leap of the game, by { $player }: +{ $points } ({ $unit }).
}
story-decks = Decks
story-deck-size = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
story-figures = Statistics
story-turns = Turns
story-answers = Decisions
story-scores = { $unit } at this step
story-show = Curve
log-jump = Go there
share = Share this game
share-short = Share
share-what = Whoever has the link can watch this game step by step, with all cards face up and the names of the players, even without an account.
share-what-sealed = Whoever has the link can watch this game step by step, as a spectator saw it, even without an account. Cards stay hidden as long as the realm is being played.
share-make = Make a link
share-link = Link to this replay
share-copy = Copy the link
share-copied = The link is copied.
share-withdraw = Withdraw the link
share-gone = This link has been withdrawn, or there never was one.
share-withdraw-why = You can withdraw the link any time; then it leads nowhere.
