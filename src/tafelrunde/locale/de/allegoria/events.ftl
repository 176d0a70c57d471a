# Throne of Allegoria: was geschieht. $who ist „you“ für den Leser selbst, $player der Name aller
# anderen. „.hidden“ erfährt, wer die Karten nicht sieht.

## Vor der ersten Woche

event-keeps-end-tasks = { $who ->
    [you] Du behältst: { $cards }.
   *[other] { $player } behält: { $cards }.
}
    .hidden = { $player } behält { $count } Spielende-Aufgaben.
event-noble = { $who ->
    [you] Deine Adelskarte: { $card }.
   *[other] Adelskarte von { $player }: { $card }.
}
event-start-player = { $who ->
    [you] Du bist Startspieler.
   *[other] { $player } ist Startspieler.
}
event-next-start = { $who ->
    [you] Du nimmst den Startspielermarker und beginnst nächste Woche.
   *[other] { $player } nimmt den Startspielermarker und beginnt nächste Woche.
}

## Die Woche

event-week = Woche { $number }
event-trader = Händler der Woche: { $card }
event-row = Offene Arbeiterkarten: { $cards }
event-queen-dies = Die Königin ist tot! Von nun an gelten die unteren Ereignisse der Erlasse.
event-queen-dies-after = Die Königin stirbt nach der letzten Woche.
event-decree = Königlicher Erlass, { $upper ->
    [1] oberes Ereignis
   *[0] unteres Ereignis
}: { $card }
event-bids = { $who ->
    [you] Du bietest { $area-in } auf Feld { $space }: { $token }.
   *[other] { $player } bietet { $area-in } auf Feld { $space }.
}
event-area = { $area }
event-turns-over = { $who ->
    [you] Du deckst auf: { $cards }.
   *[other] { $player } deckt auf: { $cards }.
}
event-star = { $who ->
    [you] Dein Stern zählt { $value }.
   *[other] Der Stern von { $player } zählt { $value }.
}
event-activates = { $who ->
    [you] Du aktivierst: { $card }.
   *[other] { $player } aktiviert: { $card }.
}
event-ranks = { $who ->
    [you] Rang { $rank }: du, mit einem Gebot von { $bid }.
   *[other] Rang { $rank }: { $player }, mit einem Gebot von { $bid }.
}

## Bereiche I und II

event-draws-tasks = { $who ->
    [you] Du ziehst { $count ->
        [one] eine Aufgabe
       *[other] { $count } Aufgaben
    }: { $cards }.
   *[other] { $player } zieht { $count ->
        [one] eine Aufgabe
       *[other] { $count } Aufgaben
    }: { $cards }.
}
    .hidden = { $player } zieht { $count ->
        [one] eine Aufgabe.
       *[other] { $count } Aufgaben.
    }
event-keeps-task = { $who ->
    [you] Du behältst eine Aufgabe: { $cards }.
   *[other] { $player } behält eine Aufgabe: { $cards }.
}
    .hidden = { $player } behält eine Aufgabe.
event-keeps-no-task = { $who ->
    [you] Du behältst keine Aufgabe.
   *[other] { $player } behält keine Aufgabe.
}
event-discards-tasks = { $who ->
    [you] Du wirfst verdeckt ab: { $cards }.
   *[other] { $player } wirft verdeckt ab: { $cards }.
}
    .hidden = { $player } wirft { $count ->
        [one] eine Aufgabe
       *[other] { $count } Aufgaben
    } verdeckt ab.
event-divides = { $who ->
    [you] Du teilst auf. { $group }: { $cards }.
   *[other] { $player } teilt auf. { $group }: { $cards }.
}
event-takes = { $who ->
    [you] Du nimmst { $cards } ({ $group }).
   *[other] { $player } nimmt { $cards } ({ $group }).
}
event-clears = Vom Spielplan abgeworfen: { $cards }

## Züge

event-turn = { $who ->
    [you] Dein Zug: { $points ->
        [one] 1 Aktionspunkt
       *[other] { $points } Aktionspunkte
    } { $mode }.
   *[other] Zug von { $player }: { $points ->
        [one] 1 Aktionspunkt
       *[other] { $points } Aktionspunkte
    } { $mode }.
}
event-acts = { $who ->
    [you] Du wählst { $action } (noch { $points }).
   *[other] { $player } wählt { $action } (noch { $points }).
}
event-extra-point = { $who ->
    [you] Du nimmst einen zusätzlichen Aktionspunkt für 1 { $track-low }.
   *[other] { $player } nimmt einen zusätzlichen Aktionspunkt für 1 { $track-low }.
}
event-track = { $who ->
    [you] { $track-low } bei dir: { $from } → { $to }.
   *[other] { $track } bei { $player }: { $from } → { $to }.
}
event-influence = { $who ->
    [you] Du gewinnst { $count ->
        [one] 1 Einflusspunkt.
       *[other] { $count } Einflusspunkte.
    }
   *[other] { $player } gewinnt { $count ->
        [one] 1 Einflusspunkt.
       *[other] { $count } Einflusspunkte.
    }
}
event-diplomacy = { $who ->
    [you] Deine Diplomatie steht auf ×{ $to }.
   *[other] Die Diplomatie von { $player } steht auf ×{ $to }.
}
event-anarchy = { $who ->
    [you] Du nimmst einen Anarchiemarker (noch { $left }).
   *[other] { $player } nimmt einen Anarchiemarker (noch { $left }).
}
event-atones = { $who ->
    [you] Du legst einen Anarchiemarker zurück (nun { $left }).
   *[other] { $player } legt einen Anarchiemarker zurück (nun { $left }).
}
event-places = { $who ->
    [you] Du stellst { $figure-one } in deine Heimatregion.
   *[other] { $player } stellt { $figure-one } in die eigene Heimatregion.
}
event-removes = { $who ->
    [you] Du nimmst { $figure-one } { $region-from } zurück.
   *[other] { $player } nimmt { $figure-one } { $region-from } zurück.
}
event-moves = { $who ->
    [you] Du bewegst { $count ->
        [one] { $figure-one }
       *[other] { $count } { $figure-many }
    } { $from-from } { $to-to }.
   *[other] { $player } bewegt { $count ->
        [one] { $figure-one }
       *[other] { $count } { $figure-many }
    } { $from-from } { $to-to }.
}
event-swaps = { $who ->
    [you] Du tauschst { $region-in } { $old-one } gegen { $new-one }.
   *[other] { $player } tauscht { $region-in } { $old-one } gegen { $new-one }.
}
event-discards = { $who ->
    [you] Du wirfst { $cards } ab.
   *[other] { $player } wirft { $cards } ab.
}
event-draws = { $who ->
    [you] Du ziehst { $cards }.
   *[other] { $player } zieht { $cards }.
}
    .hidden = { $player } zieht { $count ->
        [one] eine Arbeiterkarte.
       *[other] { $count } Arbeiterkarten.
    }
event-shuffles = Der Ablagestapel wird neu gemischt: { $what }
event-attacks = { $who ->
    [you] Du greifst { $region-in } an.
   *[other] { $player } greift { $region-in } an.
}
event-names = { $who ->
    [you] Du wählst: { $thing }.
   *[other] { $player } wählt: { $thing }.
}
event-raids = { $who ->
    [you] Du führst { $region-in } einen Überfall mit { $count ->
        [one] 1 Soldaten aus.
       *[other] { $count } Soldaten aus.
    }
   *[other] { $player } führt { $region-in } einen Überfall mit { $count ->
        [one] 1 Soldaten aus.
       *[other] { $count } Soldaten aus.
    }
}
event-battle = { $who ->
    [you] Schlacht { $region-in }. Du: Soldaten { $soldiers }, Würfel { $die }{ $bonus ->
        [0] {""}
       *[other] , Bonus { $bonus }
    }. { $whom }: Soldaten { $their_soldiers }, Würfel { $their_die }. { $difference ->
        [0] Niemand gewinnt.
       *[other] Unterschied { $difference-signed }.
    } Jede Seite verliert einen Soldaten.
   *[other] Schlacht { $region-in }. { $player }: Soldaten { $soldiers }, Würfel { $die }{ $bonus ->
        [0] {""}
       *[other] , Bonus { $bonus }
    }. { $whom-who ->
        [you] Du
       *[other] { $whom }
    }: Soldaten { $their_soldiers }, Würfel { $their_die }. { $difference ->
        [0] Niemand gewinnt.
       *[other] Unterschied { $difference-signed }.
    } Jede Seite verliert einen Soldaten.
}
event-routs = { $who ->
    [you] Du vertreibst { $region-in } { $count ->
        [one] 1 Soldaten
       *[other] { $count } Soldaten
    } von { $whom }.
   *[other] { $player } vertreibt { $region-in } { $count ->
        [one] 1 Soldaten
       *[other] { $count } Soldaten
    } von { $whom-who ->
        [you] dir
       *[other] { $whom }
    }.
}
event-ruse = { $who ->
    [you] Du setzt { $region-in } einen Spion für eine List ein.
   *[other] { $player } setzt { $region-in } einen Spion für eine List ein.
}
event-commerce = { $who ->
    [you] Du setzt { $region-in } einen Händler für Kommerz ein.
   *[other] { $player } setzt { $region-in } einen Händler für Kommerz ein.
}

event-pays-less = { $who ->
    [you] Du zahlst { $paid } von { $count }, denn die Leiste steht auf 0: { $track-low }.
   *[other] { $player } zahlt { $paid } von { $count }, denn die Leiste steht auf 0: { $track-low }.
}

## Gilden, Almosen und Aufgaben

event-places-guild = { $who ->
    [you] Du nimmst die { $card }.
   *[other] { $player } nimmt die { $card }.
}
event-replaces-guild = { $who ->
    [you] Du nimmst die { $card } statt der { $old }.
   *[other] { $player } nimmt die { $card } statt der { $old }.
}
event-alms = { $who ->
    [you] Du rückst auf Feld { $to } der Almosenleiste vor.
   *[other] { $player } rückt auf Feld { $to } der Almosenleiste vor.
}
event-bonus = { $who ->
    [you] Dein Almosenbonus: { $card }.
   *[other] Almosenbonus von { $player }: { $card }.
}
event-offers = { $who ->
    [you] Du bietest zum Verkauf an: { $cards }.
   *[other] { $player } bietet zum Verkauf an: { $cards }.
}
event-buys = { $who ->
    [you] Du kaufst { $cards } für 1 Reichtum.
   *[other] { $player } kauft { $cards } für 1 Reichtum.
}
event-fulfils = { $who ->
    [you] Du erfüllst die Aufgabe „{ $card }“: { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
   *[other] { $player } erfüllt die Aufgabe „{ $card }“: { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
}

## Das Ende

event-end-tasks = { $who ->
    [you] { $count ->
        [0] Du hast keine Spielende-Aufgabe erfüllt.
        [one] Du hast eine Spielende-Aufgabe erfüllt: { $cards }.
       *[other] Du hast { $count } Spielende-Aufgaben erfüllt: { $cards }.
    }
   *[other] { $count ->
        [0] { $player } hat keine Spielende-Aufgabe erfüllt.
        [one] { $player } hat eine Spielende-Aufgabe erfüllt: { $cards }.
       *[other] { $player } hat { $count } Spielende-Aufgaben erfüllt: { $cards }.
    }
}
event-unfulfilled = { $who ->
    [you] { $count ->
        [0] Bei dir bleibt keine Aufgabe unerfüllt.
        [one] Du hast eine Aufgabe nicht erfüllt: { $cards }.
       *[other] Du hast { $count } Aufgaben nicht erfüllt: { $cards }.
    }
   *[other] { $count ->
        [0] Bei { $player } bleibt keine Aufgabe unerfüllt.
        [one] { $player } hat eine Aufgabe nicht erfüllt: { $cards }.
       *[other] { $player } hat { $count } Aufgaben nicht erfüllt: { $cards }.
    }
}
event-scores = { $who ->
    [you] Du hast { $count ->
        [one] { $count } Punkt.
       *[other] { $count } Punkte.
    }
   *[other] { $player } hat { $count ->
        [one] { $count } Punkt.
       *[other] { $count } Punkte.
    }
}
event-wins = { $who ->
    [you] Du gewinnst. Dein Titel: { $title }.
   *[other] { $player } gewinnt. Der Titel: { $title }.
}

# Ein Titel: Artikel werden im Satz klein geschrieben.
articles = Der Die Das
styled = { $names } von { $house }
