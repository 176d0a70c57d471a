# Warum etwas auf dem Tisch jetzt keine Antwort ist; siehe titles/root/reasons.py.

root-why-here = Deine Krieger sind schon auf { $clearing }.
root-why-not-adjacent = Von { $from } führt kein Weg zu { $to }.
root-why-no-rule = Start oder Ziel einer Bewegung musst du beherrschen: Du beherrschst weder { $from } noch { $to }.
root-why-closed = Auf { $clearing } darf nichts mehr kommen.
root-why-stuck = Start oder Ziel einer Bewegung musst du beherrschen: Du beherrschst weder { $clearing } noch eine Lichtung, zu der von dort ein Weg führt.
root-why-no-warriors = Auf { $clearing } hast du keine Krieger.
root-why-no-enemy = Auf { $clearing } gibt es niemanden anzugreifen.
root-why-no-slot = Auf { $clearing } ist kein Bauplatz frei.
root-why-no-corner = { $clearing } liegt nicht in einer Ecke der Karte.
root-why-far-from-keep = Es muss die Lichtung der Festung oder eine benachbarte sein, und { $clearing } ist keines von beiden.
root-why-no-forest = Du beginnst in einem Wald, nicht auf einer Lichtung.
root-why-ambush = Hinterhalt-Karten werden nicht hergestellt, sondern im Kampf gespielt.
root-why-dominance = Eine Dominanz-Karte aktivierst du im Tageslicht, sobald du genug Punkte hast.
root-why-dominant = Du hast schon eine Dominanz-Karte aktiviert.
root-why-no-item = Dieser Gegenstand ist nicht mehr zu haben: { $item }.
root-why-crafted = { $card } liegt schon vor dir.
root-why-too-dear = { $card } kostet { $cost }, und dafür hast du nicht genug Herstellungsmarker übrig.
root-why-not-crafting = { $card } lässt sich in diesem Augenblick nicht herstellen. Herstellungskosten: { $cost }.

## Was an einem Ort oder mit einem Teil des eigenen Tableaus nicht geht; siehe titles/root/refusals*.py

root-why-not-ruled = Du beherrschst { $clearing } nicht.
root-why-keep = Auf { $clearing } steht die Festung: Nur die Marquise darf dort etwas platzieren.
root-why-no-card = Du hast keine Karte der Klasse { $suit } und keinen Vogel, der dafür stehen könnte.
root-why-none-left = { $piece }: Auf deinem Tableau ist nichts mehr davon übrig.
root-why-on-map = Wähle dafür eine Lichtung auf der Karte.
root-why-recruited = Du hast in diesem Zug schon rekrutiert.
root-why-no-recruiter = Auf { $clearing } hast du keinen Rekrutierer.
root-why-no-sawmill = Auf { $clearing } hast du keine Sägemühle.
root-why-all-built = Alle deine Gebäude stehen schon.
root-why-wood = Ein Gebäude auf { $clearing } kostet { $cost } Holz. Über Lichtungen, die du beherrschst, kommt nur { $wood } dorthin.
root-why-wood-anywhere = { $piece }: Das nächste Gebäude kostet { $cost } Holz. Über Lichtungen, die du beherrschst, kommt nur { $wood } an einem Ort zusammen.
root-why-no-site = Du beherrschst keine Lichtung mit einem freien Bauplatz.
root-why-no-actions = Deine Aktionen sind verbraucht; jede Vogelkarte, die du ausgibst, bringt noch eine.
root-why-no-roost = Auf { $clearing } hast du kein Nest.
root-why-roost = Auf { $clearing } ist schon ein Nest.
root-why-roosts = Nester baust du, wenn die Spalte „Bauen“ des Dekrets an der Reihe ist.
root-why-decree = Die Karte des Dekrets passt nicht zur Klasse von { $clearing }.
root-why-fewest = Auf { $clearing } stehen mehr Krieger als auf anderen Lichtungen mit Platz.
root-why-no-base = Auf { $clearing } hast du keinen Stützpunkt.
root-why-no-bases = Offiziere bildest du mit einer Karte aus, die zu einem Stützpunkt passt, und keiner steht auf der Karte.
root-why-train = Offiziere bildest du mit einer Handkarte aus, die zu einem deiner Stützpunkte passt: Wähle die Karte.
root-why-sympathetic = Auf { $clearing } ist schon Sympathie.
root-why-not-sympathetic = Auf { $clearing } ist keine Sympathie.
root-why-no-sympathy-near = Neben { $clearing } liegt keine Lichtung mit Sympathie.
root-why-revolts-over = Sobald sich Sympathie verbreitet hat, gibt es in diesem Zug keine Revolten mehr.
root-why-base-built = Dein Stützpunkt der Klasse { $suit } steht schon auf der Karte.
root-why-supporters = Das kostet { $cost ->
    [one] einen Anhänger
   *[other] { $cost } Anhänger
} der Klasse { $suit }. Mit Vögeln hast du { $count }.
root-why-supporters-anywhere = Das nächste Sympathie-Plättchen kostet { $cost } oder mehr Anhänger, die zu seiner Lichtung passen, und du hast von keiner Klasse genug.
root-why-not-outcast = Verschwörungen brauchen eine Lichtung der verstoßenen Klasse, { $outcast }. Diese hier hat die Klasse { $suit }.
root-why-acolytes = Das kostet { $cost ->
    [one] einen Akolythen
   *[other] { $cost } Akolythen
}. Du hast { $count }.
root-why-no-enemy-warrior = Auf { $clearing } steht kein gegnerischer Krieger.
root-why-no-enemy-building = Auf { $clearing } steht kein gegnerisches Gebäude.
root-why-card-suit = Du hast { $card } vorgezeigt, und das ist eine andere Klasse als die der Lichtung ({ $suit }).
root-why-no-ritual = Dieses Ritual braucht eine vorgezeigte Karte der Klasse { $suit }; Vögel stehen hier nicht dafür.
root-why-reveal = Wähle zuerst eine Handkarte der Klasse { $suit }, um sie vorzuzeigen.
root-why-sacrifice = Ein Opfer braucht eine Vogelkarte zum Vorzeigen.
root-why-scored = Für Gärten der Klasse { $suit } hast du in diesem Zug schon Punkte bekommen.
root-why-no-funds = Du hast keine Mittel mehr.
root-why-no-river = { $clearing } liegt nicht am Fluss.
root-why-post = Auf { $clearing } ist schon ein Handelsposten.
root-why-nobody-rules = Niemand beherrscht { $clearing }: Ein Handelsposten wird mit Kriegern der herrschenden Partei bezahlt.
root-why-funds-of = Ein Handelsposten kostet hier { $cost } Mittel der herrschenden Partei ({ $faction }). Du hast { $count }.
root-why-elsewhere = Deine Figur steht woanders als auf { $place }.
root-why-in-forest = Deine Figur steht in einem Wald; das geht nur auf Lichtungen.
root-why-pawn-here = Dort steht deine Figur schon: { $place }.
root-why-forest = Im Tageslicht bewegt sich deine Figur nur auf Lichtungen.
root-why-far = { $place } liegt nicht neben deiner Figur.
root-why-hostile = Auf { $clearing } sind Krieger einer feindlichen Partei: Das kostet zwei Stiefel, und du hast nur einen aufgedeckten.
root-why-item = Diesen Gegenstand hast du nicht aufgedeckt und unbeschädigt: { $item }.
root-why-no-items = Du hast keinen Gegenstand, der aufgedeckt und unbeschädigt wäre.
root-why-no-ruin = Auf { $clearing } gibt es keine Ruine zu erkunden.
root-why-nobody = Auf { $clearing } ist sonst niemand.
root-why-not-present = { $faction }: Auf { $clearing }, wo deine Figur steht, ist nichts davon.
root-why-arbiter = Der Schiedsrichter hat keine eigene Spezial-Aktion: Andere holen ihn, wenn sie sich verteidigen.
root-why-special = Die Spezial-Aktion geht hier gerade nicht.
root-why-quest-suit = Diese Aufgabe wird auf einer Lichtung der Klasse { $suit } erfüllt.
root-why-quest-items = Diese Aufgabe braucht beide Gegenstände aufgedeckt: { $items }.
