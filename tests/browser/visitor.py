"""A person with a browser of their own, and the tabs they have open."""

from __future__ import annotations

import re
from types import TracebackType
from typing import Any, Self

from playwright.sync_api import Browser, ConsoleMessage, Page, Response, WebError

from tests.browser.tab import Tab
from tests.server.house import House

LAPTOP = {"width": 1366, "height": 768}
# People in stories know what they do: they need not be asked whether they mean what cannot be taken back.
KNOWING = "if (origin !== 'null') localStorage.petteia ??= JSON.stringify({ final: 'never' })"
PATIENCE = 30_000  # milliseconds; a wait this long is a failure, however slow the machine


class Visitor:
    """Whatever their browser complains about is a fault, except where a test breaks something itself."""

    def __init__(
        self, browser: Browser, house: House, name: str, knowing: bool = True, **wishes: Any
    ) -> None:
        self.name = name
        self.complaints: list[str] = []
        self.forgiven: list[str] = []
        self.tabs: list[Tab] = []
        settings = {"base_url": house.url, "viewport": LAPTOP, "locale": "en-GB", **wishes}
        self.context = browser.new_context(**settings)
        self.context.set_default_timeout(PATIENCE)
        if knowing:
            self.context.add_init_script(KNOWING)
        self.context.on("console", self.note_message)
        self.context.on("weberror", self.note_error)
        self.tab = self.opens("/")
        self.is_called(name)

    @property
    def page(self) -> Page:
        return self.tab.page

    def opens(self, address: str) -> Tab:
        """A new tab at an address of the house."""
        tab = Tab(self.context.new_page())
        self.tabs.append(tab)
        tab.page.goto(address)
        return tab

    def starts_afresh(self) -> None:
        """All tabs are closed, and a new one is at the start page."""
        for tab in self.tabs:
            tab.page.close()
        self.tabs.clear()
        self.complaints.clear()
        self.forgiven.clear()
        self.tab = self.opens("/")

    def is_called(self, name: str) -> None:
        field = self.page.get_by_label("You play as")
        with self.page.expect_response(is_renaming):
            field.fill(name)
            field.press("Enter")

    def note_message(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(f"{message.text} ({message.location['url']})")

    def note_error(self, error: WebError) -> None:
        self.complaints.append(str(error.error))

    def forgives(self, pattern: str) -> None:
        """The test causes errors of this kind on purpose."""
        self.forgiven.append(pattern)

    def faults(self) -> list[str]:
        return [
            f"{self.name}'s browser: {complaint}"
            for complaint in self.complaints
            if not any(re.search(pattern, complaint) for pattern in self.forgiven)
        ]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.context.close()


def is_renaming(response: Response) -> bool:
    return response.request.method == "POST" and response.url.endswith("/api/me")
