# Dominion: questions that only cards of the base game ask. $count: how many more may follow.

prompt-cellar-discard = Discard any number of cards, then draw as many.
prompt-chapel-trash =
    { $count ->
        [one] You may trash one more card.
       *[other] You may trash up to { $count } cards.
    }
prompt-chancellor-deck = Turn your deck over onto your discard pile?
prompt-harbinger-topdeck = You may put a card from your discard pile on your deck.
prompt-vassal-play = You may play the Action you have just discarded.
prompt-moneylender-trash = Trash a Copper to get 3 coins.
prompt-spy-own = Discard your own top card, or put it back?
prompt-spy-other = { $target }'s top card: discard it, or put it back?
prompt-thief-trash = Which of { $target }'s Treasures is trashed?
prompt-bandit-trash = Choose the Treasure you trash.
prompt-mine-trash = You may trash a Treasure and gain a better one.
prompt-thief-gain = You may gain a Treasure that has just been trashed.
prompt-throne-room-play = Choose an Action from your hand to play twice.
prompt-library-aside = Keep this card, or set it aside if it is an Action?
prompt-sentry-sort = Which of these cards do you trash or discard? The rest goes back on your deck.

pass-mine-trash = Trash nothing
