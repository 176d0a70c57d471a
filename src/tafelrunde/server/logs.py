"""Logs as lines of JSON. What they may not hold cannot get in: no bodies, no raw addresses with
tokens in them, and of an exception only its kind and where it happened, never its text."""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback

LOGGER = logging.getLogger("tafelrunde")


class JsonLines(logging.Formatter):
    """One record, one line."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, what happened, and its plain fields."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        told: dict[str, object] = {
            "at": f"{at}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "process": record.process,
            "event": record.msg if record.name == LOGGER.name else record.name,
        }
        fields = getattr(record, "fields", None)
        if isinstance(fields, dict):
            told.update(fields)
        elif record.name.startswith("uvicorn"):
            told["text"] = record.getMessage()
        if record.exc_info and record.exc_info[0] is not None:
            told["error"] = record.exc_info[0].__name__
            frames = traceback.extract_tb(record.exc_info[2])
            told["where"] = [f"{f.filename.rpartition('/')[2]}:{f.lineno} {f.name}" for f in frames]
        return json.dumps(told, ensure_ascii=False)


def set_up(level: str = "INFO") -> None:
    """Write everything to standard error, as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    LOGGER.setLevel(level)
    # uvicorn tells the whole address of every socket, and with it perhaps an invitation.
    logging.getLogger("uvicorn").setLevel(logging.WARNING)


def log(event: str, **fields: object) -> None:
    """Something worth knowing happened; `fields` are ids and numbers, nothing secret."""
    LOGGER.info(event, extra={"fields": fields})


def log_failure(event: str, *, failure: Exception | None = None, **fields: object) -> None:
    """Something broke: `failure`, or what an `except` block has caught."""
    LOGGER.error(event, extra={"fields": fields}, exc_info=failure or True)
