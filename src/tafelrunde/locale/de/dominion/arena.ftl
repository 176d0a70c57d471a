# Wonach Arenen die Siege zählen.

dominion-arena-bought = Mindestens einmal gekauft
