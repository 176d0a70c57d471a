# Mail, reports and moderation.

email = E-mail address
email-why = If you forget your password, a link can be sent to it. Nobody else sees the address.
email-is = E-mail goes to { $email }.
email-unverified = A link was sent to { $email }. Open it to finish.
email-add = Add an address
email-change = Another address
email-send = Send me a link
email-sent = A link is on its way to { $email }. Open it within a day.
email-remove = Remove the address
email-removed = The address has been removed.
email-turns = E-mail me when it is my turn and I am away
name-or-email = Name or e-mail address
forgot-password = Forgotten?
mailed-forgot = Forgotten your password?
mailed-forgot-why = If your account has an e-mail address, we send a link there with which you can choose a new password.
mailed-forgot-do = Send me a link
mailed-forgot-done = If there is such an account with an address, a link is on its way. It is valid for an hour.
mailed-reset = Choose a new password
mailed-reset-why = All devices are signed out; here you are signed in with the new password.
mailed-reset-do = Use this password
mailed-reset-done = Your new password is set, and you are signed in.
mailed-verify = Is this your address?
mailed-verify-why = One click, and e-mail for your account goes to this address.
mailed-verify-do = Yes, it is mine
mailed-verify-done = Thank you. The address belongs to your account now.
mailed-again = Send me a new link
mailed-no-mail = This server sends no e-mail. Whoever runs it can give you a new password.

export-me = Download everything about me
leave-for-good-words = What you said in chats is removed, too.

report = Report
report-line = Report { $name }: { $text }
report-somebody = Report { $name }
report-why = The moderators of this server read what you write and the chat of this table. They do not see your cards.
report-words = What happened? (optional)
report-send = Send the report
report-sent = Thank you. The moderators will look into it.
chat-removed = (removed)
table-banned = You are banned from this server.

moderation = Moderation
moderation-done = Done.
reports = Reports
reports-none = No reports.
report-about = { $by }, { $title }, { $at }
report-settled = Dealt with
nobody = Nobody in particular
unsay = Remove
kick = Remove from the table
mute = No chat
ban = Ban
bans = Bans
bans-none = Nobody is banned.
ban-who = Name of an account, or a network
ban-kind = What
ban-length = How long
ban-reason = Why (shown to them)
ban-here = Also the networks from which this account is connected now, for a day at most
ban-do = Do it
ban-lift = End
ban-days = { $days ->
    [1] one day
    [7] one week
    [30] thirty days
   *[other] { $hours ->
        [one] one hour
       *[other] { $hours } hours
    }
}
ban-for-ever = for ever
ban-until-when = until { $until }
doings = What was done
doings-none = Nothing yet.
doing-command = Host
doing-ban = banned
doing-mute = no chat
doing-unban = let in again
doing-unmute = may chat again
doing-unsay = line removed
doing-kick = removed from the table
doing-settle = report dealt with
doing-appoint = made a moderator
doing-dismiss = no longer a moderator
doing-undo = answers taken back
doing-stop = table closed

web-error-banned = You are banned from this server.
web-error-muted = You may not chat for now.
web-error-bad-email = This e-mail address cannot be used here.
web-error-bad-link = This link is too old, or was used already.
