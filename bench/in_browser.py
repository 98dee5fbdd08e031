"""How long a page takes in a browser, from asking for it to the last element that it adds.

The page is served on this machine alone, with a script that looks at it after every frame and says
when nothing has been added for a while. The start of the browser is not timed.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ("--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--hide-scrollbars")
FLAGS += ("--disable-background-networking", "--js-flags=--max-old-space-size=8192")
SIZE = "--window-size=1280,900"
ELSEWHERE = re.compile(
    r"https://cdnjs\.cloudflare\.com/[^\s'\"]*/(require|d3|jquery)(\.min)?(\.js)?"
)
FAULTS = """
<script>let faults = 0; addEventListener('error', () => { faults += 1; }, true);</script>
"""
WATCH = """
<script>(() => {
  let count = -1, since = 0, still = 0;
  const look = () => requestAnimationFrame(() => requestAnimationFrame(() => {
    const now = document.getElementsByTagName('*').length;
    if (now !== count) { count = now; since = performance.now(); still = 0; } else still++;
    if (still < 12) return setTimeout(look, 40);
    fetch(`/shown?ms=${since}&faults=${faults}`);
  }));
  look();
})();</script>
"""


def found() -> str | None:
    """Return the browser of this machine, if there is one that is known."""
    return next((path for path in map(shutil.which, BROWSERS) if path), None)


def seconds(page: str, longest: float, scripts: Path | None = None) -> float | str:
    """Return how long a page takes, or why it is not shown.

    Parameters
    ----------
    page : as the peer made it
    longest : seconds to wait for it
    scripts : folder with require.js, d3.js and jquery.js, which pages of some peers ask a server
        for; None leaves that to the browser
    """
    browser = found()
    if browser is None:
        return "no browser is installed"
    if scripts is not None:
        page = ELSEWHERE.sub(lambda link: f"/{link[1]}{'.js' if link[3] else ''}", page)
    told: dict[str, list[str]] = {}
    shown = threading.Event()

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked = urlsplit(self.path)
            if asked.path == "/shown":
                told.update(parse_qs(asked.query))
                shown.set()
            body = b""
            if asked.path == "/":
                body = f"<!doctype html><meta charset=utf-8>{FAULTS}{page}{WATCH}".encode()
            elif scripts is not None and (scripts / asked.path[1:]).is_file():
                body = (scripts / asked.path[1:]).read_bytes()
            self.send_response(200 if body or asked.path == "/shown" else 404)
            kind = "text/javascript" if asked.path.endswith(".js") else "text/html"
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    with (
        ThreadingHTTPServer(("127.0.0.1", 0), Answer) as server,
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile,
    ):
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}/"
        run = subprocess.Popen(
            [browser, *FLAGS, SIZE, f"--user-data-dir={profile}", address],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            shown.wait(longest)
        finally:
            run.terminate()
            run.wait()
            server.shutdown()
    if not told:
        return f"not shown in {longest:.0f} s"
    if int(told["faults"][0]):
        return "its page is not drawn: it asks a server for scripts, see --scripts"
    return float(told["ms"][0]) / 1e3
