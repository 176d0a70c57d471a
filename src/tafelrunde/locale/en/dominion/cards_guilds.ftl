# Dominion: card names, short texts and rulings of Guilds (own wording).

card-candlestick-maker = Candlestick Maker
    .text = +1 action, +1 buy, +1 Coffers.
    .note-1 = A Coffers may be kept for a later turn.

card-stonemason = Stonemason
    .text = Trash a card from your hand and gain 2 cards from the Supply that each cost less than it. When you buy this, you may overpay: gain 2 Actions from the Supply that each cost exactly what you overpaid.
    .note-1 = You gain one after the other, the same card twice or two different ones.
    .note-2 = If only one card is cheap enough, you gain that one; for a Copper you gain nothing.
    .note-3 = Who does not overpay gains no Actions, not even such as cost 0.
    .note-4 = A Potion paid in addition gains Actions with a Potion in their cost.

card-doctor = Doctor
    .text = Name a card. Reveal the top 3 cards of your deck, trash those of that name and put the others back in any order. When you buy this, you may overpay: for each coin look at the top card of your deck and trash it, discard it or put it back.
    .note-1 = Each card you look at is dealt with before you see the next; a card put back is therefore seen again.
    .note-2 = If there are fewer than 3 cards even after shuffling, reveal those.
    .note-3 = You may name a card that is not in the Supply.

card-masterpiece = Masterpiece
    .text = Worth 1 coin. When you buy this, you may overpay: gain a Silver for each coin.
    .note-1 = A reduced cost is not overpaid: only what you pay beyond the current cost counts.
    .note-2 = Gained in another way, it brings no Silver.

card-advisor = Advisor
    .text = +1 action. Reveal the top 3 cards of your deck. The player to your left chooses one that you discard; the others go into your hand.
    .note-1 = One is discarded even if you could reveal only 1 or 2 cards.

card-herald = Herald
    .text = +1 card, +1 action. Reveal the top card of your deck; if it is an Action, play it. When you buy this, you may overpay: for each coin put a card from your discard pile on top of your deck.
    .note-1 = You must play the Action; it uses up none of your actions.
    .note-2 = You see your discard pile only after you have overpaid, and then must put back as many cards as you can.
    .note-3 = Herald does not stay in play with a Duration it has played.

card-plaza = Plaza
    .text = +1 card, +2 actions. You may discard a Treasure for +1 Coffers.
    .note-1 = It may be the card you have just drawn, or a card that is a Treasure among other types.

card-taxman = Taxman
    .text = You may trash a Treasure from your hand. If you do, every opponent with 5 or more cards in hand discards a card of that name, or reveals that they have none, and you gain a Treasure onto your deck that costs at most 3 more than the trashed one.
    .note-1 = The new Treasure may also cost the same or less.
    .note-2 = If you trash nothing, nothing happens.

card-baker = Baker
    .text = +1 card, +1 action, +1 Coffers. Set-up: every player begins with 1 Coffers.
    .note-1 = The set-up holds even if Baker is only in the Black Market deck.

card-butcher = Butcher
    .text = +2 Coffers. You may trash a card from your hand and spend any number of Coffers; gain a card from the Supply that costs at most as much as the trashed one plus the Coffers spent.
    .note-1 = You may spend no Coffers at all.
    .note-2 = Coffers spent like this give no coins.
    .note-3 = The Butcher you have played is not in your hand; another one may be trashed.

card-journeyman = Journeyman
    .text = Name a card. Reveal cards from your deck until 3 of other names show. Put those into your hand and discard the others.
    .note-1 = If there are fewer than 3 even after shuffling, take those.
    .note-2 = You may name a card that is not in the Supply.

card-merchant-guild = Merchant Guild
    .text = +1 buy, +1 coin. While this is in play, +1 Coffers for each card you buy.
    .note-1 = Each Merchant Guild in play counts, but one that was played twice counts once.
    .note-2 = Coffers received for a buy cannot be spent in this Buy phase any more.

card-soothsayer = Soothsayer
    .text = Gain a Gold. Every opponent gains a Curse and, if they did, draws a card.
    .note-1 = Whoever finds no Curse left draws no card.
    .note-2 = Whoever trashes the Curse with Watchtower has gained it and draws; whoever gains a Silver instead with Trader does not.
