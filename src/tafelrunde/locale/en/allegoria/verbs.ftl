# Throne of Allegoria: the answers a player can give.

## What a player can do

verb-pass = Do nothing
verb-bid-0 = “0” → { $thing }
verb-bid-1 = “1” → { $thing }
verb-bid-2 = “2” → { $thing }
verb-bid-star = “*” → { $thing }
verb-keep = Keep { $thing }
verb-keep-take-card = Take { $thing }
verb-discard = Discard { $thing }
verb-discard-grant-task = Take an anarchy marker and discard { $thing }
verb-reveal = Reveal { $thing }
verb-do = { $thing }
verb-choose = { $thing }
verb-activate = Count the star as 1 and activate the { $thing }
verb-place = { $thing }
verb-replace = Replace { $thing }
verb-move = { $thing }
verb-leave = { $thing } → centre
verb-enter = Centre → { $thing }
verb-count = { $thing }
verb-attack = { $thing }
verb-fight = { $thing }
verb-trick = { $thing }
verb-lower = Lower { $thing }
verb-raise = Raise { $thing }
verb-trade = { $thing }
verb-pay = Pay with { $thing }
verb-single = { $thing } lies alone
verb-pair = { $thing }
verb-take = { $thing }
verb-buy = Buy { $thing }
verb-remove = { $thing }
verb-from = { $thing }
verb-take-one = { $thing }: one card only

## Modes, in the words of a question where it has its own

mode-yes = Yes
mode-star-2 = Count the star as 2
mode-star-1 = Count the star as 1, without a guild
mode-split = for station and commission actions
mode-station-only = for station actions only
mode-commission-only = for commission actions only
mode-removal = Remove soldiers of the loser
mode-track = A home track
mode-station-choose-kind = Station actions
mode-commission-choose-kind = Commission actions
mode-influence-spoils = Gain influence points
mode-track-commerce-gain = Raise the home track
mode-influence-commerce-gain = Gain influence points
mode-anarchy-decree-choice = Take an anarchy marker
mode-track-decree-choice = Lower a home track

## Doing nothing and Yes, in the words of a question

pass-keep-task = Keep none
pass-soldiers-act = End the turn
pass-soldiers-extra = End the turn
pass-soldiers-cross = End the turn
pass-spies-act = End the turn
pass-spies-extra = End the turn
pass-spies-cross = End the turn
pass-merchants-act = End the turn
pass-merchants-extra = End the turn
pass-merchants-cross = End the turn
pass-bankers-act = End the turn
pass-bankers-extra = End the turn
pass-bankers-cross = End the turn
pass-scholars-act = End the turn
pass-scholars-extra = End the turn
pass-scholars-cross = End the turn
pass-discard-soldiers = Discard no card
pass-discard-spies = Discard no card
pass-discard-merchants = Discard no card
pass-discard-bankers = Discard no more
pass-discard-scholars = Discard no more
pass-battle-anarchy = Roll without a marker
yes-battle-anarchy = Take a marker for +1
pass-ruse-more = Leave it at that
pass-alms-return = Return none
yes-alms-return = Return a marker
pass-guild-buy = Buy nothing
pass-decree-place = Place none
yes-decree-place = Place a figure
pass-decree-remove = Remove none
pass-decree-draw = Draw nothing
yes-decree-draw = Draw
pass-decree-discard = Discard nothing
pass-decree-return-anarchy = Return none
yes-decree-return-anarchy = Return a marker
pass-decree-choice = Choose neither
pass-decree-lower = Lower nothing
pass-decree-raise = Raise nothing
pass-decree-pay-diplomacy = Pay nothing
pass-decree-pay-alms = Pay nothing

## Examples for the help of the terminal

play-help-one = 3, knowledge or discard soldier 2
play-help-several = soldier 2, soldier 2, spy 1
