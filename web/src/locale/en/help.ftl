# Help at the table: the guide of a first game, hints, what happened, how fast bots play.

guide = Guide
guide-start = First game with a guide
guide-again = Play the guided game again
guide-why = A prepared game against bots; the first decisions are explained one by one.
guide-suggests = Suggested:
guide-other = You chose something else, which is fine. Here is what comes next.
guide-free = Nothing new here: decide for yourself. Whatever is offered is allowed.
guide-wait = The others are playing now. You can read what they do in the log.
guide-rules = All rules
guide-leave = Continue without the guide
guide-done = I’ll go on alone
kind-guide = guided game
single-bots = Specific bots

advice = Hint: what would a hard bot answer?
advice-thinks = Thinking about your answers …
advice-answer = A hard bot would answer:
advice-none = There is no hint now.
advice-plain = that needs no long thought.
advice-best = suggested
advice-chosen = chosen
advice-close = about as good
advice-less = weaker
advice-poor = much weaker
advice-value = { $value } %
advice-rows = How good the answers look
advice-scale = 100 % would be a sure win; estimated from { $playouts ->
    [one] one trial game
   *[other] { $playouts } trial games
} in { $worlds ->
    [one] one imagined world.
   *[other] { $worlds } imagined worlds.
}
key-h = a hint, where nobody else plays
bots-thoughts = What did the bots think?
review = How good were the answers here?
review-thinks = Thinking it over …
bots-thought-nothing = They answered by habit, or it is no longer known. The replay can think any answer over once more.
bot-thinks = { $count ->
    [one] { $names } is thinking …
   *[other] { $names } are thinking …
}

since = Since your last turn
since-step = { $at } of { $count }
since-back = The step before
since-next = The next step
since-now = Back to the game
since-nothing = Nothing has happened since then.

set-pace = Speed of bots
pace-instant = instant
pace-brisk = brisk
pace-calm = calm
stray-press = This answer has only just come under the pointer. Move the pointer and click again if you mean it.
