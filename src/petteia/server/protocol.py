"""What browser and server say to each other. Written once, here; the client's types are generated from it.

Every request over the socket carries an `id` of its own, so that a repeated one does no harm, and those
that change the table carry `base`, the version they were made against, so that a stale one does none.
A version is the number of the last event in the table's log. A frame from the server holds one message or
several, a line each.

Whatever a client may send has a bound here, and nothing larger gets any further. Where people can run into
one, a stricter limit further in refuses them in words.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

from msgspec import Meta, Struct
from msgspec.json import Decoder, Encoder

from petteia.core.game import Plain, Weight
from petteia.languages import LANGUAGES

Json = dict[str, Any]
# A number as a browser can send it; larger ones would not even fit the engine's.
Number = Annotated[int, Meta(ge=-(2**53), le=2**53)]
RequestId = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(max_length=40)]  # of a game, an option, a bot: something that we have named
Words = Annotated[str, Meta(max_length=2_000)]  # of somebody's own
Short = Annotated[str, Meta(max_length=200)]
Language = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$", max_length=max(map(len, LANGUAGES)))]
EachSeat = Meta(max_length=8)
# A move as data: its verb, and its arguments by name (see `core/move.py`), which are for the game to check.
Argument = Annotated[str, Meta(max_length=60)] | Number | dict[Name, Number] | None
Move = Annotated[dict[Name, Argument], Meta(max_length=10, title="Move")]
# The same when we send it: as the game has it.
Told = Annotated[Any, Meta(extra_json_schema={"type": "object", "title": "Move"})]
# Through whose eyes a table is seen: a seat's, a spectator's (-1), or with everything open.
Eyes = Number | Literal["all"]


# --- parts ------------------------------------------------------------------------------------------


class Said(Struct, omit_defaults=True):
    """A message of the catalogue, for the client to say in its language, and the players it speaks of."""

    key: str
    arguments: Json = {}
    seats: list[int] = []


class Reason(Struct):
    """Why something was refused: the rule that forbids it, if it is one of the game's, and the words."""

    rule: str
    said: Said


class SeatInfo(Struct):
    """Who sits on a seat: a person, a bot, or nobody yet."""

    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None = None
    online: bool = False
    you: bool = False
    left: bool = False  # a person whose seat a bot keeps warm
    away: bool = False  # because they were not here: it is theirs again as soon as they come
    host: bool = False
    ready: bool = False  # to begin, before the start
    colour: int = 0  # of the game's colours; no two seats have the same


class ActionInfo(Struct, omit_defaults=True):
    """A legal action: the move, which is what the client sends back, what it costs, and whether it stands."""

    move: Told
    cost: int | None = None
    final: bool = False  # something comes to light by it, or others have their say: it cannot be taken back


class LogLine(Struct, omit_defaults=True):
    step: int  # the history step after which it happened
    said: Said
    rule: str
    seat: int
    opens_turn: bool = False
    weight: Weight = "deed"  # a consequence is told below the deed before it


# What the reader's client says in the reader's language.
Phrase = Literal["hello", "good-luck", "nice-move", "thinking", "back-soon", "sorry", "thanks", "good-game"]
PHRASES: tuple[Phrase, ...] = get_args(Phrase)


class ChatLine(Struct):
    version: int
    name: str
    seat: int
    text: str
    phrase: str | None  # one of PHRASES
    person: str  # the same for everything one person says at any table


class Clock(Struct, forbid_unknown_fields=True):
    """Seconds for each seat: a bank, what every wait that has ended adds to it, and the most it can hold."""

    bank: Annotated[int, Meta(ge=30, le=2_592_000)]
    increment: Annotated[int, Meta(ge=5, le=2_592_000)]
    cap: Annotated[int, Meta(ge=30, le=2_592_000)]


class Clocks(Struct):
    """What the seats have left, in seconds, when this was sent."""

    left: list[float]
    running: int  # the seat whose clock runs, or -1


class Invitation(Struct):
    """Another table to which those at this one are asked."""

    table: str
    invite: str
    name: str  # who asks


class Tally(Struct):
    """One thing that counts at the end, and how much of it each seat has."""

    said: Said
    amounts: list[int]


class Result(Struct):
    ranking: list[int]
    scores: list[int]
    lines: list[Said]
    tallies: list[Tally]  # the weightiest first
    order: Reason | None  # how the places follow from them, ties included
    seed: str
    salt: str


class LessonNote(Struct):
    """What a lesson says now, and what it asks of the learner."""

    said: Said
    lights: list[str]  # places, and parts of the screen, that it speaks of
    asks: Literal["reading", "move", "nothing"]
    number: int
    of: int


class Question(Struct):
    """A question that your seat may answer before it is asked, and what you have answered."""

    key: str
    about: int  # your answer stands as long as this stays the same
    least: int
    most: int
    value: int | None


# What the others at a table are asked: to let a move be taken back, to stop the clocks, to let a bot play for
# somebody who is waited for.
Matter = Literal["take_back", "pause", "substitute"]
# What a host allows: hints, people who only watch, and a bot for whoever is away without asking the others.
Permission = Literal["hints", "watching", "substitutes"]


class Proposal(Struct):
    """A question to the others at the table. It is forgotten when the game goes on."""

    what: Matter
    by: int  # the seat that asks
    seat: int  # the seat it is about
    asked: list[int]  # the seats that have not agreed yet
    steps: int = 0  # how many would be taken back
    reveals: bool = False  # would something be taken back by which something hidden came to light?


class TableInfo(Struct):
    """What does not change from move to move, and is sent when it has changed."""

    id: str
    game: str
    status: Literal["open", "playing", "over", "abandoned", "readonly"]
    options: dict[str, str]
    seats: list[SeatInfo]
    host: bool  # may you start the game and change seats?
    private: bool
    practice: bool
    commitment: str  # SHA-256 of seed and salt
    invite: str | None  # shown to those who sit here
    reconstructed: list[Said]
    clock: Clock | None
    rematch: Invitation | None  # shown to those who sat here
    why_readonly: Said | None = None
    imported: bool = False  # from a record that somebody brought
    hints: bool = True  # may one ask for them here?
    watching: bool = True  # may one watch who does not sit here?
    substitutes: bool = False  # may the host alone let a bot play for somebody who is away?
    absence: int | None = None  # minutes after which a bot plays for whoever is away and waited for
    revealed: bool = False  # nothing is secret any more: look through any eyes, play on from any step
    kept_days: int | None = None  # if nobody comes to look for so long, the game is closed


# --- from the client -----------------------------------------------------------------------------------


class Request(Struct, tag_field="do", forbid_unknown_fields=True):
    id: RequestId


class Act(Request, tag="act"):
    base: Number
    move: Move


class Undo(Request, tag="undo"):
    """Take back one's own actions down to a step, as far as nothing came to light."""

    base: Number
    to: Number


class EndTurn(Request, tag="end_turn"):
    base: Number


class Resign(Request, tag="resign"):
    base: Number


class Abandon(Request, tag="abandon"):
    """Agree to end the game without a result; it ends when all people at the table agree."""

    base: Number


class Chat(Request, tag="chat"):
    """Words of one's own, or one of PHRASES."""

    text: Words = ""
    phrase: Phrase | None = None


class Answer(Request, tag="answer"):
    """Answer a question of `View.questions` beforehand, or not any more."""

    key: Name
    about: Number
    value: Number | None


class Preview(Request, tag="preview"):
    """What would this move cost and bring, or why may it not be done? It need not be an offered one."""

    base: Number
    move: Move
    first: Move | None = None  # a move that only begins this one, and would be done before it


class History(Request, tag="history"):
    """The table after a step, as this viewer saw it, or through other eyes once nothing is secret."""

    step: Number
    eyes: Eyes | None = None


class Unseen(Request, tag="unseen"):
    """What may the piles still hold, as far as whoever asks can tell?"""


class Hint(Request, tag="hint"):
    """What would a bot do in the place of whoever asks, and must act?"""

    base: Number


class Allow(Request, tag="allow"):
    """The host says what is allowed at this table."""

    base: Number
    what: Permission
    allowed: bool


class Propose(Request, tag="propose"):
    """Ask the others at the table for something; who agrees to everything, like a bot, is not asked."""

    base: Number
    what: Matter
    to: Number | None = None  # the step down to which a move would be taken back
    seat: Number | None = None  # the seat for which a bot would play


class Reply(Request, tag="reply"):
    """Agree to what is proposed, or not; whoever has proposed it may think better of it."""

    base: Number
    agreed: bool


class Resume(Request, tag="resume"):
    """The pause is over."""

    base: Number


class Read(Request, tag="read"):
    """The learner has read what a lesson says."""

    base: Number


class Report(Request, tag="report"):
    """What somebody who reports a fault may send along."""


class Sit(Request, tag="sit"):
    base: Number
    seat: Number


class Stand(Request, tag="stand"):
    """Leave one's seat: before the start it opens, later a bot keeps it warm."""

    base: Number
    seat: Number | None = None  # which, for somebody who has several


class SetSeat(Request, tag="set_seat"):
    """The host opens a seat or gives it to a bot, before the start or when its player has left."""

    base: Number
    seat: Number
    bot: Name | None


class Arrange(Request, tag="arrange"):
    """The host puts the seats in another order before the start; without one the lot decides."""

    base: Number
    order: Annotated[list[Number], EachSeat] | None = None  # who sat where before


class HandOver(Request, tag="hand_over"):
    """The host makes somebody else at the table its host."""

    base: Number
    seat: Number


class PickColour(Request, tag="pick_colour"):
    """Before the start: the colour of one's seat."""

    base: Number
    colour: Number
    seat: Number | None = None  # which, for somebody who has several


class Ready(Request, tag="ready"):
    """Before the start: tell the others that one is ready, or not any more."""

    base: Number
    ready: bool


class Start(Request, tag="start"):
    base: Number


class Look(Request, tag="look"):
    """On a device that people share: the person of this seat has it in their hands now."""

    seat: Number


class Rematch(Request, tag="rematch"):
    """Set up the same table again, and invite those who sat here to it."""

    base: Number


class NewInvite(Request, tag="new_invite"):
    """The host makes a new invitation; the old link no longer works."""


class Ping(Request, tag="ping"):
    pass


ClientMessage = (
    Act
    | Undo
    | EndTurn
    | Resign
    | Abandon
    | Chat
    | Answer
    | Preview
    | Unseen
    | History
    | Hint
    | Allow
    | Propose
    | Reply
    | Resume
    | Read
    | Report
    | Sit
    | Stand
    | SetSeat
    | Arrange
    | HandOver
    | PickColour
    | Ready
    | Start
    | Look
    | Rematch
    | NewInvite
    | Ping
)


# --- from the server -----------------------------------------------------------------------------------


class View(Struct, tag_field="is", tag="view"):
    """The whole table as this viewer may see it, sent after every event."""

    version: int
    table: TableInfo | None  # None: as in the view before
    you: int  # your seat, or -1
    curtain: int  # on a shared device: the seat it must be handed to before its view is shown, or -1
    step: int  # history steps so far
    turns: list[int]  # the steps at which turns began
    position: Plain | None  # None until the game has started
    overview: Plain  # what that comes to, as the game counts it for this viewer
    prompt: Said | None
    awaiting: int  # the seat that must act, or -1
    actions: list[ActionInfo]  # only for the seat that must act
    undo_to: list[int]  # steps you may go back to
    ask_back: list[int]  # steps you may ask the others to let you go back to, the newest first
    questions: list[Question]  # what you may answer beforehand
    confirm: bool  # do you have to confirm the end of your turn?
    log: list[LogLine]  # lines since `log_from`
    log_from: int
    chat: list[ChatLine]  # what was said after the version `chat_after`
    chat_after: int
    abandon: list[int]  # seats that agree to abandon
    proposal: Proposal | None
    paused: bool
    clocks: Clocks | None
    done: list[Told]  # the last turn's moves, newest last
    result: Result | None
    lesson: LessonNote | None = None  # at a table at which a game is taught


class Ack(Struct, tag_field="is", tag="ack"):
    id: str
    version: int


class Refusal(Struct, tag_field="is", tag="refused"):
    id: str
    reason: Reason
    version: int


class Previewed(Struct, tag_field="is", tag="preview"):
    id: str
    said: Said
    price: list[Said]
    reason: Reason | None
    brings: list[Said] = []  # what else it changes
    outlook: Plain = {}  # price and changes as data


class UnseenTold(Struct, tag_field="is", tag="unseen"):
    id: str
    unseen: dict[str, dict[str, int]]  # by pile, and by the name of a thing: how often it may be there


class HintedMove(Struct):
    move: Told
    said: Said
    chance: float  # to win, by an estimate
    why: list[Said]  # what it wins, blocks or saves, the weightiest first
    first: Told | None = None  # a move that only begins this one, and is done before it


class Hinted(Struct, tag_field="is", tag="hint"):
    id: str
    moves: list[HintedMove]  # the best first


class HistoryView(Struct, tag_field="is", tag="history"):
    id: str
    step: int
    eyes: Eyes
    position: Plain
    overview: Plain
    said: list[Said]
    done: list[Told]  # as in a view: the moves of the last turn up to here, newest last


class Reported(Struct, tag_field="is", tag="report"):
    id: str
    report: Json
    send_to: str | None  # where the operator of this server likes to get it


class Presence(Struct, tag_field="is", tag="presence"):
    online: list[bool]
    watchers: list[str]  # names of those who watch


class Pong(Struct, tag_field="is", tag="pong"):
    id: str


ServerMessage = (
    View | Ack | Refusal | Previewed | UnseenTold | Hinted | HistoryView | Reported | Presence | Pong
)


# --- the HTTP part --------------------------------------------------------------------------------------


# What has no shape that we know has at least a bound; how large it is on the whole is for its route to say.
Habits = Annotated[Json, Meta(max_length=200)]
Record = Annotated[Json, Meta(max_length=100)]


class Me(Struct):
    id: str
    name: str
    account: str | None
    settings: Json | None  # an account's habits, as the client last told them


class NoticeWish(Struct, forbid_unknown_fields=True):
    """Where an account wants to be told that it is waited for."""

    webhook: Words | None
    email: Words | None
    language: Language


class NoticeInfo(Struct):
    webhook: str | None
    email: str | None
    confirmed: bool  # has the code in the mail been told?
    mail: bool  # can this server send mail?


class NoticeCode(Struct, forbid_unknown_fields=True):
    code: Name


class OptionInfo(Struct):
    key: str
    values: list[str]
    rule: str
    ruling: str
    not_for: dict[str, list[int]]  # values that do not fit so many seats


class GameInfo(Struct):
    name: str
    players: list[int]
    minutes: int  # that a game takes for each player, about
    options: list[OptionInfo]
    bots: list[str]
    reconstructed: list[Said]
    lesson: bool = False  # is there one?


class NewTable(Struct, forbid_unknown_fields=True):
    game: Name
    # "me", "open", or the name of a bot; "me" more than once: people on one device
    seats: Annotated[list[Name], EachSeat]
    # of the people who share my device, seat by seat; "" is my own
    names: Annotated[list[Short], EachSeat] = []
    options: Annotated[dict[Name, Name], Meta(max_length=100)] = {}
    private: bool = False
    seed: Short | None = None  # a chosen seed makes a practice table
    components: Annotated[str, Meta(max_length=250_000)] | None = None
    clock: Clock | None = None
    hints: bool = True
    watching: bool = True
    substitutes: bool = False
    # Minutes after which a bot plays for whoever is away and keeps others waiting, where there is no clock.
    absence: Annotated[int, Meta(ge=1, le=1440)] | None = None
    start: bool = False  # start at once when no seat is open


class NewLesson(Struct, forbid_unknown_fields=True):
    game: Name


class PlayOn(Struct, forbid_unknown_fields=True):
    """A new practice table that goes on from a step of a game whose secrets are out."""

    step: Number
    seat: Number  # mine; bots take the others
    bot: Name


class Odds(Struct):
    """Each seat's chance to win after a step, by an estimate that knows all that was on the table."""

    step: int
    turn: int  # that began there; the last of all is the end
    chances: list[float]


class NamedMove(Struct):
    move: Told
    said: Said


class Slip(Struct):
    """A decision of a game that is over, and what would have been better by what its player could know."""

    step: int  # after which it was made
    turn: int
    seat: int
    played: NamedMove
    better: NamedMove
    cost: float  # of the chance to win


class Slips(Struct):
    """The decisions that cost most, the costliest first, as far as they cost this much."""

    slips: list[Slip]
    least: float


class TableSummary(Struct):
    id: str
    game: str
    status: str
    seats: list[SeatInfo]
    mine: bool
    my_turn: bool
    practice: bool
    updated: float
    clock: Clock | None
    imported: bool = False
    lesson: list[int] | None = None  # at a lesson: how many of its notes are read, and how many there are
    host_here: bool = True  # does its host look at it?
    ranking: list[int] | None = None  # of a game that is over: the place of each seat
    scores: list[int] | None = None


class Tables(Struct):
    open: list[TableSummary]
    running: list[TableSummary]  # games of others that one may watch
    mine: list[TableSummary]


class Credentials(Struct, forbid_unknown_fields=True):
    login: Short
    password: Words


class NewName(Struct, forbid_unknown_fields=True):
    name: Short


# Long enough for those who type too much to be told so in words.
Password = Annotated[str, Meta(max_length=1000)]


class NewPassword(Struct, forbid_unknown_fields=True):
    old: Password
    new: Password


class Farewell(Struct, forbid_unknown_fields=True):
    """Go for good; an account says its password once more."""

    password: Password | None = None


class SessionInfo(Struct):
    """One browser in which I am known."""

    id: str
    browser: str | None
    system: str | None
    created: float
    used: float
    this: bool  # the one that asks


class EndSession(Struct, forbid_unknown_fields=True):
    session: Annotated[str, Meta(max_length=64)] | None  # None: all but mine


class Error(Struct):
    """Why a request was refused: in English for whoever reads it raw, and as a message to be said."""

    error: str
    said: Said


# --- on the wire ------------------------------------------------------------------------------------------

encode = Encoder().encode
decode_request = Decoder(ClientMessage).decode


class Named(Struct):
    """What is left of a request that makes no sense: enough to tell its sender so."""

    id: RequestId = ""


decode_name = Decoder(Named).decode
