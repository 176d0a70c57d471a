# Oath in the browser: words that only its board and its options need.

oath-web-heading = Round { $round } · { $phase }{ $who ->
    [nobody] {""}
    [you] {" · "}your turn
   *[other] {" · "}{ $player }
}
oath-web-you = You
oath-web-from-you = you
oath-web-to-you = you
oath-web-status = Oath, round and Visions
oath-web-common = Banks, decks and Reliquary
oath-web-discards = Discards
oath-web-hand = Cards you look at
oath-web-unknown-site = not yet discovered
oath-web-site = Site { $number }, { $name }, { $region }
oath-web-site-in = Site { $number } · { $region }
oath-web-journey = journey from here: { resource-supply.count }
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
oath-web-most-sites = Sites
oath-web-most-things = Relics and banners
oath-web-after = The realm as the next game will find it.
oath-web-role = What this player is after: “{ $goal }”
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
oath-web-odds = Victory of the attacker: { $word }, { $odds }
oath-web-odds-you = You win: { $word }, { $odds }
oath-web-odds-worst = if every known battle plan is used in defence: { $odds }, { $word }
oath-web-no-target = No target yet; the odds depend on it.
oath-web-campaign-for = For: { $targets }
oath-web-campaign-won = { $who ->
    [you] You have won the campaign.
    [bandits] The bandits hold out.
   *[other] { $player } has won the campaign.
}
oath-web-force = Force: { $count }
oath-web-step-plans = Battle plans
oath-web-step-attack = Attack
oath-web-step-defence = Defence
oath-web-step-skulls = Skulls
oath-web-step-sacrifice = Sacrifice
oath-web-step-losses = Losses
oath-web-step-spoils = Spoils
oath-web-details = Details
oath-web-no-dice = no dice
oath-web-percent = { $odds } %
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
oath-web-campaigns = { $count ->
    [one] 1 campaign
   *[other] { $count } campaigns
}

## Why not


## The realm: options, results, history

oath-web-world = Where the game is played
oath-web-world-new = A new realm
oath-web-world-new-why = A fresh, shuffled world with the cards of the first game.
oath-web-world-introduction = The first game
oath-web-world-introduction-why = The fixed introduction for four: map, cards and roles are laid down.
oath-web-world-chronicle = A realm that goes on
oath-web-world-chronicle-why = The world of a chronicle: from its file or from a seed string.
oath-web-open-file = Open a chronicle's file
oath-web-paste = or paste a seed string
oath-web-file-here = (a file is open)
oath-web-chronicle-needed = Open the file of a chronicle, or paste the line of text that players and the tabletop program call a seed.
oath-web-last-time = Last game: { $names }
oath-web-map = The map
oath-web-exact = Keep the hidden cards exactly as they are stored
oath-web-exact-why = The order of the world deck and the facedown sites stay as they are stored. Whoever has read the file or the string knows them.
oath-web-anew-why = The world deck is built anew from the same cards and facedown sites are drawn again, so that nobody knows them. Relics and the Dispossessed stay as they are stored.
oath-web-four = The first game is for exactly four players; this table has { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}.
oath-web-realm-name = Name of the realm
oath-web-realm-new = Empire and Exile
oath-web-realm-introduction = The Chrysanthemum Chronicle
oath-web-roles = Who plays which role
oath-web-roles-new = Purple is the Chancellor, who defends the Empire and has the first turn. The others begin as Exiles, or as Citizens of the Empire.
oath-web-roles-fixed = The first seat is the Chancellor's, the others are Exiles. With a random seating order, chance decides.
oath-web-roles-next = The last winner is Chancellor, the others keep their colours. The chronicle says who is a Citizen.
oath-web-lineage = The lineage
oath-web-part-oath = The oath
oath-web-part-people = The people
oath-web-part-land = The land
oath-web-part-cards = Cards and relics
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
oath-web-sealed = While another game of this realm goes on, the file and the record of this one are sealed: they would tell what is still hidden there.
oath-web-files = Take the realm along
oath-web-files-warn = File, record and seed string hold everything, including what is hidden from players: the order of the world deck, the facedown sites and relics, and who is Dispossessed. If you want to go on playing in this world, do not look inside.
oath-web-files-anew = If the realm goes on here, the world deck, the facedown sites, the order of the relics and the newly Dispossessed are drawn again, so the file does not tell them. Relics at sites that stay and those who were Dispossessed earlier remain the same.
oath-web-files-sure = I know that they hold hidden things.
oath-web-file = Chronicle's file
oath-web-seed = Seed string
realm-hidden = There, relics at sites that stay are the same, and so are the Dispossessed.

# Where long words of the names of cards are broken: not every browser knows.
oath-web-breaks =
    Alche|mist Ambi|tions Bil|lowing Black|mail Blood|line Char|latan Con|spiracy Con|stable Dis|graced
    Down|trodden Dragon|skin Enchan|tress Encircle|ment For|gotten Gather|ing Guard|ians Home|steaders
    Hospi|tality Initi|ation Inqui|sitor Magi|cian's Merce|naries Mes|senger Mush|rooms Nay|sayers Obedi|ence
    Obser|vatory Out|riders Palan|quin Pilgrim|age Play|mates Press|gangs Promo|tion Provi|sions Rebel|lion
    Reve|lation Sanctu|ary Special|ist Sprawl|ing Story|teller Threat|ening Travel|ing Welcom|ing Wres|tlers
