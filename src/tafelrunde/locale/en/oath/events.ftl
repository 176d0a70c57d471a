# Oath: what happens. $who is “you” for the reader, $player the name of anybody else; $card-count is 0
# where the card is hidden from the reader, and “.hidden” is told to those who do not see the cards.

event-decides = { $who ->
    [you] You choose: { $answer }.
   *[other] { $player } chooses: { $answer }.
}
event-uses = { $who ->
    [you] You use { $card }.
   *[other] { $player } uses { $card }.
}
event-draws-vision = { $who ->
    [you] You draw a Vision; Visions drawn so far: { $count }.
   *[other] { $player } draws a Vision; Visions drawn so far: { $count }.
}
event-reveals = { $who ->
    [you] You reveal { $cards }.
   *[other] { $player } reveals { $cards }.
}
event-discards = { $who ->
    [you] You discard { $card } (pile: { $pile }).
   *[other] { $player } discards { $card } (pile: { $pile }).
}
event-stacks-pile = { $who ->
    [you] You put the discard pile { $pile } on top of the pile { $onto }.
   *[other] { $player } puts the discard pile { $pile } on top of the pile { $onto }.
}
event-dispossesses = { $who ->
    [you] You send to the Dispossessed: { $cards }.
   *[other] { $player } sends to the Dispossessed: { $cards }.
}
event-swaps-out = { $who ->
    [you] You give to the Dispossessed: { $cards }.
   *[other] { $player } gives to the Dispossessed: { $cards }.
}
    .hidden = { $player } gives a drawn card to the Dispossessed.
event-lays-on-pile = { $who ->
    [you] You lay { counted-cards } facedown on the discard pile ({ $pile }).
   *[other] { $player } lays { counted-cards } facedown on the discard pile ({ $pile }).
}
event-plays = { $who ->
    [you] You play { $card } at { $site }.
   *[other] { $player } plays { $card } at { $site }.
}
event-plays-adviser = { $who ->
    [you] You play { $card } as an adviser.
   *[other] { $player } plays { $card } as an adviser.
}
event-reveals-vision = { $who ->
    [you] You reveal { $card }!
   *[other] { $player } reveals { $card }!
}
event-swaps = { $who ->
    [you] You swap the places of: { $cards }.
   *[other] { $player } swaps the places of: { $cards }.
}
event-turns-over = { $who ->
    [you] You turn over { $card }.
   *[other] { $player } turns over { $card }.
}
event-musters = { $who ->
    [you] You muster on { $card }.
   *[other] { $player } musters on { $card }.
}
event-trades = { $who ->
    [you] You trade with { $card }.
   *[other] { $player } trades with { $card }.
}
event-gains-favor = { $who ->
    [you] You gain { resource-favor.count } from the { $bank } bank.
   *[other] { $player } gains { resource-favor.count } from the { $bank } bank.
}
event-takes-favor = { $who ->
    [you] You take { resource-favor.count } from { $from }.
   *[other] { $player } takes { resource-favor.count } from { $from }.
}
event-takes-secrets = { $who ->
    [you] You take { resource-secret.count } from { $from }.
   *[other] { $player } takes { resource-secret.count } from { $from }.
}
event-gives-favor = { $who ->
    [you] You give { resource-favor.count } to { $to }.
   *[other] { $player } gives { resource-favor.count } to { $to }.
}
event-gives-secrets = { $who ->
    [you] You give { resource-secret.count } to { $to }.
   *[other] { $player } gives { resource-secret.count } to { $to }.
}
event-burns-favor = { $who ->
    [you] You burn { resource-favor.count }.
   *[other] { $player } burns { resource-favor.count }.
}
event-burns-secrets = { $who ->
    [you] You burn { resource-secret.count }.
   *[other] { $player } burns { resource-secret.count }.
}
event-catches-favor = { $who ->
    [you] You get { resource-favor.count } that would have burned.
   *[other] { $player } gets { resource-favor.count } that would have burned.
}
event-gains-secrets = { $who ->
    [you] You gain { resource-secret.count }.
   *[other] { $player } gains { resource-secret.count }.
}
event-flips-secrets = { $who ->
    [you] You turn { resource-secret.count } facedown.
   *[other] { $player } turns { resource-secret.count } facedown.
}
event-pays-bank = { $who ->
    [you] You pay { resource-favor.count } to the { $bank } bank.
   *[other] { $player } pays { resource-favor.count } to the { $bank } bank.
}
event-shifts-favor = { $who ->
    [you] You move { resource-favor.count } from the { $bank } bank to the { $to } bank.
   *[other] { $player } moves { resource-favor.count } from the { $bank } bank to the { $to } bank.
}
event-places-favor = { $who ->
    [you] You put { resource-favor.count } on { $card }.
   *[other] { $player } puts { resource-favor.count } on { $card }.
}
event-burns-on-banner = { $who ->
    [you] You burn tokens on the { $card }: { $count }.
   *[other] { $player } burns tokens on the { $card }: { $count }.
}
event-puts-on-banner = { $who ->
    [you] You put tokens on the { $card }: { $count }.
   *[other] { $player } puts tokens on the { $card }: { $count }.
}
event-puts-on-card = { $who ->
    [you] You put { resource-warband.count } on { $card }.
   *[other] { $player } puts { resource-warband.count } on { $card }.
}
event-gains-supply = { $who ->
    [you] You gain { resource-supply.count }.
   *[other] { $player } gains { resource-supply.count }.
}
event-gains-warbands = { $who ->
    [you] You gain { resource-warband.count }.
   *[other] { $player } gains { resource-warband.count }.
}
event-loses-warbands = { $who ->
    [you] You lose { resource-warband.count } from the board.
   *[other] { $player } loses { resource-warband.count } from the board.
}
event-site-loses-warbands = { $who ->
    [you] You lose { resource-warband.count } at { $site }.
   *[other] { $player } loses { resource-warband.count } at { $site }.
}
event-places-warbands = { $who ->
    [you] You place { resource-warband.count } at { $site }.
   *[other] { $player } places { resource-warband.count } at { $site }.
}
event-picks-up-warbands = { $who ->
    [you] You pick up { resource-warband.count } at { $site }.
   *[other] { $player } picks up { resource-warband.count } at { $site }.
}
event-retreats = { $who ->
    [you] You retreat from { $site } with { resource-warband.count }.
   *[other] { $player } retreats from { $site } with { resource-warband.count }.
}
event-shares-warbands = { $who ->
    [you] You give { resource-warband.count } to { $to }.
   *[other] { $player } gives { resource-warband.count } to { $to }.
}
event-gives-relic = { $who ->
    [you] You give { $card } to { $to }.
   *[other] { $player } gives { $card } to { $to }.
}
event-takes-banner = { $who ->
    [you] You take the { $card }.
   *[other] { $player } takes the { $card }.
}
event-recovers-banner = { $who ->
    [you] You recover the { $card } and put { $count } on it.
   *[other] { $player } recovers the { $card } and puts { $count } on it.
}
event-travels = { $who ->
    [you] You travel to { $site }.
   *[other] { $player } travels to { $site }.
}
event-campaigns = { $who ->
    [you] You campaign against { $defender } for: { $targets }.
   *[other] { $player } campaigns against { $defender } for: { $targets }.
}
event-calls-off = { $who ->
    [you] You call the campaign off.
   *[other] { $player } calls the campaign off.
}
event-oathkeeper = { $who ->
    [you] You are Oathkeeper now.
   *[other] { $player } is Oathkeeper now.
}
event-usurper = { $who ->
    [you] You are Usurper now, and win at the start of your next turn if you keep the title!
   *[other] { $player } is Usurper now, and wins at the start of their next turn if they keep the title!
}
event-rolls-end-die = { $who ->
    [you] You roll the end die: { $roll }.
   *[other] { $player } rolls the end die: { $roll }.
}
event-becomes-citizen = { $who ->
    [you] You become a Citizen.
   *[other] { $player } becomes a Citizen.
}
event-becomes-exile = { $who ->
    [you] You become an Exile.
   *[other] { $player } becomes an Exile.
}
event-claims = { $who ->
    [you] You claim the penalty of a promise from { $from } ({ $promise }).
   *[other] { $player } claims the penalty of a promise from { $from } ({ $promise }).
}
event-wins = { $who ->
    [you] You win: { $reason }.
   *[other] { $player } wins: { $reason }.
}
event-finds-favor = { $who ->
    [you] You take { resource-favor.count } from the site ({ $site }).
   *[other] { $player } takes { resource-favor.count } from the site ({ $site }).
}
event-finds-secrets = { $who ->
    [you] You take { resource-secret.count } from the site ({ $site }).
   *[other] { $player } takes { resource-secret.count } from the site ({ $site }).
}
event-frees-warbands = { $who ->
    [you] You free { resource-warband.count } from { $card }, for { $to }.
   *[other] { $player } frees { resource-warband.count } from { $card }, for { $to }.
}
event-exchanges-dispossessed = { $who ->
    [you] You exchange { counted-cards } of a discard pile ({ $pile }) with the Dispossessed.
   *[other] { $player } exchanges { counted-cards } of a discard pile ({ $pile }) with the Dispossessed.
}
event-acts = { $who ->
    [you] You: { $action }.
   *[other] { $player }: { $action }.
}
event-turn = { $who ->
    [you] Round { $round }: your turn
   *[other] Round { $round }: { $player }
}
event-round = Round { $round } begins.
event-reveals-site = A site is turned up: { $site }.
event-mob-rises = The People's Favor turns into the Mob!
event-banner-suffers = Tokens burn on the seized banner ({ $card }).
event-burns-bank = { resource-favor.count } of the { $bank } bank burns.
event-campaign-forces = Forces: { $attackers } in attack, { $defenders } in defence.
event-campaign-values = Attack { $attack } against defence { $defence }.
event-campaign-won = The campaign is won by the { $side }.
event-rolls = { $dice } dice: { $faces-count ->
    [0] none.
   *[other] { $faces }.
}
event-uses-plan = Battle plan of the { $side }: { $card }.
event-tosses-coin = { $broken ->
    [1] The coin says that the promise was broken.
   *[other] The coin says that the promise was kept.
}
event-draws = { $who ->
    [you] You draw ({ $deck }): { $cards }.
   *[other] { $player } draws ({ $deck }): { $cards }.
}
    .hidden = { $count ->
        [0] { $player } draws from the { $deck }.
        [one] { $player } draws 1 card ({ $deck }).
       *[other] { $player } draws { $count } cards ({ $deck }).
    }
event-looks-through = You look through a discard pile ({ $pile }): { $cards }.
    .hidden = { $player } looks through a discard pile ({ $pile }).
event-looks-ahead = You look at the top of the world deck: { $cards }.
    .hidden = { $player } looks at the top of the world deck.
event-looks-at-top = You look at the top of a discard pile ({ $pile }): { $cards }.
    .hidden = { $player } looks at the top of a discard pile ({ $pile }): { counted-cards }.
event-discards-facedown = { $who ->
    [you] You discard facedown{ $card-count ->
        [0] {""}
       *[other] : { $card }
    } (pile: { $pile }).
   *[other] { $player } discards { $card-count ->
        [0] a card ({ $back })
       *[other] { $card }
    } facedown (pile: { $pile }).
}
event-buries-card = { $who ->
    [you] You put under the deck: { $card-count ->
        [0] { $count ->
            [one] 1 card
           *[other] { $count } cards
        }
       *[other] { $card }
    }.
   *[other] { $player } puts under the deck: { $card-count ->
        [0] { $count ->
            [one] 1 card
           *[other] { $count } cards
        }
       *[other] { $card }
    }.
}
event-plays-facedown = { $who ->
    [you] You play a facedown adviser{ $card-count ->
        [0] .
       *[other] : { $card }.
    }
   *[other] { $player } plays a facedown adviser ({ $card-count ->
        [0] { $back }
       *[other] { $card }
    }).
}
event-moves-card = { $card } moves to { $site-count ->
    [0] the advisers of { $to }.
   *[other] { $site }.
}
event-takes-relics = { $who ->
    [you] You take { $cards }{ $from-count ->
        [0] .
       *[other] {" "}from { $from }.
    }
   *[other] { $player } takes { $cards }{ $from-count ->
        [0] .
       *[other] {" "}from { $from }.
    }
}
event-buries-relic = { $who ->
    [you] You put a relic under the relic deck{ $card-count ->
        [0] .
       *[other] : { $card }.
    }
   *[other] { $player } puts a relic under the relic deck{ $card-count ->
        [0] .
       *[other] : { $card }.
    }
}
event-peeks = { $who ->
    [you] You look at a hidden card{ $at-count ->
        [0] {""}
       *[other] {" "}({ $at })
    }{ $card-count ->
        [0] .
       *[other] : { $card }.
    }
   *[other] { $player } looks at a hidden card{ $at-count ->
        [0] .
       *[other] {" "}({ $at }).
    }
}
event-shows-relic = { $who ->
    [you] You show { $to } a relic{ $card-count ->
        [0] .
       *[other] : { $card }.
    }
   *[other] { $player } shows { $to } a relic{ $card-count ->
        [0] .
       *[other] : { $card }.
    }
}
event-shows-adviser = { $who ->
    [you] You show { $to } { own-adviser }{ $card-count ->
        [0] .
       *[other] {" "}({ $card }).
    }
   *[other] { $player } shows { $to }: { $at }{ $card-count ->
        [0] .
       *[other] {" "}({ $card }).
    }
}
event-offers = { $who ->
    [you] You offer { $to }: { $gives-count ->
        [0] nothing
       *[other] { $gives }
    } for { $wants-count ->
        [0] nothing
       *[other] { $wants }
    }.
   *[other] { $player } offers { $to }: { $gives-count ->
        [0] nothing
       *[other] { $gives }
    } for { $wants-count ->
        [0] nothing
       *[other] { $wants }
    }.
}
event-exchanges = { $who ->
    [you] You give { $with }: { $gives-count ->
        [0] nothing
       *[other] { $gives }
    }, and get { $gets-count ->
        [0] nothing
       *[other] { $gets }
    }.
   *[other] { $player } gives { $with }: { $gives-count ->
        [0] nothing
       *[other] { $gives }
    }, and gets { $gets-count ->
        [0] nothing
       *[other] { $gets }
    }.
}
