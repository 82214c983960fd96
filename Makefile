PYTHON ?= python3
ARGS ?=
DEV_PORT ?= 8001
BIN := .venv/bin
# npm in web/, with the Node that builds the client.
NPM := PYTHONPATH=.build/workshop $(BIN)/python build_backend/browser_client.py
LIVE := tests/server tests/siege tests/browser
# A game alone and with friends, the lesson, and faults; .ci/run tells the others as well.
MAIN_STORIES := $(patsubst %,tests/browser/test_%.py,alone errors friends tutorial)
OTHER_STORIES := $(filter-out $(MAIN_STORIES),$(wildcard tests/browser/test_*.py))
# Rules, notation, positions, records, messages, golden games; some random games; what server and client say.
QUICK := tests/test_architecture.py $(patsubst %,tests/%,core rules locales golden) \
	$(patsubst %,tests/properties/test_%.py,nonsense every_information attika_play olympos_play polis_play) \
	$(patsubst %,tests/server/test_%.py,protocol limits answers play)

.PHONY: help setup tools playable play play-terminal dev test test-quick test-engine test-live test-browser test-other-stories test-ray test-pure check types bench bench-server bench-clicks soak faults siege strangers format clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-19s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo '  Options of a command go into ARGS, as in: make play ARGS=--help'

setup: ## make .venv ready to work here: at once when nothing has changed
	@$(PYTHON) tools/bootstrap.py

tools: ## fetch libraries and tools only, which is enough for check and format
	@$(PYTHON) tools/bootstrap.py tools

playable: ## make .venv ready to play, without the tools to work here
	@$(PYTHON) tools/bootstrap.py play

play: playable ## open a table in the browser; the first time, after two to three minutes of set-up
	@$(BIN)/petteia serve --open $(ARGS)

play-terminal: playable ## play Attika in the terminal
	@$(BIN)/petteia play attika $(ARGS)

dev: setup ## work on the client: a server, and Vite, which shows every change at once; Ctrl-C ends both
	@$(BIN)/petteia serve --no-open --port $(DEV_PORT) $(ARGS) & server=$$!; \
	trap 'kill $$server; wait $$server' EXIT; trap : INT TERM; \
	PETTEIA_SERVER=127.0.0.1:$(DEV_PORT) $(NPM) run --silent dev

test: test-engine test-live ## run the tests, against the installed package: about five minutes after the set-up

test-quick: tools ## run what is worth running after every edit, against the sources as they are: under a minute
	PYTHONPATH=src $(BIN)/pytest -q -n 2 --dist worksteal $(QUICK) $(ARGS)

test-engine: setup ## run the tests of engine, command and messages, and of the client's logic
	@said=$$(NO_COLOR=1 $(NPM) run --silent test 2>&1) || { echo "$$said"; exit 1; }; echo "$$said" | sed -n 's/^ *Tests  */The client: tests /p'
	$(BIN)/pytest -n 2 $(LIVE:%=--ignore=%) $(ARGS)

# Much of this is waiting, so three share two processors; then everything may take longer.
test-live: setup ## run the tests with real servers and databases, and the main stories in a browser
	PETTEIA_SLOWNESS=$${PETTEIA_SLOWNESS:-3} $(BIN)/pytest -n 3 --dist worksteal tests/server tests/siege $(MAIN_STORIES) $(ARGS)

test-browser: setup ## run all stories in a browser
	$(BIN)/pytest -n 2 --dist worksteal tests/browser $(ARGS)

test-other-stories: setup ## run the stories that make test leaves out
	$(BIN)/pytest -n 2 --dist worksteal $(OTHER_STORIES) $(ARGS)

test-ray: setup ## install Ray into .venv, and run the tests of the arena on a cluster
	$(BIN)/pip install --quiet $$($(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["ray"])')
	$(BIN)/pytest tests/arena/test_cluster.py $(ARGS)

test-pure: setup ## run the golden traces against the uncompiled sources
	@test -z "$$(find src -name '*.so')" || { echo 'Compiled files in src would be tested in place of the sources: make clean'; exit 1; }
	@PYTHONPATH=src $(BIN)/python -c 'import petteia; print("Testing", *petteia.__path__)' | grep '$(CURDIR)/src/'
	PYTHONPATH=src $(BIN)/pytest -n 2 tests/golden $(ARGS)

check: tools ## check format, style, types and the direction of imports, of the client too
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-logo
	@$(NPM) run --silent check

types: setup ## write the types of protocol and games for the browser client
	$(BIN)/python tools/generate_types.py

bench: setup ## measure the speed of the engine
	$(BIN)/petteia bench $(ARGS)

bench-server: setup ## measure the server under load, or beside another one
	$(BIN)/python -m benchmarks.server.load $(ARGS)

bench-clicks: setup ## measure the time from a click to the screen, and count clicks, in whole games of all kinds
	PETTEIA_CLICKS=10 $(BIN)/pytest -n 0 -k whole_game $(patsubst %,tests/browser/test_%.py,alone olympos polis) $(ARGS)

faults: setup ## kill the server under play, five hundred times or PETTEIA_KILLS
	PETTEIA_KILLS=$${PETTEIA_KILLS:-500} $(BIN)/pytest -n 0 -s tests/server/test_kills.py -k outlives_the_server $(ARGS)

siege: setup ## besiege one server and two with faults and enemies, for ten minutes or PETTEIA_SIEGE seconds
	$(BIN)/python -m tests.siege $(ARGS)

soak: setup ## play a hundred thousand random games
	$(BIN)/petteia simulate attika --players 3 --games 100000 --jobs 2 --seed soak --bots random,random,random $(ARGS)

strangers: ## set up, play and test in clean clones, as people on other machines would: about an hour
	@$(PYTHON) tools/strangers.py $(ARGS)

format: tools ## put the sources into their usual form
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	@$(NPM) run --silent format

clean: ## delete everything that was made here
	rm -rf .venv .build .bench build dist src/petteia/server/client web/node_modules .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools build_backend \( -name __pycache__ -o -name '*.so' -o -name '*.egg-info' \) -prune -exec rm -rf {} +
