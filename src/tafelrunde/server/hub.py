"""All sockets of this worker, by user and by address."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from tafelrunde.server.limits import SOCKETS, SOCKETS_PER_ADDRESS, SOCKETS_PER_USER

if TYPE_CHECKING:
    from tafelrunde.server.sockets import Socket


class Hub:
    """Knows who is connected."""

    def __init__(self) -> None:
        self.users: dict[str, set[Socket]] = defaultdict(set)
        self.addresses: dict[str, int] = defaultdict(int)

    def has_room(self, user: str, address: str, *, limited: bool) -> bool:
        """Whether one more socket is allowed."""
        if not limited:
            return True
        mine = len(self.users[user]) if user in self.users else 0
        here = self.addresses.get(address, 0)
        full = self.count() >= SOCKETS
        return mine < SOCKETS_PER_USER and here < SOCKETS_PER_ADDRESS and not full

    def add(self, socket: Socket) -> None:
        """A socket was opened."""
        self.users[socket.user].add(socket)
        self.addresses[socket.address] += 1

    def remove(self, socket: Socket) -> None:
        """A socket was closed."""
        self.users[socket.user].discard(socket)
        if not self.users[socket.user]:
            del self.users[socket.user]
        self.addresses[socket.address] -= 1
        if self.addresses[socket.address] <= 0:
            del self.addresses[socket.address]

    def of_user(self, user: str) -> list[Socket]:
        """All sockets of a user."""
        return list(self.users[user]) if user in self.users else []

    def drop(self, user: str) -> None:
        """Have all pages of a user connect anew: only those whose session lives come back."""
        for socket in self.of_user(user):
            socket.close(1012)

    def end(self, session: str) -> None:
        """Close the pages of one session."""
        for socket in self.all():
            if socket.session == session:
                socket.close(4401)

    def become(self, guest: str, account: str) -> None:
        """The open pages of a guest are those of an account from now on."""
        for socket in self.users.pop(guest, set()):
            socket.user = account
            self.users[account].add(socket)

    def all(self) -> list[Socket]:
        """All sockets."""
        return [socket for mine in self.users.values() for socket in mine]

    def count(self) -> int:
        """How many sockets are open."""
        return sum(self.addresses.values())
