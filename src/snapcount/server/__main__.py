"""`python -m snapcount.server`: the same as `snapcount serve`."""

from __future__ import annotations

import argparse
import sys

from snapcount.cli.server.serve import add_arguments, run

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="snapcount serve")
    add_arguments(parser)
    sys.exit(run(parser.parse_args()))
