"""`deploy/nginx.conf` in a real nginx, with TLS, in front of a real server."""

from __future__ import annotations

import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from websockets.asyncio.client import connect

from tafelrunde.server.limits import GUESTS
from tests.server.backends import ROOT, free_port, serving

pytestmark = pytest.mark.anyio
HOST = "games.example.org"


def write_certificate(folder: Path) -> None:
    """A certificate of our own for the host."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOST)])
    begin = datetime.now(UTC) - timedelta(hours=1)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(begin)
        .not_valid_after(begin + timedelta(days=2))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(HOST)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    (folder / "fullchain.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    kind, form = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
    (folder / "privkey.pem").write_bytes(
        key.private_bytes(kind, form, serialization.NoEncryption())
    )


class Proxy:
    """nginx with our file, on ports of the tests."""

    def __init__(self, program: str, folder: Path, port: int) -> None:
        self.plain, self.secure, self.folder = free_port(), free_port(), folder
        write_certificate(folder)
        text = (ROOT / "deploy" / "nginx.conf").read_text()
        for old, new in (
            ("/etc/letsencrypt/live/games.example.org", str(folder)),
            ("127.0.0.1:8000", f"127.0.0.1:{port}"),
            ("listen 80;", f"listen 127.0.0.1:{self.plain};"),
            ("listen 443 ssl;", f"listen 127.0.0.1:{self.secure} ssl;"),
            ("    listen [::]:80;\n", ""),
            ("    listen [::]:443 ssl;\n", ""),
        ):
            assert old in text
            text = text.replace(old, new)
        (folder / "site.conf").write_text(text)
        places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        temporary = "".join(f"{place}_temp_path {folder}/{place};\n" for place in places)
        (folder / "nginx.conf").write_text(
            f"pid {folder}/pid;\nerror_log {folder}/error.log;\nworker_processes 1;\n"
            f"daemon off;\nevents {{}}\nhttp {{\naccess_log off;\n{temporary}"
            f"include {folder}/site.conf;\n}}\n"
        )
        self.command = [program, "-p", str(folder), "-c", str(folder / "nginx.conf")]
        self.trust = ssl.create_default_context(cafile=str(folder / "fullchain.pem"))

    def visitor(self) -> httpx.AsyncClient:
        """A browser that finds the host here."""
        address = f"https://127.0.0.1:{self.secure}"
        return httpx.AsyncClient(base_url=address, verify=self.trust, headers={"Host": HOST})


NAMED = {"sni_hostname": HOST}


def wait_for(port: int) -> None:
    """Until somebody listens there."""
    deadline = time.monotonic() + 10
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 5).close()
            return
        except OSError:
            assert time.monotonic() < deadline
            time.sleep(0.02)


async def come_in(browser: httpx.AsyncClient, name: str) -> tuple[dict[str, str], httpx.Response]:
    """Become a guest: what later requests must carry, and how it was answered."""
    told = await browser.get("/api/me", extensions=NAMED)
    headers = {"X-CSRF-Token": told.json()["csrf"], "Origin": f"https://{HOST}"}
    told = await browser.post("/api/guest", json={"name": name}, headers=headers, extensions=NAMED)
    if told.status_code == 200:
        headers["X-CSRF-Token"] = told.json()["csrf"]
        headers["Cookie"] = told.headers["set-cookie"].partition(";")[0]
    return headers, told


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    found = subprocess.run(
        ["sh", str(ROOT / "tools" / "need_nginx.sh")], capture_output=True, text=True
    )
    if found.returncode:
        pytest.skip(found.stderr.strip())
    folder = tmp_path_factory.mktemp("nginx")
    public = {"proxy": "127.0.0.1", "reached": f"https://{HOST}"}
    with serving(str(folder / "db"), folder / "log", limit_factor=1, **public) as process:
        made = Proxy(found.stdout.strip(), folder, process.port)
        checked = subprocess.run([*made.command, "-t"], capture_output=True, text=True)
        assert checked.returncode == 0, checked.stderr
        assert "warn" not in checked.stderr
        running = subprocess.Popen(made.command)
        try:
            wait_for(made.secure)
            yield made
        finally:
            running.terminate()
            running.wait(10)


async def test_the_page_and_a_game_come_through_tls(proxy):
    async with proxy.visitor() as browser:
        headers, told = await come_in(browser, "Ann")
        assert told.status_code == 200, told.text
        assert "Secure" in told.headers["set-cookie"]
        assert "strict-transport-security" in told.headers
        wish = {"title": "dominion", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]}
        told = await browser.post("/api/tables", json=wish, headers=headers, extensions=NAMED)
        assert told.status_code == 200, told.text
        table = told.json()["id"]
        async with connect(
            f"wss://{HOST}/ws/tables/{table}",
            host="127.0.0.1",
            port=proxy.secure,
            ssl=proxy.trust,
            origin=f"https://{HOST}",
            additional_headers={"Cookie": headers["Cookie"]},
        ) as line:
            while '"type":"state"' not in str(await line.recv()):
                pass


async def test_plain_requests_are_sent_to_tls(proxy):
    async with httpx.AsyncClient() as browser:
        told = await browser.get(
            f"http://127.0.0.1:{proxy.plain}/rules/root?x=1", headers={"Host": HOST}
        )
    assert (told.status_code, told.headers["location"]) == (301, f"https://{HOST}/rules/root?x=1")


async def test_bodies_and_figures_stay_within_bounds(proxy):
    async with proxy.visitor() as browser:
        told = await browser.post("/api/guest", content=b"x" * (1024 * 1024 + 1), extensions=NAMED)
        assert told.status_code == 413
        assert (await browser.get("/metrics", extensions=NAMED)).status_code == 404


async def test_a_visitor_cannot_claim_another_address(proxy):
    """New guests are counted by address; with one of their choice nobody would ever be counted."""
    statuses = []
    for number in range(GUESTS.credits + 1):
        async with proxy.visitor() as browser:
            browser.headers["X-Forwarded-For"] = f"203.0.113.{number}"
            _, told = await come_in(browser, f"Guest {number}")
            statuses.append(told.status_code)
    assert statuses[-1] == 429 and 200 in statuses
