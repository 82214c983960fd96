"""Tables in the browser, and the store behind them."""

from __future__ import annotations

import argparse
import os

from petteia.cli.arguments.shared import Commands, Parser, add_command, add_components

LAST_PORT = 65_535


def add_serving(commands: Commands) -> None:
    add_serve(commands)
    add_copies(commands)


def add_serve(commands: Commands) -> None:
    serve = add_command(
        commands,
        "serve",
        "Serve tables in the browser until Ctrl-C. People need no account: a table is "
        "found by its link. Nobody outside this machine comes in unless --host says so.",
        "examples:\n"
        "  petteia serve --open                        here, and open the browser\n"
        "  petteia serve --host 0.0.0.0 --port 8000    for everybody in the house\n"
        "  petteia serve --store postgresql://me@localhost/petteia\n"
        "  petteia serve --public-url https://petteia.example.org\n"
        "                --smtp 'smtp://me:password@host:587/?from=me@host'\n",
    )
    serve.add_argument("--host", default="127.0.0.1", help="the address to listen at (default: 127.0.0.1)")
    serve.add_argument(
        "--port",
        metavar="P",
        type=port_number,
        help="the port; 0 takes any (default: 8377, or any if it is taken)",
    )
    serve.add_argument(
        "--open", action=argparse.BooleanOptionalAction, default=False, help="open the browser"
    )
    serve.add_argument(
        "--bug-reports",
        metavar="ADDRESS",
        help="where players may send reports of faults: https://… or mailto:…",
    )
    serve.add_argument(
        "--smtp",
        metavar="URL",
        default=os.environ.get("PETTEIA_SMTP"),
        help="a mail server for notices to players; PETTEIA_SMTP says the same where others could read the"
        " command. A password goes over an encrypted line only, to a server whose certificate is valid;"
        " smtps:// encrypts from the first word; ?tls=never does without, in a network that you trust",
    )
    serve.add_argument(
        "--public-url",
        metavar="URL",
        default=os.environ.get("PETTEIA_PUBLIC_URL"),
        help="where players find this server, such as https://petteia.example.org: notices link to it, and"
        " hold no links without it; PETTEIA_PUBLIC_URL says the same",
    )
    serve.add_argument(
        "--private-webhooks",
        action="store_true",
        help="players' webhooks may lead into the network of this machine, and without encryption",
    )
    serve.add_argument(
        "--connections",
        metavar="N",
        type=positive,
        help="how many connections there may be at once; each takes memory and open files"
        " (default: what the limit of open files allows, up to 5000)",
    )
    serve.add_argument(
        "--sockets-per-address",
        metavar="N",
        type=positive,
        help="how many tables and lobbies may be open at once in the tabs of one address, and of one person a"
        " fifth of that; a school behind one address may need more (default: 200)",
    )
    serve.add_argument(
        "--close-after",
        metavar="DAYS",
        type=positive,
        help="close a game that nobody has opened for so long, unless it has a clock; it is said at the table"
        " (default: never)",
    )
    add_store(serve)
    add_components(serve)


def port_number(text: str) -> int:
    number = int(text) if text.isascii() and text.isdecimal() else -1
    if not 0 <= number <= LAST_PORT:
        raise argparse.ArgumentTypeError(f"{text} is no port: ports are numbers up to {LAST_PORT}")
    return number


def positive(text: str) -> int:
    number = int(text) if text.isascii() and text.isdecimal() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is no number from 1 on")
    return number


def add_copies(commands: Commands) -> None:
    backup = add_command(
        commands,
        "backup",
        "Write all tables and people of a store into a new file. It holds secrets: keep it to yourself.",
        "examples:\n  petteia backup tonight.gz\n",
    )
    restore = add_command(
        commands,
        "restore",
        "Fill an empty store from a backup; from SQLite to PostgreSQL too.",
        "examples:\n  petteia restore tonight.gz --store postgresql://me@localhost/petteia\n",
    )
    for command in (backup, restore):
        command.add_argument("file", metavar="FILE", help="the backup")
        add_store(command)


def add_store(command: Parser) -> None:
    command.add_argument(
        "--store", metavar="URL", help="sqlite:///FILE or postgresql://... (default: in the data folder)"
    )
