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
from petteia.cli.failure import EXIT_BUG, EXIT_INTERRUPTED, EXIT_WRONG, Failure, complain

# For each command, its module and function.
COMMANDS = {
    "play": ("petteia.cli.play", "play"),
    "rules": ("petteia.cli.rulebook", "rules"),
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
    except BrokenPipeError:  # as in `petteia moves p.json | head`
        return abandoned("the output was cut short: nobody reads it any more.")
    except OSError as error:
        return abandoned(f"the output cannot be written: {error.strerror or error}.")
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
    except Failure as failure:
        return complain(str(failure), failure.details)
    except OSError as error:
        if error.errno in OUTPUT_FAILS:
            raise
        where = f"{error.filename}: " if error.filename else ""
        return complain(f"{where}{error.strerror or error}.")
    except KeyboardInterrupt:
        complain("stopped.")
        return EXIT_INTERRUPTED
    except RecursionError:
        return complain("The file is nested too deeply to be one of ours.")
    except ValueError as error:
        return complained_about_data(error, getattr(arguments, "lang", None))
    except Exception as error:
        return confess(error)


def complained_about_data(error: ValueError, language: str | None) -> int:
    """What games find impossible is a sentence already; bad components list all their faults."""
    from petteia.core.components import BadComponents
    from petteia.core.contract import Impossible
    from petteia.core.fault import Fault
    from petteia.locales import catalogue, preferred_language

    if isinstance(error, BadComponents):
        speak = catalogue(language or preferred_language())
        problems = [speak.say(message, []) for message in error.messages]
        more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
        return complain(f"These components cannot be played with: {problems[0]}{more}", problems[1:])
    if isinstance(error, Fault):
        return complain(catalogue(language or preferred_language()).say(error.message, []))
    if isinstance(error, Impossible):
        return complain(str(error))
    if isinstance(error, UnicodeError):
        return complain("Some of what was given is not valid text.")
    return confess(error)


def confess(error: Exception) -> int:
    """A fault of the program itself."""
    if os.environ.get("PETTEIA_DEBUG"):
        raise error
    complain(
        f"this is a fault of the program, please report it: {type(error).__name__}: {error}",
        ["With PETTEIA_DEBUG=1 in the environment it shows where."],
    )
    return EXIT_BUG


def abandoned(sentence: str) -> int:
    """Give up the output; what is still buffered would fail once more at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return complain(sentence)


def protected(word: str) -> str:
    """A place such as -1,2 looks like an option to argparse; with a space before it, it does not."""
    return f" {word}" if PLACE.fullmatch(word) else word


def version() -> str:
    return f"petteia {__version__} (engine: {'compiled' if is_compiled() else 'plain Python'})"
