# Die Kapitel der Regeln.

section-introduction = Das Spiel
section-components = Spielmaterial
section-board = Der Spielplan
section-regions = Die Regionen
section-home-board = Die Heimattableaus
section-cards = Karten und Plättchen
section-setup = Spielvorbereitung
section-course = Eine Runde
section-preparation = Phase A: Vorbereitung
section-planning = Phase B: Planung
section-action = Phase C: Aktion
section-area-1 = Bereich I: Aufgabenkarten
section-area-2 = Bereich II: Arbeiterkarten
section-worker-areas = Bereiche III bis VII: Arbeiter
section-station = Stationieren-Aktionen
section-commission = Auftrags-Aktionen
section-anarchy = Anarchie
section-extra-points = Zusätzliche Aktionspunkte
section-area-3 = Bereich III: Soldat
section-area-4 = Bereich IV: Spion
section-area-5 = Bereich V: Händler
section-area-6 = Bereich VI: Bankier
section-guilds = Gilden
section-area-7 = Bereich VII: Gelehrter
section-administration = Phase D: Verwaltung
section-scoring = Schlusswertung
