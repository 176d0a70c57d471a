# Mail, Meldungen und Moderation.

email = E-Mail-Adresse
email-why = Wenn du dein Passwort vergisst, kann ein Link dorthin geschickt werden. Sonst sieht die Adresse niemand.
email-is = E-Mails gehen an { $email }.
email-unverified = An { $email } wurde ein Link geschickt. Öffne ihn, dann ist es fertig.
email-add = Adresse angeben
email-change = Andere Adresse
email-send = Link schicken
email-sent = Ein Link ist unterwegs an { $email }. Öffne ihn binnen eines Tages.
email-remove = Adresse entfernen
email-removed = Die Adresse ist entfernt.
email-turns = E-Mail an mich, wenn ich am Zug und nicht da bin
name-or-email = Name oder E-Mail-Adresse
forgot-password = Vergessen?
mailed-forgot = Passwort vergessen?
mailed-forgot-why = Wenn dein Konto eine E-Mail-Adresse hat, schicken wir einen Link dorthin, mit dem du ein neues Passwort wählst.
mailed-forgot-do = Link schicken
mailed-forgot-done = Wenn es so ein Konto mit einer Adresse gibt, ist ein Link unterwegs. Er gilt eine Stunde.
mailed-reset = Neues Passwort wählen
mailed-reset-why = Alle Geräte werden abgemeldet; hier bist du mit dem neuen Passwort angemeldet.
mailed-reset-do = Dieses Passwort nehmen
mailed-reset-done = Das neue Passwort gilt, und du bist angemeldet.
mailed-verify = Ist das deine Adresse?
mailed-verify-why = Ein Klick, und E-Mails für dein Konto gehen an diese Adresse.
mailed-verify-do = Ja, sie ist meine
mailed-verify-done = Danke. Die Adresse gehört jetzt zu deinem Konto.
mailed-again = Neuen Link schicken
mailed-no-mail = Dieser Server verschickt keine E-Mails. Wer ihn betreibt, kann dir ein neues Passwort geben.

export-me = Alles über mich herunterladen
leave-for-good-words = Auch was du im Chat gesagt hast, wird entfernt.

report = Melden
report-line = { $name } melden: { $text }
report-somebody = { $name } melden
report-why = Die Moderation dieses Servers liest, was du schreibst, und den Chat dieses Tisches. Deine Karten sieht sie nicht.
report-words = Was ist passiert? (freiwillig)
report-send = Meldung abschicken
report-sent = Danke. Die Moderation sieht sich das an.
chat-removed = (entfernt)
table-banned = Du bist auf diesem Server gesperrt.

moderation = Moderation
moderation-done = Erledigt.
reports = Meldungen
reports-none = Keine Meldungen.
report-about = { $by }, { $title }, { $at }
report-settled = Erledigt
nobody = Niemand Bestimmtes
unsay = Entfernen
kick = Vom Tisch nehmen
mute = Kein Chat
ban = Aussperren
bans = Sperren
bans-none = Niemand ist gesperrt.
ban-who = Name eines Kontos oder ein Netz
ban-kind = Was
ban-length = Wie lange
ban-reason = Warum (das wird gezeigt)
ban-here = Auch die Netze, aus denen dieses Konto gerade verbunden ist, höchstens einen Tag
ban-do = Ausführen
ban-lift = Beenden
ban-days = { $days ->
    [1] einen Tag
    [7] eine Woche
    [30] dreißig Tage
   *[other] { $hours ->
        [one] eine Stunde
       *[other] { $hours } Stunden
    }
}
ban-for-ever = für immer
ban-until-when = bis { $until }
doings = Was getan wurde
doings-none = Noch nichts.
doing-command = Betrieb
doing-ban = ausgesperrt
doing-mute = kein Chat
doing-unban = wieder eingelassen
doing-unmute = darf wieder chatten
doing-unsay = Zeile entfernt
doing-kick = vom Tisch genommen
doing-settle = Meldung erledigt
doing-appoint = moderiert jetzt
doing-dismiss = moderiert nicht mehr
doing-undo = Antworten zurückgenommen
doing-stop = Tisch geschlossen

web-error-banned = Du bist auf diesem Server gesperrt.
web-error-muted = Du darfst gerade nicht chatten.
web-error-bad-email = Diese E-Mail-Adresse lässt sich hier nicht verwenden.
web-error-bad-link = Dieser Link ist zu alt oder wurde schon benutzt.
