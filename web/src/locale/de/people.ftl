# Mit anderen spielen: Uhren, Wertungen, Profile, Freunde, Mitspieler finden, Benachrichtigungen, Turniere.

## Uhren

clock-each = Zeit für eine Antwort
clock-whole = Zeit für die ganze Partie
clock-then = Wenn die Zeit um ist
clock-then-choice = { $then ->
    [bot] übernimmt ein Bot
    [pass] wird automatisch gepasst, oder ein Bot antwortet einmal
   *[nothing] geschieht von selbst nichts
}
clock-turn = { $span } für jede Antwort.
clock-total = { $span } für die ganze Partie, danach noch 20 Sekunden für jede Antwort.
clock-expiry = { $then ->
    [bot] Ist die Zeit um, spielt ein Bot weiter, bis die Person zurück ist.
    [pass] Ist die Zeit um, wird automatisch gepasst; geht das nicht, gibt ein Bot diese eine Antwort.
   *[nothing] Ist die Zeit um, dürfen die anderen einen Bot spielen lassen.
}
clock-lapsed = { $count ->
    [one] einmal zu spät
   *[other] { $count }-mal zu spät
}

## Mitspieler finden

with-others = Mit anderen spielen
people = Mitspieler finden
page-people = Mitspieler finden – Tafelrunde
people-why = Öffentliche Tische mit einem freien Platz. Tische ohne Angabe sind für alle offen.
speed-label = Tempo
speed = { $speed ->
    [live] am Stück
    [days] über mehrere Tage
   *[free] ohne Uhr
}
level-label = Erfahrung
level-any = egal
level = { $level ->
    [new] für Neulinge
   *[much] für Erfahrene
}
talk-in = Sprache am Tisch
talk-any = egal
tag-lang = { $lang ->
    [de] Deutsch
   *[en] Englisch
}
tag-turn = { $span } je Antwort
tag-total = { $span } insgesamt
tag-rated = gewertet
only-rated = nur gewertete Partien
rated-table = Gewertet: Das Ergebnis zählt für die Wertung aller
rated-clock = Eine gewertete Partie braucht eine Uhr, damit sie zu Ende kommt.
open-seats = { $count ->
    [0] Freie Plätze
    [one] 1 Tisch mit freiem Platz
   *[other] { $count } Tische mit freiem Platz
}
no-open-seats = An so einem Tisch wartet gerade niemand. Eröffne selbst einen Tisch: Andere finden ihn hier.
open-own-table = Tisch eröffnen
next-turn = { $count ->
    [one] An einem anderen Tisch bist du am Zug: hingehen
   *[other] An { $count } anderen Tischen bist du am Zug: zum Tisch, der am längsten wartet
}
next-turn-short = Du bist am Zug

## Wertungen, Profile, Freunde, Revanche

rating = Wertung
rating-why = Gewertet wird für jedes Spiel und jede Spielerzahl getrennt; alle beginnen bei 1500. Ein Fragezeichen heißt: bisher weniger als zehn Partien.
best-players = Die Besten
no-best = Hier hat noch niemand eine Wertung, oder niemand zeigt seine.
games-count = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
game = Spiel
games-played = Partien
games-won = Gewonnen
player-since = Dabei seit { $when }
own-profile = Mein Profil
profile-show = Andere dürfen dieses Profil sehen
profile-show-why = Dann sehen alle deine Wertungen und wie viele Partien du mit anderen gespielt hast, und du erscheinst in der Bestenliste. Sonst siehst nur du diese Seite.
no-profile = Profil nicht sichtbar
no-profile-why = Niemand heißt so, oder das Profil ist nicht öffentlich.
no-games-yet = Noch keine beendete Partie mit anderen.
friends = Freunde
friends-account = Mit einem Konto kannst du eine Freundesliste führen und siehst, wer da ist.
friend-name = Name eines Kontos
friend-ask = Als Freund hinzufügen
friend-agree = Annehmen
friend-end = { $name } entfernen
friend-decline = Ablehnen: { $name } erfährt es nicht und kann nicht noch einmal fragen
friend-here = ist da
friend-state = { $state ->
    [asked] hat noch nicht geantwortet
    [asks] möchte mit dir befreundet sein
   *[friend] Ihr seid befreundet.
}
friends-tables = An diesen Tischen warten Freunde
no-friends = Noch niemand. Frag jemanden über den Namen des Kontos.
rematch = Revanche
rematch-join = Zur Revanche
web-error-needs-account = Dafür braucht es ein Konto.

## Benachrichtigungen

calls = Wie ich erfahre, dass ich am Zug bin
page-calls = Am Zug – Tafelrunde
calls-why = Wartet ein Tisch auf dich, den du nicht offen hast, kann dir Bescheid gegeben werden. Von der Partie selbst wird nichts verschickt.
calls-here = Dieses Gerät
calls-this-browser = Auf diesem Gerät Bescheid geben
calls-cannot = Dieser Browser kann das nicht. Auf dem Handy hilft es oft, Tafelrunde erst zum Startbildschirm hinzuzufügen.
calls-started = Einen Moment: Eine erste Nachricht zeigt gleich, dass es klappt.
calls-browsers = { $count ->
    [0] Noch kein Gerät gibt dir Bescheid.
    [one] Ein Gerät gibt dir Bescheid.
   *[other] { $count } Geräte geben dir Bescheid.
}
calls-channel = { $channel ->
    [push] Auf meinen Geräten
    [hook] An meine Webadresse
   *[mail] Per E-Mail
}
calls-speed = { $speed ->
    [live] Partien am Stück
    [days] Partien über mehrere Tage
   *[free] Partien ohne Uhr
}
calls-often = Höchstens eine E-Mail in
calls-mail-why = Eine E-Mail nennt alle Partien, die warten. Dafür braucht dein Konto eine bestätigte Adresse; du gibst sie oben unter „Konto“ an.
calls-no-mail = Dieser Server verschickt keine E-Mails.

## Turniere

tournaments = Turniere
page-tournaments = Turniere – Tafelrunde
tournaments-why = Die Tische entstehen von selbst, Runde für Runde. Zuschauen dürfen alle.
no-tournaments = Gerade gibt es keins. Eröffne eins!
tournament-open = Turnier eröffnen
tournament-account = Um an Turnieren teilzunehmen oder eins zu eröffnen, brauchst du ein Konto.
tournament-kind-label = Art
tournament-kind = { $kind ->
    [swiss] Schweizer System
    [robin] jeder gegen jeden
   *[league] Liga
}
tournament-kind-why = { $kind ->
    [swiss] In jeder Runde treffen Leute mit ähnlichen Ergebnissen aufeinander, kaum je zweimal.
    [robin] Alle treffen einmal auf alle, eine Runde nach der anderen.
   *[league] Alle treffen einmal auf alle, und alle Partien beginnen zugleich.
}
tournament-players = Spieler an einem Tisch
tournament-rounds = Runden
tournament-people = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
tournament-status = { $status ->
    [open] Anmeldung offen
    [league] läuft
    [running] Runde { $round } von { $rounds }
   *[finished] beendet
}
tournament-by = { $title }, eröffnet von { $name }
tournament-table = Tische zu { $players }.
tournament-rated = Alle Partien werden gewertet.
tournament-join = Teilnehmen
tournament-start = Beginnen
tournament-withdraw = Zurückziehen
tournament-close = Absagen
tournament-keep = { $deed ->
    [close] Lieber nicht
   *[withdraw] Dabeibleiben
}
tournament-sure = { $deed ->
    [close] Das Turnier endet, bevor es begonnen hat, für alle, die mitspielen wollten.
   *[withdraw] Du spielst keine weiteren Runden und kannst nicht zurück. Eine laufende Partie geht weiter.
}
tournament-room = Bisher { $count } von höchstens { $most } Personen.
standings = Tabelle
standing-place = Platz
standing-points = Punkte
standing-opponents = Gegner
standings-why = Am Tisch gibt es für den ersten Platz 1 Punkt, für den letzten keinen, dazwischen gleichmäßig; bei Gleichstand wird geteilt, und ein Freilos zählt als Sieg. Sind die Punkte gleich, entscheidet die Summe der Punkte der Gegner, dann die Zahl der Siege; sind auch die gleich, wird der Platz geteilt.
withdrawn = hat sich zurückgezogen
nobody-yet = Noch niemand.
round-number = Runde { $round }
has-bye = { $name } hat ein Freilos
to-table = Zum Tisch
