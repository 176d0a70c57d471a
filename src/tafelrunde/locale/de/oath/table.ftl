# Oath: Wörter am Tisch.

bot-heuristic = Hofschreiber-Bot
oath-you = du
oath-deck-top = Weltstapel, oberste Rückseite: { $back }
oath-goal = { $oath }: { $goal }
oath-keeper = { $title }: { $player }
oath-nobody = niemand
oath-tracks = Gezogene Visionen { $visions } · Suche im Weltstapel { $cost } Vorräte
oath-region = { $region } (Ablagestapel { $count })
oath-facedown-site = verdeckt
oath-ruler = beherrscht: { $player }
oath-bandits = Räuber
oath-pawns = Figuren: { $players }
oath-relics-here = verdeckte Reliquien { $count }
oath-here = hier: { $tokens }
oath-free = freie Plätze { $count }
oath-no-cards = keine Karten
oath-on-card = { $name } [{ $tokens }]
oath-banks = Gunstlager: { $banks }
oath-loose = Ohne Besitzer: { $cards }
oath-reliquary = Schrein: Reliquien { $count }
oath-reliquary-free = frei: { $names }
oath-own = Vorrat { $supply } · Gunst { $favor } · Geheimnisse { $secrets } · Scharen { $warbands } (Lager { $bank })
oath-standing = beherrschte Orte { $sites }, Reliquien und Banner { $things }
oath-facedown-secrets = verdeckte Geheimnisse { $count }
oath-at = Figur: { $site }
oath-advisers = Ratgeber: { $cards }
oath-facedown-card = { $back } verdeckt
oath-facedown-known = { $name } (verdeckt)
oath-held = Reliquien und Banner: { $cards }
oath-vision = Offenbarte Vision: { $card }
oath-hand = Auf der Hand: { $cards }
oath-known = Dir bekannt: { $cards }
oath-promises = Versprechen: { $promises }
oath-promise = { $from } an { $to }: { $promise }
oath-campaign = Kampf: { $attacker } gegen { $defender } um { $targets } · Angriffswürfel { $attack }, Scharen { $force }; Verteidigungswürfel { $defence }, Verteidiger { $defenders }
oath-odds = Der Angreifer gewinnt zu { $odds } %
oath-odds-range = Der Angreifer gewinnt zu { $odds } %, nur zu { $worst } %, wenn der Verteidiger jeden möglichen Schlachtplan nutzt
oath-odds-unsacrificed = Ohne Scharen zu opfern: { $odds } %
oath-odds-dice = Nach Zahl der Angriffswürfel: { $dice }
oath-odds-die = { $count } ({ $odds } %)
oath-chances = Kämpfe, die du beginnen könntest (kleinstes Ziel): { $chances }
oath-chance = gegen { $defender } um { $targets }: { $odds } %
oath-chance-range = gegen { $defender } um { $targets }: { $odds } % (schlimmstenfalls { $worst } %)
oath-offer = Angebot von { $from } an { $to }: { $gives } für { $wants }
oath-nothing = nichts
oath-price-favor = { $count } Gunst
oath-price-burn-favor = { $count } Gunst verbrennen
oath-price-secrets = { $count ->
    [one] { $count } Geheimnis
   *[other] { $count } Geheimnisse
}
oath-price-burn-secrets = { $count ->
    [one] { $count } Geheimnis verbrennen
   *[other] { $count } Geheimnisse verbrennen
}
oath-no-oath = Es gibt keinen Eid „{ $name }“; es gibt: { $known }.
oath-heading = { $phase ->
    [setup] Aufbau
   *[other] Runde { $round } · { $who ->
        [you] du bist am Zug
       *[other] am Zug: { $player }
    } · { $phase-name }
}

## Wozu etwas gut ist

oath-end-of-game = Hat das Reich nach Runde 5, 6 oder 7 den Titel, würfelt der Kanzler: Mit einer 6, ab 5 oder ab 3 endet das Spiel, und das Reich gewinnt. Nach Runde 8 ist es in jedem Fall zu Ende.
oath-visions-enough = Ab der dritten Vision kann man mit einer Vision gewinnen.
oath-end-roll = Nach dieser Runde endet das Spiel bei einem Wurf von { $roll ->
    [6] 6
   *[other] { $roll } oder mehr
}, wenn das Reich den Titel hat.
oath-bank-why = Eine Karte dieser Farbe zu spielen bringt 1 Gunst von hier, mit einer zu tauschen bringt mehr. Gunst auf Karten dieser Farbe kommt am Ende eines Zuges hierher.
oath-deck-why = Eine Suche im Weltstapel kostet jetzt { $cost } Vorräte; je mehr Visionen gezogen sind, desto mehr. Eine Vision beendet das Ziehen.

## Wer kurz vor dem Sieg steht ($who ist 'you' oder 'other', $goal was so bleiben muss)

oath-threats = Wer kurz vor dem Sieg steht
oath-threat-usurper = { $who ->
    [you] Du gewinnst bei deinem nächsten Erwachen, { oath-threat-still }.
   *[other] { $player } gewinnt beim nächsten Erwachen, { oath-threat-still }.
}
oath-threat-title = { $who ->
    [you] Du wirst bei deinem nächsten Erwachen zum Thronräuber, { oath-threat-still }, und kannst einen Zug später gewinnen.
   *[other] { $player } wird beim nächsten Erwachen zum Thronräuber, { oath-threat-still }, und kann einen Zug später gewinnen.
}
oath-threat-visionary = { $who ->
    [you] { $card }: Du gewinnst bei deinem nächsten Erwachen, { oath-threat-alone }.
   *[other] { $card }: { $player } gewinnt beim nächsten Erwachen, { oath-threat-alone }.
}
oath-threat-vision = { $who ->
    [you] { $card }: Du kannst gewinnen, sobald { oath-threat-visions }.
   *[other] { $card }: { $player } kann gewinnen, sobald { oath-threat-visions }.
}
oath-threat-visions = { $number ->
    [one] noch eine Vision gezogen ist
   *[other] noch { $number } Visionen gezogen sind
}
oath-threat-roll = Nach dieser Runde würfelt der Kanzler: { $number ->
    [6] Mit einer 6
   *[other] Ab { $number }
} ist das Spiel aus, und { $who ->
    [you] du gewinnst
   *[other] { $player } gewinnt
}, wenn das Reich den Titel dann noch hat.
oath-threat-last-round = Das ist die letzte Runde. So, wie es steht, { $who ->
    [you] gewinnst du
   *[other] gewinnt { $player }
} an ihrem Ende.
oath-threat-still = { $goal ->
    [peoples_favor] wenn { $who ->
        [you] du dann noch die Volksgunst hast
       *[other] { $player } dann noch die Volksgunst hat
    }
    [darkest_secret] wenn { $who ->
        [you] du dann noch das Dunkelste Geheimnis hast
       *[other] { $player } dann noch das Dunkelste Geheimnis hat
    }
    [sites] falls bis dahin niemand mehr Orte als { oath-threat-whom } beherrscht
   *[things] falls bis dahin niemand mehr Reliquien und Banner als { oath-threat-whom } besitzt
}
oath-threat-whom = { $who ->
    [you] du
   *[other] { $player }
}
oath-threat-alone = { $goal ->
    [sites] wenn { $who ->
        [you] du dann immer noch allein die meisten Orte beherrschst
       *[other] { $player } dann immer noch allein die meisten Orte beherrscht
    }
    [things] wenn { $who ->
        [you] du dann immer noch allein die meisten Reliquien und Banner besitzt
       *[other] { $player } dann immer noch allein die meisten Reliquien und Banner besitzt
    }
   *[other] { oath-threat-still }
}

## Der Katalog

set-discord = { suit-discord }
type-discord = { suit-discord }
set-arcane = { suit-arcane }
type-arcane = { suit-arcane }
set-order = { suit-order }
type-order = { suit-order }
set-hearth = { suit-hearth }
type-hearth = { suit-hearth }
set-beast = { suit-beast }
type-beast = { suit-beast }
set-nomad = { suit-nomad }
type-nomad = { suit-nomad }
set-sites = { kind-site.plural }
set-relics = { kind-relic.plural }
set-edifices = { kind-edifice.plural }
set-visions = { kind-vision.plural }
set-banners = { kind-banner.plural }
set-traits = { kind-trait.plural }
type-denizen = { kind-denizen }
type-edifice = { kind-edifice }
type-ruin = { kind-ruin }
type-vision = { kind-vision }
type-relic = { kind-relic }
type-site = { kind-site }
type-banner = { kind-banner }
type-trait = { kind-trait }
type-only-site = { restriction-site }
type-only-adviser = { restriction-adviser }
type-only-locked = { restriction-locked }
type-power-wake = { power-wake }
type-power-action = { power-action }
type-power-when-played = { power-when-played }
type-power-rest = { power-rest }
type-power-modifier = { power-modifier }
type-power-battle-plan = { power-battle-plan }
type-power-persistent = { power-persistent }
type-power-continuous = { power-continuous }
type-power-ongoing = { power-ongoing }
