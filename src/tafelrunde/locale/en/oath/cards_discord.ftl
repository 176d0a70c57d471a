# Oath: names, texts and rulings of the Discord cards (own wording); .own = 1 marks a German name of our own.

card-mercenaries = Mercenaries
    .text = Battle plan (place 1 favor): Add 3 attack dice as attacker, or remove 3 as defender. If you are then defeated, discard this card.
    .own = 1

card-a-small-favor = A Small Favor
    .text = When played: Gain 4 warbands.
    .own = 1

card-second-wind = Second Wind
    .text = Battle plan (attacker; place 1 secret, burn 1 favor): If you win, you may travel and after that campaign, both without spending Supply.
    .note-1 = All other battle plans of the campaign come first, and so does Sneak Attack.
    .own = 1

card-sleight-of-hand = Sleight of Hand
    .text = Action (place 1 favor): Take 1 secret from another player whose pawn is at your site and who has at least 2.
    .own = 1

card-key-to-the-city = Key to the City
    .text = When played: If the pawn of this site's ruler is not here, kill all warbands here, then gain 1 warband and put it here.
    .note-1 = It also works at an empty site, where bandits rule.
    .own = 1

card-scryer = Scryer
    .text = Action (place 1 secret): Look through any one discard pile.
    .note-1 = You see the whole pile, not only its top card.
    .own = 1

card-disgraced-captain = Disgraced Captain
    .text = Battle plan (attacker; place 1 favor, burn 1 favor): If at least one targeted site has an Order card, add 4 attack dice.
    .note-1 = The site itself must be a target; a targeted pawn or relic there is not enough.
    .own = 1

card-naysayers = Naysayers
    .text = Rest: If any Exile holds the title, as Oathkeeper or Usurper, you may take 1 favor from the Chancellor.
    .note-1 = You may be that Exile yourself.
    .own = 1

card-book-burning = Book Burning
    .text = Battle plan (attacker): If you win and had targeted the defender's pawn, the defender also burns all secrets on their board but one.
    .note-1 = Faceup and facedown secrets alike.
    .own = 1

card-charlatan = Charlatan
    .text = When played: Burn all secrets on the Darkest Secret but one.
    .note-1 = Only the secrets on the banner itself are meant.
    .own = 1

card-assassin = Assassin
    .text = Your adviser limit is 2. Action (place 1 favor): Discard a faceup adviser of your choice from another player whose pawn is at your site.
    .note-1 = You cannot play this card if you already have two locked advisers.

card-downtrodden = Downtrodden
    .text = Muster: If you muster on a card whose bank holds less favor than every other bank, you may gain 2 warbands more.
    .own = 1

card-blackmail = Blackmail
    .text = When played: Choose a relic of another player whose pawn is at your site. Take it, unless they give you 3 favor.
    .own = 1

card-cracked-sage = Cracked Sage
    .text = Battle plan (place 1 secret, burn 1 favor): If your enemy has an Arcane adviser, add 4 attack dice as attacker, or remove 4 as defender.
    .own = 1

card-dissent = Dissent
    .text = When played: Each player who does not hold the People's Favor puts favor on this card: 1 for each different suit among the cards they rule.
    .note-1 = The Chancellor and every Citizen each count all cards at Imperial sites.
    .own = 1

card-false-prophet = False Prophet
    .text = When played: If you are an Exile, gain 1 warband and put it on a revealed Vision of any player. From then on that Vision counts as revealed by you too. When the Vision is discarded, the warband is killed and you play or discard the Vision as if you had searched for it.
    .note-1 = The warband stays if you become a Citizen, but only an Exile can win with it.
    .own = 1

card-vow-of-renewal = Vow of Renewal
    .text = Persistent: You cannot recover the People's Favor. Whenever anyone burns favor, you get that favor.
    .note-1 = That includes favor burned to recover a relic, even if you are the one recovering.
    .own = 1

card-zealots = Zealots
    .text = Battle plan (attacker; place 1 favor): If the defending force is larger than yours, each warband you sacrifice adds 3 to your attack instead of 1.
    .note-1 = The forces are compared when you use this plan.
    .own = 1

card-royal-ambitions = Royal Ambitions
    .text = When played: If you are an Exile and rule more sites than the Chancellor, you may become a Citizen and receive one Reliquary relic unseen. Your Act phase then ends and your Supply is fully refreshed.
    .own = 1

card-salt-the-earth = Salt the Earth
    .text = You cannot play this card to a site with a locked card; it ignores the site's capacity. When played: Discard all other denizens at this site. From now on its capacity is 1.
    .note-1 = It may go to the Drowned City, but not to a facedown site.
    .note-2 = When it leaves, the old capacity is back; so no edifice can replace it at the Drowned City.
    .own = 1

card-beast-tamer = Beast Tamer
    .text = Persistent: Your enemies cannot use Beast or Nomad battle plans against you.
    .own = 1

card-riots = Riots
    .text = When played: If the People's Favor shows its Mob side, discard from all sites every card of the suit most frequent there; you break ties. This card stays.
    .note-1 = Only cards at sites count and are discarded.
    .own = 1

card-silver-tongue = Silver Tongue
    .text = Your adviser limit is 2. Rest: You may gain 1 favor from a bank whose suit matches a card at your site.
    .note-1 = You cannot play this card if you already have two locked advisers.
    .own = 1

card-gambling-hall = Gambling Hall
    .text = Action (place 2 favor): Roll 4 defence dice and gain as much favor from one bank as you rolled shields.
    .note-1 = Doubling faces multiply the total as in a campaign.
    .own = 1

card-boiling-lake = Boiling Lake
    .text = Persistent: Whoever travels to this site without ruling this card must kill 2 warbands on their board if able.
    .note-1 = Forced travel counts too.
    .own = 1

card-relic-thief = Relic Thief
    .text = Persistent: After another player whose pawn is in your region takes one or more relics, you may place 1 favor and 1 secret and roll 1 defence die for each of them. If no die shows a shield, you take all those relics.
    .note-1 = You pay at the moment you use it.
    .note-2 = It works on relics taken from you in a campaign, but not on relics given in an exchange or a Citizenship offer.
    .note-3 = The doubling face is no shield.
    .own = 1

card-enchantress = Enchantress
    .text = Action (burn 1 secret): Swap this card with any faceup adviser.
    .note-1 = If the swap puts a player over their adviser limit, they discard an adviser, but not the Enchantress.
    .own = 1

card-insomnia = Insomnia
    .text = Your adviser limit is 2. Rest: You may gain 1 secret.
    .note-1 = You cannot play this card if you already have two locked advisers.
    .own = 1

card-sneak-attack = Sneak Attack
    .text = Persistent: Directly after another player's campaign you may campaign against that player without spending Supply.
    .note-1 = The usual rules for choosing a defender apply.
    .note-2 = It happens at once, before Second Wind.
    .own = 1

card-gossip = Gossip
    .text = Persistent: Enemies of this card's ruler cannot play cards facedown to their advisers.
    .note-1 = Advisers that are already facedown stay.
    .note-2 = If bandits rule this card, it binds every player.
    .note-3 = Setup is not affected.
    .own = 1

card-bandit-chief = Bandit Chief
    .text = When played: Kill 1 warband at each site. As long as this card is faceup, every site has 2 bandits more.
    .own = 1

card-chaos-cult = Chaos Cult
    .text = Persistent: Whenever another player becomes Oathkeeper, you then take 1 favor from them.
    .own = 1

card-slander = Slander
    .text = Battle plan (attacker; place 1 favor): If you win and had targeted the defender's pawn, the defender burns all favor on their board instead of half.
    .own = 1
