# Short names for what go.py and the tools do.
PYTHON = .venv/bin/python

.PHONY: play test page dev docs games playthroughs conformance bench screens pictures torture fuzz soak cluster-test lost-node dataset-test deploy-check release rehearsal

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

playthroughs: # of the game in OpenSpiel; look at what changed
	$(PYTHON) -m tests.envs.make_playthroughs

conformance:
	$(PYTHON) -m conformance.make

bench:
	$(PYTHON) bench/rules.py

screens: # pictures of every screen in every language, to look at
	$(PYTHON) tests/browser/screens.py

pictures: # those of docs/tour.md and the READMEs; commit only what has really changed
	$(PYTHON) -m pip install --quiet pillow
	$(PYTHON) tests/browser/pictures.py

torture: # servers that are hurt all the time, and a checker of what they promised; SEED=7 for the same faults again
	$(PYTHON) tests/torture/run.py --minutes $(or $(MINUTES),60) $(if $(SEED),--seed $(SEED)) $(if $(ON),--on $(ON))

fuzz: # every parser, guided by coverage
	MINUTES=$(or $(MINUTES),10) $(PYTHON) tests/fuzz/main.py

soak: # people who come and go, and the memory of the server
	$(PYTHON) tests/torture/soak.py --minutes $(or $(MINUTES),1)

cluster-test: # tournaments on Ray clusters of two nodes, one of which is lost; installs Ray, some 300 MB
	$(PYTHON) -m pip install --quiet --constraint constraints.txt "ray[client]"
	$(PYTHON) -m pytest -q tests/cluster

lost-node: # a tournament on two nodes, one of which is lost, and the same on one core; GAMES=20 for less than an hour
	$(PYTHON) -m pip install --quiet --constraint constraints.txt "ray[client]"
	$(PYTHON) tests/cluster/lost_node.py --games $(or $(GAMES),1000) $(if $(INTO),--into $(INTO))

dataset-test: # pandas reads what a data set holds; installs pandas and pyarrow, some 250 MB
	$(PYTHON) -m pip install --quiet --constraint constraints.txt pandas pyarrow
	$(PYTHON) -m pytest -q tests/dataset

deploy-check: # everything in deploy/, tried for real; ON="proxies image" for some of it; root on Debian
deploy-check: # ON=image ARCHITECTURE=arm64 builds and runs the image for another architecture, emulated
	$(PYTHON) tests/deploy/check.py $(ON)

release: # checked, built and tried, in dist/; nothing is published (docs/releasing.md)
rehearsal: # the same with the last commit, whatever its version is, in build/rehearsal/
rehearsal: REHEARSAL = --rehearsal
release rehearsal:
	$(PYTHON) -m pip install --quiet --constraint constraints.txt check-wheel-contents cyclonedx-bom twine
	$(PYTHON) -m release.make $(REHEARSAL)
