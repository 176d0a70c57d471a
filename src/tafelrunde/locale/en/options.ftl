# Options of a match, whatever the title.

option-random = at random
option-usual = no preference
option-advanced = More options

## How the options of a title are listed

help-title-options = Options of { $title } (--option NAME=VALUE)
help-any-title-options = “tafelrunde { $command } TITLE --help” lists the options of a title.
help-kind-flag = yes or no
help-kind-number = a number from { $least } to { $most }
help-kind-text = a text
help-kind-seed = a text; a fresh one unless you choose
help-kind-choice = one of: { $choices }
help-kind-choice-or-table = one of: { $choices }; or a JSON object, or @FILE
help-kind-list = any number, separated by commas: { $choices }
help-kind-list-bounded = { $least } to { $most }, separated by commas: { $choices }
help-kind-numbers = numbers from { $low } to { $high }, separated by commas
help-kind-seats = one for each player, separated by commas, yours first; “random” leaves one to chance, and those left out are filled up: { $choices }
help-kind-seat = a seat; 0 is the first
help-kind-seat-chance = random, or a seat; 0 is the first
help-kind-parts = yes, a JSON object, or its parts
help-kind-table = a JSON object, or @FILE
help-kind-more = { $some } and { $rest } others (tafelrunde titles { $title } lists them)
help-kind-cards = { $some } and { $rest } others (tafelrunde cards { $title } lists them)
help-default = Default: { $value }.
help-yes = yes
help-no = no
