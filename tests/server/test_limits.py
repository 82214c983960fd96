"""How often somebody may do something."""

from __future__ import annotations

from petteia.server.limits import Window


def test_so_often_in_any_such_time_and_no_more() -> None:
    window = Window(3, 10)
    assert [window.allows("anna", at) for at in (0, 4, 8, 9, 10, 11, 14)] == [
        True,
        True,
        True,
        False,
        True,
        False,
        True,
    ]


def test_what_one_does_is_not_counted_against_another() -> None:
    window = Window(1, 10)
    assert window.allows("anna", 0)
    assert window.allows("béla", 1)
    assert not window.allows("anna", 2)


def test_whoever_has_done_nothing_for_long_is_forgotten() -> None:
    window = Window(2, 10)
    for number in range(5):
        window.allows(f"guest {number}", number)
    window.allows("guest 0", 9)
    window.allows("anna", 13)
    assert list(window.moments) == ["guest 4", "guest 0", "anna"]
