"""Makes a release: `python -m release.make` checks, builds and tries it, and puts it into dist/. It publishes nothing.

`--rehearsal` does the same with the last commit, whatever its version and the tree say, and leaves dist/ alone.
"""

import hashlib
import shutil
import sys
import tempfile
from pathlib import Path

from release import bill_of_materials, build, contents, readiness, trial
from release.running import ReleaseError

ROOT = Path(__file__).parent.parent
FINISHED, REHEARSED = ROOT / "dist", ROOT / "build/rehearsal"


def main(arguments: list[str]) -> None:
    if arguments not in ([], ["--rehearsal"]):
        sys.exit("Usage: python -m release.make [--rehearsal]")
    try:
        make(rehearsal=bool(arguments))
    except ReleaseError as error:
        sys.exit(f"There is no release: {error}")


def make(*, rehearsal: bool) -> None:
    faults = readiness.faults(ROOT)
    for fault in faults:
        print(f"Not ready: {fault}")
    if faults and not rehearsal:
        raise ReleaseError("this must be mended first, or try --rehearsal.")
    with tempfile.TemporaryDirectory(prefix="release-") as name:
        folder, made = Path(name), Path(name) / "made"
        made.mkdir()
        wheel, sdist = build.twice(ROOT, folder, made)
        print("The bytes of two builds are the same.")
        contents.check(wheel, sdist, build.tracked(ROOT))
        print("The wheel and the sdist hold what they must, and nothing else.")
        installed = trial.install(wheel, ROOT / "constraints.txt", folder / "installed")
        trial.play(installed, folder)
        trial.serve(installed, folder)
        print("The wheel was installed; it played a game and served the page.")
        bill_of_materials.write(wheel, installed, ROOT, made)
        print("All parts have known licences.")
        (made / "SHA256SUMS").write_text(sums(made))
        into = REHEARSED if rehearsal else FINISHED
        shutil.rmtree(into, ignore_errors=True)
        shutil.copytree(made, into)
    for path in sorted(into.iterdir()):
        print(f"{path.stat().st_size:>10,} bytes  {path.relative_to(ROOT)}")


def sums(folder: Path) -> str:
    """The lines that `sha256sum --check` reads."""
    return "".join(
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in sorted(folder.iterdir())
    )


if __name__ == "__main__":
    main(sys.argv[1:])
