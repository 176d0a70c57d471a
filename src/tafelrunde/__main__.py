"""The command `tafelrunde`, also as `python -m tafelrunde`.

Worker processes import this module again, so it imports nothing before it is called.
"""

from __future__ import annotations


def main() -> None:
    """Run the program, or say in one line what has to be installed for it."""
    try:
        from tafelrunde.cli.main import main as run

        run()
    except ModuleNotFoundError as error:
        import os
        import sys

        from tafelrunde.extras import BAD_INSTALLATION, missing_extra
        from tafelrunde.languages import chosen_language
        from tafelrunde.texts import error_text

        needed = missing_extra(error, sys.argv[1:])
        if needed is None:
            raise
        lang = chosen_language(sys.argv[1:], os.environ)
        print(f"tafelrunde: {error_text(needed, lang)}", file=sys.stderr)
        sys.exit(BAD_INSTALLATION)


if __name__ == "__main__":
    main()
