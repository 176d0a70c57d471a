# Root: Kartennamen, Kurztexte und Regelhinweise (eigene Formulierungen); .text-later ist eine spätere Auflage.

## Hinterhalts-Karten

card-ambush-bird = Hinterhalt!
    .text = Vogel. Nicht herstellbar. Als Verteidiger spielst du diese Karte auf einer Lichtung beliebiger Klasse vor dem Würfeln: Der Angreifer erleidet sofort zwei Treffer. Auch ein Angreifer kann sie ausspielen und damit einen Hinterhalt aufheben.
    .note-1 = Jede Seite kann je Kampf nur einen Hinterhalt ausspielen.
    .note-2 = Seine Treffer sind nicht gewürfelt: Die Zahl der Krieger begrenzt sie nicht, und die Rüstungsschmiede halten sie nicht auf.
    .note-3 = Man kann die Karte auch für eine beliebige Klasse ausgeben.

card-ambush-fox = Hinterhalt!
    .text = Fuchs. Nicht herstellbar. Als Verteidiger auf einer Fuchs-Lichtung spielst du diese Karte vor dem Würfeln: Der Angreifer erleidet sofort zwei Treffer. Auch ein Angreifer kann sie dort ausspielen und damit einen Hinterhalt aufheben.
    .note-1 = Jede Seite kann je Kampf nur einen Hinterhalt ausspielen.
    .note-2 = Seine Treffer sind nicht gewürfelt: Die Zahl der Krieger begrenzt sie nicht, und die Rüstungsschmiede halten sie nicht auf.

card-ambush-rabbit = Hinterhalt!
    .text = Hase. Nicht herstellbar. Als Verteidiger auf einer Hase-Lichtung spielst du diese Karte vor dem Würfeln: Der Angreifer erleidet sofort zwei Treffer. Auch ein Angreifer kann sie dort ausspielen und damit einen Hinterhalt aufheben.
    .note-1 = Jede Seite kann je Kampf nur einen Hinterhalt ausspielen.
    .note-2 = Seine Treffer sind nicht gewürfelt: Die Zahl der Krieger begrenzt sie nicht, und die Rüstungsschmiede halten sie nicht auf.

card-ambush-mouse = Hinterhalt!
    .text = Maus. Nicht herstellbar. Als Verteidiger auf einer Maus-Lichtung spielst du diese Karte vor dem Würfeln: Der Angreifer erleidet sofort zwei Treffer. Auch ein Angreifer kann sie dort ausspielen und damit einen Hinterhalt aufheben.
    .note-1 = Jede Seite kann je Kampf nur einen Hinterhalt ausspielen.
    .note-2 = Seine Treffer sind nicht gewürfelt: Die Zahl der Krieger begrenzt sie nicht, und die Rüstungsschmiede halten sie nicht auf.

## Dominanz-Karten

card-dominance-bird = Dominanz
    .text = Vogel. Nicht herstellbar. Mit mindestens 10 Siegpunkten darfst du diese Karte im Tageslicht aktivieren; danach punktest du nicht mehr. Du gewinnst, wenn du zu Beginn deines Vogelgesangs zwei gegenüberliegende Ecken beherrschst.
    .note-1 = Der Sieg wird ganz am Anfang des Vogelgesangs geprüft, noch vor gekauften Diensten und anderen Karten; Söldner zählen nie.
    .note-2 = Für ihre Klasse ausgegeben, liegt sie zum Nehmen bereit; nur eine Vogel-Karte holt sie zurück. Nehmen und Aktivieren ist im selben Tageslicht möglich.
    .note-3 = Der Vagabund schließt mit ihr ein Bündnis. Zu zweit wird ohne Dominanz-Karten gespielt.

card-dominance-fox = Dominanz
    .text = Fuchs. Nicht herstellbar. Mit mindestens 10 Siegpunkten darfst du diese Karte im Tageslicht aktivieren; danach punktest du nicht mehr. Du gewinnst, wenn du zu Beginn deines Vogelgesangs drei Fuchs-Lichtungen beherrschst.
    .note-1 = Der Sieg wird ganz am Anfang des Vogelgesangs geprüft, noch vor gekauften Diensten und anderen Karten; Söldner zählen nie.
    .note-2 = Für ihre Klasse ausgegeben, liegt sie zum Nehmen bereit; eine Fuchs- oder Vogel-Karte holt sie zurück. Nehmen und Aktivieren ist im selben Tageslicht möglich.
    .note-3 = Der Vagabund schließt mit ihr ein Bündnis. Zu zweit wird ohne Dominanz-Karten gespielt.

card-dominance-rabbit = Dominanz
    .text = Hase. Nicht herstellbar. Mit mindestens 10 Siegpunkten darfst du diese Karte im Tageslicht aktivieren; danach punktest du nicht mehr. Du gewinnst, wenn du zu Beginn deines Vogelgesangs drei Hase-Lichtungen beherrschst.
    .note-1 = Der Sieg wird ganz am Anfang des Vogelgesangs geprüft, noch vor gekauften Diensten und anderen Karten; Söldner zählen nie.
    .note-2 = Für ihre Klasse ausgegeben, liegt sie zum Nehmen bereit; eine Hase- oder Vogel-Karte holt sie zurück. Nehmen und Aktivieren ist im selben Tageslicht möglich.
    .note-3 = Der Vagabund schließt mit ihr ein Bündnis. Zu zweit wird ohne Dominanz-Karten gespielt.

card-dominance-mouse = Dominanz
    .text = Maus. Nicht herstellbar. Mit mindestens 10 Siegpunkten darfst du diese Karte im Tageslicht aktivieren; danach punktest du nicht mehr. Du gewinnst, wenn du zu Beginn deines Vogelgesangs drei Maus-Lichtungen beherrschst.
    .note-1 = Der Sieg wird ganz am Anfang des Vogelgesangs geprüft, noch vor gekauften Diensten und anderen Karten; Söldner zählen nie.
    .note-2 = Für ihre Klasse ausgegeben, liegt sie zum Nehmen bereit; eine Maus- oder Vogel-Karte holt sie zurück. Nehmen und Aktivieren ist im selben Tageslicht möglich.
    .note-3 = Der Vagabund schließt mit ihr ein Bündnis. Zu zweit wird ohne Dominanz-Karten gespielt.

## Gegenstands-Karten

card-birdy-bindle = Vogelbündel
    .text = Vogel. Herstellungskosten: eine Maus. Sofort: Nimm einen Beutel aus dem Vorrat und erhalte 1 Siegpunkt.
    .note-1 = Nicht herstellbar, wenn kein Beutel mehr im Vorrat ist.

card-woodland-runners = Waldlandläufer
    .text = Vogel. Herstellungskosten: ein Hase. Sofort: Nimm einen Stiefel aus dem Vorrat und erhalte 1 Siegpunkt.
    .note-1 = Nicht herstellbar, wenn kein Stiefel mehr im Vorrat ist.

card-arms-trader = Waffenhändler
    .text = Vogel. Herstellungskosten: zwei Füchse. Sofort: Nimm ein Schwert aus dem Vorrat und erhalte 2 Siegpunkte.
    .note-1 = Nicht herstellbar, wenn kein Schwert mehr im Vorrat ist.
    .note-2 = Die Dynastien bekommen nur 1 Siegpunkt, es sei denn, der Erbauer führt sie.

card-crossbow-bird = Armbrust
    .text = Vogel. Herstellungskosten: ein Fuchs. Sofort: Nimm eine Armbrust aus dem Vorrat und erhalte 1 Siegpunkt.
    .note-1 = Nicht herstellbar, wenn keine Armbrust mehr im Vorrat ist.

card-gently-used-knapsack = Kaum gebrauchter Rucksack
    .text = Fuchs. Herstellungskosten: eine Maus. Sofort: Nimm einen Beutel aus dem Vorrat und erhalte 1 Siegpunkt.
    .note-1 = Nicht herstellbar, wenn kein Beutel mehr im Vorrat ist.

card-root-tea-fox = Wurzeltee
    .text = Fuchs. Herstellungskosten: eine Maus. Sofort: Nimm einen Tee aus dem Vorrat und erhalte 2 Siegpunkte.
    .note-1 = Nicht herstellbar, wenn kein Tee mehr im Vorrat ist.
    .note-2 = Die Dynastien bekommen nur 1 Siegpunkt, es sei denn, der Erbauer führt sie.

card-travel-gear-fox = Reiseausrüstung
    .text = Fuchs. Herstellungskosten: ein Hase. Sofort: Nimm einen Stiefel aus dem Vorrat und erhalte 1 Siegpunkt.
    .note-1 = Nicht herstellbar, wenn kein Stiefel mehr im Vorrat ist.

card-protection-racket = Schutzgelderpressung
    .text = Fuchs. Herstellungskosten: zwei Hasen. Sofort: Nimm eine Münze aus dem Vorrat und erhalte 3 Siegpunkte.
    .note-1 = Nicht herstellbar, wenn keine Münze mehr im Vorrat ist.
    .note-2 = Die Dynastien bekommen nur 1 Siegpunkt, es sei denn, der Erbauer führt sie.

card-foxfolk-steel = Fuchsvolk-Stahl
    .text = Fuchs. Herstellungskosten: zwei Füchse. Sofort: Nimm ein Schwert aus dem Vorrat und erhalte 2 Siegpunkte.
    .note-1 = Nicht herstellbar, wenn kein Schwert mehr im Vorrat ist.
    .note-2 = Die Dynastien bekommen nur 1 Siegpunkt, es sei denn, der Erbauer führt sie.

card-anvil = Amboss
    .text = Fuchs. Herstellungskosten: ein Fuchs. Sofort: Nimm einen Hammer aus dem Vorrat und erhalte 2 Siegpunkte.
    .note-1 = Nicht herstellbar, wenn kein Hammer mehr im Vorrat ist.
    .note-2 = Die Dynastien bekommen nur 1 Siegpunkt, es sei denn, der Erbauer führt sie.

card-smugglers-trail = Schmugglerpfad
    .text = Hase. Herstellungskosten: eine Maus. Sofort: Nimm einen Beutel aus dem Vorrat und erhalte 1 Siegpunkt.
    .note-1 = Nicht herstellbar, wenn kein Beutel mehr im Vorrat ist.

card-root-tea-rabbit = Wurzeltee
    .text = Hase. Herstellungskosten: eine Maus. Sofort: Nimm einen Tee aus dem Vorrat und erhalte 2 Siegpunkte.
    .note-1 = Nicht herstellbar, wenn kein Tee mehr im Vorrat ist.
    .note-2 = Die Dynastien bekommen nur 1 Siegpunkt, es sei denn, der Erbauer führt sie.

card-a-visit-to-friends = Besuch bei Freunden
    .text = Hase. Herstellungskosten: ein Hase. Sofort: Nimm einen Stiefel aus dem Vorrat und erhalte 1 Siegpunkt.
    .note-1 = Nicht herstellbar, wenn kein Stiefel mehr im Vorrat ist.

card-bake-sale = Kuchenbasar
    .text = Hase. Herstellungskosten: zwei Hasen. Sofort: Nimm eine Münze aus dem Vorrat und erhalte 3 Siegpunkte.
    .note-1 = Nicht herstellbar, wenn keine Münze mehr im Vorrat ist.
    .note-2 = Die Dynastien bekommen nur 1 Siegpunkt, es sei denn, der Erbauer führt sie.

card-mouse-in-a-sack = Maus im Sack
    .text = Maus. Herstellungskosten: eine Maus. Sofort: Nimm einen Beutel aus dem Vorrat und erhalte 1 Siegpunkt.
    .note-1 = Nicht herstellbar, wenn kein Beutel mehr im Vorrat ist.

card-root-tea-mouse = Wurzeltee
    .text = Maus. Herstellungskosten: eine Maus. Sofort: Nimm einen Tee aus dem Vorrat und erhalte 2 Siegpunkte.
    .note-1 = Nicht herstellbar, wenn kein Tee mehr im Vorrat ist.
    .note-2 = Die Dynastien bekommen nur 1 Siegpunkt, es sei denn, der Erbauer führt sie.

card-travel-gear-mouse = Reiseausrüstung
    .text = Maus. Herstellungskosten: ein Hase. Sofort: Nimm einen Stiefel aus dem Vorrat und erhalte 1 Siegpunkt.
    .note-1 = Nicht herstellbar, wenn kein Stiefel mehr im Vorrat ist.

card-investments = Investitionen
    .text = Maus. Herstellungskosten: zwei Hasen. Sofort: Nimm eine Münze aus dem Vorrat und erhalte 3 Siegpunkte.
    .note-1 = Nicht herstellbar, wenn keine Münze mehr im Vorrat ist.
    .note-2 = Die Dynastien bekommen nur 1 Siegpunkt, es sei denn, der Erbauer führt sie.

card-sword = Schwert
    .text = Maus. Herstellungskosten: zwei Füchse. Sofort: Nimm ein Schwert aus dem Vorrat und erhalte 2 Siegpunkte.
    .note-1 = Nicht herstellbar, wenn kein Schwert mehr im Vorrat ist.
    .note-2 = Die Dynastien bekommen nur 1 Siegpunkt, es sei denn, der Erbauer führt sie.

card-crossbow-mouse = Armbrust
    .text = Maus. Herstellungskosten: ein Fuchs. Sofort: Nimm eine Armbrust aus dem Vorrat und erhalte 1 Siegpunkt.
    .note-1 = Nicht herstellbar, wenn keine Armbrust mehr im Vorrat ist.

## Anhaltende Effekte

card-armorers = Rüstungsschmiede
    .text = Vogel. Herstellungskosten: ein Fuchs. Anhaltend: Bist du an einem Kampf beteiligt, darfst du diese Karte hergeben; dann zählt kein gewürfelter Treffer gegen dich.
    .note-1 = Angreifer und Verteidiger können sie gleichermaßen nutzen.
    .note-2 = Treffer aus einem Hinterhalt und extra Treffer hält sie nicht auf.

card-sappers = Sappeure
    .text = Vogel. Herstellungskosten: eine Maus. Anhaltend: Verteidigst du dich in einem Kampf, darfst du diese Karte hergeben und so einen extra Treffer landen.
    .note-1 = Die Zahl deiner Krieger begrenzt den extra Treffer nicht; es geht also auch ganz ohne Krieger.

card-brutal-tactics = Brutale Taktik
    .text = Vogel. Herstellungskosten: zwei Füchse. Anhaltend: Greifst du an, darfst du einen extra Treffer landen; dafür bekommt der Verteidiger einen Siegpunkt.
    .note-1 = Die Karte bleibt liegen und ist in jedem Kampf nutzbar, den du beginnst.
    .note-2 = Ein Verteidiger mit aktiver Dominanz-Karte bekommt keinen Siegpunkt.

card-royal-claim = Königlicher Anspruch
    .text = Vogel. Herstellungskosten: vier beliebige. Anhaltend: In deinem Vogelgesang darfst du diese Karte hergeben; jede Lichtung unter deiner Herrschaft bringt dir dann einen Siegpunkt.
    .note-1 = Der Vagabund bräuchte vier Hämmer, um sie herzustellen, und beherrscht keine Lichtung.
    .note-2 = Söldner nützen hier nichts: Sie zählen erst ab dem Tageslicht.

card-stand-and-deliver = Geld oder Leben!
    .text = Fuchs. Herstellungskosten: drei Mäuse. Anhaltend: In deinem Vogelgesang darfst du einem anderen Spieler eine zufällige Karte wegnehmen; er bekommt einen Siegpunkt.
    .text-later = Fuchs. Herstellungskosten: drei Mäuse. Anhaltend: Einmal in deinem Vogelgesang darfst du einem Gegner eine zufällige Karte wegnehmen; er bekommt einen Siegpunkt.
    .note-1 = Die frühe Auflage sagt nicht, wie oft; Tafelrunde lässt es einmal je Vogelgesang zu.
    .note-2 = Die offene Hand des Flussvolks wird dafür umgedreht und gemischt.

card-tax-collector = Steuereintreiber
    .text = Fuchs. Herstellungskosten: ein Fuchs, ein Hase und eine Maus. Anhaltend: Einmal in deinem Tageslicht darfst du einen deiner Krieger entfernen und dafür eine Karte ziehen.
    .text-later = Fuchs. Herstellungskosten: ein Fuchs, ein Hase und eine Maus. Anhaltend: Einmal in deinem Tageslicht darfst du einen Krieger deiner Partei von einer Lichtung entfernen und dafür eine Karte ziehen.
    .note-1 = Der Vagabund kann sie nicht herstellen: Seine Hämmer haben alle dieselbe Klasse.

card-command-warren = Kommandobau
    .text = Hase. Herstellungskosten: zwei Hasen. Anhaltend: Zu Beginn deines Tageslichts darfst du einen Kampf beginnen.
    .note-1 = Das geschieht vor allem anderen im Tageslicht und kostet keine Aktion.

card-better-burrow-bank = Bessere-Bau-Bank
    .text = Hase. Herstellungskosten: zwei Hasen. Anhaltend: Zu Beginn deines Vogelgesangs ziehst du eine Karte, und ein anderer Spieler deiner Wahl zieht ebenfalls eine.
    .text-later = Hase. Herstellungskosten: zwei Hasen. Anhaltend: Zu Beginn deines Vogelgesangs darfst du eine Karte ziehen; wenn du es tust, zieht auch ein Gegner deiner Wahl eine.
    .note-1 = In der frühen Auflage ist das keine freie Entscheidung.
    .note-2 = Ein Dominanz-Sieg wird vorher geprüft.

card-cobbler = Schuster
    .text = Hase. Herstellungskosten: zwei Hasen. Anhaltend: Zu Beginn deines Abends darfst du dich einmal bewegen.
    .note-1 = Es gelten die üblichen Regeln: Start oder Ziel musst du beherrschen.
    .note-2 = Das geschieht vor allem anderen am Abend.

card-scouting-party = Spähtrupp
    .text = Maus. Herstellungskosten: zwei Mäuse. Anhaltend: Greifst du an, können Hinterhalts-Karten dir nichts anhaben.
    .note-1 = Als Verteidiger nützt die Karte nichts; da bist du es, der einen Hinterhalt legen kann.

card-codebreakers = Codeknacker
    .text = Maus. Herstellungskosten: eine Maus. Anhaltend: Einmal in deinem Tageslicht darfst du dir die Handkarten eines anderen Spielers ansehen.
    .note-1 = Diese Karten siehst nur du.

## Gunstkarten

card-favor-of-the-foxes = Gunst der Füchse
    .text = Fuchs. Herstellungskosten: drei Füchse. Sofort: Auf sämtlichen Fuchs-Lichtungen werden alle Marker deiner Gegner entfernt; jedes Gebäude und Plättchen bringt dir einen Siegpunkt. Danach kommt die Karte auf die Ablage.
    .note-1 = Ruinen und die Figur des Vagabunden bleiben; er nimmt keinen Schaden.
    .note-2 = Jedes entfernte Sympathie-Plättchen löst Empörung aus: je eine Karte.
    .note-3 = Es ist kein Kampf, deshalb bringt es dem Vagabunden keine Punkte für Niedertracht.

card-favor-of-the-rabbits = Gunst der Hasen
    .text = Hase. Herstellungskosten: drei Hasen. Sofort: Auf sämtlichen Hase-Lichtungen werden alle Marker deiner Gegner entfernt; jedes Gebäude und Plättchen bringt dir einen Siegpunkt. Danach kommt die Karte auf die Ablage.
    .note-1 = Ruinen und die Figur des Vagabunden bleiben; er nimmt keinen Schaden.
    .note-2 = Jedes entfernte Sympathie-Plättchen löst Empörung aus: je eine Karte.
    .note-3 = Es ist kein Kampf, deshalb bringt es dem Vagabunden keine Punkte für Niedertracht.

card-favor-of-the-mice = Gunst der Mäuse
    .text = Maus. Herstellungskosten: drei Mäuse. Sofort: Auf sämtlichen Maus-Lichtungen werden alle Marker deiner Gegner entfernt; jedes Gebäude und Plättchen bringt dir einen Siegpunkt. Danach kommt die Karte auf die Ablage.
    .note-1 = Ruinen und die Figur des Vagabunden bleiben; er nimmt keinen Schaden.
    .note-2 = Jedes entfernte Sympathie-Plättchen löst Empörung aus: je eine Karte.
    .note-3 = Es ist kein Kampf, deshalb bringt es dem Vagabunden keine Punkte für Niedertracht.
