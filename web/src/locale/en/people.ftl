# Playing with others: clocks, ratings, profiles, friends, finding people, calls, tournaments.

## Clocks

clock-each = Time for one answer
clock-whole = Time for the whole game
clock-then = When time is up
clock-then-choice = { $then ->
    [bot] a bot takes over
    [pass] you pass automatically, or a bot answers once
   *[nothing] nothing happens by itself
}
clock-turn = { $span } for every answer.
clock-total = { $span } for the whole game, and 20 seconds for an answer after that.
clock-expiry = { $then ->
    [bot] When time is up, a bot takes the seat until its player comes back.
    [pass] When time is up, you pass automatically; where that is not possible, a bot gives this one answer.
   *[nothing] When time is up, the others may let a bot play.
}
clock-lapsed = { $count ->
    [one] late once
   *[other] late { $count } times
}

## Finding people

with-others = Playing with others
people = Find people
page-people = Find people – Tafelrunde
people-why = Public tables with a free seat. Tables that state no preference are open to everybody.
speed-label = Pace
speed = { $speed ->
    [live] in one sitting
    [days] over several days
   *[free] without a clock
}
level-label = Experience
level-any = any
level = { $level ->
    [new] newcomers
   *[much] experienced players
}
talk-in = Language at the table
talk-any = any
tag-lang = { $lang ->
    [de] German
   *[en] English
}
tag-turn = { $span } per answer
tag-total = { $span } in all
tag-rated = rated
only-rated = rated games only
rated-table = Rated: the result counts for everybody's rating
rated-clock = A rated game needs a clock, so that it comes to an end.
open-seats = { $count ->
    [0] Free seats
    [one] 1 table with a free seat
   *[other] { $count } tables with a free seat
}
no-open-seats = Nobody is waiting at such a table right now. Open a table yourself: others will find it here.
open-own-table = Open a table
next-turn = { $count ->
    [one] Your turn at 1 other table: go there
   *[other] Your turn at { $count } other tables: go to the one that has waited longest
}
next-turn-short = Your turn

## Ratings, profiles, friends, rematch

rating = Rating
rating-why = Every game and number of players has a rating of its own; everybody starts at 1500. A question mark means: fewer than ten games so far.
best-players = Best players
no-best = Nobody has a rating here yet, or nobody shows theirs.
games-count = { $count ->
    [one] 1 game
   *[other] { $count } games
}
game = Game
games-played = Games
games-won = Won
player-since = Member since { $when }
own-profile = My profile
profile-show = Others may see this profile
profile-show-why = Then everybody sees your ratings and how many games you have played with others, and you appear in the list of the best players. Without it only you can see this page.
no-profile = Profile not shown
no-profile-why = Nobody has this name, or the profile is not public.
no-games-yet = No finished games with other people yet.
friends = Friends
friends-account = With an account you can keep a list of friends and see who is here.
friend-name = Name of an account
friend-ask = Add as a friend
friend-agree = Agree
friend-end = Remove { $name }
friend-decline = Decline: { $name } is not told, and cannot ask again
friend-here = is here
friend-state = { $state ->
    [asked] has not answered yet
    [asks] would like to be your friend
   *[friend] You are friends.
}
friends-tables = Friends are waiting at these tables
no-friends = Nobody yet. Ask somebody by the name of their account.
rematch = Rematch
rematch-join = Join the rematch
web-error-needs-account = This needs an account.

## Being called

calls = How I am told that it is my turn
page-calls = My turn – Tafelrunde
calls-why = If a table is waiting for you and you do not have it open, you can be notified. Nothing about the game itself is sent.
calls-here = This device
calls-this-browser = Notify me on this device
calls-cannot = This browser cannot do that. On a phone it often helps to put Tafelrunde on the home screen first.
calls-started = One moment: a first message will show that it works.
calls-browsers = { $count ->
    [0] No device is notified yet.
    [one] One device is notified.
   *[other] { $count } devices are notified.
}
calls-channel = { $channel ->
    [push] On my devices
    [hook] To my web address
   *[mail] By e-mail
}
calls-speed = { $speed ->
    [live] games in one sitting
    [days] games over several days
   *[free] games without a clock
}
calls-often = At most one e-mail in
calls-mail-why = One e-mail names all games that are waiting. It needs a verified address; add one under “Account” at the top.
calls-no-mail = This server sends no e-mail.

## Tournaments

tournaments = Tournaments
page-tournaments = Tournaments – Tafelrunde
tournaments-why = Tables are set up automatically, round after round. Everybody may watch.
no-tournaments = There is none at the moment. Open one!
tournament-open = Open a tournament
tournament-account = To take part in tournaments, or to open one, you need an account.
tournament-kind-label = Kind
tournament-kind = { $kind ->
    [swiss] Swiss system
    [robin] round robin
   *[league] league
}
tournament-kind-why = { $kind ->
    [swiss] In every round people with similar results meet, hardly ever twice.
    [robin] Everybody meets everybody once, one round after the other.
   *[league] Everybody meets everybody once, and all games begin together.
}
tournament-players = Players at one table
tournament-rounds = Rounds
tournament-people = { $count ->
    [one] 1 person
   *[other] { $count } people
}
tournament-status = { $status ->
    [open] open to join
    [league] under way
    [running] round { $round } of { $rounds }
   *[finished] finished
}
tournament-by = { $title }, opened by { $name }
tournament-table = Tables of { $players }.
tournament-rated = All games are rated.
tournament-join = Take part
tournament-start = Begin
tournament-withdraw = Withdraw
tournament-close = Call it off
tournament-keep = { $deed ->
    [close] Keep it
   *[withdraw] Stay in
}
tournament-sure = { $deed ->
    [close] The tournament ends before it has begun, for everybody who wanted to take part.
   *[withdraw] You will not play in further rounds and cannot come back. A game you are playing goes on.
}
tournament-room = { $count } of at most { $most } people so far.
standings = Standings
standing-place = Place
standing-points = Points
standing-opponents = Opponents
standings-why = At each table the first place gets 1 point, the last none, the others evenly in between; ties share, and a bye counts as a victory. If points are level, the sum of the opponents' points decides, then the number of victories; if those are level, too, the place is shared.
withdrawn = has withdrawn
nobody-yet = Nobody yet.
round-number = Round { $round }
has-bye = { $name } has a bye
to-table = To the table
