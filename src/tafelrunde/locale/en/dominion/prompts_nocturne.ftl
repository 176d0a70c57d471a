# Dominion: questions that only cards of Nocturne ask, and what passing means there.

prompt-play-another-kind = You may play an Action you have no copy of in play.
prompt-sort-top = Discard any of these cards; the rest goes back on your deck.
prompt-may-trash = You may trash a card.
prompt-druid = Which of Druid's Boons do you receive?
prompt-faithful-hound = Set Faithful Hound aside until the end of the turn?
prompt-monastery-coppers = How many of your Coppers in play do you trash?
prompt-monastery =
    { $count ->
        [one] You may trash one more card from your hand.
       *[other] You may trash up to { $count } cards from your hand.
    }
prompt-pixie = Trash this Pixie to receive { $about } twice?
prompt-tracker = Put the card you gained on top of your deck?
prompt-changeling = Choose a card you have in play; you gain a copy of it.
prompt-exchange = Exchange the card you gained for a Changeling?
prompt-fool = Which Boon do you receive next?
prompt-secret-cave =
    { $count ->
        [3] Discard 3 cards for 3 coins at the start of your next turn?
       *[other] Discard all your cards, although fewer than 3 bring nothing?
    }
prompt-blessed-village = Receive this Boon now or at the start of your next turn?
prompt-cemetery =
    { $count ->
        [one] You may trash one more card.
       *[other] You may trash up to { $count } cards.
    }
prompt-exorcist = Trash a card; you gain a Spirit that costs less.
prompt-necromancer = Which Action in the trash do you play?
prompt-shepherd = Discard any number of Victory cards, then draw 2 cards for each.
prompt-crypt = Which Treasures you have in play do you set aside?
prompt-crypt-take = Which Treasure comes back to your hand?
prompt-pooka = You may trash a Treasure for +4 cards.
prompt-sacred-grove = Do you receive { $about } too?
prompt-raider = Discard a card the attacker has in play, too; if you have none, you show your hand.
prompt-haunted-mirror = You may discard an Action to gain a Ghost.
prompt-bat =
    { $count ->
        [one] You may trash one more card.
       *[other] You may trash up to { $count } cards.
    }
prompt-zombie-apprentice = You may trash an Action for +3 cards and +1 action.
prompt-zombie-spy = Discard your top card, or put it back?
prompt-the-earths-gift = You may discard a Treasure to gain a card costing up to 4.
prompt-the-moons-gift = You may put a card from your discard pile on top of your deck.
prompt-the-skys-gift =
    { $count ->
        [3] Discard 3 cards to gain a Gold?
       *[other] Discard all your cards, although fewer than 3 bring nothing?
    }
prompt-fear = Discard an Action or a Treasure; if you have neither, you show your hand.
prompt-lost-in-the-woods = Discard a card to receive a Boon?

## Passing

pass-play-another-kind = Play none
pass-sort-top = Put the rest back
pass-may-trash = Trash nothing
pass-faithful-hound = Leave it discarded
pass-monastery = Trash no more
pass-pixie = Keep it
pass-tracker = Leave it where it is
pass-exchange = Keep the card
pass-secret-cave = Discard nothing
pass-cemetery = Trash no more
pass-shepherd = Discard no more
pass-crypt = Set no more aside
pass-pooka = Trash nothing
pass-sacred-grove = Do without it
pass-raider = Show your hand
pass-haunted-mirror = Discard nothing
pass-bat = Trash no more
pass-zombie-apprentice = Trash nothing
pass-the-earths-gift = Discard nothing
pass-the-moons-gift = Leave the pile as it is
pass-the-skys-gift = Discard nothing
pass-fear = Show your hand
pass-lost-in-the-woods = Discard nothing
yes-pixie = Trash it
yes-sacred-grove = Receive it

## Modes

mode-now = Now
mode-now-blessed-village = Receive it now
mode-later = Later
mode-later-blessed-village = Keep it for your next turn
verb-use-druid = Receive { $thing }
verb-use-exchange = Exchange it
verb-use-faithful-hound = Set it aside
verb-use-fool = Receive { $thing }
verb-use-lost-in-the-woods = Discard a card
verb-use-tracker = Put it on your deck
