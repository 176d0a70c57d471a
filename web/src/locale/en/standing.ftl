# Questions in others' turns that are answered by themselves.

standing = Standing answers
standing-why = Questions that come in others' turns can be answered automatically, after about the time you usually take. Nobody else learns of it; in your own turn you are always asked.
standing-set = Answer this one from now on:
standing-end = Ask me again
standing-end-of = Ask me again: { $question }
standing-soon = This will be answered for you in a moment, as you said.
