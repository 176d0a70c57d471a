# Questions in others' turns that are answered by themselves.

standing = Standing answers
standing-why = Questions that come in others' turns can be answered automatically, after about the time you usually take. Nobody else learns of it; in your own turn you are always asked. { $away ->
    [yes] This works while you are away, too: the answer comes about when you would have looked in, and at this table nobody sees who is here.
   *[no] It works only while you have the table open: otherwise the others would see that you are away and answer all the same.
}
standing-set = Answer this one from now on:
standing-end = Ask me again
standing-end-of = Ask me again: { $question }
standing-soon = { $away ->
    [yes] This will be answered for you later, as you said. You can also answer right now.
   *[no] This will be answered for you in a moment, as you said.
}
standing-ahead = Answer beforehand
standing-question = Question
standing-answers = Answers; the first possible one counts
standing-add = Add a condition
standing-remove = Remove condition { $number }
standing-condition-number = Condition { $number }
standing-and = and
standing-or = or
standing-when = When
standing-always = always
standing-only = only if
standing-unless = unless
standing-term = What
standing-turn = player in turn
standing-test = Compared
standing-least = at least
standing-most = at most
standing-is = is
standing-value = With what
standing-save = Set this answer
standing-condition = { $unless ->
    [yes] unless: { $term } { $test } { $value }
   *[no] only if: { $term } { $test } { $value }
}
