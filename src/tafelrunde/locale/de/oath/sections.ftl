# Die Kapitel der Regeln.

section-setup = 1. Spielaufbau
section-components = 2. Die wichtigsten Materialien
section-victory = 3. Sieg
section-turn = 4. Spielablauf
section-major = 5. Hauptaktionen
section-minor = 6. Nebenaktionen
section-powers = 7. Fähigkeiten
section-chronicle = 8. Die Chronik
section-general = 9. Spezielle Spielregeln
section-glossary = 10. Glossar
