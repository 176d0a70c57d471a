# Dominion: what happens only with cards of Dark Ages.

event-becomes = { $who ->
    [you] Your { $card } becomes { $other }.
   *[other] { $player }: { $card } becomes { $other }.
}
