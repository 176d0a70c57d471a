# Oath: words on the table.

bot-heuristic = Court Scribe Bot
oath-you = you
oath-deck-top = World deck, back on top: { $back }
oath-goal = { $oath }: { $goal }
oath-keeper = { $title }: { $player }
oath-nobody = nobody
oath-tracks = Visions drawn { $visions } · search of the world deck { $cost } Supply
oath-region = { $region } (discard pile { $count })
oath-facedown-site = facedown
oath-ruler = ruler: { $player }
oath-bandits = bandits
oath-pawns = pawns: { $players }
oath-relics-here = facedown relics { $count }
oath-here = here: { $tokens }
oath-free = free places { $count }
oath-no-cards = no cards
oath-on-card = { $name } [{ $tokens }]
oath-banks = Favor banks: { $banks }
oath-loose = Without holder: { $cards }
oath-reliquary = Reliquary: relics { $count }
oath-reliquary-free = free: { $names }
oath-own = Supply { $supply } · favor { $favor } · secrets { $secrets } · warbands { $warbands } (bank { $bank })
oath-standing = sites ruled { $sites }, relics and banners { $things }
oath-facedown-secrets = facedown secrets { $count }
oath-at = pawn: { $site }
oath-advisers = Advisers: { $cards }
oath-facedown-card = { $back } facedown
oath-facedown-known = { $name } (facedown)
oath-held = Relics and banners: { $cards }
oath-vision = Revealed Vision: { $card }
oath-hand = In hand: { $cards }
oath-known = Known to you: { $cards }
oath-promises = Promises: { $promises }
oath-promise = { $from } to { $to }: { $promise }
oath-campaign = Campaign: { $attacker } against { $defender } for { $targets } · attack dice { $attack }, warbands { $force }; defence dice { $defence }, defenders { $defenders }
oath-odds = The attacker's chance to win: { $odds } %
oath-odds-range = The attacker's chance to win: { $odds } %, or { $worst } % if the defender uses every possible battle plan
oath-odds-unsacrificed = Without sacrificing warbands: { $odds } %
oath-odds-dice = By number of attack dice: { $dice }
oath-odds-die = { $count } ({ $odds } %)
oath-chances = You could campaign (least targets): { $chances }
oath-chance = against { $defender } for { $targets }: { $odds } %
oath-chance-range = against { $defender } for { $targets }: { $odds } % (at worst { $worst } %)
oath-offer = Offer from { $from } to { $to }: { $gives } for { $wants }
oath-nothing = nothing
oath-price-favor = { $count } favor
oath-price-burn-favor = burn { $count } favor
oath-price-secrets = { $count ->
    [one] { $count } secret
   *[other] { $count } secrets
}
oath-price-burn-secrets = { $count ->
    [one] burn { $count } secret
   *[other] burn { $count } secrets
}
oath-no-oath = There is no oath “{ $name }”; there are: { $known }.
oath-heading = { $phase ->
    [setup] Setting up
   *[other] Round { $round } · { $who ->
        [you] your turn
       *[other] { $player }'s turn
    } · { $phase-name }
}

## What things are for

oath-end-of-game = If the Empire has the title after round 5, 6 or 7, the Chancellor rolls a die: 6, 5 or more, 3 or more ends the game, and the Empire wins. After round 8 the game is over in any case.
oath-visions-enough = From the third Vision on a Visionary can win.
oath-end-roll = After this round a roll of { $roll ->
    [6] 6
   *[other] { $roll } or more
} ends the game if the Empire has the title.
oath-bank-why = Playing a card of this suit brings 1 favor from here, trading with one brings more. Favor that lies on its cards comes here when a turn ends.
oath-deck-why = A search of the world deck costs { $cost } Supply now; the more Visions have been drawn, the more it costs. A Vision ends the draw.

## Who is about to win ($who is 'you' or 'other', $goal what has to stay as it is)

oath-threats = Who is about to win
oath-threat-usurper = { $who ->
    [you] You win at your next Wake { oath-threat-still }.
   *[other] { $player } wins at their next Wake { oath-threat-still }.
}
oath-threat-title = { $who ->
    [you] You become Usurper at your next Wake { oath-threat-still }, and can win one turn later.
   *[other] { $player } becomes Usurper at their next Wake { oath-threat-still }, and can win one turn later.
}
oath-threat-visionary = { $who ->
    [you] { $card }: you win at your next Wake { oath-threat-alone }.
   *[other] { $card }: { $player } wins at their next Wake { oath-threat-alone }.
}
oath-threat-vision = { $who ->
    [you] { $card }: you can win as soon as { oath-threat-visions }.
   *[other] { $card }: { $player } can win as soon as { oath-threat-visions }.
}
oath-threat-visions = { $number ->
    [one] one more Vision has been drawn
   *[other] { $number } more Visions have been drawn
}
oath-threat-roll = After this round the Chancellor rolls a die: { $number ->
    [6] on a 6
   *[other] on { $number } or more
} the game ends, and { $who ->
    [you] you win
   *[other] { $player } wins
} if the Empire still has the title.
oath-threat-last-round = This is the last round. As things stand, { $who ->
    [you] you win
   *[other] { $player } wins
} when it ends.
oath-threat-still = { $goal ->
    [peoples_favor] if { $who ->
        [you] you still hold
       *[other] { $player } still holds
    } the People's Favor
    [darkest_secret] if { $who ->
        [you] you still hold
       *[other] { $player } still holds
    } the Darkest Secret
    [sites] unless somebody rules more sites than { oath-threat-whom } by then
   *[things] unless somebody holds more relics and banners than { oath-threat-whom } by then
}
oath-threat-whom = { $who ->
    [you] you
   *[other] { $player }
}
oath-threat-alone = { $goal ->
    [sites] if { $who ->
        [you] you alone still rule
       *[other] { $player } alone still rules
    } the most sites
    [things] if { $who ->
        [you] you alone still hold
       *[other] { $player } alone still holds
    } the most relics and banners
   *[other] { oath-threat-still }
}

## The catalogue

set-discord = { suit-discord }
type-discord = { suit-discord }
set-arcane = { suit-arcane }
type-arcane = { suit-arcane }
set-order = { suit-order }
type-order = { suit-order }
set-hearth = { suit-hearth }
type-hearth = { suit-hearth }
set-beast = { suit-beast }
type-beast = { suit-beast }
set-nomad = { suit-nomad }
type-nomad = { suit-nomad }
set-sites = { kind-site.plural }
set-relics = { kind-relic.plural }
set-edifices = { kind-edifice.plural }
set-visions = { kind-vision.plural }
set-banners = { kind-banner.plural }
set-traits = { kind-trait.plural }
type-denizen = { kind-denizen }
type-edifice = { kind-edifice }
type-ruin = { kind-ruin }
type-vision = { kind-vision }
type-relic = { kind-relic }
type-site = { kind-site }
type-banner = { kind-banner }
type-trait = { kind-trait }
type-only-site = { restriction-site }
type-only-adviser = { restriction-adviser }
type-only-locked = { restriction-locked }
type-power-wake = { power-wake }
type-power-action = { power-action }
type-power-when-played = { power-when-played }
type-power-rest = { power-rest }
type-power-modifier = { power-modifier }
type-power-battle-plan = { power-battle-plan }
type-power-persistent = { power-persistent }
type-power-continuous = { power-continuous }
type-power-ongoing = { power-ongoing }
