# Dominion: Fragen, die nur Promokarten stellen.

prompt-avanto = Du darfst eine Sauna aus der Hand ausspielen.
prompt-black-market-buy = Du darfst jetzt eine dieser Karten kaufen.
prompt-black-market-return = Lege eine dieser Karten unter den Schwarzmarktstapel; die letzte liegt ganz unten.
prompt-black-market-treasure = Du darfst vor dem Kauf Geldkarten ausspielen.
prompt-captain = Wähle eine Aktionskarte im Vorrat, die du spielst; sie bleibt dort liegen.
prompt-church = Du darfst bis zu 3 Handkarten bis zu deinem nächsten Zug zur Seite legen.
prompt-church-set = Welchen Satz nimmst du als nächsten? Wähle eine Karte daraus.
prompt-church-trash = Du darfst eine Handkarte entsorgen.
prompt-envoy = Welche dieser Karten legt { $target } ab?
prompt-governor = Wähle eins; alle haben etwas davon.
prompt-governor-one = Du darfst eine Handkarte entsorgen und eine Karte nehmen, die genau 1 mehr kostet.
prompt-governor-two = Du darfst eine Handkarte entsorgen und eine Karte nehmen, die genau 2 mehr kostet.
prompt-prince = Den Prinzen zur Seite legen?
prompt-prince-action = Lege eine Aktionskarte zur Seite, die höchstens 4 kostet; sie wird zu Beginn jedes deiner Züge ausgespielt.
prompt-sauna = Du darfst ein Eisloch aus der Hand ausspielen.
prompt-sauna-trash = Du darfst für das Silber eine Handkarte entsorgen.
prompt-stash = An welche Stelle deines Nachziehstapels kommt das Geldversteck? 1 ist oben.
prompt-walled-village = Carcassonne auf den Nachziehstapel legen?

## Auswahlmöglichkeiten, mit den Zahlen einer Karte

mode-plus-cards-governor = +3 Karten; die anderen +1 Karte
mode-plus-gold-governor = Ein Gold nehmen; die anderen ein Silber
mode-plus-trash-governor = Eine Karte entsorgen und eine nehmen, die 2 mehr kostet; die anderen eine, die 1 mehr kostet

## Nichts tun, und ja, in den Worten einer Frage

pass-avanto = Keine spielen
pass-black-market-buy = Nichts kaufen
pass-black-market-treasure = Keine weitere Geldkarte
pass-church = Keine weitere zur Seite legen
pass-church-trash = Nichts entsorgen
pass-governor-one = Nichts entsorgen
pass-governor-two = Nichts entsorgen
pass-prince = Im Spiel lassen
pass-prince-action = Keine passende Aktionskarte
pass-sauna = Keines spielen
pass-sauna-trash = Nichts entsorgen
pass-walled-village = Ablegen
yes-prince = Zur Seite legen
