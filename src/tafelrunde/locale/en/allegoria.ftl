# Throne of Allegoria: what is needed before the title is opened: its name.

title-allegoria = Throne of Allegoria
