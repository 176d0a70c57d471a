# Oath: names, texts and rulings of the Order cards (own wording); .own = 1 marks a German name of our own.

card-wrestlers = Wrestlers
    .text = Battle plan (defender): Sacrifice 1 warband of your defending force to add 1 defence die.
    .note-1 = A targeted site stays a target even if its last warband is sacrificed.
    .note-2 = The warband may come from the board of an Imperial ally if that board counts toward your force.
    .own = 1

card-battle-honors = Battle Honors
    .text = Battle plan: If you win, gain 2 favor from the Order bank.
    .note-1 = If the bank holds fewer than 2, take what is left.
    .own = 1

card-bear-traps = Bear Traps
    .text = Battle plan (defender): Remove 1 attack die and kill 1 warband on the attacker's board.
    .note-1 = The attacker loses one die in all: the killed warband does not cost another one.
    .note-2 = The kill counts for the Cursed Cauldron.
    .own = 1

card-longbows = Longbows
    .text = Battle plan: Add 1 attack die as attacker, or remove 1 as defender.
    .own = 1

card-keep = Keep
    .text = Battle plan (defender): If this card's site is a target, add 2 defence dice.
    .own = 1

card-pressgangs = Pressgangs
    .text = Muster: You may muster on a card that already has favor or secrets on it.
    .own = 1

card-garrison = Garrison
    .text = When played: Gain 1 warband for each site you rule, then move 1 warband from your board to each of those sites.
    .own = 1

card-scouts = Scouts
    .text = Battle plan (attacker): Gain 1 Supply.
    .note-1 = This also works in a campaign that cost no Supply, so you can end up with more than before.
    .own = 1

card-martial-culture = Martial Culture
    .text = Battle plan: If you are an Exile and defeat another Exile, you may become a Citizen, without receiving a relic. If it is your turn, your Act phase then ends; your Supply is fully refreshed.
    .note-1 = This comes before Second Wind: whoever becomes a Citizen has no free campaign afterwards.
    .own = 1

card-code-of-honor = Code of Honor
    .text = Battle plan: Add 2 attack dice as attacker, or remove 2 as defender. You cannot use any other battle plan in this campaign.
    .note-1 = On the defending side it binds the Imperial allies as well.
    .note-2 = Bandits who rule this card use no other plan.
    .own = 1

card-outriders = Outriders
    .text = Battle plan (attacker): Ignore all skulls you roll.
    .own = 1

card-messenger = Messenger
    .text = Action (place 1 favor): Rearrange your warbands freely among your board and the sites you rule; each of these sites must keep at least 1.
    .note-1 = A Citizen needs no permission from the Chancellor for this.
    .own = 1

card-field-promotion = Field Promotion
    .text = Battle plan (place 1 favor): If you win, gain 3 warbands.
    .own = 1

card-palanquin = Palanquin
    .text = Action (place 1 favor): Choose another player whose pawn is at your site, and a site they could travel to. Your pawn is put there, and they travel there too without spending Supply.
    .note-1 = That player decides about paying a toll.
    .note-2 = In the Shrouded Wood its ruler still chooses where that player goes.
    .own = 1

card-shield-wall = Shield Wall
    .text = Battle plan (defender; place 1 favor): Add 2 defence dice. If you are defeated, your whole force is killed.
    .own = 1

card-military-parade = Military Parade
    .text = Battle plan: If you win, gain 1 favor for each adviser of your enemy, taken from the bank of that adviser's suit. Advisers of Imperial allies fighting along count too.
    .note-1 = Two advisers of the same suit give 2 favor.
    .note-2 = If bandits win with this plan, that favor is burned.
    .own = 1

card-tome-guardians = Tome Guardians
    .text = Persistent: Enemies of this card's ruler can neither target the Darkest Secret nor take it in any other way.
    .note-1 = If bandits rule this card, nobody can recover the banner.
    .own = 1

card-tyrant = Tyrant
    .text = Travel: After travelling you must kill 1 warband at the site you arrive at if there is any, even one of your own.
    .note-1 = Only warbands at the site count; your last warband there is not spared.

card-forced-labor = Forced Labor
    .text = Persistent: Enemies of this card's ruler who search while their pawn is at a site of that ruler must first pay the ruler 1 favor; otherwise they cannot search. For the Empire the Chancellor gets the favor; if bandits rule, it is burned.
    .note-1 = Also due when a facedown adviser is played or discarded as if searched for, and for the Oracle; every time anew.
    .own = 1

card-secret-police = Secret Police
    .text = Persistent: Enemies of this card's ruler cannot play a Vision faceup while their pawn is at a site of that ruler.
    .own = 1

card-specialist = Specialist
    .text = Battle plan (attacker; place 2 favor): The defender cannot use battle plans.
    .note-1 = This binds the whole defending side, allies included.
    .own = 1

card-captains = Captains
    .text = Action (place 1 favor): Choose a site you rule and campaign as if your pawn were there, without spending Supply. Your warbands at that site join your attacking force.
    .note-1 = A Citizen may use it against an Imperial player: the warbands of that site then belong to the attack, and the site need not be a target.

card-siege-engines = Siege Engines
    .text = Action (place 1 favor): Kill 2 warbands at one site of your region; they may be your own.
    .own = 1

card-royal-tax = Royal Tax
    .text = When played: Take 2 favor from each other player whose pawn is at a site you rule in your region.
    .own = 1

card-toll-roads = Toll Roads
    .text = Persistent: Enemies of this card's ruler who travel to a site of that ruler must pay the ruler 1 favor; otherwise they cannot travel there. For the Empire the Chancellor gets the favor; if bandits rule, it is burned.
    .note-1 = Nobody can be made to travel there unless willing to pay.
    .note-2 = Facedown sites cost no toll.
    .own = 1

card-curfew = Curfew
    .text = Persistent: Enemies of this card's ruler who trade with a card of that ruler must pay the ruler 1 favor; otherwise they cannot trade with it. For the Empire the Chancellor gets the favor; if bandits rule, it is burned.
    .own = 1

card-knights-errant = Knights Errant
    .text = Muster: After mustering you may campaign without spending Supply.
    .own = 1

card-vow-of-obedience = Vow of Obedience
    .text = You cannot play Visions faceup. Rest: You may gain 1 favor from a bank of your choice.
    .note-1 = A Vision you have already revealed stays.
    .note-2 = The Conspiracy counts as a Vision.
    .own = 1

card-hunting-party = Hunting Party
    .text = Search: After searching the world deck you may campaign without spending Supply.
    .own = 1

card-council-seat = Council Seat
    .text = Persistent: If you are a Citizen, you cannot be exiled, not even by yourself.
    .own = 1

card-encirclement = Encirclement
    .text = Battle plan (place 1 favor): If your force is larger than your enemy's, add 2 attack dice as attacker, or remove 2 as defender.
    .own = 1

card-peace-envoy = Peace Envoy
    .text = Battle plan (place 1 favor): You cannot use any other battle plan in this campaign. If your enemy's pawn is at your site, pay them 1 favor for each die in the defence pool: you win at once, and no warbands are killed on either side.
    .note-1 = The favor is part of the price: whoever cannot pay all of it does not win this way.
    .note-2 = Against an Imperial side only the attacked player gets it.
    .note-3 = You may target pawn and favor as well.
    .own = 1

card-relic-hunter = Relic Hunter
    .text = Battle plan (attacker): You may also target facedown relics at sites you target; each adds 1 defence die. You may put any relics this campaign brings you under the relic deck.
    .note-1 = The relic's site must be a target too.
    .own = 1
