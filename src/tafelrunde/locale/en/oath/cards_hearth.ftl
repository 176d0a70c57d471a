# Oath: names, texts and rulings of the Hearth cards (own wording); .own = 1 marks a German name of our own.

card-tinkers-fair = Tinker's Fair
    .text = Action: Agree with one other player on a binding exchange of favor, secrets and relics.

card-wayside-inn = Wayside Inn
    .text = Action (place 1 favor): Gain 2 Supply.
    .own = 1

card-extra-provisions = Extra Provisions
    .text = Battle plan (defender; place 1 favor): Add 1 defence die.
    .note-1 = It is 1 die, even though some card lists speak of 2.
    .own = 1

card-memory-of-home = Memory of Home
    .text = Action (burn 1 secret): Move all favor of one bank of your choice to the Hearth bank.
    .own = 1

card-welcoming-party = Welcoming Party
    .text = Search: If you play a drawn denizen faceup at once, you may gain 1 favor from the Hearth bank. A card that was your facedown adviser does not count.
    .note-1 = No favor for a card kept facedown, nor for playing this card itself.
    .own = 1

card-traveling-doctor = Traveling Doctor
    .text = Battle plan: If you are defeated, none of your force is killed and this card is discarded. Powers that would kill your whole force are ignored.
    .own = 1

card-storyteller = Storyteller
    .text = Action (place 1 favor): Put 1 secret from the shared bank onto the Darkest Secret.
    .note-1 = Allowed even while nobody holds the banner.
    .own = 1

card-armed-mob = Armed Mob
    .text = Action (place 1 favor): Discard a faceup adviser of the player who holds the Darkest Secret, provided they do not also hold the People's Favor.
    .own = 1

card-tavern-songs = Tavern Songs
    .text = Action: Look at the top 3 cards of your region's discard pile.
    .own = 1

card-homesteaders = Homesteaders
    .text = Action: Move one of your faceup advisers to your site.
    .own = 1

card-crop-rotation = Crop Rotation
    .text = Search: Before you play a card to a site, you may discard a denizen there.
    .note-1 = Combines with the People's Favor.
    .own = 1

card-a-round-of-ale = A Round of Ale
    .text = Action (place 1 favor): Return all favor and secrets from cards and turn your facedown secrets up, as in Rest. The favor on this card stays.
    .own = 1

card-land-warden = Land Warden
    .text = Search (place 1 favor): You may play 2 of the drawn cards instead of 1 if at least one of them goes to a site.
    .note-1 = The other one may join your advisers facedown.
    .note-2 = The People's Favor may be used for both.
    .own = 1

card-charming-friend = Charming Friend
    .text = Action (place 1 secret): Take 1 favor from another player whose pawn is at your site.
    .own = 1

card-village-constable = Village Constable
    .text = Battle plan: If your enemy does not hold the People's Favor, add 2 attack dice as attacker, or remove 2 as defender.
    .own = 1

card-family-heirloom = Family Heirloom
    .text = When played: Look at the top relic of the deck; keep it or put it under the deck.
    .own = 1

card-news-from-afar = News from Afar
    .text = Search (place 2 favor): This search costs you no Supply.
    .own = 1

card-levelers = Levelers
    .text = Action (place 1 secret): Move 2 favor from the bank with the most favor to the bank with the least. You break ties.
    .own = 1

card-fabled-feast = Fabled Feast
    .text = When played: Choose a bank and gain 1 favor from it for each Hearth card you rule, this one included.
    .note-1 = At a site you do not rule this card does not count itself.
    .note-2 = Marriage is one card here.
    .own = 1

card-the-great-levy = The Great Levy
    .text = Battle plan (place 2 favor): If your enemy does not hold the People's Favor, add 3 attack dice as attacker, or remove 3 as defender, and ignore all skulls you roll.
    .note-1 = The condition applies to both parts.
    .own = 1

card-hearts-and-minds = Hearts and Minds
    .text = Battle plan (defender; place 3 favor): You win this campaign at once. Discard this card at the end unless you hold the People's Favor.
    .own = 1

card-relic-breaker = Relic Breaker
    .text = Action (place 1 favor): Put one facedown relic at your site under the relic deck and gain 3 warbands.
    .own = 1

card-book-binders = Book Binders
    .text = Persistent: Whenever another player plays a Vision faceup, you may gain 2 favor from one bank of your choice.
    .note-1 = The Conspiracy counts too.
    .own = 1

card-ballot-box = Ballot Box
    .text = Action: If you are an Exile and hold the People's Favor, become a Citizen, without receiving a relic. Your Act phase ends and your Supply is fully refreshed.
    .own = 1

card-saddle-makers = Saddle Makers
    .text = Persistent: Whenever another player plays a Nomad or Order card, you may gain 2 favor from the bank of its suit.
    .note-1 = This comes after the favor for playing to a site and before powers used when played.
    .own = 1

card-herald = Herald
    .text = Persistent: Whenever another player has campaigned against a player, you may gain 1 favor from a bank of your choice. Campaigns against bandits do not count.
    .own = 1

card-rowdy-pub = Rowdy Pub
    .text = Muster: If you muster on this card, you may gain 1 warband more.
    .own = 1

card-vow-of-peace = Vow of Peace
    .text = Persistent: You cannot campaign. Whoever attacks you cannot sacrifice warbands to raise their attack.
    .note-1 = If the Chancellor has it, Citizens may still campaign.

card-deed-writer = Deed Writer
    .text = Action: Agree with another player on a binding exchange of favor, secrets and sites you rule. When a site changes hands, the old ruler moves its warbands to their board and the new ruler moves warbands there from theirs.
    .note-1 = A Citizen deals without permission and takes the warbands.
    .note-2 = The new ruler places at least 1 warband; with the Bandit Crown it may be none.
    .note-3 = Imperial players cannot trade Imperial sites among themselves.
    .own = 1

card-salad-days = Salad Days
    .text = When played: Gain 3 favor, 1 each from three different banks.
    .note-1 = This is on top of the favor for playing to a site.
    .own = 1

card-marriage = Marriage
    .text = Persistent: Counts as two Hearth advisers but takes up only one adviser place.
    .note-1 = In the Chronicle, too, it counts twice for the most frequent suit.
    .own = 1

card-hospital = Hospital
    .text = Battle plan: If you still rule this card's site at the end of the campaign, your warbands that would be killed in it are put there instead.
    .note-1 = They are placed at the end of the campaign and do not count as killed.
    .own = 1

card-awaited-return = Awaited Return
    .text = Trade: You may sacrifice 1 warband from your board to spend no Supply on this trade.
    .own = 1
