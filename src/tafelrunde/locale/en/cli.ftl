# Tafelrunde: the command line and the game at the terminal.

no-cards = no cards
some-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

## Bots

bot-random = Random Bot
bot-easy = Easy Bot
bot-medium = Medium Bot
bot-hard = Hard Bot
bot-lenient = Lenient Bot
bot-search = Searching Bot

## Errors

error-line = tafelrunde: { $message }
error-no-option = there is no option { $option }{ $count ->
    [0] .
   *[other] ; did you mean { $close }?
}
error-no-command = there is no command “{ $name }”; there are: { $known }.
error-missing = { $name } is missing.
error-bad-value = { $name }: { $message }
error-file = { $file }: { $message }.
error-no-number = “{ $said }” is not a number
error-out-of-range = { $most ->
    [no] { $said } is less than { $least }
   *[other] { $said } is not between { $least } and { $most }
}
error-no-choice = “{ $said }” is not one of: { $known }
error-is-folder = “{ $said }” is a folder
error-is-no-folder = “{ $said }” is not a folder
errno-EACCES = reading or writing is not allowed here
errno-EROFS = nothing can be written here
errno-ENOSPC = the disk is full
errno-EDQUOT = the disk is full
errno-EIO = the disk does not answer
errno-ENOENT = there is no such file or folder
errno-EEXIST = this exists already
errno-EISDIR = this is a folder
errno-ENOTDIR = this is not a folder
error-BadOptions = { $message }
error-UnknownTitle = { $message }
error-UnknownRule = { $message }
error-UnknownBot = { $message }
error-NoTests = { $message }
error-MalformedRecord = this record cannot be used: { $message }
error-UnknownRevision = this record is for other rules: { $message }

## Help

help-usage = Usage:
help-some-options = [OPTIONS]
help-some-command = COMMAND
help-options = Options
help-commands = Commands
help-tafelrunde = Tafelrunde plays deep board games exactly by their rulebooks.
    .more = Start with “tafelrunde play”. “tafelrunde COMMAND --help” explains a command.
help-play = Play at the terminal against bots.
    .more = Without any options you only choose a kingdom or a faction; Enter takes what is good to begin with. While playing, ? shows all commands. The game is kept after every answer; “--load last” goes on with it.
help-replay = Look at a recorded game step by step.
    .more = The record is replayed and checked. Without --seat everybody's own cards are shown. With --why a searching bot thinks an answer over once more; for everybody else a hard bot does.
help-titles = List the games that can be played, or the options of one.
help-cards = List cards, or show one card with its rulings.
    .more = A card is found by its id or by a piece of its name in either language.
help-learn = Explain a game in two minutes.
help-rules = List the numbered rules, or show one.
    .more = With --untested: the rules and cards that no test shows; the exit code is 1 if there are any.
help-arena = Let bots play many games and count who wins.
    .more = Seats rotate from game to game. The same seed gives the same games, however many workers there are.
help-bench = Measure how fast the rules run here.
help-option-help = Show this help.
help-option-version = Show the version.
help-option-lang = Language: en or de.
help-option-play-as-json = Play in lines of JSON for programs: questions and events go out, answers come in (docs/protocol.md).
help-option-as-json = Print JSON for machines.
help-option-cards-own-file = Call cards by the names of an owner's file (Throne of Allegoria).
help-option-template = Print a card file to begin with (Throne of Allegoria).
help-option-box = Only cards of this set.
help-option-type- = Only cards of this type.
help-option-only-untested = Only rules and cards without a test.
help-option-tests = Where the tests are, if not in this checkout.
help-option-seats = How many players.
help-option-bots = The bots you play against: levels (easy, medium, hard) or bots by name.
help-option-said = An option of the title, NAME=VALUE; may be given several times. “@FILE” reads the value from a file.
help-option-options-json = Options of the match as a JSON object; --option changes them.
help-option-seed = The seed of all chance: the same seed, the same shuffles.
help-option-name = Your name.
help-option-load = Go on with a saved game; “last” is the latest one.
help-option-save = Keep the game in this file.
help-option-step = Show the position after this many answers.
help-option-seat = Whose eyes; 0 is the first seat.
help-option-why = With --step: what a bot thinks of the answers at that point, from what the seat knew.
help-option-whole-log = Print the whole log.
help-option-games = How many games.
help-option-workers = How many processes; by default one for each core.
help-option-seconds = How long each measurement takes.
help-option-job = Only this measurement.

## Tables of titles, cards and rules

head-id = Id
head-name = Name
head-players = Players
head-bots = Bots
head-sources = Rules
head-cost = Cost
head-types = Types
head-text = Text
head-rule = Rule
head-title = Title
head-set = Set
head-bot = Bot
head-wins = Wins
head-rate = Rate
head-95 = 95 %
head-by-seat = By seat
head-points = Points
cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
card-cost = cost { $cost }
card-older = In the printing of { $year }: { $text }
card-rulings = Rulings
learn-next = Play it: tafelrunde play { $title }. Look up a rule: tafelrunde rules { $title } NUMBER.

rules-waits = waits for { $set }
rules-untested = { $count ->
    [0] Every rule and card has a test.
    [one] 1 rule or card has no test:
   *[other] { $count } rules and cards have no test:
}
rules-pending = { $count ->
    [one] 1 rule waits for a set that is not built yet:
   *[other] { $count } rules wait for sets that are not built yet:
}

## Arena and bench

arena-progress = Playing
arena-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
arena-stopped = Stopped early.
arena-errors = { $count ->
    [one] 1 game failed; its record is in { $folder }.
   *[other] { $count } games failed; their records are in { $folder }.
}
bench-progress = Measuring
bench-title = Title
bench-job = Measured
bench-form = Form
bench-games-per-s = Games per s
bench-decisions-per-s = Decisions per s
bench-turns-per-game = Turns per game
bench-decisions-per-game = Decisions per game
bench-worlds-per-s = Worlds per s
bench-copies-per-s = Copies per s
bench-pure = The rules run as plain Python: { $reason }.

## The game at the terminal

play-guest = Guest
play-welcome = You play against { $rivals }.
play-hint = Type a number or part of a name; ? shows all commands.
play-input = >
play-enter = Enter
play-numbers = Type one of these numbers: { $known }.
play-narrow = This window has { $width } columns. With { $needed } the table fits; until then it is shortened.
play-say-something = Please type the number of a choice or part of its name; ? shows the commands.
play-no-number = There is no choice { $number } here, only { $known }.
play-ambiguous = “{ $said }” fits several: { $found }.
play-not-understood = “{ $said }” is none of the choices here; type a number, part of a name, or ? for help.
play-queue-dropped = “{ $option }” is not possible here; the rest of your answer was dropped.
play-why-name = Say what you mean, for example “why gold”. The bots tell what they think when the game is over: now it would give their cards away.
play-why-thing = You see nothing on the table that is called “{ $name }”.
play-why-choice = “{ $name }” is a choice now: just say so.
thoughts-plain = { $option }: that needs no long thought.
thoughts-chosen = I would answer: { $option }
thoughts-spent = { $count ->
    [one] One answer
   *[other] { $count } answers
} in { $worlds } imagined worlds, { $playouts ->
    [one] one trial game
   *[other] { $playouts } trial games
}. How good each looks (0 % lost, 100 % won):
thoughts-one = { "  " }{ $value } % (± { $error })  { $option }
review-asked = { $player } was asked: { $prompt }
review-answered = The answer was: { $option }
review-plain = That needed no long thought.
review-otherwise = Thought over once more, the answer would be: { $option }
review-nothing = The bots had nothing to decide.
play-no-card = There is no card “{ $name }”.
play-no-rule = There is no rule “{ $name }”.
play-undone = Taken back.
play-save-done = Saved in { $file }. The game will be kept there from now on.
play-save-as = Your game is kept in { $file }. Press Enter, or type another file name:{" "}
play-saved = Your game is saved. Go on with: tafelrunde play { $title } --load { $file }
play-record = The record of this game is in { $file }. Look at it with “tafelrunde replay”.
play-afterwards = “why” tells what the bots thought about their last choices, “log” and “table” show the game once more; Enter ends.
play-not-kept = The game cannot be kept in { $file } ({ $message }); use “save FILE” to keep it elsewhere.
play-bye = Goodbye.
play-help-title = Help
play-help =
    Answer with a number or part of a name, for example
    { $one }.
    Several answers to the same question: { $several }
    0 always means to do nothing or to go on.

    ?               this help
    card NAME       what a card does (c NAME)
    rule [ID]       a rule; without id, the one behind the question (r)
    why NAME        why something is not an option now (w)
    why             after the game: what the bots thought about their last choices
    hint            what a hard bot would answer now, which takes some seconds
    table           the whole table (b)
    log             everything that has happened
    undo            take back your last answer (u)
    save [FILE]     save the game
    quit            stop; the game is kept (q)

command-help = ? help h
command-card = card c
command-rule = rule r
command-why = why w
command-hint = hint
command-log = log l
command-table = table board b
command-undo = undo u
command-save = save
command-quit = quit exit q

## Why something on the table is no answer

why-no-choice = This is not an option here.
why-no-choice-of = { $thing } is not an option here.
why-no-choice-for = { $thing } is not an option for “{ $source }”.

undo-refused-nothing = There is nothing to take back yet.
undo-refused-over = The game is over; nothing can be taken back.
undo-refused-others = This cannot be taken back: somebody else has acted since.
undo-refused-chance = This cannot be taken back: cards have been shuffled or dice rolled since.
undo-refused-revealed = This cannot be taken back: a hidden card has been seen since.

## The end

final-heading = The game is over
final-winner = { $who ->
    [you] You have won!
    [shared] You share the victory: { $names }.
   *[other] { $count ->
        [one] { $names } has won.
       *[other] { $names } share the victory.
    }
}
final-player = Player
final-points = Points
final-won = winner
final-deck = { $player }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}: { $cards }

## Replays

replay-seat = Player { $number }
replay-step = Step { $step } of { $steps }
replay-input = n next, p previous, number, w why, q quit >
replay-help = Type n (or Enter), p, q, a step from 0 to { $steps }, or w: what a bot thinks of the answers at that point.
replay-no-answer = Nobody has answered anything yet.
replay-not-told = What others think is hidden from these eyes.
replay-unfinished = The game was broken off after { $steps ->
    [one] 1 answer
   *[other] { $steps } answers
}.
