"""What is installed works without the checkout; what lies in deploy/ can be read."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"


def run(*command: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)


def uv_or_skip() -> list[str]:
    uv = [sys.executable, "-m", "uv"]
    if run(*uv, "--version").returncode:
        pytest.skip("uv is not installed")
    return uv


def test_the_plain_wheel_serves_the_page_as_the_containerfile_installs_it(built, tmp_path):
    uv = uv_or_skip()
    made = run(*uv, "build", "-q", "--wheel", "-o", str(tmp_path))
    if made.returncode and "hatchling" in made.stderr:
        pytest.skip(f"a wheel cannot be built here: {made.stderr[-200:]}")
    assert made.returncode == 0, made.stderr
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    for part in ("server/static/index.html", "locale/de/mail.ftl", "py.typed"):
        assert f"tafelrunde/{part}" in names
    assert any("migrations/versions/0005" in name for name in names)
    assert not any(name.startswith(("tests/", "tools/")) for name in names)
    tried = run(sys.executable, "tools/containerfile.py", "--quick", str(wheel))
    assert tried.returncode == 0, tried.stdout + tried.stderr
    assert '"files"' in tried.stdout


def test_nginx_reads_its_configuration(tmp_path):
    nginx = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
    if nginx is None:
        pytest.skip("nginx is not here")
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    made = run(
        *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=x"),
        *("-keyout", str(key), "-out", str(certificate), "-days", "2"),
    )
    assert made.returncode == 0, made.stderr
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    text = re.sub(r"(ssl_certificate +)\S+;", rf"\g<1>{certificate};", text)
    text = re.sub(r"(ssl_certificate_key +)\S+;", rf"\g<1>{key};", text)
    whole = tmp_path / "whole.conf"
    whole.write_text(
        f"pid {tmp_path}/pid; error_log {tmp_path}/errors; events {{}} http {{ {text} }}"
    )
    done = run(nginx, "-t", "-q", "-c", str(whole), "-p", str(tmp_path))
    assert done.returncode == 0, done.stderr


def test_what_the_proxy_lets_through_is_what_the_server_takes():
    from tafelrunde.server import limits

    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    most = re.search(r"client_max_body_size (\d+)m;", text)
    assert most is not None and int(most[1]) * 1_048_576 >= limits.RECORD
    assert "proxy_set_header Host $host;" in text
    assert "X-Forwarded-For $remote_addr" in text  # a visitor's own word on it is dropped
    read = re.search(r"proxy_read_timeout (\d+)s;", text)
    assert read is not None and int(read[1]) > limits.PING_SECONDS + limits.PONG_SECONDS


def test_systemd_reads_the_unit(tmp_path):
    text = (DEPLOY / "tafelrunde.service").read_text("utf-8")
    files = re.search(r"LimitNOFILE=(\d+)", text)
    assert files is not None and int(files[1]) >= 4_000 + 20_000 + 300
    command = re.search(r"^ExecStart=\S+/tafelrunde (.*)$", text, re.MULTILINE)
    assert command is not None
    words = re.sub(r"\$\{\w+\}", "1", command[1]).split()
    done = run(sys.executable, "-m", "tafelrunde", *words, "--help")
    assert done.returncode == 0, done.stderr
    if shutil.which("systemd-analyze"):
        unit = tmp_path / "tafelrunde.service"
        unit.write_text(re.sub(r"ExecStart=\S+", f"ExecStart={sys.executable}", text))
        done = run("systemd-analyze", "verify", "--man=no", str(unit))
        assert "tafelrunde.service:" not in done.stderr, done.stderr
