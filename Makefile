# Tafelrunde. Needs Python 3.11 or newer; everything else is fetched into .venv.

PYTHON ?= python3
JOBS   ?= auto
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready
RESEARCH := $(VENV)/.research
RULES  := $(wildcard tests/kernel tests/titles)
SHARE  ?= 4
VARIANTS ?= 2

export UV_PROJECT_ENVIRONMENT := $(VENV)
export UV_PYTHON_DOWNLOADS := never
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Tests and tools start many programs: what Python compiles is kept.
unexport VIRTUAL_ENV PYTHONPATH PYTHONDONTWRITEBYTECODE

.PHONY: help play terminal web test acceptance lint build wheel wheel-check bench load soak clean
.DEFAULT_GOAL := help

help:
	@echo "make play    play in the browser, with people and bots"
	@echo "make terminal  play Dominion against bots at the terminal"
	@echo "make test    all checks: lint, build, every test, the rules in both forms"
	@echo "make acceptance  the long forms of browser tests: every size and way of input (hours)"
	@echo "make lint    ruff and mypy --strict"
	@echo "make build   compile the rules (needs a C compiler; the game runs without, too)"
	@echo "make bench   games per second, here and with pyminion; environments, printing beside domdiv"
	@echo "make wheel   wheels: for machines like this one, its rules compiled, and for all others"
	@echo "make wheel-check  try them in empty environments"
	@echo "make load    200 tables of people and bots on one server: how long they wait"
	@echo "make soak    an hour of everything at once: kills, full disks, rubbish (an hour)"
	@echo "make clean   remove everything that was made"
	@echo "PYTHON=python3.12 chooses the interpreter, JOBS=4 the number of test processes."

# Without Node and without its wheel there is no browser client; the terminal game always works.
# With a C compiler the rules are compiled meanwhile, for the next time.
play: $(READY)
	@$(BIN)/python tools/compile.py --background || true
	@if $(BIN)/python tools/build_web.py; then $(BIN)/tafelrunde serve --open; \
	else $(BIN)/tafelrunde play dominion; fi

terminal: $(READY)
	@$(BIN)/python tools/compile.py --background || true
	@$(BIN)/tafelrunde play dominion

web: $(READY)
	@$(BIN)/python tools/build_web.py --check

lint: $(READY) $(RESEARCH)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

build: $(READY)
	@$(BIN)/python tools/compile.py

# For releases: takes about ten minutes. Without a C compiler or GCC it stops, and makes nothing.
# PGO= compiles once only, without counting. One wheel for machines like this, one for all.
PGO ?= --pgo
wheel: $(READY)
	@$(BIN)/python tools/build_web.py
	@TAFELRUNDE_BUILD=$(CURDIR)/build/released $(BIN)/python tools/compile.py $(PGO)
	@rm -rf dist
	@$(BIN)/python -m uv build -q --wheel
	@TAFELRUNDE_WHEEL=$(CURDIR)/build/released $(BIN)/python -m uv build -q --wheel
	@ls dist/*.whl

# Installs each into an empty environment, and lets bots play on the server started from there.
wheel-check: $(READY)
	@$(BIN)/python tools/wheel_check.py dist/*.whl
	@$(BIN)/python tools/containerfile.py dist/*.whl

# Both runs of the tests always happen, so that one look shows everything that fails.
test: lint build
	@$(BIN)/python tools/compile.py --check
	@echo "== all tests; one of $(VARIANTS) browser tests (VARIANTS=1: all) =="; \
	TAFELRUNDE_VARIANTS=$(VARIANTS) $(BIN)/pytest -n $(JOBS) --dist worksteal --durations=40 --durations-min=5; all=$$?; \
	echo "== some of the rules' tests again, as plain Python (SHARE=1: all) =="; \
	TAFELRUNDE_PURE=1 TAFELRUNDE_SHARE=$(SHARE) $(BIN)/pytest -n $(JOBS) --dist worksteal $(RULES); pure=$$?; \
	word() { if [ $$1 -eq 0 ]; then echo passed; else echo "FAILED (pytest status $$1)"; fi; }; \
	echo "== summary =="; \
	echo "lint:                    passed"; \
	$(BIN)/python tools/compile.py --check; \
	echo "all tests:               $$(word $$all)"; \
	echo "rules as plain Python:   $$(word $$pure)"; \
	[ $$all -eq 0 ] && [ $$pure -eq 0 ]

# Every title at every size by mouse, touch and keys; 500 positions of each on the usual screen;
# all newcomers' ways; many clicks. SEEN=50 CLICKS=20 are quicker.
SEEN   ?= 500
CLICKS ?= 40
acceptance: build
	@$(BIN)/python tools/build_web.py
	TAFELRUNDE_IN_VIEW=$(SEEN) TAFELRUNDE_EVERY_SIZE=1 TAFELRUNDE_CLICKS=$(CLICKS) $(BIN)/pytest -n $(JOBS) \
	    --dist worksteal --timeout 3600 --durations=20 tests/web/test_in_view.py tests/web/test_every_size.py \
	    tests/web/test_every_device.py tests/web/test_newcomer.py tests/web/test_newcomer_paths.py \
	    tests/web/test_quick.py tests/web/test_accessible.py

bench: build $(RESEARCH) .venv-pyminion/.ready .venv-domdiv/.ready .venv-rlcard/.ready
	@$(BIN)/tafelrunde bench
	@$(BIN)/python tools/dominion/bench_compare.py
	@$(BIN)/python tools/dominion/bench_print.py
	@$(BIN)/python tools/bench_env.py

# LOAD="--tables 400 --seconds 120 --title root": see tools/load.py --help.
load: build
	@$(BIN)/python tools/load.py $(LOAD)

# An hour; SOAK="--minutes 5": see tools/soak.py --help.
soak: build
	@$(BIN)/python tools/soak.py $(SOAK)

clean:
	rm -rf build dist .venv .venv-pyminion .venv-domdiv .venv-rlcard .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# --- the environments ---------------------------------------------------------------------------

# $(call make_venv,directory): Debian keeps the module venv in a package of its own, which is
# installed when we may.
define make_venv
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	    echo "Tafelrunde needs Python 3.11 or newer: make PYTHON=/path/to/python3"; exit 1; }
	@rm -rf $(1); \
	$(PYTHON) -c 'import ensurepip' 2>/dev/null || { [ "$$(id -u)" = 0 ] && \
	    { apt-get update && apt-get install -y python3-venv; } >/dev/null 2>&1; } || true; \
	$(PYTHON) -m venv $(1) || { \
	    rm -rf $(1); \
	    echo "Cannot make a virtual environment: install python3-venv (or your system's like)."; \
	    exit 1; }
endef

$(BIN)/python:
	$(call make_venv,$(VENV))

# $(call locked,extras): installs what the lock file says. What fails is tried a second time, because
# networks fail for a moment; uv says why.
AGAIN ?= 5
SYNC  := $(BIN)/python -m uv sync -q --frozen --inexact --python $(BIN)/python
locked = { $(SYNC) $(1) || { echo "uv has failed; trying again in $(AGAIN) seconds."; sleep $(AGAIN); $(SYNC) $(1); }; }
NO_LOCK := The lock file cannot be used here (why stands above); installing current versions with pip.

$(READY): pyproject.toml uv.lock | $(BIN)/python
	@$(BIN)/python -m uv --version >/dev/null 2>&1 || $(BIN)/python -m pip install -q uv || \
	    echo "uv cannot be installed"
	@$(call locked,--extra all) || { \
	    echo "$(NO_LOCK)"; \
	    $(BIN)/python -m pip install -q 'pip>=25.1' && \
	    $(BIN)/python -m pip install -q --group dev -e '.[all]'; }
	@touch $@

# What researchers add: environments, clusters, what the examples learn with. What cannot be had here
# is left out, its tests say so, and the next time it is tried again. Older pips know no groups.
$(RESEARCH): pyproject.toml uv.lock | $(READY)
	@if $(call locked,--all-extras --all-groups); then touch $@; else \
	    echo "$(NO_LOCK)"; \
	    missing=; \
	    $(BIN)/python -m pip install -q 'pip>=25.1'; \
	    for extra in env openspiel ray; do \
	        $(BIN)/python -m pip install -q -e ".[$$extra]" || missing="$$missing $$extra"; \
	    done; \
	    $(BIN)/python -m pip install -q --group examples || missing="$$missing examples"; \
	    if [ -z "$$missing" ]; then touch $@; else \
	        echo "Cannot be installed here (why stands above), so their tests are skipped:$$missing"; fi; \
	fi

.venv-pyminion/.ready: | $(READY)
	$(call make_venv,.venv-pyminion)
	@.venv-pyminion/bin/python -m pip install -q pyminion==0.4.0
	@touch $@

.venv-rlcard/.ready: | $(READY)
	$(call make_venv,.venv-rlcard)
	@.venv-rlcard/bin/python -m pip install -q rlcard==1.2.0
	@touch $@

.venv-domdiv/.ready: | $(READY)
	$(call make_venv,.venv-domdiv)
	@.venv-domdiv/bin/python -m pip install -q domdiv==4.9.3
	@touch $@
