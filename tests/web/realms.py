"""Realms of Oath for tests and pictures."""

from __future__ import annotations

from tests.web.people import Guest

BOT = {"kind": "bot", "bot": "random"}

# A game of bots with its Chronicle, played to its end; the page waits for it.
PLAYED = """async ([seats, realm]) => {
    const json = async (path, body) => {
        const headers = { 'X-CSRF-Token': window.csrf ?? '' }
        const sent = body ? { method: 'POST', headers, body: JSON.stringify(body) } : {}
        const told = await (await fetch(path, sent)).json()
        if (told.csrf) window.csrf = told.csrf
        return told
    }
    if (!(await json('/api/me')).user) await json('/api/guest', { name: 'Anna' })
    const wish = { title: 'oath', seats, realm, public: true, options: { chronicle: true } }
    const { id } = await json('/api/tables', wish)
    for (;;) {
        if ((await json(`/api/tables/${id}`)).status === 'finished') return id
        await new Promise((done) => setTimeout(done, 200))
    }
}"""


def played(guest: Guest, realm: str = "Lion's March") -> str:
    """The table of a finished game of a realm that Anna owns."""
    page = guest.visit()
    page.wait_for_selector(".start button.main:enabled")
    id: str = page.evaluate(PLAYED, [[BOT, BOT], realm])
    return id
