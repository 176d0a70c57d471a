# Dominion: Namen, Kurztexte und Regelhinweise von Nocturne (eigene Formulierungen).

## Königreichkarten

card-druid = Druidin
    .text = +1 Kauf. Wähle eine der 3 Gaben, die für die Druidin ausliegen, und empfange sie; sie bleibt dort liegen. Vorbereitung: 3 Gaben werden offen für die Druidin ausgelegt.
    .note-1 = Diese 3 Gaben gelten allein für die Druidin; alle anderen Segen-Karten teilen sich die übrigen 9.
    .note-2 = Auch eine Gabe, die man sonst bis zum Aufräumen behält, bleibt neben dem Stapel liegen.

card-faithful-hound = Getreuer Hund
    .text = +2 Karten. Reaktion: Musst du diese Karte außerhalb der Aufräumphase ablegen, darfst du sie stattdessen zur Seite legen; am Ende des Zuges kommt sie auf deine Hand.
    .note-1 = Das gilt, von wo auch immer sie abgelegt wird, auch direkt vom Nachziehstapel, und in jedem Zug, auch dem eines Mitspielers.
    .note-2 = In deinem eigenen Zug kommt sie zurück, nachdem du deine neue Hand gezogen hast.
    .note-3 = Sie muss wirklich abgelegt werden: Wird sie genommen oder kommt sie mit deinem ganzen Nachziehstapel auf den Ablagestapel, genügt das nicht.

card-guardian = Wächterin
    .text = Bis zu deinem nächsten Zug treffen dich Angriffe der Mitspieler nicht. Zu Beginn deines nächsten Zuges: +1 Münze. Du nimmst diese Karte auf die Hand.
    .note-1 = Da sie auf deine Hand kommt, darfst du sie noch im selben Zug spielen.
    .note-2 = Auf den Schutz kannst du nicht verzichten.

card-monastery = Kloster
    .text = Für jede Karte, die du in diesem Zug genommen hast, darfst du eine Handkarte oder ein Kupfer, das du im Spiel hast, entsorgen.
    .note-1 = Handkarten und Kupfer im Spiel darfst du beliebig mischen, und du darfst vorher aufhören.
    .note-2 = Karten, die du vorher in dieser Nachtphase genommen hast, zählen mit; eingetauschte Karten zählen nicht.

card-pixie = Fee
    .text = +1 Karte, +1 Aktion. Lege die oberste Gabe ab. Wenn du diese Fee freiwillig entsorgst, empfängst du die Gabe zweimal. Erbstück: Ziege.
    .note-1 = Behältst du die Fee, empfängt niemand die Gabe.
    .note-2 = Eine Gabe, die man bis zum Aufräumen behält, kommt vom Ablagestapel zu dir, liegt vor dir und zählt doppelt.
    .note-3 = Mit dem Thronsaal kannst du nur eine Gabe empfangen: Ein zweites Mal lässt sich die Fee nicht entsorgen.

card-tracker = Fährtensucher
    .text = +1 Münze. Empfange eine Gabe. Solange diese Karte im Spiel ist, darfst du jede Karte, die du nimmst, oben auf deinen Nachziehstapel legen. Erbstück: Beutel.
    .note-1 = Du entscheidest für jede Karte neu.
    .note-2 = Das gilt auch für eine Karte, die dir seine eigene Gabe bringt.

card-changeling = Wechselbalg
    .text = Entsorge diese Karte und nimm aus dem Vorrat eine gleiche wie eine, die du im Spiel hast. In Spielen mit dem Wechselbalg gilt: Immer wenn du eine Karte nimmst, die mindestens 3 kostet, darfst du sie gegen einen Wechselbalg eintauschen.
    .note-1 = Was geschieht, wenn man die eingetauschte Karte nimmt, geschieht trotzdem.
    .note-2 = Ist kein Wechselbalg mehr im Vorrat, wird nicht getauscht.
    .note-3 = Es zählen die Kosten in diesem Moment: Nach einer Brücke kannst du eine Karte, die sonst 3 kostet, nicht eintauschen.
    .note-4 = Der gespielte Wechselbalg wird zuerst entsorgt und kann sich nicht selbst wählen.
    .note-5 = Nur Münzen zählen: Ein Trank oder Schulden in den Kosten nützen und schaden nichts.

card-fool = Narr
    .text = Hast du Im Wald verirrt nicht, nimm es und empfange dann 3 Gaben in einer Reihenfolge deiner Wahl. Erbstück: Glückstaler.
    .note-1 = Liegt Im Wald verirrt schon vor dir, passiert nichts.
    .note-2 = Decke alle 3 Gaben auf; du darfst eine empfangen, bevor du die nächste wählst.
    .note-3 = Du nimmst Im Wald verirrt auch, wenn es vor einem Mitspieler liegt.

card-ghost-town = Geisterstadt
    .text = Zu Beginn deines nächsten Zuges: +1 Karte, +1 Aktion. Du nimmst diese Karte auf die Hand.
    .note-1 = Da sie auf deine Hand kommt, darfst du sie noch im selben Zug spielen.

card-leprechaun = Kobold
    .text = Nimm ein Gold. Hast du genau 7 Karten im Spiel, nimm einen Wunsch; sonst empfange eine Plage.
    .note-1 = Der Kobold selbst und Dauerkarten aus früheren Zügen zählen mit, entsorgte oder zur Seite gelegte Karten nicht.

card-night-watchman = Nachtwache
    .text = Sieh dir deine obersten 5 Karten an: Lege beliebig viele davon ab und die anderen in beliebiger Reihenfolge zurück. Du nimmst diese Karte auf die Hand.
    .note-1 = Da sie auf deine Hand kommt, darfst du sie noch im selben Zug spielen.

card-secret-cave = Geheime Höhle
    .text = +1 Karte, +1 Aktion. Du darfst 3 Karten ablegen; dann +3 Münzen zu Beginn deines nächsten Zuges. Erbstück: Wunderlampe.
    .note-1 = Mit 3 oder mehr Handkarten legst du genau 3 oder gar keine ab.
    .note-2 = Mit weniger als 3 darfst du alle ablegen, bekommst aber nichts dafür.
    .note-3 = Steht für deinen nächsten Zug nichts aus, wird die Geheime Höhle schon in diesem abgelegt.

card-bard = Minnesängerin
    .text = +2 Münzen. Empfange eine Gabe.

card-blessed-village = Seliges Dorf
    .text = +1 Karte, +2 Aktionen. Wenn du diese Karte nimmst, decke eine Gabe auf und empfange sie sofort oder zu Beginn deines nächsten Zuges.
    .note-1 = Du siehst die Gabe, bevor du dich entscheidest.
    .note-2 = Eine aufgehobene Gabe liegt vor dir und wird erst abgelegt, wenn du sie empfangen hast, oder beim Aufräumen jenes Zuges, wenn sie das sagt.

card-cemetery = Friedhof
    .text = 2 Siegpunkte. Wenn du diese Karte nimmst, entsorge bis zu 4 Handkarten. Erbstück: Zauberspiegel.

card-conclave = Konklave
    .text = +2 Münzen. Du darfst eine Aktionskarte aus der Hand spielen, von der du keine gleiche im Spiel hast. Dann +1 Aktion.
    .note-1 = Eine zweite Konklave lässt sich so nicht spielen, auch keine gleiche wie eine Dauerkarte, die noch aus einem früheren Zug im Spiel ist.
    .note-2 = Eine gleiche wie eine Karte, die du in diesem Zug gespielt hast, die aber entsorgt wurde, darfst du spielen.
    .note-3 = Die weitere Aktion darfst du für jede beliebige Aktionskarte nutzen.

card-devils-workshop = Teufelswerkstatt
    .text = Hast du in diesem Zug 2 oder mehr Karten genommen, nimm ein Teufelchen; bei 1 Karte nimm eine Karte, die höchstens 4 kostet; bei keiner nimm ein Gold.
    .note-1 = Zwischen den dreien hast du keine Wahl.
    .note-2 = Karten, die du vorher in dieser Nachtphase genommen hast, zählen mit; eingetauschte Karten zählen nicht.

card-exorcist = Exorzistin
    .text = Entsorge eine Handkarte und nimm eine Erscheinung, die weniger kostet als sie.
    .note-1 = Die Erscheinungen sind Irrlicht (0), Teufelchen (2) und Geist (4); sind mehrere billiger, wählst du.
    .note-2 = Eine Karte, die 0 kostet, darfst du entsorgen, sie bringt aber keine Erscheinung.

card-necromancer = Totenbeschwörer
    .text = Spiele eine Aktionskarte, die offen im Müll liegt und keine Dauerkarte ist; sie bleibt dort und wird bis zum Ende des Zuges umgedreht. Vorbereitung: Die 3 Zombies liegen von Anfang an im Müll.
    .note-1 = Die Karte ist nicht im Spiel und bleibt im Müll, auch wenn sie sagt, dass sie anderswohin kommt.
    .note-2 = Jede Karte im Müll lässt sich nur einmal pro Zug spielen; am Ende des Zuges wird sie wieder aufgedeckt.

card-shepherd = Schäferin
    .text = +1 Aktion. Lege beliebig viele Punktekarten ab und zeige sie dabei: +2 Karten für jede. Erbstück: Weideland.
    .note-1 = Auch kombinierte Punktekarten zählen.

card-skulk = Attentäter
    .text = +1 Kauf. Decke die nächste Plage auf; jeder Mitspieler empfängt sie. Wenn du diese Karte nimmst, nimm ein Gold.
    .note-1 = Alle Mitspieler empfangen dieselbe Plage, der Reihe nach, beginnend links von dir.

card-cobbler = Schuster
    .text = Zu Beginn deines nächsten Zuges nimm eine Karte, die höchstens 4 kostet, auf die Hand.

card-crypt = Krypta
    .text = Lege beliebig viele Geldkarten, die du im Spiel hast, verdeckt zur Seite. Zu Beginn jedes deiner Züge kommt eine davon auf deine Hand, bis keine mehr da ist.
    .note-1 = Die Krypta bleibt bis zum Aufräumen des Zuges im Spiel, in dem die letzte Geldkarte zurückkommt.
    .note-2 = Legst du keine zur Seite, wird die Krypta in diesem Zug abgelegt.
    .note-3 = Du darfst dir die Geldkarten jederzeit ansehen, deine Mitspieler nicht.

card-cursed-village = Verfluchtes Dorf
    .text = +2 Aktionen. Ziehe, bis du 6 Karten auf der Hand hast. Wenn du diese Karte nimmst, empfange eine Plage.
    .note-1 = Mit 6 oder mehr Handkarten ziehst du keine.

card-den-of-sin = Sündenpfuhl
    .text = Zu Beginn deines nächsten Zuges: +2 Karten. Du nimmst diese Karte auf die Hand.
    .note-1 = Da sie auf deine Hand kommt, darfst du sie noch im selben Zug spielen.

card-idol = Götze
    .text = 2 Münzen wert. Ist danach die Zahl der Götzen, die du im Spiel hast, ungerade, empfange eine Gabe; ist sie gerade, nimmt jeder Mitspieler einen Fluch.
    .note-1 = Gezählt werden die Götzen im Spiel, nicht, wie oft Götzen gespielt wurden.

card-pooka = Puka
    .text = Du darfst eine Geldkarte aus der Hand entsorgen, die kein Verfluchtes Gold ist: +4 Karten. Erbstück: Verfluchtes Gold.

card-sacred-grove = Heiliger Hain
    .text = +1 Kauf, +3 Münzen. Empfange eine Gabe. Gibt sie nicht +1 Münze, darf jeder Mitspieler sie ebenfalls empfangen.
    .note-1 = Du musst die Gabe empfangen; jeder Mitspieler entscheidet für sich.
    .note-2 = Geschenk des Feldes und Geschenk des Waldes werden nicht geteilt.
    .note-3 = Mitspieler, die das Geschenk des Flusses empfangen, ziehen ihre Karte am Ende deines Zuges.

card-tormentor = Folterknecht
    .text = +2 Münzen. Hast du keine anderen Karten im Spiel, nimm ein Teufelchen; sonst decke die nächste Plage auf, und jeder Mitspieler empfängt sie.
    .note-1 = Auch Dauerkarten aus früheren Zügen sind Karten im Spiel.

card-tragic-hero = Tragischer Held
    .text = +3 Karten, +1 Kauf. Hast du danach 8 oder mehr Karten auf der Hand, entsorge diese Karte und nimm eine Geldkarte.
    .note-1 = Die Geldkarte nimmst du auch, wenn sich der Tragische Held nicht entsorgen lässt, etwa wenn ihn der Thronsaal noch einmal spielt.

card-vampire = Vampirin
    .text = Decke die nächste Plage auf; jeder Mitspieler empfängt sie. Nimm eine Karte, die höchstens 5 kostet, außer einer Vampirin. Tausche diese Karte gegen eine Fledermaus ein.
    .note-1 = Der Tausch kommt zuletzt; ist keine Fledermaus auf ihrem Stapel, bleibt die Vampirin im Spiel.
    .note-2 = Eintauschen ist nicht Nehmen.

card-werewolf = Werwolf
    .text = In deiner Nachtphase: Decke die nächste Plage auf; jeder Mitspieler empfängt sie. Sonst: +3 Karten.
    .note-1 = Er ist immer ein Angriff, wenn er gespielt wird: Die Mitspieler dürfen Reaktionen auch nutzen, wenn du nur ziehst.

card-raider = Plünderer
    .text = Jeder Mitspieler mit 5 oder mehr Handkarten legt eine gleiche wie eine Karte ab, die du im Spiel hast; wer keine hat, zeigt seine Hand vor. Zu Beginn deines nächsten Zuges: +3 Münzen.
    .note-1 = Welche Karte sie ablegen, bestimmen die Mitspieler; auch der Plünderer selbst ist im Spiel.

## Erbstücke

card-cursed-gold = Verfluchtes Gold
    .text = 3 Münzen wert. Wenn du diese Karte spielst, nimm einen Fluch.

card-goat = Ziege
    .text = 1 Münze wert. Wenn du diese Karte spielst, darfst du eine Handkarte entsorgen.

card-haunted-mirror = Zauberspiegel
    .text = 1 Münze wert. Wenn du diese Karte entsorgst, darfst du eine Aktionskarte aus der Hand ablegen und dafür einen Geist nehmen.

card-lucky-coin = Glückstaler
    .text = 1 Münze wert. Wenn du diese Karte spielst, nimm ein Silber.

card-magic-lamp = Wunderlampe
    .text = 1 Münze wert. Wenn du diese Karte spielst und von mindestens 6 verschiedenen Karten genau je eine im Spiel hast, entsorge sie und nimm 3 Wünsche.
    .note-1 = Die Wunderlampe selbst darf eine der 6 sein.
    .note-2 = Die Münze bleibt dir auch, wenn die Wunderlampe entsorgt wird.

card-pasture = Weideland
    .text = 1 Münze wert. 1 Siegpunkt für jedes Anwesen, das du besitzt.

card-pouch = Beutel
    .text = 1 Münze wert. +1 Kauf.

## Erscheinungen und andere Karten neben dem Vorrat

card-will-o-wisp = Irrlicht
    .text = +1 Karte, +1 Aktion. Decke deine oberste Karte auf; kostet sie höchstens 2, kommt sie auf deine Hand.
    .note-1 = Kosten mit einem Trank oder Schulden sind nie höchstens 2.

card-imp = Teufelchen
    .text = +2 Karten. Du darfst eine Aktionskarte aus der Hand spielen, von der du keine gleiche im Spiel hast.
    .note-1 = Ein zweites Teufelchen lässt sich so nicht spielen, auch keine gleiche wie eine Dauerkarte, die noch aus einem früheren Zug im Spiel ist.
    .note-2 = Eine gleiche wie eine Karte, die du in diesem Zug gespielt hast, die aber entsorgt wurde, darfst du spielen.

card-ghost = Geist
    .text = Decke Karten von deinem Nachziehstapel auf, bis eine Aktionskarte erscheint. Lege sie zur Seite und die anderen ab. Zu Beginn deines nächsten Zuges spiele sie zweimal.
    .note-1 = Das Spielen ist Pflicht, und beide Male kommen unmittelbar nacheinander.
    .note-2 = Ist sie eine Dauerkarte, bleibt der Geist mit ihr im Spiel.
    .note-3 = Findet sich auch nach dem Mischen keine Aktionskarte, werden alle aufgedeckten Karten und in diesem Zug auch der Geist abgelegt.
    .note-4 = Sie wird auch dann ein zweites Mal gespielt, wenn sie nach dem ersten nicht mehr im Spiel ist.

card-wish = Wunsch
    .text = +1 Aktion. Lege diese Karte auf ihren Stapel zurück; dann nimm eine Karte, die höchstens 6 kostet, auf die Hand.
    .note-1 = Mit dem Thronsaal nimmst du nur einmal eine Karte: Beim zweiten Mal ist kein Wunsch zum Zurücklegen da.
    .note-2 = Die Karte kommt auch dann auf deine Hand, wenn sie selbst einen anderen Ort nennt.

card-bat = Fledermaus
    .text = Entsorge bis zu 2 Handkarten. Hast du etwas entsorgt, tausche diese Karte gegen eine Vampirin ein.
    .note-1 = Entsorgst du nichts, bleibt die Fledermaus im Spiel und wird beim Aufräumen abgelegt.
    .note-2 = Ist keine Vampirin mehr im Vorrat, darfst du trotzdem entsorgen, aber die Fledermaus wird nicht eingetauscht.

card-zombie-apprentice = Zombie-Lehrling
    .text = Du darfst eine Aktionskarte aus der Hand entsorgen. Dann: +3 Karten, +1 Aktion.

card-zombie-mason = Zombie-Maurer
    .text = Entsorge deine oberste Karte. Du darfst eine Karte nehmen, die höchstens 1 mehr kostet als sie.
    .note-1 = Die genommene Karte darf gleich viel oder weniger kosten; sie darf auch eine gleiche wie die entsorgte sein.

card-zombie-spy = Zombie-Spion
    .text = +1 Karte, +1 Aktion. Sieh dir deine oberste Karte an und lege sie ab oder zurück.
    .note-1 = Ziehe zuerst und sieh erst dann nach.

## Gaben

card-the-earths-gift = Geschenk der Erde
    .text = Du darfst eine Geldkarte aus der Hand ablegen. Dann nimm eine Karte, die höchstens 4 kostet.

card-the-fields-gift = Geschenk des Feldes
    .text = +1 Aktion, +1 Münze. Behalte diese Gabe bis zum Aufräumen.

card-the-flames-gift = Geschenk des Feuers
    .text = Du darfst eine Handkarte entsorgen.

card-the-forests-gift = Geschenk des Waldes
    .text = +1 Kauf, +1 Münze. Behalte diese Gabe bis zum Aufräumen.

card-the-moons-gift = Geschenk des Mondes
    .text = Sieh deinen Ablagestapel durch; du darfst eine Karte daraus oben auf deinen Nachziehstapel legen.
    .note-1 = Ist dein Ablagestapel leer, passiert nichts.

card-the-mountains-gift = Geschenk des Berges
    .text = Nimm ein Silber.

card-the-rivers-gift = Geschenk des Flusses
    .text = +1 Karte am Ende dieses Zuges. Behalte diese Gabe bis zum Aufräumen.
    .note-1 = Du ziehst die Karte nach deiner neuen Hand.

card-the-seas-gift = Geschenk des Meeres
    .text = +1 Karte.

card-the-skys-gift = Geschenk des Himmels
    .text = Du darfst 3 Karten ablegen. Dann nimm ein Gold.
    .note-1 = Mit 3 oder mehr Handkarten legst du genau 3 oder gar keine ab.
    .note-2 = Mit weniger als 3 darfst du alle ablegen, bekommst aber nichts dafür.

card-the-suns-gift = Geschenk der Sonne
    .text = Sieh dir deine obersten 4 Karten an: Lege beliebig viele davon ab und die anderen in beliebiger Reihenfolge zurück.

card-the-swamps-gift = Geschenk des Sumpfes
    .text = Nimm ein Irrlicht.

card-the-winds-gift = Geschenk des Windes
    .text = +2 Karten. Lege danach 2 Karten ab.

## Plagen

card-bad-omens = Schlechtes Omen
    .text = Lege deinen ganzen Nachziehstapel auf deinen Ablagestapel, dann 2 Kupfer von dort auf deinen Nachziehstapel.
    .note-1 = Hast du dort nur ein Kupfer, ist es allein dein Nachziehstapel; hast du keines, zeige deinen Ablagestapel vor.

card-delusion = Täuschung
    .text = Nimm Getäuscht, wenn du weder Getäuscht noch Neidisch hast.
    .note-1 = Liegt eine der beiden Seiten des Zustands schon vor dir, passiert nichts.

card-envy = Neid
    .text = Nimm Neidisch, wenn du weder Getäuscht noch Neidisch hast.
    .note-1 = Liegt eine der beiden Seiten des Zustands schon vor dir, passiert nichts.

card-famine = Hungersnot
    .text = Decke deine obersten 3 Karten auf. Lege die Aktionskarten darunter ab und mische die anderen in deinen Nachziehstapel.

card-fear = Furcht
    .text = Hast du 5 oder mehr Handkarten, lege eine Aktions- oder Geldkarte ab; hast du keine, zeige deine Hand vor.
    .note-1 = Die Karte wählst du selbst.

card-greed = Gier
    .text = Nimm ein Kupfer oben auf deinen Nachziehstapel.

card-haunting = Spuk
    .text = Hast du 4 oder mehr Handkarten, lege eine davon oben auf deinen Nachziehstapel.

card-locusts = Heuschrecken
    .text = Entsorge deine oberste Karte. Für ein Kupfer oder ein Anwesen nimm einen Fluch, für jede andere Karte eine billigere, die einen Typ mit ihr gemeinsam hat.
    .note-1 = Ein gemeinsamer Typ genügt; du wählst die Karte.
    .note-2 = Gibt es keine solche Karte, nimmst du nichts.

card-misery = Elend
    .text = Beim ersten Mal nimm Elendig; beim zweiten Mal drehe es auf Doppelt Elendig um.
    .note-1 = Ab dem dritten Mal passiert nichts.

card-plague = Seuche
    .text = Nimm einen Fluch auf die Hand.

card-poverty = Armut
    .text = Lege Karten ab, bis du 3 auf der Hand hast.

card-war = Krieg
    .text = Decke Karten von deinem Nachziehstapel auf, bis eine 3 oder 4 kostet. Entsorge sie und lege die anderen ab.
    .note-1 = Findet sich auch nach dem Mischen keine, werden alle abgelegt, und nichts wird entsorgt.

## Zustände

card-deluded = Getäuscht
    .text = Lege dies zu Beginn deiner Kaufphase zurück; in diesem Zug kannst du keine Aktionskarten kaufen.
    .note-1 = Ohne Kauf darfst du Aktionskarten weiterhin nehmen.

card-envious = Neidisch
    .text = Lege dies zu Beginn deiner Kaufphase zurück; Silber und Gold sind in diesem Zug nur 1 Münze wert.
    .note-1 = Andere Geldkarten sind nicht betroffen.

card-lost-in-the-woods = Im Wald verirrt
    .text = Zu Beginn jedes deiner Züge darfst du eine Handkarte ablegen, um eine Gabe zu empfangen.
    .note-1 = Es bleibt bei dir, bis ein Mitspieler es mit dem Narren nimmt.

card-miserable = Elendig
    .text = -2 Siegpunkte.

card-twice-miserable = Doppelt Elendig
    .text = -4 Siegpunkte.
