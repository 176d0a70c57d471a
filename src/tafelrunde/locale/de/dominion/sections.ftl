# Die Kapitel der Regeln.

section-setup = Aufbau
section-turn = Der Zug
section-end = Das Ende
section-terms = Begriffe
section-tokens = Marker und Tableaus
section-sideways = Ereignisse, Landmarken und Projekte
section-special = Besondere Karten
section-editions = Ausgaben
