# What arenas count victories by.

allegoria-arena-house = House
allegoria-arena-tasks = Tasks fulfilled
allegoria-arena-guilds = Guilds held
