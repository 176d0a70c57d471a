# Warum etwas auf dem Tisch jetzt keine Antwort ist; siehe titles/allegoria/reasons.py.

allegoria-why-full = In diesem Bereich liegen schon { $count } deiner Plättchen; mehr passen nicht hinein.
allegoria-why-area = Gerade wird ein anderer Bereich ausgeführt. { $area }
allegoria-why-no-merchant = Dort hast du keinen Händler: { $region }.
allegoria-why-no-marker = Handel zu Hause kostet einen Anarchiemarker, und es ist keiner mehr da.
