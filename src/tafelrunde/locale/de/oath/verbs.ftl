# Oath: die Antworten; wie ihre Gegenstände heißen, steht in things.ftl. „.alone“ ist die Antwort ohne
# Gegenstand, verb-X-Y die Antwort X in den Worten der Frage Y.

## Verben

verb-pass = Nichts tun
verb-search = Suchen { $thing }
    .alone = Suchen
verb-muster = Anwerben { $thing }
    .alone = Anwerben
verb-trade = Tauschen { $thing }
    .alone = Tauschen
verb-recover = Bergen { $thing }
    .alone = Bergen
verb-campaign = Kämpfen { $thing }
    .alone = Kämpfen
verb-travel = Reisen { $thing }
    .alone = Reisen
verb-adviser = { $place ->
    [0] Spielen oder abwerfen: { $thing }
   *[other] { $who ->
        [you] { own-adviser } spielen oder abwerfen
       *[other] Spielen oder abwerfen: { $thing }
    }
}
verb-use = { $thing } nutzen
verb-peek = Ansehen: { $thing }
verb-peek-choose-card = { $thing }
verb-warbands = Scharen versetzen { $thing }
    .alone = Scharen versetzen
verb-citizenship = Bürgertum anbieten: { $thing }
verb-exile = Ins Exil: { $thing }
    .alone = Ins Exil gehen
verb-rest = Ruhen { $thing }
    .alone = Ruhen (Zug beenden)
verb-draw = Ziehen aus: { $thing }
verb-on = { $thing }
verb-for = { $thing } erhalten
verb-for-witchs-bargain = { $thing } erhalten
verb-to = Zu { $thing }
verb-to-play-card = Spielen: { $thing }
verb-to-move-warbands = Von deinem Tableau zu { $thing }
verb-from-move-warbands = Von { $thing } auf dein Tableau
verb-to-choose-bank = In das Lager { $thing }
verb-to-discard-where = { $thing }
verb-from = Von: { $thing }
verb-from-choose-bank = Aus dem Lager { $thing }
verb-against = Gegen { $thing }
verb-target = { $thing }
verb-choose = { $thing }
verb-count = { $thing }
verb-keep = { $thing } behalten
verb-discard = { $thing } abwerfen
    .alone = Abwerfen
verb-discard-discard-adviser = { $place ->
    [0] { $thing } abwerfen
   *[other] { $who ->
        [you] { own-adviser } abwerfen
       *[other] { $thing } abwerfen
    }
}
verb-lose = { $thing }
verb-place = { $thing }
    .alone = 1 Gunst darauflegen
verb-bank = Gunstlager { $thing }
verb-suit = { $thing }
verb-take = { $thing } nehmen
verb-give = { $place ->
    [0] { $thing } geben
   *[other] { $who ->
        [you] { own-adviser } geben
       *[other] { $thing } geben
    }
}
verb-want = { $thing } verlangen
verb-accept = Annehmen { $thing }
    .alone = Annehmen
verb-offer = Anbieten { $thing }
    .alone = So anbieten
verb-join = Beistehen { $thing }
    .alone = Beistehen
verb-reroll = Neu werfen { $thing }
    .alone = Neu werfen
verb-pay = { $thing } zahlen
    .alone = Zahlen
verb-sacrifice = { $thing } opfern
    .alone = Opfern
verb-name = { $thing }
verb-name-name-oathkeeper = { $thing } als { title-oathkeeper }
verb-swap = { $thing }
verb-burn = { $thing } verbrennen
verb-bury = { $thing } unter den Reliquienstapel
verb-claim = Wortbruch vorwerfen: { $thing }
verb-show = { $place ->
    [0] { $thing } jemandem zeigen
   *[other] { $who ->
        [you] { own-adviser } jemandem zeigen
       *[other] { $thing } jemandem zeigen
    }
}

## Der eigene verdeckte Ratgeber an einem Platz

own-adviser = Deinen { adviser-rank } Ratgeber
adviser-rank = { $place ->
    [1] ersten
    [2] zweiten
    [3] dritten
   *[other] { $place }.
}

## Arten, und „yes“ und „pass“ in den Worten einer Frage

mode-yes = Ja
mode-add-forgotten-vault = 1 Geheimnis darauflegen
mode-remove-forgotten-vault = 1 Geheimnis davon verbrennen
yes-sacrifice = Opfern und gewinnen
pass-sacrifice = Nichts opfern und verlieren
yes-join-defence = Mitverteidigen
pass-join-defence = Sich heraushalten
yes-allow-ally = Hilfe erlauben
pass-allow-ally = Hilfe ablehnen
yes-use-power = Nutzen
pass-use-power = Nicht nutzen
yes-pay-power = Zahlen
pass-pay-power = Nicht zahlen
yes-pay-toll = Zahlen
pass-pay-toll = Nicht zahlen
pass-use-modifier = Keine weitere Karte
pass-rest-power = Keine Fähigkeit
pass-battle-plan = Kein weiterer Plan
pass-declare-target = Kein weiteres Ziel
pass-discard-first = Nichts abwerfen
pass-discard-where = Wie üblich
pass-conspiracy = Nichts nehmen
pass-campaign-against = Kein Kampf
verb-accept-accept-deal = Angebot annehmen
    .alone = Angebot annehmen
pass-accept-deal = Angebot ablehnen
pass-compose-offer = Doch kein Angebot
verb-accept-allow-pick-up = Scharen aufnehmen lassen
    .alone = Scharen aufnehmen lassen
pass-allow-pick-up = Scharen stehen lassen
verb-accept-allow-sharing = Scharen versetzen lassen
    .alone = Scharen versetzen lassen
pass-allow-sharing = Scharen nicht versetzen lassen
pass-admit-breach = Abstreiten
verb-accept-admit-breach = Zugeben und zahlen
    .alone = Zugeben und zahlen
pass-show-relic = Keine zeigen
verb-bank-tend-peoples-favor = 1 Gunst vom Banner ins Gunstlager { $thing }
verb-place-tend-peoples-favor = 1 Gunst auf das Banner
    .alone = 1 Gunst auf das Banner
pass-tend-peoples-favor = Nichts tun
verb-bank-first-bank = Gunstlager { $thing } zuerst
verb-place-place-site-favor = 1 Gunst: { $thing }
verb-to-name-destination = Den Reisenden schicken: { $thing }
mode-top-discard-end = Oben auf den Stapel
mode-bottom-discard-end = Unter den Stapel
mode-raise-adjust-die = Den Wurf um 1 erhöhen
mode-lower-adjust-die = Den Wurf um 1 senken
pass-adjust-die = Den Wurf lassen, wie er ist
pass-choose-player = Niemand
pass-choose-card = Keine
pass-choose-relic = Keine
pass-choose-bank = Keine Gunst
pass-travel-to = Bleiben
pass-move-warbands = Keine versetzen

## Beispiele für die Hilfe im Terminal

play-help-one = 3, reisen oder wölfe abwerfen
play-help-several = wölfe, langbögen
