# Short names for what go.py and the tools do.
PYTHON = .venv/bin/python

.PHONY: play test page dev docs games conformance bench screens

play:
	python3 go.py play

test:
	python3 go.py test

page:
	$(PYTHON) web/make.py

dev: # the page as it is being written, with everything else from a running `thenumber serve`
	cd web && npm run dev

docs:
	$(PYTHON) -m docs.make

games:
	$(PYTHON) tests/make_games.py

conformance:
	$(PYTHON) -m conformance.make

bench:
	$(PYTHON) bench/rules.py

screens: # pictures of every screen in every language, to look at
	$(PYTHON) tests/browser/screens.py
