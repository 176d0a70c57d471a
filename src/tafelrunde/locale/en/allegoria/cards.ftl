# Throne of Allegoria: names of cards and tiles, short texts and notes (our own wording).

## Worker cards

card-soldier-1 = Soldier 1
    .text = Discard it when you recruit a soldier: strength rises by 1.
    .note-1 = Five of the 12 soldier cards have the value 1.

card-soldier-2 = Soldier 2
    .text = Discard it when you recruit a soldier: strength rises by 2.
    .note-1 = Four of the 12 soldier cards have the value 2.

card-soldier-3 = Soldier 3
    .text = Discard it when you recruit a soldier: strength rises by 3.
    .note-1 = Three of the 12 soldier cards have the value 3.

card-spy-1 = Spy 1
    .text = Discard it when you place a spy with Infiltrate: intrigue rises by 1.
    .note-1 = Five of the 12 spy cards have the value 1.

card-spy-2 = Spy 2
    .text = Discard it when you place a spy with Infiltrate: intrigue rises by 2.
    .note-1 = Four of the 12 spy cards have the value 2.

card-spy-3 = Spy 3
    .text = Discard it when you place a spy with Infiltrate: intrigue rises by 3.
    .note-1 = Three of the 12 spy cards have the value 3.

card-merchant-1 = Merchant 1
    .text = Discard it when you place a merchant with Business: trade rises by 1.
    .note-1 = Five of the 12 merchant cards have the value 1.

card-merchant-2 = Merchant 2
    .text = Discard it when you place a merchant with Business: trade rises by 2.
    .note-1 = Four of the 12 merchant cards have the value 2.

card-merchant-3 = Merchant 3
    .text = Discard it when you place a merchant with Business: trade rises by 3.
    .note-1 = Three of the 12 merchant cards have the value 3.

card-banker-1 = Banker 1
    .text = Discard it for Profits: wealth rises by 1.
    .note-1 = Five of the 12 banker cards have the value 1.

card-banker-2 = Banker 2
    .text = Discard it for Profits: wealth rises by 2.
    .note-1 = Four of the 12 banker cards have the value 2.

card-banker-3 = Banker 3
    .text = Discard it for Profits: wealth rises by 3.
    .note-1 = Three of the 12 banker cards have the value 3.

card-scholar-1 = Scholar 1
    .text = Discard it for Education: knowledge rises by 1.
    .note-1 = Five of the 12 scholar cards have the value 1.

card-scholar-2 = Scholar 2
    .text = Discard it for Education: knowledge rises by 2.
    .note-1 = Four of the 12 scholar cards have the value 2.

card-scholar-3 = Scholar 3
    .text = Discard it for Education: knowledge rises by 3.
    .note-1 = Three of the 12 scholar cards have the value 3.

card-joker-1 = Joker 1
    .text = Discard it in place of a card of any of the five kinds: the home track of that kind rises by 1.
    .note-1 = Seven of the 12 jokers have the value 1.

card-joker-2 = Joker 2
    .text = Discard it in place of a card of any of the five kinds: the home track of that kind rises by 2.
    .note-1 = Four of the 12 jokers have the value 2.

card-joker-3 = Joker 3
    .text = Discard it in place of a card of any of the five kinds: the home track of that kind rises by 3.
    .note-1 = One of the 12 jokers has the value 3.

## During-game tasks

card-T01 = The Recruiter
    .text = Recruit at least three soldiers in one turn. Worth 1 influence point.
    .note-1 = A soldier that the Guild of Spies places in this turn does not count.

card-T02 = The Warlord
    .text = Have at least five soldiers on the map. Worth 2 influence points.

card-T03 = The Plunderer
    .text = Remove at least two of your soldiers from opponents' battlefields by Raids in one turn. Worth 1 influence point.
    .note-1 = Several Raids of the turn add up; one on the central battlefield does not count.

card-T04 = The Ravager
    .text = Remove at least three of your soldiers from opponents' battlefields by Raids in one turn. Worth 2 influence points.
    .note-1 = Several Raids of the turn add up; one on the central battlefield does not count.

card-T05 = The Vanquisher
    .text = Win a Battle as the attacker. Worth 1 influence point.
    .note-1 = It counts even if your last soldier falls there.

card-T06 = The Annihilator
    .text = Win a Battle as the attacker with spoils of at least 3. Worth 2 influence points.
    .note-1 = The difference counts, even if fewer soldiers are left for you to remove.

card-T07 = The Merciless
    .text = Win two Battles as the attacker in one turn. Worth 3 influence points.
    .note-1 = Both may be against the same opponent on the same battlefield.

card-T08 = The Defender
    .text = Win a Battle as the attacker on your own home battlefield. Worth 2 influence points.

card-T09 = The Bold
    .text = Win a Battle as the attacker although the defender had more soldiers on that battlefield when it began. Worth 3 influence points.
    .note-1 = As many soldiers as yours are not more.

card-T10 = The Occupier
    .text = Have at least three soldiers in the home region of the same opponent. Worth 2 influence points.

card-T11 = The Captain
    .text = Move a group of three soldiers with one action. Worth 2 influence points.
    .note-1 = A move with Wages counts as well.

card-T12 = The Pillager
    .text = Raid the central battlefield. Worth 1 influence point.
    .note-1 = A Battle there is no Raid.

card-T13 = The Impaler
    .text = Carry out at least two Ruses against the same opponent in one turn and lower both the strength and the intrigue of that opponent. Worth 3 influence points.
    .note-1 = Name and condition come from the rulebook's example of Ruse.
    .note-2 = A track counts as lowered only if its value really fell.

card-T14 = The Suspicious
    .text = Have at least one spy each in your own tavern, in the central tavern and in an opponent's tavern. Worth 1 influence point.

card-T15 = The Eavesdropper
    .text = Have at least two spies in opponents' taverns. Worth 1 influence point.
    .note-1 = Both may be in the same tavern.

card-T16 = The Web-Weaver
    .text = Have at least three spies in opponents' taverns, spread over at least two of them. With only one opponent: four spies in that opponent's tavern. Worth 3 influence points.

card-T17 = The Poisoner
    .text = Lower the same home track of the same opponent twice in one turn. Worth 2 influence points.
    .note-1 = Only steps by which a Ruse really lowers the track count.

card-T18 = The Extortionist
    .text = Lower both the trade and the wealth of the same opponent in one turn. Worth 2 influence points.
    .note-1 = Only steps by which a Ruse really lowers the track count.
    .note-2 = Wealth that the Guild of Bankers takes does not count.

card-T19 = The Book Thief
    .text = Lower an opponent's knowledge. Worth 1 influence point.
    .note-1 = Only steps by which a Ruse really lowers the track count.

card-T20 = The Two-Tongued
    .text = Carry out Ruse both in the central tavern and in an opponent's tavern in one turn. Worth 2 influence points.

card-T21 = The Eloquent
    .text = Stand on ×2 or higher on the diplomacy track. Worth 1 influence point.

card-T22 = The Envoy
    .text = Stand on ×4 or higher on the diplomacy track. Worth 3 influence points.

card-T23 = The Wily
    .text = Lower three different home tracks of opponents in one turn. Worth 3 influence points.
    .note-1 = The tracks may belong to different opponents, but must be of three kinds; only steps by which a Ruse really lowers a track count.

card-T24 = The Pedlar
    .text = Place at least two merchants with Business in one turn. Worth 1 influence point.

card-T25 = The Caravan Master
    .text = Move a group of three merchants with one action. Worth 2 influence points.
    .note-1 = A move with Wages counts as well.

card-T26 = The Haggler
    .text = Carry out Commerce at least twice in one turn. Worth 2 influence points.
    .note-1 = Both may be in the same market.

card-T27 = The Profiteer
    .text = Gain at least 4 influence points by Commerce in one turn. Worth 2 influence points.
    .note-1 = Several Commerce actions of the turn add up; what you take on a home track does not count.

card-T28 = The Far Trader
    .text = Have at least two merchants in opponents' markets, spread over at least two of them. With only one opponent: three merchants in that opponent's market. Worth 2 influence points.

card-T29 = The Enterprising
    .text = Carry out Commerce in two different markets in one turn. Worth 2 influence points.
    .note-1 = Your own and the central market count as well.

card-T30 = The Benefactor
    .text = Raise opponents' home tracks by at least 2 in total through your Commerce in one turn. Worth 1 influence point.
    .note-1 = Only steps that the opponents really gain count.

card-T31 = The Market Lord
    .text = Have at least three merchants in the central market. Worth 2 influence points.

card-T32 = The Smuggler
    .text = Carry out Commerce in your own market. Worth 1 influence point.
    .note-1 = It counts without an anarchy marker as well, in the week of the Grand Fair.

card-T33 = The Miser
    .text = Have wealth of 8 or more. Worth 2 influence points.

card-T34 = The Moneylender
    .text = Discard cards with a total value of at least 3 for Profits in one turn. Worth 1 influence point.
    .note-1 = Jokers count with their value. The full value counts even if the track ends at 12.

card-T35 = The Paymaster
    .text = Carry out Wages at least twice in one turn. Worth 1 influence point.

card-T36 = The Guild Lord
    .text = Have two guild cards under your home board. Worth 1 influence point.

card-T37 = The Fickle
    .text = Exchange a guild card under your home board for another with Grant. Worth 2 influence points.
    .note-1 = A guild card for a free slot is no exchange.

card-T38 = The Spendthrift
    .text = Take at least two extra action points in one turn. Worth 1 influence point.
    .note-1 = Two extra points for a single Grant do as well.

card-T39 = The Quartermaster
    .text = Move workers of two different kinds with Wages in one turn. Worth 1 influence point.

card-T40 = The Guild Brother
    .text = Activate a guild with your * bid token. Worth 1 influence point.
    .note-1 = Any of the seven areas will do.

card-T41 = The Generous
    .text = Carry out Alms at least three times in one turn. Worth 2 influence points.

card-T42 = The Well-Read
    .text = Discard cards with a total value of at least 3 for Education in one turn. Worth 1 influence point.
    .note-1 = Jokers count with their value. The full value counts even if the track ends at 12.

card-T43 = The Mentor
    .text = Draw at least two worker cards with Training in one turn. Worth 1 influence point.
    .note-1 = A card from an alms bonus tile does not count.

card-T44 = The Enlightened
    .text = Have knowledge of 8 or more. Worth 2 influence points.

card-T45 = The Penitent
    .text = Return at least two anarchy markers in one turn. Worth 2 influence points.

card-T46 = The Pious
    .text = Stand on the third bonus space of the alms track or further on. Worth 3 influence points.
    .note-1 = In the layout used here that is at least six steps from the start.

card-T47 = The Cunning
    .text = Have the highest of at least two bids above 0 in one of the areas III to VII with a bid of exactly 1. Worth 1 influence point.
    .note-1 = Of equal bids the one further left is the highest.

card-T48 = The Versatile
    .text = Have at least 3 on every home track. Worth 3 influence points.

## End-game tasks

card-E01 = The Absolutist
    .text = At the end of the game: have two guild cards under your home board and at least one home track at 8 or more. Worth 5 influence points.

card-E02 = The Determined
    .text = At the end of the game: have at least two home tracks at 6 or more and stand on ×3 or higher on the diplomacy track. Worth 5 influence points.

card-E03 = The Conqueror
    .text = At the end of the game: have at least two soldiers in opponents' regions. Worth 5 influence points.
    .note-1 = All of them may be in the same region.

card-E04 = The Omnipresent
    .text = At the end of the game: have at least one worker in every region in play: at home, in the centre and with each opponent. With four players, four of the five regions are enough. Worth 5 influence points.

card-E05 = The Shadow Prince
    .text = At the end of the game: have at least three spies in opponents' regions. Worth 5 influence points.
    .note-1 = All of them may be in the same region.

card-E06 = The Merchant Prince
    .text = At the end of the game: have at least two merchants in opponents' regions. Worth 5 influence points.
    .note-1 = All of them may be in the same region.

card-E07 = The Protector
    .text = At the end of the game: have at least three soldiers in your home region and no opponent's soldier there. Worth 5 influence points.
    .note-1 = Opponents' spies and merchants there do no harm.

card-E08 = The Mighty
    .text = At the end of the game: have strength of 9 or more. Worth 5 influence points.

card-E09 = The Intriguer
    .text = At the end of the game: have intrigue of 9 or more. Worth 5 influence points.

card-E10 = The Merchant Lord
    .text = At the end of the game: have trade of 9 or more. Worth 5 influence points.

card-E11 = The Croesus
    .text = At the end of the game: have wealth of 9 or more. Worth 5 influence points.

card-E12 = The Omniscient
    .text = At the end of the game: have knowledge of 9 or more. Worth 5 influence points.

card-E13 = The Balanced
    .text = At the end of the game: have at least 4 on every home track. Worth 5 influence points.

card-E14 = The Merciful
    .text = At the end of the game: stand on the last space of the alms track. Worth 5 influence points.
    .note-1 = The 5 points for the space itself come on top.

card-E15 = The Just
    .text = At the end of the game: have no anarchy marker. Worth 5 influence points.

card-E16 = The Tyrant
    .text = At the end of the game: have at least three anarchy markers and more than every opponent. Worth 5 influence points.

card-E17 = The Diplomat
    .text = At the end of the game: stand on ×4 or higher on the diplomacy track. Worth 5 influence points.

card-E18 = The Guildmaster
    .text = At the end of the game: have two guild cards under your home board and wealth of 5 or more. Worth 5 influence points.

card-E19 = The Glorious
    .text = At the end of the game: have influence tokens worth at least 12 in total. Worth 5 influence points.
    .note-1 = Points for tasks, guilds and tracks are not tokens.

card-E20 = The Accomplisher
    .text = At the end of the game: have fulfilled at least four during-game tasks. Worth 5 influence points.
    .note-1 = End-game tasks do not count.

card-E21 = The Supreme Commander
    .text = At the end of the game: have at least five soldiers on the map. Worth 5 influence points.

card-E22 = The People's Champion
    .text = At the end of the game: have at most two figures left in your supply. Worth 5 influence points.

card-E23 = The Frugal
    .text = At the end of the game: hold at least five worker cards. Worth 5 influence points.

card-E24 = The Superior
    .text = At the end of the game: be ahead of every opponent on at least two home tracks, without ties. With only one opponent: on three. Worth 5 influence points.

## Nobles

card-N1 = The Patron
    .text = You start with trade 4, wealth 2, knowledge 2 and 1 merchant on the home market.
    .note-1 = The values are those of the rulebook's example.

card-N2 = The Lady Marshal
    .text = You start with strength 4, intrigue 2, wealth 2 and 1 soldier on the home battlefield.

card-N3 = The Schemer
    .text = You start with strength 2, intrigue 4, knowledge 2 and 1 spy in the home tavern.

card-N4 = The Treasurer
    .text = You start with trade 3, wealth 4 and knowledge 2.

card-N5 = The Court Sage
    .text = You start with intrigue 2, wealth 3 and knowledge 4.

card-N6 = The Margravine
    .text = You start with strength 4, trade 2, knowledge 2 and 1 soldier on the home battlefield.

card-N7 = The Scout
    .text = You start with intrigue 4, trade 2, wealth 2 and 1 spy in the home tavern.

card-N8 = The Mediator
    .text = You start with strength 2, intrigue 2, trade 2, wealth 1 and knowledge 2.

## Royal decrees

card-D01 = The Queen is dead!
    .text = Queen Gwendoline has died: lay the reign marker flat, then reveal the next decree at once and carry out its lower event.

card-D02 = Hard Times!
    .text = While the queen lives: in each of the areas III to VII, everyone with a bid above 0 has 1 action point more, for the kinds of action allowed by rank. After her death: in each of these areas, everyone's first commission action costs 1 action point more. The "+1" tile marks the area.
    .note-1 = After her death, Grant costs 3 action points if it is the first commission action.

card-D03 = Royal Muster!
    .text = While the queen lives: clockwise from the start player, everyone may at once place 1 soldier from the supply on the home battlefield. After her death (Desertion): everyone with a soldier on the map must at once return 1 of them, of their own choice, to the supply.
    .note-1 = While the queen lives, whoever has no figure left in the supply is passed over.

card-D04 = Masked Ball!
    .text = While the queen lives: clockwise from the start player, everyone may at once place 1 spy from the supply in the home tavern. After her death (Spy hunt): everyone with a spy outside the home region must at once return 1 of these spies to the supply.
    .note-1 = While the queen lives, whoever has no figure left in the supply is passed over.

card-D05 = Grand Fair!
    .text = While the queen lives: this round, Commerce in one's own market takes no anarchy marker. After her death (Tolls): this round, each Commerce costs 1 more on the track that pays; the opponent does not receive the surcharge.
    .note-1 = While the queen lives, Commerce at home is possible even if no anarchy marker is left.
    .note-2 = After her death, what the paying track lacks is not paid; you still gain in full.

card-D06 = Tax Relief!
    .text = While the queen lives: everyone's wealth rises by 1 at once. After her death (War tax): everyone's wealth falls by 1 at once, but not below 0.
    .note-1 = Wealth of 12 does not rise.

card-D07 = Royal Academy!
    .text = While the queen lives: clockwise from the start player, everyone may at once draw 1 worker card. After her death (Book burning): everyone who has a worker card in hand must at once discard 1 of their own choice.
    .note-1 = A drawn card is secret, a discarded one lies face up.

card-D08 = Royal Pardon!
    .text = While the queen lives: clockwise from the start player, everyone may at once return 1 anarchy marker. After her death (Unrest): clockwise from the start player, everyone must at once either take 1 anarchy marker or lower a home track of their choice, with a value of 1 or more, by 1.
    .note-1 = After her death, whoever can do only one of the two does that; whoever can do neither does nothing.

card-D09 = Royal Embassy!
    .text = While the queen lives: clockwise from the start player, everyone may at once lower a home track of their choice, with a value of 2 or more, by 2 to advance 1 space on the diplomacy track. After her death (Talks broken off): this round, everyone's first Ruse of a turn, the one for diplomacy, costs 1 action point more.
    .note-1 = A single track pays the whole price. On ×5 it is not offered.

card-D10 = Royal Almsgiving!
    .text = While the queen lives: clockwise from the start player, everyone whose wealth is 1 or more may at once lower it by 1 to advance 1 space on the alms track, with the bonus tile but without returning an anarchy marker. After her death (Famine): this round, every Alms action costs 2 action points.
    .note-1 = On the last space of the alms track it is not offered.

card-D11 = Guild Day!
    .text = While the queen lives: this round, Grant costs only 1 action point if a guild card is laid out with it. After her death (Guild ban): this round, nobody may activate a guild.
    .note-1 = Granting a task still costs 2 action points.
    .note-2 = After her death, a * may still count 1.

card-D12 = Court Chronicle!
    .text = While the queen lives: this round, everyone who draws tasks in area I draws 1 more and still keeps at most 1. After her death (Censorship): this round, everyone who draws tasks in area I draws 1 fewer, but at least 1.
    .note-1 = The task drawn with Grant is not affected.

## Travelling traders

card-trader-a = Travelling Trader A: Silk
    .text = Line A: 1 wealth for 2 trade. Line B: 1 trade for 2 wealth. On an opponent's market you may take the same number of influence points instead.

card-trader-b = Travelling Trader B: Spices
    .text = Line A: 1 wealth for 3 trade. Line B: 2 trade for 3 wealth. On an opponent's market you may take the same number of influence points instead.

card-trader-c = Travelling Trader C: Wine
    .text = Line A: 2 wealth for 3 trade. Line B: 1 trade for 3 wealth. On an opponent's market you may take the same number of influence points instead.

card-trader-d = Travelling Trader D: Amber
    .text = Line A: 2 wealth for 4 trade. Line B: 1 trade for 2 wealth. On an opponent's market you may take the same number of influence points instead.

card-trader-e = Travelling Trader E: Salt
    .text = Line A: 1 wealth for 2 trade. Line B: 2 trade for 4 wealth. On an opponent's market you may take the same number of influence points instead.

card-trader-f = Travelling Trader F: Furs
    .text = Line A: 1 wealth for 2 trade. Line B: 1 trade for 3 wealth. On an opponent's market you may take the same number of influence points instead.
    .note-1 = The rates are those of the rulebook's Commerce example.

card-trader-g = Travelling Trader G: Incense
    .text = Line A: 1 wealth for 3 trade. Line B: 1 trade for 2 wealth. On an opponent's market you may take the same number of influence points instead.

card-trader-h = Travelling Trader H: Pearls
    .text = Line A: 3 wealth for 5 trade. Line B: 2 trade for 3 wealth. On an opponent's market you may take the same number of influence points instead.

card-trader-i = Travelling Trader I: Ivory
    .text = Line A: 2 wealth for 3 trade. Line B: 3 trade for 5 wealth. On an opponent's market you may take the same number of influence points instead.

card-trader-j = Travelling Trader J: Carpets
    .text = Line A: 2 wealth for 4 trade. Line B: 2 trade for 4 wealth. On an opponent's market you may take the same number of influence points instead.

card-trader-k = Travelling Trader K: Honey
    .text = Line A: 3 wealth for 4 trade. Line B: 1 trade for 2 wealth. On an opponent's market you may take the same number of influence points instead.

card-trader-l = Travelling Trader L: Glass
    .text = Line A: 1 wealth for 2 trade. Line B: 3 trade for 4 wealth. On an opponent's market you may take the same number of influence points instead.

## Guild cards

card-guild-soldiers = Guild of Soldiers
    .text = Raise your strength and your intrigue by 1 each.
    .note-1 = Worth 2 influence points at the end while it lies under your home board.
    .note-2 = If one of the tracks is already at 12, the other still rises.

card-guild-spies = Guild of Spies
    .text = Return one of your figures from anywhere on the map to your supply and place a figure of another kind in the same region: soldier, spy or merchant.
    .note-1 = Worth 2 influence points at the end while it lies under your home board.
    .note-2 = The figure you took back may be the one you place again.

card-guild-merchants = Guild of Merchants
    .text = Raise your trade and your knowledge by 1 each.
    .note-1 = Worth 2 influence points at the end while it lies under your home board.
    .note-2 = If one of the tracks is already at 12, the other still rises.

card-guild-bankers = Guild of Bankers
    .text = Raise your wealth by 2. Each opponent lowers wealth by 1; for every opponent who is already at 0 you gain 1 influence point.
    .note-1 = Worth 2 influence points at the end while it lies under your home board.
    .note-2 = You may use it even when your own wealth is at 12.

card-guild-scholars = Guild of Scholars
    .text = Draw one worker card more than there are players, keep one secretly and lay the others open. From your left, each opponent may pay you 1 wealth for one open card; the rest is discarded.
    .note-1 = Worth 2 influence points at the end while it lies under your home board.
    .note-2 = An opponent with wealth 0 cannot buy; your own wealth may already be at 12.

## Alms bonus tiles

card-tile-card = Worker card
    .text = Draw the top card of the worker deck.

card-tile-influence = Influence
    .text = Take 1 influence point.

card-tile-diplomacy = Diplomacy
    .text = Advance 1 space on the diplomacy track.

card-tile-home = Home track
    .text = Raise a home track of your choice by 1.
