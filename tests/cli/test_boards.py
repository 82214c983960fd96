"""The drawing of Attika: codes, marks, trees of arrows, hexes that fit together."""

from __future__ import annotations

from petteia.cli.boards import REGISTER, drawing_for
from petteia.cli.boards.attika import AttikaDrawing, codes_of, settlements, turned
from petteia.cli.boards.hexes import ROOMY, TIGHT, HexCanvas
from petteia.cli.boards.pieces import marks_of
from petteia.cli.terminal import Line
from petteia.core.message import Listing, Message
from petteia.games import REGISTER as GAMES
from petteia.games.attika.box import default_components, load_box
from tests.cli.conftest import ATTIKA, played


def text(lines: list[Line]) -> list[str]:
    return ["".join(words for words, _ in line).rstrip() for line in lines]


def test_every_game_has_a_drawing() -> None:
    assert set(REGISTER) == set(GAMES)


def test_two_hexes_share_their_edge() -> None:
    canvas = HexCanvas(ROOMY)
    for place in ((0, 0), (0, 1)):
        canvas.outline(place)
        canvas.write(place, [f"{place[0]},{place[1]}", ""], ["", ""])
    assert text(canvas.lines()) == [
        "_.-''-._",
        "|  0,0  |",
        "|       |",
        "'-.__.-''-._",
        "    |  0,1  |",
        "    |       |",
        "    '-.__.-'",
    ]


def test_buildings_have_codes_of_their_own() -> None:
    ids = load_box().kind_ids
    codes = codes_of(ids)
    assert len(set(codes.values())) == len(ids)
    assert all(codes[name] == name.replace("_", "")[:4] for name in ids)  # so nobody has to learn them
    assert len(set(codes_of(["towers", "towera", "towe", "tow_er"]).values())) == 4


def test_players_are_marked_by_letters_or_numbers() -> None:
    assert marks_of(["Athens", "Sparta"]) == ["A", "S"]
    assert marks_of(["Anna", "Alba"]) == ["1", "2"]
    assert marks_of(["", "B"]) == ["1", "2"]


def test_settlements_are_counted_as_the_engine_does() -> None:
    for number in range(4):
        state = played(3, f"settled {number}", 150)
        for seat, player in enumerate(ATTIKA.position(state)["seats"]):
            places = [tuple(int(part) for part in spot.split(",")) for spot in player["buildings"]]
            assert settlements([(q, r) for q, r in places]) == state.players[seat].settlements  # type: ignore[attr-defined]


def test_buildings_hang_from_those_that_make_them_free() -> None:
    drawing = drawing_for("attika", ["A", "B"], None)
    assert isinstance(drawing, AttikaDrawing)
    assert drawing.by_arrows(["well", "grain_field", "mill", "village"]) == [
        ("well", 1),
        ("grain_field", 2),
        ("mill", 3),
        ("village", 4),
    ]
    assert drawing.by_arrows(["road"]) == [("road", 1)]


def test_arrows_in_a_ring_do_not_hang_for_ever() -> None:
    ring = default_components().replace('arrows = ["mill"]', 'arrows = ["mill", "grain_field"]')
    ring = ring.replace('cost = "WFFH"\narrows = []', 'cost = "WFFH"\narrows = ["grain_field"]')
    drawing = drawing_for("attika", ["A", "B"], ring)
    state = ATTIKA.new(2, "x", components=ring)
    assert any("village" in line for line in text(drawing.table(ATTIKA.view(state, 0), [], 80)))


def test_tiles_turn_as_the_engine_turns_them() -> None:
    state = played(3, "tiles", 200)
    drawing = drawing_for("attika", ["A", "B", "C"], None)
    assert isinstance(drawing, AttikaDrawing)
    land = drawing.land(ATTIKA.position(state))
    for spot, symbols in zip(state.land.spots, state.land.symbols, strict=True):  # type: ignore[attr-defined]
        q, r = int(spot) // 128 - 64, int(spot) % 128 - 64
        assert land[q, r] == {0: ".", 1: "W", 1 << 8: "F", 1 << 16: "H", 1 << 24: "M"}[int(symbols)]
    assert turned(".WFHM..", 6) == ".WFHM.."


def test_every_building_is_on_the_map_with_its_owner() -> None:
    state = played(4, "owners", 200)
    drawing = drawing_for("attika", ATTIKA.seat_names(4), None)
    position = ATTIKA.position(state)
    for width, mark in ((200, "A:"), (60, "A")):
        board = "\n".join(text(drawing.board(position, [], width)))
        for name in position["seats"][0]["buildings"].values():
            assert f"{mark}{name.replace('_', '')[:4]}" in board


def test_the_scale_fits_the_room() -> None:
    assert (ROOMY.width, TIGHT.width) == (8, 6)


def test_what_a_move_asks_for() -> None:
    drawing = drawing_for("attika", ["A", "B"], None)
    cards = Listing((Message("attika-some-hill", {"count": 2}), Message("attika-some-water", {"count": 1})))
    assert drawing.payment([]) == 0
    assert drawing.payment([Message("attika-price-free")]) == 0
    assert drawing.payment([Message("attika-price-only-way", {"cards": cards})]) == 3
    assert drawing.payment([Message("attika-price-ways", {"count": 5, "fewest": 2})]) == 2
    amounts = [(0, 0), (1, 1), (0, 1), (0, 3), (2, 4), (3, 3)]
    words = ["nothing to pay", "1 card", "up to 1 card", "up to 3 cards", "2 to 4 cards", "3 cards"]
    assert [drawing.amount(*amount) for amount in amounts] == words
