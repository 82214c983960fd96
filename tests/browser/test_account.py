"""An account from its beginning to its end, and the other browsers that are in it meanwhile."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrives
from tests.server.test_sessions import PHONE


def fills_in(page: Page, login: str, password: str) -> None:
    page.get_by_label("Login").fill(login)
    page.get_by_label("Password (8").fill(password)


def test_an_account_from_its_beginning_to_its_end(arrives: Arrives) -> None:
    anna, phone = arrives("Anna"), arrives("Nobody", user_agent=PHONE)
    page = anna.page
    page.get_by_text("Play on other devices too").click()
    fills_in(page, "anna", "twelve columns")
    page.get_by_role("button", name="Make an account").last.click()
    expect(page.get_by_text("Logged in as anna.")).to_be_visible()
    phone.page.get_by_text("Play on other devices too").click()
    phone.page.get_by_role("button", name="Log in").first.click()
    fills_in(phone.page, "anna", "twelve columns")
    phone.page.get_by_role("button", name="Log in").last.click()
    expect(phone.page.get_by_label("You play as")).to_have_value("Anna")

    page.get_by_role("link", name="Sessions, password").click()
    sessions = page.get_by_role("list", name="Where you are logged in").get_by_role("listitem")
    expect(sessions).to_have_count(2)
    phone.forgives("401")  # what it asks at that moment
    page.get_by_role("button", name="Log out: Safari on iOS").click()
    expect(sessions).to_have_count(1)
    expect(page.get_by_text("Nowhere else.")).to_be_visible()
    expect(phone.page.get_by_text("You have been logged out here")).to_be_visible()

    anna.forgives("403")
    change = page.get_by_role("button", name="Change the password")
    for old in ("a wrong password", "twelve columns"):
        page.get_by_label("Your current password").first.fill(old)
        page.get_by_label("New password").fill("thirteen columns")
        change.click()
        if old != "twelve columns":
            expect(page.get_by_role("alert")).to_have_text("That is not your password.")
    expect(page.get_by_text("The password is changed.")).to_be_visible()

    page.get_by_role("button", name="Delete the account").click()
    sure = page.get_by_role("dialog", name="Delete it for good?")
    sure.get_by_label("Your current password").fill("thirteen columns")
    sure.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("heading", name="It is deleted")).to_be_visible()
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_label("You play as")).to_have_value("Guest")
