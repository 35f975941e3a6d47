"""A finished game looked back on: who decided how well, and who was lucky."""
