"""Answers that come as plain data: of which type they must be, and what is said where they aren't."""

from __future__ import annotations

from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

from snapcount.core.data.typed import NotPlain, from_plain
from snapcount.core.table import Question, Refusal


@cache
def answer_type(question: type[Question[Any]]) -> Any:
    """The type of the answers of a question class: the `T` of its `Question[T]`."""
    for cls in question.__mro__:
        for base in getattr(cls, "__orig_bases__", ()):
            if get_origin(base) is Question:
                (kind,) = get_args(base)
                if isinstance(kind, str):
                    holder = type(
                        "Holder", (), {"__annotations__": {"answer": kind}, "__module__": cls.__module__}
                    )
                    kind = get_type_hints(holder)["answer"]
                return kind
    raise TypeError(f"{question.__name__} doesn't say what its answers are: derive it from Question[...]")


PLAIN = (str, int, float, bool, list, dict)


def legal(question: Question[Any], answer: Any) -> Any:
    """The answer as the rules take it (plain values will do for enums), or a `Refusal`."""
    if answer is None or answer.__class__ in PLAIN:
        answer = decode_answer(question, answer)
    refusal = question.problem(answer)
    if refusal is not None:
        raise refusal
    return answer


def decode_answer(question: Question[Any], plain: Any) -> Any:
    """An answer that came as JSON, or a `Refusal` that says what was expected."""
    try:
        return from_plain(answer_type(type(question)), plain)
    except NotPlain as problem:
        raise Refusal(question.rule, f"This isn't an answer to the question: {problem}.") from None
    except RecursionError:
        raise Refusal(
            question.rule, "This isn't an answer to the question: it is nested too deeply."
        ) from None
