"""People: guests and accounts, sessions, habits, and where they are told that they are waited for."""

from __future__ import annotations

from typing import Any

from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import Response

from petteia.server import naming
from petteia.server import protocol as p
from petteia.server.accounts import (
    checked_login,
    checked_name,
    checked_password,
    device_proof,
    hashed,
    known_device,
    matches,
)
from petteia.server.entries import NewSession, User
from petteia.server.limits import STRANGERS_WAIT
from petteia.server.notices import Notices
from petteia.server.problem import Problem
from petteia.server.routes.reception import (
    COOKIE,
    JSON_TYPE,
    address_of,
    allowed,
    body_of,
    doors_of,
    get,
    hall_of,
    known_user,
    limited,
    post,
    session_of,
    user_of,
)
from petteia.server.sessions import device_named
from petteia.server.store import GUEST_SECONDS, Device, digest_of

LOGIN = "/api/login"
KNOWN = "petteia-known"  # a cookie that only logging in is told of
LARGEST_HABITS = 16_384
GUEST = "Guest"


async def me(request: Request) -> Response:
    """Who am I? Whoever comes for the first time is a guest from now on."""
    user, secret = await user_of(request), request.cookies.get(COOKIE, "")
    if user is None:
        limited(request, "guest", address_of(request))
        user, secret = await hall_of(request).store.new_guest(GUEST, device_of(request))
    return with_cookie(request, await told(request, user), secret)  # which lasts from the last visit on


async def told(request: Request, user: User) -> p.Me:
    settings = await hall_of(request).store.settings_of(user) if user.login else None
    return p.Me(user.id, user.name, user.login, settings)


def with_cookie(request: Request, content: Any, secret: str) -> Response:
    response = Response(p.encode(content), 200, {**JSON_TYPE, "cache-control": "no-store"})
    set_cookie(request, response, COOKIE, secret, "/")
    return response


def set_cookie(request: Request, response: Response, name: str, value: str, path: str) -> None:
    secure = request.url.scheme == "https"
    response.set_cookie(
        name, value, int(GUEST_SECONDS), path=path, httponly=True, samesite="lax", secure=secure
    )


def device_of(request: Request) -> Device:
    return device_named(request.headers.get("user-agent", ""))


async def rename(request: Request) -> p.Me:
    user, wanted = await known_user(request), await body_of(request, p.NewName)
    limited(request, "settings", user.id)
    return await told(request, await naming.rename(hall_of(request), user, checked_name(wanted.name)))


# --- accounts -------------------------------------------------------------------------------------------


async def claim(request: Request) -> Response:
    """A guest becomes an account and keeps everything."""
    user, wanted = await known_user(request), await body_of(request, p.Credentials)
    limited(request, "login", address_of(request))
    if user.login is not None:
        raise Problem(409, "core-has-account")
    login, password = checked_login(wanted.login), await hashed(checked_password(wanted.password))
    session = await hall_of(request).store.claim(user, login, password, device_of(request))
    if session is None:
        raise Problem(409, "core-login-taken", login=login)
    return await let_in(request, User(user.id, user.name, login), password, session)


async def login(request: Request) -> Response:
    wanted, store = await body_of(request, p.Credentials), hall_of(request).store
    account = await store.account(wanted.login.lower())
    user, password = account or (None, None)
    hold_back_guesses(request, wanted.login.lower(), password)
    if await matches(password, wanted.password) and user is not None and password is not None:
        session = await store.log_in(user, password, session_of(request), device_of(request))
        if session is not None:
            return await let_in(request, user, password, session)
    raise Problem(403, "core-wrong-login")


def hold_back_guesses(request: Request, login: str, password_hash: str | None) -> None:
    """Of strangers who try an account together, each has a little; a device that was in it has its own."""
    device = known_device(request.cookies.get(KNOWN, ""), password_hash) if password_hash else None
    limited(request, "login", device or address_of(request))
    if device is not None or allowed(request, "account", digest_of(login)):
        return
    if not allowed(request, "stranger", f"{digest_of(login)} {address_of(request)}"):
        raise Problem(429, "core-many-guesses", minutes=STRANGERS_WAIT)


async def let_in(request: Request, user: User, password_hash: str, session: NewSession) -> Response:
    """Into an account, with a new token; sockets with an older one close when the new one has been told."""
    response = with_cookie(request, await told(request, user), session.secret)
    set_cookie(request, response, KNOWN, device_proof(password_hash), LOGIN)
    response.background = BackgroundTask(doors_of(request).shut, session.ended)
    return response


async def logout(request: Request) -> Response:
    return seen_out(request, await hall_of(request).store.end_session(session_of(request)))


def seen_out(request: Request, ended: list[str]) -> Response:
    response = Response(b"{}", 200, JSON_TYPE, background=BackgroundTask(doors_of(request).shut, ended))
    response.delete_cookie(COOKIE)
    return response


async def change_password(request: Request) -> Response:
    user, wanted = await account_of(request, "settings"), await body_of(request, p.NewPassword)
    await check_password(request, user, wanted.old)
    password = await hashed(checked_password(wanted.new))
    session = await hall_of(request).store.change_password(user, password, device_of(request))
    if session is None:
        raise Problem(401, "core-who-are-you")
    return await let_in(request, user, password, session)


async def check_password(request: Request, user: User, password: str) -> None:
    """Who has come by a session of somebody else does not know it, and has few guesses."""
    limited(request, "login", session_of(request))
    account = await hall_of(request).store.account(user.login or "")
    if not await matches(account[1] if account else None, password):
        raise Problem(403, "core-wrong-password")


async def farewell(request: Request) -> Response:
    """Go for good. What is known of the person goes last, so that who is interrupted can ask again."""
    user, wanted = await known_user(request), await body_of(request, p.Farewell)
    limited(request, "settings", user.id)
    if user.login is not None:
        await check_password(request, user, wanted.password or "")
    hall = hall_of(request)
    await naming.part_from(hall, user)
    response = seen_out(request, await hall.store.forget(user))
    response.delete_cookie(KNOWN, LOGIN)
    return response


# --- sessions -------------------------------------------------------------------------------------------


async def list_sessions(request: Request) -> list[p.SessionInfo]:
    user = await known_user(request)
    limited(request, "settings", user.id)
    return await sessions_told(request, user)


async def sessions_told(request: Request, user: User) -> list[p.SessionInfo]:
    mine, found = session_of(request), await hall_of(request).store.sessions_of(user)
    return [
        p.SessionInfo(one.id, one.browser, one.system, one.created, one.used, one.id == mine)
        for one in sorted(found, key=lambda one: one.id != mine)
    ]


async def end_session(request: Request) -> list[p.SessionInfo]:
    user, wanted = await known_user(request), await body_of(request, p.EndSession)
    limited(request, "settings", user.id)
    ended = await hall_of(request).store.end_others(user, session_of(request), wanted.session)
    doors_of(request).shut(ended)
    return await sessions_told(request, user)


# --- habits ---------------------------------------------------------------------------------------------


async def account_of(request: Request, limit: str) -> User:
    user = await known_user(request)
    if user.login is None:
        raise Problem(403, "core-needs-account")
    limited(request, limit, user.id)
    return user


async def keep_settings(request: Request) -> dict[str, Any]:
    """An account's habits: what the client wants to know again, of no meaning to the server."""
    user, habits = await account_of(request, "settings"), await body_of(request, p.Habits)
    if len(p.encode(habits)) > LARGEST_HABITS:
        raise Problem(413, "core-too-large", most=LARGEST_HABITS // 1000)
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
    return await notices_of(request).keep(user, wish)


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
    post(LOGIN, login),
    post("/api/logout", logout),
    get("/api/sessions", list_sessions),
    post("/api/sessions/end", end_session),
    post("/api/password", change_password),
    post("/api/farewell", farewell),
    post("/api/settings", keep_settings),
    get("/api/notices", ask_notices),
    post("/api/notices", keep_notices),
    post("/api/notices/confirm", confirm_notices),
    post("/api/notices/test", test_notices),
]
