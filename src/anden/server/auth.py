"""Guests: a signed cookie remembers who somebody is. There is no log-in to start."""

from __future__ import annotations

import logging
import os
import re
import secrets
import stat
import time
from functools import lru_cache
from pathlib import Path

from itsdangerous import BadSignature, URLSafeTimedSerializer

log = logging.getLogger("anden.server")

COOKIE = "anden_guest"
LIFETIME = 400 * 24 * 3600
"""Browsers keep a cookie no longer than this."""
RENEW_AFTER = 30 * 24 * 3600
GUEST_ID = re.compile(r"g_[A-Za-z0-9_-]{16,32}")
LONGEST = 300
REMEMBERED = 4096
"""So many cookies are not verified again each time they come."""
NAME = COOKIE.encode() + b"="
PLACES = 8
"""A header is searched for our cookie at so many places that look like it."""


SHORTEST_KEY = 32


class BadSecret(Exception):
    """The key that signs cookies cannot be used; the message says what to do."""


def secret_key(folder: Path) -> str:
    """The key that signs cookies, made on the first start and readable by its owner only."""
    path = folder / "secret.key"
    if not path.exists():
        _make_key(path)
    _keep_private(path)
    try:
        key = path.read_text("ascii").strip()
    except UnicodeDecodeError:
        key = ""
    if len(key) < SHORTEST_KEY:
        raise BadSecret(
            f"{path} is damaged: it must hold at least {SHORTEST_KEY} plain characters. Bring it back from a backup, or "
            "remove it: the next start makes a new one, and everybody becomes a new guest"
        )
    return key


def _make_key(path: Path) -> None:
    """Write the key aside and link it into place: nobody sees half a key, and nobody's key is replaced."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    draft = path.with_name(f"secret.{os.getpid()}.{secrets.token_hex(4)}.new")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w") as file:
        file.write(secrets.token_urlsafe(48))
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(draft, path)
    except FileExistsError:
        pass
    except OSError:
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def _keep_private(path: Path) -> None:
    """Who reads the key can be anybody; a copy or a backup may have made it readable."""
    found = path.stat()
    if os.name != "posix" or not stat.S_IMODE(found.st_mode) & 0o077:
        return
    if found.st_uid == os.geteuid():
        path.chmod(0o600)
        log.warning("%s could be read by others; now only by its owner", path)
    else:
        log.warning("%s can be read by others and belongs to somebody else: chmod 600 it", path)


def find_cookie(header: bytes) -> str | None:
    """The value of our cookie in a `Cookie` header. Other cookies cost nothing, however many there are."""
    start = header.find(NAME)
    for _ in range(PLACES):
        if start < 0:
            return None
        if start == 0 or header[start - 1] in b"; \t":
            end = header.find(b";", start)
            value = header[start + len(NAME) : end if end >= 0 else len(header)]
            return value.strip(b' \t"').decode("latin-1")
        start = header.find(NAME, start + 1)
    return None


class Cookies:
    """Signs and reads the guest cookie."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeTimedSerializer(secret, salt="anden-guest")
        self._verified = lru_cache(maxsize=REMEMBERED)(self._verify)

    def read(self, value: str | None) -> tuple[str, bool] | None:
        """The guest of a cookie, and whether it is time to renew it. None when there is no valid one."""
        if not value or len(value) > LONGEST:
            return None
        try:
            guest, signed = self._verified(value)
        except BadSignature:
            return None
        age = time.time() - signed
        return (guest, age > RENEW_AFTER) if age <= LIFETIME else None

    def _verify(self, value: str) -> tuple[str, float]:
        """The guest and when the cookie was signed. Raises for a wrong one, which is therefore never remembered."""
        guest, signed = self._signer.loads(value, return_timestamp=True)
        if not isinstance(guest, str) or not GUEST_ID.fullmatch(guest):
            raise BadSignature("not a guest")
        return guest, signed.timestamp()

    def header(self, guest: str, *, secure: bool) -> str:
        """The `Set-Cookie` header for a guest."""
        parts = [
            f"{COOKIE}={self._signer.dumps(guest)}",
            f"Max-Age={LIFETIME}",
            "Path=/",
            "HttpOnly",
            "SameSite=Lax",
        ]
        return "; ".join([*parts, "Secure"] if secure else parts)


def new_guest() -> str:
    return "g_" + secrets.token_urlsafe(16)
