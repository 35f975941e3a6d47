"""Tables as files: `.csv`, `.jsonl` or `.parquet`, by the ending of the name. Rows are written as they come."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, Protocol, cast

from snapcount.core.table import Refusal
from snapcount.football.columns import Row
from snapcount.simulation.tables import TABLES, Table

if TYPE_CHECKING:
    import pyarrow as pa

FORMS = (".csv", ".jsonl", ".parquet")
ROW_GROUP = 100_000
"""Rows of Parquet written together. Each group has 0.1 MB of the index that is kept until the file is closed."""


class Writer(Protocol):
    def write(self, piece: Any) -> None: ...

    def close(self) -> None: ...


def form_of(path: Path) -> str:
    """The ending, if we know it."""
    form = path.suffix.lower()
    if form not in FORMS:
        raise Refusal(
            "simulate", f"{path}: expected a name that ends in {', '.join(FORMS[:-1])} or {FORMS[-1]}."
        )
    if form == ".parquet":
        arrow()
    return form


def writer(table: str, path: Path) -> Writer:
    form = form_of(path)
    try:
        return Parquet(table, path) if form == ".parquet" else Text(table, form, path)
    except OSError as problem:
        raise Refusal("simulate", f"{path} can't be written: {problem.strerror}.") from None


def encoded(table: str, form: str, rows: Sequence[Row]) -> object:
    """What a worker sends home: text or Arrow's bytes are smaller than rows, and made where there is time."""
    if form == ".csv":
        return as_csv(TABLES[table], rows)
    if form == ".jsonl":
        return as_jsonl(TABLES[table], rows)
    return as_arrow(TABLES[table], rows) if form == ".parquet" else rows


def as_csv(table: Table, rows: Sequence[Row]) -> str:
    text = io.StringIO()
    csv.DictWriter(text, table.columns, restval="", lineterminator="\n").writerows(rows)
    return text.getvalue()


def as_jsonl(table: Table, rows: Sequence[Row]) -> str:
    lines = ({name: present(row.get(name)) for name in table.columns} for row in rows)
    return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)


def present(value: Any) -> Any:
    """What a row leaves empty is missing."""
    return None if value == "" else value


class Text:
    """CSV begins with its columns; JSON lines need no beginning."""

    def __init__(self, table: str, form: str, path: Path) -> None:
        self.file: IO[str] = path.open("w", encoding="utf-8", newline="")
        if form == ".csv":
            self.file.write(",".join(TABLES[table].columns) + "\n")

    def write(self, piece: Any) -> None:
        self.file.write(piece)

    def close(self) -> None:
        self.file.close()


class Parquet:
    """Pieces of work are gathered to row groups: the file's index of them stays in memory until its end."""

    def __init__(self, table: str, path: Path) -> None:
        import pyarrow.parquet as parquet

        self.writer = parquet.ParquetWriter(path, schema(TABLES[table]))
        self.waiting: list[pa.Table] = []
        self.rows = 0

    def write(self, piece: Any) -> None:
        table = arrow().ipc.open_stream(piece).read_all()
        self.waiting.append(table)
        self.rows += table.num_rows
        if self.rows >= ROW_GROUP:
            self.write_group()

    def write_group(self) -> None:
        if self.rows:
            self.writer.write_table(arrow().concat_tables(self.waiting), ROW_GROUP)
        self.waiting, self.rows = [], 0

    def close(self) -> None:
        self.write_group()
        self.writer.close()


def as_arrow(table: Table, rows: Sequence[Row]) -> bytes:
    columns = {
        name: [None if (value := row.get(name)) == "" else value for row in rows] for name in table.columns
    }
    made = arrow().Table.from_pydict(columns, schema(table))
    sink = io.BytesIO()
    with arrow().ipc.new_stream(sink, made.schema) as stream:
        stream.write_table(made)
    return sink.getvalue()


def schema(table: Table) -> pa.Schema:
    """Numbers are doubles, as in nflverse's own files."""
    number, word = arrow().float64(), arrow().string()
    return arrow().schema([(name, number if name in table.numbers else word) for name in table.columns])


def arrow() -> Any:
    try:
        import pyarrow
    except ImportError:
        raise Refusal(
            "simulate",
            "Parquet files need pyarrow: pip install 'snapcount[parquet]', or choose .csv or .jsonl.",
        ) from None
    return cast(Any, pyarrow)
