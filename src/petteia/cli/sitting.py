"""One sitting at the terminal: what is shown to whom, what is typed, and what comes of it."""

from __future__ import annotations

import sys
from collections.abc import Callable

from petteia.bots.referee import decide
from petteia.cli import rulebook
from petteia.cli.boards import drawing_for
from petteia.cli.choices import Choice, digest, legal_moves, list_of
from petteia.cli.failure import printable
from petteia.cli.journal import told
from petteia.cli.moves import explained
from petteia.cli.saving import SavedGame, new_file
from petteia.cli.seating import bots_among
from petteia.cli.speech import Speaker, said, say
from petteia.cli.terminal import Line, Terminal, command_lines, page, text_of, wrapped
from petteia.cli.understanding import Reader
from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY, Impossible, resignation
from petteia.core.fault import Fault
from petteia.core.fault import told as reason
from petteia.core.match import Match, Refused
from petteia.core.message import Message
from petteia.core.notation import folded

LONGEST_COMMAND = 200
SHORT = {
    "?": "help",
    "h": "help",
    "m": "moves",
    "b": "board",
    "l": "log",
    "u": "undo",
    "w": "why",
    "q": "quit",
}

# What is typed, and whose message says what it does.
COMMANDS = {
    "moves [WORDS]": "moves",
    "why MOVE": "why",
    "undo": "undo",
    "board": "board",
    "log": "log",
    "rules [WORDS]": "rules",
    "save [FILE]": "save",
    "resign": "resign",
    "quit": "quit",
}
IN_SHORT = "m moves, w why, u undo, b board, l log, ? help, q quit"
EXAMPLE = "why tower @ 2,-1"
YES = ("yes", "y")  # in every language, besides its own word


class Sitting:
    """One sitting at the terminal: the match, and what whoever looks at the screen has seen of it."""

    def __init__(self, match: Match, saved: SavedGame) -> None:
        self.match = match
        self.game = match.game
        self.saved = saved
        self.terminal = Terminal()
        self.speaker = Speaker(match.game, match.names)
        self.reader = Reader(self.speaker, match.components)
        self.drawing = drawing_for(match.game.name, self.speaker.names, match.components)
        self.bots = bots_among(match.names)
        self.people = [seat for seat in range(len(match.names)) if seat not in self.bots]
        # What each person has read of the log: all up to their own last move, when a game is resumed.
        self.read_up_to = {seat: after_last_step_of(match, seat) for seat in self.people}
        self.read_up_to[NOBODY] = len(match.steps)
        self.watching = NOBODY  # whose view is on the screen
        self.board_shown: list[Line] = []
        self.turn_shown: int | None = None  # the turn of the table that was drawn last
        self.undone = False
        self.typed_at: list[int] = []  # how many steps there were before each thing typed in
        self.commands: dict[str, Callable[[str], None]] = {
            "moves": self.list_moves,
            "why": self.explain,
            "undo": self.undo,
            "board": self.draw_table,
            "log": self.tell_all,
            "rules": self.show_rules,
            "save": self.save,
            "resign": self.resign,
            "help": self.help,
            "quit": self.quit,
        }

    # --- the course of the game ---

    def run(self) -> None:
        while self.match.state.actor != NOBODY:
            seat = int(self.match.state.actor)
            if seat in self.bots:
                self.let_bot_move(seat)
            else:
                self.let_person_move(seat)
        self.finish()

    def welcome(self) -> None:
        names = self.speaker.names
        others = ", ".join(names[seat] for seat in self.bots) or say("terminal-nobody-else")
        people = ", ".join(names[seat] for seat in self.people)
        game = self.game.name.capitalize()
        self.terminal.say(say("terminal-welcome", game=game, people=people, others=others))
        if not self.match.steps:
            first = self.game.order_of_play(self.match.state)[0]
            self.terminal.say(say("core-log-turn", player=names[first]))
        make_line_editor(self)

    def let_bot_move(self, seat: int) -> None:
        dice = dice_of(f"{self.match.seed} {len(self.match.steps)}")
        with self.terminal.waiting(say("terminal-thinking", player=self.speaker.names[seat])):
            decision = decide(self.bots[seat], self.match.state.information(seat), dice)
        if decision.fault is not None:
            self.terminal.say(printable(say("terminal-bot-fault", fault=decision.fault)), "bold red")
        self.match.play(decision.action)
        if not self.somebody_waits():
            self.tell_news(self.watching)

    def somebody_waits(self) -> bool:
        """Is there still a person in the game who will read what bots do when their turn comes?"""
        return any(not self.has_resigned(seat) for seat in self.people)

    def has_resigned(self, seat: int) -> bool:
        return any(step.action == resignation(seat) for step in self.match.steps)

    def let_person_move(self, seat: int) -> None:
        if self.watching != seat and len(self.people) > 1:
            self.hand_over(seat)
        if self.turn_shown is None:
            self.welcome()
        self.watching = seat
        self.make_only_moves(seat)
        self.show_decision(seat)
        while self.match.state.actor == seat:
            known = len(self.match.steps)
            self.obey(self.ask(f"{self.speaker.names[seat]}> "))
            if len(self.match.steps) != known and self.match.state.actor == seat:
                self.make_only_moves(seat)
                self.show_decision(seat)
        if self.match.state.actor != NOBODY:
            self.end_turn(seat)

    def make_only_moves(self, seat: int) -> None:
        """What leaves no choice is not asked for but told, unless somebody has just taken it back.

        It is asked for all the same where it brings something to light or hands the turn on: such a move is
        the player's own, who can no longer take back what went before.
        """
        while not self.undone and len(actions := self.match.state.legal()) == 1:
            after = self.match.state.clone()
            after.apply(actions[0])
            if after.actor != seat or after.reveals != self.match.state.reveals:
                return
            words = self.speaker.words(self.match.state, actions[0])
            self.tell_news(seat)
            self.match.play(actions[0])
            self.terminal.say(say("terminal-only-choice", move=words), "dim")
            self.keep()

    def end_turn(self, seat: int) -> None:
        """A last look at one's own turn, and the last chance to take a move back."""
        self.tell_news(seat)
        undo = self.match.why_no_undo(seat) is None
        somebody_reads = self.terminal.is_screen and (undo or len(self.people) > 1)
        if not somebody_reads:
            return
        over = say("terminal-turn-over", ways=say("terminal-enter-or-undo" if undo else "terminal-enter"))
        while True:
            answer = self.ask(f"{over} ").lower()
            if not answer:
                return
            command = SHORT.get(answer, answer)
            if command == "undo" and undo:
                self.undo("")
                return
            if command in ("board", "log", "save", "help", "quit"):
                self.commands[command]("")
            else:
                self.terminal.say(over)

    def hand_over(self, seat: int) -> None:
        """A curtain between two people at one keyboard, so that nobody sees another's hand."""
        self.terminal.clear()
        self.board_shown = []
        name = self.speaker.names[seat]
        answer = self.ask(say("terminal-hand-over", player=name) + " ")
        if SHORT.get(answer.lower(), answer.lower()) == "quit":
            raise EOFError
        self.terminal.clear()
        forget_what_was_typed()

    def finish(self) -> None:
        self.tell_news(self.watching)
        view = self.game.view(self.match.state, NOBODY)
        self.terminal.show([[], *self.drawing.board(view, [], self.terminal.room), []])
        first, *places = self.speaker.all(self.game.outcome(self.match.state))
        self.terminal.say(first, "bold")
        for line in places:
            self.terminal.say(f"  {line}")
        self.keep()
        self.terminal.say(say("terminal-record-is", file=str(self.saved.path), command="petteia replay"))

    def leave(self) -> None:
        self.terminal.say()
        if not self.saved.path.exists():
            self.terminal.say(say("terminal-lost"))
            return
        self.terminal.say(say("terminal-go-on"))
        self.terminal.show(command_lines(self.saved.resuming(self.game.name), self.terminal.width))

    # --- what is on the screen ---

    def show_decision(self, seat: int) -> None:
        """Everything a person needs to decide: what is new, the board where it changed, and the choices."""
        state, width = self.match.state, self.terminal.room
        news = self.tell_news(seat)
        view, found = self.game.view(state, seat), self.legal()
        notation = [move.notation for move in found]
        board = self.drawing.board(view, notation, width)
        if self.turn_shown != state.turn or not self.board_shown:
            self.terminal.show([[], *self.drawing.table(view, notation, width), []])
            self.board_shown = board
        else:
            if (news or self.undone) and board != self.board_shown:
                self.terminal.show([[], *board])
                self.board_shown = board
            self.terminal.show([*self.drawing.aside(view, notation, width), []])
        self.turn_shown, self.undone = int(state.turn), False
        self.terminal.say(self.speaker.say(self.game.prompt(state)), "bold")
        self.terminal.show(self.drawing.hand(view, seat, width))
        self.terminal.show(self.choices(found))

    def tell_news(self, seat: int) -> bool:
        """The log since this person last read it. Was there anything?"""
        lines = list(told(self.match, self.speaker, seat, self.read_up_to[seat]))
        self.terminal.tell(lines)
        self.read_up_to[seat] = len(self.match.steps)
        return bool(lines)

    def legal(self) -> list[Choice]:
        return legal_moves(self.game, self.match.state, self.drawing)

    def choices(self, found: list[Choice]) -> list[Line]:
        return digest(found, self.match.state, self.speaker, self.drawing, self.terminal.width)

    # --- what is typed ---

    def ask(self, prompt: str) -> str:
        *before, last = wrapped([(prompt, "")], self.terminal.width)
        self.terminal.show(before)
        self.terminal.stream.flush()
        answer = input(text_of(last))
        if not self.terminal.is_screen:
            self.terminal.say()  # the line break that a person at a screen types
        return " ".join(answer.split())

    def obey(self, text: str) -> None:
        if not text:
            self.terminal.show(self.choices(self.legal()))
            return
        if len(text) > LONGEST_COMMAND:
            self.terminal.say(say("terminal-too-long"))
            return
        word, _, rest = text.partition(" ")
        command = self.commands.get(SHORT.get(word.lower(), word.lower()))
        try:
            if command is not None:
                command(rest)
            else:
                self.make_move(text)
        except Refused as refused:
            self.terminal.say(self.speaker.refuse(refused.refusal))
        except Impossible as impossible:
            self.terminal.say(printable(said(reason(impossible))))

    def make_move(self, text: str) -> None:
        known = len(self.match.steps)
        if text.isdecimal():
            self.match.play(self.numbered(int(text)))
        else:
            self.match.play_all(self.reader.actions(self.match.state, text))
        self.typed_at.append(known)
        self.keep()

    def numbered(self, number: int) -> int:
        actions = self.match.state.legal()
        if not 1 <= number <= len(actions):
            raise Fault("terminal-no-move-number", number=str(number), count=len(actions))
        return actions[number - 1]

    def keep(self) -> None:
        if trouble := self.saved.keep(self.match):
            self.terminal.say(said(trouble.message), "bold red")

    # --- commands ---

    def list_moves(self, words: str) -> None:
        found = [
            move
            for move in self.legal()
            if any(
                folded(said) in folded(move.notation) for said in (words, self.reader.with_known_names(words))
            )
        ]
        if found:
            self.terminal.show(list_of(found, self.match.state, self.speaker, self.terminal.width))
        else:
            self.terminal.say(say("terminal-no-move-with", words=repr(printable(words))))

    def explain(self, text: str) -> None:
        if not text:
            raise Fault("terminal-which-move", example=EXAMPLE)
        if text.isdecimal():
            text = self.game.write_action(self.match.state, self.numbered(int(text)))
        for line in explained(self.reader, self.match.state, text):
            self.terminal.say(line)

    def undo(self, _: str) -> None:
        """Back to before the last thing typed in, which may have been two moves in one breath."""
        seat = self.watching
        back_to = self.typed_at[-1] if self.typed_at else len(self.match.steps) - 1
        self.match.undo(seat)
        while len(self.match.steps) > back_to and self.match.why_no_undo(seat) is None:
            self.match.undo(seat)
        self.typed_at = self.typed_at[:-1]
        self.read_up_to[seat] = min(self.read_up_to[seat], len(self.match.steps))
        self.undone = True
        self.keep()
        self.terminal.say(say("terminal-taken-back"))

    def draw_table(self, _: str) -> None:
        view = self.game.view(self.match.state, self.watching)
        notation = [move.notation for move in self.legal()] if self.match.state.actor == self.watching else []
        self.terminal.show([[], *self.drawing.table(view, notation, self.terminal.room), []])
        self.terminal.tell(self.drawing.legend())

    def tell_all(self, _: str) -> None:
        lines = list(told(self.match, self.speaker, self.watching))
        self.terminal.tell(lines or [[(say("terminal-nothing-yet"), "")]])

    def show_rules(self, rule: str) -> None:
        name, language = self.game.name, self.speaker.language
        text = rulebook.looked_up(name, rule, language) if rule else rulebook.page(name, language)
        for remark in rulebook.in_english(name, language, text):
            self.terminal.say(remark)
        rulebook.show_rules(self.terminal, text)

    def save(self, name: str) -> None:
        if name:
            self.saved = SavedGame(new_file(name))
        if trouble := self.saved.keep(self.match):
            raise trouble
        self.terminal.say(say("terminal-saved-in", file=str(self.saved.path)))

    def resign(self, rest: str) -> None:
        if rest:
            raise Fault("terminal-resign-yourself")
        if self.ask(say("terminal-really-resign") + " ").lower() in (*YES, say("terminal-yes")):
            self.match.play(resignation(self.watching))
            self.keep()
        else:
            self.terminal.say(say("terminal-play-on"))

    def help(self, _: str) -> None:
        move = self.game.write_action(self.match.state, self.match.state.legal()[0])
        example = f"rules {next(iter(rulebook.headings(self.game.name)))}"
        rows = [
            f"  {typed:<15} {self.speaker.say(Message(f'terminal-help-{name}', {'example': example}))}"
            for typed, name in COMMANDS.items()
        ]
        text = [say("terminal-help-move", move=move), *rows, say("terminal-help-short", list=IN_SHORT)]
        self.terminal.show(page("\n".join([*text, say("terminal-secret-seed")]), self.terminal.width))
        self.terminal.tell(self.drawing.legend())

    def quit(self, _: str) -> None:
        raise EOFError


def after_last_step_of(match: Match, seat: int) -> int:
    own = [number for number, step in enumerate(match.steps, 1) if step.seat == seat]
    return own[-1] if own else 0


def make_line_editor(sitting: Sitting) -> None:
    """On a screen: arrow keys for what was typed before, Tab to complete moves and commands."""
    if not sitting.terminal.is_screen:
        return
    try:
        import readline
    except ImportError:  # not on every system
        return

    def complete(text: str, number: int) -> str | None:
        words = [*sitting.commands, *[move.notation for move in sitting.legal()]]
        fitting = [word for word in words if word.startswith(text.lower())]
        return fitting[number] if number < len(fitting) else None

    readline.set_completer(complete)
    readline.set_completer_delims("\n")
    readline.parse_and_bind("tab: complete")


def forget_what_was_typed() -> None:
    """The arrow keys must not bring back another person's questions."""
    if "readline" in sys.modules:
        sys.modules["readline"].clear_history()
