# Hilfe am Tisch: die Anleitung einer ersten Partie, Tipps, was geschehen ist, wie schnell Bots spielen.

guide = Anleitung
guide-start = Erste Partie mit Anleitung
guide-again = Die Partie mit Anleitung noch einmal spielen
guide-why = Eine vorbereitete Partie gegen Bots; die ersten Entscheidungen werden einzeln erklärt.
guide-suggests = Vorschlag:
guide-other = Du hast etwas anderes gewählt, auch gut. So geht es weiter.
guide-free = Hier ist nichts Neues: Entscheide selbst. Was angeboten wird, ist erlaubt.
guide-wait = Jetzt spielen die anderen. Was sie tun, steht im Verlauf.
guide-rules = Alle Regeln
guide-leave = Ohne Anleitung weiterspielen
guide-done = Ich mache allein weiter
kind-guide = Partie mit Anleitung
single-bots = Einzelne Bots

advice = Tipp: Was würde ein schwerer Bot antworten?
advice-thinks = Deine Antworten werden durchdacht …
advice-answer = Ein schwerer Bot würde antworten:
advice-none = Jetzt gibt es keinen Tipp.
advice-plain = Das braucht kein langes Nachdenken.
advice-best = empfohlen
advice-chosen = gewählt
advice-close = etwa so gut
advice-less = schwächer
advice-poor = viel schwächer
advice-value = { $value } %
advice-rows = Wie gut die Antworten aussehen
advice-scale = 100 % wären ein sicherer Sieg; geschätzt aus { $playouts ->
    [one] einer Probepartie
   *[other] { $playouts } Probepartien
} in { $worlds ->
    [one] einer vorgestellten Welt.
   *[other] { $worlds } vorgestellten Welten.
}
key-h = ein Tipp, wo sonst niemand mitspielt
bots-thoughts = Was dachten die Bots?
review = Wie gut waren die Antworten hier?
review-thinks = Die Antwort wird durchdacht …
bots-thought-nothing = Sie haben nach Gewohnheit geantwortet, oder es ist nicht mehr bekannt. In der Wiederholung lässt sich jede Antwort noch einmal durchdenken.
bot-thinks = { $count ->
    [one] { $names } denkt nach …
   *[other] { $names } denken nach …
}

since = Seit deinem letzten Zug
since-step = { $at } von { $count }
since-back = Der Schritt davor
since-next = Der nächste Schritt
since-now = Zum aktuellen Stand
since-nothing = Seitdem ist nichts geschehen.

set-pace = Tempo der Bots
pace-instant = sofort
pace-brisk = zügig
pace-calm = ruhig
stray-press = Diese Antwort ist eben erst unter den Zeiger gerückt. Bewege ihn und klicke noch einmal, wenn du sie meinst.
