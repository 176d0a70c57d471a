# Root: card names, short texts and rulings (own wording); .text-later is a later printing.

## Ambush cards

card-ambush-bird = Ambush!
    .text = Bird. Cannot be crafted. As the defender in any clearing, play this before the dice are rolled: the attacker takes two hits at once. An attacker can also play it, to cancel an ambush that fits the same clearing.
    .note-1 = Each side can play only one ambush per battle.
    .note-2 = Its hits are not rolled: the number of warriors does not limit them, and Armorers does not stop them.
    .note-3 = It can be spent as a card of any suit.

card-ambush-fox = Ambush!
    .text = Fox. Cannot be crafted. As the defender in a fox clearing, play this before the dice are rolled: the attacker takes two hits at once. An attacker there can also play it, to cancel an ambush.
    .note-1 = Each side can play only one ambush per battle.
    .note-2 = Its hits are not rolled: the number of warriors does not limit them, and Armorers does not stop them.

card-ambush-rabbit = Ambush!
    .text = Rabbit. Cannot be crafted. As the defender in a rabbit clearing, play this before the dice are rolled: the attacker takes two hits at once. An attacker there can also play it, to cancel an ambush.
    .note-1 = Each side can play only one ambush per battle.
    .note-2 = Its hits are not rolled: the number of warriors does not limit them, and Armorers does not stop them.

card-ambush-mouse = Ambush!
    .text = Mouse. Cannot be crafted. As the defender in a mouse clearing, play this before the dice are rolled: the attacker takes two hits at once. An attacker there can also play it, to cancel an ambush.
    .note-1 = Each side can play only one ambush per battle.
    .note-2 = Its hits are not rolled: the number of warriors does not limit them, and Armorers does not stop them.

## Dominance cards

card-dominance-bird = Dominance
    .text = Bird. Cannot be crafted. With at least 10 points you may activate this in Daylight; you score no more. You win if you rule two opposite corner clearings at the start of your Birdsong.
    .note-1 = Victory is checked first thing in Birdsong, before services are bought and before any card is used; mercenaries never count.
    .note-2 = Spent for its suit, it becomes available; only a bird card buys it back. It may be taken and activated in the same Daylight.
    .note-3 = The Vagabond uses it to form a coalition. Games with two players have no dominance cards.

card-dominance-fox = Dominance
    .text = Fox. Cannot be crafted. With at least 10 points you may activate this in Daylight; you score no more. You win if you rule three fox clearings at the start of your Birdsong.
    .note-1 = Victory is checked first thing in Birdsong, before services are bought and before any card is used; mercenaries never count.
    .note-2 = Spent for its suit, it becomes available; a fox or bird card buys it back. It may be taken and activated in the same Daylight.
    .note-3 = The Vagabond uses it to form a coalition. Games with two players have no dominance cards.

card-dominance-rabbit = Dominance
    .text = Rabbit. Cannot be crafted. With at least 10 points you may activate this in Daylight; you score no more. You win if you rule three rabbit clearings at the start of your Birdsong.
    .note-1 = Victory is checked first thing in Birdsong, before services are bought and before any card is used; mercenaries never count.
    .note-2 = Spent for its suit, it becomes available; a rabbit or bird card buys it back. It may be taken and activated in the same Daylight.
    .note-3 = The Vagabond uses it to form a coalition. Games with two players have no dominance cards.

card-dominance-mouse = Dominance
    .text = Mouse. Cannot be crafted. With at least 10 points you may activate this in Daylight; you score no more. You win if you rule three mouse clearings at the start of your Birdsong.
    .note-1 = Victory is checked first thing in Birdsong, before services are bought and before any card is used; mercenaries never count.
    .note-2 = Spent for its suit, it becomes available; a mouse or bird card buys it back. It may be taken and activated in the same Daylight.
    .note-3 = The Vagabond uses it to form a coalition. Games with two players have no dominance cards.

## Item cards

card-birdy-bindle = Birdy Bindle
    .text = Bird. Craft cost: one mouse. At once: take a bag from the supply and score 1 point.
    .note-1 = Cannot be crafted once the supply has no bag left.

card-woodland-runners = Woodland Runners
    .text = Bird. Craft cost: one rabbit. At once: take a boot from the supply and score 1 point.
    .note-1 = Cannot be crafted once the supply has no boot left.

card-arms-trader = Arms Trader
    .text = Bird. Craft cost: two foxes. At once: take a sword from the supply and score 2 points.
    .note-1 = Cannot be crafted once the supply has no sword left.
    .note-2 = The Eyrie score only 1 point, unless the Builder leads them.

card-crossbow-bird = Crossbow
    .text = Bird. Craft cost: one fox. At once: take a crossbow from the supply and score 1 point.
    .note-1 = Cannot be crafted once the supply has no crossbow left.

card-gently-used-knapsack = Gently Used Knapsack
    .text = Fox. Craft cost: one mouse. At once: take a bag from the supply and score 1 point.
    .note-1 = Cannot be crafted once the supply has no bag left.

card-root-tea-fox = Root Tea
    .text = Fox. Craft cost: one mouse. At once: take a tea from the supply and score 2 points.
    .note-1 = Cannot be crafted once the supply has no tea left.
    .note-2 = The Eyrie score only 1 point, unless the Builder leads them.

card-travel-gear-fox = Travel Gear
    .text = Fox. Craft cost: one rabbit. At once: take a boot from the supply and score 1 point.
    .note-1 = Cannot be crafted once the supply has no boot left.

card-protection-racket = Protection Racket
    .text = Fox. Craft cost: two rabbits. At once: take a coin from the supply and score 3 points.
    .note-1 = Cannot be crafted once the supply has no coin left.
    .note-2 = The Eyrie score only 1 point, unless the Builder leads them.

card-foxfolk-steel = Foxfolk Steel
    .text = Fox. Craft cost: two foxes. At once: take a sword from the supply and score 2 points.
    .note-1 = Cannot be crafted once the supply has no sword left.
    .note-2 = The Eyrie score only 1 point, unless the Builder leads them.

card-anvil = Anvil
    .text = Fox. Craft cost: one fox. At once: take a hammer from the supply and score 2 points.
    .note-1 = Cannot be crafted once the supply has no hammer left.
    .note-2 = The Eyrie score only 1 point, unless the Builder leads them.

card-smugglers-trail = Smuggler's Trail
    .text = Rabbit. Craft cost: one mouse. At once: take a bag from the supply and score 1 point.
    .note-1 = Cannot be crafted once the supply has no bag left.

card-root-tea-rabbit = Root Tea
    .text = Rabbit. Craft cost: one mouse. At once: take a tea from the supply and score 2 points.
    .note-1 = Cannot be crafted once the supply has no tea left.
    .note-2 = The Eyrie score only 1 point, unless the Builder leads them.

card-a-visit-to-friends = A Visit to Friends
    .text = Rabbit. Craft cost: one rabbit. At once: take a boot from the supply and score 1 point.
    .note-1 = Cannot be crafted once the supply has no boot left.

card-bake-sale = Bake Sale
    .text = Rabbit. Craft cost: two rabbits. At once: take a coin from the supply and score 3 points.
    .note-1 = Cannot be crafted once the supply has no coin left.
    .note-2 = The Eyrie score only 1 point, unless the Builder leads them.

card-mouse-in-a-sack = Mouse-in-a-Sack
    .text = Mouse. Craft cost: one mouse. At once: take a bag from the supply and score 1 point.
    .note-1 = Cannot be crafted once the supply has no bag left.

card-root-tea-mouse = Root Tea
    .text = Mouse. Craft cost: one mouse. At once: take a tea from the supply and score 2 points.
    .note-1 = Cannot be crafted once the supply has no tea left.
    .note-2 = The Eyrie score only 1 point, unless the Builder leads them.

card-travel-gear-mouse = Travel Gear
    .text = Mouse. Craft cost: one rabbit. At once: take a boot from the supply and score 1 point.
    .note-1 = Cannot be crafted once the supply has no boot left.

card-investments = Investments
    .text = Mouse. Craft cost: two rabbits. At once: take a coin from the supply and score 3 points.
    .note-1 = Cannot be crafted once the supply has no coin left.
    .note-2 = The Eyrie score only 1 point, unless the Builder leads them.

card-sword = Sword
    .text = Mouse. Craft cost: two foxes. At once: take a sword from the supply and score 2 points.
    .note-1 = Cannot be crafted once the supply has no sword left.
    .note-2 = The Eyrie score only 1 point, unless the Builder leads them.

card-crossbow-mouse = Crossbow
    .text = Mouse. Craft cost: one fox. At once: take a crossbow from the supply and score 1 point.
    .note-1 = Cannot be crafted once the supply has no crossbow left.

## Lasting effects

card-armorers = Armorers
    .text = Bird. Craft cost: one fox. Lasting: when you are in a battle, you may throw this card away; then none of the rolled hits counts against you.
    .note-1 = Attacker and defender can use it alike.
    .note-2 = It stops neither the hits of an ambush nor extra hits.

card-sappers = Sappers
    .text = Bird. Craft cost: one mouse. Lasting: when you defend in a battle, you may throw this card away for one extra hit.
    .note-1 = The extra hit is not limited by the number of your warriors, so it works without any.

card-brutal-tactics = Brutal Tactics
    .text = Bird. Craft cost: two foxes. Lasting: when you attack, you may deal one extra hit; the defender then scores a point.
    .note-1 = The card stays in play and may be used in every battle you start.
    .note-2 = A defender who has activated a dominance card scores nothing.

card-royal-claim = Royal Claim
    .text = Bird. Craft cost: four of any suits. Lasting: in your Birdsong you may throw this card away to score one point for every clearing you rule.
    .note-1 = The Vagabond needs four hammers to craft it, and he rules no clearing.
    .note-2 = Mercenaries do not help: they count from Daylight on.

card-stand-and-deliver = Stand and Deliver!
    .text = Fox. Craft cost: three mice. Lasting: in your Birdsong you may take a random card from another player; that player scores a point.
    .text-later = Fox. Craft cost: three mice. Lasting: once in your Birdsong you may take a random card from an enemy; that player scores a point.
    .note-1 = The early printing does not say how often; Tafelrunde allows it once per Birdsong.
    .note-2 = The open hand of the Riverfolk is turned over and shuffled for this.

card-tax-collector = Tax Collector
    .text = Fox. Craft cost: one fox, one rabbit and one mouse. Lasting: once in your Daylight you may remove one of your own warriors and draw a card for it.
    .text-later = Fox. Craft cost: one fox, one rabbit and one mouse. Lasting: once in your Daylight you may remove a warrior of your faction from a clearing and draw a card for it.
    .note-1 = The Vagabond cannot craft it: his hammers all have one suit.

card-command-warren = Command Warren
    .text = Rabbit. Craft cost: two rabbits. Lasting: when your Daylight begins, you may start a battle.
    .note-1 = It comes before anything else in Daylight and does not cost an action.

card-better-burrow-bank = Better Burrow Bank
    .text = Rabbit. Craft cost: two rabbits. Lasting: when your Birdsong begins, you draw a card, and so does one other player you choose.
    .text-later = Rabbit. Craft cost: two rabbits. Lasting: when your Birdsong begins, you may draw a card; if you do, an enemy you choose draws one too.
    .note-1 = In the early printing this is not optional.
    .note-2 = A dominance victory is checked before this.

card-cobbler = Cobbler
    .text = Rabbit. Craft cost: two rabbits. Lasting: when your Evening begins, you may make a move.
    .note-1 = The usual rules for moving apply: you must rule where you leave or where you arrive.
    .note-2 = It comes before anything else in Evening.

card-scouting-party = Scouting Party
    .text = Mouse. Craft cost: two mice. Lasting: when you attack, ambush cards do nothing to you.
    .note-1 = It does not protect you as a defender, and there an ambush is yours to play anyway.

card-codebreakers = Codebreakers
    .text = Mouse. Craft cost: one mouse. Lasting: once in your Daylight you may look at the hand of another player.
    .note-1 = Only you see those cards.

## Favors

card-favor-of-the-foxes = Favor of the Foxes
    .text = Fox. Craft cost: three foxes. At once: all enemy pieces in all fox clearings are removed; each building and token scores you a point. Then discard this card.
    .note-1 = Ruins and the Vagabond's pawn stay; the Vagabond suffers no damage.
    .note-2 = Each sympathy token removed causes Outrage: one card each.
    .note-3 = It is not a battle, so the Vagabond scores no Infamy with it.

card-favor-of-the-rabbits = Favor of the Rabbits
    .text = Rabbit. Craft cost: three rabbits. At once: all enemy pieces in all rabbit clearings are removed; each building and token scores you a point. Then discard this card.
    .note-1 = Ruins and the Vagabond's pawn stay; the Vagabond suffers no damage.
    .note-2 = Each sympathy token removed causes Outrage: one card each.
    .note-3 = It is not a battle, so the Vagabond scores no Infamy with it.

card-favor-of-the-mice = Favor of the Mice
    .text = Mouse. Craft cost: three mice. At once: all enemy pieces in all mouse clearings are removed; each building and token scores you a point. Then discard this card.
    .note-1 = Ruins and the Vagabond's pawn stay; the Vagabond suffers no damage.
    .note-2 = Each sympathy token removed causes Outrage: one card each.
    .note-3 = It is not a battle, so the Vagabond scores no Infamy with it.
