# Wonach Arenen die Siege zählen.

allegoria-arena-house = Haus
allegoria-arena-tasks = Erfüllte Aufgaben
allegoria-arena-guilds = Eigene Gilden
