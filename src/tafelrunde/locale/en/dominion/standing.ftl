# Questions in others' turns, in general, and what an answer given beforehand may depend on.

standing-react = You are attacked and may reveal a card
    .about = Attack
standing-show = Something happens to a card of yours and you may reveal another
    .about = card
standing-discard = You must discard cards
    .source = card that says so
    .count = cards still to discard
standing-advisor = { card-advisor }: you choose which of another player’s cards is discarded
standing-envoy = { card-envoy }: you choose which of another player’s cards is discarded
standing-lose-a-good-card = { card-knights }: you trash one of your revealed cards
standing-give = { card-masquerade }: you pass on a card
standing-bishop-other = { card-bishop }: you may trash a card
standing-gladiator-match = { card-gladiator }: you may reveal the same card
standing-vault-other = { card-vault }: you may discard two cards
standing-villain = { card-villain }: you discard a card
standing-torturer = { card-torturer }: you discard two cards or gain a Curse
standing-mountebank = { card-mountebank }: you may discard a Curse
standing-old-witch = { card-old-witch }: you may trash a Curse
standing-tunnel = { card-tunnel }: you discard it and may reveal it
standing-faithful-hound = { card-faithful-hound }: you discard it and may set it aside
