# Oath: die Fragen. Die Karte, die fragt, steht davor; $about und $target sind, worum und um wen es geht, $count ist der
# Rest einer Zahl. Wie „pass“ und „yes“ heißen, steht in verbs.ftl.

## Aufbau

prompt-place-site-favor = Die Gunst reicht nicht für alle Orte. Welcher Ort bekommt die nächste Marke?
prompt-place-pawn = Wo beginnt deine Figur?
prompt-first-adviser = Welche Karte wird dein erster Ratgeber (verdeckt)? Die übrigen wirfst du ab.

## Der Zug

prompt-act = Was tust du?
prompt-use-modifier = Setzt du bei dieser Aktion eine Karte ein?
prompt-rest-power = Nutzt du noch eine Fähigkeit, bevor dein Zug endet?
prompt-tend-peoples-favor = Legst du 1 Gunst auf das Banner, oder gibst du 1 davon an ein Lager mit der wenigsten Gunst?
prompt-name-oathkeeper = Mehrere erfüllen das Ziel des Eids gleich gut. Wer wird Bewahrer?

## Suchen

prompt-search-deck = Wo suchst du?
prompt-keep-card = { $count ->
    [0] Welche dieser Karten behältst und spielst du?
    [one] Welche dieser Karten behältst und spielst du?
   *[other] Welche dieser Karten behältst und spielst du ({ $count } zu wählen)?
}
prompt-discard-order = { $count ->
    [0] Welche Karte wirfst du zuerst ab? Sie kommt zuunterst.
   *[other] Welche Karte wirfst du zuerst ab? Sie kommt zuunterst (noch { $count }).
}
prompt-discard-where = Wohin kommen die übrigen Karten?
prompt-discard-end = Auf diesen Stapel oder darunter?
prompt-play-card = Wohin spielst du { $about }?
prompt-discard-first = Wirfst du vorher eine Karte an einem Ort ab?
prompt-discard-adviser = Du hast zu viele Ratgeber. Welchen wirfst du ab?
prompt-conspiracy = 1 Geheimnis verbrennen, um eine Reliquie oder ein Banner zu nehmen?

## Anwerben, Tauschen, Bergen

prompt-muster-on = Auf welcher Karte wirbst du an? Du legst 1 Gunst darauf und erhältst Scharen.
prompt-trade-with = Mit welcher Karte tauschst du?
prompt-trade-for = Was willst du dafür haben ({ $about })?
prompt-recover-thing = Was birgst du?
prompt-banner-payment = Wie viel legst du auf das { $about }? Je mehr dort liegt, desto teurer wird es für den Nächsten.
prompt-first-bank = Die Gunst vom Banner wird reihum auf die Lager verteilt. Welches kommt zuerst dran?

## Reisen

prompt-travel-to = Wohin reist du?
prompt-name-destination = Wer diesen Ort beherrscht, bestimmt das Ziel. Wohin geht die Reise?
prompt-pay-toll = Die Reise dorthin ({ $about }) kostet 1 Gunst Zoll. Zahlst du?

## Kampf

prompt-campaign-against = Gegen wen kämpfst du?
prompt-declare-target = Welches Ziel nennst du? Jedes Ziel bringt Verteidigungswürfel.
prompt-join-defence = { $target } wird angegriffen. Verteidigst du mit?
prompt-allow-ally = { $target } möchte mitverteidigen. Erlaubst du es?
prompt-attack-dice = Wie viele Angriffswürfel wirfst du? Du darfst einen je Schar werfen.
prompt-battle-plan = Nutzt du einen Schlachtplan?
prompt-lose-to-skulls = { $count ->
    [one] Ein Schädel kostet dich eine Schar. Wo?
   *[other] Schädel kosten dich { $count } Scharen. Wo fällt die nächste?
}
prompt-sacrifice = { $count ->
    [one] Opferst du 1 Schar? Das reicht gerade zum Sieg.
   *[other] Opferst du { $count } Scharen? Das reicht gerade zum Sieg.
}
prompt-sacrifice-from = Wo opferst du eine Schar (noch { $count })?
prompt-lose-warband = { $count ->
    [one] Wo verlierst du eine Schar?
   *[other] Du verlierst { $count } Scharen. Wo die nächste?
}
prompt-occupy = { $about } gehört nun dir. Wie viele Scharen stellst du dorthin?

## Nebenaktionen

prompt-show-to = Wem zeigst du diesen Ratgeber?
prompt-move-warbands = Welche Scharen versetzt du?
prompt-warband-count = Wie viele Scharen?
prompt-allow-pick-up = { $about } möchte lila Scharen vom Ort aufnehmen ({ $count }). Erlaubst du es?
prompt-allow-sharing = { $about } möchte lila Scharen zwischen euren Tableaus versetzen ({ $count }). Stimmst du zu?
prompt-offer-relic = Welche Reliquie des Schreins bietest du zum Bürgertum an? Ist sie fort, ändert ihr Feld eine Aktion des Kanzlers.
prompt-show-relic = Zeigst du { $target } vorher eine Reliquie des Schreins?
prompt-choose-reliquary = Du wirst Bürger. Welche Reliquie des Schreins nimmst du?
prompt-remove-warband = Du wirst Bürger, und im Lager ist keine lila Schar mehr. Welche deiner Scharen geht zuerst?

## Abmachungen

prompt-compose-offer = Was bietest du { $about } an, und was verlangst du?
prompt-offer-favor = Wie viel Gunst gibt { $about }?
prompt-offer-secrets = Wie viele Geheimnisse gibt { $about }?
prompt-accept-deal = Nimmst du das Angebot von { $target } an?
prompt-settle-site = { $about } gehört nun dir. Wie viele Scharen stellst du dorthin?
prompt-choose-promise = Was wird versprochen?
prompt-promise-penalty = Wie viel Gunst ist fällig, wenn das Versprechen gebrochen wird?
prompt-admit-breach = { $target } sagt, du hast ein Versprechen gebrochen ({ $about }). Gibst du es zu und zahlst { $count } Gunst? Sonst entscheidet eine Münze.

## Fähigkeiten von Karten

prompt-choose-player = Welcher Spieler?
prompt-choose-card = Welche Karte?
prompt-choose-site = Welcher Ort?
prompt-choose-bank = Welches Gunstlager?
prompt-choose-suit = Welche Farbe?
prompt-choose-count = Wie viele?
prompt-choose-relic = Welche Reliquie?
prompt-choose-thing = Was wählst du?
prompt-adjust-die = Der Spielendwürfel zeigt { $count }. Änderst du das?
prompt-use-power = Nutzt du diese Fähigkeit?
prompt-pay-power = Zahlst du?
prompt-kill-warband = Welche Schar fällt (noch { $count })?
prompt-keep-relic = Behältst du die Reliquie { $about }, oder kommt sie unter den Reliquienstapel?
prompt-regroup-take = Wie viele Scharen nimmst du von dort auf dein Tableau ({ $about })?
prompt-regroup-place = Wie viele weitere Scharen stellst du dorthin ({ $about })?
