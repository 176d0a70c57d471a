# Oath: names, texts and rulings of the Nomad cards (own wording); .own = 1 marks a German name of our own.

card-rain-boots = Rain Boots
    .text = Battle plan (attacker): Single shields the defender rolls count for nothing. Discard this card at the end of the campaign.
    .own = 1

card-ancient-binding = Ancient Binding
    .text = Action (place 1 secret, burn 1 secret): Each player burns all their secrets, on their board and on cards, except one. You keep only the secret you placed on this card.
    .note-1 = Secrets on the Darkest Secret are not touched.
    .own = 1

card-horse-archers = Horse Archers
    .text = Battle plan: Add 3 attack dice as attacker, or remove 3 as defender. Discard this card at the end of the campaign.
    .own = 1

card-warning-signals = Warning Signals
    .text = Battle plan (defender): Rearrange your warbands freely among your board and the sites you rule; each of these sites must keep at least 1. Discard this card at the end of the campaign.
    .note-1 = A Citizen needs no permission from the Chancellor for this.
    .own = 1

card-elders = Elders
    .text = Action (place 2 favor): Gain 1 secret.
    .own = 1

card-the-gathering = The Gathering
    .text = When played: Starting with the Chancellor, each player may put their pawn here. Then all players here may make binding exchanges of favor, secrets, relics and advisers with each other.
    .note-1 = Pawns move and offers are made in turn order, the Chancellor first, whoever played this card.
    .note-2 = There may be any number of exchanges.
    .note-3 = Pawns that moved here stay.
    .own = 1

card-faithful-friend = Faithful Friend
    .text = When played: Gain 4 Supply.
    .own = 1

card-tents = Tents
    .text = Travel (place 1 favor): You may travel to a site in your own region without spending Supply.
    .note-1 = You decide at the start: if the ruler of the Shrouded Wood sends you to another region, this gives you nothing.
    .own = 1

card-great-herd = Great Herd
    .text = When played: You may swap this card with a Nomad card at any site.
    .note-1 = A locked card cannot be swapped.
    .own = 1

card-convoys = Convoys
    .text = Action (place 1 favor): Put the whole discard pile of another region on top of your region's pile, even if yours is empty.
    .own = 1

card-vow-of-kinship = Vow of Kinship
    .text = Put all your favor into the Nomad bank. Favor you would gain or take goes into the Nomad bank instead. You may use favor in the Nomad bank as if it were on your board.
    .note-1 = What takes favor from your board does not reach the bank, and you are never forced to use favor from it.
    .note-2 = Favor given to you goes into the bank too.
    .own = 1

card-wild-mounts = Wild Mounts
    .text = Battle plan: Instead of all discards of your Nomad battle plans in this campaign, you may discard a single Beast card you rule.
    .note-1 = Bandits use it when they would have to discard two or more cards: they discard their first Beast card, counting from the top of the Cradle downward.
    .own = 1

card-lancers = Lancers
    .text = Battle plan (attacker): Double your whole attack roll. Discard this card at the end of the campaign.
    .note-1 = Skulls are doubled as well.
    .own = 1

card-mountain-giant = Mountain Giant
    .text = Battle plan (place 1 secret): Choose: 1 attack die, or 3 attack dice with this card discarded at the end of the campaign. Add the dice as attacker, or remove them as defender.
    .note-1 = Only for the 3 dice is the card discarded.
    .own = 1

card-rival-khan = Rival Khan
    .text = Battle plan: If your enemy has a Nomad adviser, add 4 attack dice as attacker, or remove 4 as defender. Discard this card at the end of the campaign.
    .own = 1

card-lost-tongue = Lost Tongue
    .text = Persistent: Other players who rule no Nomad card can neither target your relics and banners nor take them in any other way.
    .own = 1

card-special-envoy = Special Envoy
    .text = Travel: You may travel without spending Supply; your Act phase then ends.
    .own = 1

card-resettle = Resettle
    .text = Action: Move a faceup Nomad adviser of any player to a site of your choice.
    .own = 1

card-oracle = Oracle
    .text = Action (place 2 secrets): Take the uppermost Vision from the world deck, then play or discard it as if you had searched for it.
    .note-1 = This advances the Visions Drawn track; the other cards keep their order.
    .note-2 = The Vision may join your advisers facedown, and with the Cracked Horn it may go under the world deck.
    .note-3 = Forced Labor must be paid.
    .own = 1

card-pilgrimage = Pilgrimage
    .text = When played: Put every denizen at your site among the Dispossessed and shuffle them. Draw as many cards from them, look at them and lay them on your region's discard pile.
    .own = 1

card-spell-breaker = Spell Breaker
    .text = Persistent: Enemies of this card's ruler cannot use powers whose cost includes secrets, whether placed or burned.
    .note-1 = That includes a secret added by Gleaming Armor, the secrets turned over for the Buried Giant and The Hidden Place, and the Conspiracy.
    .note-2 = Mustering under Initiation Rite is not affected.
    .own = 1

card-mounted-patrol = Mounted Patrol
    .text = Battle plan (defender): The attacker rolls only half of their attack pool, rounded down. Discard this card at the end of the campaign.
    .note-1 = The final pool is halved, after all other plans.
    .own = 1

card-great-crusade = Great Crusade
    .text = Battle plan: For each Nomad card you rule, add 1 attack die as attacker, or remove 1 as defender. Discard this card at the end of the campaign.
    .note-1 = This card counts itself.
    .own = 1

card-ancient-bloodline = Ancient Bloodline
    .text = Persistent: Your enemies must treat all denizens and relics at sites you rule as locked.
    .note-1 = They cannot recover, discard or move such relics.
    .note-2 = This applies at all times, not only in campaigns.
    .own = 1

card-ancient-pact = Ancient Pact
    .text = When played: If you are an Exile and hold the Darkest Secret, you may give it to the Chancellor to become a Citizen and receive one Reliquary relic unseen. Your Act phase then ends and your Supply is fully refreshed.
    .note-1 = Only an Exile may do this.
    .own = 1

card-storm-caller = Storm Caller
    .text = Battle plan (defender): Add 2 defence dice. Discard this card at the end of the campaign.
    .own = 1

card-family-wagon = Family Wagon
    .text = You may have only 1 adviser that is not Nomad, but any number of Nomad advisers; those ignore your adviser limit.
    .note-1 = The new limit already counts while you play this card.
    .note-2 = The Pied Piper may always be added afterwards.
    .own = 1

card-way-station = Way Station
    .text = Persistent: The ruler of this card travels to this site without spending Supply. So does anyone who chooses to pay that ruler 1 favor; for the Empire the Chancellor gets it, and if bandits rule, it is burned.
    .own = 1

card-twin-brother = Twin Brother
    .text = When played: You may swap this card with another player's faceup Nomad adviser.
    .own = 1

card-hospitality = Hospitality
    .text = Travel: After travelling you may gain 1 favor from one bank whose suit is found both on a card at your site and among your advisers.
    .own = 1

card-a-fast-steed = A Fast Steed
    .text = Travel (place 1 favor): If you have 3 or fewer warbands on your board, you may travel without spending Supply.
    .own = 1

card-relic-worship = Relic Worship
    .text = Recover: After recovering a relic you may gain 3 Supply.
    .own = 1

card-sacred-ground = Sacred Ground
    .text = Persistent: Nobody can play a Vision faceup unless their pawn is at this card's site. The Conspiracy is exempt.
    .own = 1
