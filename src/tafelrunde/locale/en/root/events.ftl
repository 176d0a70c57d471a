# Root: what happens. $who is “you” for the reader, $player the name of anybody else, with the faction.
# “.hidden” is told to those who do not see the cards; $x-genitive is a form of the faction $x.

## The game

event-decides = { $who ->
    [you] You choose: { $answer }.
   *[other] { $player } chooses: { $answer }.
}
event-decides-place-keep = { $who ->
    [you] You place the keep in { $thing }.
   *[other] { $player } places the keep in { $thing }.
}
event-decides-place-pawn = { $who ->
    [you] You start in { $thing }.
   *[other] { $player } starts in { $thing }.
}
event-turn = { $who ->
    [you] Round { $round }: your turn
   *[other] Round { $round }: { $player }
}
event-draws = { $who ->
    [you] You draw { $cards }.
   *[other] { $player } draws { $cards }.
}
    .hidden = { $player } draws { $count ->
        [one] a card.
       *[other] { $count } cards.
    }
event-shuffles = The discard pile is shuffled into a new deck.
event-discards = { $who ->
    [you] You discard { $cards }.
   *[other] { $player } discards { $cards }.
}
event-scores = { $who ->
    [you] You now have { $total ->
        [one] 1 point ({ $points-signed }).
       *[other] { $total } points ({ $points-signed }).
    }
   *[other] { $player } now has { $total ->
        [one] 1 point ({ $points-signed }).
       *[other] { $total } points ({ $points-signed }).
    }
}
event-wins = { $who ->
    [you] You win: { $reason }.
   *[other] { $player } wins: { $reason }.
}

## Battle and moves

event-battle-starts = { $who ->
    [you] You attack { $defender-accusative } in clearing { $clearing }.
   *[other] { $player } attacks { $defender-accusative } in clearing { $clearing }.
}
event-ambushes = { $who ->
    [you] You play an ambush: { $card }.
   *[other] { $player } plays an ambush: { $card }.
}
event-foils = { $who ->
    [you] You foil the ambush: { $card }.
   *[other] { $player } foils the ambush: { $card }.
}
event-odds = { $who ->
    [you] On average you deal { $deals }{ $deals-tenths ->
        [0] {""}
       *[other] .{ $deals-tenths }
    } and take { $takes }{ $takes-tenths ->
        [0] {""}
       *[other] .{ $takes-tenths }
    } hits.{ $helps-count ->
        [0] {""}
       *[other] {" "}{ $helps } may change that.
    }
   *[other] On average { $player } deals { $deals }{ $deals-tenths ->
        [0] {""}
       *[other] .{ $deals-tenths }
    } and takes { $takes }{ $takes-tenths ->
        [0] {""}
       *[other] .{ $takes-tenths }
    } hits.{ $helps-count ->
        [0] {""}
       *[other] {" "}{ $helps } may change that.
    }
}
event-rolls = The dice show { $high } and { $low }.
event-hits = { $who ->
    [you] Hits dealt: you { $attacker }, { $against-the } { $defender }.
   *[other] Hits dealt: { $player } { $attacker }, { $against-the } { $defender }.
}
event-pieces-removed = { $who ->
    [you] You remove pieces { $faction-genitive } in clearing { $clearing }: { $warriors ->
        [0] { $pieces }.
        [one] 1 warrior{ $pieces-count ->
            [0] .
           *[other] , { $pieces }.
        }
       *[other] { $warriors } warriors{ $pieces-count ->
            [0] .
           *[other] , { $pieces }.
        }
    }
   *[other] { $player } removes pieces { $faction-genitive } in clearing { $clearing }: { $warriors ->
        [0] { $pieces }.
        [one] 1 warrior{ $pieces-count ->
            [0] .
           *[other] , { $pieces }.
        }
       *[other] { $warriors } warriors{ $pieces-count ->
            [0] .
           *[other] , { $pieces }.
        }
    }
}
event-moves = { $who ->
    [you] You move { $count ->
        [one] a warrior from clearing { $from } to clearing { $to }.
       *[other] { $count } warriors from clearing { $from } to clearing { $to }.
    }
   *[other] { $player } moves { $count ->
        [one] a warrior from clearing { $from } to clearing { $to }.
       *[other] { $count } warriors from clearing { $from } to clearing { $to }.
    }
}

## Cards

event-crafts = { $who ->
    [you] You craft { $card }.
   *[other] { $player } crafts { $card }.
}
event-uses = { $who ->
    [you] You use { $card }.
   *[other] { $player } uses { $card }.
}
event-steals = { $who ->
    [you] You take { $cards } from { $from-dative }.
   *[other] { $player } takes { $cards } from { $from-dative }.
}
    .hidden = { $player } takes a card from { $from-dative }.
event-shows-hand = { $player } shows { $to-dative } their hand: { $cards }.
    .hidden = { $who ->
        [you] You show { $to-dative } your hand.
       *[other] { $player } shows { $to-dative } their hand.
    }
event-activates-dominance = { $who ->
    [you] You activate { $card }: from now on your points do not count.
   *[other] { $player } activates { $card }: from now on these points do not count.
}
event-takes-dominance = { $who ->
    [you] You take { $card } into your hand.
   *[other] { $player } takes { $card } into hand.
}

## Pieces

event-places = { $who ->
    [you] You place { $piece-accusative } in clearing { $clearing }.
   *[other] { $player } places { $piece-accusative } in clearing { $clearing }.
}
event-builds = { $who ->
    [you] You build { $piece-accusative } in clearing { $clearing }.
   *[other] { $player } builds { $piece-accusative } in clearing { $clearing }.
}
event-recruits = { $who ->
    [you] You recruit { $count ->
        [one] a warrior in clearing { $clearing }.
       *[other] { $count } warriors in clearing { $clearing }.
    }
   *[other] { $player } recruits { $count ->
        [one] a warrior in clearing { $clearing }.
       *[other] { $count } warriors in clearing { $clearing }.
    }
}

## Marquise de Cat

event-field-hospitals = { $who ->
    [you] Field Hospitals: { $count ->
        [one] one of your warriors comes back to the keep in clearing { $clearing }.
       *[other] { $count } of your warriors come back to the keep in clearing { $clearing }.
    }
   *[other] Field Hospitals: { $count ->
        [one] a warrior of { $player } comes back to the keep in clearing { $clearing }.
       *[other] { $count } warriors of { $player } come back to the keep in clearing { $clearing }.
    }
}

## Eyrie Dynasties

event-leader = { $who ->
    [you] Your new leader: { $leader }.
   *[other] The new leader of { $player }: { $leader }.
}
event-adds = { $who ->
    [you] You add { $card } to the Decree: { $column }.
   *[other] { $player } adds { $card } to the Decree: { $column }.
}
event-turmoil = { $who ->
    [you] Turmoil! Birds in your Decree: { $birds }.
   *[other] Turmoil! Birds in the Decree of { $player }: { $birds }.
}

## Woodland Alliance

event-gains-supporters = { $who ->
    [you] You gain supporters: { $cards }.
   *[other] { $player } gains supporters: { $cards }.
}
    .hidden = { $player } gains { $count ->
        [one] a supporter.
       *[other] { $count } supporters.
    }
event-outrage = { $who ->
    [you] Outrage: you give { $cards } as a supporter.
   *[other] Outrage: { $player } gives { $cards } as a supporter.
}
    .hidden = Outrage: { $player } gives a card as a supporter.
event-outrage-draws = { $who ->
    [you] Outrage: a supporter comes to you from the deck: { $cards }.
   *[other] Outrage: a supporter comes to { $player } from the deck: { $cards }.
}
    .hidden = Outrage: a supporter comes to { $player } from the deck.
event-mobilizes = { $who ->
    [you] You mobilize { $cards }.
   *[other] { $player } mobilizes { $cards }.
}
    .hidden = { $player } mobilizes a card.
event-base-lost = { $who ->
    [you] You lose a base ({ $suit }) and with it officers: { $officers }.
   *[other] { $player } loses a base ({ $suit }) and with it officers: { $officers }.
}
event-revolts = { $who ->
    [you] You revolt in clearing { $clearing }.
   *[other] { $player } revolts in clearing { $clearing }.
}
event-organizes = { $who ->
    [you] You organize in clearing { $clearing }.
   *[other] { $player } organizes in clearing { $clearing }.
}
event-trains = { $who ->
    [you] You have a new officer (now { $officers }).
   *[other] { $player } has a new officer (now { $officers }).
}

## Lizard Cult

event-revenge = { $who ->
    [you] Revenge: { $count ->
        [one] one of your fallen warriors becomes an acolyte.
       *[other] { $count } of your fallen warriors become acolytes.
    }
   *[other] Revenge: { $count ->
        [one] a fallen warrior of { $player } becomes an acolyte.
       *[other] { $count } fallen warriors of { $player } become acolytes.
    }
}
event-fear = { $who ->
    [you] Fear of the Faithful: you have lost a garden in clearing { $clearing }.
   *[other] Fear of the Faithful: { $player } has lost a garden in clearing { $clearing }.
}
event-outcast = The outcast suit: { $suit }.
event-hated = The outcast suit stays and is hated: { $suit }.
event-buries = The Lost Souls are discarded: { $cards }.
event-crusades = { $who ->
    [you] You crusade in clearing { $clearing }.
   *[other] { $player } crusades in clearing { $clearing }.
}
event-converts = { $who ->
    [you] You convert a warrior { $faction-genitive } in clearing { $clearing }.
   *[other] { $player } converts a warrior { $faction-genitive } in clearing { $clearing }.
}
event-sanctifies = { $who ->
    [you] You sanctify a building in clearing { $clearing }.
   *[other] { $player } sanctifies a building in clearing { $clearing }.
}
event-reveals = { $who ->
    [you] You reveal { $card }.
   *[other] { $player } reveals { $card }.
}
event-sacrifices = { $who ->
    [you] You sacrifice a warrior (acolytes: { $acolytes }).
   *[other] { $player } sacrifices a warrior (acolytes: { $acolytes }).
}
event-takes-back = { $who ->
    [you] You take revealed cards back: { $cards }.
   *[other] { $player } takes revealed cards back: { $cards }.
}

## Riverfolk Company

event-buys = { $who ->
    [you] You buy a service for { $price }: { $service }.
   *[other] { $player } buys a service for { $price }: { $service }.
}
event-takes-card = { $who ->
    [you] You take { $card } from the Riverfolk's hand.
   *[other] { $player } takes { $card } from the Riverfolk's hand.
}
event-prices = { $who ->
    [you] Your prices: { service-hand-card } { $hand_card }, { service-riverboats } { $riverboats }, { service-mercenaries } { $mercenaries }.
   *[other] New prices of { $player }: { service-hand-card } { $hand_card }, { service-riverboats } { $riverboats }, { service-mercenaries } { $mercenaries }.
}
event-protectionism = { $who ->
    [you] Protectionism: { $count ->
        [one] a warrior of yours goes to your payments.
       *[other] { $count } warriors of yours go to your payments.
    }
   *[other] Protectionism: { $count ->
        [one] a warrior of { $player } goes to the payments.
       *[other] { $count } warriors of { $player } go to the payments.
    }
}
event-gathers = { $who ->
    [you] You gather funds: { $funds }.
   *[other] { $player } gathers funds: { $funds }.
}
event-commits = { $who ->
    [you] You commit a warrior { $fund-genitive }.
   *[other] { $player } commits a warrior { $fund-genitive }.
}
event-spends-fund = { $who ->
    [you] You spend a warrior { $fund-genitive }.
   *[other] { $player } spends a warrior { $fund-genitive }.
}
event-exports = { $who ->
    [you] You export { $card }.
   *[other] { $player } exports { $card }.
}
event-trade-disruption = { $who ->
    [you] Your trade is disrupted; funds lost: { $funds }.
   *[other] The trade of { $player } is disrupted; funds lost: { $funds }.
}

## Vagabond

event-character = { $who ->
    [you] Your character: { $character }.
   *[other] The character of { $player }: { $character }.
}
event-moves-pawn = { $who ->
    [you] You go from { $from } to { $to }.
   *[other] { $player } goes from { $from } to { $to }.
}
event-refreshes = { $who ->
    [you] You refresh items: { $items }.
   *[other] { $player } refreshes items: { $items }.
}
event-repairs = { $who ->
    [you] You repair: { $items }.
   *[other] { $player } repairs: { $items }.
}
event-damages = { $who ->
    [you] Your items are damaged: { $items }.
   *[other] Items of { $player } are damaged: { $items }.
}
event-drops = { $who ->
    [you] You can carry no more and give up: { $items }.
   *[other] { $player } can carry no more and gives up: { $items }.
}
event-rests = { $who ->
    [you] You rest in the forest: all your items are whole again.
   *[other] { $player } rests in the forest: all items are whole again.
}
event-explores = { $who ->
    [you] You explore the ruin in clearing { $clearing }{ $item-count ->
        [0] {" "}and take nothing.
       *[other] : { $item }.
    }
   *[other] { $player } explores the ruin in clearing { $clearing }{ $item-count ->
        [0] {" "}and takes nothing.
       *[other] : { $item }.
    }
}
event-looks-under-ruin = { $who ->
    [you] Under the ruin you find { $cards }.
   *[other] Under the ruin { $player } finds { $cards }.
}
    .hidden = { $player } looks under the ruin.
event-completes-quest = { $who ->
    [you] You complete a quest: { $quest }.
   *[other] { $player } completes a quest: { $quest }.
}
event-new-quest = A new quest lies open: { $quest }.
event-special = { $who ->
    [you] You use your special action: { $character }.
   *[other] { $player } uses the special action: { $character }.
}
event-takes-discard = { $who ->
    [you] You take { $cards } from the discard pile.
   *[other] { $player } takes { $cards } from the discard pile.
}
event-enlists = { $who ->
    [you] You enlist { $faction-accusative } for this battle.
   *[other] { $player } enlists { $faction-accusative } for this battle.
}
event-scorches = Scorched earth: nothing may enter clearing { $clearing } any more.
event-aids = { $who ->
    [you] You aid { $faction-dative } with { $cards } and exhaust: { $item }.
   *[other] { $player } aids { $faction-dative } with { $cards } and exhausts: { $item }.
}
    .hidden = { $player } aids { $faction-dative } with a card and exhausts: { $item }.
event-takes-item = { $who ->
    [you] You take an item { $from-genitive }: { $item }.
   *[other] { $player } takes an item { $from-genitive }: { $item }.
}
event-relationship = { $who ->
    [you] Between you and { $faction-dative }: { $relationship }.
   *[other] Between { $player } and { $faction-dative }: { $relationship }.
}
event-joins-battle = { $who ->
    [you] Your warriors fight on the side { $with-genitive }.
   *[other] The warriors of { $player } fight on the side { $with-genitive }.
}
event-coalition = { $who ->
    [you] You form a coalition with { $faction-dative }: you win together.
   *[other] { $player } forms a coalition with { $faction-dative }: they win together.
}
