# Questions in others' turns that are answered by themselves.

standing = Standing answers
standing-why = Questions that come in others' turns can be answered automatically, as soon as you would answer yourself. Nobody else learns of it; in your own turn you are always asked.
standing-set = Answer this one from now on:
standing-end = Ask me again
standing-end-of = Ask me again: { $question }
standing-soon = This will be answered for you in a moment, as you said.
