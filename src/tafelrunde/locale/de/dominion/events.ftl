# Dominion: was geschieht. $who ist „you“ für den Leser selbst, $player der Name aller anderen.
# „.hidden“ erfährt, wer die Karten nicht sieht.

event-turn = { $extra ->
    [1] { $who ->
        [you] Dein Extrazug
       *[other] Extrazug von { $player }
    }
   *[other] { $who ->
        [you] Dein Zug { $number }
       *[other] Zug { $number } von { $player }
    }
}
event-plays = { $who ->
    [you] Du spielst { $cards } aus.
   *[other] { $player } spielt { $cards } aus.
}
event-draws = { $who ->
    [you] Du ziehst { $cards }.
   *[other] { $player } zieht { $cards }.
}
    .hidden = { $player } zieht { $count ->
        [one] eine Karte.
       *[other] { $count } Karten.
    }
event-discards = { $who ->
    [you] Du legst { $cards } ab.
   *[other] { $player } legt { $cards } ab.
}
event-trashes = { $who ->
    [you] Du entsorgst { $cards }.
   *[other] { $player } entsorgt { $cards }.
}
event-gains = { $who ->
    [you] Du nimmst { $cards }{ $to ->
        [1] {" "}auf die Hand.
        [2] {" "}auf den Nachziehstapel.
       *[other] .
    }
   *[other] { $player } nimmt { $cards }{ $to ->
        [1] {" "}auf die Hand.
        [2] {" "}auf den Nachziehstapel.
       *[other] .
    }
}
event-would-gain = { $who ->
    [you] Du wirst { $card } nehmen.
   *[other] { $player } wird { $card } nehmen.
}
event-buys = { $who ->
    [you] Du kaufst { $card }.
   *[other] { $player } kauft { $card }.
}
event-reveals = { $who ->
    [you] Du deckst vom Nachziehstapel auf: { $cards }.
   *[other] { $player } deckt vom Nachziehstapel auf: { $cards }.
}
event-looks = { $who ->
    [you] Du siehst dir an: { $cards }.
   *[other] { $player } sieht sich an: { $cards }.
}
    .hidden = { $player } sieht sich { $count ->
        [one] eine Karte an.
       *[other] { $count } Karten an.
    }
event-looks-bottom = { $who ->
    [you] Du findest unter deinem Nachziehstapel: { $cards }.
   *[other] { $player } findet unter dem Nachziehstapel: { $cards }.
}
    .hidden = { $player } sieht sich die unterste Karte des Nachziehstapels an.
event-shows = { $who ->
    [you] Du zeigst vor: { $cards }.
   *[other] { $player } zeigt vor: { $cards }.
}
event-topdecks = { $who ->
    [you] Du legst { $cards } auf deinen Nachziehstapel.
   *[other] { $player } legt { $cards } auf den Nachziehstapel.
}
    .hidden = { $who ->
        [you] Du legst { $count ->
            [one] eine Karte auf deinen Nachziehstapel.
           *[other] { $count } Karten auf deinen Nachziehstapel.
        }
       *[other] { $player } legt { $count ->
            [one] eine Karte auf den Nachziehstapel.
           *[other] { $count } Karten auf den Nachziehstapel.
        }
    }
event-takes = { $who ->
    [you] Du nimmst { $cards } auf die Hand.
   *[other] { $player } nimmt { $cards } auf die Hand.
}
    .hidden = { $player } nimmt { $count ->
        [one] eine Karte auf die Hand.
       *[other] { $count } Karten auf die Hand.
    }
event-sets-aside = { $who ->
    [you] Du legst { $cards } zur Seite.
   *[other] { $player } legt { $cards } zur Seite.
}
    .hidden = { $player } legt { $count ->
        [one] eine Karte zur Seite.
       *[other] { $count } Karten zur Seite.
    }
event-gives = { $who ->
    [you] Du gibst { $cards } an { $to } weiter.
   *[other] { $to-who ->
        [you] { $player } gibt { $cards } an dich weiter.
       *[other] { $player } gibt { $cards } an { $to } weiter.
    }
}
    .hidden = { $player } gibt eine Karte an { $to } weiter.
event-places = { $who ->
    [you] Du steckst { $cards } an Stelle { $position } von oben in deinen Nachziehstapel.
   *[other] { $player } steckt { $cards } an Stelle { $position } von oben in den Nachziehstapel.
}
    .hidden = { $player } steckt eine Karte an Stelle { $position } von oben in den Nachziehstapel.
event-names = { $who ->
    [you] Du nennst { $card }.
   *[other] { $player } nennt { $card }.
}
event-finds-none = { $who ->
    [you] Du wählst { $card }, aber davon ist keine Karte mehr im Vorrat.
   *[other] { $player } wählt { $card }, aber davon ist keine Karte mehr im Vorrat.
}
event-shuffles = { $who ->
    [you] Du mischst deinen Ablagestapel.
   *[other] { $player } mischt den Ablagestapel.
}
event-buries-deck = { $who ->
    [you] Du drehst deinen Nachziehstapel auf deinen Ablagestapel um.
   *[other] { $player } dreht den Nachziehstapel auf den Ablagestapel um.
}
event-returns = { $who ->
    [you] Du legst { $cards } auf den Stapel zurück.
   *[other] { $player } legt { $cards } auf den Stapel zurück.
}
event-uses = { $who ->
    [you] Du nutzt { $card }.
   *[other] { $player } nutzt { $card }.
}
event-chooses = { $who ->
    [you] Du wählst bei { $card }: { $mode }.
   *[other] { $player } wählt bei { $card }: { $mode }.
}
event-embargoes = { $who ->
    [you] Du legst einen Embargo-Marker auf { $card }.
   *[other] { $player } legt einen Embargo-Marker auf { $card }.
}
event-coin-token = { $who ->
    [you] Du hast jetzt { $count ->
        [one] 1 Geldmarker.
       *[other] { $count } Geldmarker.
    }
   *[other] { $player } hat jetzt { $count ->
        [one] 1 Geldmarker.
       *[other] { $count } Geldmarker.
    }
}
event-ends = Das Spiel endet.
event-picks = { $who ->
    [you] Du wählst { $cards }.
   *[other] { $player } wählt { $cards }.
}
    .hidden = { $player } wählt { $count ->
        [one] eine Karte.
       *[other] { $count } Karten.
    }
event-controls = { $who ->
    [you] Du entscheidest in diesem Zug alles.
   *[other] { $player } entscheidet in diesem Zug alles.
}
event-gets-back = { $who ->
    [you] Du bekommst { $cards } zurück.
   *[other] { $player } bekommt { $cards } zurück.
}
event-gets-tokens = { $who ->
    [you] Du bekommst
   *[other] { $player } bekommt
} { $token ->
    [coffers] { $count } Taler.
    [villagers] { $count } Dorfbewohner.
    [debt] { $count ->
        [one] einen Schuldenmarker.
       *[other] { $count } Schuldenmarker.
    }
   *[points] { $count ->
        [one] einen Siegpunktmarker.
       *[other] { $count } Siegpunktmarker.
    }
}
event-spends = { $token ->
    [debt] { $who ->
        [you] Du zahlst { $count } Schuldenmarker ab.
       *[other] { $player } zahlt { $count } Schuldenmarker ab.
    }
   *[other] { $who ->
        [you] Du löst
       *[other] { $player } löst
    } { $count } { $token ->
        [coffers] Taler ein.
       *[villagers] Dorfbewohner ein.
    }
}
event-overpays = { $who ->
    [you] Du zahlst { $count } mehr für { $card }.
   *[other] { $player } zahlt { $count } mehr für { $card }.
}
event-places-token = { $who ->
    [you] Du legst deinen Marker
   *[other] { $player } legt den Marker
} { $token ->
    [plus_card] „+1 Karte“
    [plus_action] „+1 Aktion“
    [plus_buy] „+1 Kauf“
    [plus_coin] „+1 Geld“
    [minus_cost] „kostet 2 weniger“
   *[trashing] „Entsorgen“
} { $who ->
    [you] auf den Stapel { $card }.
   *[other] auf den Stapel { $card }.
}
event-to-mat = { $who ->
    [you] Du legst { $cards } auf dein Tableau.
   *[other] { $player } legt { $cards } auf das Tableau.
}
event-calls = { $who ->
    [you] Du rufst { $cards } vom Wirtshaus auf.
   *[other] { $player } ruft { $cards } vom Wirtshaus auf.
}
event-exchanges = { $who ->
    [you] Du tauschst { $card } gegen { $other }.
   *[other] { $player } tauscht { $card } gegen { $other }.
}
event-owns = { $who ->
    [you] Du hast jetzt { $card }.
   *[other] { $player } hat jetzt { $card }.
}
event-loses = { $who ->
    [you] Du legst { $card } zurück.
   *[other] { $player } legt { $card } zurück.
}
event-turns-up = { $card } wird aufgedeckt.
event-reshuffles = { $deck ->
    [boons] Die Gaben werden neu gemischt.
    [hexes] Die Plagen werden neu gemischt.
   *[other] Der Stapel wird neu gemischt.
}
