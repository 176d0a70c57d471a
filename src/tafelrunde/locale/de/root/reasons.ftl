# Warum etwas auf dem Tisch jetzt keine Antwort ist; siehe titles/root/reasons.py.

root-why-here = Deine Krieger sind schon auf { $clearing }.
root-why-not-adjacent = Von { $from } führt kein Weg zu { $to }.
root-why-no-rule = Eine Bewegung braucht Herrschaft: Du beherrschst weder { $from } noch { $to }.
root-why-closed = Auf { $clearing } darf nichts mehr kommen.
root-why-stuck = Eine Bewegung braucht Herrschaft: Du beherrschst weder { $clearing } noch eine Lichtung, zu der von dort ein Weg führt.
root-why-no-warriors = Auf { $clearing } hast du keine Krieger.
root-why-no-enemy = Auf { $clearing } gibt es niemanden anzugreifen.
root-why-no-slot = Auf { $clearing } ist kein Bauplatz frei.
root-why-ambush = Hinterhalt-Karten werden nicht hergestellt, sondern im Kampf gespielt.
root-why-dominance = Eine Dominanz-Karte aktivierst du im Tageslicht, sobald du genug Punkte hast.
root-why-dominant = Du hast schon eine Dominanz-Karte aktiviert.
root-why-no-item = Vom Gegenstand { $item } ist keiner mehr da.
root-why-crafted = { $card } liegt schon vor dir.
root-why-too-dear = { $card } kostet { $cost }, und dafür hast du nicht genug Herstellungsmarker übrig.
root-why-not-crafting = { $card } lässt sich in diesem Augenblick nicht herstellen. Herstellungskosten: { $cost }.
