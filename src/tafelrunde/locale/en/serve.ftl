# The server, as its administrator meets it.

help-serve = Play in the browser, alone or with friends.
    .more = “tafelrunde serve” keeps everything in the file tafelrunde.db and answers on this machine only. For friends: --host 0.0.0.0, or a proxy with https in front.
help-option-host = The address to answer on; 0.0.0.0 is every one.
help-option-port = The port to answer on.
help-option-db = A file for SQLite, or postgresql://user@host/name.
help-option-serve-workers = How many processes; more than one needs PostgreSQL.
help-option-address = How people reach the server, for example https://games.example.org.
help-option-proxy = Addresses of the proxies in front that are trusted to name the visitor's address.
help-option-private-webhooks = Webhooks may point into the server's own network.
help-option-opens = Open the page in the browser.
help-option-keep-all = Never remove old tables and guests.
help-option-tidy = Remove old tables and guests now, and exit.
serve-ready = Tafelrunde: { $address }
serve-compiled = The rules are compiled now; from the next start on, bots think several times faster.
serve-tidied = Removed: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $guests ->
    [one] { $guests } guest
   *[other] { $guests } guests
}.

help-backup = Write everything a server keeps into one file.
    .more = “tafelrunde backup games.backup” works while people play. Whoever has the file can read hidden cards and chats: keep it safe.
help-restore = Fill an empty database from such a file.
    .more = “tafelrunde restore games.backup --db postgresql://user@host/name” also moves from SQLite to PostgreSQL, or back.
backup-done = { $file }: { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} saved.
restore-done = { $file }: { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} restored.

help-admin = Look up and mend what a server keeps.
    .more = Works beside the running server, with SQLite and PostgreSQL.
help-admin-stats = How much there is of everything.
help-admin-users = Who was here; a star means: with an account.
help-admin-tables = The tables, those that changed last first.
help-admin-show = A table as JSON, without its secrets.
help-admin-reset-password = Give an account a new password and sign it out everywhere.
help-admin-export-user = Everything that is kept about somebody, as JSON.
help-admin-check-upgrade = Which running games cannot go on with the installed rules.
help-option-most = How many lines at most.
help-option-status = Only tables in this state.
admin-head-id = id
admin-head-name = name
admin-head-seen = last here
admin-head-title = game
admin-head-status = state
admin-head-players = at the table
admin-head-changed = changed
admin-count-accounts = accounts
admin-count-guests = guests
admin-count-seen = were here since yesterday
admin-count-waiting = tables wait for people
admin-count-running = running games
admin-count-finished = finished games
admin-count-stopped = stopped games
admin-count-closed = closed tables
admin-count-answers = answers
admin-count-answers-new = answers since yesterday
admin-count-chats = lines of chat
admin-password = The new password of { $name }:
admin-upgrade = { $count ->
    [one] 1 game
   *[other] { $count } games
} checked, { $stopping } would not go on.
help-admin-ratings = Make all ratings anew from the games that count.
admin-rated = { $count ->
    [one] The ratings follow from 1 game.
   *[other] The ratings follow from { $count } games.
}
