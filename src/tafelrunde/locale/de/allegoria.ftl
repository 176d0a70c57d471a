# Throne of Allegoria: was vor dem Öffnen des Titels gebraucht wird: sein Name.

title-allegoria = Throne of Allegoria
