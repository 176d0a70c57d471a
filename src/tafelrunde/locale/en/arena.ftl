# The arena: its options, its result, its report.

help-option-arena-seats = The bots that take part, with their budgets: search:200, search:0.5s. All sit at one table unless --players says otherwise.
help-option-arena-players = How many sit at a table; if there are more bots, all groups of them meet (round robin).
help-option-arena-setups = How many set-ups (kingdoms, maps, worlds) the seed draws; each: another one whenever everybody has sat everywhere.
help-option-arena-ray = Play on a Ray cluster; local starts one on this machine.
help-option-arena-out = A file that gets a line of JSON for every game. An arena that was stopped goes on with the same command.
help-option-arena-report = Write a page with plots.
help-option-arena-keep = Whose records to keep: of all games, of those the first bot lost, or of the first N.
help-option-arena-records = Where these go (arena-records).
head-elo = Elo
head-played = Games
head-time = Per answer
arena-rounds = { $rounds } rounds on average

report-title = Arena: { $game }
report-bots = Bots
report-players = Players at a table
report-games = Games
report-setups = Set-ups
report-each = another one whenever everybody has sat everywhere
report-seed = Seed
report-options = Options
report-errors = Broken games
report-ratings = Ratings
report-about-ratings = Elo, 1500 on average, from all games (a Bradley-Terry fit). The bars are 95 % intervals against the other bots.
report-pairs = Who beats whom
report-about-pairs = How often the bot of the row wins against the bot of the column.
report-order = Turn order
report-about-order = How often the game was won from each place, all bots together. The dashed line would be fair.
report-by-seat = Victories of each bot by seat
report-place = Place { $n }
report-seat = Seat { $n }
report-scores = Scores
report-about-scores = How often each bot ended with how many points.
report-average = { $n } on average
report-lengths = Length
report-about-lengths = Rounds until the end.
report-ends = How games ended, and who won then
report-end = End
report-about-aspect = How often this came with a victory, all bots together. The dashed line would be fair.
report-about-several = How often those won who had this, all bots together; what was rare is left out. The dashed line would be fair.
report-about-whole = In how many games this was so. The table says how often each bot won then.
report-by-bot = By bot
report-more = { $n } more
report-of-games = { $count ->
    [one] 1 game
   *[other] { $n } games
}
