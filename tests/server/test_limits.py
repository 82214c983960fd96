"""How often somebody may do something."""

from __future__ import annotations

from petteia.server.limits import Places, Window, household


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


def test_so_many_at_the_same_time_and_no_more() -> None:
    places = Places(2)
    with places.one_for("anna") as first, places.one_for("anna") as second, places.one_for("béla") as other:
        assert [first, second, other] == [True] * 3
        with places.one_for("anna") as third:
            assert not third
    with places.one_for("anna") as again:
        assert again
    assert not places.taken, "whoever has gone is forgotten"


def test_a_household_counts_as_one() -> None:
    assert household("192.0.2.7") == household("::ffff:192.0.2.7") == "192.0.2.7"
    assert household("2001:db8:1:2::7") == household("2001:db8:1:2:ffff::") != household("2001:db8:1:3::7")
    assert household("::1") == "::1"
    assert household("") == ""
    assert household("a proxy's fancy") == "a proxy's fancy"
