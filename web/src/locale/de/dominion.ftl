# Das Dominion-Brett und seine Optionen.

dominion-supply = Vorrat
dominion-centre = Spielbereich, Tableaus und Müll
dominion-my-area = Du hast im Spiel
dominion-area-of = { $player } hat im Spiel
dominion-nothing-played = noch nichts
dominion-trash-count = Müll ({ $count })
dominion-trash-empty = Noch wurde nichts entsorgt.
dominion-actions = Aktionen
dominion-buys = Käufe
dominion-coins = Münzen
dominion-potions = Tränke
dominion-pay-all = alle
dominion-decides = entscheidet
dominion-phase-start = Beginn des Zugs
dominion-phase-action = Aktionsphase
dominion-phase-treasure = Kaufphase: Geldkarten
dominion-phase-buy = Kaufphase
dominion-phase-night = Nacht
dominion-phase-cleanup = Aufräumphase
dominion-hand = Deine Hand
dominion-hand-of = Hand von { $player }
dominion-hand-empty = Deine Hand ist leer.
dominion-hand-none = Keine Karten auf der Hand.
dominion-in-hand = auf der Hand
dominion-deck = im Nachziehstapel
dominion-deck-there = im Nachziehstapel
dominion-discard = Ablage
dominion-latest = Letzter Zug
dominion-played = gespielt: { $cards }
dominion-since-start = Seit Spielbeginn
dominion-all-known = Was von { $player } bekannt ist
dominion-still-in-play = Noch im Spiel
dominion-sure-actions = Du könntest noch eine Aktion spielen. Ohne sie weiter?
dominion-sure-treasures = Du hast noch Geldkarten auf der Hand. Ohne sie weiter?
dominion-sure-buy = Du könntest noch etwas kaufen. Zug beenden?
dominion-sure-curse = Ein Fluch kostet dich einen Punkt. Trotzdem kaufen?
dominion-sure-trash = Das ist eine wertvolle Karte. Entsorgen?

## Optionen

dominion-preview = Das Königreich
dominion-way-recommended = Empfohlen
dominion-way-random = Zufällig
dominion-way-own = Eigene Wahl
dominion-no-set = Wähle mindestens ein Set.
dominion-draw-again = Neu ziehen
dominion-reroll = { $card } durch eine andere Karte ersetzen
dominion-own-count = Ein Königreich hat zehn Karten; du hast { $count } gewählt.
dominion-way-code = Code
dominion-code-paste = Code eines Königreichs einfügen
dominion-pick = Name, Set oder Art eintippen
dominion-pick-remove = { $card } entfernen
dominion-pick-more = und { $count } weitere
dominion-all-sets = Alle Sets
dominion-more-wishes = Weitere Wünsche
dominion-besides = Was dazukommt
dominion-needs = Außerdem nötig

# Wo lange Wörter von Kartennamen getrennt werden: Browser können das nicht alle.
dominion-web-breaks =
    Aben|teurer Abwasser|tunnel Arbeiter|dorf Armen|viertel Atten|täter Ausge|dehntes Aus|rüstung Außen|posten
    Banditen|lager Bauern|dorf Bauern|markt Be|herrschen Beschei|denes Besessen|heit Beutel|schneider Biblio|thek
    Bild|hauerin Bot|schafter Brücken|troll Burg|graben Carcas|sonne Diplo|matin Einge|borenen|dorf Eisen|händler
    Eisen|hütte Ent|weihter Er|forschen Exor|zistin Expe|dition Experi|ment Fahnen|träger Falsch|geld Fern|straße
    Fischer|dorf Fleder|maus Flücht|ling Folter|knecht Forsche|rin Fort|schritt Fracht|schiff Frei|beuterin
    Freuden|feuer Frucht|bares Frucht|wechsel Fährten|sucher Gassen|junge Gebirgs|pass Gefolgs|mann Geheim|gang
    Geheim|kammer Geister|schiff Geister|stadt Geister|wald Geld|verleiher Geld|versteck Geschich|ten|erzähler
    Gewürz|händler Gilden|haus Glücks|fall Glücks|taler Gouver|neur Grab|räuber Grenz|posten Hafen|stadt
    Hals|ab|schneider Handels|platz Handels|posten Handels|route Handels|schiff Hand|langer Hell|seherin
    Herum|treiberin Heu|schrecken Holz|fäller Hungers|not Inge|nieurin Inno|vation Jagd|gründe Kapita|lismus
    Karawanen|wächter Karto|graph Kata|komben Kathe|drale Katzen|gold Kaufmanns|gilde Kerker|meister Klein|bauer
    Kolon|naden Kräuter|kundiger Kund|schafter Kunst|hand|werker Kunst|schmiede Kupfer|schmied König|liche
    König|licher König|liches Königs|schloss Labora|torium Land|streicher Lebens|künstler Leichen|karren
    Leuchten|macher Leucht|turm Lumpen|sammler Markt|platz Meister|stück Minne|sängerin Müll|verwerter Nacht|wache
    Nomaden|camp Obst|garten Patrou|ille Perlen|taucher Pferde|händler Pilger|fahrt Piraten|schiff Prin|zessin
    Pro|zession Prunk|schloss Quack|salber Rats|ver|sammlung Ratten|fänger Räuber|festung Schatz|kammer Schatz|karte
    Schatz|kiste Schatz|meisterin Schatz|sucher Schatz|truhe Schau|spiel|truppe Schlacht|feld Schlech|tes
    Schmuggel|ware Schmugg|ler Schrott|händler Schwarz|markt Schwe|riner Seiden|händlerin Seiden|straße Spuk|schloss
    Stadt|viertel Stal|lungen Stein|bruch Sternen|karte Steuer|ein|treiber Straßen|netz Streit|ross Sünden|pfuhl
    Teufel|chen Teufels|werk|statt Tor|wächterin Toten|beschwörer Toten|stadt Tragi|scher Trans|forma|tion
    Triumph|bogen Univer|sität Ver|fallendes Ver|fallenes Ver|fluchtes Ver|lassene Ver|rückter Ver|salztes
    Ver|schwörer Ver|trauter Ver|wandlung Vogel|freie Waffen|kammer Wagen|rennen Wahr|sagerin Wander|geselle
    Wander|zirkus Wechsel|balg Weg|kreuzung Wein|händler Wild|diebin Wunder|lampe Wunsch|brunnen Zauber|spiegel
    Zer|störter Zer|störtes Zer|störung Über|lebende
