# Why something on the table is no answer now; see titles/allegoria/reasons.py.

allegoria-why-full = There are { $count } of your tokens in this area already; more do not fit.
allegoria-why-area = Another area is being resolved now. { $area }
allegoria-why-no-merchant = You have no merchant there: { $region }.
allegoria-why-no-marker = Commerce at home takes an anarchy marker, and none is left.
allegoria-why-no-soldier = You have no soldier there: { $region }.
allegoria-why-no-spy = You have no spy there: { $region }.
allegoria-why-own-tavern = You never play a ruse in your own tavern.
allegoria-why-own-battlefield = You never raid your own battlefield; a battle there needs foreign soldiers.
allegoria-why-kind = Only cards of this kind and jokers count here: { $kind }.
