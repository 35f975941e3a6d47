"""`python -m snapcount`: the same as the command `snapcount`."""

import sys

from snapcount.cli.main import main

sys.exit(main())
