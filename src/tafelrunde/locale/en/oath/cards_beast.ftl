# Oath: names, texts and rulings of the Beast cards (own wording); .own = 1 marks a German name of our own.

card-errand-boy = Errand Boy
    .text = Search (place 1 favor): You may draw from another region's discard pile instead of your own region's.
    .note-1 = Combines with Mushrooms.
    .note-2 = Where your own discards go still depends on your pawn's region.
    .own = 1

card-wolves = Wolves
    .text = Action (place 1 secret): Kill 1 warband on any one player's board, even your own.
    .own = 1

card-animal-playmates = Animal Playmates
    .text = Muster: You may muster on a Beast card without spending Supply.
    .own = 1

card-true-names = True Names
    .text = Persistent: Your enemy cannot use battle plans against you whose suit matches any of your advisers.
    .own = 1

card-the-old-oak = The Old Oak
    .text = Trade: If you trade with this card for secrets and have at least one Beast adviser, you may gain 1 secret more.
    .own = 1

card-forest-paths = Forest Paths
    .text = Travel (place 1 favor): You may travel to a site with a Beast card without spending Supply, and ignore the powers of sites.
    .note-1 = Powers of cards such as Toll Roads still apply.
    .note-2 = From a Shrouded Wood ruled by an enemy it works only if that ruler sends you to a site with a Beast card.
    .own = 1

card-long-lost-heir = Long-Lost Heir
    .text = When played: If you are an Exile, you may become a Citizen, without receiving a relic. Your Act phase then ends and your Supply is fully refreshed.

card-rangers = Rangers
    .text = Battle plan (attacker; place 1 favor): Ignore all skulls you roll. If the defence pool holds 4 or more dice, add 2 attack dice.
    .note-1 = The pool is checked when you use this plan; the skulls are ignored in any case.
    .own = 1

card-roving-terror = Roving Terror
    .text = Action (place 1 secret): Discard a denizen at another site and move this card into its place.
    .note-1 = Without a discard there is no move.
    .note-2 = The secret you paid stays on this card and comes back in Rest.
    .own = 1

card-nature-worship = Nature Worship
    .text = Battle plan (place 1 secret): For each Beast adviser you have, add 1 attack die as attacker, or remove 1 as defender.
    .own = 1

card-birdsong = Birdsong
    .text = Trade: You may trade with a Beast or Nomad card without spending Supply.
    .own = 1

card-small-friends = Small Friends
    .text = Trade: You may trade as if your pawn were at any site with a Beast card; you may use Trade powers there.
    .note-1 = Trade powers at the site where your pawn really is cannot be used then, unless you rule them.
    .own = 1

card-grasping-vines = Grasping Vines
    .text = Persistent: Enemies of this card's ruler who travel away from a site of that ruler must kill 1 warband on their board if able.
    .note-1 = Forced travel counts too.
    .own = 1

card-threatening-roar = Threatening Roar
    .text = When played: Discard all Nomad cards and all other Beast cards at the sites of your region.
    .own = 1

card-fae-merchant = Fae Merchant
    .text = Action (place 1 secret): Take the top relic of the deck, then put one of your relics under the deck, but not the Grand Scepter.
    .note-1 = For the title your relics are counted only after the whole action.
    .own = 1

card-second-chance = Second Chance
    .text = Action (place 1 secret): Choose a player with an Order or Discord adviser: kill 1 warband on their board and gain 1 warband.
    .own = 1

card-pied-piper = Pied Piper
    .text = This card ignores the adviser limit. Action (place 1 secret): Give this card to another player's advisers and take 2 favor from them.
    .note-1 = The secret moves along with the card and comes back in Rest.
    .note-2 = It still counts as an adviser when other cards are played later.

card-mushrooms = Mushrooms
    .text = Search (place 1 secret): You may spend no Supply; in return you draw just one card, from the bottom of your region's discard pile.
    .note-1 = Effects that draw extra cards (Augury, for the Chancellor also an empty Reliquary space) still add theirs.
    .own = 1

card-insect-swarm = Insect Swarm
    .text = Persistent: For each battle plan your enemy uses they must also burn 1 favor.
    .note-1 = It concerns only players who take part in the campaign.
    .own = 1

card-vow-of-union = Vow of Union
    .text = Persistent: When you attack, your warbands at all sites you rule belong to your force too. While you have warbands on your board, you cannot travel away from a site you rule.
    .note-1 = You have no choice about either part, and even the last warband of a site can be lost.
    .note-2 = Nobody can make you travel then.
    .note-3 = A Citizen who attacks Imperial players adds no purple warbands from sites.
    .own = 1

card-giant-python = Giant Python
    .text = Persistent: Attacks against you need a set of targets whose defence dice add up to an even number.
    .note-1 = Only the dice of targets count, not those of the title or of battle plans.
    .note-2 = Imperial allies are covered only if the Chancellor has this card.
    .own = 1

card-war-tortoise = War Tortoise
    .text = Battle plan (place 1 favor): Your enemy's faces with two swords and a skull, or with two shields, add nothing to their attack or defence. The skulls still kill.
    .own = 1

card-new-growth = New Growth
    .text = Search: You may play Beast and Hearth cards to any site with room.
    .own = 1

card-wild-cry = Wild Cry
    .text = Search: If you play a Beast card, you may gain 1 Supply and 2 warbands.
    .own = 1

card-animal-host = Animal Host
    .text = When played: Gain 1 warband for each Beast card at any site, whoever rules it, this one included.
    .own = 1

card-memory-of-nature = Memory of Nature
    .text = Action (place 1 secret): Count the Beast cards on the map. Move that much favor in all from any banks to the Beast bank.
    .own = 1

card-marsh-spirit = Marsh Spirit
    .text = Persistent: Whoever targets this card's site cannot use battle plans in that campaign.
    .own = 1

card-vow-of-poverty = Vow of Poverty
    .text = Trading never gives you favor. Rest: If you have no favor at all, you may gain 2 favor from one bank.
    .note-1 = The Chancellor's extra favor from an empty Reliquary space is lost as well.
    .own = 1

card-forest-council = Forest Council
    .text = Persistent: Enemies of this card's ruler can neither trade with Beast cards nor muster on them.
    .own = 1

card-walled-garden = Walled Garden
    .text = Battle plan (defender): If this card's site is a target, add 1 defence die for each Beast card at any site.
    .own = 1

card-vow-of-beastkin = Vow of Beastkin
    .text = Muster: You must muster on a card whose suit matches one of your advisers, and gain 1 warband more.
    .own = 1

card-bracken = Bracken
    .text = Search: You may put all cards you discard in this search on top or at the bottom of any one discard pile, even your own region's.
    .note-1 = This covers cards discarded through the People's Favor, but not those discarded by powers used when played.
    .own = 1

card-wild-allies = Wild Allies
    .text = Action (place 1 secret): Choose any site with a Beast card and campaign as if your pawn were there, without spending Supply. Your warbands at that site join your attacking force.
    .own = 1
