# Dominion: Fragen, die nur Karten aus Nocturne stellen, und was Passen dort heißt.

prompt-play-another-kind = Du darfst eine Aktionskarte spielen, die du noch nicht im Spiel hast.
prompt-sort-top = Lege beliebig viele dieser Karten ab; der Rest kommt auf den Nachziehstapel zurück.
prompt-may-trash = Du darfst eine Karte entsorgen.
prompt-druid = Welche Gabe der Druidin empfängst du?
prompt-faithful-hound = Den Getreuen Hund bis zum Ende des Zuges zur Seite legen?
prompt-monastery-coppers = Wie viele Kupfer im Spiel entsorgst du?
prompt-monastery =
    { $count ->
        [one] Du darfst noch eine Handkarte entsorgen.
       *[other] Du darfst bis zu { $count } Handkarten entsorgen.
    }
prompt-pixie = Diese Fee entsorgen, um { $about } zweimal zu empfangen?
prompt-tracker = Die genommene Karte oben auf deinen Nachziehstapel legen?
prompt-changeling = Wähle eine Karte, die du im Spiel hast; du nimmst eine gleiche.
prompt-exchange = Die genommene Karte gegen einen Wechselbalg eintauschen?
prompt-fool = Welche Gabe empfängst du als nächste?
prompt-secret-cave =
    { $count ->
        [3] 3 Karten für 3 Münzen zu Beginn deines nächsten Zuges ablegen?
       *[other] Alle deine Karten ablegen, obwohl weniger als 3 nichts einbringen?
    }
prompt-blessed-village = Diese Gabe sofort oder zu Beginn deines nächsten Zuges empfangen?
prompt-cemetery =
    { $count ->
        [one] Du darfst noch eine Karte entsorgen.
       *[other] Du darfst bis zu { $count } Karten entsorgen.
    }
prompt-exorcist = Entsorge eine Karte; du nimmst eine Erscheinung, die weniger kostet.
prompt-necromancer = Welche Aktionskarte im Müll spielst du?
prompt-shepherd = Lege beliebig viele Punktekarten ab; danach ziehst du für jede 2 Karten.
prompt-crypt = Welche Geldkarten, die du im Spiel hast, legst du zur Seite?
prompt-crypt-take = Welche Geldkarte kommt auf deine Hand zurück?
prompt-pooka = Du darfst eine Geldkarte für +4 Karten entsorgen.
prompt-sacred-grove = Empfängst du { $about } ebenfalls?
prompt-raider = Lege eine Karte ab, die auch der Angreifer im Spiel hat; hast du keine, zeigst du deine Hand vor.
prompt-haunted-mirror = Du darfst eine Aktionskarte ablegen, um einen Geist zu nehmen.
prompt-bat =
    { $count ->
        [one] Du darfst noch eine Karte entsorgen.
       *[other] Du darfst bis zu { $count } Karten entsorgen.
    }
prompt-zombie-apprentice = Du darfst eine Aktionskarte für +3 Karten und +1 Aktion entsorgen.
prompt-zombie-spy = Deine oberste Karte ablegen oder zurücklegen?
prompt-the-earths-gift = Du darfst eine Geldkarte ablegen, um eine Karte zu nehmen, die höchstens 4 kostet.
prompt-the-moons-gift = Du darfst eine Karte aus deinem Ablagestapel oben auf deinen Nachziehstapel legen.
prompt-the-skys-gift =
    { $count ->
        [3] 3 Karten ablegen, um ein Gold zu nehmen?
       *[other] Alle deine Karten ablegen, obwohl weniger als 3 nichts einbringen?
    }
prompt-fear = Lege eine Aktions- oder Geldkarte ab; hast du keine, zeigst du deine Hand vor.
prompt-lost-in-the-woods = Eine Karte ablegen, um eine Gabe zu empfangen?

## Passen

pass-play-another-kind = Keine spielen
pass-sort-top = Den Rest zurücklegen
pass-may-trash = Nichts entsorgen
pass-faithful-hound = Abgelegt lassen
pass-monastery = Nichts mehr entsorgen
pass-pixie = Behalten
pass-tracker = Liegen lassen
pass-exchange = Die Karte behalten
pass-secret-cave = Nichts ablegen
pass-cemetery = Nichts mehr entsorgen
pass-shepherd = Nichts mehr ablegen
pass-crypt = Nichts mehr zur Seite legen
pass-pooka = Nichts entsorgen
pass-sacred-grove = Darauf verzichten
pass-raider = Die Hand vorzeigen
pass-haunted-mirror = Nichts ablegen
pass-bat = Nichts mehr entsorgen
pass-zombie-apprentice = Nichts entsorgen
pass-the-earths-gift = Nichts ablegen
pass-the-moons-gift = Den Stapel so lassen
pass-the-skys-gift = Nichts ablegen
pass-fear = Die Hand vorzeigen
pass-lost-in-the-woods = Nichts ablegen
yes-pixie = Entsorgen
yes-sacred-grove = Empfangen

## Möglichkeiten

mode-now = Jetzt
mode-now-blessed-village = Sofort empfangen
mode-later = Später
mode-later-blessed-village = Für deinen nächsten Zug aufheben
verb-use-druid = { $thing } empfangen
verb-use-exchange = Eintauschen
verb-use-faithful-hound = Zur Seite legen
verb-use-fool = { $thing } empfangen
verb-use-lost-in-the-woods = Eine Karte ablegen
verb-use-tracker = Auf den Nachziehstapel legen
