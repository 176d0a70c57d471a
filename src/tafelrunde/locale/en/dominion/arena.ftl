# What arenas count victories by.

dominion-arena-bought = Bought at least once
