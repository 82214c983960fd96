"""The line between a tab and its tables, which a test can make slow or cut."""

from __future__ import annotations

from playwright.sync_api import WebSocketRoute

from tests.browser.tab import Tab


class Line:
    """To be laid before the tab opens a table."""

    def __init__(self, tab: Tab) -> None:
        self.opened = 0
        self.slow = False
        self.under_way: list[str | bytes] = []
        self.ends: list[WebSocketRoute] = []
        tab.page.route_web_socket("**/ws/tables/*", self.connect)

    def connect(self, page: WebSocketRoute) -> None:
        self.opened += 1
        server = page.connect_to_server()
        self.ends = [page, server]
        page.on_message(server.send)
        server.on_message(self.carry)

    def carry(self, message: str | bytes) -> None:
        if self.slow:
            self.under_way.append(message)
        else:
            self.ends[0].send(message)

    def stops(self) -> None:
        """What the server says is under way for as long as it likes; what the page says arrives."""
        self.slow = True

    def goes_on(self) -> None:
        self.slow = False
        for message in self.under_way:
            self.ends[0].send(message)
        self.under_way.clear()

    def drops(self) -> None:
        """What is under way is lost."""
        self.slow = False
        self.under_way.clear()
        for end in self.ends:
            end.close(code=1012)
