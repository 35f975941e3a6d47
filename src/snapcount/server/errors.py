"""Refusals of the interface: a status, a code for programs, a sentence for people."""

from __future__ import annotations


class ApiError(Exception):
    def __init__(self, status: int, code: str, sentence: str, rule: str | None = None) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.sentence = sentence
        self.rule = rule

    @property
    def body(self) -> dict[str, object]:
        problem: dict[str, object] = {"code": self.code, "sentence": self.sentence}
        if self.rule is not None:
            problem["rule"] = self.rule
        return {"error": problem}


def no_such_link() -> ApiError:
    """One answer for every link that doesn't open a match, whatever is wrong with it."""
    return ApiError(404, "not_found", "There is no match behind this link.")


def unreadable(problem: str) -> ApiError:
    """A stored match that the rules of this program don't lead through."""
    sentence = f"This match can't be opened by this version of the rules; what was stored is kept. {problem}"
    return ApiError(409, "unreadable", sentence)


def too_fast() -> ApiError:
    return ApiError(429, "too_fast", "That was too much at once: please wait a moment and try again.")


def shortened(sentence: str) -> str:
    """A refusal repeats the answer; an answer may be as long as a message."""
    return sentence if len(sentence) <= 300 else f"{sentence[:150]} … {sentence[-149:]}"
