# Tafelrunde im Browser: alles, was nicht zu den Texten eines einzelnen Spiels gehört.

## Jede Seite

skip = Zum Inhalt springen
tools = Werkzeuge
reading = Karten und Regeln
to-lobby = Zur Startseite
close = Schließen
save = Speichern
saved = Gespeichert.
copy = Kopieren
copied = Kopiert
all = Alle
search = Suche
cost = Kosten
set = Set
type = Typ
you = du
one-moment = Einen Moment …
try-again = Noch einmal versuchen
no-such-rule = Eine Regel { $id } gibt es nicht.
no-such-card = Eine Karte { $id } gibt es nicht.
in-all-titles = auch in den anderen Spielen
other-titles = Andere Spiele
contents = Inhalt
chat-watcher = schaut zu
not-found = Hier ist nichts
found = { $count ->
    [one] 1 Treffer
   *[other] { $count } Treffer
}
switch-language = Switch to English
go-dark = Dunkel anzeigen
go-light = Hell anzeigen
page-lobby = Tafelrunde: Brettspiele nach den Regeln
page-join = Einladung – Tafelrunde
page-replay = Wiederholung – Tafelrunde
page-cards = Karten von { $title } – Tafelrunde
page-learn = So spielt man { $title } – Tafelrunde
page-rules = Regeln von { $title } – Tafelrunde
title-root = Root
title-oath = Oath
title-allegoria = Throne of Allegoria

## Die Startseite

lobby-heading = Große Brettspiele, genau nach den Regeln
lobby-lead = Spiele mit Freunden oder gegen Bots, im Browser und ohne Konto. Zu jeder Frage siehst du die Regel dahinter.
pick-title = Welches Spiel?
players-from-to = { $min } bis { $max } Personen
your-name = Dein Name
play-now = Jetzt gegen Bots spielen
against = Gegner: { $names }
open-table = Tisch eröffnen
open-table-why = Du bekommst einen Link für deine Freunde.
set-up-table = Mitspieler und Optionen wählen
seats = Mitspieler
seat-number = Platz { $number }
seat-remove = Platz { $number } entfernen
seat-add = Noch ein Platz
person-by-link = Freund oder Freundin, per Link
shuffle-seats = Sitzordnung auslosen
public-table = Öffentlich: alle dürfen mitspielen und zusehen
patient-table = Auf Abwesende warten, auch wenn sie keine Wahl haben
timer-none = ohne Grenze
options-of = { $title }: Optionen
person = jemand per Link
option-none = Hier gibt es nichts zu wählen.
my-games = Deine Partien
no-running = Gerade läuft keine Partie. Fang eine an!
open-tables = Tische, die auf Mitspieler warten
running-tables = Partien zum Zusehen
finished-games = Beendete Partien
no-finished = Hier stehen später deine beendeten Partien.
older-games = Ältere Partien
public-finished = Partien von anderen
upload-record = Aufgezeichnete Partie ansehen
go-on = Weiterspielen
join-in = Mitspielen
watch-table = Zusehen
watch-replay = Wiederholung
waits-for-players = wartet auf Mitspieler
table-closed = Dieser Tisch wurde geschlossen.
table-patient = Dieser Tisch wartet auf alle, die gerade nicht da sind, auch wenn sie keine Wahl haben oder im Voraus geantwortet haben: So verrät ihre Abwesenheit nichts.
table-discreet = An diesem Tisch ist tagelang Zeit für eine Antwort. Wer gerade da ist, wird deshalb niemandem gezeigt.
table-exact = Diese Welt liegt genau so da, wie eine Datei sie festhält. Wer die Datei gelesen hat, kennt die Reihenfolge des Weltstapels und die verdeckten Orte.
exact-short = Stapel sind jemandem bekannt
table-damaged = Dieser Tisch ist beschädigt und lässt sich nicht öffnen.
table-stopped = Die Regeln haben sich seit dem Beginn dieser Partie geändert, deshalb geht es vorerst nicht weiter. Nichts ist verloren.
steps-so-far = { $count ->
    [one] bisher 1 Entscheidung
   *[other] bisher { $count } Entscheidungen
}
kind-sandbox = Sandkasten
kind-upload = hochgeladene Aufzeichnung
kind-game = Partie
fan-project = Ein inoffizielles Fanprojekt: Namen und Regelfakten gehören den Verlagen, alle Texte und Zeichnungen hier sind unsere eigenen.
guest = Gast
guest-first = Froher Mutiger Stiller Kluger Flinker Weiser Sanfter Kühner
guest-second = Dachs Fuchs Igel Luchs Rabe Biber Reiher Marder

## Konto und Einstellungen

account = Konto
account-of = Konto: { $name }
account-guest = Du spielst als Gast { $name }. Mit einem Passwort behältst du deine Partien.
account-signed-in = Du bist als { $name } angemeldet.
name = Name
password = Passwort
sign-in = Anmelden
come-in = Eintreten
sign-out = Abmelden
change-password = Passwort ändern
change-password-why = Wer anderswo mit deinem Konto angemeldet ist, muss sich mit dem neuen Passwort wieder anmelden.
password-old = Bisheriges Passwort
password-new = Neues Passwort (mindestens 8 Zeichen)
password-changed = Ab jetzt gilt das neue Passwort. Alle anderen Geräte sind abgemeldet.
sign-out-everywhere = Überall abmelden
sign-out-everywhere-why = Alle Geräte werden abgemeldet, auch dieses. Deine Partien bleiben; mit deinem Passwort kommst du wieder herein.
leave-for-good = Konto und Daten löschen
leave-for-good-why = Name, Einstellungen und Passwort werden entfernt. Wo du sitzt, spielen Bots weiter; beendete Partien bleiben ohne deinen Namen.
sign-in-first = Wie sollen wir dich nennen?
register = Konto anlegen
register-why = Name und Passwort genügen. Deine Partien bleiben deine.
webhook = Webadresse, der wir melden, dass du am Zug bist (freiwillig)
settings = Einstellungen
set-language = Sprache
set-theme = Darstellung
theme-system = wie das System
theme-light = hell
theme-dark = dunkel
set-confirm = Vor riskanten Antworten nachfragen
set-ends = Vor dem Ende des eigenen Zugs nachfragen
set-pause = Bei jeder neuen Frage kurz innehalten (schützt vor Doppelklicks)
set-treasures = Alle Geldkarten von selbst ausspielen
set-look = Antippen zeigt zuerst die Karte; ihr Knopf wählt sie
set-plain = Schlichter Tisch: Listen statt Spielbrett
set-keys = Einzelne Tasten als Kürzel
set-sound = Ton
set-motion = Bewegung
set-notify = Benachrichtigen, wenn ich am Zug bin
keys = Tasten
key-1-9 = die Antwort mit dieser Nummer; sind es mehr Karten, haben sie Buchstaben
key-0 = nichts tun, weiter
key-t = alle Geldkarten ausspielen
key-u = zurücknehmen
key-l = Verlauf öffnen
key-c = im Chat schreiben
key-i = Hinweise zur Karte im Fokus
key-arrows = von Karte zu Karte
key-help = Tischmenü

## Tische

bot-heuristic = Bot
seat-open = freier Platz
seat-free-again = Platz wieder freigeben
seats-open = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
seat-stand-in = Bot für { $name }
seat-away = abwesend
seat-overdue = Zeit abgelaufen
seat-turn = am Zug
turn-nobodys = Runde { $round }
turn-of = { $who ->
    [you] Runde { $round } · dein Zug
   *[other] Runde { $round } · Zug von { $player }
}
asked-in-turn = { $turn } · du entscheidest
your-turn = Du bist am Zug
turn-elsewhere = Du bist an einem anderen Tisch am Zug
watching = du siehst zu
reconnecting = Verbindung verloren, neuer Versuch …
time-left = Verbleibende Zeit
time-spent = Vergangene Zeit
opponents = Mitspieler
question = Frage
asked-others = „{ $question }“
ask-for = Du entscheidest für { $player }.
waiting-for = Warten auf { $names }
undo = Zurücknehmen
undo-ask = Die anderen bitten, zurücknehmen zu dürfen
consent-wanted = { $player } möchte eine Antwort zurücknehmen.
consent-waiting = Warten auf die Zustimmung von { $names }.
consent-yes = Zustimmen
consent-no = Ablehnen
consent-withdraw = Zurückziehen
choose-lit = Wähle eine leuchtende Karte
confirm-yes = Ja, weiter
sure-actions-left = Du könntest noch mehr tun. Trotzdem aufhören?
turn-ends = Damit endet dein Zug.
end-turn = Zug beenden
sure-points-left = Du hast noch Aktionspunkte für eine weitere Aktion. Zug trotzdem beenden?
sure-supply-lost = Du hast noch Vorräte übrig, und ein Teil davon verfällt. Trotzdem ruhen?
confirm-no = Zurück
hint-wait = Du hast gerade nichts zu entscheiden.
hint-over = Die Partie ist vorbei.
undo-refused-over = Die Partie ist vorbei.
undo-refused-spectator = Nur wer mitspielt, kann etwas zurücknehmen.
undo-refused-pending = Eine Bitte ist schon gestellt.
rule-number = Regel { $id }
rule-of-card = Kartentext
rules-all = In den Regeln weiterlesen
cards-all = Bei den Karten nachschlagen
log = Verlauf
log-empty = Noch ist nichts geschehen.
log-and-chat = Verlauf und Chat
chat = Chat
chat-unread = { $count ->
    [one] Chat, 1 neue Nachricht
   *[other] Chat, { $count } neue Nachrichten
}
chat-empty = Sag Hallo!
chat-say = Nachricht
chat-send = Senden
cost-is = Kosten { $cost }
left-are = noch { $count }
hidden-cards = { $count ->
    [one] 1 verdeckte Karte
   *[other] { $count } verdeckte Karten
}
look-at = { $card } ansehen
zones-shared = Auf dem Tisch
zones-mine = Vor dir
zone-name = { $name ->
    [hand] Hand
    [deck] Nachziehstapel
    [discard] Ablagestapel
    [play] Im Spiel
    [play_area] Im Spiel
    [played] Ausgespielt
    [available] Verfügbar
    [quest_deck] Aufgaben: Stapel
    [quests] Aufgaben
    [completed_quests] Erledigte Aufgaben
    [ruin] Ruine auf Lichtung { $number }
    [ruin_items] Gegenstände aus Ruinen
    [lost_ruin_items] Verlorene Gegenstände aus Ruinen
    [lost_souls] Verlorene Seelen
    [revealed] Aufgedeckt
    [supporters] Anhänger
    [decree_recruit] Dekret: Rekrutieren
    [decree_move] Dekret: Bewegen
    [decree_battle] Dekret: Kämpfen
    [decree_build] Dekret: Bauen
    [worker_deck] Arbeiter: Stapel
    [worker_discard] Arbeiter: Ablage
    [row] Offene Arbeiter
    [group] Gruppe { $number }
    [offer] Angebot
    [task_deck] Aufgaben: Stapel
    [task_discard] Aufgaben: Ablage
    [tasks] Aufgaben während des Spiels
    [end_tasks] Aufgaben für das Ende
    [done] Erfüllte Aufgaben
    [end_done] Am Ende erfüllte Aufgaben
    [decree_deck] Erlasse: Stapel
    [decree] Königlicher Erlass
    [decree_discard] Erlasse: Ablage
    [trader_deck] Händler: Stapel
    [trader] Händler der Woche
    [trader_discard] Händler: Ablage
    [alms_tiles] Almosenplättchen
    [box] In der Schachtel
    [looking] Angesehen
    [noble] Adelskarte
    [tokens] Gebotsmarker
    [bids] Gebote in Bereich { $number }
   *[other] { $plain }
}
facts = Mehr zur Stellung
table-menu = Tisch
replace-by-bot = Bot spielen lassen
give-seat-back = Platz zurückgeben
bot-plays-for-you = Ein Bot spielt für dich.
take-seat-back = Meinen Platz zurücknehmen
which-bot = Bot
sandbox = Von hier weiterspielen
leave-table = Tisch verlassen
close-table = Tisch schließen
start-game = Anfangen
waiting-room = { $title }: warten auf Mitspieler
invite-link = Einladungslink
invite-why = Wer diesen Link öffnet, kann einen freien Platz nehmen. Sind alle Plätze besetzt, startet die Partie, wer den Tisch eröffnet hat.
room-listed = Der Tisch ist auch öffentlich zu finden.
invited = { $player } lädt dich ein
invited-to = Zu einer Partie { $title } mit { $names }.
invitation-gone = Diese Einladung gilt nicht mehr
game-over = Die Partie ist vorbei
you-won = Du hast gewonnen!
won-by = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } teilen sich den Sieg
}
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
the-winner = gewonnen
realm = Reich
realm-history = Geschichte des Reichs
realm-next = Nächste Partie des Reichs
realm-game = „{ $name }“, Partie { $game }
realm-look = Verborgene Karten ansehen?
realm-look-warn = Das Reich kann weitergehen. Andere Augen zeigen dir, was auch in der nächsten Partie noch verborgen sein kann.
realm-look-yes = Alles zeigen
realm-sealed = Solange eine andere Partie dieses Reichs läuft, siehst du diese nur mit deinen eigenen Augen: Was darin verborgen war, ist es noch.
play-again = Noch einmal spielen
download-record = Aufzeichnung

## Wiederholung

replay-of = Wiederholung: { $names }
replay-step = Schritt { $step } von { $steps }
replay-chooses = { $player }: { $option }
replay-slider = Stelle in der Partie
replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-turn-back = Zum Zug davor
replay-turn-next = Zum nächsten Zug
replay-eyes = Mit wessen Augen
replay-link = Link zu diesem Schritt
eyes-all = Alle Karten offen
eyes-public = Wie ein Zuschauer

## Karten und Regeln

cards = Karten
learn = So geht’s
learn-title = { $title } in zwei Minuten
learn-play = Jetzt spielen
learn-first = So geht’s, in zwei Minuten
rules = Regeln
cards-of = Karten von { $title }
rules-of = Regeln von { $title }
rulings = Hinweise ({ $count })
rule-waits = Wartet auf das Set { $set }, das noch nicht gespielt werden kann.

## Fehler

web-error-broken = Bei uns ist etwas schiefgegangen. Nichts wurde verändert.
web-error-offline = Der Server ist nicht erreichbar.
web-error-bad-message = Das kann nicht stimmen. Bitte prüfe deine Eingabe.
web-error-too-large = Das ist zu viel.
web-error-too-many = Zu viel auf einmal. Bitte warte einen Moment.
web-error-bad-origin = Diese Seite darf das nicht.
web-error-bad-token = Bitte lade die Seite neu.
web-error-not-signed-in = Bitte wähle zuerst einen Namen.
web-error-wrong-password = Name oder Passwort ist falsch.
web-error-bad-name = Bitte nur Buchstaben einer Schrift und keine unsichtbaren Zeichen.
web-error-name-taken = Dieser Name ist vergeben.
web-error-has-account = Du hast schon ein Konto.
web-error-not-found = Hier ist nichts, oder nicht für dich.
web-error-not-allowed = Das geht gerade nicht.
web-error-bad-options = Diese Optionen passen nicht zusammen.
web-error-not-started = Die Partie hat noch nicht begonnen.
web-error-started = Die Partie hat schon begonnen.
web-error-full = Alle Plätze sind besetzt.
web-error-stale = Diese Frage ist nicht mehr offen.
web-error-sure = Damit endet dein Zug.
web-error-illegal = Diese Antwort ist hier nicht erlaubt.
web-error-not-your-seat = Du wirst gerade nichts gefragt.
web-error-over = Die Partie ist vorbei.
web-error-undo-refused = Das kann nicht zurückgenommen werden.
web-error-no-request = Diese Bitte gibt es nicht mehr.
web-error-still-running = Erst wenn die Partie vorbei ist.
web-error-bad-record = Diese Datei ist keine aufgezeichnete Partie, oder sie ist beschädigt.
web-error-old-record = Diese Partie wurde mit anderen Regeln aufgezeichnet.
web-error-too-slow = Diese Aufzeichnung braucht zu lange.
web-error-detail = { $what } { $detail }
web-error-bad-chronicle = Das ist keine Chronik, die sich lesen lässt.
web-error-bad-webhook = Diese Adresse kann nicht benutzt werden.
