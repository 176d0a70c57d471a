# Dominion: what happens with Boons and Hexes.

event-receives = { $who ->
    [you] You receive { $card }.
   *[other] { $player } receives { $card }.
}
