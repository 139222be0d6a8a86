"""The page in the browser: what web/ was built into, from memory, in the reader's language from the first byte.

Everything is read once: what is served fits together, even while somebody builds a newer page. Nothing but these very
files has a route, so no path leads anywhere else.
"""

import gzip
import html
import json
import re
from collections.abc import Awaitable, Callable, Collection, Mapping
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from aiohttp import web

from thenumber.locales.languages import LANGUAGES
from thenumber.server.web.negotiate import PLAIN, best_encoding, best_language

PAGE = Path(__file__).parents[2] / "page"
HOW_TO_BUILD = "python3 go.py serve"

REVALIDATE = "no-cache"
"""The Cache-Control of what may change: keep it, but ask whether it is still right. With an ETag that is cheap."""
FOR_EVER = "public, max-age=31536000, immutable"
"""The Cache-Control of files whose name changes with what is in them."""
HASHED = "assets/"

FOR_PROGRAMS = ("api/", "ws/", HASHED)

ENDINGS = {".br": "br", ".gz": "gzip"}
"""The encodings of the build's compressed copies, by file ending; the first is preferred."""

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".md": "text/markdown; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".opus": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""The media types by file ending. Our own list, because that of the system differs from machine to machine."""

PageHandler = Callable[[web.Request], Awaitable[web.Response]]
Missing = Callable[[web.Request], Awaitable[web.Response | None]]


class Sent(NamedTuple):
    """Something as it is sent: its bytes in every encoding that there is, and what its headers say of all of them."""

    bodies: Mapping[str, bytes]
    headers: Mapping[str, str]
    version: str


def add_static(
    app: web.Application,
    inner: web.Application,
    base_path: str,
    *,
    folder: Path = PAGE,
    guards: Mapping[str, Callable[[web.Request], None]] = MappingProxyType({}),
) -> Missing | None:
    """Serve the page from `inner`, which is `app` itself or what stands in it under the base path.

    A screen that is not for everybody has a guard, which raises an error for whoever may not see it. Returns what
    answers where nothing is, if there is a page.
    """
    if base_path:
        app.router.add_get(base_path, redirect_to(f"{base_path}/"))
    if not (folder / f"index.{LANGUAGES[0]}.html").exists():
        inner.router.add_get("/", not_built)
        return None
    index = index_in(folder, base_path)
    for screen, route in json.loads((folder / ".built/routes.json").read_text()).items():
        guard = guards.get(screen)
        inner.router.add_get(f"/{route}", guarded(index, guard) if guard else index)
    for name, sent in read_files(folder).items():
        inner.router.add_get(f"/{name}", always(sent))
    return missing(index, base_path)


def read_files(folder: Path) -> dict[str, Sent]:
    """All files by their path, except the indexes and what is hidden."""
    found = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    return {
        name: sent_as(
            {encoding: found[name + ending] for ending, encoding in ENDINGS.items() if name + ending in found}
            | {PLAIN: content},
            {
                "Content-Type": TYPES.get(Path(name).suffix, "application/octet-stream"),
                "Cache-Control": FOR_EVER if name.startswith(HASHED) else REVALIDATE,
                "Vary": "Accept-Encoding",
            },
        )
        for name, content in found.items()
        if not name.startswith((".", "index.")) and Path(name).suffix not in ENDINGS
    }


def sent_as(bodies: Mapping[str, bytes], headers: Mapping[str, str]) -> Sent:
    return Sent(bodies, headers, sha256(bodies[PLAIN]).hexdigest()[:20])


def redirect_to(path: str) -> PageHandler:
    async def handler(_: web.Request) -> web.Response:
        return web.Response(status=308, headers={"Location": path})

    return handler


def always(sent: Sent) -> PageHandler:
    async def handler(request: web.Request) -> web.Response:
        return respond(request, sent)

    return handler


def guarded(page: PageHandler, guard: Callable[[web.Request], None]) -> PageHandler:
    async def handler(request: web.Request) -> web.Response:
        guard(request)
        return await page(request)

    return handler


def index_in(folder: Path, base_path: str) -> PageHandler:
    """The page itself. Language and appearance are chosen here, so that nothing flickers when its script arrives."""
    texts = {path.name.split(".")[1]: path.read_text(encoding="utf-8") for path in folder.glob("index.*.html")}
    made: dict[tuple[str, str], Sent] = {}

    def make(language: str, theme: str) -> Sent:
        # The build can't know where the page will stand, and <base> would bend links within the page.
        text = texts[language].replace('="./', f'="{base_path}/')
        if theme:
            text = text.replace("<html ", f'<html data-theme="{theme}" ', 1)
        plain = text.encode()
        return sent_as(
            {"gzip": gzip.compress(plain, mtime=0), PLAIN: plain},
            {
                "Content-Type": TYPES[".html"],
                "Content-Language": language,
                "Cache-Control": REVALIDATE,
                "Vary": "Accept-Encoding, Accept-Language, Cookie",
            },
        )

    async def handler(request: web.Request) -> web.Response:
        theme = cookie(request, "theme")
        wanted = (language_of(request, texts), theme if theme in ("light", "dark") else "")
        if wanted not in made:
            made[wanted] = make(*wanted)
        return respond(request, made[wanted])

    return handler


def missing(index: PageHandler, base_path: str) -> Missing:
    """An address where nothing is: a person gets the page, which says so; a program gets the refusal, with None."""
    for_programs = tuple(f"{base_path}/{name}" for name in FOR_PROGRAMS)

    async def handler(request: web.Request) -> web.Response | None:
        path, asks = request.rel_url.path, request.method in ("GET", "HEAD")
        person = asks and "text/html" in _header(request, "Accept") and path.startswith(f"{base_path}/")
        if not person or path.startswith(for_programs):
            return None
        response = await index(request)
        if response.status == 200:
            response.set_status(404)
        return response

    return handler


async def not_built(request: web.Request) -> web.Response:
    """Whoever runs the server from its sources may not have built the page yet; everything else works."""
    from thenumber.locales.catalogue import catalogue  # takes longer to load than the rest of a start

    language = language_of(request)
    text = catalogue(language).text
    title, said = html.escape(text("game-title")), html.escape(text("page-not-built", command=HOW_TO_BUILD))
    return web.Response(
        status=503,
        text=f'<!doctype html>\n<html lang="{language}"><title>{title}</title><p>{said}</p></html>\n',
        headers={"Content-Type": TYPES[".html"], "Content-Language": language, "Cache-Control": "no-store"},
    )


def respond(request: web.Request, sent: Sent) -> web.Response:
    encoding = best_encoding(_header(request, "Accept-Encoding"), sent.bodies)
    tag = f'"{sent.version}-{encoding}"'
    headers = {**sent.headers, "ETag": tag}
    known = {entry.strip().removeprefix("W/") for entry in _header(request, "If-None-Match").split(",")}
    if known & {tag, "*"}:
        del headers["Content-Type"]
        return web.Response(status=304, headers=headers)
    if encoding != PLAIN:
        headers["Content-Encoding"] = encoding
    return web.Response(body=sent.bodies[encoding], headers=headers)


def _header(request: web.Request, name: str) -> str:
    return ", ".join(request.headers.getall(name, []))


def language_of(request: web.Request, available: Collection[str] = LANGUAGES) -> str:
    return best_language(cookie(request, "lang"), _header(request, "Accept-Language"), available)


def cookie(request: web.Request, name: str) -> str:
    """The value of the first cookie of that name: it is the one of the narrowest path, and so of this server and not of
    its neighbours."""
    found = re.search(rf"(?:^|;)\s*{name}=([^;]*)", _header(request, "Cookie"))
    return found[1].strip() if found else ""
