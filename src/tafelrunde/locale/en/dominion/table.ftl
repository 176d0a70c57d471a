# Dominion: words on the table.

bot-bigmoney = Big Money
bot-first-game = First Game Bot
bot-engine = Engine Bot
bot-chapel = Chapel Bot
bot-militia = Militia Bot
bot-witch = Witch Bot
bot-planner = Planning Bot
bot-auto = Auto Bot

dominion-which-kingdom = Which kingdom? Enter for First Game, ? for the list, or "random":{" "}
dominion-random-words = random r
dominion-no-kingdom = There is no kingdom “{ $name }”{ $count ->
    [0] ; ? shows all of them.
   *[other] . Perhaps { $close }?
}

dominion-heading = Round { $round } · { $extra ->
    [1] { $who ->
        [you] your extra turn
       *[other] { $player }'s extra turn
    }
   *[other] { $who ->
        [you] your turn
       *[other] { $player }'s turn
    }
}
dominion-end-provinces = The Provinces are gone.
dominion-end-colonies = The Colonies are gone.
dominion-end-piles = Enough Supply piles are empty.
dominion-end-stuck = For 20 rounds nobody has gained or trashed a card.
dominion-end-debt = Nobody can pay off the Debt any more.
dominion-supply = Supply (cost, card, how many are left)
dominion-empty = empty
dominion-bane = Bane pile:
dominion-trash = Trash:
dominion-you = You
dominion-hand-count = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
dominion-deck-count = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
dominion-discard-top = discard pile: { $card }
dominion-counters = Actions { $actions } · Buys { $buys } · Coins { $coins }
dominion-zone-hand = Hand:
dominion-zone-known = Known in hand:
dominion-zone-play = In play:
dominion-zone-aside = Set aside:
dominion-zone-island = Island mat:
dominion-zone-native-village = Native Village mat:
dominion-zone-revealed = Revealed:
dominion-zone-looking = Looked at:
dominion-zone-returning = Set aside instead of trashed:
dominion-chosen = Chosen so far:
dominion-hand-of = Hand of { $player }:
