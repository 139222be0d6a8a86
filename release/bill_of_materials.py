"""What a release is made of, as CycloneDX: its Python packages, and the npm packages in the page, all with licences."""

import base64
import json
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import quote

from release.build import files_in
from release.running import ReleaseError, run

ACCEPTED = frozenset(tomllib.loads(Path(__file__).with_name("licences.toml").read_text(encoding="utf-8"))["accepted"])
BUNDLED = re.compile(r"^## (\S+) - (\S+) \((.*)\)$", re.MULTILINE)
"""A heading of the page's list of licences, which the build writes."""
FONT = "@fontsource-variable/hanken-grotesk"
"""It is in the page, and stands without its package's name in that list."""


def write(wheel: Path, installed: Path, tree: Path, into: Path) -> None:
    name, version = wheel.name.split("-")[:2]
    parts = {"python": of_python(installed, tree), "page": of_page(files_in(wheel), tree, version)}
    for part, bill in parts.items():
        if unknown := unaccepted(bill):
            raise ReleaseError("these licences are not in release/licences.toml:\n" + "\n".join(unknown))
        text = json.dumps(bill, indent=2, sort_keys=True) + "\n"
        validate(text)
        (into / f"{name}-{version}.{part}.cdx.json").write_text(text, encoding="utf-8")


def of_python(installed: Path, tree: Path) -> dict[str, Any]:
    """The packages of a virtual environment. Where the wheel lay on this machine is nobody's business, and left out."""
    command = [sys.executable, "-m", "cyclonedx_py", "environment", "--output-reproducible"]
    bill: dict[str, Any] = json.loads(run([*command, "--pyproject", tree / "pyproject.toml", installed], cwd=tree))
    for part in (bill["metadata"]["component"], *bill["components"]):
        links = [link for link in part.get("externalReferences", []) if not link["url"].startswith("file:")]
        part["externalReferences"] = links
    return bill


def of_page(wheel: Mapping[str, bytes], tree: Path, version: str) -> dict[str, Any]:
    """The packages whose code or font is in the page of a wheel, as the lock file has them."""
    lock = json.loads((tree / "web/package-lock.json").read_text(encoding="utf-8"))["packages"]
    listed = BUNDLED.findall(wheel["thenumber/page/licences.md"].decode())
    components = []
    for name in sorted({FONT, *(name for name, _, _ in listed)}):
        package = lock[f"node_modules/{name}"]
        components.append(_component(name, package["version"], package["license"], package["integrity"]))
    for name, found, licence in listed:
        if (found, licence) != (lock[f"node_modules/{name}"]["version"], lock[f"node_modules/{name}"]["license"]):
            raise ReleaseError(
                f"the page has {name} {found} ({licence}), which is not what web/package-lock.json says."
            )
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "thenumber-page", "version": version}},
        "components": components,
    }


def _component(name: str, version: str, licence: str, integrity: str) -> dict[str, Any]:
    algorithm, _, digest = integrity.partition("-")
    address = f"pkg:npm/{quote(name)}@{version}"
    return {
        "type": "library",
        "bom-ref": address,
        "purl": address,
        "name": name,
        "version": version,
        "licenses": [{"expression": licence}],
        "hashes": [{"alg": algorithm.upper().replace("SHA", "SHA-"), "content": base64.b64decode(digest).hex()}],
    }


def unaccepted(bill: Mapping[str, Any]) -> list[str]:
    """The parts that have no licence, or one that nobody has accepted."""
    found = []
    for part in bill["components"]:
        licences = [*_licences(part)]
        if not licences or not ACCEPTED.issuperset(licences):
            found.append(f"{part['name']} {part['version']}: {', '.join(licences) or 'no licence'}")
    return found


def _licences(part: Mapping[str, Any]) -> Iterator[str]:
    for entry in part.get("licenses", []):
        licence = entry.get("license", {})
        yield entry.get("expression") or licence.get("id") or licence["name"]


def validate(text: str) -> None:
    from cyclonedx.schema import SchemaVersion  # only who makes a release has it
    from cyclonedx.validation.json import JsonStrictValidator

    if error := JsonStrictValidator(SchemaVersion.V1_6).validate_str(text):
        raise ReleaseError(f"a bill of materials is not as CycloneDX wants it: {error}")
