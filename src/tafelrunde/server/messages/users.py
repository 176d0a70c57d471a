"""Who somebody is: guests, accounts, settings, passwords."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from tafelrunde.server import limits
from tafelrunde.server.messages.basics import Email, Model, Name, OldPassword, Password, Token, Word


class UserInfo(Model):
    """The person who asks: a guest, or somebody with an account."""

    id: str
    name: str
    account: bool
    moderator: bool = False


class UserSettings(Model):
    """What a user may set; `preferences` is the page's own business (at most 4 kB)."""

    lang: str = ""
    webhook: str = ""  # POSTed to when it is your turn and you are away
    email: str = ""  # verified
    unverified: str = ""  # an address to which a link was sent
    mail_turns: bool = False  # a mail when it is your turn and you are away
    preferences: dict[str, bool | int | str] = {}


class Me(Model):
    """GET /api/me: who I am, and the token that every changing request must carry."""

    user: UserInfo | None
    csrf: str
    settings: UserSettings
    mail: bool = False  # this server can send mail


class GuestWish(Model):
    """POST /api/guest: play under a name, without an account."""

    name: Name


class AccountWish(Model):
    """POST /api/account: a guest becomes an account and keeps the games; or a fresh account."""

    name: Name
    password: Password


class LoginWish(Model):
    """POST /api/login."""

    name: Name
    password: Annotated[str, Meta(max_length=limits.PASSWORD_MAX)]


class PasswordWish(Model):
    """POST /api/password: a new password; all other sessions of the account end."""

    password: Annotated[str, Meta(max_length=limits.PASSWORD_MAX)]  # the old one
    new: Password


class FarewellWish(Model):
    """DELETE /api/me: remove me and what I set; an account needs its password."""

    password: Annotated[str, Meta(max_length=limits.PASSWORD_MAX)] = ""


class SettingsWish(Model):
    """PUT /api/settings: what is left out stays as it is."""

    name: Name | None = None
    lang: Word | None = None
    webhook: Annotated[str, Meta(max_length=limits.WEBHOOK)] | None = None
    mail_turns: bool | None = None
    preferences: dict[str, bool | int | str] | None = None


class EmailWish(Model):
    """POST /api/email: send a link to this address; it is the account's when that was opened.

    DELETE /api/email, without an address: forget it.
    """

    password: OldPassword
    email: Email = ""


class LinkWish(Model):
    """POST /api/email/verify: somebody has opened the link in the mail."""

    token: Token


class ForgotWish(Model):
    """POST /api/password/forgot: send a link to the address of an account.

    `who` is its name or its address. The answer is the same whether there is such an account.
    """

    who: Annotated[str, Meta(min_length=1, max_length=limits.EMAIL)]


class ResetWish(Model):
    """POST /api/password/reset: a new password by a mailed link; all sessions end."""

    token: Token
    new: Password


class Done(Model):
    """It was done, or there is nothing to say about it."""

    ok: bool = True
