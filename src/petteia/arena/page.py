"""A page that needs nothing but itself: words, tables, and plots in their cells."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from typing import Protocol

from petteia.core.message import Argument


class Html(str):
    """Text that is markup already."""

    __slots__ = ()


Cell = str | Html


class Say(Protocol):
    """Says a message of the catalogue in the reader's language."""

    def __call__(self, key: str, /, **arguments: Argument) -> str: ...


def shown(cell: Cell) -> str:
    return cell if isinstance(cell, Html) else escape(cell)


def page(language: str, title: str, lead: str, sections: Iterable[Html]) -> str:
    style = files("petteia.arena").joinpath("report.css").read_text("utf-8")
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        f'<header><h1>{escape(title)}</h1><p class="lead">{escape(lead)}</p></header>\n'
        f"{''.join(sections)}</main>\n</body>\n</html>\n"
    )


def section(heading: str, words: str, *contents: str) -> Html:
    return Html(
        f"<section>\n<h2>{escape(heading)}</h2>\n<p>{escape(words)}</p>\n{''.join(contents)}</section>\n"
    )


def table(caption: str, heads: Sequence[Cell], rows: Iterable[Sequence[Cell]], colours: bool = False) -> Html:
    """The first cell of a row names it. With colours, each row has one of its own."""
    top = "".join(f'<th scope="col">{shown(head)}</th>' for head in heads)
    body = "".join(
        f"<tr{colour(number) if colours else ''}>" + table_row(cells) + "</tr>\n"
        for number, cells in enumerate(rows)
    )
    return Html(
        f'<div class="wide" tabindex="0" role="region" aria-label="{escape(caption)}"><table>'
        f"<caption>{escape(caption)}</caption>\n<thead><tr>{top}</tr></thead>\n<tbody>\n{body}</tbody></table></div>\n"
    )


def table_row(cells: Sequence[Cell]) -> str:
    first, *others = cells
    return f'<th scope="row">{shown(first)}</th>' + "".join(f"<td>{shown(cell)}</td>" for cell in others)


def colour(number: int) -> str:
    return f' class="colour-{number % 6 + 1}"'


def facts(pairs: Iterable[tuple[str, Cell]]) -> Html:
    return Html(
        "<dl>"
        + "".join(f"<dt>{escape(name)}</dt><dd>{shown(value)}</dd>" for name, value in pairs)
        + "</dl>\n"
    )


def code(text: str) -> Html:
    return Html(f"<code>{escape(text)}</code>")
