"""Servers to be killed: `python crashing.py DATABASE`, with `tests` on the path.

For every line that it reads it starts a server in a process of its own and prints that process's id and port. Imports
are done once, before: a test can then kill many servers in little time.
"""

import asyncio
import os
import socket
import sys
from pathlib import Path
from unittest.mock import patch

import uvicorn

from serving import InProcess
from villainy.table.app import make_app
from villainy.table.config import TableConfig
from villainy.table.limits import UNLIMITED
from villainy.table.storage import sqlite


async def serve(db: Path) -> None:
    """Serve until killed."""
    with patch("villainy.table.app.Bots", lambda: InProcess(1)):
        app, _ = await make_app(TableConfig(db=sqlite(db), pace=0, limits=UNLIMITED))
    sock = socket.create_server(("127.0.0.1", 0))
    sys.stdout.write(f"{os.getpid()} {sock.getsockname()[1]}\n")
    sys.stdout.flush()
    await uvicorn.Server(uvicorn.Config(app, log_level="critical", access_log=False)).serve([sock])


def main() -> None:
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            asyncio.run(serve(Path(sys.argv[1])))
            return
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
