# Warum etwas auf dem Tisch jetzt keine Antwort ist; siehe titles/allegoria/reasons.py.

allegoria-why-full = In diesem Bereich liegen schon { $count } deiner Gebotsmarker; mehr passen nicht hinein.
allegoria-why-area = Gerade wird ein anderer Bereich ausgewertet. { $area }
allegoria-why-no-merchant = Dort hast du keinen Händler: { $region }.
allegoria-why-no-marker = Kommerz auf dem eigenen Markt kostet einen Anarchiemarker, und es ist keiner mehr da.
allegoria-why-no-soldier = Dort steht keiner deiner Soldaten: { $region }.
allegoria-why-no-spy = Dort ist keiner deiner Spione: { $region }.
allegoria-why-own-tavern = In der eigenen Taverne wendest du nie eine List an.
allegoria-why-own-battlefield = Dein eigenes Schlachtfeld überfällst du nie; eine Schlacht braucht dort fremde Soldaten.
allegoria-why-kind = Hier zählen nur Karten dieser Art und Joker: { $kind }.
