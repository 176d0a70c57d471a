# Root: die Parteien: womit sie punkten (.goal), ihr Zug, Tipps für Neulinge und ihre Fähigkeiten.

## Marquise de Katz

faction-marquise = Marquise de Katz
    .goal = Du punktest, wenn du Sägemühlen, Werkstätten und Rekrutierer baust; jedes weitere einer Art bringt mehr. Bauen kostet Holz, das über von dir beherrschte Lichtungen zur Baustelle gelangen muss.
    .turn = Vogelgesang: Jede Sägemühle liefert ein Holz. Tageslicht: Stelle zuerst mit deinen Werkstätten her. Dann hast du bis zu drei Aktionen: kämpfen, marschieren, rekrutieren, bauen oder Überstunden. Jede ausgegebene Vogel-Karte bringt eine weitere Aktion. Abend: Zieh Karten und leg bis auf fünf ab.
    .tips = Du stehst anfangs überall, aber dünn: Gib ferne Lichtungen früh auf und halte einen zusammenhängenden Block um die Festung. Mit dem dritten und dem fünften Rekrutierer auf dem Brett ziehst du mehr Karten.

ability-keep = Die Festung
    .text = Außer dir kann niemand auf der Lichtung der Festung Marker platzieren; hineinziehen können andere. Einmal entfernt, ist die Festung für immer fort.

ability-field-hospitals = Feldkrankenhaus
    .text = Werden auf einer Lichtung Krieger von dir entfernt, darfst du eine Karte ihrer Klasse ausgeben und sie alle zur Festung zurückbringen.

ability-march = Marschieren
    .text = Eine Aktion bringt dir zwei Bewegungen.

ability-overwork = Überstunden
    .text = Gib eine Karte von der Klasse einer Sägemühlen-Lichtung aus und erhalte dort noch ein Holz.

## Horst Dynastien

faction-eyrie = Horst Dynastien
    .goal = Jeden Abend punktest du für deine Nester auf dem Brett, bis zu fünf Siegpunkte. Bauen kannst du nicht nach Belieben: Das Dekret, das mit jedem Zug wächst, schreibt dir vor, was zu tun ist.
    .turn = Vogelgesang: Ist deine Hand leer, zieh eine Karte. Leg eine oder zwei Karten ins Dekret, höchstens einen Vogel. Ohne Nest bekommst du ein neues mit drei Kriegern. Tageslicht: Stelle mit Nestern her, dann arbeite alle Karten des Dekrets ab: rekrutieren, bewegen, kämpfen, bauen. Geht eine nicht ganz, bricht Aufruhr aus. Abend: Punkte für Nester, zieh Karten und leg bis auf fünf ab.
    .tips = Frag dich vor jeder neuen Karte, ob du sie auch in drei Zügen noch erfüllen kannst; Vögel sind flexibel, kosten im Aufruhr aber je einen Siegpunkt. Fülle zuerst die Spalte Bewegen: Eine Bewegung geht fast immer.

ability-lords-of-the-forest = Herren des Waldes
    .text = Wo du bei Kriegern und Gebäuden mit dem Stärksten gleichauf liegst, herrschst du, sofern du dort überhaupt welche hast.

ability-disdain-for-trade = Verachtung für Handel
    .text = Für einen hergestellten Gegenstand bekommst du einen Siegpunkt, was immer die Karte zeigt.

ability-decree = Das Dekret
    .text = Karten in vier Spalten, von links nach rechts zu erfüllen: rekrutieren, bewegen, kämpfen, bauen. Jede verlangt eine Lichtung ihrer Klasse; Vögel passen überall.

ability-turmoil = Aufruhr
    .text = Kannst du das Dekret nicht erfüllen, verlierst du je Vogel darin einen Siegpunkt, legst es bis auf die Wesire ab, wählst einen neuen Anführer und bist sofort beim Abend.

ability-emergency-orders = Notstandsbefehle
    .text = Mit leerer Hand ziehst du zu Beginn des Vogelgesangs eine Karte.

ability-new-roost = Ein neues Nest
    .text = Ohne Nest auf dem Brett bekommst du eines mit drei Kriegern dort, wo am wenigsten Krieger stehen.

## Waldland Allianz

faction-alliance = Waldland Allianz
    .goal = Du punktest, wenn du Sympathie-Plättchen auslegst; die späten bringen bis zu vier Siegpunkte. Bezahlt wird mit Anhängern, den Karten, die andere dir durch Empörung schulden oder die du selbst mobilisierst.
    .turn = Vogelgesang: Revolten für je zwei Anhänger räumen eine sympathisierende Lichtung leer und gründen einen Stützpunkt. Dann verbreite Sympathie auf Nachbarlichtungen. Tageslicht: Stelle mit Sympathie her, mobilisiere Karten als Anhänger und bilde Offiziere aus. Abend: je Offizier ein Einsatz: bewegen, kämpfen, rekrutieren oder organisieren. Dann zieh Karten und leg bis auf fünf ab.
    .tips = Verbreite zuerst dort, wo andere durchmüssen: Jeder Schritt auf deine Lichtungen kostet sie eine Karte. Schütze deine Stützpunkte: Fällt einer, verlierst du die Anhänger seiner Klasse, alle Vögel und die Hälfte der Offiziere.

ability-guerrilla-war = Guerrilla Krieg
    .text = Verteidigst du dich, gehört der höhere Würfel dir und der niedrigere dem Angreifer.

ability-outrage = Empörung
    .text = Wer deine Sympathie entfernt oder mit Kriegern auf eine sympathisierende Lichtung zieht, muss dir eine Karte ihrer Klasse als Anhänger überlassen. Hat er keine, zeigt er dir seine Hand, und du bekommst einen Anhänger vom Nachziehstapel.

ability-martial-law = Kriegsrecht
    .text = Wo ein anderer Spieler drei oder mehr Krieger hat, kostet das Verbreiten von Sympathie dich einen Anhänger mehr.

ability-supporters = Anhänger
    .text = Ein verdeckter Stapel von Karten, die du für ihre Klasse ausgibst. Ohne Stützpunkt fasst er fünf, mit Stützpunkt beliebig viele.

ability-revolt = Revoltieren
    .text = Zwei Anhänger von der Klasse einer sympathisierenden Lichtung fegen dort alle Gegner weg und bringen dir Stützpunkt, Krieger und einen Offizier.

ability-organize = Organisieren
    .text = Ersetze einen deiner Krieger auf einer nicht-sympathisierenden Lichtung durch ein Sympathie-Plättchen und punkte dafür.

## Vagabund

faction-vagabond = Vagabund
    .goal = Du punktest, indem du anderen Parteien hilfst, bis sie alliiert sind, mit Aufgaben, mit erkundeten Ruinen und im Kampf gegen Parteien, die feindlich geworden sind. Alles, was du tust, erschöpft Gegenstände; je mehr du sammelst, desto mehr kannst du tun.
    .turn = Vogelgesang: Frische drei Gegenstände auf, je Tee zwei mehr. Dann darfst du auf eine Lichtung oder in einen Wald nebenan schleichen. Tageslicht: Erschöpfe Gegenstände, um dich zu bewegen, zu kämpfen, zu erkunden, zu helfen, Aufgaben zu erledigen, scharfzuschießen, zu reparieren, herzustellen oder deine Spezial-Aktion zu nutzen. Abend: Im Wald ist aller Schaden behoben. Zieh eine Karte, je Münze eine mehr, und leg bis auf fünf ab. Zuletzt gib her, was du nicht tragen kannst.
    .tips = Erkunde die vier Ruinen früh: Jede bringt einen Siegpunkt und einen Gegenstand. Halte Tee aufgedeckt auf der Leiste, denn mit wenigen frischen Gegenständen kommst du nicht weit.

faction-vagabond-2 = Zweiter Vagabund
    .goal = Du punktest wie der erste Vagabund: durch Helfen, Aufgaben, Ruinen und Kämpfe mit feindlichen Parteien. Die drei offenen Aufgaben stehen euch beiden frei.
    .turn = Dein Zug läuft wie der des ersten Vagabunden. Vogelgesang: Frische Gegenstände auf, dann schleiche, wenn du willst. Tageslicht: Erschöpfe Gegenstände für Aktionen. Unter jeder Ruine liegen zwei Gegenstände; du siehst beide an und nimmst einen. Abend: Ruhe im Wald, zieh Karten, leg bis auf fünf ab und prüfe dein Gepäck.
    .tips = Denselben Ruinen-Gegenstand bekommst du nie zweimal, also überlass ihn ruhig dem anderen. Zwischen Vagabunden gibt es keine Beziehung: Such dir Alliierte anderswo.

ability-lone-wanderer = Einsamer Wanderer
    .text = Deine Figur ist kein Krieger: Du beherrschst nichts, störst niemandes Herrschaft und kannst nicht entfernt werden.

ability-nimble = Flink
    .text = Du bewegst dich, gleich wer auf den Lichtungen herrscht.

ability-vagabond-defenseless = Wehrlos
    .text = Ohne unbeschädigtes Schwert bist du im Kampf wehrlos.

ability-taking-hits = Treffer erleiden
    .text = Jeder Treffer beschädigt einen deiner Gegenstände; ist keiner mehr heil, bleiben weitere ohne Folgen.

ability-allied = Alliiert
    .text = Alliierte Krieger dürfen mit dir ziehen und angreifen, und jedes weitere Helfen bringt zwei Siegpunkte.

ability-hostile = Feindlich
    .text = Entferne einen Krieger einer Partei, und sie wird feindlich: Zu ihren Kriegern zu ziehen, kostet einen Stiefel mehr.

ability-infamy = Niedertracht
    .text = Jeder Marker einer feindlichen Partei, den du in deinem Zug im Kampf entfernst, bringt dir einen Siegpunkt mehr.

ability-coalition = Bündnis
    .text = Zu viert oder mit mehr Spielern bindet dich eine Dominanz-Karte an den Spieler mit den wenigsten Siegpunkten: Ihr gewinnt gemeinsam.

ability-evening-rest = Abendliche Ruhe
    .text = Verbringst du den Abend im Wald, sind alle beschädigten Gegenstände wieder heil und aufgedeckt.

## Echsen Kult

faction-cult = Echsen Kult
    .goal = Du punktest im Tageslicht, indem du eine Karte für die Gärten ihrer Klasse auf dem Brett ausgibst, einmal je Klasse. Mit zwei Gärten einer Klasse beginnen die Punkte, mit fünf sind sie am höchsten.
    .turn = Vogelgesang: Die Klasse, die unter den Verlorenen Seelen am häufigsten ist, wird verstoßen. Die Verlorenen Seelen werden abgelegt. Gib Akolythen für Verschwörungen auf verstoßenen Lichtungen aus. Tageslicht: Zeig Karten vor, je Karte ein Ritual: bauen, rekrutieren, punkten oder opfern. Abend: Nimm vorgezeigte Karten zurück und stelle mit verstoßenen Gärten her. Dann zieh Karten und leg bis auf fünf ab.
    .tips = Halte viele Karten: Vorgezeigte kommen zurück, jede arbeitet also Zug um Zug für dich. Bewegen und kämpfen kannst du nur durch Akolythen; rekrutiere daher gleich dort, wo du Gärten brauchst.

ability-hatred-of-birds = Hass auf Vögel
    .text = Bei deinen Ritualen sind Vogel-Karten keine Joker; sie dienen zum Opfern.

ability-revenge = Rache
    .text = Krieger, die du als Verteidiger im Kampf verlierst, werden zu Akolythen.

ability-pilgrims = Pilger
    .text = Du beherrschst jede Lichtung mit einem Garten von dir, selbst gegen die Herren des Waldes.

ability-fear-of-the-faithful = Furcht vor den Frommen
    .text = Für jeden entfernten Garten legst du eine zufällige Karte ab.

ability-lost-souls = Verlorene Seelen
    .text = Alles, was irgendwer ausgibt oder ablegt, sammelt sich hier bis zu deinem Vogelgesang; die häufigste Klasse wird verstoßen.

ability-outcast = Die Verstoßenen
    .text = Verschwörungen gelingen auf Lichtungen der verstoßenen Klasse, und nur deren Gärten stellen her. Ist sie verhasst, kosten Verschwörungen einen Akolythen weniger.

## Flussvolk Kompanie

faction-riverfolk = Flussvolk Kompanie
    .goal = Du punktest mit jedem gegründeten Handelsposten, je zwei Siegpunkte, und im Vogelgesang mit einem Siegpunkt je zwei aufgesparte Mittel. Deine Mittel bezahlen die anderen, wenn sie Dienste kaufen.
    .turn = Vogelgesang: Sind keine Einzahlungen da, leg zwei Krieger hinein. Mit einem Handelsposten auf dem Brett gibt es je zwei Mittel einen Siegpunkt. Dann werden alle Krieger auf deiner Tafel zu Mitteln. Tageslicht: Setze Mittel ein, um dich zu bewegen, zu kämpfen, herzustellen oder zu ziehen; gib sie aus, um zu rekrutieren oder Handelsposten zu gründen. Abend: Leg bis auf fünf Karten ab und bestimme deine Preise.
    .tips = Beginne mit niedrigen Preisen und einer guten offenen Hand: Ein Laden ohne Kundschaft verdient nichts. Ein Handelsposten braucht zwei Mittel vom Herrscher der Lichtung; verkaufe also an die, die dort herrschen, wo du bauen willst.

ability-swimmers = Schwimmer
    .text = Flüsse sind für dich Wege, und dort bewegst du dich, gleich wer herrscht.

ability-public-hand = Öffentliche Hand
    .text = Deine Handkarten liegen für alle offen.

ability-funds = Mittel
    .text = Krieger auf dem Mittel-Feld bezahlen deine Aktionen. Eingesetzte bekommst du wieder, ausgegebene gehen an ihre Besitzer.

ability-services = Dienste
    .text = Zu Beginn ihres Vogelgesangs dürfen andere bei dir kaufen: einen Dienst und je Handelsposten-Lichtung, auf der sie vertreten sind, noch einen.

ability-trade-disruption = Handelsstörungen
    .text = Für jeden entfernten Handelsposten verlierst du die Hälfte deiner Mittel, aufgerundet; der Posten verlässt das Spiel.

ability-protectionism = Protektionismus
    .text = Ist dein Einzahlungen-Feld im Vogelgesang leer, legst du zwei eigene Krieger darauf.

ability-dividends = Dividenden
    .text = Mit einem Handelsposten auf dem Brett bekommst du im Vogelgesang je zwei Mittel einen Siegpunkt.

ability-export = Exportieren
    .text = Statt des Effekts einer hergestellten Karte legst du einen Krieger zu den Einzahlungen.
