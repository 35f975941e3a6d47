# Two commands: `make play` and `make test`. Everything they need is installed into .venv and web/node_modules.
PYTHON ?= python3
BIN := .venv/bin
PAGE := src/snapcount/server/page/index.html
PAGE_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print 2>/dev/null)
ENGINE_SOURCES := $(shell find src/snapcount -path src/snapcount/server/page -prune -o -type f ! -name "*.pyc" -print 2>/dev/null)
WORKERS ?= 2
INSTALL := $(BIN)/python -m pip install -q --require-hashes
OURSELVES := $(BIN)/python -m pip install -q --no-deps --no-build-isolation -e .
LOCKED := -q --universal --python-version 3.11 --generate-hashes --no-header --no-annotate $(RENEW)
LOCK := $(BIN)/uv pip compile $(LOCKED) pyproject.toml requirements/build.in

# The tests start hundreds of servers and commands: they are compiled once, whatever the environment says.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play test check bench mutants walk-lessons page static packages docs lock system clean

play: .venv/play $(PAGE)
	$(BIN)/snapcount serve

# A browser on a busy machine may be late once: it is tried again, and the summary names and counts it; late twice, it fails.
test: .venv/dev system $(PAGE) dist/files.json
	$(BIN)/ruff format --check src tests benchmarks tools
	$(BIN)/ruff check src tests benchmarks tools
	$(BIN)/mypy
	$(BIN)/pyright
	PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web test
	$(BIN)/python -m pytest -n $(WORKERS) --ignore tests/server --ignore tests/browser
	$(BIN)/python -m pytest -n $(WORKERS) tests/server
	$(BIN)/python -m pytest -n $(WORKERS) tests/browser --reruns 1 -raR

check: .venv/dev
	$(BIN)/ruff format src tests benchmarks tools
	$(BIN)/ruff check src tests benchmarks tools
	$(BIN)/mypy
	$(BIN)/pyright
	$(BIN)/python -m pytest -q -n $(WORKERS) -m "not slow and not odds and not games and not web"

bench: .venv/play
	$(BIN)/snapcount bench

# Small changes of the rules that no test notices: make mutants GAME=card_bowl SAMPLE=60 ONLY=passing
GAME ?=
SAMPLE ?= 300
mutants: .venv/dev
	$(BIN)/python -m benchmarks.mutants $(GAME) --sample $(SAMPLE) --workers $(WORKERS) $(if $(ONLY),--only $(ONLY))

# Every lesson on the page, on a laptop and on a phone (half an hour): make walk-lessons GAME=card_bowl SHELF=puzzles SHOTS=folder
SHELF ?= lessons
walk-lessons: .venv/dev system $(PAGE)
	$(BIN)/python -m tests.browser.learning.walk_lessons --shelf $(SHELF) $(GAME) $(if $(SHOTS),--shots $(SHOTS))

page: $(PAGE)

# The page, Python and the engine as plain files in dist/: `python -m http.server -d dist` serves them, and so does any web host.
static: dist/files.json
dist/files.json: $(PAGE_SOURCES) $(ENGINE_SOURCES) tools/make_static.py tools/compile_engine.mjs $(PAGE) | .venv/play
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python tools/make_static.py

# The wheel and the sdist, with the built page in both.
packages: .venv/play $(PAGE)
	$(BIN)/python -m hatchling build -d build

# The site of the documentation, into build/site; `make test` builds it too.
docs: export NO_MKDOCS_2_WARNING := 1
docs: .venv/dev
	$(BIN)/python -m mkdocs build --strict --quiet

.venv/made:
	$(PYTHON) -m venv .venv
	touch $@

# What is installed is what requirements/ names, by hash; nothing else is fetched.
.venv/play: pyproject.toml requirements/play.txt | .venv/made
	$(INSTALL) -r requirements/play.txt
	$(OURSELVES)
	touch $@

.venv/dev: pyproject.toml requirements/dev.txt | .venv/made
	$(INSTALL) -r requirements/dev.txt
	$(OURSELVES)
	touch $@ .venv/play

# Writes requirements/ anew after a change to pyproject.toml. Versions stay where they can; RENEW=--upgrade takes the newest.
lock: .venv/made
	$(BIN)/python -m pip install -q uv
	$(LOCK) --extra server --extra postgres --extra solve --extra parquet --extra cluster --extra docs --extra env --extra dev -o requirements/dev.txt
	$(LOCK) --extra server --extra postgres --extra tui -c requirements/dev.txt -o requirements/play.txt
	$(BIN)/uv pip compile $(LOCKED) requirements/node.in -o requirements/node.txt

# Node comes from the system where it has one, else from a wheel; without either the terminal and the API still work.
$(PAGE): $(PAGE_SOURCES) | .venv/made
	@command -v npm >/dev/null || $(INSTALL) -r requirements/node.txt || true
	@if PATH="$(CURDIR)/$(BIN):$$PATH" command -v npm >/dev/null; then \
	  export PATH="$(CURDIR)/$(BIN):$$PATH"; \
	  npm --prefix web ci --loglevel=error && npm --prefix web run build; \
	else echo "The page was not built: Node 20 or later is missing. The terminal and the API work without it."; fi

# The browser and the database that the tests drive, from the system's packages where absent.
system:
	@command -v chromium-headless-shell >/dev/null || sh tools/install-system-packages chromium-headless-shell
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || command -v google-chrome >/dev/null || sh tools/install-system-packages chromium
	@ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || sh tools/install-system-packages postgresql

clean:
	rm -rf .venv web/node_modules src/snapcount/server/page
