# Root: was vor dem Öffnen des Titels gebraucht wird: sein Name.

title-root = Root
