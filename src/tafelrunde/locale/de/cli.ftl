# Tafelrunde: die Kommandozeile und das Spiel am Terminal.

no-cards = keine Karten
some-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

## Bots

bot-random = Zufallsbot
bot-easy = Leichter Bot
bot-medium = Mittlerer Bot
bot-hard = Schwerer Bot
bot-lenient = Nachsichtiger Bot
bot-search = Suchender Bot

## Fehler

error-line = tafelrunde: { $message }
error-no-option = Die Option { $option } gibt es nicht{ $count ->
    [0] .
   *[other] ; meintest du { $close }?
}
error-no-command = Den Befehl „{ $name }“ gibt es nicht; es gibt: { $known }.
error-missing = { $name } fehlt.
error-bad-value = { $name }: { $message }
error-file = { $file }: { $message }.
error-no-number = „{ $said }“ ist keine Zahl
error-out-of-range = { $most ->
    [no] { $said } ist kleiner als { $least }
   *[other] { $said } liegt nicht zwischen { $least } und { $most }
}
error-no-choice = „{ $said }“ ist nicht dabei: { $known }
error-is-folder = „{ $said }“ ist ein Ordner
error-is-no-folder = „{ $said }“ ist kein Ordner
errno-EACCES = hier fehlt das Recht zum Lesen oder Schreiben
errno-EROFS = hier lässt sich nichts schreiben
errno-ENOSPC = auf dem Datenträger ist kein Platz mehr
errno-EDQUOT = auf dem Datenträger ist kein Platz mehr
errno-EIO = der Datenträger antwortet nicht
errno-ENOENT = diese Datei oder diesen Ordner gibt es nicht
errno-EEXIST = das gibt es schon
errno-EISDIR = das ist ein Ordner
errno-ENOTDIR = das ist kein Ordner
error-BadOptions = Diese Optionen passen nicht: { $message }
error-UnknownTitle = { $message }
error-UnknownRule = { $message }
error-UnknownBot = { $message }
error-NoTests = { $message }
error-MalformedRecord = Dieser Mitschnitt ist nicht brauchbar: { $message }
error-UnknownRevision = Dieser Mitschnitt gehört zu anderen Regeln: { $message }

## Hilfe

help-usage = Aufruf:
help-some-options = [OPTIONEN]
help-some-command = BEFEHL
help-options = Optionen
help-commands = Befehle
help-tafelrunde = Tafelrunde spielt anspruchsvolle Brettspiele genau nach ihren Regeln.
    .more = Beginne mit „tafelrunde play“. „tafelrunde BEFEHL --help“ erklärt einen Befehl.
help-play = Am Terminal gegen Bots spielen.
    .more = Ohne Optionen wählst du nur ein Königreich oder eine Partei; die Eingabetaste nimmt, was zum Anfangen taugt. Während der Partie zeigt ? alle Befehle. Nach jeder Antwort wird die Partie gesichert; „--load last“ setzt sie fort.
help-replay = Eine aufgezeichnete Partie Schritt für Schritt ansehen.
    .more = Der Mitschnitt wird nachgespielt und geprüft. Ohne --seat sind die eigenen Karten aller Spieler zu sehen. Mit --why denkt ein suchender Bot eine Antwort noch einmal durch; für alle anderen tut es ein schwerer Bot.
help-titles = Die spielbaren Titel auflisten oder die Optionen eines Titels.
help-cards = Karten auflisten oder eine Karte mit ihren Regelhinweisen zeigen.
    .more = Eine Karte findet sich über ihre Kennung oder einen Teil ihres Namens in beiden Sprachen.
help-learn = Ein Spiel in zwei Minuten erklären.
help-rules = Die nummerierten Regeln auflisten oder eine davon zeigen.
    .more = Mit --untested: die Regeln und Karten, die kein Test zeigt; gibt es welche, ist der Rückgabewert 1.
help-arena = Bots viele Partien spielen lassen und die Siege zählen.
    .more = Die Plätze wechseln von Partie zu Partie. Derselbe Startwert ergibt dieselben Partien, gleich mit wie vielen Prozessen.
help-bench = Messen, wie schnell die Regeln hier laufen.
help-option-help = Diese Hilfe zeigen.
help-option-version = Die Version zeigen.
help-option-lang = Sprache: de oder en.
help-option-play-as-json = In JSON-Zeilen für Programme spielen: Fragen und Ereignisse gehen hinaus, Antworten kommen herein (docs/protocol.md).
help-option-as-json = JSON für Maschinen ausgeben.
help-option-cards-own-file = Karten wie in der Datei eines Besitzers nennen (Throne of Allegoria).
help-option-template = Eine Kartendatei zum Anfangen ausgeben (Throne of Allegoria).
help-option-box = Nur Karten dieses Sets.
help-option-type- = Nur Karten dieses Typs.
help-option-only-untested = Nur Regeln und Karten ohne Test.
help-option-tests = Wo die Tests liegen, falls nicht in diesem Arbeitsverzeichnis.
help-option-seats = Wie viele Spieler.
help-option-bots = Die Bots, gegen die du spielst: Stufen (easy, medium, hard) oder Bots beim Namen.
help-option-said = Eine Option des Titels, NAME=WERT; mehrfach möglich. „@DATEI“ liest den Wert aus einer Datei.
help-option-options-json = Optionen der Partie als JSON-Objekt; --option ändert sie.
help-option-seed = Der Startwert des Zufalls: derselbe Wert, dasselbe Mischen.
help-option-name = Dein Name.
help-option-load = Eine gesicherte Partie fortsetzen; „last“ ist die letzte.
help-option-save = Die Partie in dieser Datei sichern.
help-option-step = Die Stellung nach so vielen Antworten zeigen.
help-option-seat = Mit wessen Augen; 0 ist der erste Platz.
help-option-why = Mit --step: was ein Bot an dieser Stelle von den Antworten hält, aus dem Wissen des Platzes.
help-option-whole-log = Das ganze Protokoll ausgeben.
help-option-games = Wie viele Partien.
help-option-workers = Wie viele Prozesse; ohne Angabe einer je Kern.
help-option-seconds = Wie lange jede Messung dauert.
help-option-job = Nur diese Messung.

## Tabellen der Titel, Karten und Regeln

head-id = Kennung
head-name = Name
head-players = Spieler
head-bots = Bots
head-sources = Regeln
head-cost = Kosten
head-types = Typen
head-text = Text
head-rule = Regel
head-title = Titel
head-set = Set
head-bot = Bot
head-wins = Siege
head-rate = Anteil
head-95 = 95 %
head-by-seat = Je Platz
head-points = Punkte
cards-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
card-cost = Kosten { $cost }
card-older = In der Ausgabe von { $year }: { $text }
card-rulings = Regelhinweise
learn-next = Spielen: tafelrunde play { $title }. Eine Regel nachschlagen: tafelrunde rules { $title } NUMMER.

rules-waits = wartet auf { $set }
rules-untested = { $count ->
    [0] Jede Regel und jede Karte hat einen Test.
    [one] 1 Regel oder Karte hat keinen Test:
   *[other] { $count } Regeln und Karten haben keinen Test:
}
rules-pending = { $count ->
    [one] 1 Regel wartet auf ein Set, das es noch nicht gibt:
   *[other] { $count } Regeln warten auf Sets, die es noch nicht gibt:
}

## Arena und Messung

arena-progress = Es wird gespielt
arena-games = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
arena-stopped = Vorzeitig beendet.
arena-errors = { $count ->
    [one] 1 Partie ist abgebrochen; ihr Mitschnitt liegt in { $folder }.
   *[other] { $count } Partien sind abgebrochen; ihre Mitschnitte liegen in { $folder }.
}
bench-progress = Es wird gemessen
bench-title = Titel
bench-job = Messung
bench-form = Form
bench-games-per-s = Partien je s
bench-decisions-per-s = Antworten je s
bench-turns-per-game = Züge je Partie
bench-decisions-per-game = Antworten je Partie
bench-worlds-per-s = Welten je s
bench-copies-per-s = Kopien je s
bench-pure = Die Regeln laufen als reines Python: { $reason }.

## Das Spiel am Terminal

play-guest = Gast
play-welcome = Du spielst gegen { $rivals }.
play-hint = Tippe eine Nummer oder einen Teil eines Namens; ? zeigt alle Befehle.
play-input = >
play-enter = Eingabetaste
play-numbers = Tippe eine dieser Zahlen: { $known }.
play-narrow = Dieses Fenster hat { $width } Spalten. Mit { $needed } passt der Tisch ganz hinein; bis dahin ist er gekürzt.
play-say-something = Bitte tippe die Nummer einer Möglichkeit oder einen Teil ihres Namens; ? zeigt die Befehle.
play-no-number = Die Nummer { $number } gibt es hier nicht, nur { $known }.
play-ambiguous = „{ $said }“ passt auf mehrere: { $found }.
play-not-understood = „{ $said }“ steht hier nicht zur Wahl; tippe eine Nummer, einen Teil eines Namens oder ? für die Hilfe.
play-queue-dropped = „{ $option }“ ist hier nicht möglich; der Rest deiner Antwort entfällt.
play-why-name = Sag, was du meinst, zum Beispiel „warum gold“. Was die Bots denken, erzählen sie nach der Partie: Jetzt würde es ihre Karten verraten.
play-why-thing = Du siehst auf dem Tisch nichts, was „{ $name }“ heißt.
play-why-choice = „{ $name }“ steht jetzt zur Wahl: Sag es einfach.
thoughts-plain = { $option }: Das braucht kein langes Nachdenken.
thoughts-chosen = Ich würde antworten: { $option }
thoughts-spent = { $count ->
    [one] Eine Antwort
   *[other] { $count } Antworten
} in { $worlds } vorgestellten Welten, { $playouts ->
    [one] ein Probespiel
   *[other] { $playouts } Probespiele
}. Wie gut jede aussieht (0 % verloren, 100 % gewonnen):
thoughts-one = { "  " }{ $value } % (± { $error })  { $option }
review-asked = { $player } wurde gefragt: { $prompt }
review-answered = Die Antwort war: { $option }
review-plain = Das brauchte kein langes Nachdenken.
review-otherwise = Noch einmal durchdacht wäre die Antwort: { $option }
review-nothing = Die Bots hatten nichts zu entscheiden.
play-no-card = Eine Karte „{ $name }“ gibt es nicht.
play-no-rule = Eine Regel „{ $name }“ gibt es nicht.
play-undone = Zurückgenommen.
play-save-done = Gesichert in { $file }. Dort wird die Partie ab jetzt gehalten.
play-save-as = Deine Partie liegt in { $file }. Eingabetaste, oder tippe einen anderen Dateinamen:{" "}
play-saved = Deine Partie ist gesichert. Weiter geht es mit: tafelrunde play { $title } --load { $file }
play-record = Der Mitschnitt dieser Partie liegt in { $file }. „tafelrunde replay“ zeigt ihn.
play-afterwards = „warum“ erzählt, was die Bots bei ihren letzten Entscheidungen dachten, „protokoll“ und „tisch“ zeigen die Partie noch einmal; die Eingabetaste beendet.
play-not-kept = Die Partie lässt sich nicht in { $file } sichern ({ $message }); mit „speichern DATEI“ liegt sie woanders.
play-bye = Auf Wiedersehen.
play-help-title = Hilfe
play-help =
    Antworte mit einer Nummer oder einem Teil eines Namens, zum Beispiel
    { $one }.
    Mehrere Antworten auf dieselbe Frage: { $several }
    0 heißt immer: nichts tun oder weiter.

    ?                   diese Hilfe
    karte NAME          was eine Karte tut (c NAME)
    regel [KENNUNG]     eine Regel; ohne Kennung die hinter der Frage (r)
    warum NAME          warum etwas jetzt nicht zur Wahl steht (w)
    warum               nach der Partie: was die Bots zuletzt dachten
    tipp                was ein schwerer Bot jetzt antworten würde; das dauert einige Sekunden
    tisch               der ganze Tisch (b)
    protokoll           alles, was geschehen ist
    zurück              die letzte Antwort zurücknehmen (u)
    speichern [DATEI]   die Partie sichern
    ende                aufhören; die Partie bleibt gesichert (q)

command-help = ? hilfe help h
command-card = karte card c
command-rule = regel rule r
command-why = warum why w
command-hint = tipp hint
command-log = protokoll log l
command-table = tisch table b
command-undo = zurück zurueck undo u
command-save = speichern save
command-quit = ende quit exit q

## Warum etwas auf dem Tisch keine Antwort ist

why-no-choice = Das steht hier nicht zur Wahl.
why-no-choice-of = { $thing } steht hier nicht zur Wahl.
why-no-choice-for = { $thing } steht bei „{ $source }“ nicht zur Wahl.

undo-refused-nothing = Es gibt noch nichts zurückzunehmen.
undo-refused-over = Die Partie ist zu Ende; nichts lässt sich mehr zurücknehmen.
undo-refused-others = Das lässt sich nicht zurücknehmen: Seitdem hat jemand anders gehandelt.
undo-refused-chance = Das lässt sich nicht zurücknehmen: Seitdem wurde gemischt oder gewürfelt.
undo-refused-revealed = Das lässt sich nicht zurücknehmen: Seitdem wurde eine verdeckte Karte gesehen.

## Das Ende

final-heading = Die Partie ist zu Ende
final-winner = { $who ->
    [you] Du hast gewonnen!
    [shared] Ihr teilt euch den Sieg: { $names }.
   *[other] { $count ->
        [one] { $names } hat gewonnen.
       *[other] { $names } teilen sich den Sieg.
    }
}
final-player = Spieler
final-points = Punkte
final-won = Sieg
final-deck = { $player }, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}: { $cards }

## Wiedergabe

replay-seat = Spieler { $number }
replay-step = Schritt { $step } von { $steps }
replay-input = n weiter, p zurück, Nummer, w warum, q Ende >
replay-help = Tippe n (oder die Eingabetaste), p, q, einen Schritt von 0 bis { $steps } oder w: was ein Bot dort von den Antworten hält.
replay-no-answer = Noch hat niemand etwas geantwortet.
replay-not-told = Was andere denken, bleibt diesen Augen verborgen.
replay-unfinished = Die Partie wurde nach { $steps ->
    [one] 1 Antwort
   *[other] { $steps } Antworten
} abgebrochen.
