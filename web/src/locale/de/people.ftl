# Mit anderen spielen: Uhren, Wertungen, Profile, Freunde, Mitspieler finden, Benachrichtigungen, Turniere.

## Uhren

clock-each = Zeit für eine Antwort
clock-whole = Zeit für die ganze Partie
clock-then = Wenn die Zeit um ist
clock-then-choice = { $then ->
    [bot] übernimmt ein Bot
    [pass] wird gepasst, oder ein Bot antwortet einmal
   *[nothing] geschieht von selbst nichts
}
clock-turn = { $span } für jede Antwort.
clock-total = { $span } für die ganze Partie, danach noch 20 Sekunden für jede Antwort.
clock-expiry = { $then ->
    [bot] Ist die Zeit um, spielt ein Bot weiter, bis die Person zurück ist.
    [pass] Ist die Zeit um, wird gepasst; geht das nicht, gibt ein Bot diese eine Antwort.
   *[nothing] Ist die Zeit um, dürfen die anderen einen Bot spielen lassen.
}
clock-lapsed = { $count ->
    [one] einmal zu spät
   *[other] { $count }-mal zu spät
}
