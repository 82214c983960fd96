"""People who mean harm, one visit each: whatever they do, they are not obeyed and learn nothing."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

import httpx

from tests.server.test_hostile import garbage, hostile
from tests.siege.players import Scene, Somebody

Visit = Callable[[Scene, Somebody, random.Random], Awaitable[None]]

MESSAGES = 60
BREATH = 0.02  # seconds; who asks faster is let go
HARMLESS = ("refused", "preview", "history")
PATHS = (
    "/api/tables",
    "/api/me",
    "/api/claim",
    "/api/login",
    "/api/records",
    "/api/settings",
    "/api/lessons",
)


async def babble(scene: Scene, enemy: Somebody, dice: random.Random) -> None:
    """Nonsense, and other people's requests, at a table where others play."""
    table = dice.choice(sorted(scene.visited))
    async with enemy.opens(f"/ws/tables/{table}") as line:
        for _ in range(MESSAGES):
            await line.send(stolen(scene, table, dice) or hostile(scene.witness.shown[table], dice))
            await asyncio.sleep(BREATH)
        await line.send(json.dumps({"do": "ping", "id": "enough"}))
        async for frame in line:
            messages = [scene.witness.takes(table, text) for text in str(frame).split("\n")]
            kinds = {message["is"] for message in messages}
            if kinds - {*HARMLESS, "view", "presence", "pong"}:
                scene.witness.wrongs.append(f"an enemy was answered {frame!r}")
            if "pong" in kinds:
                return


def stolen(scene: Scene, table: str, dice: random.Random) -> str | None:
    """A request of somebody else's that was done: it is not done for an enemy, nor said to be."""
    done = [request for user, at, request in scene.witness.acknowledged if at == table]
    if not done or dice.random() > 0.1:
        return None
    request = {"id": dice.choice(done), "base": scene.witness.shown[table], "move": {"verb": "stop"}}
    return json.dumps({"do": "act", **request})


async def be_deaf(scene: Scene, enemy: Somebody, dice: random.Random) -> None:
    """Ask for much and listen to nothing, with little room for what is on its way."""
    table, where = dice.choice(sorted(scene.visited)), urlsplit(scene.anywhere())
    with socket.socket() as ear:
        ear.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        ear.setblocking(False)
        await asyncio.get_running_loop().sock_connect(ear, (where.hostname, where.port))
        async with enemy.opens(f"/ws/tables/{table}", sock=ear, max_queue=1, compression=None) as line:
            for number in range(20 * MESSAGES):
                await line.send(json.dumps({"do": "history", "id": f"{number}", "step": 0}))
                await asyncio.sleep(BREATH)
            line.transport.abort()


async def hang_up(scene: Scene, enemy: Somebody, dice: random.Random) -> None:
    """Come in, ask, and be gone without a word."""
    for _ in range(10):
        path = dice.choice(["/ws/lobby", *(f"/ws/tables/{table}" for table in sorted(scene.visited))])
        async with enemy.opens(path) as line:
            await line.send(garbage(dice) or "null")
            line.transport.abort()


async def dawdle(scene: Scene, _enemy: Somebody, dice: random.Random) -> None:
    """Begin to speak and never come to the point, on many lines at once."""
    where = urlsplit(scene.anywhere())
    lines = [(await asyncio.open_connection(where.hostname, where.port))[1] for _ in range(20)]
    try:
        for _ in range(dice.randrange(20, 60)):
            for line in lines:
                if not line.is_closing():
                    line.write(dice.choice([b"GET /api/games HTTP/1.1\r\nx: ", b"y", b"POST / HT", b"\x00"]))
            await asyncio.sleep(0.05)
    finally:
        for line in lines:
            line.transport.abort()


async def forge(scene: Scene, enemy: Somebody, dice: random.Random) -> None:
    """Bodies and cookies that nobody gave them."""
    url = scene.anywhere()
    async with httpx.AsyncClient(base_url=url, timeout=10, verify=False, trust_env=False) as http:
        for _ in range(20):
            cookie = dice.choice(["petteia=forged", "petteia=", f"petteia={enemy.id}"])
            body = dice.choice([garbage(dice).encode(), b"x" * 1_100_000, b'{"game":"attika","seats":3}'])
            headers = {"cookie": cookie, "origin": dice.choice([url, "https://evil.example"])}
            answer = await http.post(dice.choice(PATHS), content=body, headers=headers)
            if answer.is_success or "Traceback" in answer.text:
                scene.witness.wrongs.append(
                    f"an enemy was answered {answer.status_code}: {answer.text[:200]}"
                )


VISIT_NAMED: dict[str, Visit] = {
    "babble": babble,
    "be_deaf": be_deaf,
    "hang_up": hang_up,
    "dawdle": dawdle,
    "forge": forge,
}
