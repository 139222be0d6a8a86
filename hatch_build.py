"""The package's build hook: wheel and sdist carry the built page, and what is built from an sdist needs no Node."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.append(str(Path(__file__).parent))

from web import make  # no part of any package


class PageHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [] if make.UNWANTED or make.fresh() or make.find_node() else [make.NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 hatchling's own
        if make.UNWANTED:
            return
        try:
            make.build()
        except make.PageError as error:
            self.app.abort(f"{error}\nEverything but the page can be installed with THENUMBER_PAGE=no.")
