"""`python -m tafelrunde` is the command `tafelrunde`."""

from __future__ import annotations

from tafelrunde.cli.main import main

if __name__ == "__main__":
    main()
