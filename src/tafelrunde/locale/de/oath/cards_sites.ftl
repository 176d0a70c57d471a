# Oath: Namen, Texte und Regelhinweise der Orte (eigene Formulierungen); .own = 1 kennzeichnet einen deutschen Namen von uns.

card-ancient-city = Uralte Stadt
    .text = Heimatland (Ordnung): Spielst du eine Ordnungs-Karte hierher und hast in diesem Zug hier keine Ordnungs-Karte abgeworfen, nimm 2 Scharen.
    .note-1 = Das ist Pflicht. Es kommt nach der Gunst für das Spielen an einen Ort und vor „Beim Ausspielen“-Fähigkeiten.
    .own = 1

card-barren-coast = Karge Küste
    .text = Küste: Die Reise von hier an eine andere Küste kostet 1 Vorrat und ignoriert den Engen Pass.
    .own = 1

card-buried-giant = Begrabener Riese
    .text = Reist du von hier ab, darfst du ein Geheimnis auf deinem Tableau verdecken, um keine Vorräte auszugeben und den Engen Pass zu ignorieren.
    .note-1 = Für den Zauberbrecher zählt das Verdecken als Kosten in Geheimnissen.
    .own = 1

card-charming-valley = Bezauberndes Tal
    .text = Die Reise von hier weg kostet 1 Vorrat mehr.
    .note-1 = Fähigkeiten, mit denen du ohne Vorräte reist, ignorieren das.

card-deep-woods = Tiefer Wald
    .text = Heimatland (Wildnis): Spielst du eine Wildnis-Karte hierher und hast in diesem Zug hier keine Wildnis-Karte abgeworfen, nimm die Reliquie hier, als hättest du sie geborgen, aber ohne Kosten.
    .own = 1

card-drowned-city = Versunkene Stadt
    .text = Erwachen: Steht deine Figur am Ende des Erwachens hier, darfst du 1 Geheimnis von diesem Ort nehmen.
    .note-1 = Nehmen kannst du nur, was auf dem Ort liegt.

card-fertile-valley = Fruchtbares Tal
    .text = Heimatland (Heimat): Spielst du eine Heimat-Karte hierher und hast in diesem Zug hier keine Heimat-Karte abgeworfen, nimm 1 Gunst aus dem Gunstlager der Heimat.
    .note-1 = Mit dem Buch der Aufzeichnungen nimmst du für das Spielen an den Ort das Geheimnis und trotzdem diese Gunst.
    .own = 1

card-great-slum = Großes Elendsviertel
    .text = Bevor du eine Karte hierher spielst oder versetzt, darfst du eine Karte abwerfen, die schon hier liegt.
    .own = 1

card-the-tribunal = Gericht
    .text = Aktion: Beherrschst du diesen Ort oder steht deine Figur hier, triff mit einer beliebigen Person eine verbindliche Absprache über Gunst, Geheimnisse und Versprechen künftiger Aktionen, samt vereinbarten Strafen.
    .note-1 = Streit über ein gebrochenes Versprechen entscheidet ein Münzwurf.

card-lush-coast = Fruchtbare Küste
    .text = Küste: Die Reise von hier an eine andere Küste kostet 1 Vorrat und ignoriert den Engen Pass.

card-marshes = Sumpfland
    .text = Solange deine Figur hier steht, musst du beim Suchen 1 Karte weniger ziehen.
    .own = 1

card-mine = Mine
    .text = Erwachen: Steht deine Figur am Ende des Erwachens hier, darfst du 1 Gunst von diesem Ort nehmen.
    .note-1 = Nehmen kannst du nur, was auf dem Ort liegt.

card-mountain = Gebirge
    .text = Wählst du irgendein Ziel an diesem Ort, musst du 1 Angriffswürfel entfernen, auch wenn du ihn beherrschst.
    .note-1 = Einmal je Kampf, gleich wie viele Ziele hier sind.
    .own = 1

card-narrow-pass = Enger Pass
    .text = Wer aus einer anderen Region in diese Region reist, muss an diesen Ort reisen. Wer kämpft, während die eigene Figur in einer anderen Region steht, und Ziele in dieser Region wählt, muss auch diesen Ort als Ziel wählen, außer er beherrscht ihn selbst.

card-plains = Ebene
    .text = Wählst du irgendein Ziel an diesem Ort, musst du 1 Angriffswürfel hinzufügen, auch wenn du ihn beherrschst.
    .note-1 = Einmal je Kampf, gleich wie viele Ziele hier sind.

card-river = Fluss
    .text = Beherrschst du diesen Ort und wirbst auf einer Karte hier an, nimm 1 Schar mehr.
    .own = 1

card-rocky-coast = Felsige Küste
    .text = Küste: Die Reise von hier an eine andere Küste kostet 1 Vorrat und ignoriert den Engen Pass.

card-salt-flats = Salzwüste
    .text = Erwachen: Steht deine Figur am Ende des Erwachens hier, darfst du 1 Gunst oder 1 Geheimnis von diesem Ort nehmen.
    .note-1 = Nehmen kannst du nur, was auf dem Ort liegt.

card-shrouded-wood = Neblicher Wald
    .text = Die Reise von hier weg kostet 2 Vorräte, gleich wie weit, und ignoriert den Engen Pass und die Verborgene Stätte. Beherrscht eine gegnerische Person diesen Ort, bestimmt sie dein Ziel, auch bei erzwungenem Reisen; für das Reich bestimmt der Kanzler.
    .note-1 = Räuber bestimmen nichts: Du reist, wohin du willst.
    .note-2 = Zahlt der Kanzler wegen eines leeren Felds im Reichsreliquienschrein für das Hinterland 1 Vorrat mehr, gilt das weiterhin.

card-standing-stones = Steinkreis
    .text = Heimatland (Mystik): Spielst du eine Mystik-Karte hierher und hast in diesem Zug hier keine Mystik-Karte abgeworfen, nimm 1 Geheimnis.
    .own = 1

card-steppe = Steppe
    .text = Heimatland (Nomaden): Spielst du eine Nomaden-Karte hierher und hast in diesem Zug hier keine Nomaden-Karte abgeworfen, nimm 1 Geheimnis.
    .own = 1

card-the-hidden-place = Verborgene Stätte
    .text = Du kannst weder hierher reisen noch hier Ziele wählen, ohne ein Geheimnis auf deinem Tableau zu verdecken.
    .note-1 = Ein Geheimnis für das Reisen, ein weiteres für das Wählen von Zielen.
    .note-2 = Niemand kann gezwungen werden, ein Geheimnis zu verdecken.
    .own = 1

card-wastes = Ödland
    .text = Heimatland (Chaos): Spielst du eine Chaos-Karte hierher und hast in diesem Zug hier keine Chaos-Karte abgeworfen, nimm die Reliquie hier, als hättest du sie geborgen, aber ohne Kosten.
