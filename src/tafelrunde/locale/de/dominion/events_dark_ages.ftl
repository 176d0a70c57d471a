# Dominion: was nur mit Karten aus Dark Ages geschieht.

event-becomes = { $who ->
    [you] Deine Karte { $card } wird zu: { $other }.
   *[other] { $player }: { $card } wird zu: { $other }.
}
