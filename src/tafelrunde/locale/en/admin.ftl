# Mending tables and keeping order, as whoever runs a server meets it.

help-admin-undo = Take back the last answers of a game that is stuck.
    .more = “tafelrunde admin undo TABLE --answers 3” works on running and stopped games, whoever gave the answers; open pages follow at once.
help-admin-stop = Close a table for good, whoever plays at it.
help-admin-delete-user = Remove somebody, with everything that is kept about them.
help-admin-ban = Shut out an account or a network.
    .more = “tafelrunde admin ban Mallory --hours 48 --reason insults” or “tafelrunde admin ban 203.0.113.0/24”. Open pages are closed at once.
help-admin-mute = The same for chatting only.
help-admin-unban = End bans and mutes of an account or a network.
help-admin-bans = Who is banned or muted.
help-admin-moderator = Make an account a moderator, who keeps order in the browser.
help-admin-reports = What players complain about, the oldest first.
help-admin-settle = Note that a report was dealt with.
help-admin-unsay = Remove the words of a line of chat.
help-admin-kick = Take somebody off a table; in a running game a bot goes on.
help-admin-log = Who did what to keep order, the latest first.
help-option-admin-undo-answers = How many answers.
help-option-hours = For how long; 0 is for ever.
help-option-reason = Why; whoever is concerned reads this.
help-option-everything = Also those that were dealt with.
help-option-off = No longer a moderator.
help-option-yes = Really; this cannot be undone.
admin-head-at = when
admin-head-by = by
admin-head-what = what
admin-head-until = until
admin-head-reason = why
admin-head-table = table
admin-head-line = line
admin-head-words = words
admin-undone = { $count ->
    [one] 1 answer is left.
   *[other] { $count } answers are left.
}
admin-stopped = The table { $table } is closed.
admin-deleted = { $name } is gone.
admin-did-ban = { $name } is banned.
admin-did-mute = { $name } may not chat.
admin-did-unban = { $count ->
    [one] 1 ban or mute has ended.
   *[other] { $count } bans and mutes have ended.
}
admin-did-appoint = { $name } is a moderator.
admin-did-dismiss = { $name } is no longer a moderator.
admin-done = Done.

# What somebody is told who is banned or muted.
ban-until = Until { $until } (UTC).
