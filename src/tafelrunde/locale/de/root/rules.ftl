# Root: die Regeln des Gesetzes nach ihren Nummern, in den eigenen Worten von Tafelrunde.
# Der Wert einer Nachricht ist der Titel der Regel, .text die Regel selbst; rule-4-3-2-II ist 4.3.2.II.

## 1. Grundregeln

rule-1 = Grundregeln
    .text = Dieser Teil klärt, welche Regel welcher vorgeht, was öffentlich ist, was man absprechen darf und wie ein Zug abläuft.

rule-1-1 = Widersprüchliche Regeln
    .text = Hier steht, was gilt, wenn sich zwei Texte oder zwei Effekte in die Quere kommen.

rule-1-1-1 = Welcher Text vorgeht
    .text = Was auf einer Karte steht, geht dem Gesetz vor. Das Gesetz wiederum geht der Lerne-zu-Spielen-Anleitung vor.

rule-1-1-2 = „Kann nicht“ gilt unbedingt
    .text = Sagt eine Regel, dass etwas nicht geht, so gilt das gegen jede andere Regel. Nur eine ausdrücklich genannte Ausnahme hebt das Verbot auf.

rule-1-1-3 = Effekte zur gleichen Zeit
    .text = Treten zwei Effekte im selben Moment ein, bestimmt derjenige, dessen Zug gerade läuft, welcher zuerst kommt. Legt eine Regel die Reihenfolge fest, gilt diese.

rule-1-2 = Öffentliche und private Informationen
    .text = Diese Regeln sagen, was alle sehen dürfen und was verborgen bleibt.

rule-1-2-1 = Verdeckte Handkarten
    .text = Deine Handkarten sind geheim: Vorzeigen darfst du sie nur, wo eine Regel es ausdrücklich verlangt. Ihre Anzahl ist öffentlich. Ausgenommen ist das Flussvolk, dessen Hand offen liegt (11.2.3).

rule-1-2-2 = Offener Ablagestapel
    .text = Den Ablagestapel dürfen alle durchblättern, wann immer sie wollen.

rule-1-3 = Verhandlungen und Vereinbarungen
    .text = Diese Regeln begrenzen, was Spieler einander versprechen oder geben können.

rule-1-3-1 = Absprachen binden niemanden
    .text = Alle dürfen jederzeit über das Spiel reden und sich absprechen. An eine Absprache ist aber niemand gebunden.

rule-1-3-2 = Keine Karten verschenken
    .text = Eine Karte wechselt nur dann von einem Spieler zum anderen, wenn eine Regel das ausdrücklich vorsieht.

rule-1-4 = Ablauf eines Zuges
    .text = Ein Zug besteht aus Vogelgesang, Tageslicht und Abend, in dieser Folge. Nach dem Abend ist im Uhrzeigersinn der Nächste an der Reihe. So geht es weiter, bis jemand gesiegt hat (3.1).

## 2. Schlüsselbegriffe und Konzepte

rule-2 = Schlüsselbegriffe und Konzepte
    .text = Dieser Teil erklärt Karten, Spielbrett und Marker und was Herrschen bedeutet.

rule-2-1 = Karten und Klassen
    .text = Jede Karte hat genau eine Klasse: Vogel, Fuchs, Hase oder Maus. Fast alle tragen außerdem einen Effekt, den man herstellen kann (4.1).

rule-2-1-1 = Vögel sind Joker
    .text = Eine Vogel-Karte darf immer für eine andere Klasse stehen, ob du nun Karten ausgibst, nimmst oder abgibst, und auch dann, wenn mehrere Karten gleicher Klasse nötig sind. Bei den Ritualen des Echsen Kults sind Vögel keine Joker (10.2.2).

rule-2-1-1-I = Vögel unter Zwang
    .text = Zwingt dich etwas, eine Fuchs-, Hase- oder Maus-Karte abzulegen oder abzugeben, so gelten auch deine Vogel-Karten als diese Klasse; du kannst dich nicht darauf berufen, nur Vögel zu haben.

rule-2-1-1-II = Für Vögel nur Vögel
    .text = Wird eine Vogel-Karte zum Ausgeben, Ablegen, Nehmen oder Abgeben verlangt, so kann keine Karte einer anderen Klasse an ihre Stelle treten.

rule-2-1-2 = Karten ziehen
    .text = Gezogen wird vom Nachziehstapel, den sich alle teilen. Ist er leer, wird der Ablagestapel gemischt und dient als neuer Nachziehstapel.

rule-2-1-3 = Ausgeben und Ablegen
    .text = Ausgegebene und abgelegte Karten kommen auf den Ablagestapel, den alle teilen. Für Dominanz-Karten gilt etwas anderes (3.3), ebenso für alle Karten, wenn der Echsen Kult mitspielt (10.2.6).

rule-2-1-4 = Hinterhalts-Karten
    .text = Im Nachziehstapel sind fünf Hinterhalts-Karten: je eine mit Maus, Hase und Fuchs sowie zwei mit Vogel. Man kann sie für ihre Klasse ausgeben oder im Kampf ausspielen und damit Treffer landen (4.3.1). Herstellen lassen sie sich nicht.

rule-2-1-5 = Dominanz-Karten
    .text = Im Nachziehstapel sind vier Dominanz-Karten, eine je Klasse. Man kann sie für ihre Klasse ausgeben oder ins Spiel bringen und damit die eigene Siegbedingung auf Dauer ändern (3.3). Herstellen lassen sie sich nicht.

rule-2-2 = Lichtungen und Wege
    .text = Die Karte des Waldlands besteht aus Lichtungen, zwischen denen Wege verlaufen.

rule-2-2-1 = Benachbarte Lichtungen
    .text = Zwei Lichtungen sind benachbart, wenn ein Weg von der einen zur anderen führt.

rule-2-2-2 = Klasse einer Lichtung
    .text = Zu jeder Lichtung gehört eine Klasse: Maus, Hase oder Fuchs. Vogel-Lichtungen gibt es nicht.

rule-2-2-3 = Bauplätze
    .text = Jede Lichtung besitzt eine feste Zahl von Bauplätzen, erkennbar an den weißen Kästchen. Jedes Gebäude, das dort hinkommt, belegt einen freien davon. Ist keiner mehr frei, kann dort kein Gebäude platziert werden.

rule-2-2-4 = Ruinen
    .text = Auf den mit R gekennzeichneten Bauplätzen liegen zu Beginn Ruinen. Nur das Erkunden des Vagabunden räumt eine Ruine weg (9.5.3).

rule-2-3 = Flüsse
    .text = Viele Lichtungen liegen an einem Fluss. Als Weg nutzen darf ihn nur die Flussvolk Kompanie und wer bei ihr Flussboote kauft (11.2.7.II). Ein Fluss trennt weder Lichtungen noch Wälder; allein auf dem Winter-Spielbrett trennt er Wälder wie ein Weg.

rule-2-4 = Wälder
    .text = Ein Wald ist eine Fläche der Karte, die ringsum von Wegen und Lichtungen begrenzt wird.

rule-2-4-1 = Nachbarn eines Waldes
    .text = Nachbarn eines Waldes sind alle Lichtungen, an die er stößt, ohne dass ein Weg dazwischenliegt. Nachbarn sind außerdem alle Wälder, die gleich hinter einem einzelnen Weg liegen.

rule-2-5 = Begrenzte Marker
    .text = Jede Partei hat nur die Marker, die auf der Rückseite ihrer Tafel stehen. Sollst du mehr Marker platzieren, nehmen oder entfernen, als möglich ist, dann tu es mit so vielen, wie es geht.

rule-2-5-1 = Krieger und Vorrat
    .text = Krieger, die du platzierst, stammen aus deinem Vorrat; werden Krieger von dir entfernt, kehren sie dorthin zurück. Feldkrankenhaus (6.2.3) und Rache (10.2.3) weichen davon ab.

rule-2-5-2 = Gebäude und Leisten
    .text = Wer ein Gebäude platziert, nimmt das am weitesten links liegende der passenden Leiste. Wird es entfernt, kehrt es auf das am weitesten rechts liegende freie Feld dieser Leiste zurück.

rule-2-5-3 = Plättchen und Leisten
    .text = Wer ein Plättchen platziert, nimmt das am weitesten links liegende seiner Leiste; hat es keine, kommt es aus dem Vorrat. Wird es entfernt, geht es auf das am weitesten rechts liegende freie Feld der Leiste, ohne Leiste in den Vorrat. Festung (6.2.2) und Handelsposten (11.2.5.I) verlassen stattdessen das Spiel.

rule-2-5-4 = Spielfigur des Vagabunden
    .text = Die Figur des Vagabunden lässt sich durch nichts vom Spielbrett nehmen.

rule-2-5-5 = Gegenstände
    .text = Nimmst du einen Gegenstand, kommt er aus dem Vorrat am Spielbrett, den alle teilen, in das Feld für hergestellte Gegenstände deiner Tafel. Ein entfernter Gegenstand verlässt das Spiel. Der Vagabund verwahrt Gegenstände auf seine Weise (9.2.5).

rule-2-6 = Spielbereich
    .text = Zu deinem Spielbereich gehört der Platz rings um deine Partei-Tafel.

rule-2-7 = Gegner
    .text = Jede andere Partei ist dein Gegner, sofern kein Bündnis euch verbindet (9.2.8).

rule-2-8 = Eine Lichtung beherrschen
    .text = Wer auf einer Lichtung an Kriegern und Gebäuden zusammen die größte Zahl hat, beherrscht sie. Plättchen und Spielfiguren zählen nicht mit. Bei Gleichstand herrscht niemand. Ausnahmen sind Herren des Waldes (7.2.2), Einsamer Wanderer (9.2.2) und Pilger (10.2.4).

## 3. Sieg

rule-3 = Sieg
    .text = Dieser Teil sagt, wie man Siegpunkte erhält und das Spiel gewinnt.

rule-3-1 = Das Spiel gewinnen
    .text = Wer zuerst auf 30 Siegpunkte kommt, hat auf der Stelle gewonnen. Kommen mehrere im selben Moment auf 30 oder mehr, siegt unter ihnen der, dessen Zug läuft.

rule-3-2 = Siegpunkte
    .text = Jede Partei punktet auf eigene Art; daneben stehen allen Parteien die beiden folgenden Wege offen.

rule-3-2-1 = Gebäude und Plättchen entfernen
    .text = Jedes Gebäude und jedes Plättchen eines Gegners, das du entfernst, bringt dir einen Siegpunkt.

rule-3-2-2 = Gegenstände herstellen
    .text = Stellst du einen Gegenstand her (4.1), so bekommst du die Siegpunkte, die seine Karte zeigt. Die Dynastien bekommen in der Regel nur einen (7.2.3).

rule-3-3 = Dominanz
    .text = Im Nachziehstapel sind vier Dominanz-Karten. Wer eine ins Spiel bringt, kann auch ohne 30 Siegpunkte gewinnen.

rule-3-3-1 = Dominanz aktivieren
    .text = Hast du in deinem Tageslicht zehn oder mehr Siegpunkte, darfst du eine Dominanz-Karte aktivieren: Lege sie aus der Hand in deinen Spielbereich und nimm deinen Marker von der Punkteleiste. Siegpunkte kannst du von da an nicht mehr bekommen. Der Vagabund geht stattdessen ein Bündnis ein (9.2.8).

rule-3-3-1-I = Maus-, Hase-, Fuchs-Dominanz
    .text = Mit einer aktiven Maus-, Hase- oder Fuchs-Dominanz gewinnst du sofort, wenn zu Beginn deines Vogelgesangs drei Lichtungen dieser Klasse unter deiner Herrschaft stehen.

rule-3-3-1-II = Vogel-Dominanz
    .text = Mit einer aktiven Vogel-Dominanz gewinnst du sofort, wenn zu Beginn deines Vogelgesangs zwei einander schräg gegenüberliegende Eck-Lichtungen unter deiner Herrschaft stehen.

rule-3-3-2 = Aktive Dominanz bleibt
    .text = Eine aktivierte Dominanz-Karte zählt beim Handkartenlimit nicht mit und kann das Spiel nicht mehr verlassen. Gegen eine andere Dominanz-Karte kannst du sie nicht tauschen.

rule-3-3-3 = Dominanz-Karten ausgeben
    .text = Du darfst eine Dominanz-Karte für ihre Klasse ausgeben. Sie kommt dann nicht auf den Ablagestapel, sondern neben das Spielbrett und steht dort zur Verfügung. Spielt der Echsen Kult mit, geht sie zuerst zu den Verlorenen Seelen (10.2.6).

rule-3-3-4 = Dominanz-Karten nehmen
    .text = In deinem Tageslicht darfst du eine bereitliegende Dominanz-Karte auf die Hand nehmen. Jede kostet dich eine ausgegebene Karte gleicher Klasse.

## 4. Schlüsselaktionen

rule-4 = Schlüsselaktionen
    .text = Dieser Teil erklärt Herstellen, Bewegen und Kämpfen, wie es für alle Parteien gilt.

rule-4-1 = Herstellen
    .text = Die meisten Handkarten lassen sich herstellen und geben dir einen Effekt, der sofort eintritt oder anhält.

rule-4-1-1 = Kosten des Herstellens
    .text = Zum Herstellen aktivierst du Herstellungsmarker, wie sie links unten auf der Karte stehen. Ein solcher Marker hat die Klasse der Lichtung, auf der er steht, und ist in jedem Zug nur einmal zu gebrauchen. Ein Fragezeichen in drei Farben nimmt jede Klasse an. Der Vagabund nutzt Hämmer (9.2.1), das Flussvolk seine Mittel (11.2.1).

rule-4-1-2 = Sofortige Effekte
    .text = Ein sofortiger Effekt wird abgehandelt, danach kommt die Karte auf die Ablage. Zeigt sie einen Gegenstand, so nimmst du ihn aus dem Vorrat in dein Feld für hergestellte Gegenstände; fehlt er im Vorrat, kannst du die Karte nicht herstellen. Der Vagabund legt Hergestelltes zu seinen eigenen Gegenständen (9.2.1), die Dynastien bekommen weniger Punkte dafür (7.2.3).

rule-4-1-3 = Anhaltende Effekte
    .text = Eine hergestellte Karte mit anhaltendem Effekt bleibt in deinem Spielbereich liegen. Von nun an darfst du ihren Effekt nutzen, wie die Karte es sagt.

rule-4-1-4 = Keine Duplikate
    .text = Einen anhaltenden Effekt, der bereits in deinem Spielbereich liegt, kannst du kein zweites Mal herstellen.

rule-4-2 = Bewegen
    .text = Eine Bewegung bringt beliebig viele deiner Krieger oder deine Spielfigur von einer Lichtung auf eine Nachbarlichtung.

rule-4-2-1 = Bewegen verlangt Herrschaft
    .text = Für eine Bewegung musst du Start oder Ziel beherrschen, oder beides. Der Vagabund (9.2.3) und, entlang der Flüsse, das Flussvolk (11.2.2) brauchen das nicht.

rule-4-2-2 = Mehrfach bewegen
    .text = Derselbe Marker darf in einem Zug immer wieder bewegt werden. Hast du mehrere Bewegungen, darfst du sie mit denselben oder mit anderen Kriegern ausführen.

rule-4-3 = Kampf
    .text = Für einen Kampf wählst du eine Lichtung mit Kriegern von dir oder deiner Spielfigur: Sie ist die Lichtung des Kampfes, und du bist der Angreifer. Dann bestimmst du einen anderen dort vertretenen Spieler zum Verteidiger.

rule-4-3-1 = Schritt 1: Hinterhalt
    .text = Der Verteidiger darf eine Hinterhalts-Karte ausspielen, die zur Lichtung des Kampfes passt. Vereitelt der Angreifer sie nicht, landet der Verteidiger auf der Stelle zwei Treffer; abgelegt wird sie in jedem Fall. Hat der Angreifer dann keine Krieger mehr, ist der Kampf vorbei.

rule-4-3-1-I = Hinterhalt vereiteln
    .text = Hat der Verteidiger einen Hinterhalt gelegt, darf der Angreifer ihn mit einem eigenen Hinterhalt, der ebenfalls zur Lichtung passt, wirkungslos machen. Beide Karten werden abgelegt.

rule-4-3-2 = Schritt 2: Würfeln, extra Treffer
    .text = Beide Würfel werden geworfen. Der höhere ergibt die Treffer des Angreifers, der niedrigere die des Verteidigers; zeigen beide das Gleiche, sind es für beide gleich viele. Gelandet werden diese Treffer erst in Schritt 3.

rule-4-3-2-I = Grenze der gewürfelten Treffer
    .text = Durch Würfeln kannst du nicht mehr Treffer landen, als du Krieger auf der Lichtung des Kampfes hast. Das gilt für beide Seiten.

rule-4-3-2-II = Extra Treffer
    .text = Stehen die gewürfelten Treffer fest, dürfen beide Seiten aus Fähigkeiten und aus Effekten in ihrem Spielbereich extra Treffer hinzufügen. Für diese ist die Zahl der Krieger keine Grenze.

rule-4-3-2-III = Wehrlos
    .text = Ein Verteidiger ohne Krieger auf der Lichtung des Kampfes ist wehrlos: Der Angreifer bekommt einen extra Treffer.

rule-4-3-3 = Schritt 3: Treffer landen
    .text = Beide Seiten landen ihre Treffer im selben Moment, und je Treffer fällt ein Marker. Wer getroffen wird, sucht unter seinen Markern dort selbst aus, doch zuerst fallen alle Krieger, erst danach Gebäude und Plättchen in freier Folge. Jedes entfernte gegnerische Gebäude oder Plättchen bringt einen Siegpunkt (3.2.1).

## 5. Spielaufbau

rule-5 = Spielaufbau
    .text = Dieser Teil sagt, wie das Spiel vorbereitet wird.

rule-5-1 = Standardaufbau
    .text = Der Standardaufbau hat sieben Schritte, die nacheinander folgen.

rule-5-1-1 = Schritt 1: Parteien und Reihenfolge
    .text = Verteilt die Parteien auf beliebige Weise; welche Mischungen bei welcher Spielerzahl passen, nennt die Lerne-zu-Spielen-Anleitung. Wer anfängt und in welcher Folge gespielt wird, entscheidet der Zufall. Alle nehmen ihre Tafel und die Marker, die hinten darauf stehen.

rule-5-1-2 = Schritt 2: Siegpunkt-Marker
    .text = Alle Siegpunkt-Marker beginnen auf der 0 der Leiste.

rule-5-1-3 = Schritt 3: Starthand
    .text = Zu zweit werden die Dominanz-Karten vorher aussortiert. Dann zieht jeder drei Karten auf die Hand.

rule-5-1-4 = Schritt 4: Ruinen
    .text = Jeder mit R gekennzeichnete Bauplatz bekommt eine Ruine, zusammen sind es vier.

rule-5-1-5 = Schritt 5: Gegenstandsvorrat
    .text = Der Vorrat am Spielbrett beginnt mit zwölf Gegenständen: 2 Stiefel, 2 Beutel, 1 Armbrust, 1 Hammer, 2 Schwerter, 2 Tee und 2 Münzen.

rule-5-1-6 = Schritt 6: Übriges Material
    .text = Die Übersichtskarten der Parteien bekommt, wer sie möchte; die beiden Würfel kommen neben das Brett.

rule-5-1-7 = Schritt 7: Aufbau der Parteien
    .text = Die Parteien bauen nacheinander auf, nach dem Buchstaben auf ihrer Tafel: A, B, C und so fort. Jede folgt dabei ihrer eigenen Anleitung.

## 6. Marquise de Katz

rule-6 = Marquise de Katz
    .text = Die Regeln der Marquise de Katz.

rule-6-1 = Marquise: Übersicht
    .text = Die Marquise hält das Waldland besetzt; sie punktet mit dem Bau von Sägemühlen, Werkstätten und Rekrutierern, mit jedem weiteren einer Art mehr, und braucht dafür zusammenhängenden Nachschub an Holz.

rule-6-2 = Marquise: Regeln und Fähigkeiten
    .text = Die Fähigkeiten, die nur die Marquise hat.

rule-6-2-1 = Marquise: Herstellen
    .text = Die Marquise stellt in ihrem Tageslicht her; ihre Herstellungsmarker sind die Werkstätten.

rule-6-2-2 = Die Festung
    .text = Wo das Festungs-Plättchen liegt, kann außer der Marquise niemand Marker platzieren; hineinbewegen darf man sie. Eine entfernte Festung ist für immer aus dem Spiel.

rule-6-2-3 = Feldkrankenhaus
    .text = Jedes Mal, wenn auf einer Lichtung Krieger der Marquise entfernt werden, gleich wie viele, darf sie eine zur Lichtung passende Karte ausgeben. Dann kommen all diese Krieger auf die Lichtung der Festung.

rule-6-3 = Marquise: Aufbau
    .text = Die Marquise baut in fünf Schritten auf, die nacheinander folgen.

rule-6-3-1 = Schritt 1: Krieger und Holz
    .text = Die Marquise beginnt mit einem Vorrat aus 25 Kriegern und 8 Holz-Plättchen.

rule-6-3-2 = Schritt 2: Festung platzieren
    .text = Die Marquise sucht sich eine der Eck-Lichtungen aus und legt das Festungs-Plättchen dorthin.

rule-6-3-3 = Schritt 3: Besatzung
    .text = Auf jede Lichtung kommt ein Krieger der Marquise; nur die Ecke schräg gegenüber der Festung bleibt frei.

rule-6-3-4 = Schritt 4: Erste Gebäude
    .text = Die Marquise platziert eine Sägemühle, eine Werkstatt und einen Rekrutierer. Jedes davon kommt auf die Lichtung der Festung oder eine Nachbarlichtung, frei verteilt.

rule-6-3-5 = Schritt 5: Gebäude-Leisten füllen
    .text = Die übrigen je 5 Sägemühlen, Werkstätten und Rekrutierer kommen auf ihre Leisten; frei bleibt nur jeweils das Feld ganz links.

rule-6-4 = Marquise: Vogelgesang
    .text = Im Vogelgesang kommt zu jeder Sägemühle der Marquise ein Holz-Plättchen.

rule-6-5 = Marquise: Tageslicht
    .text = Zuerst darf die Marquise mit ihren Werkstätten herstellen. Dann hat sie bis zu drei Aktionen, frei gemischt und geordnet. Sind alle drei getan, darf sie weitere kaufen, jede für eine ausgegebene Vogel-Karte.

rule-6-5-1 = Marquise: Kämpfen
    .text = Aktion: Die Marquise beginnt einen Kampf.

rule-6-5-2 = Marquise: Marschieren
    .text = Aktion: Die Marquise bewegt sich zweimal.

rule-6-5-3 = Marquise: Rekrutieren
    .text = Aktion: Bei jedem Rekrutierer kommt ein Krieger der Marquise hinzu. Je Zug geht das nur einmal.

rule-6-5-4 = Marquise: Bauen
    .text = Aktion: Die Marquise platziert in den drei folgenden Schritten ein Gebäude.

rule-6-5-4-I = Bauen: Gebäude wählen
    .text = Die Marquise entscheidet sich für Sägemühle, Werkstatt oder Rekrutierer und nimmt das am weitesten links liegende Gebäude dieser Art. Die Zahl über dessen Spalte nennt die Kosten in Holz.

rule-6-5-4-II = Bauen: Lichtung und Holz
    .text = Die Marquise wählt eine Lichtung unter ihrer Herrschaft und nimmt so viel Holz vom Brett, wie das Gebäude kostet. Das Holz darf dort liegen oder auf jeder von ihr beherrschten Lichtung, die über lauter von ihr beherrschte Lichtungen damit zusammenhängt.

rule-6-5-4-III = Bauen: Platzieren und punkten
    .text = Das Gebäude kommt auf die gewählte Lichtung, und die Marquise bekommt die Siegpunkte, die auf seinem nun freien Feld stehen.

rule-6-5-5 = Marquise: Überstunden
    .text = Aktion: Die Marquise gibt eine Karte aus, die zur Lichtung einer Sägemühle passt, und legt dort ein Holz-Plättchen hin.

rule-6-6 = Marquise: Abend
    .text = Am Abend zieht die Marquise eine Karte und je sichtbarem Ziehbonus noch eine. Hält sie dann über fünf Karten, legt sie nach eigener Wahl bis auf fünf ab.

## 7. Horst Dynastien

rule-7 = Horst Dynastien
    .text = Die Regeln der Horst Dynastien.

rule-7-1 = Dynastien: Übersicht
    .text = Die Dynastien wollen das Waldland zurück; jeden Abend punkten sie für ihre Nester auf dem Brett, müssen dafür aber ein ständig längeres Dekret erfüllen, sonst bricht Aufruhr aus.

rule-7-2 = Dynastien: Regeln und Fähigkeiten
    .text = Die Fähigkeiten, die nur die Dynastien haben.

rule-7-2-1 = Dynastien: Herstellen
    .text = Die Dynastien stellen in ihrem Tageslicht her, ehe das Dekret an die Reihe kommt; ihre Herstellungsmarker sind die Nester.

rule-7-2-2 = Herren des Waldes
    .text = Haben die Dynastien auf einer Lichtung ebenso viele Krieger und Gebäude wie der Stärkste dort, so herrschen sie. Wo gar nichts davon steht, herrschen sie nicht. Ein Garten des Echsen Kults geht vor (10.2.4).

rule-7-2-3 = Verachtung für Handel
    .text = Stellen die Dynastien einen Gegenstand her, bekommen sie dafür genau einen Siegpunkt, gleich welche Zahl die Karte zeigt.

rule-7-3 = Dynastien: Aufbau
    .text = Die Dynastien bauen in fünf Schritten auf, die nacheinander folgen.

rule-7-3-1 = Schritt 1: Krieger
    .text = Die Dynastien beginnen mit einem Vorrat aus 20 Kriegern.

rule-7-3-2 = Schritt 2: Nest und Krieger
    .text = Ein Nest und sechs Krieger der Dynastien kommen in die Ecke schräg gegenüber der Festung. Ist die Marquise nicht dabei, dürfen sie sich eine beliebige Ecke aussuchen.

rule-7-3-3 = Schritt 3: Anführer wählen
    .text = Die Dynastien suchen sich einen der vier Anführer aus und legen ihn auf ihre Tafel. Die anderen drei liegen offen daneben.

rule-7-3-4 = Schritt 4: Treue Wesire
    .text = Die beiden Treuen Wesire, die als Vogel-Karten gelten, kommen unter die zwei Spalten des Dekrets, die der Anführer nennt; ihre Klasse schaut hervor.

rule-7-3-5 = Schritt 5: Nest-Leiste füllen
    .text = Die übrigen sechs Nester kommen auf die Nest-Leiste; frei bleibt nur das Feld ganz links.

rule-7-4 = Dynastien: Vogelgesang
    .text = Der Vogelgesang der Dynastien läuft in drei Schritten ab: Notstandsbefehle, Dekret erweitern, neues Nest.

rule-7-4-1 = Notstandsbefehle
    .text = Ist die Hand der Dynastien leer, ziehen sie eine Karte.

rule-7-4-2 = Dekret erweitern
    .text = Die Dynastien müssen eine oder zwei Handkarten ins Dekret legen; höchstens eine davon darf ein Vogel sein. Jede Karte kommt in eine Spalte ihrer Wahl, und in einer Spalte dürfen beliebig viele liegen.

rule-7-4-3 = Ein neues Nest
    .text = Steht kein Nest mehr auf dem Brett, platzieren die Dynastien eines samt drei Kriegern dort, wo am wenigsten Krieger stehen, alle Parteien zusammengenommen, und wo für alles Platz ist. Kommen mehrere Lichtungen infrage, wählen sie eine.

rule-7-5 = Dynastien: Tageslicht
    .text = Das Tageslicht der Dynastien läuft in zwei Schritten ab: erst Herstellen, dann das Dekret.

rule-7-5-1 = Mit Nestern herstellen
    .text = Die Dynastien dürfen mit ihren Nestern Handkarten herstellen.

rule-7-5-2 = Dekret erfüllen
    .text = Die Dynastien müssen das Dekret Spalte um Spalte von links nach rechts abarbeiten. In jeder Spalte kommen alle Karten dran, in freier Folge: Für jede ist die Aktion der Spalte auf einer Lichtung ihrer Klasse fällig. Geht eine Aktion nicht in vollem Umfang, bricht sogleich Aufruhr aus (7.7).

rule-7-5-2-I = Dekret: Rekrutieren
    .text = Für eine Karte in dieser Spalte kommt ein Krieger auf eine Lichtung ihrer Klasse, auf der ein Nest steht.

rule-7-5-2-II = Dekret: Bewegen
    .text = Für eine Karte in dieser Spalte zieht mindestens ein Krieger aus einer Lichtung ihrer Klasse weg.

rule-7-5-2-III = Dekret: Kämpfen
    .text = Für eine Karte in dieser Spalte beginnen die Dynastien auf einer Lichtung ihrer Klasse einen Kampf.

rule-7-5-2-IV = Dekret: Bauen
    .text = Für eine Karte in dieser Spalte entsteht ein Nest auf einer Lichtung ihrer Klasse, die die Dynastien beherrschen und die noch ohne Nest ist.

rule-7-6 = Dynastien: Abend
    .text = Der Abend der Dynastien läuft in zwei Schritten ab: erst punkten, dann ziehen und ablegen.

rule-7-6-1 = Für Nester punkten
    .text = Maßgeblich ist das leere Feld der Nest-Leiste, das am weitesten rechts liegt: So viele Siegpunkte, wie dort stehen, bekommen die Dynastien.

rule-7-6-2 = Dynastien: Ziehen und Ablegen
    .text = Die Dynastien ziehen eine Karte und je sichtbarem Ziehbonus noch eine. Halten sie dann über fünf Karten, legen sie nach eigener Wahl bis auf fünf ab.

rule-7-7 = Aufruhr
    .text = Sobald die Dynastien eine Aktion des Dekrets (7.5.2), gleich weshalb, nicht in vollem Umfang schaffen, bricht Aufruhr aus, und die folgenden vier Schritte treten ein.

rule-7-7-1 = Aufruhr 1: Demütigen
    .text = Je Vogel-Karte im Dekret büßen die Dynastien einen Siegpunkt ein; die Treuen Wesire zählen mit.

rule-7-7-2 = Aufruhr 2: Bereinigen
    .text = Das ganze Dekret wird abgelegt; allein die beiden Treuen Wesire bleiben.

rule-7-7-3 = Aufruhr 3: Absetzen
    .text = Der bisherige Anführer kommt verdeckt beiseite. Unter den offen liegenden wählen die Dynastien einen neuen, und die Treuen Wesire wandern unter die Spalten, die er nennt.

rule-7-7-3-I = Ein neues Gelege
    .text = Ist ein Anführer zu wählen, aber keiner liegt offen, so werden zuvor alle wieder umgedreht.

rule-7-7-4 = Aufruhr 4: Ruhen
    .text = Das Tageslicht ist damit vorüber, und für die Dynastien bricht der Abend an.

rule-7-8 = Anführer
    .text = Die Dynastien haben vier Anführer zur Auswahl.

rule-7-8-1 = Anführer: Erbauer
    .text = Beim Erbauer liegen die Wesire unter Rekrutieren und Bewegen. Beim Herstellen dürfen die Dynastien von ihrer Verachtung für Handel (7.2.3) absehen.

rule-7-8-2 = Anführer: Charismatisch
    .text = Beim Charismatischen liegen die Wesire unter Rekrutieren und Kämpfen. Jedes Rekrutieren muss zwei Krieger bringen und nicht nur einen.

rule-7-8-3 = Anführer: Feldherr
    .text = Beim Feldherrn liegen die Wesire unter Bewegen und Kämpfen. Greifen die Dynastien an, haben sie im Kampf einen extra Treffer.

rule-7-8-4 = Anführer: Despot
    .text = Beim Despoten liegen die Wesire unter Bewegen und Bauen. Jeder Kampf, in dem die Dynastien mindestens ein gegnerisches Gebäude oder Plättchen entfernen, bringt zu den üblichen Siegpunkten noch einen dazu.

## 8. Waldland Allianz

rule-8 = Waldland Allianz
    .text = Die Regeln der Waldland Allianz.

rule-8-1 = Allianz: Übersicht
    .text = Die Allianz gewinnt die Unzufriedenen für sich; sie punktet mit Sympathie, bezahlt mit Anhängern, und aus ihren Revolten entstehen Stützpunkte, in denen Offiziere heranwachsen.

rule-8-2 = Allianz: Regeln und Fähigkeiten
    .text = Die Fähigkeiten, die nur die Allianz hat.

rule-8-2-1 = Allianz: Herstellen
    .text = Die Allianz stellt in ihrem Tageslicht her; ihre Herstellungsmarker sind die Sympathie-Plättchen.

rule-8-2-2 = Guerrilla Krieg
    .text = Verteidigt sich die Allianz, so gehört ihr der höhere Würfel, und der Angreifer muss sich mit dem niedrigeren begnügen.

rule-8-2-3 = Der Anhänger-Stapel
    .text = Vieles bezahlt die Allianz mit Anhängern, den Karten ihres Anhänger-Stapels. Sie dienen allein dazu, für ihre Klasse ausgegeben zu werden, und gelten nicht als Handkarten. Der Stapel liegt verdeckt; nur die Allianz selbst darf ihn sich jederzeit ansehen.

rule-8-2-3-I = Platz für Anhänger
    .text = Solange kein Stützpunkt auf dem Brett steht, fasst der Stapel fünf Anhänger; was darüber hinaus dazukäme, wird abgelegt. Mit mindestens einem Stützpunkt gibt es keine Grenze.

rule-8-2-4 = Verlust eines Stützpunkts
    .text = Fällt ein Stützpunkt, verliert die Allianz sämtliche Anhänger seiner Klasse, Vögel eingeschlossen, sowie die Hälfte der Offiziere, aufgerundet. War es ihr letzter auf dem Brett und sind noch über fünf Anhänger da, muss sie bis auf fünf abbauen.

rule-8-2-5 = Sympathie-Plättchen
    .text = Die Allianz verfügt über zehn Sympathie-Plättchen.

rule-8-2-5-I = Eine Sympathie je Lichtung
    .text = Mehr als ein Sympathie-Plättchen kann auf keiner Lichtung liegen.

rule-8-2-5-II = Sympathisierende Lichtungen
    .text = Sympathisierend heißt eine Lichtung, auf der ein Sympathie-Plättchen liegt; jede andere heißt nicht-sympathisierend.

rule-8-2-6 = Empörung
    .text = Entfernt ein anderer Spieler ein Sympathie-Plättchen oder zieht er mit Kriegern auf eine sympathisierende Lichtung, so muss er eine Handkarte von der Klasse der Lichtung an den Anhänger-Stapel abtreten. Hat er keine, auch keinen Vogel, muss er der Allianz seine Hand vorzeigen, und sie legt die oberste Karte des Nachziehstapels zu ihren Anhängern.

rule-8-3 = Allianz: Aufbau
    .text = Die Allianz baut in vier Schritten auf, die nacheinander folgen.

rule-8-3-1 = Schritt 1: Krieger
    .text = Die Allianz beginnt mit einem Vorrat aus 10 Kriegern.

rule-8-3-2 = Schritt 2: Stützpunkte
    .text = Die drei Stützpunkte der Allianz kommen auf ihre Plätze auf der Tafel.

rule-8-3-3 = Schritt 3: Sympathie-Leiste füllen
    .text = Die zehn Sympathie-Plättchen kommen auf ihre Leiste.

rule-8-3-4 = Schritt 4: Erste Anhänger
    .text = Die Allianz zieht drei Karten; verdeckt bilden sie den ersten Anhänger-Stapel.

rule-8-4 = Allianz: Vogelgesang
    .text = Der Vogelgesang der Allianz läuft in zwei Schritten ab: erst Revolten, dann Sympathie verbreiten.

rule-8-4-1 = Revoltieren
    .text = Die Allianz darf beliebig viele Revolten anzetteln: Jede räumt gegnerische Marker weg und bringt einen Stützpunkt und Krieger, in den drei folgenden Schritten.

rule-8-4-1-I = Revolte: Lichtung wählen
    .text = Die Allianz wählt eine sympathisierende Lichtung, für deren Klasse ihr Stützpunkt noch nicht auf dem Brett steht.

rule-8-4-1-II = Revolte: Anhänger ausgeben
    .text = Zwei Anhänger von der Klasse dieser Lichtung werden ausgegeben.

rule-8-4-1-III = Revolte: Ausführen
    .text = Alle Marker der Gegner auf der Lichtung werden entfernt; Gebäude und Plättchen bringen dabei je einen Siegpunkt. Dann kommen der Stützpunkt und je sympathisierender Lichtung dieser Klasse ein Krieger dorthin. Zuletzt wird ein weiterer Krieger zum Offizier.

rule-8-4-2 = Sympathie verbreiten
    .text = Die Allianz darf beliebig oft Sympathie verbreiten; jedes Mal kommt in den drei folgenden Schritten ein Sympathie-Plättchen aufs Brett.

rule-8-4-2-I = Verbreiten: Lichtung wählen
    .text = Gewählt wird eine nicht-sympathisierende Lichtung neben einer sympathisierenden. Sympathisiert noch keine einzige, ist jede erlaubt.

rule-8-4-2-II = Verbreiten: Anhänger ausgeben
    .text = Die Allianz gibt Anhänger von der Klasse der gewählten Lichtung aus, so viele, wie über dem nächsten Sympathie-Plättchen der Leiste steht.

rule-8-4-2-IIa = Kriegsrecht
    .text = Stehen auf der gewählten Lichtung wenigstens drei Krieger eines einzelnen anderen Spielers, kostet das Verbreiten dort einen Anhänger mehr.

rule-8-4-2-III = Verbreiten: Platzieren und punkten
    .text = Das Sympathie-Plättchen kommt auf die gewählte Lichtung, und die Allianz bekommt die Siegpunkte, die sein Feld nun zeigt.

rule-8-5 = Allianz: Tageslicht
    .text = Im Tageslicht stehen der Allianz die folgenden Aktionen offen, so oft und in welcher Folge sie will.

rule-8-5-1 = Mit Sympathie herstellen
    .text = Die Allianz darf mit ihren Sympathie-Plättchen Handkarten herstellen.

rule-8-5-2 = Mobilisieren
    .text = Eine Handkarte der Allianz wird zum Anhänger.

rule-8-5-3 = Ausbilden
    .text = Die Allianz gibt eine Karte von der Klasse eines Stützpunkts aus, der auf dem Brett steht, und macht einen Krieger zum Offizier.

rule-8-6 = Allianz: Abend
    .text = Der Abend der Allianz läuft in zwei Schritten ab: erst Militäreinsätze, dann Karten ziehen.

rule-8-6-1 = Militäreinsätze
    .text = Je Offizier hat die Allianz eine der folgenden Aktionen, frei gemischt und geordnet.

rule-8-6-1-I = Einsatz: Bewegen
    .text = Die Allianz bewegt sich einmal.

rule-8-6-1-II = Einsatz: Kämpfen
    .text = Die Allianz beginnt einen Kampf.

rule-8-6-1-III = Einsatz: Rekrutieren
    .text = Ein Krieger der Allianz kommt auf eine Lichtung, auf der einer ihrer Stützpunkte steht.

rule-8-6-1-IV = Einsatz: Organisieren
    .text = Die Allianz nimmt einen ihrer Krieger von einer nicht-sympathisierenden Lichtung, legt an seine Stelle ein Sympathie-Plättchen und bekommt die Siegpunkte, die dessen Feld nun zeigt.

rule-8-6-2 = Allianz: Einkommen
    .text = Die Allianz zieht eine Karte und je sichtbarem Ziehbonus noch eine. Hält sie dann über fünf Karten, legt sie nach eigener Wahl bis auf fünf ab.

## 9. Vagabund

rule-9 = Vagabund
    .text = Die Regeln des Vagabunden.

rule-9-1 = Vagabund: Übersicht
    .text = Der Vagabund mischt auf allen Seiten mit; er punktet mit besseren Beziehungen, im Kampf gegen feindliche Parteien und mit Aufgaben, und alles, was er tut, hängt an seinen Gegenständen.

rule-9-2 = Vagabund: Regeln und Fähigkeiten
    .text = Die Fähigkeiten, die nur der Vagabund hat.

rule-9-2-1 = Vagabund: Herstellen
    .text = Der Vagabund stellt her, indem er Hämmer erschöpft. Alle seine Hämmer haben die Klasse der Lichtung, auf der er gerade steht. Einen hergestellten Gegenstand darf er gleich selbst nehmen, und zwar aufgedeckt.

rule-9-2-2 = Einsamer Wanderer
    .text = Die Figur des Vagabunden ist kein Krieger: Er kann keine Lichtung beherrschen und steht auch niemandem beim Herrschen im Weg. Vom Spielbrett lässt sich seine Figur nicht nehmen.

rule-9-2-3 = Flink
    .text = Dem Vagabunden ist es beim Bewegen gleich, wer über Start und Ziel herrscht (4.2.1).

rule-9-2-4 = Vagabund: Wehrlos
    .text = Ohne ein einziges unbeschädigtes Schwert ist der Vagabund im Kampf wehrlos (4.3.2.III).

rule-9-2-5 = Vagabund: Gegenstände
    .text = Was der Vagabund tun kann, hängt von seinen Gegenständen ab. Auf seiner Tafel liegt jeder aufgedeckt, verdeckt oder beschädigt. Für viele Aktionen erschöpft er Gegenstände, das heißt, er dreht sie auf die verdeckte Seite.

rule-9-2-5-I = Gegenstand-Leisten
    .text = Tee, Münzen und Beutel legt der Vagabund beim Erhalt auf ihre eigenen Leisten. Auf jeder haben drei Platz.

rule-9-2-5-II = Der Rucksack
    .text = Stiefel, Schwerter, Armbrüste, Fackeln und Hämmer steckt der Vagabund beim Erhalt in den Rucksack.

rule-9-2-5-III = Gegenstände umräumen
    .text = Tee, Münzen und Beutel, die heil sind, darf der Vagabund nach Belieben zwischen Leiste und Rucksack umräumen.

rule-9-2-6 = Vagabund: Grenze gewürfelter Treffer
    .text = Durch Würfeln (4.3.2.I) kann der Vagabund höchstens so viele Treffer landen, wie unbeschädigte Schwerter in seinem Rucksack sind, aufgedeckte und verdeckte.

rule-9-2-7 = Vagabund: Treffer erleiden
    .text = Für jeden erlittenen Treffer (4.3.3) muss der Vagabund einen heilen Gegenstand ins Beschädigt-Feld verschieben. Hat er nichts Heiles mehr, bleiben weitere Treffer ohne Folgen.

rule-9-2-8 = Dominanz und Bündnis
    .text = Zu viert oder mit mehr Spielern darf der Vagabund mit einer Dominanz-Karte, die er aktiviert, ein Bündnis schließen, und zwar mit dem Mitspieler, der am wenigsten Siegpunkte hat; bei Gleichstand sucht er sich einen davon aus. Sein Siegpunkt-Marker kommt auf dessen Tafel, er punktet nicht mehr und siegt, wenn der Partner siegt. Wer schon eine Dominanz-Karte aktiviert hat, scheidet als Partner aus.

rule-9-2-9 = Beziehungen
    .text = Die Beziehungstabelle des Vagabunden besteht aus der Alliierten-Leiste mit vier Spalten und dem Feindlich-Feld. Darauf liegt für jede mitspielende Partei, die kein Vagabund ist, ein Marker.

rule-9-2-9-I = Beziehungen verbessern
    .text = Mit der Aktion Helfen kann der Vagabund seine Beziehung zu einer Partei verbessern, die nicht feindlich ist.

rule-9-2-9-Ia = Kosten der Verbesserung
    .text = In ein und demselben Zug muss der Vagabund der Partei so oft helfen, wie die Tabelle zwischen ihrem Feld und dem folgenden zeigt. Jedes Helfen zählt nur für eine Verbesserung.

rule-9-2-9-Ib = Wirkung der Verbesserung
    .text = Der Marker der Partei rückt um ein Feld vor, und der Vagabund bekommt die Siegpunkte, die dort stehen.

rule-9-2-9-II = Alliierter Status
    .text = Erreicht der Marker einer Partei das Ende der Alliierten-Leiste, so ist sie nun mit dem Vagabunden alliiert, und ihre Krieger folgen ihm.

rule-9-2-9-IIa = Alliierten helfen
    .text = Jedes Helfen zugunsten einer alliierten Partei bringt dem Vagabunden zwei Siegpunkte.

rule-9-2-9-IIb = Mit Alliierten bewegen
    .text = Bewegt sich der Vagabund im Tageslicht, darf er Krieger von einer einzigen alliierten Partei aus seiner Lichtung zum Ziel mitnehmen. Für sie gelten ihre eigenen Regeln fürs Bewegen, und Flink nützt ihnen nichts.

rule-9-2-9-IIc = Mit Alliierten angreifen
    .text = Beginnt der Vagabund einen Kampf, darf er dort die Krieger von einer einzigen alliierten Partei einsetzen, als wären es seine. Die Grenze seiner gewürfelten Treffer ist dann ihre Zahl plus die seiner unbeschädigten Schwerter. Als Verteidiger kann er das nicht.

rule-9-2-9-IId = Treffer auf Alliierte
    .text = Kämpft der Vagabund mit alliierten Kriegern, darf er Treffer hinnehmen, indem er diese entfernt. Gehen im selben Kampf mehr seiner Treffer auf ihre Kosten, als er Gegenstände beschädigt, wird ihre Partei feindlich. Im Zweifel geht dies 9.2.9.III vor.

rule-9-2-9-IIe = Empörung mit Alliierten
    .text = Löst der Vagabund beim Bewegen oder Kämpfen mit alliierten Kriegern Empörung aus (8.2.6), so muss er selbst die Karte abtreten.

rule-9-2-9-III = Feindlicher Status
    .text = Entfernt der Vagabund irgendwann einen Krieger einer Partei, die noch nicht feindlich ist, kommt ihr Marker auf der Stelle ins Feindlich-Feld. Von da an ist die Partei feindlich.

rule-9-2-9-IIIa = Niedertracht
    .text = Für jeden Marker einer feindlichen Partei, den der Vagabund in seinem eigenen Zug im Kampf entfernt, bekommt er einen Siegpunkt. Punkte für Gebäude und Plättchen kommen noch dazu. Der Krieger, dessen Verlust die Partei erst feindlich gemacht hat, zählt nicht.

rule-9-2-9-IIIb = Bewegen zu Feinden
    .text = Stehen am Ziel Krieger einer feindlichen Partei, muss der Vagabund für die Bewegung einen Stiefel mehr erschöpfen.

rule-9-2-9-IIIc = Feindlichen Parteien helfen
    .text = Durch Helfen kann kein Marker das Feindlich-Feld verlassen. Der Vagabund darf aber auch feindlichen Parteien helfen, um an deren hergestellte Gegenstände zu kommen.

rule-9-2-9-IIId = Bündnis mit Feinden
    .text = Auch mit einer feindlichen Partei darf der Vagabund ein Bündnis (9.2.8) schließen. Ihr Marker kommt dann zurück auf Neutral.

rule-9-3 = Vagabund: Aufbau
    .text = Der Vagabund baut in sechs Schritten auf, die nacheinander folgen.

rule-9-3-1 = Schritt 1: Charakter wählen
    .text = Der Vagabund sucht sich einen Charakter aus und legt ihn auf seine Tafel.

rule-9-3-2 = Schritt 2: Spielfigur platzieren
    .text = Die Figur des Vagabunden beginnt in einem Wald seiner Wahl.

rule-9-3-3 = Schritt 3: Aufgaben
    .text = Die Aufgaben werden gemischt und drei davon offen ausgelegt.

rule-9-3-4 = Schritt 4: Ruinen bestücken
    .text = Die R-Gegenstände, nämlich ein Beutel, ein Stiefel, ein Hammer und ein Schwert, kommen unter die vier Ruinen, je einer. Samt Inhalt vermischt, gehen die Ruinen auf ihre Bauplätze zurück, sodass niemand weiß, was wo liegt.

rule-9-3-5 = Schritt 5: Erste Gegenstände
    .text = Der Vagabund bekommt die S-Gegenstände, die sein Charakter nennt. Tee, Münzen und Beutel davon kommen auf ihre Leisten, alles andere aufgedeckt in den Rucksack. Nicht benötigte S-Gegenstände scheiden aus.

rule-9-3-6 = Schritt 6: Beziehungs-Marker
    .text = Jede Partei, die kein Vagabund ist, bekommt einen Marker auf Neutral in der Beziehungstabelle.

rule-9-4 = Vagabund: Vogelgesang
    .text = Der Vogelgesang des Vagabunden läuft in zwei Schritten ab: erst Auffrischen, dann Schleichen.

rule-9-4-1 = Auffrischen
    .text = Für jeden Tee, der zu Beginn des Vogelgesangs aufgedeckt auf seiner Leiste liegt, dreht der Vagabund zwei erschöpfte Gegenstände wieder um. Danach sind noch drei weitere an der Reihe.

rule-9-4-2 = Schleichen
    .text = Der Vagabund darf auf eine Nachbarlichtung oder in einen Nachbarwald wechseln, ganz ohne Stiefel. Das geht selbst dorthin, wo feindliche Krieger stehen (9.2.9.IIIb).

rule-9-5 = Vagabund: Tageslicht
    .text = Mit erschöpften Gegenständen bezahlt der Vagabund die folgenden Aktionen, frei gemischt und geordnet. Ein Tee, eine Münze oder ein Beutel, der auf der Leiste erschöpft wird, wandert in den Rucksack.

rule-9-5-1 = Vagabund: Bewegen
    .text = Eine Bewegung kostet den Vagabunden einen Stiefel und, wenn am Ziel feindliche Krieger stehen, noch einen. Alliierte Krieger dürfen mitkommen (9.2.9.IIb). In einen Wald kann er so nicht gelangen; aus einem Wald heraus kommt nur eine angrenzende Lichtung infrage.

rule-9-5-2 = Vagabund: Kämpfen
    .text = Ein Schwert kostet es den Vagabunden, einen Kampf zu beginnen, auf Wunsch mit alliierten Kriegern (9.2.9.IIc). Die Beziehung zum Verteidiger kann sich dadurch ändern.

rule-9-5-3 = Erkunden
    .text = Für eine Fackel nimmt der Vagabund einen Gegenstand aus der Ruine seiner Lichtung; aufgedeckt kommt er in den Rucksack oder auf seine Leiste. Danach gibt es einen Siegpunkt. Ist eine Ruine leer, kommt sie vom Brett.

rule-9-5-4 = Helfen
    .text = Der Vagabund erschöpft irgendeinen Gegenstand und überlässt einem Spieler, der auf seiner Lichtung vertreten ist, eine zu ihr passende Karte; das geht auch bei Feinden. Dann darf er sich einen von dessen hergestellten Gegenständen aussuchen, der aufgedeckt in den Rucksack oder auf seine Leiste kommt. Die Beziehung kann sich dadurch verbessern.

rule-9-5-5 = Aufgabe erledigen
    .text = Der Vagabund sucht sich eine Aufgabe von der Klasse seiner Lichtung aus und erschöpft die beiden Gegenstände, die sie zeigt. Sie kommt in seinen Spielbereich, und eine neue rückt nach. Danach zieht er zwei Karten oder bekommt einen Siegpunkt je erledigter Aufgabe dieser Klasse, diese mitgezählt.

rule-9-5-6 = Scharfschießen
    .text = Für eine Armbrust entfernt der Vagabund einen Krieger auf seiner Lichtung. Bei einem Spieler, der dort keine Krieger hat, darf es ersatzweise ein Gebäude oder Plättchen sein. Die Beziehung zu diesem Spieler kann sich dadurch ändern.

rule-9-5-7 = Reparieren
    .text = Für einen Hammer macht der Vagabund etwas Beschädigtes heil: Es kommt zurück in den Rucksack, Tee, Münzen und Beutel dagegen, falls sie aufgedeckt sind, auf ihre Leiste. Auf welcher Seite das Stück liegt, ändert sich nicht.

rule-9-5-8 = Vagabund: Herstellen mit Hämmern
    .text = Um eine Handkarte herzustellen, erschöpft der Vagabund so viele Hämmer, wie sie Symbole verlangt; jeder hat die Klasse seiner Lichtung, also müssen alle Symbole dazu passen. Ein so gewonnener Gegenstand darf aufgedeckt in den Rucksack oder auf seine Leiste.

rule-9-5-9 = Spezial-Aktion
    .text = Für eine Fackel führt der Vagabund die besondere Aktion seines Charakters aus.

rule-9-6 = Vagabund: Abend
    .text = Der Abend des Vagabunden läuft in vier Schritten ab: ruhen, ziehen, ablegen, Gepäck prüfen.

rule-9-6-1 = Abendliche Ruhe
    .text = Verbringt der Vagabund den Abend im Wald, sind alle beschädigten Gegenstände wieder heil: Sie kommen in den Rucksack oder auf ihre Leisten, und alle liegen danach aufgedeckt.

rule-9-6-2 = Vagabund: Karten ziehen
    .text = Der Vagabund zieht eine Karte und je Münze, die aufgedeckt auf ihrer Leiste liegt, noch eine.

rule-9-6-3 = Vagabund: Karten ablegen
    .text = Hält der Vagabund über fünf Karten, legt er nach eigener Wahl bis auf fünf ab.

rule-9-6-4 = Tragvermögen
    .text = In Rucksack und Beschädigt-Feld zusammen darf der Vagabund sechs Gegenstände behalten, je Beutel, der aufgedeckt auf seiner Leiste liegt, zwei mehr. Was darüber hinausgeht, muss er aus diesen beiden Feldern hergeben; es verlässt das Spiel.

rule-9-7 = Charaktere
    .text = Die drei Charaktere des Grundspiels mit ihren ersten Gegenständen und besonderen Aktionen.

rule-9-7-1 = Charakter: Dieb
    .text = Der Dieb hat zu Beginn Stiefel, Fackel, Tee und Schwert.

rule-9-7-1-I = Dieb: Stehlen
    .text = Einem Spieler, der auf der Lichtung des Diebs vertreten ist, nimmt dieser eine zufällige Handkarte weg.

rule-9-7-2 = Charakter: Tüftler
    .text = Der Tüftler hat zu Beginn Stiefel, Fackel, Beutel und Hammer.

rule-9-7-2-I = Tüftler: Tagarbeit
    .text = Der Tüftler holt sich eine Karte von der Klasse seiner Lichtung aus der Ablage auf die Hand; ein Vogel passt immer.

rule-9-7-3 = Charakter: Waldläufer
    .text = Der Waldläufer hat zu Beginn Stiefel, Fackel, Armbrust und Schwert.

rule-9-7-3-I = Waldläufer: Unterschlupf
    .text = Der Waldläufer macht drei Gegenstände wieder heil; damit ist sein Tageslicht auf der Stelle vorüber.

rule-9-8 = Zwei Vagabunden
    .text = Mit der Flussvolk Erweiterung können zwei Vagabunden an einem Spiel teilnehmen; dann gelten die folgenden Regeln.

rule-9-8-1 = Mehr Gegenstände in Ruinen
    .text = Beide Sätze der R-Gegenstände sind im Spiel, zwei je Ruine. Liegen noch beide darin, sieht der Erkundende sie sich an und sucht sich einen aus; durch erneutes Erkunden könnte er auch den anderen bekommen. Einen R-Gegenstand, der schon auf seiner Tafel liegt, kann er nicht noch einmal nehmen. Geht er beim Erkunden leer aus, ist die Fackel dennoch erschöpft, aber einen Siegpunkt gibt es nicht.

rule-9-8-2 = Vagabunden: Aufbaureihenfolge
    .text = Welcher der beiden Vagabunden als Erster aufbaut, entscheidet der Zufall.

rule-9-8-3 = Gemeinsame Aufgaben
    .text = Die drei offenen Aufgaben stehen beiden Vagabunden frei. Beim Aufbau bleibt es bei drei ausliegenden Karten.

## 10. Echsen Kult

rule-10 = Echsen Kult
    .text = Die Regeln des Echsen Kults.

rule-10-1 = Kult: Übersicht
    .text = Der Kult sammelt die Verstoßenen um sich; er handelt durch vorgezeigte Karten, die meist auf die Hand zurückkehren, legt Gärten an, wo er herrscht, und kämpft nur durch seine eifrigsten Mitglieder, die Akolythen.

rule-10-2 = Kult: Regeln und Fähigkeiten
    .text = Die Fähigkeiten, die nur der Kult hat.

rule-10-2-1 = Kult: Herstellen
    .text = Der Kult stellt an seinem Abend her; seine Herstellungsmarker sind die Gärten der verstoßenen Klasse (10.4.1).

rule-10-2-2 = Hass auf Vögel
    .text = Bei den Ritualen des Kults gelten Vogel-Karten nicht als Joker.

rule-10-2-3 = Rache
    .text = Fällt ein Krieger des Kults in einem Kampf, in dem der Kult sich verteidigt, so wird er zum Akolythen und kommt nicht in den Vorrat.

rule-10-2-4 = Pilger
    .text = Wo ein Garten des Kults steht, herrscht der Kult. Das geht auch den Herren des Waldes der Dynastien vor (7.2.2).

rule-10-2-5 = Furcht vor den Frommen
    .text = Je entferntem Garten muss der Kult eine vom Zufall bestimmte Handkarte ablegen.

rule-10-2-6 = Der Verlorene-Seelen-Stapel
    .text = Jede Karte, die irgendwer ausgibt oder ablegt, auch eine Dominanz-Karte, kommt zu den Verlorenen Seelen und nicht auf die Ablage. Diesen Stapel dürfen alle durchblättern, wann immer sie wollen.

rule-10-3 = Kult: Aufbau
    .text = Der Kult baut in vier Schritten auf, die nacheinander folgen.

rule-10-3-1 = Schritt 1: Krieger
    .text = Der Kult beginnt mit einem Vorrat aus 25 Kriegern.

rule-10-3-2 = Schritt 2: Marker platzieren
    .text = Vier Krieger und ein Garten von der Klasse der Lichtung kommen in die Ecke gegenüber der Festung der Marquise oder dem ersten Nest der Dynastien; sind beide dabei, wählt der Kult eine der zwei übrigen Ecken. Jede Nachbarlichtung davon bekommt dann noch einen Krieger.

rule-10-3-3 = Schritt 3: Verstoßene wählen
    .text = Der Kult legt den Verstoßenen-Marker auf eine Klasse seiner Wahl. Sie ist damit die verstoßene Klasse.

rule-10-3-4 = Schritt 4: Garten-Leisten füllen
    .text = Die übrigen 14 Gärten kommen auf die Felder ihrer Leisten, von rechts her aufgefüllt.

rule-10-4 = Kult: Vogelgesang
    .text = Der Vogelgesang des Kults läuft in drei Schritten ab: Verstoßene anpassen, Verlorene Seelen ablegen, Verschwörungen.

rule-10-4-1 = Verstoßene anpassen
    .text = Gezählt wird, welche Klasse unter den Verlorenen Seelen am häufigsten vorkommt; Vögel bleiben außer Betracht. Dorthin wandert der Marker und zeigt Verstoßen. Lag er schon da, zeigt er nun Verhasst. Liegt keine Klasse allein vorn, bleibt er an seinem Platz und zeigt, wenn er das nicht schon tut, Verhasst.

rule-10-4-2 = Verlorene Seelen ablegen
    .text = Die Verlorenen Seelen wandern sämtlich auf die Ablage; nur Dominanz-Karten darunter liegen von nun an zum Nehmen bereit.

rule-10-4-3 = Verschwörungen
    .text = Der Kult darf Akolythen in den Vorrat zurückgeben und dafür auf verstoßenen Lichtungen Verschwörungen anzetteln, frei gemischt und geordnet. Sind die Verstoßenen verhasst, kostet jede einen Akolythen weniger. Konvertieren und Weihen sind nur ganz oder gar nicht möglich.

rule-10-4-3-I = Verschwörung: Eifern
    .text = Für zwei Akolythen beginnt der Kult entweder auf einer verstoßenen Lichtung einen Kampf, oder er zieht mit mindestens einem Krieger aus einer solchen weg und darf danach am Ziel kämpfen.

rule-10-4-3-II = Verschwörung: Konvertieren
    .text = Für zwei Akolythen weicht auf einer verstoßenen Lichtung ein gegnerischer Krieger einem Krieger des Kults.

rule-10-4-3-III = Verschwörung: Weihen
    .text = Für drei Akolythen weicht auf einer verstoßenen Lichtung ein gegnerisches Gebäude einem Garten dieser Klasse.

rule-10-5 = Kult: Tageslicht
    .text = Der Kult darf beliebig viele Handkarten vorzeigen und offen auslegen. Für jede davon hält er ein Ritual ab, frei gemischt und geordnet. Sonst nützen ihm ausgelegte Karten im Tageslicht nichts mehr.

rule-10-5-1 = Ritual: Bauen
    .text = Auf einer Lichtung, die der Kult beherrscht, entsteht ein Garten; Lichtung und Garten haben die Klasse der vorgezeigten Karte.

rule-10-5-2 = Ritual: Rekrutieren
    .text = Auf eine Lichtung von der Klasse der vorgezeigten Karte kommt ein Krieger des Kults.

rule-10-5-3 = Ritual: Siegpunkte erhalten
    .text = Die vorgezeigte Karte wird ausgegeben, kommt also zu den Verlorenen Seelen, und der Kult bekommt so viele Siegpunkte, wie auf der Garten-Leiste ihrer Klasse das leere Feld angibt, das am weitesten rechts liegt. Jede Klasse ist je Zug nur einmal an der Reihe.

rule-10-5-4 = Ritual: Opfern
    .text = Für einen vorgezeigten Vogel, und nur dafür, wird ein Krieger des Kults zum Akolythen.

rule-10-6 = Kult: Abend
    .text = Der Abend des Kults läuft in drei Schritten ab: Karten zurücknehmen, herstellen, dann ziehen und ablegen.

rule-10-6-1 = Karten zurücknehmen
    .text = Alle vorgezeigten Karten, die noch ausliegen, nimmt der Kult wieder auf die Hand.

rule-10-6-2 = Mit Gärten herstellen
    .text = Der Kult darf mit den Gärten der verstoßenen Klasse Handkarten herstellen.

rule-10-6-3 = Kult: Ziehen und Ablegen
    .text = Der Kult zieht eine Karte und je sichtbarem Ziehbonus noch eine. Hält er dann über fünf Karten, legt er nach eigener Wahl bis auf fünf ab.

## 11. Flussvolk Kompanie

rule-11 = Flussvolk Kompanie
    .text = Die Regeln der Flussvolk Kompanie.

rule-11-1 = Flussvolk: Übersicht
    .text = Die Kompanie verkauft den anderen Parteien ihre Dienste; sie punktet mit neuen Handelsposten und mit gehortetem Reichtum, der sie freilich zur lohnenden Beute macht.

rule-11-2 = Flussvolk: Regeln und Fähigkeiten
    .text = Die Fähigkeiten, die nur das Flussvolk hat.

rule-11-2-1 = Flussvolk: Herstellen
    .text = Das Flussvolk stellt in seinem Tageslicht her und setzt dafür Mittel auf leere Felder der Handelsposten-Leisten.

rule-11-2-2 = Schwimmer
    .text = Für das Flussvolk sind Flüsse Wege, und auf dem Fluss ist ihm gleich, wer über Start und Ziel herrscht. Gewöhnliche Wege stehen ihm ebenso offen.

rule-11-2-3 = Öffentliche Hand
    .text = Die Handkarten des Flussvolks liegen offen über seiner Tafel. Soll jemand daraus eine zufällige Karte bekommen, werden sie verdeckt gemischt, eine wird gezogen, und die übrigen liegen danach wieder offen.

rule-11-2-4 = Mittel
    .text = Die Krieger auf dem Mittel-Feld sind die Mittel des Flussvolks, gleich wem sie gehören. Viele Aktionen verlangen, sie einzusetzen oder auszugeben.

rule-11-2-5 = Handelsposten
    .text = Mit dem Bau von Handelsposten kommt das Flussvolk zu Siegpunkten.

rule-11-2-5-I = Handelsstörungen
    .text = Mit jedem Handelsposten, der entfernt wird, büßt das Flussvolk seine Mittel zur Hälfte ein, aufgerundet; der Posten selbst ist für immer aus dem Spiel.

rule-11-2-6 = Dienste kaufen
    .text = Jeder andere darf zu Beginn seines eigenen Vogelgesangs beim Flussvolk Dienste kaufen.

rule-11-2-6-I = Preis eines Dienstes
    .text = Der Käufer legt aus dem eigenen Vorrat so viele Krieger in das Einzahlungen-Feld des Flussvolks, wie der Dienst gerade kostet.

rule-11-2-6-II = Zahl der Dienste
    .text = In einem Zug darf ein Spieler einen Dienst kaufen und dazu noch einen je Lichtung, auf der es einen Handelsposten und irgendeinen Marker von ihm gibt.

rule-11-2-6-III = Zahlung des Vagabunden
    .text = Der Vagabund zahlt mit erschöpften Gegenständen. Für jeden davon legt das Flussvolk einen eigenen Krieger zu den Einzahlungen.

rule-11-2-7 = Dienste des Flussvolks
    .text = Zu kaufen gibt es drei Dienste: Handkarte, Flussboote und Söldner.

rule-11-2-7-I = Dienst: Handkarte
    .text = Der Käufer wählt eine Karte aus der offenen Hand des Flussvolks und nimmt sie auf die eigene. Im Rahmen der erlaubten Zahl geht das auch mehrmals im Zug.

rule-11-2-7-II = Dienst: Flussboote
    .text = Für den Käufer sind Flüsse Wege, bis sein Zug vorüber ist.

rule-11-2-7-III = Dienst: Söldner
    .text = Im Tageslicht und Abend dieses Zuges zählen Krieger des Flussvolks beim Herrschen und in Kämpfen, außer gegen das Flussvolk selbst, als Krieger des Käufers, wenn er will. (Anderes als Herrschen und Kämpfen ist nicht gemeint: Er bewegt sie nicht, zählt sie für keinen Dominanz-Sieg mit und entfernt sie nicht als eigene, außer durch Treffer, die er hinnimmt.)

rule-11-2-7-IIIa = Söldner: Treffer erleiden
    .text = Treffer muss der Käufer zu gleichen Teilen auf eigene Marker und Krieger des Flussvolks verteilen. Geht es nicht auf, trifft der überzählige die eigenen.

rule-11-2-7-IIIb = Söldner: nicht für Vagabunden
    .text = Söldner kann der Vagabund nicht kaufen.

rule-11-3 = Flussvolk: Aufbau
    .text = Das Flussvolk baut in fünf Schritten auf, die nacheinander folgen.

rule-11-3-1 = Schritt 1: Krieger
    .text = Das Flussvolk beginnt mit einem Vorrat aus 15 Kriegern.

rule-11-3-2 = Schritt 2: Krieger platzieren
    .text = Vier Krieger des Flussvolks kommen auf Lichtungen am Fluss, alle zusammen oder frei verteilt.

rule-11-3-3 = Schritt 3: Handelsposten-Leisten füllen
    .text = Die neun Handelsposten kommen auf die Felder ihrer Leisten.

rule-11-3-4 = Schritt 4: Erste Einzahlungen
    .text = Drei Krieger des Flussvolks kommen auf sein Einzahlungen-Feld.

rule-11-3-5 = Schritt 5: Erste Preise
    .text = Das Flussvolk legt für jeden Dienst einen Preis fest und setzt dessen Marker auf das passende Feld.

rule-11-4 = Flussvolk: Vogelgesang
    .text = Der Vogelgesang des Flussvolks läuft in drei Schritten ab: Protektionismus, Dividenden, Mittel einsammeln.

rule-11-4-1 = Protektionismus
    .text = Liegt auf dem Einzahlungen-Feld kein einziger Krieger, kommen zwei eigene des Flussvolks darauf.

rule-11-4-2 = Dividenden
    .text = Steht auch nur ein Handelsposten auf dem Brett, so bekommt das Flussvolk für je zwei Mittel einen Siegpunkt. Krieger unter Einzahlungen und Einsätzen zählen nicht.

rule-11-4-3 = Mittel einsammeln
    .text = Alle Krieger, die irgendwo auf der Tafel des Flussvolks liegen, kommen auf das Mittel-Feld.

rule-11-5 = Flussvolk: Tageslicht
    .text = Mit seinen Mitteln bezahlt das Flussvolk die folgenden Aktionen, frei gemischt und geordnet. Eingesetzte Krieger kommen auf das Einsätze-Feld, ausgegebene zurück zu ihrem Besitzer in den Vorrat.

rule-11-5-1 = Flussvolk: Bewegen
    .text = Für ein eingesetztes Mittel bewegt sich das Flussvolk einmal.

rule-11-5-2 = Flussvolk: Kämpfen
    .text = Für ein eingesetztes Mittel beginnt das Flussvolk einen Kampf.

rule-11-5-3 = Flussvolk: Handkarten herstellen
    .text = Das Flussvolk setzt Mittel ein und stellt damit Handkarten her. Diese Krieger kommen nicht zu den Einsätzen: Jeder gehört auf ein leeres Handelsposten-Feld einer Klasse, die die Kosten nennen.

rule-11-5-3-I = Exportieren
    .text = Das Flussvolk darf beim Herstellen auf den Effekt der Karte verzichten, sie ablegen und dafür einen Krieger zu den Einzahlungen legen.

rule-11-5-4 = Flussvolk: Karte ziehen
    .text = Für ein eingesetztes Mittel zieht das Flussvolk eine Karte.

rule-11-5-5 = Flussvolk: Rekrutieren
    .text = Für ein ausgegebenes Mittel kommt ein Krieger des Flussvolks auf irgendeine Lichtung am Fluss.

rule-11-5-6 = Handelsposten gründen
    .text = Für zwei ausgegebene Mittel entsteht in den drei folgenden Schritten ein Handelsposten mit einem Krieger als Besatzung.

rule-11-5-6-I = Handelsposten: Lichtung wählen
    .text = Infrage kommt jede Lichtung, auf der noch kein Handelsposten ist und über die irgendein Spieler herrscht.

rule-11-5-6-II = Handelsposten: Mittel ausgeben
    .text = Auszugeben sind zwei Mittel, die demjenigen gehören, der über die gewählte Lichtung herrscht.

rule-11-5-6-III = Handelsposten: Platzieren und punkten
    .text = Ein Handelsposten von der Klasse der Lichtung und ein Krieger kommen dorthin, und das Flussvolk bekommt die Siegpunkte, die das Feld des Postens nun zeigt.

rule-11-6 = Flussvolk: Abend
    .text = Der Abend des Flussvolks läuft in zwei Schritten ab: erst ablegen, dann Preise festlegen.

rule-11-6-1 = Flussvolk: Karten ablegen
    .text = Hält das Flussvolk über fünf Karten, legt es nach eigener Wahl bis auf fünf ab.

rule-11-6-2 = Preise festlegen
    .text = Das Flussvolk darf den Preis jedes Dienstes auf einen beliebigen Wert seiner Leiste setzen.
