"""People: guests and accounts, their habits, and where they are told that they are waited for."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from petteia.server import protocol as p
from petteia.server.accounts import checked_login, checked_name, checked_password, hashed, matches
from petteia.server.entries import User
from petteia.server.notices import Notices
from petteia.server.problem import Problem
from petteia.server.routes.reception import (
    COOKIE,
    JSON_TYPE,
    address_of,
    body_of,
    get,
    hall_of,
    known_user,
    limited,
    post,
    user_of,
)

COOKIE_SECONDS = 365 * 24 * 3600
LARGEST_HABITS = 16_384
GUEST = "Guest"


async def me(request: Request) -> p.Me | Response:
    """Who am I? Whoever comes for the first time is a guest from now on."""
    user = await user_of(request)
    if user is not None:
        return await told(request, user)
    limited(request, "guest", address_of(request))
    user, secret = await hall_of(request).store.new_guest(GUEST)
    return with_cookie(request, await told(request, user), secret)


async def told(request: Request, user: User) -> p.Me:
    settings = await hall_of(request).store.settings_of(user) if user.login else None
    return p.Me(user.id, user.name, user.login, settings)


def with_cookie(request: Request, content: Any, secret: str) -> Response:
    response = Response(p.encode(content), 200, JSON_TYPE)
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, secret, COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)
    return response


async def rename(request: Request) -> p.Me:
    user, wanted = await known_user(request), await body_of(request, p.NewName)
    limited(request, "settings", user.id)
    return await told(request, await hall_of(request).rename(user, checked_name(wanted.name)))


async def claim(request: Request) -> p.Me:
    """A guest becomes an account and keeps everything."""
    user, wanted = await known_user(request), await body_of(request, p.Credentials)
    limited(request, "login", address_of(request))
    if user.login is not None:
        raise Problem(409, "core-has-account")
    login, password = checked_login(wanted.login), checked_password(wanted.password)
    claimed = await hall_of(request).store.claim(user, login, await hashed(password))
    if claimed is None:
        raise Problem(409, "core-login-taken", login=login)
    return await told(request, claimed)


async def login(request: Request) -> Response:
    wanted = await body_of(request, p.Credentials)
    limited(request, "login", address_of(request))
    store = hall_of(request).store
    account = await store.account(wanted.login.lower())
    if not await matches(account[1] if account else None, wanted.password) or account is None:
        raise Problem(403, "core-wrong-login")
    return with_cookie(request, await told(request, account[0]), await store.new_session(account[0]))


async def logout(request: Request) -> Response:
    secret = request.cookies.get(COOKIE)
    if secret:
        await hall_of(request).store.end_session(secret)
    response = Response(b"{}", 200, JSON_TYPE)
    response.delete_cookie(COOKIE)
    return response


# --- habits ---------------------------------------------------------------------------------------------


async def account_of(request: Request, limit: str) -> User:
    user = await known_user(request)
    if user.login is None:
        raise Problem(403, "core-needs-account")
    limited(request, limit, user.id)
    return user


async def keep_settings(request: Request) -> dict[str, Any]:
    """An account's habits: what the client wants to know again, of no meaning to the server."""
    user, habits = await account_of(request, "settings"), await body_of(request, dict[str, Any])
    if len(p.encode(habits)) > LARGEST_HABITS:
        raise Problem(413, "core-too-large")
    await hall_of(request).store.keep_settings(user, habits)
    return {}


# --- notices --------------------------------------------------------------------------------------------


def notices_of(request: Request) -> Notices:
    notices: Notices = request.app.state.notices
    return notices


async def ask_notices(request: Request) -> p.NoticeInfo:
    return await notices_of(request).info(await account_of(request, "settings"))


async def keep_notices(request: Request) -> p.NoticeInfo:
    user, wish = await account_of(request, "notice settings"), await body_of(request, p.NoticeWish)
    return await notices_of(request).keep(user, wish, request.headers["origin"])


async def confirm_notices(request: Request) -> p.NoticeInfo:
    user, told_code = await account_of(request, "notice settings"), await body_of(request, p.NoticeCode)
    return await notices_of(request).confirm(user, told_code.code)


async def test_notices(request: Request) -> dict[str, Any]:
    await notices_of(request).test(await account_of(request, "notice settings"))
    return {}


ROUTES = [
    get("/api/me", me),
    post("/api/me", rename),
    post("/api/claim", claim),
    post("/api/login", login),
    post("/api/logout", logout),
    post("/api/settings", keep_settings),
    get("/api/notices", ask_notices),
    post("/api/notices", keep_notices),
    post("/api/notices/confirm", confirm_notices),
    post("/api/notices/test", test_notices),
]
