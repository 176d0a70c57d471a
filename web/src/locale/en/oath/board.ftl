# Oath in the browser: words that only its board and its options need.

oath-web-heading = Round { $round } · { $phase } · { $who ->
    [you] your turn
   *[other] { $player }
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
oath-web-remark-odds = ({ $odds })
oath-web-remark-odds-worst = ({ $odds }, at worst { $worst })
oath-web-remark-best = (best odds { $odds })
oath-web-campaigns = { $count ->
    [one] 1 campaign
   *[other] { $count } campaigns
}

## Why not

oath-web-no-choice = { $thing } is no choice for this question.
oath-web-no-choice-here = This is no choice for this question.

## Options

option-world = A new chronicle shuffles its world; the introduction is the fixed first game for four.
option-world-new = A new chronicle
option-world-introduction = The introduction (four players)
option-oath = The goal that makes somebody Oathkeeper.
option-oath-supremacy = Supremacy: rule the most sites
option-oath-people = The People: hold the People's Favor
option-oath-devotion = Devotion: hold the Darkest Secret
option-oath-protection = Protection: hold the most relics and banners
option-chancellor = The Chancellor defends the Empire and has the first turn; all others begin as Exiles.
