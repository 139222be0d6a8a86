# Short names for what go.py and the tools do.
PYTHON = .venv/bin/python

.PHONY: play test docs games conformance bench

play:
	python3 go.py play

test:
	python3 go.py test

docs:
	$(PYTHON) -m docs.make

games:
	$(PYTHON) tests/make_games.py

conformance:
	$(PYTHON) -m conformance.make

bench:
	$(PYTHON) bench/rules.py
