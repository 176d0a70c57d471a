# Dominion: names, short texts and rulings of Nocturne (own wording).

## Kingdom cards

card-druid = Druid
    .text = +1 buy. Choose one of the 3 Boons laid out for Druid and receive it; it stays where it is. Set-up: 3 Boons are laid out face up for Druid.
    .note-1 = These 3 Boons serve Druid alone; all other Fate cards share the remaining 9.
    .note-2 = Even a Boon that is otherwise kept until Clean-up stays beside the pile.

card-faithful-hound = Faithful Hound
    .text = +2 cards. Reaction: If an effect makes you discard this outside Clean-up, you may set it aside instead; at the end of the turn it goes to your hand.
    .note-1 = This works from wherever it is discarded, also straight from your deck, and in anybody's turn.
    .note-2 = In your own turn it comes back after you have drawn your new hand.
    .note-3 = It must really be discarded: being gained, or going to the discard pile with your whole deck, is not enough.

card-guardian = Guardian
    .text = Until your next turn opponents' Attacks do not affect you. At the start of your next turn: +1 coin. You gain this to your hand.
    .note-1 = As it is gained to your hand, you may play it in the same turn.
    .note-2 = You cannot waive the protection.

card-monastery = Monastery
    .text = For each card you have gained this turn, you may trash a card from your hand or a Copper you have in play.
    .note-1 = Cards from hand and Coppers in play may be mixed in any way, and you may stop early.
    .note-2 = Cards gained earlier in this Night phase count too; cards you got by an exchange do not.

card-pixie = Pixie
    .text = +1 card, +1 action. Discard the top Boon. If you choose to trash this Pixie, you receive that Boon twice. Heirloom: Goat.
    .note-1 = If you keep Pixie, nobody receives the Boon.
    .note-2 = A Boon that is kept until Clean-up is taken from the discard pile, lies in front of you and counts twice.
    .note-3 = With Throne Room only one Boon can be received: Pixie cannot be trashed a second time.

card-tracker = Tracker
    .text = +1 coin. Receive a Boon. As long as this is in play, you may put each card you gain on top of your deck. Heirloom: Pouch.
    .note-1 = You decide anew for each card.
    .note-2 = This includes a card that comes from Tracker's own Boon.

card-changeling = Changeling
    .text = Trash this and gain from the Supply a second copy of a card you have in play. In games with Changeling: whenever you gain a card costing 3 or more, you may exchange it for a Changeling.
    .note-1 = What gaining the exchanged card sets off still happens.
    .note-2 = Without a Changeling in the Supply there is no exchange.
    .note-3 = What the card costs at this moment counts: after Bridge, a card that otherwise costs 3 cannot be exchanged.
    .note-4 = The Changeling you play is trashed first and cannot choose itself.
    .note-5 = Only coins count: a Potion or Debt in the cost neither helps nor hinders.

card-fool = Fool
    .text = Unless you have Lost in the Woods, take it and then receive 3 Boons in an order of your choice. Heirloom: Lucky Coin.
    .note-1 = If Lost in the Woods already lies in front of you, nothing happens.
    .note-2 = Reveal all 3 Boons; you may receive one before you choose the next.
    .note-3 = You take Lost in the Woods even if it lies in front of another player.

card-ghost-town = Ghost Town
    .text = At the start of your next turn: +1 card, +1 action. You gain this to your hand.
    .note-1 = As it is gained to your hand, you may play it in the same turn.

card-leprechaun = Leprechaun
    .text = Gain a Gold. If exactly 7 cards are in your play area, gain a Wish; otherwise receive a Hex.
    .note-1 = Leprechaun itself and Durations of earlier turns count; cards that were trashed or set aside do not.

card-night-watchman = Night Watchman
    .text = Look at your top 5 cards: discard any of them and put the others back, ordered as you like. You gain this to your hand.
    .note-1 = As it is gained to your hand, you may play it in the same turn.

card-secret-cave = Secret Cave
    .text = +1 card, +1 action. You may discard 3 cards; if you did, +3 coins at the start of your next turn. Heirloom: Magic Lamp.
    .note-1 = With 3 or more cards in hand you discard exactly 3 or none.
    .note-2 = With fewer than 3 you may discard all of them, but for nothing.
    .note-3 = If nothing is to come in your next turn, Secret Cave is discarded in this one.

card-bard = Bard
    .text = +2 coins. Receive a Boon.

card-blessed-village = Blessed Village
    .text = +1 card, +2 actions. When you gain this, turn up a Boon and receive it now or at the start of your next turn.
    .note-1 = You see the Boon before you decide.
    .note-2 = A Boon you save lies in front of you and is discarded only after you received it, or in the Clean-up of that turn if it says so.

card-cemetery = Cemetery
    .text = 2 victory points. When you gain this, trash up to 4 cards from your hand. Heirloom: Haunted Mirror.

card-conclave = Conclave
    .text = +2 coins. You may play an Action from your hand of which you have no copy in play. If you did, +1 action.
    .note-1 = A second Conclave cannot be played this way, nor a copy of a Duration still in play from an earlier turn.
    .note-2 = A copy of a card that you played this turn but that has been trashed may be played.
    .note-3 = The extra action may be used for any Action.

card-devils-workshop = Devil's Workshop
    .text = If you have gained 2 or more cards this turn, gain an Imp; if 1, gain a card costing up to 4; if none, gain a Gold.
    .note-1 = You have no choice between the three.
    .note-2 = Cards gained earlier in this Night phase count too; cards you got by an exchange do not.

card-exorcist = Exorcist
    .text = Trash a card from your hand and gain a Spirit that costs less than it.
    .note-1 = The Spirits are Will-o'-Wisp (0), Imp (2) and Ghost (4); if several are cheaper, you choose.
    .note-2 = A card that costs 0 may be trashed, but brings no Spirit.

card-necromancer = Necromancer
    .text = Play an Action that lies face up in the trash and is no Duration; it stays there and is turned face down until the end of the turn. Set-up: the 3 Zombies start in the trash.
    .note-1 = The card is not in play, and it stays in the trash even if it says that it goes elsewhere.
    .note-2 = Each card in the trash can be played only once per turn; when the turn ends, it is turned up again.

card-shepherd = Shepherd
    .text = +1 action. Discard any number of Victory cards, which you show: +2 cards for each. Heirloom: Pasture.
    .note-1 = Cards that are Victory cards among other things count as well.

card-skulk = Skulk
    .text = +1 buy. Turn up the next Hex; every opponent receives it. When you gain this, gain a Gold.
    .note-1 = All opponents receive the same Hex, in turn order, starting on your left.

card-cobbler = Cobbler
    .text = At the start of your next turn, gain a card costing up to 4 to your hand.

card-crypt = Crypt
    .text = Set any number of Treasures you have in play aside face down. At the start of each of your turns, put one of them into your hand until none is left.
    .note-1 = Crypt stays in play until the Clean-up of the turn in which the last Treasure comes back.
    .note-2 = If you set none aside, Crypt is discarded this turn.
    .note-3 = You may look at the Treasures at any time, your opponents may not.

card-cursed-village = Cursed Village
    .text = +2 actions. Draw until you have 6 cards in hand. When you gain this, receive a Hex.
    .note-1 = With 6 or more cards in hand you draw none.

card-den-of-sin = Den of Sin
    .text = At the start of your next turn: +2 cards. You gain this to your hand.
    .note-1 = As it is gained to your hand, you may play it in the same turn.

card-idol = Idol
    .text = Worth 2 coins. Then, if the number of Idols you have in play is odd, receive a Boon; if it is even, every opponent gains a Curse.
    .note-1 = Idols in play are counted, not how often Idols were played.

card-pooka = Pooka
    .text = You may trash a Treasure other than Cursed Gold from your hand: +4 cards. Heirloom: Cursed Gold.

card-sacred-grove = Sacred Grove
    .text = +1 buy, +3 coins. Receive a Boon. Unless it gives +1 coin, each opponent may receive it too.
    .note-1 = You must receive the Boon; every opponent decides for themselves.
    .note-2 = The Field's Gift and The Forest's Gift are not shared.
    .note-3 = Opponents who receive The River's Gift draw their card at the end of your turn.

card-tormentor = Tormentor
    .text = +2 coins. If you have no other cards in play, gain an Imp; otherwise turn up the next Hex, and every opponent receives it.
    .note-1 = Durations of earlier turns are cards in play too.

card-tragic-hero = Tragic Hero
    .text = +3 cards, +1 buy. If you then hold 8 or more cards, trash this and gain a Treasure.
    .note-1 = You gain the Treasure even if Tragic Hero cannot be trashed, for example when Throne Room plays it again.

card-vampire = Vampire
    .text = Turn up the next Hex; every opponent receives it. Gain a card costing up to 5 other than a Vampire. Exchange this for a Bat.
    .note-1 = The exchange comes last; without a Bat in its pile, Vampire stays in play.
    .note-2 = Exchanging is not gaining.

card-werewolf = Werewolf
    .text = In your Night phase: turn up the next Hex; every opponent receives it. Otherwise: +3 cards.
    .note-1 = It is an Attack whenever it is played: opponents may use Reactions even if you only draw.

card-raider = Raider
    .text = Every opponent with 5 or more cards in hand discards a copy of a card you have in play; whoever has none reveals their hand. At the start of your next turn: +3 coins.
    .note-1 = The opponents choose which card they discard; Raider itself is in play too.

## Heirlooms

card-cursed-gold = Cursed Gold
    .text = Worth 3 coins. When you play this, gain a Curse.

card-goat = Goat
    .text = Worth 1 coin. When you play this, you may trash a card from your hand.

card-haunted-mirror = Haunted Mirror
    .text = Worth 1 coin. When you trash this, you may discard an Action from your hand and gain a Ghost for it.

card-lucky-coin = Lucky Coin
    .text = Worth 1 coin. When you play this, gain a Silver.

card-magic-lamp = Magic Lamp
    .text = Worth 1 coin. When you play this, trash it and gain 3 Wishes if there are at least 6 different cards of which you have exactly one copy in play.
    .note-1 = Magic Lamp itself may be one of the 6.
    .note-2 = The coin stays yours even if Magic Lamp is trashed.

card-pasture = Pasture
    .text = Worth 1 coin. 1 victory point for each Estate you own.

card-pouch = Pouch
    .text = Worth 1 coin. +1 buy.

## Spirits and other cards beside the Supply

card-will-o-wisp = Will-o'-Wisp
    .text = +1 card, +1 action. Reveal your top card; if it costs 2 or less, put it into your hand.
    .note-1 = A cost with a Potion or Debt in it is never 2 or less.

card-imp = Imp
    .text = +2 cards. You may play an Action from your hand of which you have no copy in play.
    .note-1 = A second Imp cannot be played this way, nor a copy of a Duration still in play from an earlier turn.
    .note-2 = A copy of a card that you played this turn but that has been trashed may be played.

card-ghost = Ghost
    .text = Reveal cards from your deck until an Action shows. Set it aside and discard the others. At the start of your next turn, play it twice.
    .note-1 = Playing it is mandatory, and both plays come one right after the other.
    .note-2 = If it is a Duration, Ghost stays in play with it.
    .note-3 = If no Action is found, even after shuffling, all revealed cards and this turn Ghost too are discarded.
    .note-4 = It is played a second time even if it has left play after the first.

card-wish = Wish
    .text = +1 action. Return this to its pile; if you did, gain a card costing up to 6 to your hand.
    .note-1 = With Throne Room you gain only once: the second time there is no Wish to return.
    .note-2 = The card goes to your hand even if it says that it is gained to another place.

card-bat = Bat
    .text = Trash up to 2 cards from your hand. If you trashed any, exchange this for a Vampire.
    .note-1 = If you trash nothing, Bat stays in play and is discarded in Clean-up.
    .note-2 = Without a Vampire in the Supply you may still trash, but Bat is not exchanged.

card-zombie-apprentice = Zombie Apprentice
    .text = You may trash an Action from your hand. If you did: +3 cards, +1 action.

card-zombie-mason = Zombie Mason
    .text = Trash your top card. You may gain a card costing at most 1 more than it.
    .note-1 = The gained card may cost the same or less; it may also be another copy of the trashed one.

card-zombie-spy = Zombie Spy
    .text = +1 card, +1 action. Look at your top card and discard it or put it back.
    .note-1 = Draw first, then look.

## Boons

card-the-earths-gift = The Earth's Gift
    .text = You may discard a Treasure from your hand. If you did, gain a card costing up to 4.

card-the-fields-gift = The Field's Gift
    .text = +1 action, +1 coin. Keep this Boon until Clean-up.

card-the-flames-gift = The Flame's Gift
    .text = You may trash a card from your hand.

card-the-forests-gift = The Forest's Gift
    .text = +1 buy, +1 coin. Keep this Boon until Clean-up.

card-the-moons-gift = The Moon's Gift
    .text = Look through your discard pile; you may put one of its cards on top of your deck.
    .note-1 = If your discard pile is empty, nothing happens.

card-the-mountains-gift = The Mountain's Gift
    .text = Gain a Silver.

card-the-rivers-gift = The River's Gift
    .text = +1 card at the end of this turn. Keep this Boon until Clean-up.
    .note-1 = You draw the card after your new hand.

card-the-seas-gift = The Sea's Gift
    .text = +1 card.

card-the-skys-gift = The Sky's Gift
    .text = You may discard 3 cards. If you did, gain a Gold.
    .note-1 = With 3 or more cards in hand you discard exactly 3 or none.
    .note-2 = With fewer than 3 you may discard all of them, but for nothing.

card-the-suns-gift = The Sun's Gift
    .text = Look at your top 4 cards: discard any of them and put the others back, ordered as you like.

card-the-swamps-gift = The Swamp's Gift
    .text = Gain a Will-o'-Wisp.

card-the-winds-gift = The Wind's Gift
    .text = +2 cards. Then discard 2 cards.

## Hexes

card-bad-omens = Bad Omens
    .text = Put your whole deck on your discard pile, then 2 Coppers from there on top of your deck.
    .note-1 = If you have only one Copper there, it alone is your deck; if you have none, reveal your discard pile.

card-delusion = Delusion
    .text = Take Deluded unless you have Deluded or Envious.
    .note-1 = With either side of the State in front of you, nothing happens.

card-envy = Envy
    .text = Take Envious unless you have Deluded or Envious.
    .note-1 = With either side of the State in front of you, nothing happens.

card-famine = Famine
    .text = Reveal your top 3 cards. Discard the Actions among them and shuffle the rest into your deck.

card-fear = Fear
    .text = If you hold 5 or more cards, discard an Action or a Treasure; if you have neither, reveal your hand.
    .note-1 = You choose the card yourself.

card-greed = Greed
    .text = Gain a Copper on top of your deck.

card-haunting = Haunting
    .text = If you hold 4 or more cards, put one of them on top of your deck.

card-locusts = Locusts
    .text = Trash your top card. For a Copper or an Estate gain a Curse, for any other card a cheaper one that has a type in common with it.
    .note-1 = One type in common is enough; you choose the card.
    .note-2 = If there is no such card, you gain nothing.

card-misery = Misery
    .text = The first time, take Miserable; the second time, turn it over to Twice Miserable.
    .note-1 = From the third time on nothing happens.

card-plague = Plague
    .text = Gain a Curse to your hand.

card-poverty = Poverty
    .text = Discard down to 3 cards in hand.

card-war = War
    .text = Reveal cards from your deck until one costs 3 or 4. Trash it and discard the others.
    .note-1 = If none is found, even after shuffling, all are discarded and nothing is trashed.

## States

card-deluded = Deluded
    .text = At the start of your Buy phase return this; you cannot buy Actions this turn.
    .note-1 = Actions may still be gained without buying them.

card-envious = Envious
    .text = At the start of your Buy phase return this; Silver and Gold are worth only 1 coin this turn.
    .note-1 = Other Treasures are not affected.

card-lost-in-the-woods = Lost in the Woods
    .text = At the start of each of your turns you may discard a card to receive a Boon.
    .note-1 = It stays with you until another player takes it with Fool.

card-miserable = Miserable
    .text = -2 victory points.

card-twice-miserable = Twice Miserable
    .text = -4 victory points.
