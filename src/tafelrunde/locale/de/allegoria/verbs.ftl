# Throne of Allegoria: die Antworten, die ein Spieler geben kann.

## Tätigkeiten

verb-pass = Nichts tun
verb-bid-0 = „0“ → { $thing }
verb-bid-1 = „1“ → { $thing }
verb-bid-2 = „2“ → { $thing }
verb-bid-star = „*“ → { $thing }
verb-keep = Behalten: { $thing }
verb-keep-take-card = Nehmen: { $thing }
verb-discard = Abwerfen: { $thing }
verb-discard-grant-task = Einen Anarchiemarker nehmen und abwerfen: { $thing }
verb-reveal = Aufdecken: { $thing }
verb-do = { $thing }
verb-choose = { $thing }
verb-activate = Stern zählt 1, und die { $thing } wird aktiviert
verb-place = { $thing }
verb-replace = { $thing } ersetzen
verb-move = { $thing }
verb-leave = { $thing } → Zentrum
verb-enter = Zentrum → { $thing }
verb-count = { $thing }
verb-attack = { $thing }
verb-fight = { $thing }
verb-trick = { $thing }
verb-lower = { $thing } senken
verb-raise = { $thing } erhöhen
verb-trade = { $thing }
verb-pay = Mit { $thing } zahlen
verb-single = { $thing } liegt allein
verb-pair = { $thing }
verb-take = { $thing }
verb-buy = Kaufen: { $thing }
verb-remove = { $thing }
verb-from = { $thing }
verb-take-one = { $thing }: nur eine Karte

## Möglichkeiten, in den Worten einer Frage, wo sie eigene hat

mode-yes = Ja
mode-star-2 = Stern zählt 2
mode-star-1 = Stern zählt 1, ohne Gilde
mode-split = für Stationieren- und Auftrags-Aktionen
mode-station-only = nur für Stationieren-Aktionen
mode-commission-only = nur für Auftrags-Aktionen
mode-removal = Soldaten des Verlierers entfernen
mode-track = Eine Heimatleiste
mode-station-choose-kind = Stationieren-Aktionen
mode-commission-choose-kind = Auftrags-Aktionen
mode-influence-spoils = Einflusspunkte nehmen
mode-track-commerce-gain = Heimatleiste erhöhen
mode-influence-commerce-gain = Einflusspunkte nehmen
mode-anarchy-decree-choice = Einen Anarchiemarker nehmen
mode-track-decree-choice = Eine Heimatleiste senken

## Nichts tun und Ja, in den Worten einer Frage

pass-keep-task = Keine behalten
pass-soldiers-act = Den Zug beenden
pass-soldiers-extra = Den Zug beenden
pass-soldiers-cross = Den Zug beenden
pass-spies-act = Den Zug beenden
pass-spies-extra = Den Zug beenden
pass-spies-cross = Den Zug beenden
pass-merchants-act = Den Zug beenden
pass-merchants-extra = Den Zug beenden
pass-merchants-cross = Den Zug beenden
pass-bankers-act = Den Zug beenden
pass-bankers-extra = Den Zug beenden
pass-bankers-cross = Den Zug beenden
pass-scholars-act = Den Zug beenden
pass-scholars-extra = Den Zug beenden
pass-scholars-cross = Den Zug beenden
pass-discard-soldiers = Keine Karte abwerfen
pass-discard-spies = Keine Karte abwerfen
pass-discard-merchants = Keine Karte abwerfen
pass-discard-bankers = Keine weitere abwerfen
pass-discard-scholars = Keine weitere abwerfen
pass-battle-anarchy = Ohne Marker würfeln
yes-battle-anarchy = Marker nehmen: +1
pass-ruse-more = Es dabei belassen
pass-alms-return = Keinen zurücklegen
yes-alms-return = Einen Marker zurücklegen
pass-guild-buy = Nichts kaufen
pass-decree-place = Keine aufstellen
yes-decree-place = Figur aufstellen
pass-decree-remove = Keine entfernen
pass-decree-draw = Nichts ziehen
yes-decree-draw = Ziehen
pass-decree-discard = Nichts abwerfen
pass-decree-return-anarchy = Keinen zurücklegen
yes-decree-return-anarchy = Einen Marker zurücklegen
pass-decree-choice = Keines von beiden
pass-decree-lower = Nichts senken
pass-decree-raise = Nichts erhöhen
pass-decree-pay-diplomacy = Nichts zahlen
pass-decree-pay-alms = Nichts zahlen

## Beispiele für die Hilfe im Terminal

play-help-one = 3, wissen oder abwerfen: soldat 2
play-help-several = soldat 2, soldat 2, spion 1
