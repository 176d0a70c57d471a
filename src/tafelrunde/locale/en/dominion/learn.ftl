# Dominion in two minutes. `.rules` are the rules behind a part.

learn-pitch = Build a deck that gets better with every turn, and buy the Provinces before the others do. About half an hour; easy to learn.

learn-1 = What it is about
    .text = Everybody starts with the same ten weak cards. Each turn you have five of your cards in hand and use them to buy better ones, which come back to you again and again. Whoever has the most points in the deck at the end wins.
    .rules = D2 D22
learn-2 = Your turn
    .text = First you may play one Action card. Then you play Treasures and buy one card. Then everything you played and everything left in your hand goes to your discard pile, and you draw five new cards.
    .rules = D13 D15 D16 D18
learn-3 = More than one
    .text = Cards widen these limits: “+1 Action” lets you play another Action, “+1 Buy” lets you buy another card, coins add to what you can spend, and “+1 Card” draws a card at once. All of this ends with the turn.
    .rules = D14
learn-4 = The deck goes round
    .text = What you buy goes to your discard pile. When your deck is empty, the discard pile is shuffled and becomes the new deck. So a card bought now is in your hand two or three turns later.
    .rules = D27 D31
learn-5 = Points
    .text = Estate, Duchy and Province are worth 1, 3 and 6 points but do nothing in your hand. Bought too early they slow you down; wait too long, and the others have them.
    .rules = D22
learn-6 = Getting rid of cards
    .text = A card you discard goes to your discard pile: it comes back. A card you trash is out of the game. Trashing weak cards such as Coppers and Estates brings the good ones to your hand more often.
    .rules = D33
learn-7 = Attacks and cards that stay
    .text = Attacks hurt the other players; Reactions such as the Moat can be shown from the hand against them. Orange Duration cards stay in play and do something in a later turn.
    .rules = D40 D44
learn-8 = The end
    .text = The game ends after a turn in which the Provinces have run out, or any three piles (four with five or six players).
    .rules = D21
learn-9 = A good beginning
    .text = Buy Silver when nothing else tempts you, add one or two Actions that draw cards, and Gold as soon as you have 6 coins. From 8 coins on buy Provinces, and Duchies when few Provinces are left.
