"""The proxies of deploy/proxies as they are shipped, each in front of nodes of a test, with TLS on a free port.

Only what can't be the same here is put in other words: ports, addresses of nodes, certificates, the base path.
"""

import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar, Self

from online import PATIENCE
from ports import free_port

SHIPPED = Path(__file__).parents[2] / "deploy" / "proxies"
NODES = ("127.0.0.1:8080", "127.0.0.1:8081")
"""The addresses of the nodes in the shipped files."""
NAME = "localhost"
"""The name of the site here: certificates are made out to it."""


class Proxy:
    """A proxy in the foreground, in front of these nodes. `url` leads to them, `trusted` knows its certificate."""

    program: ClassVar[str]
    shipped: ClassVar[str]

    def __init__(self, folder: Path, nodes: Sequence[str], base_path: str = "") -> None:
        self.folder, self.nodes, self.base_path = folder, nodes, base_path
        self.port, self.plain_port = free_port(), free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.log = folder / "proxy.log"

    @property
    def authority(self) -> Path:
        """The certificate that all others here are checked with."""
        return self.folder / "certificate.pem"

    @property
    def trusted(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.authority))

    @property
    def url(self) -> str:
        return f"https://{NAME}:{self.port}{self.base_path}"

    def start(self) -> Self:
        command = [found(self.program), *self.configured()]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=os.environ | self.environment()
            )
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            assert self.process.poll() is None, self.log.read_text()
            assert time.monotonic() < deadline, self.log.read_text()
            time.sleep(0.05)
        return self

    def judged(self) -> subprocess.CompletedProcess[str]:
        """What the program itself says of the shipped file."""
        raise NotImplementedError

    def configured(self) -> list[str]:
        """Write the files that the program needs; its arguments."""
        raise NotImplementedError

    def environment(self) -> dict[str, str]:
        return {}

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process:
            self.process.terminate()
            self.process.wait(PATIENCE)

    def _answers(self) -> bool:
        if not self.authority.exists():
            return False
        try:
            with socket.create_connection(("127.0.0.1", self.port), PATIENCE) as line:
                self.trusted.wrap_socket(line, server_hostname=NAME).close()
        except OSError:
            return False
        return True

    def _changed(self, changes: Mapping[str, str]) -> str:
        """The shipped file with other words in some places. Each must be there."""
        text = (SHIPPED / self.shipped).read_text()
        for old, new in changes.items():
            assert old in text, f"{self.shipped}: {old}"
            text = text.replace(old, new)
        return text

    def _certified(self) -> tuple[Path, Path]:
        """A certificate that is its own authority, and its key."""
        key = self.folder / "key.pem"
        subject = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
        kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
        files = ["-keyout", str(key), "-out", str(self.authority)]
        subprocess.run([found("openssl"), "req", *kind, *subject, *files], check=True, capture_output=True)
        return self.authority, key


class Caddy(Proxy):
    """With variables, as its file offers it; `localhost` gets a certificate from an authority of its own."""

    program, shipped = "caddy", "Caddyfile"

    @property
    def authority(self) -> Path:
        return self.folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"

    def environment(self) -> dict[str, str]:
        home = {"HOME": str(self.folder), "XDG_DATA_HOME": str(self.folder), "XDG_CONFIG_HOME": str(self.folder)}
        return home | {"SITE": f"{NAME}:{self.port}", "BASE": self.base_path, "NODES": " ".join(self.nodes)}

    def configured(self) -> list[str]:
        ours = self.folder / "Caddyfile"
        options = f"http_port {self.plain_port}\n\thttps_port {self.port}\n\tskip_install_trust\n\tadmin off"
        ours.write_text(f"{{\n\t{options}\n}}\nimport {SHIPPED / self.shipped}\n")
        return ["run", "--config", str(ours), "--adapter", "caddyfile"]

    def judged(self) -> subprocess.CompletedProcess[str]:
        return run("caddy", "validate", "--config", str(SHIPPED / self.shipped), "--adapter", "caddyfile")


class Nginx(Proxy):
    """The file is one of those in /etc/nginx/conf.d, so something has to stand around it."""

    program, shipped = "nginx", "nginx.conf"

    def configured(self) -> list[str]:
        certificate, key = self._certified()
        site = self._changed(
            {
                "listen 80;": f"listen 127.0.0.1:{self.plain_port};",
                "listen 443 ssl;": f"listen 127.0.0.1:{self.port} ssl;",
                "game.example.org;": f"{NAME};",
                "/etc/letsencrypt/live/game.example.org/fullchain.pem": str(certificate),
                "/etc/letsencrypt/live/game.example.org/privkey.pem": str(key),
                "location / {": f"location {self.base_path or '/'} {{",
                **dict(zip(NODES, self.nodes, strict=True)),
            }
        )
        (self.folder / "site.conf").write_text(site)
        places = [
            f"{name}_temp_path {self.folder}/{name};" for name in ("proxy", "client_body", "fastcgi", "uwsgi", "scgi")
        ]
        http = "\n".join(["access_log off;", *places, "include site.conf;"])
        start = f"daemon off;\npid {self.folder}/pid;\nerror_log stderr;\nevents {{ worker_connections 4096; }}\n"
        (self.folder / "nginx.conf").write_text(f"{start}http {{\n{http}\n}}\n")
        return ["-p", str(self.folder), "-c", str(self.folder / "nginx.conf")]

    def judged(self) -> subprocess.CompletedProcess[str]:
        return run("nginx", "-t", *self.configured())


class HAProxy(Proxy):
    program, shipped = "haproxy", "haproxy.cfg"

    def configured(self) -> list[str]:
        certificate, key = self._certified()
        both = self.folder / "both.pem"
        both.write_text(certificate.read_text() + key.read_text())
        text = self._changed(
            {
                "bind :80": f"bind 127.0.0.1:{self.plain_port}",
                "bind :443 ssl crt /etc/haproxy/certs/": f"bind 127.0.0.1:{self.port} ssl crt {both}",
                "# setenv BASE /number": f"setenv BASE {self.base_path}" if self.base_path else "#",
                **dict(zip(NODES, self.nodes, strict=True)),
            }
        )
        ours = self.folder / "haproxy.cfg"
        ours.write_text(text)
        return ["-db", "-f", str(ours)]

    def judged(self) -> subprocess.CompletedProcess[str]:
        return run("haproxy", "-c", *self.configured())


PROXIES: tuple[type[Proxy], ...] = (Caddy, Nginx, HAProxy)


def run(program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([found(program), *arguments], capture_output=True, text=True, check=False)


def found(program: str) -> str:
    """Where a program is, also outside the PATH of an ordinary user."""
    path = shutil.which(program) or shutil.which(program, path="/usr/sbin:/sbin")
    assert path, f"{program} is not installed"
    return path
