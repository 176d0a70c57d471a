# Oath: wovon Antworten und Ereignisse handeln; Karten haben ihre Namen in den Dateien der Karten.


## Orte, Regionen, Stapel

thing-s1 = Ort 1
thing-s2 = Ort 2
thing-s3 = Ort 3
thing-s4 = Ort 4
thing-s5 = Ort 5
thing-s6 = Ort 6
thing-s7 = Ort 7
thing-s8 = Ort 8
thing-cradle = { region-cradle }
thing-provinces = { region-provinces }
thing-hinterland = { region-hinterland }
thing-world = Weltstapel
thing-dispossessed = Vertriebene

## Spieler und Farben

thing-purple = { colour-purple }
thing-red = { colour-red }
thing-blue = { colour-blue }
thing-yellow = { colour-yellow }
thing-white = { colour-white }
thing-black = { colour-black }
thing-bandits = Räuber
thing-discord = { suit-discord }
thing-arcane = { suit-arcane }
thing-order = { suit-order }
thing-hearth = { suit-hearth }
thing-beast = { suit-beast }
thing-nomad = { suit-nomad }

## Dinge und Arten

thing-reliquary-1 = Feld 1 des Schreins
thing-reliquary-2 = Feld 2 des Schreins
thing-reliquary-3 = Feld 3 des Schreins
thing-reliquary-4 = Feld 4 des Schreins
thing-yes = ja
thing-no = nein
thing-board = dein Tableau
thing-favor = Gunst
thing-secrets = Geheimnisse
thing-pawn = die Figur
thing-title = der Titel
thing-site = deinem Ort
thing-advisers = Ratgeber, offen
thing-facedown = Ratgeber, verdeckt
thing-box = die Schachtel
thing-top = darauf
thing-bottom = darunter
thing-shared-bank = gemeinsames Lager
thing-one = eine
thing-all = alle
thing-add = dazulegen
thing-remove = wegnehmen
thing-warbands = Scharen
thing-attack = Angriff
thing-defence = Verteidigung
thing-play = offenbaren
thing-discard = abwerfen
thing-promise = ein Versprechen
thing-retain = Behalten
thing-bury = Unter den Stapel
thing-raise = erhöhen
thing-lower = senken
thing-vision = Vision
thing-denizen = Bewohner
thing-facedown-adviser = ein verdeckter Ratgeber
thing-attacker = Angreifer
thing-defender = Verteidiger
# Eine Karte, deren Vorderseite niemand erfährt.
thing- = eine verdeckte Karte

## Eide

thing-supremacy = { oath-supremacy.short }
thing-people = { oath-people.short }
thing-devotion = { oath-devotion.short }
thing-protection = { oath-protection.short }

## Aktionen

thing-search = { action-search }
thing-muster = { action-muster }
thing-trade = { action-trade }
thing-recover = { action-recover }
thing-campaign = { action-campaign }
thing-travel = { action-travel }

## Plätze verdeckter Ratgeber und Reliquien

thing-purple-1 = Ratgeber 1 von Lila
thing-purple-2 = Ratgeber 2 von Lila
thing-purple-3 = Ratgeber 3 von Lila
thing-purple-4 = Ratgeber 4 von Lila
thing-purple-5 = Ratgeber 5 von Lila
thing-purple-6 = Ratgeber 6 von Lila
thing-purple-7 = Ratgeber 7 von Lila
thing-purple-8 = Ratgeber 8 von Lila
thing-purple-9 = Ratgeber 9 von Lila
thing-purple-10 = Ratgeber 10 von Lila
thing-red-1 = Ratgeber 1 von Rot
thing-red-2 = Ratgeber 2 von Rot
thing-red-3 = Ratgeber 3 von Rot
thing-red-4 = Ratgeber 4 von Rot
thing-red-5 = Ratgeber 5 von Rot
thing-red-6 = Ratgeber 6 von Rot
thing-red-7 = Ratgeber 7 von Rot
thing-red-8 = Ratgeber 8 von Rot
thing-red-9 = Ratgeber 9 von Rot
thing-red-10 = Ratgeber 10 von Rot
thing-blue-1 = Ratgeber 1 von Blau
thing-blue-2 = Ratgeber 2 von Blau
thing-blue-3 = Ratgeber 3 von Blau
thing-blue-4 = Ratgeber 4 von Blau
thing-blue-5 = Ratgeber 5 von Blau
thing-blue-6 = Ratgeber 6 von Blau
thing-blue-7 = Ratgeber 7 von Blau
thing-blue-8 = Ratgeber 8 von Blau
thing-blue-9 = Ratgeber 9 von Blau
thing-blue-10 = Ratgeber 10 von Blau
thing-yellow-1 = Ratgeber 1 von Gelb
thing-yellow-2 = Ratgeber 2 von Gelb
thing-yellow-3 = Ratgeber 3 von Gelb
thing-yellow-4 = Ratgeber 4 von Gelb
thing-yellow-5 = Ratgeber 5 von Gelb
thing-yellow-6 = Ratgeber 6 von Gelb
thing-yellow-7 = Ratgeber 7 von Gelb
thing-yellow-8 = Ratgeber 8 von Gelb
thing-yellow-9 = Ratgeber 9 von Gelb
thing-yellow-10 = Ratgeber 10 von Gelb
thing-white-1 = Ratgeber 1 von Weiß
thing-white-2 = Ratgeber 2 von Weiß
thing-white-3 = Ratgeber 3 von Weiß
thing-white-4 = Ratgeber 4 von Weiß
thing-white-5 = Ratgeber 5 von Weiß
thing-white-6 = Ratgeber 6 von Weiß
thing-white-7 = Ratgeber 7 von Weiß
thing-white-8 = Ratgeber 8 von Weiß
thing-white-9 = Ratgeber 9 von Weiß
thing-white-10 = Ratgeber 10 von Weiß
thing-black-1 = Ratgeber 1 von Schwarz
thing-black-2 = Ratgeber 2 von Schwarz
thing-black-3 = Ratgeber 3 von Schwarz
thing-black-4 = Ratgeber 4 von Schwarz
thing-black-5 = Ratgeber 5 von Schwarz
thing-black-6 = Ratgeber 6 von Schwarz
thing-black-7 = Ratgeber 7 von Schwarz
thing-black-8 = Ratgeber 8 von Schwarz
thing-black-9 = Ratgeber 9 von Schwarz
thing-black-10 = Ratgeber 10 von Schwarz
thing-s1-relic1 = Reliquie 1 am Ort 1
thing-s1-relic2 = Reliquie 2 am Ort 1
thing-s1-relic3 = Reliquie 3 am Ort 1
thing-s2-relic1 = Reliquie 1 am Ort 2
thing-s2-relic2 = Reliquie 2 am Ort 2
thing-s2-relic3 = Reliquie 3 am Ort 2
thing-s3-relic1 = Reliquie 1 am Ort 3
thing-s3-relic2 = Reliquie 2 am Ort 3
thing-s3-relic3 = Reliquie 3 am Ort 3
thing-s4-relic1 = Reliquie 1 am Ort 4
thing-s4-relic2 = Reliquie 2 am Ort 4
thing-s4-relic3 = Reliquie 3 am Ort 4
thing-s5-relic1 = Reliquie 1 am Ort 5
thing-s5-relic2 = Reliquie 2 am Ort 5
thing-s5-relic3 = Reliquie 3 am Ort 5
thing-s6-relic1 = Reliquie 1 am Ort 6
thing-s6-relic2 = Reliquie 2 am Ort 6
thing-s6-relic3 = Reliquie 3 am Ort 6
thing-s7-relic1 = Reliquie 1 am Ort 7
thing-s7-relic2 = Reliquie 2 am Ort 7
thing-s7-relic3 = Reliquie 3 am Ort 7
thing-s8-relic1 = Reliquie 1 am Ort 8
thing-s8-relic2 = Reliquie 2 am Ort 8
thing-s8-relic3 = Reliquie 3 am Ort 8

## Versprechen

thing-promise-peace = kein Kampf gegen den anderen
thing-promise-campaign = ein Kampf gegen jemand anderen
thing-promise-travel = einen Ort aufsuchen oder meiden
thing-promise-favor = später Gunst
thing-promise-secrets = später Geheimnisse
thing-promise-relic = später eine Reliquie
thing-promise-banner = später ein Banner
thing-promise-title = den Titel nicht anrühren
thing-promise-citizenship = ein Angebot des Bürgertums
thing-promise-site = später ein Ort
thing-promise-other = etwas anderes, wie besprochen

## Gezähltes

counted-favor = { resource-favor.count }
counted-citizenship = das Bürgertum mit der Reliquie im Feld „{ $count ->
    [1] { card-brutal }
    [2] { card-decadent }
    [3] { card-careless }
   *[other] { card-greedy }
}“ des Schreins
counted-secrets = { resource-secret.count }
counted-promise-peace = Versprechen: { thing-promise-peace } (Strafe { $count } Gunst)
counted-promise-campaign = Versprechen: { thing-promise-campaign } (Strafe { $count } Gunst)
counted-promise-travel = Versprechen: { thing-promise-travel } (Strafe { $count } Gunst)
counted-promise-favor = Versprechen: { thing-promise-favor } (Strafe { $count } Gunst)
counted-promise-secrets = Versprechen: { thing-promise-secrets } (Strafe { $count } Gunst)
counted-promise-relic = Versprechen: { thing-promise-relic } (Strafe { $count } Gunst)
counted-promise-banner = Versprechen: { thing-promise-banner } (Strafe { $count } Gunst)
counted-promise-title = Versprechen: { thing-promise-title } (Strafe { $count } Gunst)
counted-promise-citizenship = Versprechen: { thing-promise-citizenship } (Strafe { $count } Gunst)
counted-promise-site = Versprechen: { thing-promise-site } (Strafe { $count } Gunst)
counted-promise-other = Versprechen: { thing-promise-other } (Strafe { $count } Gunst)

## Würfel

thing-attack-0 = { face-hollow-sword }
thing-attack-1 = { face-hollow-sword }
thing-attack-2 = { face-hollow-sword }
thing-attack-3 = { face-sword }
thing-attack-4 = { face-sword }
thing-attack-5 = { face-two-swords-skull }
thing-defence-0 = { face-blank }
thing-defence-1 = { face-blank }
thing-defence-2 = { face-shield }
thing-defence-3 = { face-shield }
thing-defence-4 = { face-two-shields }
thing-defence-5 = { face-double }

## Arten zu gewinnen

thing-usurper = { win-usurper }
oath-end-usurper = { win-usurper.text }
thing-visionary = { win-visionary }
oath-end-visionary = { win-visionary.text }
thing-empire = { win-steadfast }
oath-end-empire = { win-steadfast.text }
thing-successor = { win-successor }
oath-end-successor = { win-successor.text }
thing-war-weariness = { win-exhaustion }
oath-end-war-weariness = { win-exhaustion.text }
