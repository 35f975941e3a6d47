"""The small changes that a rule can suffer, each at its place in the source."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
RECKONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.Mult,
}
TURNED = {"min": "max", "max": "min", "any": "all", "all": "any"}
SILENT = {"listens", "direct"}
"""What only saves time: a table that nobody listens to."""


class Change(NamedTuple):
    path: Path
    number: int
    line: int
    function: str
    """The function around it; "" at the top of the module."""
    before: str
    after: str

    @property
    def key(self) -> str:
        """Its name where it is judged to change nothing: stays the same while lines move."""
        return f"{self.path.name} {self.function}: {self.before} -> {self.after}"


class Spot(NamedTuple):
    node: ast.AST
    around: ast.AST
    """What is shown of it."""
    function: str
    change: Callable[[], None]


def names(path: Path) -> list[str]:
    """Every change that a file can suffer, by a name that it keeps while other code moves."""
    alike: Counter[str] = Counter()
    found: list[str] = []
    for spot in spots(ast.parse(path.read_text(encoding="utf-8"))):
        name = f"{path.name} {spot.function}: {ast.unparse(spot.around)}"
        alike[name] += 1
        found.append(f"{name} {alike[name]}")
    return found


def described(path: Path, number: int) -> Change:
    spot = list(spots(ast.parse(path.read_text(encoding="utf-8"))))[number]
    before = ast.unparse(spot.around)
    spot.change()
    line = getattr(spot.node, "lineno", 0)
    return Change(path, number, line, spot.function, before, ast.unparse(spot.around))


def changed(path: Path, number: int) -> ast.Module:
    """The module with this one change."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    list(spots(tree))[number].change()
    return ast.fix_missing_locations(tree)


def spots(tree: ast.Module) -> Iterator[Spot]:
    yield from inside(tree, tree, "")


def inside(node: ast.AST, parent: ast.AST, function: str) -> Iterator[Spot]:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        function = f"{function}.{node.name}" if function else node.name
    around = parent if isinstance(parent, ast.expr) else node
    for change in of_node(node):
        yield Spot(node, around, function, change)
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not beside_the_point(child):
                yield from inside(child, node, function)


def beside_the_point(node: ast.AST) -> bool:
    """Texts, assertions, refusals' sentences and `strict=True` change nothing of a game."""
    return (
        isinstance(node, ast.JoinedStr | ast.Assert | ast.Raise | ast.Import | ast.ImportFrom)
        or (isinstance(node, ast.keyword) and node.arg == "strict")
        or (isinstance(node, ast.Attribute) and node.attr in SILENT)
    )


def of_node(node: ast.AST) -> Iterator[Callable[[], None]]:
    if isinstance(node, ast.Compare):
        for at, operator in enumerate(node.ops):
            yield swapper(node.ops, at, COMPARED[type(operator)]())
    elif isinstance(node, ast.BinOp) and type(node.op) in RECKONED:
        yield setter(node, "op", RECKONED[type(node.op)]())
    elif isinstance(node, ast.BoolOp):
        yield setter(node, "op", ast.Or() if isinstance(node.op, ast.And) else ast.And())
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        yield setter(node, "op", ast.UAdd())
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield setter(node, "operand", ast.UnaryOp(ast.Not(), node.operand))
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool | int):
        yield setter(node, "value", (not node.value) if isinstance(node.value, bool) else node.value + 1)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in TURNED:
        yield setter(node.func, "id", TURNED[node.func.id])
    elif isinstance(node, ast.If | ast.IfExp | ast.While) and is_plain(node.test):
        yield setter(node, "test", ast.UnaryOp(ast.Not(), node.test))


def is_plain(test: ast.expr) -> bool:
    """A condition without an operator of its own."""
    return isinstance(test, ast.Name | ast.Attribute | ast.Call) and not beside_the_point(test)


def setter(node: ast.AST, name: str, value: object) -> Callable[[], None]:
    return lambda: setattr(node, name, value)


def swapper(items: list[ast.cmpop], at: int, item: ast.cmpop) -> Callable[[], None]:
    def swap() -> None:
        items[at] = item

    return swap
