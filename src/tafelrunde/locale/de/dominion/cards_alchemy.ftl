# Dominion: Kartennamen, Kurztexte und Regelhinweise der Alchemisten (eigene Formulierungen).

card-potion = Trank
    .text = Bringt einen Trank, mit dem du den Trank in den Kosten einer Karte bezahlst.
    .note-1 = Sein Stapel gehört nur zum Vorrat, wenn eine Karte im Spiel einen Trank kostet.

card-vineyard = Weinberg
    .text = 1 Siegpunkt für je volle 3 Aktionskarten, die du besitzt.
    .note-1 = Auch kombinierte Aktionskarten zählen; jeder Weinberg wird einzeln gewertet.

card-transmute = Verwandlung
    .text = Entsorge eine Handkarte. Für eine Aktionskarte nimm ein Herzogtum, für eine Geldkarte eine Verwandlung, für eine Punktekarte ein Gold.
    .note-1 = Eine kombinierte Karte bringt alles, was passt: Für Adlige nimmst du ein Herzogtum und ein Gold.
    .note-2 = Ein Fluch bringt nichts, eine leere Hand auch nicht.
    .note-3 = Ist ein Stapel leer, nimmst du von ihm nichts.

card-herbalist = Kräuterkundiger
    .text = +1 Kauf, +1 Münze. Legst du diese Karte aus dem Spiel ab, darfst du eine Geldkarte, die du im Spiel hast, oben auf deinen Nachziehstapel legen.
    .note-1 = Jeder Kräuterkundige bringt eine Geldkarte zurück.
    .note-2 = In welcher Reihenfolge deine Karten das Spiel verlassen, bestimmst du: Der Alchemist darf zuerst zurück, dank des Tranks, den danach der Kräuterkundige zurückbringt.
    .note-3 = Ist dein Nachziehstapel leer, bildet die Geldkarte allein den neuen.

card-apothecary = Apotheker
    .text = +1 Karte, +1 Aktion. Decke die obersten 4 Karten deines Nachziehstapels auf. Kupfer und Tränke darunter kommen auf deine Hand; lege die übrigen in beliebiger Reihenfolge zurück.
    .note-1 = Alle Kupfer und Tränke müssen auf die Hand.
    .note-2 = Reichen die Karten auch nach dem Mischen nicht, deckst du so viele auf wie möglich.

card-university = Universität
    .text = +2 Aktionen. Du darfst eine Aktionskarte nehmen, die höchstens 5 kostet.
    .note-1 = Auch eine kombinierte Aktionskarte ist erlaubt, nicht aber eine, die einen Trank kostet.

card-scrying-pool = Vision
    .text = +1 Aktion. Alle Spieler, auch du, decken die oberste Karte ihres Nachziehstapels auf; bei jeder bestimmst du, ob sie abgelegt oder zurückgelegt wird. Decke danach Karten von deinem Nachziehstapel auf, bis eine keine Aktionskarte ist, und nimm all diese auf die Hand.
    .note-1 = Auch die Karte, die keine Aktionskarte ist, kommt auf deine Hand, selbst wenn sie die erste ist.
    .note-2 = Sind Nachzieh- und Ablagestapel voller Aktionskarten, nimmst du sie alle.
    .note-3 = Eine eigene Karte, die du zurückgelegt hast, liegt wieder oben, wenn du mit dem Aufdecken beginnst; eine abgelegte bleibt abgelegt.
    .note-4 = Alle Karten sind aufgedeckt, bevor du über die erste entscheidest.

card-alchemist = Alchemist
    .text = +2 Karten, +1 Aktion. Legst du diese Karte aus dem Spiel ab und hast einen Trank im Spiel, darfst du sie stattdessen oben auf deinen Nachziehstapel legen.
    .note-1 = Ein Trank genügt für beliebig viele Alchemisten; entscheide für jeden einzeln.
    .note-2 = Er kommt auf den Nachziehstapel, bevor du deine neuen Handkarten ziehst.
    .note-3 = Einen Trank darfst du auch nur dafür spielen, ohne etwas mit ihm zu kaufen.

card-philosophers-stone = Stein der Weisen
    .text = Zähle beim Spielen die Karten deines Nachzieh- und deines Ablagestapels: 1 Münze wert für je volle 5.
    .text-2010 = Zähle beim Spielen die Karten deines Nachzieh- und deines Ablagestapels; den Ablagestapel darfst du dabei durchsehen: 1 Münze wert für je volle 5.
    .note-1 = Sein Wert bleibt, auch wenn sich die Zahl der Karten ändert; für jeden Stein der Weisen wird beim Spielen gezählt.
    .note-2 = Karten im Spiel, auf der Hand und zur Seite gelegte zählen nicht.
    .note-3 = In der Auflage von 2010 siehst du beim Zählen deinen Ablagestapel; seither darfst du keinen der Stapel ansehen.

card-familiar = Vertrauter
    .text = +1 Karte, +1 Aktion. Jeder Mitspieler nimmt einen Fluch.
    .note-1 = Reichen die Flüche nicht, werden sie der Reihe nach verteilt, beginnend links von dir. Du ziehst und bekommst deine Aktion in jedem Fall.

card-golem = Golem
    .text = Decke Karten von deinem Nachziehstapel auf, bis 2 Aktionskarten daliegen, die keine Golems sind. Lege die übrigen ab und spiele dann diese beiden in beliebiger Reihenfolge.
    .note-1 = Das Spielen ist Pflicht, und sind es weniger, spielst du, was da ist.
    .note-2 = Auf deiner Hand sind sie nie: Ein Thronsaal unter ihnen kann die andere nicht wählen.

card-apprentice = Lehrling
    .text = +1 Aktion. Entsorge eine Handkarte. +1 Karte für jede Münze ihrer Kosten und +2 Karten, wenn sie einen Trank kostet.
    .note-1 = Du musst eine Karte entsorgen, wenn du eine hast; für eine, die 0 kostet, ziehst du nichts.

card-possession = Besessenheit
    .text = Wenn dein Zug vorbei ist, hat dein linker Nachbar einen Extrazug, in dem du siehst, was er sieht, und alles für ihn entscheidest. Karten, die er nehmen würde, kommen auf deinen Ablagestapel; was er entsorgt, kommt nach dem Zug auf seinen Ablagestapel zurück.
    .note-1 = Das ist weder ein Angriff noch eine Dauerkarte: Sie wird beim Aufräumen abgelegt, und du ziehst deine neuen Handkarten, bevor der Extrazug beginnt.
    .note-2 = Jedes Spielen bringt einen eigenen Extrazug, auch durch den Thronsaal. Danach folgt der normale Zug des Spielers.
    .note-3 = Du bekommst die Karten auch, wenn sie auf die Hand oder anderswohin kämen, aber keine Marker: Die bleiben beim Spieler. Nur Schulden aus diesem Zug bekommst du.
    .note-4 = Für Texte, die danach fragen, gilt eine entsorgte Karte als entsorgt: Das Bergwerk bringt seine Münzen.
    .note-5 = Mit der Maskerade weitergegebene und in den Vorrat zurückgelegte Karten kommen nicht zurück, und was andere entsorgen, bleibt im Müll.
    .note-6 = Ein in diesem Zug gespielter Angriff trifft dich wie alle anderen, und du reagierst nur mit deinen eigenen Handkarten.
    .note-7 = Auf den Zug deines Außenpostens folgt der durch Besessenheit. Ein darin gespielter Außenposten gibt dem Spieler einen eigenen Extrazug, in dem er wie gewohnt selbst entscheidet und nimmt.
    .note-8 = Spielt der Spieler noch eine Besessenheit, entscheidet er in einem Extrazug des nächsten Spielers zur Linken.
    .note-9 = Extrazüge zählen nicht, wenn ein Gleichstand aufgelöst wird.
