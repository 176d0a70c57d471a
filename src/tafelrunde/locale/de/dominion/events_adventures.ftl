# Dominion: was nur mit Abenteuer geschieht. $who ist „you“ für den Leser selbst.

event-journey = { $who ->
    [you] Du drehst deinen Reise-Marker um; oben liegt die { $down ->
        [1] Rückseite.
       *[0] Vorderseite.
    }
   *[other] { $player } dreht den Reise-Marker um; oben liegt die { $down ->
        [1] Rückseite.
       *[0] Vorderseite.
    }
}
event-minus-card = { $who ->
    [you] Du legst deinen –1-Karte-Marker auf deinen Nachziehstapel.
   *[other] { $player } legt den –1-Karte-Marker auf den Nachziehstapel.
}
event-minus-coin = { $who ->
    [you] Du nimmst deinen –1-Geld-Marker.
   *[other] { $player } nimmt den –1-Geld-Marker.
}
event-inherits = { $who ->
    [you] Von nun an haben deine Anwesen auch die Fähigkeiten und Typen von { $card }.
   *[other] Von nun an haben Anwesen von { $player } auch die Fähigkeiten und Typen von { $card }.
}
