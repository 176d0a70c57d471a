# Tafelrunde in the browser: everything that is not part of a single game's own texts.

## Every page

skip = Skip to the content
tools = Tools
reading = Cards and rules
to-lobby = To the start page
close = Close
save = Save
saved = Saved.
copy = Copy
copied = Copied
all = All
search = Search
cost = Cost
set = Set
type = Type
you = you
one-moment = One moment …
try-again = Try again
no-such-rule = There is no rule { $id }.
no-such-card = There is no card { $id }.
in-all-titles = also in the other games
other-titles = Other games
contents = Contents
chat-watcher = watching
not-found = There is nothing here
found = { $count ->
    [one] 1 found
   *[other] { $count } found
}
switch-language = Auf Deutsch umschalten
go-dark = Switch to dark
go-light = Switch to light
page-lobby = Tafelrunde: board games by the book
page-join = Invitation – Tafelrunde
page-replay = Replay – Tafelrunde
page-cards = Cards of { $title } – Tafelrunde
page-learn = How { $title } is played – Tafelrunde
page-rules = Rules of { $title } – Tafelrunde
title-root = Root
title-oath = Oath
title-allegoria = Throne of Allegoria

## The start page

lobby-heading = Deep board games, exactly by the book
lobby-lead = Play with friends or against bots, in your browser, without an account. Every question shows the rule behind it.
pick-title = Which game?
players-from-to = { $min } to { $max } players
your-name = Your name
play-now = Play now against bots
against = against { $names }
open-table = Open the table
open-table-why = You get a link for your friends.
set-up-table = Choose players and options
seats = Players
seat-number = Player { $number }
seat-remove = Remove player { $number }
seat-add = Add a player
person-by-link = A friend, by link
shuffle-seats = Random order of seats
public-table = Listed: anybody may join and watch
patient-table = Wait for people who are away, even if they have no choice
timer-none = without limit
options-of = { $title }: options
person = a friend
option-none = There is nothing to choose here.
my-games = Your games
no-running = No game is running. Start one!
open-tables = Tables waiting for players
running-tables = Games to watch
finished-games = Finished games
no-finished = Your finished games will be listed here.
older-games = Older games
public-finished = Other people's games
upload-record = View a recorded game
go-on = Continue
join-in = Join
watch-table = Watch
watch-replay = Replay
waits-for-players = waiting for players
table-closed = This table was closed.
table-patient = This table waits for everybody who is away, even if they have no choice or have answered beforehand, so that absence tells nothing.
table-discreet = This table leaves days for an answer, so nobody is shown who is here just now.
table-exact = This world is laid out exactly as recorded in a file. Whoever has read the file knows the order of the world deck and the facedown sites.
exact-short = somebody knows the decks
table-damaged = This table is damaged and cannot be opened.
table-stopped = The rules have changed since this game began, so it cannot go on for now. Nothing is lost.
steps-so-far = { $count ->
    [one] 1 decision so far
   *[other] { $count } decisions so far
}
kind-sandbox = sandbox
kind-upload = uploaded record
kind-game = game
fan-project = An unofficial fan project: names and rules facts belong to their publishers, every text and drawing here is our own.
guest = Guest
guest-first = Merry Brave Quiet Clever Nimble Wise Gentle Bold
guest-second = Badger Fox Hedgehog Lynx Raven Beaver Heron Marten

## Account and settings

account = Account
account-of = Account: { $name }
account-guest = You play as the guest { $name }. Choose a password to keep your games.
account-signed-in = You are signed in as { $name }.
name = Name
password = Password
sign-in = Sign in
come-in = Continue
sign-out = Sign out
change-password = Change password
change-password-why = Whoever is signed in to your account elsewhere has to sign in again with the new password.
password-old = Current password
password-new = New password (at least 8 characters)
password-changed = Your new password is set. All other devices are signed out.
sign-out-everywhere = Sign out everywhere
sign-out-everywhere-why = All devices are signed out, this one too. Your games stay; your password lets you in again.
leave-for-good = Delete my account and data
leave-for-good-why = Your name, your settings and your password are removed. Bots take over your seats; finished games stay, without your name.
sign-in-first = What shall we call you?
register = Create an account
register-why = A name and a password are enough. Your games stay yours.
webhook = Web address to be notified when it is your turn (optional)
settings = Settings
set-language = Language
set-theme = Appearance
theme-system = same as the system
theme-light = light
theme-dark = dark
set-confirm = Ask again before risky answers
set-ends = Ask before my turn ends
set-pause = Pause briefly at every new question (guards against double clicks)
set-treasures = Play all Treasures automatically
set-look = A tap shows the card first; its button chooses it
set-plain = Plain table: lists instead of the board
set-keys = Single keys as shortcuts
set-sound = Sound
set-motion = Animation
set-notify = Notify me when it is my turn
keys = Keys
key-1-9 = the answer with this number; if there are more cards, they have letters
key-0 = do nothing, continue
key-t = play all Treasures
key-u = take back
key-l = open the log
key-c = write in the chat
key-i = rulings on the card in focus
key-arrows = from card to card
key-help = table menu

## Tables

bot-heuristic = Bot
seat-open = free seat
seat-free-again = Free the seat again
seats-open = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
seat-stand-in = bot for { $name }
seat-away = away
seat-overdue = time is up
seat-turn = to move
turn-nobodys = Round { $round }
turn-of = { $who ->
    [you] Round { $round } · your turn
   *[other] Round { $round } · { $player }'s turn
}
asked-in-turn = { $turn } · you decide
your-turn = Your turn
turn-elsewhere = Your turn at another table
watching = watching
reconnecting = Connection lost, reconnecting …
time-left = Time left
time-spent = Time spent
opponents = Opponents
question = Question
asked-others = “{ $question }”
ask-for = You decide for { $player }.
waiting-for = Waiting for { $names }
undo = Take back
undo-ask = Ask the others to let you take back
consent-wanted = { $player } would like to take back an answer.
consent-waiting = Waiting for { $names } to agree.
consent-yes = Agree
consent-no = Refuse
consent-withdraw = Withdraw
choose-lit = Choose a lit card
confirm-yes = Yes, continue
sure-actions-left = There is more you could do. Stop anyway?
turn-ends = That ends your turn.
end-turn = End turn
sure-points-left = You still have action points for another action. End your turn anyway?
sure-supply-lost = You still have Supply to spend, and some of it would be lost. Rest anyway?
confirm-no = Back
hint-wait = You have nothing to decide right now.
hint-over = The game is over.
undo-refused-over = The game is over.
undo-refused-spectator = Only players can take something back.
undo-refused-pending = A request is open already.
rule-number = Rule { $id }
rule-of-card = Card text
rules-all = Read on in the rules
cards-all = Look it up among the cards
log = Log
log-empty = Nothing has happened yet.
log-and-chat = Log and chat
chat = Chat
chat-unread = { $count ->
    [one] Chat, 1 new message
   *[other] Chat, { $count } new messages
}
chat-empty = Say hello!
chat-say = Message
chat-send = Send
cost-is = cost { $cost }
left-are = { $count } left
hidden-cards = { $count ->
    [one] 1 card face down
   *[other] { $count } cards face down
}
look-at = Look at { $card }
zones-shared = On the table
zones-mine = In front of you
zone-name = { $name ->
    [hand] Hand
    [deck] Deck
    [discard] Discard pile
    [play] In play
    [play_area] In play
    [played] Played
    [available] Available
    [quest_deck] Quest deck
    [quests] Quests
    [completed_quests] Completed quests
    [ruin] Ruin in clearing { $number }
    [ruin_items] Items from ruins
    [lost_ruin_items] Lost ruin items
    [lost_souls] Lost souls
    [revealed] Revealed
    [supporters] Supporters
    [decree_recruit] Decree: recruit
    [decree_move] Decree: move
    [decree_battle] Decree: battle
    [decree_build] Decree: build
    [worker_deck] Workers: deck
    [worker_discard] Workers: discard pile
    [row] Face-up workers
    [group] Group { $number }
    [offer] Offer
    [task_deck] Tasks: deck
    [task_discard] Tasks: discard pile
    [tasks] Tasks during the game
    [end_tasks] Tasks for the end
    [done] Tasks fulfilled
    [end_done] Tasks fulfilled at the end
    [decree_deck] Decrees: deck
    [decree] Royal decree
    [decree_discard] Decrees: discard pile
    [trader_deck] Traders: deck
    [trader] Trader of the week
    [trader_discard] Traders: discard pile
    [alms_tiles] Alms tiles
    [box] In the box
    [looking] Looked at
    [noble] Noble card
    [tokens] Bid tokens
    [bids] Bids in area { $number }
   *[other] { $plain }
}
facts = More about this position
table-menu = Table
replace-by-bot = Let a bot play
give-seat-back = Give the seat back
bot-plays-for-you = A bot plays for you.
take-seat-back = Take my seat back
which-bot = Bot
sandbox = Play on from here
leave-table = Leave the table
close-table = Close the table
start-game = Start
waiting-room = { $title }: waiting for players
invite-link = Invitation link
invite-why = Whoever opens this link can take a free seat. When all seats are taken, the one who opened the table starts the game.
room-listed = The table is also listed for everybody.
invited = { $player } invites you
invited-to = To a game of { $title } with { $names }.
invitation-gone = This invitation is no longer valid
game-over = The game is over
you-won = You have won!
won-by = { $count ->
    [one] { $names } has won
   *[other] { $names } share the victory
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
play-again = Play again
the-winner = won
realm = Realm
realm-history = History of the realm
realm-next = Next game of the realm
realm-game = “{ $name }”, game { $game }
realm-look = Look at hidden cards?
realm-look-warn = The realm may go on. Through other eyes you see what may still be hidden in its next game.
realm-look-yes = Show everything
realm-sealed = While another game of this realm goes on, you see this one with your own eyes only: what was hidden in it is still hidden.
download-record = Record

## Replay

replay-of = Replay: { $names }
replay-step = Step { $step } of { $steps }
replay-chooses = { $player }: { $option }
replay-slider = Position in the game
replay-back = One step back
replay-next = One step on
replay-turn-back = To the turn before
replay-turn-next = To the next turn
replay-eyes = Through whose eyes
replay-link = Link to this step
eyes-all = All cards face up
eyes-public = As a spectator

## Cards and rules

cards = Cards
learn = Learn
learn-title = { $title } in two minutes
learn-play = Play now
learn-first = How to play, in two minutes
rules = Rules
cards-of = Cards of { $title }
rules-of = Rules of { $title }
rulings = Rulings ({ $count })
rule-waits = Waits for the set { $set }, which cannot be played yet.

## Errors

web-error-broken = Something went wrong on our side. Nothing was changed.
web-error-offline = The server cannot be reached.
web-error-bad-message = This cannot be right. Please check what you have entered.
web-error-too-large = That is too much.
web-error-too-many = That was too much at once. Please wait a moment.
web-error-bad-origin = This page may not do that.
web-error-bad-token = Please load the page again.
web-error-not-signed-in = Please choose a name first.
web-error-wrong-password = Name or password is wrong.
web-error-bad-name = Letters of one script only, please, and no invisible characters.
web-error-name-taken = This name is taken.
web-error-has-account = You have an account already.
web-error-not-found = There is nothing here, or nothing for you to see.
web-error-not-allowed = This is not possible now.
web-error-bad-options = These options do not fit together.
web-error-not-started = The game has not started yet.
web-error-started = The game has started already.
web-error-full = All seats are taken.
web-error-stale = That question is no longer open.
web-error-sure = That ends your turn.
web-error-illegal = This answer is not allowed here.
web-error-not-your-seat = You are not being asked anything.
web-error-over = The game is over.
web-error-undo-refused = This cannot be taken back.
web-error-no-request = There is no such request any more.
web-error-still-running = Only when the game is over.
web-error-bad-record = This file is not a recorded game, or it is damaged.
web-error-old-record = This game was recorded with other rules.
web-error-too-slow = This record takes too long to replay.
web-error-detail = { $what } { $detail }
web-error-bad-chronicle = This is not a chronicle that can be read.
web-error-bad-webhook = This address cannot be used.
