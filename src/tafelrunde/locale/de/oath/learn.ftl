# Oath in zwei Minuten. `.rules` sind die Regeln hinter einem Abschnitt.

learn-pitch = Der Kanzler hält ein Reich zusammen, Exilanten wollen es stürzen oder seinen Platz einnehmen, und was geschieht, wird zur Geschichte der nächsten Partie. Zwei Stunden; für alle, die gern Ränke schmieden.

learn-1 = Worum es geht
    .text = Der Eid dieser Partie nennt ein Ziel, etwa die meisten Orte zu beherrschen. Wer es erfüllt, hat den Bewahrertitel. Der Kanzler beginnt mit ihm und will, dass er beim Reich bleibt. Exilanten gewinnen, indem sie ihn nehmen und halten, bis sie zweimal an der Reihe waren, oder mit einer eigenen Vision.
    .rules = 2.11 3.1 3.2
learn-2 = Wer du bist
    .text = Einer ist der Kanzler mit lila Scharen; die anderen sind Exilanten. Ein Exilant kann Bürger werden: Dann kämpft er für das Reich und siegt als dessen Nachfolger, wenn er das Nachfolgerziel erfüllt.
    .rules = 3.3.1 6.6
learn-3 = Die Karte
    .text = Acht Orte liegen in drei Regionen: Wiege, Provinzen und Hinterland. Wer Scharen an einem Ort hat, beherrscht ihn und mit ihm die Fähigkeiten der Karten dort; ein Ort ohne Scharen gehört Räubern.
    .rules = 2.1.1 2.8 10.Herrschen
learn-4 = Dein Zug
    .text = Erwachen, agieren, ruhen. Dazwischen führst du so viele Aktionen aus, wie dein Vorrat bezahlt. Je weniger Scharen du im Einsatz hast, desto mehr Vorrat bekommst du zurück.
    .rules = 4.1 4.2 4.3 4.3.3
learn-5 = Sechs Hauptaktionen
    .text = Suchen: Karten ziehen und eine spielen, an deinen Ort oder als Ratgeber. Anwerben: einer Karte an deinem Ort Gunst geben und Scharen bekommen. Tauschen: Gunst gegen Geheimnisse oder umgekehrt. Bergen: eine Reliquie oder ein Banner gegen seinen Preis nehmen. Kämpfen: angreifen. Reisen: deine Figur bewegen.
    .rules = 5.1 5.2 5.3 5.4 5.5 5.6
learn-6 = Gunst und Geheimnisse
    .text = Gunst gewinnt Menschen, Geheimnisse kaufen Wissen. Vieles, was du bezahlst, liegt bis zum Ende deines Zuges auf der Karte: Dann kommt die Gunst in das Lager ihrer Farbe, und die Geheimnisse kommen zu dir zurück.
    .rules = 4.3.1 4.3.2 7.1.2
learn-7 = Kämpfe
    .text = Nenne deine Ziele; je mehr du willst, desto mehr Würfel wirft der Verteidiger. Deine Schwerter, und Scharen, die du zusätzlich opferst, müssen die Schilde und Scharen der Verteidigung übertreffen. Bevor du dich festlegst, zeigt dir der Tisch die genauen Aussichten.
    .rules = 5.5.2 5.5.4 5.5.5.a
learn-8 = Wann es endet
    .text = Exilanten siegen zu Beginn ihres Zuges. Hat das Reich nach der fünften, sechsten oder siebten Runde noch den Titel, kann ein Würfel die Partie für das Reich beenden; nach der achten Runde ist sie in jedem Fall vorbei.
    .rules = 3.1 3.2 3.3 3.4
learn-9 = Die Chronik
    .text = Danach schwört der Sieger einen neuen Eid und formt die Welt: Orte bleiben oder vergehen, Bauwerke entstehen, Karten kommen und gehen. Die nächste Partie beginnt dort.
    .rules = 8.0
learn-10 = Ein guter Anfang
    .text = Als Exilant suche früh und behalte drei gute Ratgeber; finde heraus, was der Eid verlangt und wer dich aufhalten kann. Als Kanzler hüte, was der Eid zählt, und biete das Bürgertum an, bevor ein Exilant zu stark wird.
