# What arenas count victories by.

oath-arena-role = Role at the start
oath-arena-end-role = Role at the end
oath-arena-way = Way to win
oath-arena-oath = Oath of the realm
