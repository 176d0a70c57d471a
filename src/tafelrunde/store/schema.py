"""The tables of the database; SQLite and PostgreSQL share them. Times are milliseconds."""

from __future__ import annotations

import sqlalchemy as sa

META = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# What one server (all workers) agrees on: the secret that signs cookies.
keys = sa.Table(
    "keys",
    META,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

users = sa.Table(
    "users",
    META,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("login", sa.String(120), unique=True),  # how the name looks; null for guests
    sa.Column("password", sa.Text),  # argon2
    sa.Column("epoch", sa.Integer, nullable=False),  # raised to end all sessions
    sa.Column("lang", sa.String(20), nullable=False),
    sa.Column("webhook", sa.Text, nullable=False),
    sa.Column("preferences", sa.JSON, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"),  # to the day
    # How the name looks to a reader, see `names.py`: an account's look is nobody else's.
    sa.Column("look", sa.String(120), nullable=False, server_default="", index=True),
    sa.Column("email", sa.String(254), nullable=False, server_default=""),  # verified, or none
    sa.Column("mail_turns", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("moderator", sa.Boolean, nullable=False, server_default=sa.false()),
)

# Links that were mailed: only their hashes. One is worth nothing when the user's epoch has changed.
mail_tokens = sa.Table(
    "mail_tokens",
    META,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),  # verify, reset
    sa.Column("user_id", sa.String(32), nullable=False, index=True),
    sa.Column("epoch", sa.Integer, nullable=False),
    sa.Column("email", sa.String(254), nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)

# Sessions that were ended before their cookie is too old.
endings = sa.Table(
    "endings",
    META,
    sa.Column("session", sa.String(40), primary_key=True),
    sa.Column("until", sa.BigInteger, nullable=False),  # the cookie is too old then
)

tables = sa.Table(
    "tables",
    META,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("title", sa.String(40), nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),  # never leaves the server before the end
    sa.Column("kind", sa.String(20), nullable=False),  # game, sandbox, upload
    # waiting, running, finished, stopped (other rules are installed), closed
    sa.Column("status", sa.String(20), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("owner", sa.String(32), nullable=False, index=True),
    sa.Column("owner_name", sa.String(80), nullable=False),
    sa.Column("invite", sa.String(64), nullable=False, unique=True),
    sa.Column("source", sa.String(32), nullable=False),  # the table a sandbox was copied from
    sa.Column("turn_seconds", sa.Integer, nullable=False),
    sa.Column("steps", sa.Integer, nullable=False),  # answers that count
    sa.Column("waiting_for", sa.JSON, nullable=False),  # seats
    sa.Column("consent", sa.JSON),  # an open request to undo
    sa.Column("result", sa.JSON),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False, index=True),
    # A hash of what everybody saw after the last answer: other rules must lead to the same.
    sa.Column("position", sa.String(64), nullable=False, server_default=""),
    # What has no choice waits for people who are away, as any other question does.
    sa.Column("patient", sa.Boolean, nullable=False, server_default=sa.false()),
    # Its world was laid out by somebody who may know what is hidden in it.
    sa.Column("exact", sa.Boolean, nullable=False, server_default=sa.false()),
    # The clock of the whole game, what happens when somebody's time is up, how much of it each has
    # used and since when they are asked, and the next moment at which somebody's time is up.
    sa.Column("total_seconds", sa.Integer, nullable=False, server_default="0"),
    sa.Column("expiry", sa.String(10), nullable=False, server_default="nothing"),
    sa.Column("clock", sa.JSON),
    sa.Column("deadline", sa.BigInteger, nullable=False, server_default="0", index=True),
    # What people look for: a game that counts, a language, how much the others have played.
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("lang", sa.String(20), nullable=False, server_default=""),
    sa.Column("level", sa.String(20), nullable=False, server_default=""),
    sa.Index("ix_tables_status", "status", "public", "changed"),
)

# Who sits where: a user, a bot, a bot for an absent user, or (neither) nobody yet.
seats = sa.Table(
    "seats",
    META,
    sa.Column("table_id", sa.String(32), sa.ForeignKey(tables.c.id), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("user_id", sa.String(32), index=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("bot", sa.String(80), nullable=False),
)

# The journal of a game. Nothing is ever changed or removed: an undo is a line of its own.
moves = sa.Table(
    "moves",
    META,
    sa.Column("table_id", sa.String(32), sa.ForeignKey(tables.c.id), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.SmallInteger, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("value", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

chats = sa.Table(
    "chats",
    META,
    sa.Column("table_id", sa.String(32), sa.ForeignKey(tables.c.id), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("user_id", sa.String(32)),
)

# Where games go on: the chronicle one begins with. The games of a realm share its name.
chronicles = sa.Table(
    "chronicles",
    META,
    sa.Column("table_id", sa.String(32), sa.ForeignKey(tables.c.id), primary_key=True),
    sa.Column("realm", sa.String(32), nullable=False, index=True),  # the first game's table
    sa.Column("contents", sa.Text, nullable=False),
)

# Who has a table open, by worker: only used when there are several.
presence = sa.Table(
    "presence",
    META,
    sa.Column("worker", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("user_id", sa.String(32), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)

# How somebody answers a question whenever it comes in others' turns; nobody else knows.
standing = sa.Table(
    "standing",
    META,
    sa.Column("table_id", sa.String(32), sa.ForeignKey(tables.c.id), primary_key=True),
    sa.Column("user_id", sa.String(32), primary_key=True, index=True),
    sa.Column("prompt", sa.String(80), primary_key=True),
    sa.Column("answers", sa.JSON, nullable=False),
    sa.Column("asked", sa.JSON, nullable=False),
    sa.Column("conditions", sa.JSON, nullable=False),
)

# Who may not come in (ban) or not chat (mute): an account, or everybody of a network.
bans = sa.Table(
    "bans",
    META,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("user_id", sa.String(32), nullable=False, index=True),  # or ''
    sa.Column("name", sa.String(80), nullable=False),  # of the user, or the network
    sa.Column("net", sa.String(60), nullable=False),  # or ''
    sa.Column("until", sa.BigInteger, nullable=False),  # 0: for ever
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

# What players complain about: somebody at a table, or a line of chat.
reports = sa.Table(
    "reports",
    META,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("table_id", sa.String(32), nullable=False, index=True),
    sa.Column("by_id", sa.String(32), nullable=False),
    sa.Column("by_name", sa.String(80), nullable=False),
    sa.Column("user_id", sa.String(32), nullable=False),  # about whom, or ''
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),  # -1: a spectator
    sa.Column("line", sa.Integer, nullable=False),  # of the chat; -1: none
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("done", sa.BigInteger, nullable=False),  # 0: open
)

# Who has done what, of those who look after the server.
doings = sa.Table(
    "doings",
    META,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False, index=True),
    sa.Column("by_id", sa.String(32), nullable=False),  # '': a command
    sa.Column("by_name", sa.String(80), nullable=False),
    sa.Column("what", sa.String(20), nullable=False),
    sa.Column("user_id", sa.String(32), nullable=False),  # to whom, or ''
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("detail", sa.Text, nullable=False),
)

# What a command has changed beside a running server on SQLite, which looks here from time to time.
errands = sa.Table(
    "errands",
    META,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("kind", sa.String(60), nullable=False),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("user_id", sa.String(80), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

# Who wants to be seen by others, and how they want to be called to their turn.
profiles = sa.Table(
    "profiles",
    META,
    sa.Column("user_id", sa.String(32), primary_key=True),
    sa.Column("shown", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("calls", sa.JSON),  # see `server/calling.py`
    sa.Column("told", sa.BigInteger, nullable=False, server_default="0"),  # the last e-mail
)

# Somebody asks somebody else; once that one has agreed, they are friends. Whoever was declined is
# not told, and cannot ask again: the wish stays, unseen by the other.
friends = sa.Table(
    "friends",
    META,
    sa.Column("user_id", sa.String(32), primary_key=True),
    sa.Column("friend_id", sa.String(32), primary_key=True, index=True),
    sa.Column("agreed", sa.Boolean, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("declined", sa.Integer, nullable=False, server_default="0"),  # 2: and taken back
)

# How rated games ended, in the order in which they were counted: ratings follow from these.
outcomes = sa.Table(
    "outcomes",
    META,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("number", sa.Integer, nullable=False, index=True),
    sa.Column("user_id", sa.String(32), nullable=False, index=True),
    sa.Column("title", sa.String(40), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

ratings = sa.Table(
    "ratings",
    META,
    sa.Column("user_id", sa.String(32), primary_key=True),
    sa.Column("title", sa.String(40), primary_key=True),
    sa.Column("players", sa.Integer, primary_key=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
)

# Browsers that want to be called (RFC 8030); one counts once it has sent its token back.
pushes = sa.Table(
    "pushes",
    META,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("user_id", sa.String(32), nullable=False, index=True),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("p256dh", sa.String(120), nullable=False),
    sa.Column("auth", sa.String(40), nullable=False),
    sa.Column("token", sa.String(64), nullable=False),  # '' once it was confirmed
    sa.Column("lang", sa.String(20), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)

tournaments = sa.Table(
    "tournaments",
    META,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("owner", sa.String(32), nullable=False, index=True),
    sa.Column("title", sa.String(40), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("kind", sa.String(10), nullable=False),  # swiss, robin, league
    sa.Column("players", sa.Integer, nullable=False),  # at one table
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("round", sa.Integer, nullable=False),  # 0: has not begun
    sa.Column("status", sa.String(10), nullable=False),  # open, running, finished, closed
    sa.Column("turn_seconds", sa.Integer, nullable=False),
    sa.Column("expiry", sa.String(10), nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
)

entrants = sa.Table(
    "entrants",
    META,
    sa.Column("tournament", sa.String(32), sa.ForeignKey(tournaments.c.id), primary_key=True),
    sa.Column("user_id", sa.String(32), primary_key=True, index=True),
    sa.Column("joined", sa.BigInteger, nullable=False),
    sa.Column("withdrawn", sa.Boolean, nullable=False),
)

# Who plays where in which round; without a table it is a bye.
pairings = sa.Table(
    "pairings",
    META,
    sa.Column("tournament", sa.String(32), sa.ForeignKey(tournaments.c.id), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True),
    sa.Column("user_id", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),  # of the table, -1 for a bye
    sa.Column("table_id", sa.String(32), nullable=False, index=True),
    sa.Column("points", sa.Float),  # once the game is over
    sa.Column("won", sa.Boolean, nullable=False),
)

# The workers that live, and where the others reach them; `at` is the database's own time.
workers = sa.Table(
    "workers",
    META,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

# Which of them plays a table: only used when there are several.
owners = sa.Table(
    "owners",
    META,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("worker", sa.String(32), nullable=False, index=True),
)

# Links to replays, for anybody they are sent to; as long as they are not withdrawn.
shares = sa.Table(
    "shares",
    META,
    sa.Column("token", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(32), nullable=False, index=True),
    sa.Column("user_id", sa.String(32), nullable=False, index=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)

# What says who is there now is worth nothing in a copy.
PASSING = (presence, errands, workers, owners)
