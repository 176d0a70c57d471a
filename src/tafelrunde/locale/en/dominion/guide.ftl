# What the guide of the first game says, step by step (titles/dominion/guide.toml). `.other`: to those who did something else.

guide-treasures = These five cards are your hand. Each Copper you play is worth 1 coin this turn, so play all your Treasures.
guide-smithy = Buy a Smithy: it costs 4 and draws three cards whenever you play it. What you buy goes to your discard pile and comes to your hand later.
    .other = That is a fair start, too: every card you buy comes back to your hand again and again.
guide-second-hand = Everything you played and held was discarded, and you drew five new cards. Play your Treasures again.
guide-silver = Silver is worth 2 coins instead of 1. A good rule for the beginning: if you do not know what to buy, buy Silver, and never a Copper.
    .other = Fine. Just see to it that your deck gets better money than Copper soon.
guide-play-smithy = The Smithy is here, and before your Treasures you may play one Action a turn. It draws three cards: more Treasures in hand, more coins to spend.
    .other = Without the Smithy you keep a small hand this turn. Next time it is worth playing first.
guide-shuffled = Your deck had run out, so your discard pile was shuffled and became the new deck. That is how your purchases come to you: your deck goes round and round.
guide-gold = 6 coins buy Gold, the best Treasure: it is worth 3. With two or three Golds in your deck you will soon reach the 8 coins for a Province.
    .other = Also possible. But money wins most first games: think of Gold the next time you have 6.
guide-village = Only one Action a turn: two Smithies in one hand would be one too many. A Village gives you two Actions back, so that several can be played in a row.
guide-play-village = The Village draws a card and gives you two Actions: after it you may play two more. How many Actions and buys you have left is shown beside the question.
guide-market = 5 coins buy a Market: a card, an Action, a coin and a second buy, all at once. Such cards never hurt.
    .other = Good, too. Cards for 5 coins are the best of most kingdoms: read them when there is time.
guide-province = 8 coins: buy a Province, it is worth 6 points! The game ends when the Provinces or any three piles have run out, and then points decide.
    .other = Bold. But whoever buys the most Provinces usually wins.
guide-farewell = You know how it goes: Actions, Treasures, buy, and Provinces from 8 coins on. From here on you decide alone; near the end Duchies for 5 coins are good points, too.
