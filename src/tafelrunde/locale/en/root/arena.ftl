# What arenas count victories by.

root-arena-faction = Faction
root-arena-map = Map
