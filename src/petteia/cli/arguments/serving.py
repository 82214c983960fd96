"""Tables in the browser, and the store behind them."""

from __future__ import annotations

import argparse
import os

from petteia.cli.arguments.shared import Commands, Parser, add_command, add_components
from petteia.cli.speech import say

LAST_PORT = 65_535


def add_serving(commands: Commands) -> None:
    add_serve(commands)
    add_copies(commands)


def add_serve(commands: Commands) -> None:
    serve = add_command(
        commands,
        "serve",
        [
            ("petteia serve --open", "help-serve-here"),
            ("petteia serve --host 0.0.0.0 --port 8000", "help-serve-house"),
            ("petteia serve --store postgresql://me@localhost/petteia", ""),
            ("petteia serve --public-url https://petteia.example.org", ""),
            ("              --smtp 'smtp://me:password@host:587/?from=me@host'", ""),
        ],
    )
    serve.add_argument("--host", default="127.0.0.1", help="help-serve-host")
    serve.add_argument(
        "--port",
        metavar="P",
        type=port_number,
        help="help-serve-port",
    )
    serve.add_argument("--open", action=argparse.BooleanOptionalAction, default=False, help="help-serve-open")
    serve.add_argument(
        "--bug-reports",
        metavar="ADDRESS",
        help="help-serve-reports",
    )
    serve.add_argument(
        "--smtp",
        metavar="URL",
        default=os.environ.get("PETTEIA_SMTP"),
        help="help-serve-smtp",
    )
    serve.add_argument(
        "--public-url",
        metavar="URL",
        default=os.environ.get("PETTEIA_PUBLIC_URL"),
        help="help-serve-public-url",
    )
    serve.add_argument(
        "--private-webhooks",
        action="store_true",
        help="help-serve-webhooks",
    )
    serve.add_argument(
        "--connections",
        metavar="N",
        type=positive,
        help="help-serve-connections",
    )
    serve.add_argument(
        "--sockets-per-address",
        metavar="N",
        type=positive,
        help="help-serve-sockets",
    )
    serve.add_argument(
        "--close-after",
        metavar="DAYS",
        type=positive,
        help="help-serve-close",
    )
    serve.add_argument("--close-old-games", action="store_true", help="help-serve-old-games")
    add_store(serve)
    add_components(serve)


def port_number(text: str) -> int:
    number = int(text) if text.isascii() and text.isdecimal() else -1
    if not 0 <= number <= LAST_PORT:
        raise argparse.ArgumentTypeError(say("help-wrong-port", text=text, most=str(LAST_PORT)))
    return number


def positive(text: str) -> int:
    number = int(text) if text.isascii() and text.isdecimal() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(say("help-wrong-positive", text=text))
    return number


def add_copies(commands: Commands) -> None:
    backup = add_command(commands, "backup", [("petteia backup tonight.gz", "")])
    restore = add_command(
        commands,
        "restore",
        [("petteia restore tonight.gz --store postgresql://me@localhost/petteia", "")],
    )
    for command in (backup, restore):
        command.add_argument("file", metavar="FILE", help="help-backup-file")
        add_store(command)


def add_store(command: Parser) -> None:
    command.add_argument("--store", metavar="URL", help="help-store")
