# Dominion: was nur mit Empires geschieht.

event-taxes = { $who ->
    [you] Du legst { $count } Schuldenmarker auf { $card }.
   *[other] { $player } legt { $count } Schuldenmarker auf { $card }.
}
event-bids = { $count ->
    [0] { $who ->
        [you] Du bietest nicht.
       *[other] { $player } bietet nicht.
    }
   *[other] { $who ->
        [you] Du bietest { $count } Schulden.
       *[other] { $player } bietet { $count } Schulden.
    }
}
