# Oath: was geschieht. $who ist „you“ für den Leser, $player der Name von jemand anderem; $card-count
# ist 0, wo die Karte dem Leser verborgen ist, und „.hidden“ hören die, die die Karten nicht sehen.

event-decides = { $who ->
    [you] Du wählst: { $answer }.
   *[other] { $player } wählt: { $answer }.
}
event-uses = { $who ->
    [you] Du nutzt { $card }.
   *[other] { $player } nutzt { $card }.
}
event-draws-vision = { $who ->
    [you] Du ziehst eine Vision; bisher gezogene Visionen: { $count }.
   *[other] { $player } zieht eine Vision; bisher gezogene Visionen: { $count }.
}
event-reveals = { $who ->
    [you] Du deckst auf: { $cards }.
   *[other] { $player } deckt auf: { $cards }.
}
event-discards = { $who ->
    [you] Du wirfst ab: { $card } (Stapel: { $pile }).
   *[other] { $player } wirft ab: { $card } (Stapel: { $pile }).
}
event-stacks-pile = { $who ->
    [you] Du legst den Ablagestapel ({ $pile }) auf den Stapel ({ $onto }).
   *[other] { $player } legt den Ablagestapel ({ $pile }) auf den Stapel ({ $onto }).
}
event-dispossesses = { $who ->
    [you] Du gibst zu den Vertriebenen: { $cards }.
   *[other] { $player } gibt zu den Vertriebenen: { $cards }.
}
event-swaps-out = { $who ->
    [you] Du gibst zu den Vertriebenen: { $cards }.
   *[other] { $player } gibt zu den Vertriebenen: { $cards }.
}
    .hidden = { $player } gibt eine gezogene Karte zu den Vertriebenen.
event-lays-on-pile = { $who ->
    [you] Du legst verdeckt { counted-cards } auf den Ablagestapel ({ $pile }).
   *[other] { $player } legt verdeckt { counted-cards } auf den Ablagestapel ({ $pile }).
}
event-plays = { $who ->
    [you] Du spielst { $card } (Ort: { $site }).
   *[other] { $player } spielt { $card } (Ort: { $site }).
}
event-plays-adviser = { $who ->
    [you] Du spielst { $card } als Ratgeber.
   *[other] { $player } spielt { $card } als Ratgeber.
}
event-reveals-vision = { $who ->
    [you] Du offenbarst: { $card }!
   *[other] { $player } offenbart: { $card }!
}
event-swaps = { $who ->
    [you] Du tauschst die Plätze von: { $cards }.
   *[other] { $player } tauscht die Plätze von: { $cards }.
}
event-turns-over = { $who ->
    [you] Du drehst um: { $card }.
   *[other] { $player } dreht um: { $card }.
}
event-musters = { $who ->
    [you] Du wirbst an ({ $card }).
   *[other] { $player } wirbt an ({ $card }).
}
event-trades = { $who ->
    [you] Du tauschst mit { $card }.
   *[other] { $player } tauscht mit { $card }.
}
event-gains-favor = { $who ->
    [you] Du erhältst { resource-favor.count } aus dem Gunstlager { $bank }.
   *[other] { $player } erhält { resource-favor.count } aus dem Gunstlager { $bank }.
}
event-takes-favor = { $who ->
    [you] Du nimmst { resource-favor.count } von { $from }.
   *[other] { $player } nimmt { resource-favor.count } von { $from }.
}
event-takes-secrets = { $who ->
    [you] Du nimmst { resource-secret.count } von { $from }.
   *[other] { $player } nimmt { resource-secret.count } von { $from }.
}
event-gives-favor = { $who ->
    [you] Du gibst { resource-favor.count } an { $to }.
   *[other] { $player } gibt { resource-favor.count } an { $to }.
}
event-gives-secrets = { $who ->
    [you] Du gibst { resource-secret.count } an { $to }.
   *[other] { $player } gibt { resource-secret.count } an { $to }.
}
event-burns-favor = { $who ->
    [you] Du verbrennst { resource-favor.count }.
   *[other] { $player } verbrennt { resource-favor.count }.
}
event-burns-secrets = { $who ->
    [you] Du verbrennst { resource-secret.count }.
   *[other] { $player } verbrennt { resource-secret.count }.
}
event-catches-favor = { $who ->
    [you] Du bekommst { resource-favor.count }, die verbrannt wäre.
   *[other] { $player } bekommt { resource-favor.count }, die verbrannt wäre.
}
event-gains-secrets = { $who ->
    [you] Du erhältst { resource-secret.count }.
   *[other] { $player } erhält { resource-secret.count }.
}
event-flips-secrets = { $who ->
    [you] Du drehst { resource-secret.count } um.
   *[other] { $player } dreht { resource-secret.count } um.
}
event-pays-bank = { $who ->
    [you] Du zahlst { resource-favor.count } in das Gunstlager { $bank }.
   *[other] { $player } zahlt { resource-favor.count } in das Gunstlager { $bank }.
}
event-shifts-favor = { $who ->
    [you] Du verschiebst { resource-favor.count } vom Gunstlager { $bank } ins Gunstlager { $to }.
   *[other] { $player } verschiebt { resource-favor.count } vom Gunstlager { $bank } ins Gunstlager { $to }.
}
event-places-favor = { $who ->
    [you] Du legst { resource-favor.count } auf { $card }.
   *[other] { $player } legt { resource-favor.count } auf { $card }.
}
event-burns-on-banner = { $who ->
    [you] Du verbrennst Marken auf dem { $card }: { $count }.
   *[other] { $player } verbrennt Marken auf dem { $card }: { $count }.
}
event-puts-on-banner = { $who ->
    [you] Du legst Marken auf das { $card }: { $count }.
   *[other] { $player } legt Marken auf das { $card }: { $count }.
}
event-puts-on-card = { $who ->
    [you] Du stellst { resource-warband.count } auf { $card }.
   *[other] { $player } stellt { resource-warband.count } auf { $card }.
}
event-gains-supply = { $who ->
    [you] Du erhältst { resource-supply.count }.
   *[other] { $player } erhält { resource-supply.count }.
}
event-gains-warbands = { $who ->
    [you] Du erhältst { resource-warband.count }.
   *[other] { $player } erhält { resource-warband.count }.
}
event-loses-warbands = { $who ->
    [you] Du verlierst { resource-warband.count } vom Tableau.
   *[other] { $player } verliert { resource-warband.count } vom Tableau.
}
event-site-loses-warbands = { $who ->
    [you] Du verlierst { resource-warband.count } (Ort: { $site }).
   *[other] { $player } verliert { resource-warband.count } (Ort: { $site }).
}
event-places-warbands = { $who ->
    [you] Du stellst { resource-warband.count } auf (Ort: { $site }).
   *[other] { $player } stellt { resource-warband.count } auf (Ort: { $site }).
}
event-picks-up-warbands = { $who ->
    [you] Du nimmst { resource-warband.count } auf (Ort: { $site }).
   *[other] { $player } nimmt { resource-warband.count } auf (Ort: { $site }).
}
event-retreats = { $who ->
    [you] Du ziehst { resource-warband.count } zurück (Ort: { $site }).
   *[other] { $player } zieht { resource-warband.count } zurück (Ort: { $site }).
}
event-shares-warbands = { $who ->
    [you] Du gibst { resource-warband.count } an { $to }.
   *[other] { $player } gibt { resource-warband.count } an { $to }.
}
event-gives-relic = { $who ->
    [you] Du gibst { $card } an { $to }.
   *[other] { $player } gibt { $card } an { $to }.
}
event-takes-banner = { $who ->
    [you] Du nimmst das { $card }.
   *[other] { $player } nimmt das { $card }.
}
event-recovers-banner = { $who ->
    [you] Du birgst das { $card } und legst { $count } darauf.
   *[other] { $player } birgt das { $card } und legt { $count } darauf.
}
event-travels = { $who ->
    [you] Du reist an den Ort „{ $site }“.
   *[other] { $player } reist an den Ort „{ $site }“.
}
event-campaigns = { $who ->
    [you] Du beginnst einen Kampf gegen { $defender } um: { $targets }.
   *[other] { $player } beginnt einen Kampf gegen { $defender } um: { $targets }.
}
event-calls-off = { $who ->
    [you] Du brichst den Kampf ab.
   *[other] { $player } bricht den Kampf ab.
}
event-oathkeeper = { $who ->
    [you] Du bist jetzt Bewahrer.
   *[other] { $player } ist jetzt Bewahrer.
}
event-usurper = { $who ->
    [you] Du bist jetzt Thronräuber und gewinnst zu Beginn deines nächsten Zuges, wenn du den Titel behältst!
   *[other] { $player } ist jetzt Thronräuber und gewinnt zu Beginn des eigenen nächsten Zuges, wenn der Titel dort bleibt!
}
event-rolls-end-die = { $who ->
    [you] Du wirfst den Spielendwürfel: { $roll }.
   *[other] { $player } wirft den Spielendwürfel: { $roll }.
}
event-becomes-citizen = { $who ->
    [you] Du wirst Bürger.
   *[other] { $player } wird Bürger.
}
event-becomes-exile = { $who ->
    [you] Du wirst Exilant.
   *[other] { $player } wird Exilant.
}
event-claims = { $who ->
    [you] Du forderst die Strafe eines Versprechens von { $from } ({ $promise }).
   *[other] { $player } fordert die Strafe eines Versprechens von { $from } ({ $promise }).
}
event-wins = { $who ->
    [you] Du gewinnst: { $reason }.
   *[other] { $player } gewinnt: { $reason }.
}
event-finds-favor = { $who ->
    [you] Du nimmst { resource-favor.count } vom Ort ({ $site }).
   *[other] { $player } nimmt { resource-favor.count } vom Ort ({ $site }).
}
event-finds-secrets = { $who ->
    [you] Du nimmst { resource-secret.count } vom Ort ({ $site }).
   *[other] { $player } nimmt { resource-secret.count } vom Ort ({ $site }).
}
event-frees-warbands = { $who ->
    [you] Du befreist { resource-warband.count } ({ $card }) für { $to }.
   *[other] { $player } befreit { resource-warband.count } ({ $card }) für { $to }.
}
event-exchanges-dispossessed = { $who ->
    [you] Du tauschst { counted-cards } eines Ablagestapels ({ $pile }) gegen Vertriebene.
   *[other] { $player } tauscht { counted-cards } eines Ablagestapels ({ $pile }) gegen Vertriebene.
}
event-acts = { $who ->
    [you] Du: { $action }.
   *[other] { $player }: { $action }.
}
event-turn = { $who ->
    [you] Runde { $round }: Du bist am Zug
   *[other] Runde { $round }: { $player }
}
event-round = Runde { $round } beginnt.
event-reveals-site = Ein Ort wird aufgedeckt: { $site }.
event-mob-rises = Aus der Volksgunst wird die Meute!
event-banner-suffers = Auf dem eroberten Banner verbrennen Marken ({ $card }).
event-burns-bank = { resource-favor.count } aus dem Gunstlager { $bank } verbrennt.
event-campaign-forces = Truppen: { $attackers } im Angriff, { $defenders } in der Verteidigung.
event-campaign-values = Angriff { $attack } gegen Verteidigung { $defence }.
event-campaign-won = Den Kampf gewinnt der { $side }.
event-rolls = Würfel ({ $dice }): { $faces-count ->
    [0] keine.
   *[other] { $faces }.
}
event-uses-plan = Schlachtplan ({ $side }): { $card }.
event-tosses-coin = { $broken ->
    [1] Die Münze sagt: Das Versprechen wurde gebrochen.
   *[other] Die Münze sagt: Das Versprechen wurde gehalten.
}
event-draws = { $who ->
    [you] Du ziehst ({ $deck }): { $cards }.
   *[other] { $player } zieht ({ $deck }): { $cards }.
}
    .hidden = { $count ->
        [0] { $player } zieht ({ $deck }).
        [one] { $player } zieht 1 Karte ({ $deck }).
       *[other] { $player } zieht { $count } Karten ({ $deck }).
    }
event-looks-through = Du siehst einen Ablagestapel durch ({ $pile }): { $cards }.
    .hidden = { $player } sieht einen Ablagestapel durch ({ $pile }).
event-looks-ahead = Du siehst die obersten Karten des Weltstapels an: { $cards }.
    .hidden = { $player } sieht die obersten Karten des Weltstapels an.
event-looks-at-top = Du siehst die obersten Karten eines Ablagestapels an ({ $pile }): { $cards }.
    .hidden = { $player } sieht sich einen Ablagestapel von oben an ({ $pile }): { counted-cards }.
event-discards-facedown = { $who ->
    [you] Du wirfst verdeckt ab{ $card-count ->
        [0] {""}
       *[other] : { $card }
    } (Stapel: { $pile }).
   *[other] { $player } wirft verdeckt ab: { $card-count ->
        [0] eine Karte ({ $back })
       *[other] { $card }
    } (Stapel: { $pile }).
}
event-buries-card = { $who ->
    [you] Du legst unter den Stapel: { $card-count ->
        [0] { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }
       *[other] { $card }
    }.
   *[other] { $player } legt unter den Stapel: { $card-count ->
        [0] { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }
       *[other] { $card }
    }.
}
event-plays-facedown = { $who ->
    [you] Du spielst einen verdeckten Ratgeber{ $card-count ->
        [0] .
       *[other] : { $card }.
    }
   *[other] { $player } spielt einen verdeckten Ratgeber ({ $card-count ->
        [0] { $back }
       *[other] { $card }
    }).
}
event-moves-card = { $card } wechselt den Platz: { $site-count ->
    [0] Ratgeber von { $to }.
   *[other] { $site }.
}
event-takes-relics = { $who ->
    [you] Du nimmst { $cards }{ $from-count ->
        [0] .
       *[other] {" "}von { $from }.
    }
   *[other] { $player } nimmt { $cards }{ $from-count ->
        [0] .
       *[other] {" "}von { $from }.
    }
}
event-buries-relic = { $who ->
    [you] Du legst eine Reliquie unter den Reliquienstapel{ $card-count ->
        [0] .
       *[other] : { $card }.
    }
   *[other] { $player } legt eine Reliquie unter den Reliquienstapel{ $card-count ->
        [0] .
       *[other] : { $card }.
    }
}
event-peeks = { $who ->
    [you] Du siehst eine verdeckte Karte an{ $at-count ->
        [0] {""}
       *[other] {" "}({ $at })
    }{ $card-count ->
        [0] .
       *[other] : { $card }.
    }
   *[other] { $player } sieht eine verdeckte Karte an{ $at-count ->
        [0] .
       *[other] {" "}({ $at }).
    }
}
event-shows-relic = { $who ->
    [you] Du zeigst { $to } eine Reliquie{ $card-count ->
        [0] .
       *[other] : { $card }.
    }
   *[other] { $player } zeigt { $to } eine Reliquie{ $card-count ->
        [0] .
       *[other] : { $card }.
    }
}
event-shows-adviser = { $who ->
    [you] Du zeigst { $to } deinen { adviser-rank } Ratgeber{ $card-count ->
        [0] .
       *[other] {" "}({ $card }).
    }
   *[other] { $player } zeigt { $to }: { $at }{ $card-count ->
        [0] .
       *[other] {" "}({ $card }).
    }
}
event-offers = { $who ->
    [you] Du bietest { $to }: { $gives-count ->
        [0] nichts
       *[other] { $gives }
    } für { $wants-count ->
        [0] nichts
       *[other] { $wants }
    }.
   *[other] { $player } bietet { $to }: { $gives-count ->
        [0] nichts
       *[other] { $gives }
    } für { $wants-count ->
        [0] nichts
       *[other] { $wants }
    }.
}
event-exchanges = { $who ->
    [you] Du gibst { $with }: { $gives-count ->
        [0] nichts
       *[other] { $gives }
    } und bekommst { $gets-count ->
        [0] nichts
       *[other] { $gets }
    }.
   *[other] { $player } gibt { $with }: { $gives-count ->
        [0] nichts
       *[other] { $gives }
    } und bekommt { $gets-count ->
        [0] nichts
       *[other] { $gets }
    }.
}
