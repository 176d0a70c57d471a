# Die Kapitel der Regeln.

section-basics = Grundlagen
section-terms = Begriffe
section-victory = Sieg
section-actions = Aktionen
section-setup = Aufbau
section-marquise = Marquise de Katz
section-eyrie = Horst Dynastien
section-alliance = Waldland Allianz
section-vagabond = Vagabund
section-cult = Echsen Kult
section-riverfolk = Flussvolk Kompanie
