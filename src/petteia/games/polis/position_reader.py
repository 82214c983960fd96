"""Reading positions of Polis: everything is checked, and all that is wrong is said at once."""

from __future__ import annotations

from collections import Counter
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from petteia.core.chance import dice_of, seed_of
from petteia.core.contract import NOBODY
from petteia.core.game import Impossible, Position, resolve_options
from petteia.core.numbers import BIT, count_bits, unit
from petteia.core.reading import PositionReader
from petteia.games.polis.bank import coins_in_bank, tokens_to_be_had
from petteia.games.polis.box import CANAL, COLOURS, END, HARBOUR, LIGHTHOUSE, UNKNOWN, Box
from petteia.games.polis.city import cover, put_into_city, take_board
from petteia.games.polis.decks import looks_of
from petteia.games.polis.information import Knowledge, unseen_cards
from petteia.games.polis.notation import read_symbol
from petteia.games.polis.options import OPTIONS
from petteia.games.polis.position import ALL, AWAITED, DEALS, END_CARD, ENDINGS, WATCHERS, name_of
from petteia.games.polis.rules import Polis
from petteia.games.polis.setup import empty_table
from petteia.games.polis.state import (
    AUCTION_PHASE,
    BIDDING,
    BUYING_EXTRA,
    CHOOSING_BOARD,
    DESTROYING,
    DEVELOPING,
    DEVELOPMENT_PHASE,
    DISCARDING,
    DRAW_PHASE,
    DRAWING,
    ERASING,
    EVERYONE,
    FORWARD,
    FOUNDING,
    LOOKING,
    NONE,
    OFFERING,
    OPENING,
    OVER,
    PROFIT_PHASE,
    PROFITING,
    PROTECTING,
    PROTECTION_PHASE,
    REPLACING,
    RETURNING,
    SACRIFICING,
    SETTLING,
    SPENT,
    TRADE_PHASE,
    TRADING,
    VISITING,
    WAR_PHASE,
    WARRING,
    WATCHER,
    Rulings,
    face_down,
    face_up,
    kind_of,
    lost_track,
    pointed_at,
    sorted_in,
)

MANY = 1_000_000
POSITION_KEYS = {
    *("game", "format", "components", "options", "seed", "seats", "seat", "first", "active", "actor", "turn"),
    *("phase", "awaited", "looks", "looked_at", "draws", "drawn_from", "auctions", "lot", "bid", "bidder"),
    *("passed", "developed", "price", "waiting", "due", "income_taken", "deal", "target", "trades"),
    *("partners", "decks", "blocked", "removed", "out_of_game", "lost_track", "ending", "reveals"),
}
SEAT_KEYS = {"board", "coins", "tokens", "hand", "city", "history", "tucked", "resigned"}
CARD_KEYS = {"card", "seen", "used"}
CITY_CARD_KEYS = {"card", "coin", "forward", "target"}

# Where the phase is not told, what is awaited says which it is. Some things happen in several phases: then it
# is the first of those.
PHASES = {
    CHOOSING_BOARD: (0,),
    OPENING: (0,),
    LOOKING: (0,),
    DRAWING: (DRAW_PHASE,),
    BUYING_EXTRA: (DRAW_PHASE,),
    OFFERING: (AUCTION_PHASE,),
    BIDDING: (AUCTION_PHASE,),
    SETTLING: (AUCTION_PHASE,),
    DEVELOPING: (DEVELOPMENT_PHASE,),
    FOUNDING: (DEVELOPMENT_PHASE, AUCTION_PHASE, PROFIT_PHASE),
    VISITING: (DEVELOPMENT_PHASE, AUCTION_PHASE, PROFIT_PHASE),
    DISCARDING: (DEVELOPMENT_PHASE, AUCTION_PHASE, PROFIT_PHASE),
    REPLACING: (PROFIT_PHASE, DEVELOPMENT_PHASE, AUCTION_PHASE),
    PROTECTING: (PROTECTION_PHASE,),
    PROFITING: (PROFIT_PHASE,),
    ERASING: (PROFIT_PHASE,),
    RETURNING: (PROFIT_PHASE,),
    TRADING: (TRADE_PHASE,),
    WARRING: (WAR_PHASE,),
    DESTROYING: (WAR_PHASE,),
    SACRIFICING: (WAR_PHASE,),
    OVER: tuple(range(WAR_PHASE + 1)),
}
SETTING_UP = (CHOOSING_BOARD, OPENING)
WITH_A_LOT = (BIDDING, SETTLING)
WITH_A_TARGET = (ERASING, DESTROYING, SACRIFICING)
FOR_OTHERS = (CHOOSING_BOARD, OPENING, BIDDING, FOUNDING, VISITING, DISCARDING, REPLACING)


def read_position(position: Position, box: Box) -> Polis:
    """The state of a position, with all that is unknown dealt by its seed."""
    knowledge = read_knowledge(position, box, NOBODY)
    seed = position.get("seed", "0")
    if not isinstance(seed, str) or not seed.isprintable():
        raise Impossible("`seed` must be a text.")
    lost = knowledge.table.lost
    knowledge.table.lost = vec[i64]()  # what seats remember is no matter for the one who sees all
    table = knowledge.sample(dice_of(seed))
    table.seed, table.lost = seed_of(seed), lost
    assert isinstance(table, Polis)
    if table.awaited != OVER and not table.legal():
        raise Impossible(f"Nobody can do what is awaited ({name_of(int(table.awaited), AWAITED)}) here.")
    return table


def read_knowledge(position: Position, box: Box, seat: int) -> Knowledge:
    """What a position or a view tells; raises Impossible with everything that is wrong."""
    return PolisReader(position, box).knowledge(seat)


class PolisReader(PositionReader):
    def __init__(self, position: Any, box: Box) -> None:
        super().__init__(position, "polis", POSITION_KEYS, box.digest)
        self.box = box

    def knowledge(self, seat: int) -> Knowledge:
        seats = self.seats(self.box.setups)
        rulings = Rulings(resolve_options(OPTIONS, self.get("options", dict, {})))
        first = self.number("first", 0, range(len(seats)))
        table = empty_table(self.box, rulings, seed_of("0"), len(seats), first)
        self.read_turn(table)
        self.read_seats(table, seats)
        self.read_moment(table)
        self.stop_if_wrong()
        self.read_supply(table)
        self.stop_if_wrong()
        self.check_moment(table)
        self.stop_if_wrong()
        return Knowledge(seat, table)

    # --- cards ---

    def face_down_card(self, entry: object, usual: int, where: str, players: int) -> int:
        """A card of a hand or pile, or NONE with a complaint. One of unknown kind nobody has seen."""
        facts = {"card": entry} if isinstance(entry, str) else entry
        if not isinstance(facts, dict):
            self.wrong(f"{where}: a card looks like potter, or red, or {{'card': 'potter', 'seen': [0]}}.")
            return NONE
        self.check_keys(facts, CARD_KEYS, "A face-down card")
        name = facts.get("card")
        if name in COLOURS:
            return int(face_down(UNKNOWN + COLOURS.index(name), 0))
        kind = self.kind(name, where)
        if kind < 0:
            return NONE
        card = int(face_down(kind, self.seen(facts["seen"], where, players) if "seen" in facts else usual))
        if facts.get("used", False) is True and kind != END and self.box.once_a_game & BIT[kind]:
            return card | SPENT
        if facts.get("used", False) is not False:
            self.wrong(f"{where}: only a card that works once a game can be `used`.")
        return card

    def kind(self, name: object, where: str) -> int:
        if name == END_CARD:
            return END
        kind = self.box.kind_named(name) if isinstance(name, str) else -1
        if kind < 0:
            self.wrong(f"{where}: there is no card {repr(name)[:40]}.")
        return kind

    def seen(self, seats: object, where: str, players: int) -> int:
        """The set of those who have seen a card. Empty seats see as much as those who only watch."""
        if seats == ALL:
            return EVERYONE
        if not isinstance(seats, list) or any(
            type(seat) is not int or not WATCHERS <= seat < players for seat in seats
        ):
            self.wrong(f"{where}: `seen` lists seats, -1 for those who watch, or is {ALL!r}.")
            return 0
        watchers = int(BIT[WATCHER + 1] - BIT[players]) if WATCHERS in seats else 0
        return watchers | sum(int(BIT[seat]) for seat in set(seats) if seat != WATCHERS)

    def row(self, cards: object, usual: int, where: str, players: int) -> vec[i64]:
        row = vec[i64]()
        if not isinstance(cards, list):
            self.wrong(f"{where} must be a list of cards.")
            return row
        for entry in cards:
            card = self.face_down_card(entry, usual, where, players)
            if card != NONE:
                if kind_of(card) == END:
                    self.wrong(f"{where}: End cards lie in the decks only.")
                row = sorted_in(row, card)
        return row

    # --- the turn ---

    def read_turn(self, table: Polis) -> None:
        seats = range(len(table.players))
        table.awaited = self.word("awaited", "draw", AWAITED)
        phases = PHASES[int(table.awaited)]
        table.phase = self.number("phase", phases[0], range(WAR_PHASE + 1))
        if table.phase not in phases:
            self.wrong(f"`phase` does not fit what is awaited ({name_of(int(table.awaited), AWAITED)}).")
        over = table.awaited == OVER
        table.mover = self.number("active", int(table.first), seats)
        table.actor = NOBODY if over else self.number("actor", int(table.mover), seats)
        if not over and table.actor != table.mover and table.awaited not in FOR_OTHERS:
            self.wrong("It is the `active` player who must decide this.")
        table.turn = self.number("turn", 0 if table.awaited in SETTING_UP else 1, range(MANY))
        if not over and (table.turn == 0) != (table.awaited in SETTING_UP):
            self.wrong("`turn` is 0 during the set-up, and only then.")
        table.ending = self.word("ending", "none", ENDINGS)
        if over != (table.ending != 0):
            self.wrong("A game has an `ending` just when nothing is `awaited`.")
        table.reveals = self.number("reveals", 0, range(MANY))

    def read_moment(self, table: Polis) -> None:
        """How far the turn has come; what is left out is as at the beginning of the phase."""
        awaited, player, box = table.awaited, table.players[table.mover], self.box
        seats = range(len(table.players))
        looks = int(looks_of(table, player)) if awaited == LOOKING else 0
        table.looks = self.number("looks", looks, range(100))
        table.looked_at = self.colours("looked_at")
        table.draws = self.number(
            "draws", int(box.draws) if awaited == DRAWING else 0, range(len(COLOURS) + 1)
        )
        table.drawn_from = self.colours("drawn_from")
        table.auctions = self.number("auctions", 0, range(MANY))
        table.bid = self.number("bid", 0, range(MANY))
        table.bidder = self.number("bidder", NOBODY, range(NOBODY, len(seats)))
        table.passed = self.seat_set("passed", seats)
        table.developed = self.number("developed", 0, range(int(box.developments) + 1))
        table.price = self.number("price", 0, range(MANY))
        table.waiting = self.seat_set("waiting", seats)
        table.income_taken = self.get("income_taken", bool, False)
        table.deal = self.word("deal", "none", DEALS)
        table.target = self.number("target", NONE, range(NONE, len(seats)))
        trades = int(box.trades if player.has(CANAL) else 1) if awaited == TRADING else 0
        table.trades = self.number("trades", trades, range(10))
        table.partners = self.seat_set("partners", seats)
        self.read_due(table)
        lot = self.block.get("lot")
        if lot is not None:
            table.lot = self.face_down_card(lot, int(BIT[table.mover]), "`lot`", len(seats))

    def colours(self, key: str) -> int:
        return sum(int(BIT[COLOURS.index(name)]) for name in self.words(key, COLOURS))

    def seat_set(self, key: str, seats: range) -> int:
        return sum(int(BIT[seat]) for seat in self.words(key, seats))

    def read_due(self, table: Polis) -> None:
        usual = [
            int(table.awaited in (OPENING, REPLACING) and seat == table.actor)
            for seat in range(table.seats())
        ]
        due = self.block.get("due", usual)
        if not isinstance(due, list) or len(due) != table.seats() or any(n not in range(64) for n in due):
            self.wrong("`due` lists for each seat how many cards it may draw.")
            return
        table.due = sum(count * int(unit(seat)) for seat, count in enumerate(due))

    # --- the players ---

    def read_seats(self, table: Polis, seats: list[dict[str, Any]]) -> None:
        for entry in seats:
            self.check_keys(entry, SEAT_KEYS, "A seat")
        playing = [seat for seat, entry in enumerate(seats) if entry.get("resigned") is not True]
        if table.awaited != OVER and (len(playing) < 2 or int(table.actor) not in playing):
            self.wrong("A game that goes on needs two players who have not resigned, the actor among them.")
        for seat, entry in enumerate(seats):
            self.read_board(table, seat, entry)
            self.read_player(table, seat, entry)
            for card, coin in self.city(entry.get("city", []), seat, len(seats)):
                put_into_city(table, seat, card)
                if coin != NONE:
                    cover(table, table.players[seat], len(table.players[seat].city) - 1, coin)
        boards = [int(player.side) // 2 for player in table.players if player.side != NONE]
        if len(set(boards)) < len(boards):
            self.wrong("Two players have the same city board.")

    def read_board(self, table: Polis, seat: int, entry: dict[str, Any]) -> None:
        """The city board; where none is told, that of a first game, and none while boards are chosen.

        Whoever resigned before that has none, and nobody may have one in a game that ended so early.
        """
        waits = table.awaited == CHOOSING_BOARD and seat in self.block.get("waiting", [])
        sides = self.box.setups[table.seats()].sides
        place = (seat - int(table.first)) % table.seats()
        usual = None if waits else self.box.side_ids[sides[place]]
        name = entry.get("board", usual)
        if name in self.box.side_ids:
            side = self.box.side_ids.index(name)
            if waits:
                table.players[seat].side = side
            else:
                take_board(table, seat, side)
        elif name is not None or not (waits or entry.get("resigned") is True or table.awaited == OVER):
            self.wrong(f"Seat {seat + 1}: `board` is one of: {', '.join(self.box.side_ids)}.")

    def read_player(self, table: Polis, seat: int, entry: dict[str, Any]) -> None:
        player, where, players = table.players[seat], f"Seat {seat + 1}", table.seats()
        player.coins = self.number_in(entry, "coins", 0, range(MANY), f"{where}: `coins`")
        player.tokens = self.number_in(entry, "tokens", 0, range(MANY), f"{where}: `tokens`")
        resigned = entry.get("resigned", False)
        if not isinstance(resigned, bool):
            self.wrong(f"{where}: `resigned` must be true or false.")
            resigned = False
        player.resigned = resigned
        player.hand = self.row(entry.get("hand", []), 0, f"{where}: `hand`", players)
        player.history = self.row(entry.get("history", []), EVERYONE, f"{where}: `history`", players)
        player.tucked = self.row(entry.get("tucked", []), int(BIT[seat]), f"{where}: `tucked`", players)

    def city(self, cards: object, seat: int, players: int) -> list[tuple[int, int]]:
        """The cards of a city, and for each the symbol on which a coin lies, or NONE."""
        where = f"Seat {seat + 1}: `city`"
        if not isinstance(cards, list):
            self.wrong(f"{where} must be a list of cards.")
            return []
        found = []
        for entry in cards:
            facts = {"card": entry} if isinstance(entry, str) else entry
            if not isinstance(facts, dict):
                self.wrong(
                    f"{where}: a card looks like theatre, or {{'card': 'theatre', 'coin': 'culture'}}."
                )
                continue
            self.check_keys(facts, CITY_CARD_KEYS, "A card in a city")
            kind = self.kind(facts.get("card"), where)
            if 0 <= kind < self.box.kinds:
                coin = self.coin(kind, facts["coin"], where) if "coin" in facts else NONE
                found.append((self.city_card(kind, facts, players, where), coin))
        return found

    def city_card(self, kind: int, facts: dict[str, Any], players: int, where: str) -> int:
        card = int(face_up(kind))
        if facts.get("forward", False) is True:
            card |= FORWARD
        if "target" in facts:
            target = facts["target"]
            if self.box.effects[kind] != HARBOUR or type(target) is not int or target not in range(players):
                self.wrong(f"{where}: `target` is the seat at which a Harbour points.")
            else:
                card = int(pointed_at(card, target))
        return card

    def coin(self, kind: int, symbol: object, where: str) -> int:
        try:
            number = read_symbol(self.box, kind, symbol.replace("_", " ") if isinstance(symbol, str) else "")
        except Impossible as reason:
            self.wrong(f"{where}: {reason}")
            return NONE
        if not self.box.rings[kind] & BIT[number]:
            self.wrong(f"{where}: a coin can lie only on a ringed symbol.")
        return number

    # --- decks, and cards that are out of the game ---

    def read_supply(self, table: Polis) -> None:
        """The decks. Cards that lie nowhere else are in them; or, where a deck is told, out of the game."""
        players = table.seats()
        told = self.get("decks", dict, {})
        self.check_keys(told, COLOURS, "`decks`")
        table.blocked = self.colours("blocked")
        table.closing = count_bits(table.blocked) >= self.box.end_cards
        table.boxed = self.row(self.block.get("out_of_game", []), 0, "`out_of_game`", players)
        table.removed = self.row(self.block.get("removed", []), 0, "`removed`", players)
        if "removed" not in self.block:
            for colour in range(len(COLOURS)):
                for _ in range(self.box.setups[players].removed):
                    table.removed = sorted_in(table.removed, face_down(UNKNOWN + colour, 0))
        decks = vec[vec[i64]]()
        for colour, name in enumerate(COLOURS):
            decks = append(decks, self.deck(told[name], colour, players) if name in told else vec[i64]())
        table.decks = decks
        self.stop_if_wrong()
        self.check_copies(table)
        for colour, name in enumerate(COLOURS):
            self.fill_up(table, colour, name in told)
            self.check_deck(table, colour)
        self.read_lost(table)

    def check_copies(self, table: Polis) -> None:
        rows = [*table.decks, table.removed, table.boxed, vec[i64]([table.lot])]
        for player in table.players:
            rows += [player.hand, player.city, player.history, player.tucked]
        known = Counter(int(kind_of(card)) for row in rows for card in row)
        for kind, name in enumerate(self.box.kind_ids):
            if known[kind] > self.box.copies[kind]:
                self.wrong(f"There are {self.box.copies[kind]} cards of the kind {name}, not {known[kind]}.")
        self.stop_if_wrong()

    def deck(self, cards: object, colour: int, players: int) -> vec[i64]:
        """The cards of a deck, the next one last; a number is so many unknown ones."""
        where = f"The {COLOURS[colour]} deck"
        deck: list[int] = []
        for entry in [cards] if type(cards) is int else cards if isinstance(cards, list) else [None]:
            if type(entry) is int and 0 <= entry < 100:
                deck += [int(face_down(UNKNOWN + colour, 0))] * entry
            else:
                deck.append(self.face_down_card(entry, 0, where, players))
        if any(
            kind_of(card) != END and self.box.colours[kind_of(card)] != colour
            for card in deck
            if card != NONE
        ):
            self.wrong(f"{where} has a card of another colour.")
        return vec[i64]([card for card in reversed(deck) if card != NONE])

    def fill_up(self, table: Polis, colour: int, deck_is_told: bool) -> None:
        """Put the cards that are not told of where they belong."""
        missing = self.missing(table, colour, deck_is_told)
        unknown = face_down(UNKNOWN + colour, 0)
        if missing < 0:
            self.wrong(f"There are {-missing} {COLOURS[colour]} cards too many.")
            return
        if not deck_is_told:
            blocked = table.blocked & BIT[colour] != 0
            below = min(missing, int(self.box.end_card_among) - 1) if blocked else missing
            top = face_down(END, EVERYONE) if blocked else unknown
            self.lay(table, colour, [*[int(unknown)] * below, int(top)])
            missing -= below
        if "out_of_game" not in self.block:
            for _ in range(missing):
                table.boxed = sorted_in(table.boxed, unknown)
        elif missing > 0:
            self.wrong(f"{missing} {COLOURS[colour]} cards are nowhere.")

    def lay(self, table: Polis, colour: int, deck: list[int]) -> None:
        decks = table.decks[:]
        decks[colour] = vec[i64](deck)
        table.decks = decks

    def missing(self, table: Polis, colour: int, deck_is_told: bool) -> int:
        """How many cards of a colour are neither told of nor stand for unknown ones."""
        unseen = list(unseen_cards(table, colour))
        places = [table.removed, table.boxed, table.decks[colour], vec[i64]([table.lot])]
        for player in table.players:
            places += [player.hand, player.history, player.tucked]
        unknown = sum(kind_of(card) == UNKNOWN + colour for place in places for card in place)
        has_end_card = any(kind_of(card) == END for card in table.decks[colour])
        hides_end_card = deck_is_told and not has_end_card
        return len(unseen) - unknown + int(hides_end_card)

    def check_deck(self, table: Polis, colour: int) -> None:
        """Each deck has its End card: on top and seen by all where it is blocked, else among the last."""
        where = f"The {COLOURS[colour]} deck"
        deck = list(table.decks[colour])
        ends = [place for place, card in enumerate(deck) if kind_of(card) == END]
        if table.blocked & BIT[colour]:
            if ends != [len(deck) - 1]:
                self.wrong(f"{where} is blocked, so its End card must lie on top.")
            else:
                self.lay(table, colour, [*deck[:-1], int(face_down(END, EVERYONE))])
            return
        among = int(self.box.end_card_among)
        room = [place for place, card in enumerate(deck[:among]) if UNKNOWN <= kind_of(card) < END]
        if len(ends) > 1 or (ends and ends[0] >= among) or not (ends or room):
            self.wrong(f"{where} needs one End card, among its last {among} cards.")
        if len(deck) < 2:
            self.wrong(f"{where} must have a card besides the End card, or be blocked.")

    def read_lost(self, table: Polis) -> None:
        told = self.get("lost_track", dict, {})
        players = table.seats()
        for seat, kinds in told.items():
            if seat not in [str(number) for number in range(WATCHERS, players)] or not isinstance(
                kinds, list
            ):
                self.wrong("`lost_track` has a list of cards for a seat, or for -1, those who watch.")
                continue
            eye = WATCHER if int(seat) == WATCHERS else int(seat)
            for name in kinds:
                kind = self.kind(name, "`lost_track`")
                if 0 <= kind < self.box.kinds:
                    table.lost = sorted_in(table.lost, lost_track(eye, kind))

    # --- does it fit together? ---

    def check_moment(self, table: Polis) -> None:
        if table.rulings.strict_supply and (coins_in_bank(table) < 0 or tokens_to_be_had(table, 0) < 0):
            self.wrong("There are more coins or tokens on the table than the box holds.")
        awaited = int(table.awaited)
        word = name_of(awaited, AWAITED)
        if (table.lot != NONE) != (awaited in WITH_A_LOT):
            self.wrong(f"There is a `lot` just while an auction goes on, not when {word!r} is awaited.")
        if (table.bidder == NOBODY) != (table.bid == 0):
            self.wrong("A `bid` has a `bidder`, and only a bid has one.")
        elif table.bidder != NOBODY and table.players[table.bidder].coins < table.bid:
            self.wrong("The `bidder` has not so many coins as the `bid`.")
        if (table.target != NONE) != (awaited in WITH_A_TARGET):
            self.wrong(f"`target` does not fit what is awaited ({word}).")
        if awaited in (OPENING, REPLACING) and not table.due:
            self.wrong("`due` must tell who may draw cards.")
        if awaited in (CHOOSING_BOARD, DISCARDING) and not table.waiting & BIT[table.actor]:
            self.wrong("The actor must be among those `waiting`.")
        if awaited == LOOKING and not table.players[table.mover].has(LIGHTHOUSE):
            self.wrong("Only somebody with the Lighthouse can look at decks.")
        if awaited in (FOUNDING, VISITING) and not table.players[table.actor].city:
            self.wrong(f"{word!r} is awaited of somebody who has just placed a card.")
