# Oath: what is needed before the title is opened: its name and its commands.

title-oath = Oath
help-odds = Say how likely a campaign is to be won (Oath).
    .more = The odds are exact. Warbands are sacrificed only where they turn defeat into victory. A plan is named by its card's id; “great_crusade:3” counts three cards.
help-option-attack = Attack dice; without it as many as warbands.
help-option-defence = Defence dice.
help-option-warbands = Warbands of the attacker's force.
help-option-defenders = Warbands or bandits that count for the defence.
help-option-no-sacrifice = Nothing may be sacrificed.
help-option-plans = A battle plan of the attacker; may be given several times.
help-option-against = A battle plan of the defender; may be given several times.

help-chronicle = Carry a world of Oath on from game to game.
    .more = “chronicle new FILE” begins one, “chronicle play FILE” plays its next game, “chronicle show FILE” tells its history.
help-chronicle-new = Begin a new chronicle in a file.
help-chronicle-show = Tell the history of the realm and how it stands; nothing hidden is shown.
help-chronicle-play = Play the next game of a chronicle; its world is carried on.
    .more = A game that is left is kept beside the chronicle, and the same command goes on with it. With --games bots play on all seats.
help-chronicle-export = Print the world as a seed string of the community.
help-chronicle-import = Begin a chronicle with the world of a seed string.
help-option-chronicle-new-name = The name of the chronicle.
help-option-introduction = Begin with the fixed first game for four.
help-option-chronicle-play-colours = The boards the seats take, one colour each, the Chancellor's being purple; without it, they keep theirs.
help-option-plain = Write names in plain letters where the format has no others.
help-option-chancellor = The seat of the Chancellor; without it, the last winner's.
help-option-chronicle-play-games = Let bots play this many games on all seats.

error-BadChronicle = { $message }
error-BadSeed = { $message }
error-FileExists = { $message }
error-FileChanged = { $message }

## The command

chronicle-made = The chronicle “{ $name }” begins in { $file }.
chronicle-kept = The game is kept in { $file }; the same command goes on with it.
chronicle-bots-done = { $count ->
    [one] The bots have played 1 game.
   *[other] The bots have played { $count } games.
}

## Odds

odds-attack = Attack dice
odds-defence = Defence dice
odds-warbands = Warbands attacking
odds-defenders = Warbands defending
odds-victory = Chance of victory
odds-without-sacrifice = … without any sacrifice
odds-sacrificed = Sacrificed on average in victory
odds-left-won = Warbands left after a victory
odds-left-lost = Warbands left after a defeat
error-no-odds = there are no odds for { $title }, only for oath
error-no-plan = there is no battle plan { $name }
