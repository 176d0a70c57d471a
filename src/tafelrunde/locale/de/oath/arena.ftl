# Wonach Arenen die Siege zählen.

oath-arena-role = Rolle am Anfang
oath-arena-end-role = Rolle am Ende
oath-arena-way = Weg zum Sieg
oath-arena-oath = Eid des Reichs
