"""The client itself, and for other programs a description of what can be asked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from petteia.server.problem import Problem
from petteia.server.routes.reception import error, get
from petteia.server.schema import openapi

CLIENT = Path(__file__).parents[1] / "client"


async def describe_interface(_request: Request) -> dict[str, Any]:
    return openapi()


async def page(request: Request) -> Response:
    """The client finds its own way from the address."""
    name = request.path_params["path"]
    if name.startswith(("api/", "ws/")):
        return error(Problem(404, "core-nothing-here"))
    if name in ("favicon.svg", "robots.txt") and (CLIENT / name).is_file():
        return FileResponse(CLIENT / name)
    return FileResponse(CLIENT / "index.html", headers={"cache-control": "no-cache"})


class Assets(StaticFiles):
    """Parts of the client. Their names change with their content, so browsers keep them for good."""

    def file_response(self, *given: Any, **named: Any) -> Response:
        response = super().file_response(*given, **named)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


ROUTES: list[BaseRoute] = [get("/api/openapi.json", describe_interface)]
if CLIENT.is_dir():
    ROUTES += [
        Mount("/assets", GZipMiddleware(Assets(directory=CLIENT / "assets"), minimum_size=1000)),
        Route("/{path:path}", page, methods=["GET"]),
    ]
