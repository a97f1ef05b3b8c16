# The work is done by scripts/anden_setup.py, which also runs without make: python3 scripts/anden_setup.py play
# Options for what a target runs: make play ARGS="--port 9000"

PYTHON ?= python3
ARGS ?=
RUN = @$(PYTHON) scripts/anden_setup.py

.PHONY: help play compile test dev bench load arena check format types docs slow pythons fresh clean lock wheel

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

play: ## set up, start the server and open the browser (ARGS=--compile-first: not before the engine is compiled)
	$(RUN) play $(ARGS)

compile: ## compile the engine now; make play does it beside the server
	$(RUN) compile $(ARGS)

test: ## set up and run every check and test, browser included
	$(RUN) test $(ARGS)

dev: ## work on it: server and client reload when a file changes
	$(RUN) dev $(ARGS)

check: ## only the quick checks: lint, format, types, layers
	$(RUN) check $(ARGS)

format: ## put the sources into shape
	$(RUN) format $(ARGS)

types: ## make the client's types anew, from those of the server and the games
	$(RUN) types $(ARGS)

slow: ## the tests that take long
	$(RUN) slow $(ARGS)

pythons: ## the engine's tests on Python 3.11 to 3.14, on those that are here
	$(RUN) pythons $(ARGS)

fresh: ## prove make play in a fresh clone: make fresh ARGS="--debian --test" (ARGS=--help for more)
	@$(PYTHON) scripts/fresh_clone.py $(ARGS)

bench: ## measure speed, as ratios in one run
	$(RUN) bench $(ARGS)

load: ## measure a server under load: make load ARGS="--quick" (ARGS=--help for more)
	$(RUN) load $(ARGS)

arena: ## let bots play tournaments: make arena ARGS="--help"
	$(RUN) arena $(ARGS)

docs: ## make the site of the documentation, in build/site
	$(RUN) docs $(ARGS)

wheel: ## a wheel with compiled engine and client, in dist/
	$(RUN) wheel $(ARGS)

lock: ## choose versions again: make lock ARGS=--upgrade
	$(RUN) lock $(ARGS)

clean: ## remove all that was made here (not your games)
	$(RUN) clean $(ARGS)
