# Needs Python 3.11+ and make; everything else goes into .venv.  Another Python: make setup PYTHON=python3.12
PYTHON ?= python3
# Processes of the tests: one more than the cores of a small machine, as browsers and servers are waited for.
JOBS   ?= 3
BIN    := .venv/bin
# The stamp's name holds the folder, because an environment that was copied or moved still points to the old one.
STAMP  := .venv/.ready-$(shell printf %s "$(CURDIR)" | cksum | cut -d' ' -f1)

# Without bytecode on disk every process compiles everything again; the tests start hundreds of them.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup play test lint format soak fuzz kill bench fast slow fast-check mutants generate page page-check pictures clean

help:            ## list what there is
	@sed -n 's/^\([a-z-]*\): .*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 16

setup: $(STAMP)  ## prepare .venv (only when pyproject.toml changed)

$(STAMP): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "quickstrike needs Python 3.11 or newer: make setup PYTHON=/path/to/python3.11"; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev,bench,table,postgres,rl,lab]'
	@touch $@

play: setup      ## play in the browser; ARGS=--terminal for the text game
	@$(BIN)/quickstrike play $(ARGS)

# In a fresh clone each process of the tests would prepare all test files by itself: one does it for all, beside the linters.
test: setup      ## lint, then all tests; JOBS=4 for more processes, ARGS='-k overkill' for some
	@test -d tests/__pycache__ || $(BIN)/python -m pytest --collect-only -qq >/dev/null 2>&1 & \
	  $(MAKE) --no-print-directory lint; lint=$$?; wait; exit $$lint
	@$(BIN)/python -m pytest -n $(JOBS) --dist worksteal $(ARGS)

lint: setup      ## ruff and mypy
	@$(BIN)/python -m ruff check
	@$(BIN)/python -m ruff format --check --quiet || { echo "not formatted: make format"; exit 1; }
	@$(BIN)/python -m mypy

format: setup    ## ruff format, over everything
	@$(BIN)/python -m ruff check --fix --quiet; $(BIN)/python -m ruff format

soak: setup      ## thousands of games, all invariants checked at every decision
	@$(BIN)/python -m quickstrike.soak $(ARGS)

fuzz: setup      ## spoiled texts for everything that reads texts; ARGS='--runs 20000 --only deck'
	@$(BIN)/python -m tools.fuzz $(ARGS)

kill: setup      ## kill a server while people play; ARGS='--kills 500 --store postgres --workers 2'
	@$(BIN)/python -m tools.kill $(ARGS)

bench: setup     ## speed, beside a yardstick taken in the same run
	@$(BIN)/quickstrike bench --json $(ARGS)

fast: setup      ## compile kernel, rules and a bot (some minutes, a C compiler); the same commands then run on them
	@$(BIN)/python -m tools.fast $(ARGS)

slow: setup      ## back to pure Python
	@$(BIN)/python -m tools.fast --remove

fast-check: setup ## compile a copy, run rules, contract and playthroughs on it, compare 300 games of each game
	@$(BIN)/python -m tools.fast_check --jobs $(JOBS) $(ARGS)

generate: setup  ## write what is made of other files: the index of the packs, figures in documents
	@$(BIN)/python -m tools.generate

mutants: setup   ## break the rules one at a time: which does no test notice?
	@$(BIN)/python -m tools.mutants $(ARGS)

page: web/node_modules/.package-lock.json       ## build the browser page (needs Node.js; what it makes is shipped)
	@npm --prefix web run --silent build

page-check: web/node_modules/.package-lock.json ## check the page's types, run its tests: is what is shipped what web/ builds?
	@npm --prefix web run --silent check
	@npm --prefix web test --silent
	@npm --prefix web run --silent verify

pictures: setup  ## take the pictures of the README again (needs Chromium)
	@$(BIN)/python -m tools.pictures

web/node_modules/.package-lock.json: web/package-lock.json
	npm --prefix web ci --no-audit --no-fund

clean:           ## remove .venv, caches and build products
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache build dist
	find src $(wildcard tests) -name __pycache__ -type d -prune -exec rm -rf {} +
	find src \( -name '*.so' -o -name '*.pyd' -o -name compiled.json \) -delete
