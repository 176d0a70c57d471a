# Dominion: questions that only cards of Cornucopia ask, and their answers.

prompt-hamlet-action = Discard a card for +1 action?
prompt-hamlet-buy = Discard a card for +1 buy?
prompt-jester = { $target } discarded { $about }. Who gains one from the Supply?
prompt-tournament-discard = Discard a Province to gain a Prize or a Duchy?
prompt-tournament-gain = What do you gain onto your deck: a Prize, or a Duchy?
prompt-tournament-reveal = Reveal a Province?
prompt-trusty-steed = Choose two different bonuses: +2 cards, +2 actions, +2 coins, or 4 Silvers with your deck put onto your discard pile.
prompt-young-witch = Reveal a Bane card, or gain a Curse.

pass-hamlet-action = Discard nothing
pass-hamlet-buy = Discard nothing
pass-tournament-discard = Discard none
pass-tournament-gain = Nothing (no Prize is left)
pass-tournament-reveal = Reveal none
pass-young-witch = Reveal none

verb-gain-jester = Gain { $thing } yourself
verb-give-jester = Let them gain { $thing }

mode-plus-cards-trusty-steed = +2 cards
mode-plus-actions-trusty-steed = +2 actions
mode-plus-coins-trusty-steed = +2 coins
mode-plus-silver-trusty-steed = Gain 4 Silvers and put your deck onto your discard pile
