"""Everything that crosses the wire, as types: HTTP bodies and the messages of the table socket.

`tools/make_types.py` writes `web/src/lib/messages.ts` from these modules, `docs/protocol.md` tells
the story around it. Times are whole milliseconds since 1970; a seat of -1 is a spectator.
"""

from tafelrunde.server.messages.basics import *  # noqa: F403
from tafelrunde.server.messages.from_client import *  # noqa: F403
from tafelrunde.server.messages.from_server import *  # noqa: F403
from tafelrunde.server.messages.moderation import *  # noqa: F403
from tafelrunde.server.messages.people import *  # noqa: F403
from tafelrunde.server.messages.printing import *  # noqa: F403
from tafelrunde.server.messages.replays import *  # noqa: F403
from tafelrunde.server.messages.shown import *  # noqa: F403
from tafelrunde.server.messages.tables import *  # noqa: F403
from tafelrunde.server.messages.titles import *  # noqa: F403
from tafelrunde.server.messages.tournaments import *  # noqa: F403
from tafelrunde.server.messages.users import *  # noqa: F403
