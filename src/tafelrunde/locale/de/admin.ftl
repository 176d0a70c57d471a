# Tische in Ordnung bringen und Ordnung halten, für die, die einen Server betreiben.

help-admin-undo = Die letzten Antworten einer Partie zurücknehmen, die feststeckt.
    .more = „tafelrunde admin undo TISCH --answers 3“ geht bei laufenden und angehaltenen Partien, von wem die Antworten auch sind; offene Seiten ziehen sofort nach.
help-admin-stop = Einen Tisch endgültig schließen, wer auch daran spielt.
help-admin-delete-user = Jemanden entfernen, mit allem, was über diese Person aufbewahrt wird.
help-admin-ban = Ein Konto oder ein Netz aussperren.
    .more = „tafelrunde admin ban Mallory --hours 48 --reason Beleidigungen“ oder „tafelrunde admin ban 203.0.113.0/24“. Offene Seiten werden sofort geschlossen.
help-admin-mute = Dasselbe nur für das Chatten.
help-admin-unban = Sperren eines Kontos oder Netzes beenden.
help-admin-bans = Wer gesperrt ist, ganz oder für den Chat.
help-admin-moderator = Einem Konto die Moderation geben: Es hält im Browser Ordnung.
help-admin-reports = Was Spielende melden, das Älteste zuerst.
help-admin-settle = Festhalten, dass eine Meldung erledigt ist.
help-admin-unsay = Die Worte einer Chatzeile entfernen.
help-admin-kick = Jemanden vom Tisch nehmen; in einer laufenden Partie macht ein Bot weiter.
help-admin-log = Wer was getan hat, um Ordnung zu halten, das Neueste zuerst.
help-option-admin-undo-answers = Wie viele Antworten.
help-option-hours = Für wie viele Stunden; 0 heißt für immer.
help-option-reason = Warum; wen es betrifft, liest das.
help-option-everything = Auch erledigte.
help-option-off = Keine Moderation mehr.
help-option-yes = Wirklich; das lässt sich nicht zurücknehmen.
admin-head-at = wann
admin-head-by = von
admin-head-what = was
admin-head-until = bis
admin-head-reason = warum
admin-head-table = Tisch
admin-head-line = Zeile
admin-head-words = Worte
admin-undone = { $count ->
    [one] 1 Antwort bleibt.
   *[other] { $count } Antworten bleiben.
}
admin-stopped = Der Tisch { $table } ist geschlossen.
admin-deleted = { $name } gibt es hier nicht mehr.
admin-did-ban = { $name } ist ausgesperrt.
admin-did-mute = { $name } darf nicht mehr chatten.
admin-did-unban = { $count ->
    [one] 1 Sperre ist beendet.
   *[other] { $count } Sperren sind beendet.
}
admin-did-appoint = { $name } moderiert jetzt.
admin-did-dismiss = { $name } moderiert nicht mehr.
admin-done = Erledigt.

# Was man Gesperrten sagt.
ban-until = Bis { $until } (UTC).
