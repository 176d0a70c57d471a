# Oath in the browser: words that only its board and its options need.

oath-web-heading = Round { $round } · { $phase }{ $who ->
    [nobody] {""}
    [you] {" · "}your turn
   *[other] {" · "}{ $player }
}
oath-web-you = You
oath-web-status = Oath, round and Visions
oath-web-common = Banks, decks and Reliquary
oath-web-decks = Decks
oath-web-hand = Cards you look at
oath-web-unknown-site = not yet discovered
oath-web-site = Site { $number }, { $name }, { $region }
oath-web-site-in = Site { $number } · { $region }
oath-web-ruled = ruled by { $colour }
oath-web-bandits = ruled by bandits
oath-web-room = { $cards } of { $capacity } cards
oath-web-capacity = room for { $capacity }
oath-web-as-target = { $dice ->
    [one] 1 defence die as a target
   *[other] { $dice } defence dice as a target
}
oath-web-recovery-place-favor = relics here cost { $count } favor ({ $suit } bank)
oath-web-recovery-burn-favor = relics here cost { $count } favor, burned
oath-web-recovery-burn-secret = { $count ->
    [one] relics here cost 1 secret, burned
   *[other] relics here cost { $count } secrets, burned
}
oath-web-more-favor = { $count } favor or more
oath-web-more-secrets = { $count ->
    [one] 1 secret or more
   *[other] { $count } secrets or more
}
oath-web-pawn-of = pawn of { $colour }
oath-web-relic-at = Facedown relic at site { $number }
oath-web-peeked = known to you
oath-web-target = target of the campaign
oath-web-pile = Discard pile, { $region }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $visions ->
    [0] no Vision
    [one] 1 Vision
   *[other] { $visions } Visions
} among them
oath-web-top = on top: { $back }
oath-web-empty = empty
oath-web-deck-known = card { $depth } from the top: { $card }
oath-web-space = Reliquary space { $trait }
oath-web-covered = covered by a relic
oath-web-uncovered = uncovered, in force
oath-web-keeper = kept by { $colour }
oath-web-usurper = { $colour } is Usurper
oath-web-no-keeper = nobody keeps it
oath-web-about = { $what }: what it asks for and how the game ends
oath-web-sites-ruled = Sites
oath-web-things-held = Relics and banners
oath-web-after = The realm as the next game will find it.
oath-web-end = If the Empire has the title after round 5, 6 or 7, the Chancellor rolls a die: 6, 5 or more, 3 or more ends the game, and the Empire wins. After round 8 the game is over in any case.
oath-web-role = What this player is after: “{ $goal }”
oath-web-bank-why = Playing a card of this suit brings 1 favor from here, trading with one brings more. Favor that lies on its cards comes here when a turn ends.
oath-web-deck-why = A search of the world deck costs { $cost } Supply now; the more Visions have been drawn, the more it costs. A Vision ends the draw.
oath-web-supply-range = { $least } to { $most } Supply
oath-web-end-roll = After this round a roll of { $roll } ends the game if the Empire has the title.
oath-web-visions-enough = From the third Vision on a Visionary can win.
oath-web-facedown = facedown
oath-web-facedown-adviser = Facedown adviser ({ $back })
oath-web-facedown-secrets = { $count ->
    [one] 1 secret facedown
   *[other] { $count } secrets facedown
}
oath-web-on-board = { $count ->
    [one] 1 warband on the board
   *[other] { $count } warbands on the board
}
oath-web-in-bank = { $count } in the bank
oath-web-holds = looks at { $count ->
    [one] 1 card
   *[other] { $count } cards
}

## Odds of campaigns

oath-web-chances = Campaigns you could begin
oath-web-against = Against { $foe }
oath-web-campaign = Campaign against { $foe }
oath-web-odds = Victory of the attacker: { $word }, { $odds }
oath-web-odds-you = You win: { $word }, { $odds }
oath-web-odds-worst = if every known battle plan is used in defence: { $odds }, { $word }
oath-web-percent = { $odds } %
oath-web-odds-certain = certain
oath-web-odds-nearly-certain = nearly certain
oath-web-odds-very-likely = very likely
oath-web-odds-likely = likely
oath-web-odds-even = about even
oath-web-odds-unlikely = unlikely
oath-web-odds-very-unlikely = very unlikely
oath-web-odds-hopeless = next to hopeless
oath-web-dice = { $attack ->
    [one] 1 attack die
   *[other] { $attack } attack dice
} against { $defence ->
    [one] 1 defence die
   *[other] { $defence } defence dice
}
oath-web-forces = { $force } against { $defenders ->
    [one] 1 defender
   *[other] { $defenders } defenders
}
oath-web-remark-odds = { $odds }
oath-web-remark-odds-worst = { $odds }, at worst { $worst }
oath-web-target-dice = { $dice ->
    [one] +1 die
   *[other] +{ $dice } dice
}{ $defenders ->
    [0] {""}
    [one] , 1 defender
   *[other] , { $defenders } defenders
}
oath-web-target-pawn = if you win, it has to leave, and half of the favor there is burned
oath-web-only-discard = no room at your site: it can only be discarded
oath-web-remark-best = best odds { $odds }
oath-web-campaigns = { $count ->
    [one] 1 campaign
   *[other] { $count } campaigns
}

## Why not

oath-web-no-choice = { $thing } is no choice for this question.
oath-web-no-choice-here = This is no choice for this question.

## Options

option-oath = The goal that makes somebody Oathkeeper.
option-oath-supremacy = Supremacy: rule the most sites
option-oath-people = The People: hold the People's Favor
option-oath-devotion = Devotion: hold the Darkest Secret
option-oath-protection = Protection: hold the most relics and banners

## The realm: options, results, history

oath-web-world = Where the game is played
oath-web-world-new = A new realm
oath-web-world-new-why = A fresh, shuffled world with the cards of the first game.
oath-web-world-introduction = The first game
oath-web-world-introduction-why = The fixed introduction for four: map, cards and roles are given.
oath-web-world-chronicle = A realm that goes on
oath-web-world-chronicle-why = The world of a chronicle: from its file or from a seed string.
oath-web-open-file = Open a chronicle's file
oath-web-paste = or paste a seed string
oath-web-file-here = (a file is open)
oath-web-chronicle-needed = Bring the file of a chronicle, or the line of text that communities and the table-top program call a seed.
oath-web-last-time = Last game: { $names }
oath-web-map = The map
oath-web-exact = Keep the hidden cards exactly as they are stored
oath-web-exact-why = Order of the world deck and facedown sites stay as stored. Whoever has read the file or the string knows them.
oath-web-anew-why = The world deck is built anew from the same cards and facedown sites are drawn again, so that nobody knows them. Relics and Dispossessed stay as they are stored.
oath-web-four = The first game is for exactly four players; now there { $seats ->
    [one] is 1
   *[other] are { $seats }
}.
oath-web-chronicle-why = The winner changes the world for the next game: oath, map, cards. Afterwards everybody can read what has changed and why, and the realm can go on.
oath-web-realm-name = Name of the realm
oath-web-realm-new = Empire and Exile
oath-web-realm-introduction = The Chrysanthemum Chronicle
oath-web-roles = Who plays whom
oath-web-roles-new = Purple is the Chancellor, who defends the Empire and has the first turn. The others begin as Exiles, or as Citizens of the Empire.
oath-web-roles-fixed = The first seat is the Chancellor's, the others are Exiles. With a random order of seats chance decides.
oath-web-roles-next = The last winner is Chancellor, the others keep their colours. Who is a Citizen the chronicle says.
oath-web-game = Game { $game }
oath-web-next = Play the next game of the realm
oath-web-next-why = The same people and bots, the last winner as Chancellor, this world. Hidden cards are drawn by the server; nobody sees them.
oath-web-to-next = To the next game
oath-web-to-table = To the table
oath-web-relics = { $count ->
    [one] 1 relic
   *[other] { $count } relics
}
oath-web-no-history = Nothing is known of earlier games.
oath-web-sealed = While another game of this realm goes on, file and record of this one are sealed: they tell what is still hidden there.
oath-web-files = Take the realm along
oath-web-files-warn = File, record and seed string hold everything, also what is hidden from players: the order of the world deck, the facedown sites and relics, and who is Dispossessed. Whoever wants to play on in this world should not look into them.
oath-web-files-anew = If the realm goes on here, the world deck, the facedown sites, the order of the relics and the newly Dispossessed are drawn again, so the file does not tell them. Relics at sites that stay and those who were Dispossessed earlier are the same.
oath-web-files-sure = I know that hidden things are in there.
oath-web-file = Chronicle's file
oath-web-seed = Seed string
realm-hidden = Relics at sites that stay are the same there, and so is who was Dispossessed.
