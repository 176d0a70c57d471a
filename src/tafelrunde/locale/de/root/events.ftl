# Root: was geschieht. $who ist „you“ für den Leser selbst, $player der Name aller anderen, mit Partei.
# „.hidden“ erfährt, wer die Karten nicht sieht; $x-genitive ist eine Form der Partei $x.

## Das Spiel

event-decides = { $who ->
    [you] Du wählst: { $answer }.
   *[other] { $player } wählt: { $answer }.
}
event-decides-place-keep = { $who ->
    [you] Du stellst die Festung auf { $thing }.
   *[other] { $player } stellt die Festung auf { $thing }.
}
event-decides-place-pawn = { $who ->
    [you] Du beginnst in { $thing }.
   *[other] { $player } beginnt in { $thing }.
}
event-turn = { $who ->
    [you] Runde { $round }: dein Zug
   *[other] Runde { $round }: { $player }
}
event-draws = { $who ->
    [you] Du ziehst { $cards }.
   *[other] { $player } zieht { $cards }.
}
    .hidden = { $player } zieht { $count ->
        [one] eine Karte.
       *[other] { $count } Karten.
    }
event-shuffles = Der Ablagestapel wird zum neuen Nachziehstapel gemischt.
event-discards = { $who ->
    [you] Du legst { $cards } ab.
   *[other] { $player } legt { $cards } ab.
}
event-scores = { $who ->
    [you] Du hast jetzt { $total ->
        [one] 1 Siegpunkt ({ $points-signed }).
       *[other] { $total } Siegpunkte ({ $points-signed }).
    }
   *[other] { $player } hat jetzt { $total ->
        [one] 1 Siegpunkt ({ $points-signed }).
       *[other] { $total } Siegpunkte ({ $points-signed }).
    }
}
event-wins = { $who ->
    [you] Du gewinnst: { $reason }.
   *[other] { $player } gewinnt: { $reason }.
}

## Kampf und Bewegung

event-battle-starts = { $who ->
    [you] Du greifst auf Lichtung { $clearing } { $defender-accusative } an.
   *[other] { $player } greift auf Lichtung { $clearing } { $defender-accusative } an.
}
event-ambushes = { $who ->
    [you] Du legst einen Hinterhalt: { $card }.
   *[other] { $player } legt einen Hinterhalt: { $card }.
}
event-foils = { $who ->
    [you] Du hebst den Hinterhalt auf: { $card }.
   *[other] { $player } hebt den Hinterhalt auf: { $card }.
}
event-odds = { $who ->
    [you] Im Schnitt teilst du { $deals }{ $deals-tenths ->
        [0] {""}
       *[other] ,{ $deals-tenths }
    } Treffer aus und steckst { $takes }{ $takes-tenths ->
        [0] {""}
       *[other] ,{ $takes-tenths }
    } ein.{ $helps-count ->
        [0] {""}
       *[other] {" "}Das kann sich noch ändern durch: { $helps }.
    }
   *[other] Im Schnitt teilt { $player } { $deals }{ $deals-tenths ->
        [0] {""}
       *[other] ,{ $deals-tenths }
    } Treffer aus und steckt { $takes }{ $takes-tenths ->
        [0] {""}
       *[other] ,{ $takes-tenths }
    } ein.{ $helps-count ->
        [0] {""}
       *[other] {" "}Das kann sich noch ändern durch: { $helps }.
    }
}
event-rolls = Die Würfel zeigen { $high } und { $low }.
event-hits = { $who ->
    [you] Treffer: du { $attacker }, { $against-the } { $defender }.
   *[other] Treffer: { $player } { $attacker }, { $against-the } { $defender }.
}
event-pieces-removed = { $who ->
    [you] Du entfernst auf Lichtung { $clearing } Marker { $faction-genitive }: { $warriors ->
        [0] { $pieces }.
        [one] 1 Krieger{ $pieces-count ->
            [0] .
           *[other] , { $pieces }.
        }
       *[other] { $warriors } Krieger{ $pieces-count ->
            [0] .
           *[other] , { $pieces }.
        }
    }
   *[other] { $player } entfernt auf Lichtung { $clearing } Marker { $faction-genitive }: { $warriors ->
        [0] { $pieces }.
        [one] 1 Krieger{ $pieces-count ->
            [0] .
           *[other] , { $pieces }.
        }
       *[other] { $warriors } Krieger{ $pieces-count ->
            [0] .
           *[other] , { $pieces }.
        }
    }
}
event-moves = { $who ->
    [you] Du bewegst { $count ->
        [one] einen Krieger von Lichtung { $from } nach Lichtung { $to }.
       *[other] { $count } Krieger von Lichtung { $from } nach Lichtung { $to }.
    }
   *[other] { $player } bewegt { $count ->
        [one] einen Krieger von Lichtung { $from } nach Lichtung { $to }.
       *[other] { $count } Krieger von Lichtung { $from } nach Lichtung { $to }.
    }
}

## Karten

event-crafts = { $who ->
    [you] Du stellst { $card } her.
   *[other] { $player } stellt { $card } her.
}
event-uses = { $who ->
    [you] Du nutzt { $card }.
   *[other] { $player } nutzt { $card }.
}
event-steals = { $who ->
    [you] Du nimmst { $from-dative } { $cards } weg.
   *[other] { $player } nimmt { $from-dative } { $cards } weg.
}
    .hidden = { $player } nimmt { $from-dative } eine Karte weg.
event-shows-hand = { $player } zeigt { $to-dative } die Hand: { $cards }.
    .hidden = { $who ->
        [you] Du zeigst { $to-dative } deine Hand.
       *[other] { $player } zeigt { $to-dative } die Hand.
    }
event-activates-dominance = { $who ->
    [you] Du aktivierst { $card }: Deine Siegpunkte zählen nicht mehr.
   *[other] { $player } aktiviert { $card }: Diese Siegpunkte zählen nicht mehr.
}
event-takes-dominance = { $who ->
    [you] Du nimmst { $card } auf die Hand.
   *[other] { $player } nimmt { $card } auf die Hand.
}

## Marker

event-places = { $who ->
    [you] Du platzierst { $piece-accusative } auf Lichtung { $clearing }.
   *[other] { $player } platziert { $piece-accusative } auf Lichtung { $clearing }.
}
event-builds = { $who ->
    [you] Du baust { $piece-accusative } auf Lichtung { $clearing }.
   *[other] { $player } baut { $piece-accusative } auf Lichtung { $clearing }.
}
event-recruits = { $who ->
    [you] Du rekrutierst { $count ->
        [one] einen Krieger auf Lichtung { $clearing }.
       *[other] { $count } Krieger auf Lichtung { $clearing }.
    }
   *[other] { $player } rekrutiert { $count ->
        [one] einen Krieger auf Lichtung { $clearing }.
       *[other] { $count } Krieger auf Lichtung { $clearing }.
    }
}

## Marquise de Katz

event-field-hospitals = { $who ->
    [you] Feldkrankenhaus: { $count ->
        [one] Einer deiner Krieger kommt zur Festung auf Lichtung { $clearing } zurück.
       *[other] { $count } deiner Krieger kommen zur Festung auf Lichtung { $clearing } zurück.
    }
   *[other] Feldkrankenhaus: { $count ->
        [one] Ein Krieger von { $player } kommt zur Festung auf Lichtung { $clearing } zurück.
       *[other] { $count } Krieger von { $player } kommen zur Festung auf Lichtung { $clearing } zurück.
    }
}

## Horst Dynastien

event-leader = { $who ->
    [you] Dein neuer Anführer: { $leader }.
   *[other] Neuer Anführer von { $player }: { $leader }.
}
event-adds = { $who ->
    [you] Du legst { $card } ins Dekret: { $column }.
   *[other] { $player } legt { $card } ins Dekret: { $column }.
}
event-turmoil = { $who ->
    [you] Aufruhr! Vögel in deinem Dekret: { $birds }.
   *[other] Aufruhr! Vögel im Dekret von { $player }: { $birds }.
}

## Waldland Allianz

event-gains-supporters = { $who ->
    [you] Du gewinnst Anhänger: { $cards }.
   *[other] { $player } gewinnt Anhänger: { $cards }.
}
    .hidden = { $player } gewinnt { $count ->
        [one] einen Anhänger.
       *[other] { $count } Anhänger.
    }
event-outrage = { $who ->
    [you] Empörung: Du gibst { $cards } als Anhänger ab.
   *[other] Empörung: { $player } gibt { $cards } als Anhänger ab.
}
    .hidden = Empörung: { $player } gibt eine Karte als Anhänger ab.
event-outrage-draws = { $who ->
    [you] Empörung: Ein Anhänger kommt vom Nachziehstapel zu dir: { $cards }.
   *[other] Empörung: Ein Anhänger kommt vom Nachziehstapel zu { $player }: { $cards }.
}
    .hidden = Empörung: Ein Anhänger kommt vom Nachziehstapel zu { $player }.
event-mobilizes = { $who ->
    [you] Du mobilisierst { $cards }.
   *[other] { $player } mobilisiert { $cards }.
}
    .hidden = { $player } mobilisiert eine Karte.
event-base-lost = { $who ->
    [you] Du verlierst einen Stützpunkt ({ $suit }) und mit ihm Offiziere: { $officers }.
   *[other] { $player } verliert einen Stützpunkt ({ $suit }) und mit ihm Offiziere: { $officers }.
}
event-revolts = { $who ->
    [you] Du revoltierst auf Lichtung { $clearing }.
   *[other] { $player } revoltiert auf Lichtung { $clearing }.
}
event-organizes = { $who ->
    [you] Du organisierst auf Lichtung { $clearing }.
   *[other] { $player } organisiert auf Lichtung { $clearing }.
}
event-trains = { $who ->
    [you] Du hast einen neuen Offizier (jetzt { $officers }).
   *[other] { $player } hat einen neuen Offizier (jetzt { $officers }).
}

## Echsen Kult

event-revenge = { $who ->
    [you] Rache: { $count ->
        [one] Einer deiner gefallenen Krieger wird Akolyth.
       *[other] { $count } deiner gefallenen Krieger werden Akolythen.
    }
   *[other] Rache: { $count ->
        [one] Ein gefallener Krieger von { $player } wird Akolyth.
       *[other] { $count } gefallene Krieger von { $player } werden Akolythen.
    }
}
event-fear = { $who ->
    [you] Furcht vor den Frommen: Du hast einen Garten auf Lichtung { $clearing } verloren.
   *[other] Furcht vor den Frommen: { $player } hat einen Garten auf Lichtung { $clearing } verloren.
}
event-outcast = Verstoßen ist jetzt: { $suit }.
event-hated = Weiter verstoßen und jetzt verhasst: { $suit }.
event-buries = Die Verlorenen Seelen werden abgelegt: { $cards }.
event-crusades = { $who ->
    [you] Du führst auf Lichtung { $clearing } das Eifern aus.
   *[other] { $player } führt auf Lichtung { $clearing } das Eifern aus.
}
event-converts = { $who ->
    [you] Du konvertierst auf Lichtung { $clearing } einen Krieger { $faction-genitive }.
   *[other] { $player } konvertiert auf Lichtung { $clearing } einen Krieger { $faction-genitive }.
}
event-sanctifies = { $who ->
    [you] Du weihst ein Gebäude auf Lichtung { $clearing }.
   *[other] { $player } weiht ein Gebäude auf Lichtung { $clearing }.
}
event-reveals = { $who ->
    [you] Du zeigst { $card } vor.
   *[other] { $player } zeigt { $card } vor.
}
event-sacrifices = { $who ->
    [you] Du opferst einen Krieger (Akolythen: { $acolytes }).
   *[other] { $player } opfert einen Krieger (Akolythen: { $acolytes }).
}
event-takes-back = { $who ->
    [you] Du nimmst vorgezeigte Karten zurück: { $cards }.
   *[other] { $player } nimmt vorgezeigte Karten zurück: { $cards }.
}

## Flussvolk Kompanie

event-buys = { $who ->
    [you] Du kaufst einen Dienst für { $price }: { $service }.
   *[other] { $player } kauft einen Dienst für { $price }: { $service }.
}
event-takes-card = { $who ->
    [you] Du nimmst { $card } aus der Hand des Flussvolks.
   *[other] { $player } nimmt { $card } aus der Hand des Flussvolks.
}
event-prices = { $who ->
    [you] Deine Preise: { service-hand-card } { $hand_card }, { service-riverboats } { $riverboats }, { service-mercenaries } { $mercenaries }.
   *[other] Neue Preise von { $player }: { service-hand-card } { $hand_card }, { service-riverboats } { $riverboats }, { service-mercenaries } { $mercenaries }.
}
event-protectionism = { $who ->
    [you] Protektionismus: { $count ->
        [one] Ein Krieger von dir kommt zu den Einzahlungen.
       *[other] { $count } Krieger von dir kommen zu den Einzahlungen.
    }
   *[other] Protektionismus: { $count ->
        [one] Ein Krieger von { $player } kommt zu den Einzahlungen.
       *[other] { $count } Krieger von { $player } kommen zu den Einzahlungen.
    }
}
event-gathers = { $who ->
    [you] Du sammelst Mittel ein: { $funds }.
   *[other] { $player } sammelt Mittel ein: { $funds }.
}
event-commits = { $who ->
    [you] Du setzt einen Krieger { $fund-genitive } ein.
   *[other] { $player } setzt einen Krieger { $fund-genitive } ein.
}
event-spends-fund = { $who ->
    [you] Du gibst einen Krieger { $fund-genitive } aus.
   *[other] { $player } gibt einen Krieger { $fund-genitive } aus.
}
event-exports = { $who ->
    [you] Du exportierst { $card }.
   *[other] { $player } exportiert { $card }.
}
event-trade-disruption = { $who ->
    [you] Dein Handel ist gestört; verlorene Mittel: { $funds }.
   *[other] Der Handel von { $player } ist gestört; verlorene Mittel: { $funds }.
}

## Vagabund

event-character = { $who ->
    [you] Dein Charakter: { $character }.
   *[other] Der Charakter von { $player }: { $character }.
}
event-moves-pawn = { $who ->
    [you] Du gehst von { $from } nach { $to }.
   *[other] { $player } geht von { $from } nach { $to }.
}
event-refreshes = { $who ->
    [you] Du frischst auf: { $items }.
   *[other] { $player } frischt auf: { $items }.
}
event-repairs = { $who ->
    [you] Du reparierst: { $items }.
   *[other] { $player } repariert: { $items }.
}
event-damages = { $who ->
    [you] Deine Gegenstände werden beschädigt: { $items }.
   *[other] Gegenstände von { $player } werden beschädigt: { $items }.
}
event-drops = { $who ->
    [you] Mehr kannst du nicht tragen, du gibst her: { $items }.
   *[other] Mehr kann { $player } nicht tragen und gibt her: { $items }.
}
event-rests = { $who ->
    [you] Du ruhst im Wald: Alle deine Gegenstände sind wieder heil.
   *[other] { $player } ruht im Wald: Alle Gegenstände sind wieder heil.
}
event-explores = { $who ->
    [you] Du erkundest die Ruine auf Lichtung { $clearing }{ $item-count ->
        [0] {" "}und nimmst nichts.
       *[other] : { $item }.
    }
   *[other] { $player } erkundet die Ruine auf Lichtung { $clearing }{ $item-count ->
        [0] {" "}und nimmt nichts.
       *[other] : { $item }.
    }
}
event-looks-under-ruin = { $who ->
    [you] Unter der Ruine findest du { $cards }.
   *[other] Unter der Ruine findet { $player } { $cards }.
}
    .hidden = { $player } sieht unter der Ruine nach.
event-completes-quest = { $who ->
    [you] Du erledigst eine Aufgabe: { $quest }.
   *[other] { $player } erledigt eine Aufgabe: { $quest }.
}
event-new-quest = Eine neue Aufgabe liegt aus: { $quest }.
event-special = { $who ->
    [you] Du nutzt deine Spezial-Aktion: { $character }.
   *[other] { $player } nutzt die Spezial-Aktion: { $character }.
}
event-takes-discard = { $who ->
    [you] Du nimmst { $cards } vom Ablagestapel.
   *[other] { $player } nimmt { $cards } vom Ablagestapel.
}
event-enlists = { $who ->
    [you] Du wirbst { $faction-accusative } für diesen Kampf an.
   *[other] { $player } wirbt { $faction-accusative } für diesen Kampf an.
}
event-scorches = Verbrannte Erde: Auf Lichtung { $clearing } darf nichts mehr kommen.
event-aids = { $who ->
    [you] Du hilfst { $faction-dative } mit { $cards } und erschöpfst: { $item }.
   *[other] { $player } hilft { $faction-dative } mit { $cards } und erschöpft: { $item }.
}
    .hidden = { $player } hilft { $faction-dative } mit einer Karte und erschöpft: { $item }.
event-takes-item = { $who ->
    [you] Du nimmst einen Gegenstand { $from-genitive }: { $item }.
   *[other] { $player } nimmt einen Gegenstand { $from-genitive }: { $item }.
}
event-relationship = { $who ->
    [you] Zwischen dir und { $faction-dative }: { $relationship }.
   *[other] Zwischen { $player } und { $faction-dative }: { $relationship }.
}
event-joins-battle = { $who ->
    [you] Deine Krieger kämpfen an der Seite { $with-genitive }.
   *[other] Die Krieger von { $player } kämpfen an der Seite { $with-genitive }.
}
event-coalition = { $who ->
    [you] Du schließt ein Bündnis mit { $faction-dative }: Ihr gewinnt gemeinsam.
   *[other] { $player } schließt ein Bündnis mit { $faction-dative }: Sie gewinnen gemeinsam.
}
