"""Web push without a library of its own: keys, the signature of a server (RFC 8292), and contents
that only the browser can read (RFC 8291, aes128gcm)."""

from __future__ import annotations

import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import http_ece  # type: ignore[import-untyped]
import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

HOURS = 12  # a signature is good for; 24 at most
CURVE = ec.SECP256R1()


def encode(data: bytes) -> str:
    """Base64 for addresses, without the padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """The bytes of such a text; raises `ValueError`."""
    if not text.isascii() or not text.replace("-", "").replace("_", "").rstrip("=").isalnum():
        raise ValueError("not base64")
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def new_key() -> str:
    """A new private key, as it is kept."""
    return encode(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32))


def private_key(kept: str) -> ec.EllipticCurvePrivateKey:
    """A kept key."""
    return ec.derive_private_key(int.from_bytes(decode(kept)), CURVE)


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half, uncompressed."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def is_point(data: bytes) -> bool:
    """Whether these bytes are a public key."""
    if len(data) != 65:
        return False
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data)
    except ValueError:
        return False
    return True


def authorization(kept: str, endpoint: str, contact: str) -> str:
    """The header that says who sends: signed for the push service of this endpoint."""
    key = private_key(kept)
    parts = urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + HOURS * 3600,
        "sub": contact,
    }
    head = encode(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
    said = f"{head}.{encode(msgspec.json.encode(claims))}"
    r, s = decode_dss_signature(key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
    signature = encode(r.to_bytes(32) + s.to_bytes(32))
    return f"vapid t={said}.{signature}, k={encode(public_bytes(key))}"


def sealed(content: bytes, p256dh: str, auth: str) -> bytes:
    """A content that only the browser with these keys can read."""
    fresh = ec.generate_private_key(CURVE)
    data: bytes = http_ece.encrypt(
        content,
        salt=os.urandom(16),
        private_key=fresh,
        dh=decode(p256dh),
        auth_secret=decode(auth),
        version="aes128gcm",
    )
    return data
