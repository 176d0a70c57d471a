# Der Server, wie ihn seine Betreiber kennenlernen.

help-serve = Im Browser spielen, allein oder mit anderen.
    .more = „tafelrunde serve“ legt alles in der Datei tafelrunde.db ab und antwortet nur auf diesem Rechner. Für andere: --host 0.0.0.0, oder ein Proxy mit https davor.
help-option-host = Die Adresse, auf der geantwortet wird; 0.0.0.0 ist jede.
help-option-port = Der Port, auf dem geantwortet wird.
help-option-db = Eine Datei für SQLite, oder postgresql://user@host/name.
help-option-serve-workers = Wie viele Prozesse; mehr als einer braucht PostgreSQL.
help-option-address = Wie man den Server erreicht, zum Beispiel https://spiele.example.org.
help-option-proxy = Adressen der Proxys davor, denen die Adresse der Besucher geglaubt wird.
help-option-private-webhooks = Webhooks dürfen ins eigene Netz zeigen.
help-option-opens = Die Seite im Browser öffnen.
help-option-keep-all = Alte Tische und Gäste nie entfernen.
help-option-tidy = Alte Tische und Gäste jetzt entfernen, sonst nichts.
serve-ready = Tafelrunde: { $address }
serve-compiled = Die Regeln sind jetzt übersetzt; ab dem nächsten Start denken Bots um ein Mehrfaches schneller.
serve-tidied = Entfernt: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, { $guests ->
    [one] { $guests } Gast
   *[other] { $guests } Gäste
}.

help-backup = Alles, was ein Server aufbewahrt, in eine Datei schreiben.
    .more = „tafelrunde backup spiele.backup“ geht auch, während gespielt wird. Wer die Datei hat, kann verdeckte Karten und Chats lesen: Verwahre sie gut.
help-restore = Eine leere Datenbank aus einer solchen Datei füllen.
    .more = „tafelrunde restore spiele.backup --db postgresql://user@host/name“ zieht so auch von SQLite nach PostgreSQL um, oder zurück.
backup-done = { $file }: { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
} gesichert.
restore-done = { $file }: { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
} wiederhergestellt.

help-admin = Nachsehen und in Ordnung bringen, was ein Server aufbewahrt.
    .more = Geht neben dem laufenden Server, mit SQLite und PostgreSQL.
help-admin-stats = Wie viel es von allem gibt.
help-admin-users = Wer da war; ein Stern heißt: mit Konto.
help-admin-tables = Die Tische, die zuletzt geänderten zuerst.
help-admin-show = Ein Tisch als JSON, ohne seine Geheimnisse.
help-admin-reset-password = Einem Konto ein neues Passwort geben und es überall abmelden.
help-admin-export-user = Alles, was über jemanden aufbewahrt wird, als JSON.
help-admin-check-upgrade = Welche laufenden Partien mit den installierten Regeln nicht weitergehen.
help-option-most = Wie viele Zeilen höchstens.
help-option-status = Nur Tische in diesem Zustand.
admin-head-id = Kennung
admin-head-name = Name
admin-head-seen = zuletzt hier
admin-head-title = Spiel
admin-head-status = Zustand
admin-head-players = am Tisch
admin-head-changed = geändert
admin-count-accounts = Konten
admin-count-guests = Gäste
admin-count-seen = waren seit gestern hier
admin-count-waiting = Tische warten auf Leute
admin-count-running = laufende Partien
admin-count-finished = beendete Partien
admin-count-stopped = angehaltene Partien
admin-count-closed = geschlossene Tische
admin-count-answers = Antworten
admin-count-answers-new = Antworten seit gestern
admin-count-chats = Zeilen Chat
admin-password = Das neue Passwort von { $name }:
admin-upgrade = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
} geprüft, { $stopping } davon { $stopping ->
    [one] ginge
   *[other] gingen
} nicht weiter.
help-admin-ratings = Alle Wertungen aus den gewerteten Partien neu berechnen.
admin-rated = { $count ->
    [one] Die Wertungen folgen aus 1 Partie.
   *[other] Die Wertungen folgen aus { $count } Partien.
}
