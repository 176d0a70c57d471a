# Wonach Arenen die Siege zählen.

root-arena-faction = Partei
root-arena-map = Karte
