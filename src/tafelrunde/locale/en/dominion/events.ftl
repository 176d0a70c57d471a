# Dominion: what happens. $who is “you” for the reader, $player the name of anybody else.
# “.hidden” is told to those who do not see the cards.

event-turn = { $extra ->
    [1] { $who ->
        [you] Your extra turn
       *[other] { $player }'s extra turn
    }
   *[other] { $who ->
        [you] Your turn { $number }
       *[other] { $player }'s turn { $number }
    }
}
event-plays = { $who ->
    [you] You play { $cards }.
   *[other] { $player } plays { $cards }.
}
event-draws = { $who ->
    [you] You draw { $cards }.
   *[other] { $player } draws { $cards }.
}
    .hidden = { $player } draws { $count ->
        [one] a card.
       *[other] { $count } cards.
    }
event-discards = { $who ->
    [you] You discard { $cards }.
   *[other] { $player } discards { $cards }.
}
event-trashes = { $who ->
    [you] You trash { $cards }.
   *[other] { $player } trashes { $cards }.
}
event-gains = { $who ->
    [you] You gain { $cards }{ $to ->
        [1] {" "}to your hand.
        [2] {" "}onto your deck.
       *[other] .
    }
   *[other] { $player } gains { $cards }{ $to ->
        [1] {" "}to hand.
        [2] {" "}onto the deck.
       *[other] .
    }
}
event-would-gain = { $who ->
    [you] You are about to gain { $card }.
   *[other] { $player } is about to gain { $card }.
}
event-buys = { $who ->
    [you] You buy { $card }.
   *[other] { $player } buys { $card }.
}
event-reveals = { $who ->
    [you] You reveal { $cards } from your deck.
   *[other] { $player } reveals { $cards } from the deck.
}
event-looks = { $who ->
    [you] You look at { $cards }.
   *[other] { $player } looks at { $cards }.
}
    .hidden = { $player } looks at { $count ->
        [one] a card.
       *[other] { $count } cards.
    }
event-looks-bottom = { $who ->
    [you] You find { $cards } at the bottom of your deck.
   *[other] { $player } finds { $cards } at the bottom of the deck.
}
    .hidden = { $player } looks at the bottom card of the deck.
event-shows = { $who ->
    [you] You show { $cards }.
   *[other] { $player } shows { $cards }.
}
event-topdecks = { $who ->
    [you] You put { $cards } on your deck.
   *[other] { $player } puts { $cards } on the deck.
}
    .hidden = { $who ->
        [you] You put { $count ->
            [one] a card on your deck.
           *[other] { $count } cards on your deck.
        }
       *[other] { $player } puts { $count ->
            [one] a card on the deck.
           *[other] { $count } cards on the deck.
        }
    }
event-takes = { $who ->
    [you] You take { $cards } into your hand.
   *[other] { $player } takes { $cards } into hand.
}
    .hidden = { $player } takes { $count ->
        [one] a card into hand.
       *[other] { $count } cards into hand.
    }
event-sets-aside = { $who ->
    [you] You set { $cards } aside.
   *[other] { $player } sets { $cards } aside.
}
    .hidden = { $player } sets { $count ->
        [one] a card aside.
       *[other] { $count } cards aside.
    }
event-gives = { $who ->
    [you] You pass { $cards } to { $to }.
   *[other] { $to-who ->
        [you] { $player } passes { $cards } to you.
       *[other] { $player } passes { $cards } to { $to }.
    }
}
    .hidden = { $player } passes a card to { $to }.
event-places = { $who ->
    [you] You put { $cards } into your deck, at position { $position } from the top.
   *[other] { $player } puts { $cards } into the deck, at position { $position } from the top.
}
    .hidden = { $player } puts a card into the deck, at position { $position } from the top.
event-names = { $who ->
    [you] You name { $card }.
   *[other] { $player } names { $card }.
}
event-finds-none = { $who ->
    [you] You choose { $card }, but there is none left in the Supply.
   *[other] { $player } chooses { $card }, but there is none left in the Supply.
}
event-shuffles = { $who ->
    [you] You shuffle your discard pile.
   *[other] { $player } shuffles the discard pile.
}
event-buries-deck = { $who ->
    [you] You turn your deck over onto your discard pile.
   *[other] { $player } turns the deck over onto the discard pile.
}
event-returns = { $who ->
    [you] You put { $cards } back on the pile.
   *[other] { $player } puts { $cards } back on the pile.
}
event-uses = { $who ->
    [you] You use { $card }.
   *[other] { $player } uses { $card }.
}
event-chooses = { $who ->
    [you] You choose with { $card }: { $mode }.
   *[other] { $player } chooses with { $card }: { $mode }.
}
event-embargoes = { $who ->
    [you] You put an Embargo token on { $card }.
   *[other] { $player } puts an Embargo token on { $card }.
}
event-coin-token = { $who ->
    [you] You now have { $count ->
        [one] 1 coin token.
       *[other] { $count } coin tokens.
    }
   *[other] { $player } now has { $count ->
        [one] 1 coin token.
       *[other] { $count } coin tokens.
    }
}
event-ends = The game ends.
event-picks = { $who ->
    [you] You choose { $cards }.
   *[other] { $player } chooses { $cards }.
}
    .hidden = { $player } chooses { $count ->
        [one] a card.
       *[other] { $count } cards.
    }
event-controls = { $who ->
    [you] You decide everything in this turn.
   *[other] { $player } decides everything in this turn.
}
event-gets-back = { $who ->
    [you] You get back { $cards }.
   *[other] { $player } gets back { $cards }.
}
event-gets-tokens = { $who ->
    [you] You get
   *[other] { $player } gets
} { $token ->
    [coffers] { $count ->
        [one] a Coffers token.
       *[other] { $count } Coffers tokens.
    }
    [villagers] { $count ->
        [one] a Villager.
       *[other] { $count } Villagers.
    }
    [debt] { $count } Debt.
   *[points] { $count ->
        [one] a VP token.
       *[other] { $count } VP tokens.
    }
}
event-spends = { $token ->
    [debt] { $who ->
        [you] You pay off { $count } Debt.
       *[other] { $player } pays off { $count } Debt.
    }
   *[other] { $who ->
        [you] You spend
       *[other] { $player } spends
    } { $token ->
        [coffers] { $count ->
            [one] a Coffers token.
           *[other] { $count } Coffers tokens.
        }
       *[villagers] { $count ->
            [one] a Villager.
           *[other] { $count } Villagers.
        }
    }
}
event-overpays = { $who ->
    [you] You pay { $count } more for { $card }.
   *[other] { $player } pays { $count } more for { $card }.
}
event-places-token = { $who ->
    [you] You put your token
   *[other] { $player } puts the token
} { $token ->
    [plus_card] “+1 card”
    [plus_action] “+1 action”
    [plus_buy] “+1 buy”
    [plus_coin] “+1 coin”
    [minus_cost] “costs 2 less”
   *[trashing] “trashing”
} { $who ->
    [you] on the pile { $card }.
   *[other] on the pile { $card }.
}
event-to-mat = { $who ->
    [you] You put { $cards } on your mat.
   *[other] { $player } puts { $cards } on the mat.
}
event-calls = { $who ->
    [you] You call { $cards } from the Tavern.
   *[other] { $player } calls { $cards } from the Tavern.
}
event-exchanges = { $who ->
    [you] You exchange { $card } for { $other }.
   *[other] { $player } exchanges { $card } for { $other }.
}
event-owns = { $who ->
    [you] You have { $card } now.
   *[other] { $player } has { $card } now.
}
event-loses = { $who ->
    [you] You give { $card } back.
   *[other] { $player } gives { $card } back.
}
event-turns-up = { $card } is turned up.
event-reshuffles = { $deck ->
    [boons] The Boons are shuffled again.
    [hexes] The Hexes are shuffled again.
   *[other] The deck is shuffled again.
}
