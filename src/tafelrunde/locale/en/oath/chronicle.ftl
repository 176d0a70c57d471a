# Oath: the Chronicle. Its questions, what it tells, and the history of the realm.

## Questions

prompt-chronicle-oath = You have won. Which oath does the realm swear next?
prompt-chronicle-offer = To whom do you offer Citizenship in your new Empire?
prompt-chronicle-accept = { $target } has won and offers you Citizenship. Do you accept?
prompt-chronicle-build = Which denizen gives way to an edifice of its suit, or which ruin do you repair?
prompt-chronicle-suit = Several suits are equally common among your advisers. From which one on does the world deck grow?

pass-chronicle-offer = Offer it to nobody else
pass-chronicle-accept = Stay an Exile
pass-chronicle-build = Build nothing
verb-offer-chronicle-offer = Offer it to { $thing }
verb-accept-chronicle-accept = Accept
    .alone = Accept
verb-suit-chronicle-suit = { $thing }
mode-supremacy-chronicle-oath = Supremacy
mode-people-chronicle-oath = The People
mode-devotion-chronicle-oath = Devotion
mode-protection-chronicle-oath = Protection

## What the Chronicle tells (8)

annal-oath = The realm leaves the oath “{ $before }” and swears “{ $oath }”.
annal-vision = “{ $card }” came true: the realm leaves the oath “{ $before }” and swears “{ $oath }”.
annal-stays = “{ $card }” came true, and the realm keeps the oath “{ $oath }”, which it had sworn before.
annal-exiles = The old Empire has fallen. In exile again: { $colours }.
annal-citizen = { $colour } becomes a Citizen of the new Empire.
annal-refuses = { $colour } declines Citizenship.
annal-builds = At { $site } the edifice { $card } is built in place of { $denizen }.
annal-repairs = At { $site } the ruin is repaired: { $card } stands again.
annal-removes = None of the victors rules there, so { $sites-count ->
    [one] it is
   *[other] they are
} forgotten: { $sites }.
annal-falls = { $card } at { $site } was left without a protector and falls into ruin.
annal-keeps = The realm holds on to: { $sites }.
annal-ruins = Among ruins, at the edge of the realm, { $sites-count ->
    [one] lies
   *[other] lie
}: { $sites }.
annal-reveals = A region without a known site: { $site } is discovered.
annal-adds = { $count } new cards join the world deck, from { $suit } onwards: the victor's advisers call them.
annal-heals = The archive was too small. { $count } Dispossessed ({ $suit }) come home, { $healed } return to the archive.
annal-dispossesses = { $count ->
    [one] 1 card is dispossessed.
   *[other] { $count } cards are dispossessed.
}
annal-scatters = The relics of the defeated are scattered: { $relics }.
annal-treasures = { $count ->
    [one] 1 relic of the victor or the Reliquary waits
   *[other] { $count } relics of the victor and the Reliquary wait
} for the next Chancellor{ $relics-count ->
    [0] { "" }
   *[other] { "" }, the victor's own being: { $relics }
}.
annal-ends = The Chronicle of game { $game } is written.

event-chronicle-oath = { annal-oath }
event-chronicle-exiles = { annal-exiles }
event-chronicle-citizen = { annal-citizen }
event-chronicle-refuses = { annal-refuses }
event-chronicle-builds = { annal-builds }
event-chronicle-repairs = { annal-repairs }
event-chronicle-removes = { annal-removes }
event-chronicle-falls = { annal-falls }
event-chronicle-keeps = { annal-keeps }
event-chronicle-reveals = { annal-reveals }
event-chronicle-adds = { annal-adds }
event-chronicle-heals = { annal-heals }
event-chronicle-dispossesses = { annal-dispossesses }
event-chronicle-vision = { annal-vision }
event-chronicle-stays = { annal-stays }
event-chronicle-ruins = { annal-ruins }
event-chronicle-scatters = { annal-scatters }
event-chronicle-treasures = { annal-treasures }
event-chronicle-ends = { annal-ends }

## The history of the realm

annals-heading = The chronicle “{ $name }”
annals-game = Game { $game }: { $players }
annals-winner = { $name } ({ $colour }) won in round { $round }: { $reason }.
annals-reason-usurper = as Usurper
annals-reason-visionary = by a Vision
annals-reason-empire = the Empire stood firm
annals-reason-successor = as Successor of the Chancellor
annals-reason-war-weariness = all were weary of war
annals-last-winner = Before that, { $name } ({ $colour }) was the last to win.
annals-now = Before game { $game }: { $oath }
annals-site = { $region }: { $site }{ $count ->
    [0] { "" }
   *[other] { " " }– { $cards }
}{ $relics ->
    [0] { "" }
    [one] { " " }(1 relic)
   *[other] { " " }({ $relics } relics)
}
annals-site-facedown = { $region }: an unknown site
annals-citizens = { $count ->
    [0] Nobody is a Citizen of the Empire.
   *[other] Citizens: { $colours }
}
annals-relics = { $count ->
    [one] 1 relic lies in the relic deck.
   *[other] { $count } relics lie in the relic deck.
}
annals-cards = Archive: { $archive } denizens, Dispossessed: { $dispossessed }
