# Dominion: was mit Gaben und Plagen geschieht.

event-receives = { $who ->
    [you] Du empfängst { $card }.
   *[other] { $player } empfängt { $card }.
}
