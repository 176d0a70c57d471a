# Oath in two minutes. `.rules` are the rules behind a part.

learn-pitch = The Chancellor holds an empire together, Exiles want to bring it down or take its place, and what happens becomes the history of the next game. Two hours; for people who like to plot.

learn-1 = What it is about
    .text = The oath of this game names a goal, such as ruling the most sites. Whoever meets it holds the Oathkeeper title. The Chancellor starts with it and wants the Empire to keep it. Exiles win by taking it and holding it until their turn comes twice, or by a Vision of their own.
    .rules = 2.11 3.1 3.2
learn-2 = Who you are
    .text = One player is the Chancellor with purple warbands; the others are Exiles. An Exile can become a Citizen, who fights for the Empire and wins as its successor by meeting the successor's goal.
    .rules = 3.3.1 6.6
learn-3 = The map
    .text = Eight sites lie in three regions: Cradle, Provinces and Hinterland. Whoever has warbands at a site rules it, and with it the powers of the cards there; a site without warbands belongs to bandits.
    .rules = 2.1.1 2.8 10.Herrschen
learn-4 = Your turn
    .text = Wake, act, rest. In between you take as many actions as your Supply pays for. The fewer warbands you have in the field, the more Supply you get back.
    .rules = 4.1 4.2 4.3 4.3.3
learn-5 = Six major actions
    .text = Search: draw cards and play one, to your site or as an adviser. Muster: pay favor to a card at your site and gain warbands. Trade: exchange favor for secrets, or secrets for favor. Recover: take a relic or banner for its price. Campaign: attack. Travel: move your pawn.
    .rules = 5.1 5.2 5.3 5.4 5.5 5.6
learn-6 = Favor and secrets
    .text = Favor buys people, secrets buy knowledge. Much of what you pay lies on the card until the end of your turn: favor then goes to the bank of its suit, secrets come back to you.
    .rules = 4.3.1 4.3.2 7.1.2
learn-7 = Campaigns
    .text = Name your targets; the more you want, the more dice the defender rolls. Your swords, and warbands you sacrifice on top, must beat the defender's shields and warbands. Before you commit, the table shows you the exact odds.
    .rules = 5.5.2 5.5.4 5.5.5.a
learn-8 = When it ends
    .text = Exiles win at the start of their turn. If the Empire still holds the title after round five, six or seven, a die may end the game for it; after round eight it is over in any case.
    .rules = 3.1 3.2 3.3 3.4
learn-9 = The Chronicle
    .text = Afterwards the winner swears a new oath and shapes the world: sites stay or vanish, edifices rise, cards come and go. The next game starts from there.
    .rules = 8.0
learn-10 = A good beginning
    .text = As an Exile, search early and keep three good advisers; find out what the oath asks for and who can stop you. As Chancellor, guard what the oath counts, and offer Citizenship before an Exile gets too strong.
