# Why something on the table is no answer now; see titles/oath/reasons.py.

oath-why-here = Your pawn stands at { $site } already.
oath-why-too-far = Travelling there ({ $site }) costs { $cost } Supply, and you have { $supply }.
oath-why-travel = To go there, choose to travel first.
oath-why-travel-not = You cannot travel now.
oath-why-empty = There are no cards to search in the discard pile: { $region }.
oath-why-other-region = One searches only the discard pile of the region one is in, not that of: { $region }.
oath-why-search = To draw cards, choose to search first.
oath-why-search-not = You cannot search now.
oath-why-search-supply = { $supply } Supply is not enough to search there.
oath-why-elsewhere = { $card } lies elsewhere ({ $site }), and your pawn is not there.
oath-why-ruin = { $card } is a ruin; nobody musters on it or trades with it.
oath-why-tokens = Favor or secrets lie on { $card }, so that nobody can muster on it or trade with it.
oath-why-muster = To use a card at your site, choose to muster or to trade first.
oath-why-muster-not = You can neither muster nor trade now.
oath-why-relic-elsewhere = The relic lies elsewhere ({ $site }), and your pawn is not there.
oath-why-unpaid = You cannot pay what recovering a relic costs at { $site }.
oath-why-banner-unpaid = You have not enough to recover { $card }: it takes more than lies on it.
oath-why-recover = To take it, choose to recover first.
oath-why-recover-not = You cannot recover anything now.
