# Throne of Allegoria: houses, home tracks, areas, actions, phases, pieces, places and the score sheet.

## Houses

thing-roselie = House Roselie
    .text = The house of roses.
    .in = at House Roselie
    .from = from House Roselie
    .to = to House Roselie
thing-culver-lux = House Culver-Lux
    .text = The house of feathers.
    .in = at House Culver-Lux
    .from = from House Culver-Lux
    .to = to House Culver-Lux
thing-antares = House Antares
    .text = The house of the storm.
    .in = at House Antares
    .from = from House Antares
    .to = to House Antares
thing-umbral = House Umbral
    .text = The house of shadows.
    .in = at House Umbral
    .from = from House Umbral
    .to = to House Umbral

## Home tracks

thing-strength = Strength
    .text = Home track of the soldiers: sets the group size for Advance and pays for extra action points in area III.
    .low = strength
thing-intrigue = Intrigue
    .text = Home track of the spies: sets the group size for Sneak and pays for extra action points in area IV.
    .low = intrigue
thing-trade = Trade
    .text = Home track of the merchants: sets the group size for Caravan and pays for Commerce and for extra action points in area V.
    .low = trade
thing-wealth = Wealth
    .text = Home track of the bankers: sets the group size for Wages and pays for Commerce and for extra action points in area VI.
    .low = wealth
thing-knowledge = Knowledge
    .text = Home track of the scholars: pays for extra action points in area VII. Scholars do not move, so it has no group size.
    .low = knowledge

## Workers

thing-soldier = Soldier
    .text = Stands on battlefields, is recruited, advances and attacks.
    .one = a soldier
    .many = soldiers
thing-spy = Spy
    .text = Stands in taverns, sneaks on and plays ruses.
    .one = a spy
    .many = spies
thing-merchant = Merchant
    .text = Stands on markets, travels in caravans and trades.
    .one = a merchant
    .many = merchants
thing-banker = Banker
    .text = A kind of worker card; bankers are never figures on the map.
thing-scholar = Scholar
    .text = A kind of worker card; scholars are never figures on the map.
thing-joker = Joker
    .text = A worker card that stands for any of the five kinds.

## Action areas

thing-area-1 = Area I: task cards
    .text = Draw during-game tasks, keep at most one; the lowest bid above 0 becomes the next start player.
    .in = in area I
thing-area-2 = Area II: worker cards
    .text = Five open worker cards, divided into two pairs and a single card by the lowest bidder and chosen in order of rank.
    .in = in area II
thing-area-3 = Area III: soldier
    .text = Station: Recruit, Advance. Commission: Attack (Raid or Battle).
    .in = in area III
thing-area-4 = Area IV: spy
    .text = Station: Infiltrate, Sneak. Commission: Ruse.
    .in = in area IV
thing-area-5 = Area V: merchant
    .text = Station: Business, Caravan. Commission: Commerce.
    .in = in area V
thing-area-6 = Area VI: banker
    .text = Station: Profits, Wages. Commission: Grant.
    .in = in area VI
thing-area-7 = Area VII: scholar
    .text = Station: Education, Training. Commission: Alms.
    .in = in area VII

## Kinds of actions

thing-station = Station action
    .text = Brings workers into the home region, moves them, or strengthens a home track with cards; open to everyone with a bid above 0.
thing-commission = Commission action
    .text = Puts workers on the map to use, or serves guilds, tasks and alms; not open to the lowest of several bidders.

## Station actions

thing-recruit = Recruit
    .text = 1 action point: place a soldier from your supply on your home battlefield; you may discard soldier cards and jokers to raise strength by their values.
thing-advance = Advance
    .text = 1 action point: move a group of soldiers to an adjacent battlefield; strength limits its size.
thing-infiltrate = Infiltrate
    .text = 1 action point: place a spy from your supply in your home tavern; you may discard spy cards and jokers to raise intrigue by their values.
thing-sneak = Sneak
    .text = 1 action point: move a group of spies to an adjacent tavern; intrigue limits its size.
thing-business = Business
    .text = 1 action point: place a merchant from your supply on your home market; you may discard merchant cards and jokers to raise trade by their values.
thing-caravan = Caravan
    .text = 1 action point: move a group of merchants to an adjacent market; trade limits its size.
thing-profits = Profits
    .text = 1 action point: discard at least one banker card or joker; wealth rises by the values.
thing-wages = Wages
    .text = 1 action point: move a group of soldiers, spies or merchants into an adjacent region; wealth limits its size.
thing-education = Education
    .text = 1 action point: discard at least one scholar card or joker; knowledge rises by the values.
thing-training = Training
    .text = 1 action point: draw the top worker card.

## Commission actions

thing-attack = Attack
    .text = 1 action point: attack on a battlefield where one of your soldiers stands; a Raid if no opponent has soldiers there, otherwise a Battle.
thing-raid = Raid
    .text = Remove one or more of your soldiers from a foreign battlefield without enemy soldiers for 1 influence point each; in the centre you take an anarchy marker. Never on your own battlefield.
thing-battle = Battle
    .text = Both sides add their die to their soldiers; for an anarchy marker the attacker adds 1. Each side loses a soldier; the winner takes the difference in influence points or in soldiers of the loser.
thing-ruse = Ruse
    .text = 1 action point and a spy: lower a home track of the opponent in whose tavern the spy stood by 1, for an anarchy marker once more. In the centre it costs an anarchy marker and lowers nothing. The first Ruse of a turn takes you 1 space forward on the diplomacy track.
thing-commerce = Commerce
    .text = 1 action point and a merchant: make one exchange with the travelling trader. Influence points are to be had only on an opponent's market, who gains what you pay; your own market costs an anarchy marker.
thing-grant = Grant
    .text = 2 action points: lay a guild card under your home board, or draw a during-game task and keep it (or discard it for an anarchy marker).
thing-grant-guild = Grant: guild card
    .text = 2 action points: lay a guild card under your home board; if both slots are filled, exchange one.
thing-grant-task = Grant: task
    .text = 2 action points: draw the top during-game task; keep it, or take an anarchy marker and discard it.
thing-alms = Alms
    .text = 1 action point: move one space on the alms track, with the bonus of the space; you may return an anarchy marker.
thing-extra-point = Extra action point
    .text = Lower the home track of the area by 1 for one more action point; crossing a threshold costs an anarchy marker and ends your turn after that action.

## Phases

phase-preparation = A: Preparation
    .text = New week, new trader, five worker cards and a royal decree.
phase-planning = B: Planning
    .text = The players lay their bid tokens face down in the seven areas.
phase-action = C: Action
    .text = The areas I to VII are resolved one after the other.
phase-administration = D: Administration
    .text = Trader, decree and left-over worker cards are discarded; after week 6 the game is scored.
phase-scoring = Final scoring
    .text = The influence points of all players are added up.

## Tokens and pieces

thing-bid-0 = Bid token 0
    .text = Adds nothing to a bid, but can bluff or hold a space.
thing-bid-1 = Bid token 1
    .text = Adds 1 to a bid.
thing-bid-2 = Bid token 2
    .text = Adds 2 to a bid.
thing-bid-star = Bid token *
    .text = Adds 2 to a bid, or 1 with the right to activate a guild.
thing-bid-token = Bid token
    .text = Each player has six: 0, 0, 1, 1, 2 and *.
thing-anarchy-marker = Anarchy marker
    .text = The price of ruthless actions; costs 1 to 4 points at the end.
thing-influence-token = Influence token
    .text = Influence gained in play, in values of 1 and 5; public.
thing-start-marker = Start player marker
    .text = Its holder acts first in preparation and planning.
thing-reign-marker = Reign marker
    .text = Shows the week and, by standing or lying, whether the queen lives.
thing-plus-tile = +1 tile
    .text = Marks the area in which "Hard Times!" applies.
thing-castle = Castle
    .text = Marks a player's home region.
thing-figure = Figure
    .text = Each player has ten; on the map they are soldiers, spies or merchants.
thing-die = Die
    .text = Shows 0, 0, 1, 2, 3 and 4.
thing-track-marker = Track marker
    .text = Marks a value on a home track, the diplomacy track or the alms track.

## Cards

thing-worker-card = Worker card
    .text = Discarded with a station action it raises a home track by its value.
thing-during-task = During-game task
    .text = Worth 1 to 3 points when fulfilled in your own turn, -3 otherwise.
thing-end-task = End-game task
    .text = Worth 5 points when fulfilled at the end, -3 otherwise.
thing-noble = Noble card
    .text = Gives a title and the starting values.
thing-decree = Royal decree
    .text = One is read each week; which of its two events counts depends on whether the queen lives.
thing-trader = Travelling trader
    .text = Sets this week's rates for Commerce.
thing-guild-card = Guild card
    .text = Two may lie under a home board; each is worth 2 points at the end and can be activated with *.
thing-alms-tile = Alms bonus tile
    .text = Gives its bonus to everyone who reaches its space on the alms track.
thing-group-1 = First pair
    .text = The first pair of worker cards in area II.
thing-group-2 = Second pair
    .text = The second pair of worker cards in area II.
thing-group-3 = Single card
    .text = The worker card that lies alone in area II.

## Regions

thing-home = Home region
    .text = The region with a player's own castle.
thing-centre = Central region
    .text = Neutral, adjacent to every home region.
    .in = in the centre
    .from = from the centre
    .to = to the centre
thing-opponent-region = An opponent's region
    .text = The home region of another player.

## Places

thing-battlefield = Battlefield
    .text = Place of the soldiers; every region has one.
thing-tavern = Tavern
    .text = Place of the spies; every region has one.
thing-market = Market
    .text = Place of the merchants; every region has one.
thing-supply = Supply
    .text = A player's figures that are not on the map.
thing-home-board = Home board
    .text = Holds a player's tracks, supply, guild cards and anarchy markers.
thing-bid-space = Bid space
    .text = Holds the tokens of one player in an area.
thing-threshold = Threshold
    .text = The border between two sections of a home track.
thing-round-track = Round track
    .text = Counts the six weeks.
thing-anarchy-track = Anarchy track
    .text = Holds the anarchy markers and shows what each will cost.
thing-diplomacy-track = Diplomacy track
    .text = Runs from ×0 to ×5: points for each fulfilled during-game task.
thing-alms-track = Alms track
    .text = Runs from -3 to 5 points, with three bonus spaces.

## Values

thing-action-point = Action point
    .text = Pays for an action in a worker area.
thing-influence = Influence point
    .text = Whoever has most at the end wins.
thing-diplomacy = Diplomacy
    .text = Multiplies the during-game tasks you have fulfilled.
thing-anarchy = Anarchy
    .text = The number of a player's anarchy markers.
thing-group-size = Group size
    .text = How many workers may move together: 1, 2 or 3.
thing-bid = Bid
    .text = The sum of a player's tokens in an area.
thing-rank = Rank
    .text = The place of a bid in an area; ties go to the left.
thing-week = Week
    .text = One of the six rounds.
thing-turn = Turn
    .text = One player's handling of one area, with a guild activated there.
thing-queen-lives = The queen lives
    .text = The upper events of the decrees count.
thing-queen-dead = The queen is dead
    .text = The lower events of the decrees count.

## Score sheet

score-guilds = Guild cards
    .text = 2 points each.
score-during-tasks = During-game tasks
    .text = 1 to 3 points for each one fulfilled.
score-end-tasks = End-game tasks
    .text = 5 points for each one fulfilled.
score-unfulfilled = Unfulfilled tasks
    .text = -3 points each.
score-diplomacy = Diplomacy
    .text = 0 to 5 points for each fulfilled during-game task.
score-alms = Alms
    .text = 5 points on the last space, -3 on the first.
score-anarchy = Anarchy
    .text = -1 to -4 points for each marker.
score-influence = Influence tokens
    .text = Their total value.
score-subtotal-1 = Subtotal 1
    .text = The lines from guild cards to influence tokens.
score-home = Home influence
    .text = -1 to 5 points for each home track.
score-strength = Strength
    .text = Points of the strength track.
score-intrigue = Intrigue
    .text = Points of the intrigue track.
score-trade = Trade
    .text = Points of the trade track.
score-wealth = Wealth
    .text = Points of the wealth track.
score-knowledge = Knowledge
    .text = Points of the knowledge track.
score-subtotal-2 = Subtotal 2
    .text = The lines of the five home tracks.
score-total = Total
    .text = Both subtotals together.
