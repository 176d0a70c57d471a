# Oath: names, texts and rulings of the Arcane cards (own wording); .own = 1 marks a German name of our own.

card-alchemist = Alchemist
    .text = Action (place 1 secret, burn 1 secret): Gain 4 favor, from one bank or from several as you like.
    .own = 1

card-fire-talkers = Fire Talkers
    .text = Battle plan (place 1 secret): If you hold the Darkest Secret, add 3 attack dice as attacker, or remove 3 as defender.
    .note-1 = For a Citizen it is enough that the Chancellor holds the banner.
    .own = 1

card-magicians-code = Magician's Code
    .text = Recover (place 2 favor): When you recover the Darkest Secret, gain 2 secrets and add them to the secrets you pay for it; your own share may be zero.
    .own = 1

card-spirit-snare = Spirit Snare
    .text = Action (place 1 secret): Gain 1 favor from any one bank.
    .own = 1

card-wizard-school = Wizard School
    .text = Action (place 1 favor): Gain 1 secret. Your Act phase then ends.
    .own = 1

card-dazzle = Dazzle
    .text = When played: Discard all Hearth and all Order cards at the sites of your region.
    .own = 1

card-acting-troupe = Acting Troupe
    .text = Trade: For this trade you may treat this card as a Beast or an Order card instead of an Arcane card.
    .note-1 = You need not use it: in a trade with an Arcane card it still counts as an Arcane card.
    .note-2 = It has no effect outside of trading.
    .own = 1

card-taming-charm = Taming Charm
    .text = Action (place 1 secret): Discard a Beast or Nomad card at your site and gain 2 favor from the bank of its suit.
    .note-1 = Favor on the discarded card goes back to that bank first and may be among the 2.
    .own = 1

card-inquisitor = Inquisitor
    .text = Action (place 1 favor): Look at a facedown adviser of another player whose pawn is at your site. If it is the Conspiracy, you may play or discard it. If it is anything else, that player gets the favor on this card.
    .note-1 = A Conspiracy you find may also join your own advisers facedown.
    .own = 1

card-secret-signal = Secret Signal
    .text = Trade: If this trade gives you exactly 1 favor, you may gain 1 more.
    .note-1 = It comes from the same bank.
    .note-2 = The Chancellor's extra favor from an empty Reliquary space counts as well.
    .own = 1

card-augury = Augury
    .text = Search: You may draw 1 card more. A Vision from the world deck still ends the draw.
    .note-1 = With Mushrooms you draw 2 cards.
    .own = 1

card-rusting-ray = Rusting Ray
    .text = Battle plan (defender; place 1 secret): If you hold the Darkest Secret, hollow swords the attacker rolls count for nothing.
    .own = 1

card-portal = Portal
    .text = Travel (place 1 secret): If you travel to or from this card's site, you may do so without spending Supply, and ignore the powers of sites.
    .note-1 = To travel there you need access to this card, so you must rule its site.
    .note-2 = Toll Roads still has to be paid.
    .own = 1

card-billowing-fog = Billowing Fog
    .text = Battle plan (place 1 secret): If you are defeated, none of your force is killed. Powers that would kill your whole force are ignored.
    .own = 1

card-kindred-warriors = Kindred Warriors
    .text = Battle plan (place 1 secret): Ignore all skulls you roll. Count the different suits other than Arcane among the cards you rule: add up to that many attack dice as attacker, or remove up to that many as defender.
    .own = 1

card-terror-spells = Terror Spells
    .text = Action (place 1 secret): Only if you hold the Darkest Secret: kill 2 warbands in your region, at sites or on the boards of players there. They may be your own.
    .note-1 = The two may come from different places.
    .own = 1

card-blood-pact = Blood Pact
    .text = Action (place 1 secret): Sacrifice any even number of warbands from your board and gain 1 secret for every 2.
    .own = 1

card-revelation = Revelation
    .text = When played: In turn order, each player may burn any amount of favor to gain as many secrets.
    .note-1 = The Chancellor begins.
    .own = 1

card-observatory = Observatory
    .text = Search: If your pawn is at this card's site, you may draw from any discard pile on the map.
    .own = 1

card-plague-engines = Plague Engines
    .text = Action (place 1 secret, burn 1 secret): Each player, you included, puts 1 favor into the Arcane bank for each site they rule.
    .own = 1

card-gleaming-armor = Gleaming Armor
    .text = Persistent: Each battle plan your enemy uses costs them 1 extra secret, placed on the plan.
    .note-1 = It helps an Imperial defender only if the Citizen who has it joined as an ally, and never other Exiles.
    .own = 1

card-bewitch = Bewitch
    .text = When played: If you are an Exile and have more secrets than the Chancellor, counting boards and cards, you may become a Citizen, without receiving a relic. Your Act phase then ends and your Supply is fully refreshed.
    .own = 1

card-jinx = Jinx
    .text = Persistent: If you rule this card, you may place 1 secret on it after rolling attack or defence dice for any reason, to reroll all of those dice once.
    .note-1 = This is not a battle plan. You pay after the roll, and a roll can be repeated only once.
    .note-2 = It also works for the rolls of Relic Thief and Gambling Hall.
    .own = 1

card-tutor = Tutor
    .text = Action (place 1 favor and 1 secret): Gain 1 secret.
    .own = 1

card-dream-thief = Dream Thief
    .text = Action (place 2 favor): Swap any two facedown advisers, whoever has them.
    .own = 1

card-cracking-ground = Cracking Ground
    .text = Battle plan (burn 1 secret): For each targeted site, add 1 attack die as attacker, or remove 1 as defender.
    .own = 1

card-sealing-ward = Sealing Ward
    .text = Persistent: Each of your relics adds 1 extra defence die when it is a target.
    .own = 1

card-initiation-rite = Initiation Rite
    .text = Muster: When mustering you must place a secret instead of a favor.
    .note-1 = Mustering is not a power, so Spell Breaker does not prevent it.
    .own = 1

card-vow-of-silence = Vow of Silence
    .text = Persistent: You cannot recover the Darkest Secret and cannot give secrets to others. Whenever someone recovers it, you gain as many secrets as they put on it.
    .note-1 = Others can still take secrets from you: giving and taking are not the same.
    .own = 1

card-forgotten-vault = Forgotten Vault
    .text = Action (place 1 favor): Either put 1 secret from the shared bank onto the Darkest Secret, or burn 1 secret from it, but never the last.
    .note-1 = Allowed even while nobody holds the banner.
    .own = 1

card-map-library = Map Library
    .text = Trade: If your pawn is at this card's site, you may trade with any card at a site of your region.
    .own = 1

card-witchs-bargain = Witch's Bargain
    .text = Action (place 1 secret): As often as you like, with other players whose pawns are at your site: give 1 secret and take 2 favor, or give 2 favor and take 1 secret.
    .note-1 = You may take somebody's last secret and deal with several players in one use.
    .own = 1

card-master-of-disguise = Master of Disguise
    .text = Trade (place 1 secret): For this trade, use the advisers of one other player in place of all your own.
    .note-1 = You use that player's Trade powers, not your own, and your own vows do not bind you in this trade.
    .own = 1
