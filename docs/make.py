"""Makes the pages that are made from code: `python -m docs.make`; `--check` only says whether they are up to date."""

import sys
from pathlib import Path

from docs import changes, cli, examples, protocol, python_api, rules_page

ROOT = Path(__file__).parent.parent


def main() -> None:
    pages = {
        "docs/rules.md": rules_page.page(),
        "docs/protocol.md": protocol.page(),
        "docs/cli.md": cli.page(),
        "docs/python.md": python_api.page(),
        "web/src/lib/protocol.gen.ts": protocol.typescript(),
        "web/src/lib/changes.gen.json": changes.cases(),
        "web/src/screens/rules/examples.gen.json": examples.views(),
    }
    for name, text in pages.items():
        path = ROOT / name
        if "--check" not in sys.argv[1:]:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            sys.exit(f"{name} is out of date: run make docs")


if __name__ == "__main__":
    main()
