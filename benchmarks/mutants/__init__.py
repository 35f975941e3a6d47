"""Mutation testing: a small change in a rule that no test notices is a rule that no test proves (ADR 0009)."""
