# Root: the answers a player can give; what their objects are called is in things.ftl. “.alone” is the
# answer without an object, verb-X-Y the answer X in the words of question Y.

## Verbs

verb-pass = Do nothing
verb-battle = Battle in { $thing }
verb-move = Move from { $thing }
verb-to = To { $thing }
verb-to-place-pawn = Start in { $thing }
verb-to-vagabond-daylight = Move to { $thing }
verb-count = { $thing }
verb-against = { $thing }
verb-craft = Craft { $thing }
verb-activate = Activate { $thing }
verb-take = Take { $thing }
verb-use = Use { $thing }
verb-spend = Spend { $thing }
verb-spend-spend-fund = { $thing }
verb-discard = Discard { $thing }
verb-ambush = Play { $thing }
verb-lose = Lose { $thing }
verb-lose-lose-fund = { $thing }
verb-lose-take-hit = Your ally’s { $thing }
verb-resolve = { $thing }
verb-recruit = Recruit in { $thing }
    .alone = Recruit at every recruiter
verb-build = Build a { $thing }
verb-build-decree-build = Build in { $thing }
verb-build-ritual = Build a garden in { $thing }
verb-at = { $thing }
verb-wood = Wood from { $thing }
verb-wood-place-wood = { $thing }
verb-overwork = Overwork in { $thing }
verb-keep = Keep in { $thing }
verb-lead = { $thing }
verb-add = Add { $thing }
verb-column = { $thing }
verb-revolt = Revolt in { $thing }
verb-spread = Spread sympathy to { $thing }
verb-mobilize = Mobilize { $thing }
verb-train = Train an officer with { $thing }
verb-organize = Organize in { $thing }
verb-give = Give { $thing }
verb-choose = { $thing }
verb-remove = { $thing }
verb-slip = Slip to { $thing }
verb-explore = Explore the ruin
verb-aid = Aid { $thing }
verb-quest = Complete { $thing }
verb-strike = Strike at { $thing }
verb-repair = Repair { $thing }
verb-special = Special action: { $thing }
verb-exhaust = Exhaust { $thing }
verb-refresh = Refresh { $thing }
verb-damage = { $thing }
verb-character = { $thing }
verb-buy = Buy { $thing }
verb-price = { $thing }
verb-reveal = Reveal { $thing }
verb-score = Score for gardens ({ $thing })
verb-sacrifice = Sacrifice: a warrior becomes an acolyte
verb-crusade = Crusade in { $thing }
verb-convert = Convert a warrior in { $thing }
verb-sanctify = Sanctify a building in { $thing }
verb-outcast = { $thing }
verb-export = Export { $thing }
verb-draw = Draw a card
verb-establish = Trade post in { $thing }

## Modes

mode-yes = Yes
mode-draw-cards = Draw two cards
mode-score-points = Score points

## Doing nothing, in the words of a question

pass-ambush = No ambush
pass-foil-ambush = Accept the ambush
pass-battle-card = No card
pass-birdsong-card = No card
pass-end-daylight = End Daylight
pass-command-warren = No battle
pass-cobbler = No move
pass-better-burrow-bank = Nobody draws
pass-marquise-daylight = End Daylight
pass-march = No second move
pass-extra-action = End Daylight
pass-field-hospitals = No
pass-add-second-card = No second card
pass-eyrie-craft = Go on with the Decree
pass-alliance-birdsong = Go on to Daylight
pass-alliance-daylight = Go on to Evening
pass-military-operation = No further operation
pass-outrage = No such card: show your hand
pass-slip = Stay
pass-vagabond-daylight = End Daylight
pass-explore-ruin = Leave them there
pass-aid-item = Take none
pass-move-ally = Go alone
pass-battle-ally = Fight alone
pass-enlist-arbiter = No
pass-cult-birdsong = No further conspiracy
pass-crusade-battle = No battle
pass-cult-daylight = No further ritual
pass-cult-craft = Craft nothing more
pass-buy-service = Buy nothing more
pass-riverfolk-daylight = End Daylight

## Examples for the help of the terminal

play-help-one = 3, sawmill or battle in clearing 5
play-help-several = crossbow (bird), root tea (fox)
