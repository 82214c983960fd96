"""The command `petteia`.

Each command lives in a module of its own that is loaded only when it is called, so that starting stays
quick. Whatever goes wrong is said in one line; only a fault of the program itself shows more.
"""

from __future__ import annotations

import errno
import os
import re
import sys
from argparse import Namespace
from importlib import import_module

from petteia import __version__, is_compiled
from petteia.cli.arguments import build_parser
from petteia.cli.failure import EXIT_BUG, EXIT_CUT, EXIT_INTERRUPTED, EXIT_WRONG, complain
from petteia.cli.speech import VOICE, language_in, said, say
from petteia.core.contract import Impossible
from petteia.core.fault import Fault
from petteia.core.message import Message, Term

# For each command, its module and function.
COMMANDS = {
    "play": ("petteia.cli.play", "play"),
    "rules": ("petteia.cli.rulebook", "rules"),
    "components": ("petteia.cli.components", "components"),
    "replay": ("petteia.cli.records", "tell_again"),
    "analyse": ("petteia.cli.analyse", "analyse"),
    "new": ("petteia.cli.positions", "new"),
    "show": ("petteia.cli.positions", "show"),
    "apply": ("petteia.cli.positions", "apply"),
    "moves": ("petteia.cli.moves", "moves"),
    "why": ("petteia.cli.moves", "why"),
    "advise": ("petteia.cli.advise", "give_advice"),
    "serve": ("petteia.cli.serve", "serve"),
    "backup": ("petteia.cli.serve", "backup"),
    "restore": ("petteia.cli.serve", "restore"),
    "simulate": ("petteia.cli.simulate", "simulate"),
    "arena": ("petteia.cli.arena", "arena"),
    "balance": ("petteia.cli.arena", "balance"),
    "bench": ("petteia.cli.bench", "main"),
}
OUTPUT_FAILS = (errno.EPIPE, errno.ENOSPC, errno.EIO, errno.EBADF)
PLACE = re.compile(r"-\d+ ?,.*")


def main(argv: list[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    prepare_streams()
    try:
        code = run(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
    except BrokenPipeError:  # as in `petteia moves p.json | head`, of which nobody wants to hear
        abandon_output()
        return EXIT_CUT
    except OSError as error:
        abandon_output()
        return complain(say("terminal-output-fails", why=error.strerror or str(error)))
    return code


def prepare_streams() -> None:
    """A letter that the terminal does not know is no reason to stop, nor is a stream that was closed."""
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115 - for the whole run
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def run(argv: list[str]) -> int:
    VOICE.asked = language_in(argv)
    parser = build_parser()
    try:
        arguments = parser.parse_args([protected(word) for word in argv])
    except SystemExit as leaving:  # --help, or an error that argparse has told already
        return leaving.code if isinstance(leaving.code, int) else EXIT_WRONG
    if arguments.version:
        print(version())
        return 0
    if arguments.command is None:
        parser.print_help()
        return 0
    return guarded(arguments)


def guarded(arguments: Namespace) -> int:
    """Run the command, and turn what may go wrong into a line and an exit code."""
    try:
        module, function = COMMANDS[arguments.command]
        code: int = getattr(import_module(module), function)(arguments) or 0
        return code
    except Fault as fault:
        return complained_about(fault)
    except OSError as error:
        if error.errno in OUTPUT_FAILS:
            raise
        where = f"{error.filename}: " if error.filename else ""
        return complain(f"{where}{error.strerror or error}.")
    except KeyboardInterrupt:
        complain(say("terminal-stopped"))
        return EXIT_INTERRUPTED
    except RecursionError:
        return complain(say("terminal-nested"))
    except ValueError as error:
        return complained_about_data(error)
    except Exception as error:
        return confess(error)


def complained_about(fault: Fault) -> int:
    """In one line; of components that cannot be played with, whatever else is wrong beneath it."""
    from petteia.core.components import BadComponents

    if not isinstance(fault, BadComponents):
        return complain(said(fault.message))
    first, *others = fault.messages
    if others:
        first = Message("terminal-and-more", {"first": first, "count": len(others)})
    return complain(say("terminal-bad-components", why=first), [said(other) for other in others])


def complained_about_data(error: ValueError) -> int:
    """What those who write programs find impossible is an English sentence."""
    if isinstance(error, Impossible):
        return complain(str(error))
    if isinstance(error, UnicodeError):
        return complain(say("terminal-bad-text"))
    return confess(error)


def confess(error: Exception) -> int:
    """A fault of the program itself."""
    if os.environ.get("PETTEIA_DEBUG"):
        raise error
    complain(say("terminal-bug", error=f"{type(error).__name__}: {error}"), [say("terminal-debug")])
    return EXIT_BUG


def abandon_output() -> None:
    """What is still buffered would fail once more at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def protected(word: str) -> str:
    """A place such as -1,2 looks like an option to argparse; with a space before it, it does not."""
    return f" {word}" if PLACE.fullmatch(word) else word


def version() -> str:
    engine = Term("terminal-compiled" if is_compiled() else "terminal-plain")
    return say("terminal-version", version=__version__, engine=engine)
