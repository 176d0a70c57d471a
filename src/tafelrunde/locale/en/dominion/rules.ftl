# Dominion: the rules D1 to D85 in Tafelrunde's own words.
# The value of a message is the title of the rule, .text the rule itself.

## Setup

rule-D1 = Zones of the table
    .text = Every player has a face-down deck, a hand, a face-up discard pile, a play area and, where an effect calls for it, set-aside cards that stay tied to that effect. Some cards add mats of one's own: Tavern, Island, Native Village, Pirate Ship, VP tokens, Coffers and Villagers. Shared by all are the Supply, the trash, piles beside the Supply, the Trade Route mat, the Black Market deck, the Boon and Hex decks with their discard piles, the Events, Landmarks and Projects laid out, and Artifacts and States that nobody holds.

rule-D2 = Starting deck
    .text = Everyone starts with 7 Coppers and 3 Estates, shuffles them into a deck and draws a hand of 5. If Shelters are used, Hovel, Necropolis and Overgrown Estate take the place of the three Estates (D9). Each Heirloom in use takes the place of one Copper in every starting deck (D60).

rule-D3 = Supply counts
    .text = After dealing, the Supply holds 8 Provinces with two players, 12 with three or four, 15 with five and 18 with six; every other Victory pile has 8 cards with two players and 12 otherwise, and this includes Victory cards from expansions and kingdom cards that are Victory cards as well as something else. There are 10 Curses for each player beyond the first. Copper starts at 60 cards (120 with five or six players) minus 7 per player, so 46, 39, 32, 85 or 78 remain for two to six players. Silver has 40 cards and Gold 30; with five or six players 80 and 60.

rule-D4 = The kingdom
    .text = A kingdom consists of 10 different kingdom piles. A pile has 10 cards, except: Victory piles have 8 or 12 (D3), Rats 20, Port 12, split piles 5 cards over 5 others (D61), Castles 8 with two players and 12 with more (D68); the Knights pile holds 10 cards that are all different (D62).

rule-D5 = Extra Supply piles
    .text = Some kingdoms add Supply piles to the ten: a Bane pile with Young Witch (D71), Ruins with any Looter (D63), Potions as soon as one kingdom card costs a Potion (D50), and Platinum and Colony where they are used (D8). These piles belong to the Supply in every respect.

rule-D6 = Who may look
    .text = You may count your own deck but not look at it; your own discard pile may be neither counted nor looked through, and the same goes for the decks and discard piles of the other players. Everyone may count and look through the Supply piles and the trash at any time, except mixed face-down piles such as Knights and Ruins. Cards on a Native Village mat are seen only by their owner, cards on an Island mat and the Prizes by everybody. The number of cards in each hand is public.

rule-D7 = Random kingdoms
    .text = For a random kingdom, shuffle the randomizer cards of the sets in use and deal ten kingdom cards. Events, Landmarks and Projects either have a randomizer pile of their own or are mixed in; one that turns up is laid beside the Supply, and dealing goes on until ten kingdom cards have been found.

rule-D8 = Platinum and Colony
    .text = Platinum and Colony are used together or not at all. The general rules leave it to chance: one randomizer is drawn from the kingdom, and both piles are used if it is a Prosperity card. The later printing of Prosperity always uses them with a kingdom made of Prosperity cards only and otherwise leaves it to the players; in Tafelrunde they choose before the game, and if they say nothing, the randomizer decides. There are 12 Platinums and 8 Colonies with two players or 12 with more.

rule-D9 = Starting with Shelters
    .text = Instead of three Estates, players may start with the Shelters Hovel, Necropolis and Overgrown Estate. The general rules draw one randomizer from the kingdom: a Dark Ages card means Shelters. The later printing of Dark Ages makes them obligatory with a kingdom of Dark Ages cards only and leaves it to the players if at least one Dark Ages card is in it; in Tafelrunde they choose before the game, and if they say nothing, the randomizer decides. The Estate pile is set out anyway. Shelters have no pile: they can never be bought or gained, and Ambassador cannot return them.

rule-D10 = Piles beside the Supply
    .text = Some cards bring piles that lie beside the Supply: Prizes (Tournament), Spoils (Bandit Camp, Marauder, Pillage), Madman (Hermit), Mercenary (Urchin), the higher Travellers, five of each (Page, Peasant), Will-o'-Wisp (any Fate card, Exorcist), Imp (Exorcist, Devil's Workshop, Tormentor), Ghost (Exorcist, Cemetery), Wish (Leprechaun, Secret Cave) and Bat (Vampire). With Necromancer the three Zombies start face up in the trash. None of these piles counts for the end of the game, their cards cannot be bought, and only an effect that names such a card can hand it out.

rule-D11 = Other setup
    .text = Some cards need preparation: tokens on Victory piles for Trade Route (D70), one Coffers per player for Baker, three face-up Boons for Druid, Lost in the Woods for Fool, the Hexes and two States for Doom cards, the Boons and Will-o'-Wisps for Fate cards. Border Guard, Flag Bearer, Swashbuckler and Treasurer bring their Artifacts, Tax puts 1 Debt on every Supply pile, and Landmarks are prepared as they say (D54). Each player gets a Journey token, face up, with Ranger, Giant or Pilgrimage, the Coffers and Villagers mat if any card uses it, and two cubes if there are Projects. A card's setup is carried out even if the card is only in the Black Market deck.

rule-D12 = Black Market
    .text = The Black Market deck holds one copy each of at least 15 kingdom cards that are not in the Supply; the players agree on them, then they are shuffled face down, with one random Knight standing for the Knights. It is not part of the Supply and never counts for the end of the game. Playing Black Market gives 2 coins and turns over three cards of this deck; you may then play Treasures and buy one of the three in the middle of your Action phase, which uses up no buy, but Coffers cannot be spent for it. Cards not bought go under the deck in an order of your choice, and coins left over, including the 2 coins if you buy nothing, remain for your Buy phase.

## The turn

rule-D13 = Phases of a turn
    .text = A turn consists of the Action phase, the Buy phase, the Night phase if there are Night cards in the game, and Clean-up, always in this order. You may do nothing in the Action and Buy phases, but Clean-up must be carried out. Then the player to the left takes a turn.

rule-D14 = Actions, buys and coins
    .text = Each turn starts with 1 action, 1 buy and 0 coins. Bonuses such as +1 action, +1 buy or +1 coin raise these amounts for the current turn only; whatever is unused is lost when the turn ends. Effects that happen when your turn begins come before the Action phase, in any order you like.

rule-D15 = Action phase
    .text = Playing an Action card from your hand costs one action. The card goes into your play area, and its instructions are carried out from top to bottom as far as possible. An Action played by another effect, for example by Throne Room, Vassal, Golem or Herald, costs no action. Villagers may be spent in this phase for further actions (D47).

rule-D16 = Buy phase
    .text = First you may play any number of Treasures from your hand, one at a time and in any order, finishing each one's instructions before the next; Coffers are spent here too. You need not play all your Treasures. After your first buy no more Treasures may be played in this phase. A Treasure yields its coins when it is played, and they stay even if the card leaves play. If Villa takes you back to the Action phase, the Buy phase that follows is a new one in which Treasures may be played again.

rule-D17 = Buying a card
    .text = Buying takes one buy, at least as many coins as the card costs at that moment, a Potion for every Potion in the cost, and no unpaid Debt (D48). You pay first, then effects that happen on buying the card take place, and then you gain it together with the effects of gaining it. Buying an Event or a Project also takes a buy, but it is neither buying nor gaining a card.

rule-D18 = Clean-up phase
    .text = Effects that happen as Clean-up begins come first. Then all your cards in play that have nothing left to do and all cards in your hand are discarded, in any order you like, and you draw 5 cards. With Outpost you draw 3 instead, each Expedition adds 2, and the Flag adds 1, also to Outpost's three. After the draw, cards set aside by Save and Faithful Hound come back to hand, and The River's Gift draws its card.

rule-D19 = Night phase
    .text = After the Buy phase you may play any number of Night cards and nothing else; no actions are needed. A Night card that goes to your hand when gained can be played in the same turn. A card that is both Action and Night, such as Werewolf, may be played in either phase.

rule-D20 = Extra turns
    .text = Outpost gives the same player an extra turn at once, but never a third turn in a row. Mission gives one only if the previous turn was another player's, and no cards may be bought in it, while Events may. Possession is described in D74; Fleet adds one more round after the end for its owners only. If Outpost and Possession come from the same turn, Outpost's turn is first. Extra turns do not count when turns are compared to break a tie, and Donate and Mountain Pass take effect between turns.

## End and score

rule-D21 = End of the game
    .text = The game ends after a turn if the Province pile is empty, or the Colony pile where it is used, or any three Supply piles (four with five or six players). All Supply piles count: Treasures, Victory cards, Curses, Ruins, the Bane and the kingdom; the trash and piles beside the Supply do not. A split or mixed pile is empty only when all its cards are gone. In the 2009 printing of Seaside it is enough that the condition was met at any moment of the turn, even if Ambassador refills the pile; Tafelrunde checks only at the end of the turn unless that edition is chosen.

rule-D22 = Scoring and ties
    .text = Add up the victory points of all your cards, wherever they are: deck, hand, discard pile, in play, set aside or on a mat. Then come VP tokens, Landmarks and States; a total may be negative. The highest total wins. On a tie the tied player who has taken fewer turns wins, extra turns not counted; if that is equal too, the victory is shared.

## Terms

rule-D23 = In play
    .text = Cards are in play while they lie in a play area, including Durations from earlier turns and Reserve cards that were called. Not in play are cards in hand, in decks, discard piles, the Supply or the trash, cards set aside or on mats, Reactions that are merely shown, and cards that a Command card or Necromancer plays while they stay in the Supply or the trash.

rule-D24 = Cards with several types
    .text = A card with more than one type counts as each of them for every purpose. Curse is a type of its own: a Curse is not a Victory card, Treasure or Action.

rule-D25 = Choosing between options
    .text = "Choose one" means exactly one option; you may pick one that cannot be carried out, and then as much of it as possible is done. "Choose two" means two different options, both chosen before either is carried out.

rule-D26 = Looking, revealing and naming
    .text = To look at a card is private; to reveal it shows it to everybody; either way it returns to where it was unless something else is said. A card set aside is not in play. Naming a card takes the exact name of a card, not a type or a pile. Differently named cards are told apart by their names, even within one pile. "This card" is always the card carrying the text, "that card" the other one it speaks of.

rule-D27 = Shuffling the deck
    .text = You shuffle only when you must draw, reveal, look at or set aside more cards than your deck holds. The cards left in the deck are used first; the discard pile is shuffled and placed beneath them, without cards that are currently revealed or set aside. If there are still too few cards, go on with what there is. Stash may be put anywhere in the shuffled cards, and Star Chart lets you put one card of your choice on top.

rule-D28 = Moving the whole deck
    .text = Putting your whole deck into your discard pile, as with Chancellor, Scavenger, Messenger, Trusty Steed or Bad Omens, is not discarding. Cards that react to being discarded, such as Tunnel and Faithful Hound, do nothing.

rule-D29 = Reacting to a discard
    .text = Texts of the kind "when you discard this" need an effect that tells you to discard, outside Clean-up. They work whether the card comes from your hand, your deck or among revealed cards, and on any player's turn. A card that reaches the discard pile because it was gained has not been discarded.

rule-D30 = Buying and gaining
    .text = Whoever buys a card also gains it; effects of buying, such as Embargo, Talisman, Hoard, Goons, Haggler, Mint, Farmland, Port, Merchant Guild, Swamp Hag or overpaying, do not happen when a card is gained in another way. Effects of gaining happen in both cases. Being passed a card by Masquerade, exchanging cards and returning a card to hand, as Fortress does, are not gaining.

rule-D31 = Gaining a card
    .text = A card is gained from the Supply unless another source is named. It goes to your discard pile unless the effect or the card itself names another place; an effect that puts it into your hand, such as Sculptor or Wish, takes precedence over a card that names a different place, such as Nomad Camp. If a gained card has moved before an effect wants to move it, that effect has lost track of it (D38).

rule-D32 = Gaining several cards
    .text = If you gain several cards, you gain them one after the other. Everything that happens because of the first is finished before the second is gained.

rule-D33 = Trashing a card
    .text = A card is always trashed by its owner, even when an opponent's Attack orders it. What happens when a card is trashed happens at once, even in the middle of another card; if one instruction trashes several cards, all of them are trashed first and their effects follow in any order. Such a text gives no right to trash the card. A card that comes back at once, such as Fortress, has still been trashed. Returning a card to the Supply (Ambassador, Experiment, Encampment) and passing it on are not trashing.

rule-D34 = Exchanging cards
    .text = To exchange a card, put it back on its pile and take the other card into your discard pile; this is impossible if the other pile is empty. Exchanging costs nothing and is not gaining, so effects of gaining, Travelling Fair, Monastery and Devil's Workshop take no notice of it. Travellers, Vampire and Bat, and Changeling work this way.

rule-D35 = Cost of a card
    .text = A cost is always the current one, for cards everywhere: in the Supply and beside it, in hands, decks and the Black Market. It never drops below 0, and Events and Projects are never reduced. Bridge and Inventor lower costs once per play for the rest of the turn; Highway, Princess, Quarry (Actions only) and Bridge Troll (its owner's turns) count once per copy in play. Ferry's token lowers one pile and Canal all cards on their owner's turns, and Peddler's own discount holds in the Buy phase only.

rule-D36 = Comparing costs
    .text = Limits such as "up to 4" or "from 3 to 6" admit only cards without Potion or Debt in their cost, unless the cost they are measured against contains at least as much of these. An asterisk or an overpay mark does not change a cost. "Costs more" compares all parts of a cost, but Patrician and Catapult look at coins only. Coins, tokens or other money never raise the limit of an effect.

rule-D37 = Playing a card repeatedly
    .text = Cards such as Throne Room, King's Court, Procession, Disciple, Royal Carriage, Crown, Counterfeit, Ghost, Scepter and Citadel play one card several times: carry it out completely, then again, with no other card in between unless the card itself plays one. Later plays happen even if the card has left play. Repeating such a card means that as many different cards are repeated. What counts copies in play stays single; what counts plays, such as Conspirator, Bridge, Merchant, Priest, Crossroads and Fool's Gold, counts each play. The card stays in play between its plays; early printings put it back into the hand, which makes no difference.

rule-D38 = Losing track
    .text = An effect can move a card only if the card is where the effect expects it. If something else has moved it, or it is covered in a discard pile, it stays where it is. All other instructions are still carried out, except those that depend on the move having happened. Example: Procession plays Madman twice, giving 2 actions each time but drawing only once; Madman, back on its pile, cannot be trashed, and an Action costing 1 is still gained if there is one.

rule-D39 = Several things at once
    .text = If several things happen to you at the same time, you choose their order. If an effect concerns several players, it is carried out in turn order, beginning with the player whose turn it is.

rule-D40 = Attacks and Reactions
    .text = Reactions to an Attack are used when the Attack card is played, before any of its text, even if the attack will not reach you; you may use several one after the other, including cards just drawn. Moat protects against this one play; Lighthouse, Guardian and Champion protect automatically while in play, and you cannot waive it. A protected player is skipped for good and bad parts alike, while the attacker carries out everything else. Treasures and Night cards can be Attacks too, and lasting Attacks such as Swamp Hag or Enchantress are reacted to when played, not later. Effects that hurt without being Attacks, such as Masquerade, Tribute, Smugglers, Possession, Vault, Raid, Ill-Gotten Gains, Haunted Castle or Noble Brigand when bought, allow no Reactions.

rule-D41 = Order of an attack
    .text = An attack is carried out clockwise, beginning with the player to the attacker's left. If a pile of Curses, Ruins, Coppers or Silvers is too short for everybody, its cards are handed out in this order until none are left.

rule-D42 = Drawing up to a number
    .text = If you are to draw until you hold a certain number of cards and you already have that many or more, nothing happens. The -1 Card token reduces your next draw by one card; when drawing up to a number it is merely put back, and the hand is then filled completely.

rule-D43 = Leaving play at Clean-up
    .text = You decide the order in which your cards are discarded from play, so Alchemist may return to the deck before Herbalist returns the Potion. Texts about discarding from play include Treasury, Alchemist, Herbalist, Hermit, Capital, Travellers and the Horn; Scheme, Walled Village, Improve and Encampment act as Clean-up begins. The first printing of Scheme moves a card instead of discarding it, so Hermit would do nothing; the corrected Scheme discards it first and then moves it, so discard texts do happen. Tafelrunde follows the correction unless an edition is chosen. A return that was forgotten cannot be made up later.

rule-D44 = Duration cards
    .text = A Duration stays in play until the Clean-up of the last turn in which it does something; if nothing remains to be done, such as Gear with no card set aside, it is discarded in the turn it was played. Hireling and Champion stay until the end of the game. A card that plays a Duration several times, such as Throne Room, King's Court, Royal Carriage, Scepter or Ghost, stays with it, as do cards that become the Duration they imitate, but Herald and Captain do not stay, and with Citadel you simply remember it. Cards set aside by a Duration belong to that copy. With Procession the first printing of Dark Ages keeps Procession in play for a trashed Duration, the second discards it while the effect goes on; Tafelrunde follows the latest unless an edition is chosen.

rule-D45 = Imitating cards
    .text = In their early printings Band of Misfits and Overlord become the chosen card while in play: one visible Supply card, chosen once even if they are replayed, and playable only in a phase in which they could be played themselves. Since the corrections of 2019 they are Command cards, like Captain: they play a card from the Supply that is not a Command and leave it there. A card played that way is not in play and cannot move itself, does not count as trashed and has no effects that last while it is in play, though cards that move Supply cards may move themselves. Tafelrunde follows the correction unless an edition is chosen.

## Tokens and mats

rule-D46 = VP tokens
    .text = VP tokens come from an unlimited pool, are kept openly and are worth 1 victory point each at the end. Tokens on piles or Landmarks can be taken only through the text that names them. Tokens on Landmarks are never refilled, and Gathering piles keep theirs even when empty.

rule-D47 = Coin tokens, Coffers and Villagers
    .text = Coin tokens on the Pirate Ship and Trade Route mats only count something and are never spent. Each Coffers may be returned in your own Buy phase, before your first buy, for 1 coin, and each Villager in your own Action phase for 1 action, any number at once. The pool is unlimited, and nothing is ever taken from other mats or players. The older wording "take a coin token" of Guilds means +1 Coffers, and Butcher spends Coffers in its own way. Coffers received after you have begun to buy wait for a later turn.

rule-D48 = Debt tokens
    .text = When you buy something with Debt in its cost, you take that many Debt tokens instead of paying this part; Tax, Capital and Mountain Pass can also give Debt. While you hold Debt you cannot buy cards, Events or Projects. In your Buy phase, before or after buying, you may pay off Debt with coins one for one, and those coins are spent. Capital lets you pay right after taking its Debt.

rule-D49 = Overpaying for a card
    .text = If the cost has a plus sign, you may pay any additional amount when buying the card, and its text rewards you according to that amount. Coins, Coffers and Potions may be used. You cannot overpay when you gain the card in another way, and a reduced cost does not count as overpaying. For all other purposes the card has its normal cost.

rule-D50 = Potions in costs
    .text = Potion is a basic Treasure that gives one Potion instead of coins; its pile of 16 is used whenever a kingdom card costs a Potion. Effects that count the coins of a cost ignore Potions, for example Bishop, Forge, Trader and Salvager. Apprentice draws 2 more cards for a Potion in the cost.

rule-D51 = Reserve cards
    .text = A Reserve card that is played moves to your Tavern mat. It may be called at the moment its text names: when your turn begins, directly after an Action has been carried out, when you gain a card or at the end of your Buy phase. Once called it is in play and is discarded in the Clean-up of that turn, even if the turn is another player's. Cards on the mat belong to their owner at the end; Distant Lands and the Coppers of Miser lie there as well.

rule-D52 = Adventures tokens
    .text = Each player has a set of tokens. The +1 Card, +1 Action, +1 Buy and +1 Coin tokens lie on Action piles of the Supply and give their owner the bonus first whenever a card from that pile is played; the -2 Cost token makes a pile cheaper, and with the Trashing token you may trash a hand card when buying from its pile. The Estate token marks an inherited card (D78); the -1 Card token on your deck cuts your next draw by one, and the -1 Coin token your next coins by one; the Journey token starts face up and is turned when told. A token lies in one place and moves when placed again, stays on an empty pile, belongs to the pile rather than to a name and never goes on a pile outside the Supply; Teacher needs a pile without tokens of one's own. Looking at cards, as Raze and Scouting Party do, is not drawing.

## Sideways cards

rule-D53 = Buying Events
    .text = Events are bought in the Buy phase for their cost and one buy and take effect at once. They are not cards and nobody takes them; they can be bought any number of times unless they say once per turn or once per game. Cost reducers do not affect them.

rule-D54 = Landmarks in force
    .text = Landmarks are in force for everybody throughout the game and are never bought. At setup, Arena, Basilica, Baths, Battlefield, Colonnade and Labyrinth get 6 VP tokens per player; Aqueduct puts 8 each on the Silver and Gold piles; Defiled Shrine puts 2 on every Action pile of the Supply that is not a Gathering pile. Obelisk picks a random Action pile of the Supply; Ruins and the Bane may be chosen.

rule-D55 = Buying Projects
    .text = A Project is bought in the Buy phase for its cost and one buy, but not while you hold Debt. You put one of your two cubes on it and have its ability for the rest of the game. Nobody buys the same Project twice, cubes never come back, and any number of players may share a Project. No more than two Events, Landmarks and Projects in total are recommended per game.

rule-D56 = Holding Artifacts
    .text = There is exactly one copy of each Artifact. Whoever takes it gets it from its current holder. Its ability lasts as long as you hold it.

rule-D57 = States of a player
    .text = A State lies in front of a player and adds a rule. Deluded and Envious are two sides of one card per player: you take it only if you hold neither side, return it as your next Buy phase begins, and its effect lasts until the end of that turn. Miserable and Twice Miserable, also one card per player, cost 2 and 4 victory points. There is only one Lost in the Woods; it moves to whoever gets it through Fool.

rule-D58 = Receiving Boons
    .text = The 12 Boons are shuffled into a face-down deck. To receive a Boon, turn over the top one, do what it says and put it on the Boons' discard pile, which is reshuffled when the deck is empty. The Field's, The Forest's and The River's Gift stay in front of you until Clean-up. The three Boons laid out for Druid are not part of the deck.

rule-D59 = Receiving Hexes
    .text = The 12 Hexes form a deck of their own that is handled like the Boons, except that each Hex is discarded at once. If each other player receives the next Hex, one Hex is turned over and all opponents carry it out in turn order. Boons, Hexes, States, Events, Landmarks, Projects and Artifacts are not cards for any text that counts or gains cards, and they never enter a deck.

rule-D60 = Heirlooms at the start
    .text = Seven kingdom cards bring an Heirloom: Tracker the Pouch, Pixie the Goat, Secret Cave the Magic Lamp, Fool the Lucky Coin, Cemetery the Haunted Mirror, Shepherd the Pasture and Pooka the Cursed Gold. Every player starts with one of each Heirloom in use in place of a Copper. With Pixie and Fool, for example, a starting deck has 5 Coppers, Goat, Lucky Coin and 3 Estates.

## Special piles and cards

rule-D61 = Split piles
    .text = A split pile has five copies of one card on top of five copies of another: Encampment over Plunder, Patrician over Emporium, Settlers over Bustling Village, Catapult over Rocks, Gladiator over Fortune, Sauna over Avanto. Only the top card can be bought or gained. A card returned to the pile covers the rest again.

rule-D62 = Mixed piles
    .text = Knights and Ruins are shuffled piles, face down with the top card turned up. Only the top card can be bought or gained, and when it goes, the next one is turned up; a returned card goes on top, and the former top card is turned down again. Texts and tokens that concern the pile apply to all its cards, texts about a card only to the card of that name. Knights are not a Victory pile, even with Dame Josephine on top.

rule-D63 = The Ruins pile
    .text = Ruins are used when a Looter is in the kingdom: Cultist, Death Cart or Marauder. Of the 50 cards, five kinds with ten copies each, shuffle and set out 10 for each player beyond the first. Ruins are part of the Supply, can be bought and count for the end of the game.

rule-D64 = Kinds of Shelters
    .text = When Shelters are used (D9), Hovel is a Reaction, Necropolis an Action and Overgrown Estate a Victory card worth 0 points.

rule-D65 = The five Prizes
    .text = The five Prizes are unique cards beside the Supply. They can be had only through Tournament, which lets you choose freely among those left. Everyone may look at them at any time.

rule-D66 = Lines of Travellers
    .text = There are two lines: Page, Treasure Hunter, Warrior, Hero, Champion, and Peasant, Soldier, Fugitive, Disciple, Teacher. Whenever a Traveller is discarded from play, you may exchange it for the next in its line (D34). Champion and Teacher are the last and are not exchanged.

rule-D67 = Gathering piles
    .text = Farmers' Market, Temple and Wild Hunt collect VP tokens on their own Supply pile. The tokens are common to all players; who adds or takes them is said on the cards.

rule-D68 = The Castle pile
    .text = The Castle pile holds eight differently named cards sorted by cost, the cheapest on top. With two players there is one of each, 8 in all. With more players there are 12, because Humble Castle, Small Castle, Opulent Castle and King's Castle are included twice.

rule-D69 = Embargo tokens
    .text = Any number of Embargo tokens may lie on a Supply pile. From then on, whoever buys a card from that pile gains one Curse for each token on it, as long as there are Curses. Gaining a card from the pile without buying it costs no Curse.

rule-D70 = Trade Route
    .text = At setup every Victory pile of the Supply gets a coin token, including piles of cards that are Victory cards among other types, but neither the Knights nor the Black Market deck. The first time a card is gained from such a pile, its token moves to the Trade Route mat and stays there for good. A pile that is refilled gets no new token.

rule-D71 = Young Witch and Bane
    .text = With Young Witch, one more kingdom pile costing 2 or 3 is added to the Supply as the Bane. It is a normal Supply pile, but whoever shows a Bane card from hand is not affected by Young Witch. Other Reactions come first. Projects and similar cards cannot be the Bane.

rule-D72 = Rules from kingdom cards
    .text = Some cards change the rules for everybody as long as they are in the kingdom. With Duchess, a player who gains a Duchy may gain a Duchess too; with Changeling, a gained card costing at least 3 coins may be exchanged for a Changeling. Grand Market cannot be bought with a Copper in play, and Peddler is cheaper in the Buy phase (D35).

rule-D73 = Forbidden buys
    .text = A card named for Contraband may not be bought, Mission allows no cards to be bought in its extra turn, and Deluded forbids buying Actions. All three concern buying only: gaining such cards in another way stays legal.

rule-D74 = Turns under Possession
    .text = Your left neighbour takes the extra turn and is "you" on all cards, but you make every decision and see everything that player may see, including the newly drawn hand. Cards gained in it go to your discard pile and Debt taken in it is yours, while other tokens stay with the possessed player. That player's trashed cards return to their discard pile at the end of the turn, but cards returned to the Supply or passed on are lost. If the possessed player plays Possession, that player controls the next one to the left; an Outpost played there gives the possessed player a normal turn of their own.

rule-D75 = Effect of Enchantress
    .text = Enchantress replaces what happens on playing the first Action that each opponent plays in their next turn, whatever the phase: it gives +1 card and +1 action instead. Other texts on that card, and Durations already in play, are not affected.

rule-D76 = Treasures through Capitalism
    .text = On the turn of a player with Capitalism, all Action cards whose text gives coins are Treasures as well, no matter whose cards they are. Played in the Buy phase, such a card does everything it says, but extra actions cannot be used there. Citadel may double it.

rule-D77 = Actions gained with Innovation
    .text = Innovation applies only to the first Action you gain in each of your own turns; if you decline, it is lost for that turn. An Action played this way in the Buy phase may draw Treasures, which can still be played if nothing has been bought yet.

rule-D78 = Estates under Inheritance
    .text = The chosen Supply card, an Action that is not a Victory card and costs at most 4, is set aside under your Estate token. Your Estates gain its abilities and types but keep their own name, cost and pile and are still worth 1 victory point. Tokens on the pile of the copied card do not apply to them.

rule-D79 = Cards set aside for good
    .text = Cards put away for the rest of the game still belong to their owner and are counted in the end. This holds for Island, Native Village, Distant Lands and Prince.

## Editions

rule-D80 = Sets and editions
    .text = Tafelrunde knows the base game in the printings of 2008, 2013 (with Black Market) and 2017, Intrigue of 2009, 2014 and 2017, and Seaside of 2009 and 2014; Alchemy, Prosperity, Cornucopia, Hinterlands and Dark Ages also have two printings, Guilds, Adventures, Empires, Nocturne, Renaissance and the promotional cards one; the edition of 2019 of Empires is the printing of 2016 with the correction of Overlord (D45). The second edition of the base game drops Adventurer, Chancellor, Feast, Spy, Thief and Woodcutter and adds Artisan, Bandit, Harbinger, Merchant, Poacher, Sentry and Vassal. The second edition of Intrigue drops Coppersmith, Great Hall, Saboteur, Scout, Secret Chamber and Tribute and adds Courtier, Diplomat, Lurker, Mill, Patrol, Replace and Secret Passage. All other expansions are first editions. The latest printing is used unless an edition is chosen.

rule-D81 = Published corrections
    .text = Misprinted cards are played as corrected. Mine, Moneylender, Throne Room, King's Court and Dame Natalie are optional. Venture discards the other revealed cards before playing its Treasure, Tournament has everybody reveal first, Ironmonger decides about discarding before it gives its bonus, and Procession gains an Action. Trusty Steed and Scavenger move the deck instead of discarding it, and Scheme discards a card before moving it. Walled Village asks for no more than one other Action in play, the last sentence of Summon plays the card only if it was really set aside, and a misprint on City is put right. An early printing that has been chosen keeps its own wording.

rule-D82 = Corrected numbers
    .text = Where a printed number is evidently wrong, Tafelrunde uses the right one. Feast, Artisan, Altar and University allow cards costing up to 5, Rebuild a Victory card costing up to 3 more, and Captain plays cards costing up to 4. Costs reduced by Bridge, Bridge Troll or Peddler's own text stop at 0, not at 1. Bazaar gives 1 coin, Hoard and Royal Seal are worth 2, Loan 1 and Horn of Plenty 0 coins. Will-o'-Wisp costs 0, and Patrician takes cards costing 5 or more. Scepter gives no coins when it replays an Action, and Dismantle gives nothing for a card costing 0.

rule-D83 = Differences between printings
    .text = Two printings of a set sometimes disagree; Tafelrunde follows the later one unless an edition is chosen. Hinterlands: only the first Crossroads gives actions, Spice Merchant and Stables ask for a Treasure rather than any card, Noble Brigand gives Copper to those who reveal no Treasure rather than no Silver or Gold, Embassy gives Silver to opponents rather than to all, Duchess and Oracle begin with the player rather than to the left, and Inn searches the discard pile, not the deck. Dark Ages: Pillage hits players with 5 or more cards rather than everybody, Hovel is a Reaction and not an Action, Poor House may take away other coins too, down to 0 in all, rather than only its own 4, and Procession with Durations differs (D44). Alchemy: only the earlier printing lets you look through the discard pile for Philosopher's Stone. Cornucopia: the order of Tournament differs.

rule-D84 = Recommended kingdoms
    .text = Tafelrunde offers 178 recommended kingdoms with everything that belongs to them, such as Events, Landmarks, Projects, a Bane, Prizes, Boons for Druid, Platinum and Colony or Shelters. Misprinted card names are corrected: Venture, Goons and Caravan appear where the German lists name another card. Three kingdoms differ from other published lists and are kept as printed: Shipwrecks in the Seaside printing of 2014, which lists only nine cards, To the Victor in Dark Ages with Wandering Minstrel instead of Sage, and the Events of Advanced Intro in Empires. The tenth card of Shipwrecks is supplied by Tafelrunde.

rule-D85 = What the sources leave open
    .text = The source of these rules explains cards rather than reprinting them; basic bonuses, and the names of three Knights, two Ruins, one Boon and five Hexes, are therefore taken from generally known facts. The same goes for the points of some Castles, the sizes of piles beside the Supply, paying off Debt and the tie-break. Menagerie is not included, because the source has no content for it.
