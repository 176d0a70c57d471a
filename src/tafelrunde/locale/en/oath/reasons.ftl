# Why something on the table is no answer now; see titles/oath/reasons.py.

oath-why-here = Your pawn stands at { $site } already.
oath-why-too-far = Travelling there ({ $site }) costs { $cost } Supply, and you have { $supply }.
oath-why-travel-not = You cannot travel there now.
oath-why-empty = There are no cards to search in the discard pile: { $region }.
oath-why-other-region = You search only the discard pile of the region you are in, not this one: { $region }.
oath-why-search-supply = You do not have enough Supply to search there (you have { $supply }).
oath-why-elsewhere = { $card } lies elsewhere ({ $site }), and your pawn is not there.
oath-why-ruin = { $card } is a ruin; nobody musters on it or trades with it.
oath-why-tokens = Favor or secrets lie on { $card } already, so nobody can muster on it or trade with it this turn.
oath-why-muster-not = You can neither muster on it nor trade with it now.
oath-why-relic-elsewhere = The relic lies elsewhere ({ $site }), and your pawn is not there.
oath-why-unpaid = You cannot pay what recovering a relic costs at { $site }.
oath-why-banner-unpaid = You do not have enough for the { $card }: you would have to put more on it than lies there now.
oath-why-recover-not = You cannot recover it now.

## Why a major action is not possible now

oath-why-no-supply = You have no Supply left.
oath-why-travel-supply = No journey is possible with the { $supply } Supply you have.
oath-why-campaign-supply = A campaign costs { $cost } Supply, and you have { $supply }.
oath-why-campaign-forbidden = A card forbids you to campaign.
oath-why-campaign-nobody = There is nobody at your site whom you could attack.
oath-why-recover-nothing = No relic lies at your site, and you cannot recover a banner now.
oath-why-recover-unpaid = You cannot pay for the relics at your site, nor recover a banner.
oath-why-no-free-card = No card at your site is free: there is none, or favor or secrets lie on it already.
oath-why-muster-unpaid = Mustering costs 1 favor, and you cannot pay it.
oath-why-trade-unpaid = Trading costs 1 secret or 2 favor, and you have neither.
