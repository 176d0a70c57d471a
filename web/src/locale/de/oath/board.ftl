# Oath im Browser: Wörter, die nur sein Spielbrett und seine Einstellungen brauchen.

oath-web-heading = Runde { $round } · { $phase }{ $who ->
    [nobody] {""}
    [you] {" · "}du bist am Zug
   *[other] {" · "}{ $player }
}
oath-web-you = Du
oath-web-from-you = dir
oath-web-to-you = dich
oath-web-status = Eid, Runde und Visionen
oath-web-common = Lager, Stapel und Reliquienschrein
oath-web-discards = Ablage
oath-web-hand = Karten, die du ansiehst
oath-web-unknown-site = noch unentdeckt
oath-web-site = Ort { $number }, { $name }, { $region }
oath-web-site-in = Ort { $number } · { $region }
oath-web-journey = Reise dorthin: { resource-supply.count }
oath-web-ruled = beherrscht von { $colour }
oath-web-bandits = beherrscht von Räubern
oath-web-room = { $cards } von { $capacity } Karten
oath-web-capacity = Platz für { $capacity }
oath-web-as-target = als Ziel { $dice } Verteidigungswürfel
oath-web-recovery-place-favor = Reliquien hier kosten { $count } Gunst (Gunstlager { $suit })
oath-web-recovery-burn-favor = Reliquien hier kosten { $count } Gunst, die verbrennt
oath-web-recovery-burn-secret = { $count ->
    [one] Reliquien hier kosten 1 Geheimnis, das verbrennt
   *[other] Reliquien hier kosten { $count } Geheimnisse, die verbrennen
}
oath-web-pawn-of = Figur von { $colour }
oath-web-relic-at = Verdeckte Reliquie an Ort { $number }
oath-web-peeked = dir bekannt
oath-web-target = Ziel des Kampfes
oath-web-pile = Ablagestapel, { $region }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, darunter { $visions ->
    [0] keine Vision
    [one] 1 Vision
   *[other] { $visions } Visionen
}
oath-web-top = obenauf: { $back }
oath-web-empty = leer
oath-web-deck-known = { $depth }. Karte von oben: { $card }
oath-web-space = Feld des Schreins: { $trait }
oath-web-covered = von einer Reliquie bedeckt
oath-web-uncovered = offen, in Kraft
oath-web-keeper = Bewahrer: { $colour }
oath-web-usurper = { $colour } ist Thronräuber
oath-web-no-keeper = niemand ist Bewahrer
oath-web-about = { $what }: was er verlangt und wie das Spiel endet
oath-web-most-sites = Orte
oath-web-most-things = Reliquien und Banner
oath-web-after = Das Reich, wie die nächste Partie es vorfindet.
oath-web-role = Worauf diese Person aus ist: „{ $goal }“
oath-web-facedown = verdeckt
oath-web-facedown-adviser = Verdeckter Ratgeber ({ $back })
oath-web-facedown-secrets = { $count ->
    [one] 1 verdecktes Geheimnis
   *[other] { $count } verdeckte Geheimnisse
}
oath-web-on-board = { $count ->
    [one] 1 Schar auf dem Tableau
   *[other] { $count } Scharen auf dem Tableau
}
oath-web-in-bank = { $count } im Lager
oath-web-holds = sieht { $count ->
    [one] 1 Karte an
   *[other] { $count } Karten an
}

## Aussichten von Kämpfen

oath-web-chances = Kämpfe, die du beginnen könntest
oath-web-against = Gegen { $foe }
oath-web-odds = Sieg des Angriffs: { $word }, { $odds }
oath-web-odds-you = Du siegst: { $word }, { $odds }
oath-web-odds-worst = wenn die Verteidigung jeden bekannten Schlachtplan nutzt: { $odds }, { $word }
oath-web-no-target = Noch kein Ziel; davon hängen die Aussichten ab.
oath-web-campaign-for = Um: { $targets }
oath-web-campaign-won = { $who ->
    [you] Du hast den Kampf gewonnen.
    [bandits] Die Räuber halten stand.
   *[other] { $player } hat den Kampf gewonnen.
}
oath-web-force = Truppen: { $count }
oath-web-step-plans = Schlachtpläne
oath-web-step-attack = Angriff
oath-web-step-defence = Verteidigung
oath-web-step-skulls = Schädel
oath-web-step-sacrifice = Opfer
oath-web-step-losses = Verluste
oath-web-step-spoils = Beute
oath-web-details = Einzelheiten
oath-web-no-dice = keine Würfel
oath-web-percent = { $odds } %
oath-web-odds-certain = sicher
oath-web-odds-nearly-certain = fast sicher
oath-web-odds-very-likely = sehr wahrscheinlich
oath-web-odds-likely = wahrscheinlich
oath-web-odds-even = etwa ausgeglichen
oath-web-odds-unlikely = unwahrscheinlich
oath-web-odds-very-unlikely = sehr unwahrscheinlich
oath-web-odds-hopeless = so gut wie aussichtslos
oath-web-dice = { $attack ->
    [one] 1 Angriffswürfel
   *[other] { $attack } Angriffswürfel
} gegen { $defence ->
    [one] 1 Verteidigungswürfel
   *[other] { $defence } Verteidigungswürfel
}
oath-web-forces = { $force } gegen { $defenders ->
    [one] 1 in der Verteidigung
   *[other] { $defenders } in der Verteidigung
}
oath-web-campaigns = { $count ->
    [one] 1 Kampf
   *[other] { $count } Kämpfe
}

## Warum nicht


## Das Reich: Optionen, Ergebnis, Geschichte

oath-web-world = Wo die Partie spielt
oath-web-world-new = Ein neues Reich
oath-web-world-new-why = Eine frische, gemischte Welt mit den Karten der ersten Partie.
oath-web-world-introduction = Die erste Partie
oath-web-world-introduction-why = Die feste Einführung für vier: Karte, Karten und Rollen sind vorgegeben.
oath-web-world-chronicle = Ein Reich, das weitergeht
oath-web-world-chronicle-why = Die Welt einer Chronik: aus ihrer Datei oder aus einer Zeichenkette.
oath-web-open-file = Datei einer Chronik öffnen
oath-web-paste = oder eine Zeichenkette einfügen
oath-web-file-here = (eine Datei ist geöffnet)
oath-web-chronicle-needed = Öffne die Datei einer Chronik, oder füge die Textzeile ein, die Spielgruppen und das Tischprogramm „Seed“ nennen.
oath-web-last-time = Letzte Partie: { $names }
oath-web-map = Die Landkarte
oath-web-exact = Verborgene Karten genau so lassen, wie sie gespeichert sind
oath-web-exact-why = Die Reihenfolge des Weltstapels und die verdeckten Orte bleiben, wie sie gespeichert sind. Wer die Datei oder die Zeichenkette gelesen hat, kennt sie.
oath-web-anew-why = Der Weltstapel wird aus denselben Karten neu gebildet, verdeckte Orte werden neu gezogen, damit niemand sie kennt. Reliquien und Vertriebene bleiben, wie sie gespeichert sind.
oath-web-four = Die erste Partie ist für genau vier; dieser Tisch hat { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}.
oath-web-realm-name = Name des Reichs
oath-web-realm-new = Empire and Exile
oath-web-realm-introduction = The Chrysanthemum Chronicle
oath-web-roles = Wer welche Rolle spielt
oath-web-roles-new = Lila ist der Kanzler, verteidigt das Reich und beginnt. Die anderen beginnen als Exilanten oder als Bürger des Reichs.
oath-web-roles-fixed = Der erste Platz ist der des Kanzlers, die anderen sind Exilanten. Bei zufälliger Sitzordnung entscheidet das Los.
oath-web-roles-next = Wer zuletzt gewonnen hat, ist Kanzler, die anderen behalten ihre Farben. Wer Bürger ist, sagt die Chronik.
oath-web-lineage = Die Ahnenreihe
oath-web-part-oath = Der Eid
oath-web-part-people = Die Leute
oath-web-part-land = Das Land
oath-web-part-cards = Karten und Reliquien
oath-web-game = Partie { $game }
oath-web-next = Die nächste Partie des Reichs spielen
oath-web-next-why = Dieselben Leute und Bots, der letzte Sieger als Kanzler, diese Welt. Verborgene Karten zieht der Server; niemand sieht sie.
oath-web-to-next = Zur nächsten Partie
oath-web-to-table = Zum Tisch
oath-web-relics = { $count ->
    [one] 1 Reliquie
   *[other] { $count } Reliquien
}
oath-web-no-history = Von früheren Partien ist nichts bekannt.
oath-web-sealed = Solange eine andere Partie dieses Reichs läuft, sind Datei und Aufzeichnung dieser Partie versiegelt: Sie würden verraten, was dort noch verborgen ist.
oath-web-files = Das Reich mitnehmen
oath-web-files-warn = Datei, Aufzeichnung und Zeichenkette enthalten alles, auch was den Spielern verborgen ist: die Reihenfolge des Weltstapels, verdeckte Orte und Reliquien und wer vertrieben ist. Wer in dieser Welt weiterspielen will, sollte nicht hineinschauen.
oath-web-files-anew = Geht das Reich hier weiter, werden Weltstapel, verdeckte Orte, die Reihenfolge der Reliquien und die neu Vertriebenen noch einmal gezogen, die Datei verrät sie also nicht. Reliquien an Orten, die bleiben, und die schon früher Vertriebenen sind dieselben.
oath-web-files-sure = Ich weiß, dass Verborgenes darin steht.
oath-web-file = Datei der Chronik
oath-web-seed = Zeichenkette
realm-hidden = Reliquien an Orten, die bleiben, sind dort dieselben, die Vertriebenen auch.

# Wo lange Wörter von Kartennamen getrennt werden: Browser können das nicht alle.
oath-web-breaks =
    Alche|mist An|führerin Armuts|gelübde Auf|begehren Auf|zeich|nungen Ausgangs|sperre Bann|siegel Be|förderung
    Be|grabener Belage|rungs|maschinen Berg|fried Berg|riese Be|rittene Bers|tender Be|waffneter Be|zauberndes
    Blend|werk Blut|linie Bogen|schützen Bren|nende Bro|delnder Buch|binder Bären|fallen Chaos|kult Char|manter
    Dorf|büttel Drachen|haut|trommel Dro|hendes Dunkel|sten Ehren|kodex Elends|viertel Elfen|bein|auge Ent|ehrter
    Er|innerung Er|neuerung Er|pressung Extra|proviant Farn|dickicht Feen|händler Fest|viertel Feuer|flüsterer
    Folian|ten Friedens|gelübde Friedens|gesandte Fron|dienst Frucht|bare Frucht|bares Frucht|folge
    Gast|freund|schaft Geheim|nisses Geheim|polizei Geheim|zeichen Gehor|sams|gelübde Geister|falle Ge|knechtete
    Geschich|ten|erzähler Ge|sprungenes Ge|stürzter Gleich|macher Grei|fende Haft|feuer Haupt|mann Heer|schau
    Hell|seherin Hexen|handel Hinter|halt Inqui|sitor Insekten|schwarm Jagd|gesell|schaft Jugend|zeit
    Karawan|serei Karten|saal Kessel|flicker|messe Krie|gerische Kriegs|ehren Kriegs|schild|kröte Kund|schafter
    Königs|steuer Land|karte Lang|bögen Lanzen|reiter Lauf|bursche Lehr|meister Leicht|sinnig Lock|pfeife
    Messing|pferd Meuchel|mörderin Natur|verehrung Neb|licher Nein|sager Obsidian|käfig Offen|barung
    Orakel|schwein Patrou|ille Pilger|fahrt Pracht|volle Pracht|volles Ratten|fänger Rauf|lustige Rebel|lion
    Regen|stiefel Reit|tiere Reliquien|brecher Reliquien|dieb Reliquien|jäger Reliquien|kult Riesen|python
    Ring|kämpfer Rivali|sierender Rost|strahl Räuber|haupt|mann Räuber|krone Räuber|wall Sagen|haftes Salz|wüste
    Schar|latan Schau|spiel|truppe Schild|wall Schim|mernde Schlaf|lose Schlüs|sel Schre|cken Schreckens|zauber
    Schweige|gelübde Seuchen|maschinen Silber|zunge Sippen|gelübde Sonder|bot|schafter Spezia|list Spiel|gefährten
    Spiel|hölle Stammes|älteste Stein|kreis Stern|warte Stirn|reif Sturm|rufer Sumpf|geist Sumpf|land
    Taschen|spielerei Tier|brüder Tier|bändiger Tie|rische Traum|dieb Um|mauerter Um|siedlung Um|zingelung
    Unter|werfung Urkunden|schreiber Ver|borgene Ver|brüderte Ver|bündete Ver|fallener Ver|fluchter Ver|gessene
    Ver|gessenes Ver|kleidung Ver|kommenes Ver|leumdung Ver|mählung Ver|salzene Ver|schwörung Ver|sunkene
    Ver|wünschung Vogel|gesang Volks|gunst Vor|reiter Wagen|züge Wald|läufer Wald|pfade Wald|tempel Wal|lender
    Wander|arzt Wan|dernder Warn|feuer Weges|rand Weihe|ritus Weis|sagung Weit|läufiger Will|kommens|fest
    Wirts|haus|lieder Wünschel|ruten Zauber|brecher Zauber|schule Zer|störte Zoll|straßen Zusammen|kunft
    Zwangs|werber Zwillings|bruder Zähmungs|zauber schnel|les ver|misster Über|flusses
