# Root in zwei Minuten; was jede Partei tut, steht in factions.ftl. `.rules` sind die Regeln hinter einem Abschnitt.

learn-pitch = Vier ganz verschiedene Mächte streiten um einen Wald: Katzen, die bauen, Vögel, die ihrem eigenen Gesetz folgen, Rebellen im Verborgenen, ein Wanderer allein. Ein bis zwei Stunden; mit den Bots lernt man es gut.

learn-1 = Worum es geht
    .text = Wer zuerst 30 Punkte hat, gewinnt auf der Stelle. Jede Partei punktet auf ihre Art und spielt nach eigenen Regeln; was hier folgt, gilt für alle.
    .rules = 3.1
learn-2 = Der Wald
    .text = Zwölf Lichtungen sind durch Wege verbunden. Jede gehört zu Fuchs, Hase oder Maus und hat Bauplätze. Wer dort an Kriegern und Gebäuden zusammen am meisten hat, beherrscht die Lichtung; Plättchen zählen nicht, und bei Gleichstand herrscht niemand.
    .rules = 2.2 2.8
learn-3 = Dein Zug
    .text = Ein Zug besteht aus Vogelgesang, Tageslicht und Abend. Der Vogelgesang bereitet vor, im Tageslicht handelst du, am Abend ziehst du Karten und behältst höchstens fünf. Was du genau tust, steht auf der Tafel deiner Partei.
    .rules = 1.4
learn-4 = Bewegen
    .text = Eine Bewegung führt beliebig viele Krieger entlang eines Weges auf die nächste Lichtung. Du musst die Lichtung beherrschen, die du verlässt, oder die, auf die du ziehst.
    .rules = 4.2 4.2.1
learn-5 = Kampf
    .text = Der Angreifer bekommt den höheren von zwei Würfeln als Treffer, der Verteidiger den niedrigeren, aber niemand landet mehr Treffer, als er dort Krieger hat. Ein Verteidiger ohne Krieger muss einen Treffer mehr hinnehmen. Jeder Treffer entfernt einen Marker: Krieger zuerst.
    .rules = 4.3 4.3.2 4.3.3
learn-6 = Punkte für alle
    .text = Jedes Gebäude oder Plättchen eines Gegners, das du entfernst, bringt einen Punkt. Auch ein hergestellter Gegenstand bringt Punkte: so viele, wie seine Karte zeigt.
    .rules = 3.2.1 3.2.2
learn-7 = Karten
    .text = Karten haben eine Klasse: Fuchs, Hase, Maus oder Vogel, der für jede andere steht. Du gibst sie für die Aktionen deiner Partei aus oder stellst mit deinen Markern auf passenden Lichtungen her, was auf ihnen steht. Ein Hinterhalt in der Hand des Verteidigers sind zwei Treffer auf der Stelle.
    .rules = 2.1.1 4.1 4.3.1
learn-8 = Dominanz
    .text = Ab 10 Punkten kann eine Dominanz-Karte deine Punkte ersetzen: Beherrschst du zu Beginn deines Zuges drei Lichtungen ihrer Klasse, oder bei den Vögeln zwei gegenüberliegende Ecken, hast du gewonnen.
    .rules = 3.3.1 3.3.1.I 3.3.1.II
learn-9 = Ein guter Anfang
    .text = Lies zuerst die Tafel deiner eigenen Partei: wie sie punktet und wie ein Zug abläuft. Achte darauf, wer führt, und triff ihn dort, wo seine Punkte herkommen: Sägemühlen, Nester, Sympathie. Niemand scheidet aus.

# Jede Seite, von der die Einführung erzählt.
learn-sides = faction-marquise faction-eyrie faction-alliance faction-vagabond faction-cult faction-riverfolk
