# Wonach Arenen die Siege zählen.

root-arena-faction = Fraktion
root-arena-map = Karte
