# `make play` and `make test` do all their own set-up: they need Python 3.11 or newer and pip, nothing else.
# Arguments for the program or for pytest go in ARGS: make play ARGS="--players 4 --lang nn"

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL: # the two builds share build/
.PHONY: help play test lint format check clone bench screenshots build clean

ARGS ?=
JOBS ?= 2
# Table and terminal are, but for the drawing of one game's views, the same Python in both builds, and bots think long:
# once is enough.
once := $(addprefix --ignore=tests/,bots browser table terminal test_doctor.py test_setup.py)
new_enough := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for python in python3.11 python3 python3.12 python3.13 python3.14 python; do \
	if $$python -c '$(new_enough)' 2>/dev/null; then echo $$python; break; fi; done)

pip := -m pip -qq --disable-pip-version-check
sources := pyproject.toml setup.py MANIFEST.in README.md LICENSE $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info/*')
# pyproject.toml is the only list of requirements; this prints parts of it.
requirements = import tomllib; p = tomllib.load(open("pyproject.toml", "rb")); print(*$(1), sep="\n")
dev := p["project"]["dependencies"] + p["project"]["optional-dependencies"]["dev"]
setuptools := p["build-system"]["requires"][:1]

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## /{printf "  make %-8s %s\n", $$1, $$2}' Makefile

play: .venv/installed ## Open the tables on the web, and the browser if there is one
	@.venv/bin/villainy serve $(ARGS)

test: .venv/installed .venv/dev .venv-pure/installed .venv-pure/dev ## Test the compiled and the pure build
	@echo "villainy: tests of the compiled build"
	@VILLAINY_PEER=$(CURDIR)/.venv-pure/bin/python .venv/bin/pytest -q -n $(JOBS) $(ARGS)
	@echo "villainy: tests of the pure build"
	@VILLAINY_BROWSER=no VILLAINY_PEER=$(CURDIR)/.venv/bin/python .venv-pure/bin/pytest -q -n $(JOBS) $(once) $(ARGS)

lint: .venv/dev ## Check style, types and layers
	@.venv/bin/ruff check --quiet .
	@.venv/bin/ruff format --quiet --check . || { echo "villainy: run make format"; exit 1; }
	@.venv/bin/mypy --strict src tests benchmarks docs
	@PYTHONPATH=src .venv/bin/lint-imports --no-cache --no-logo

format: .venv/dev ## Put the code in its shape
	@.venv/bin/ruff check --quiet --fix-only .
	@.venv/bin/ruff format --quiet .

check: lint test clone ## All that must hold: lint, types, layers, tests of both builds, and a compiled install by pip

# The tests run on a build from a source distribution; people also install straight from a clone.
clone: export VILLAINY_STRICT = 1
clone: export VILLAINY_OPT = 0
clone: ## Install this clone with pip into an empty environment, and see that it is compiled
	@echo "villainy: installing this clone with pip"
	@rm -rf build/clone && $(PYTHON) -m venv build/clone
	@build/clone/bin/python $(pip) install .
	@build/clone/bin/villainy --version
	@build/clone/bin/python -c 'from villainy.build import compiled; assert compiled(), "pip did not compile"'

bench: .venv/installed ## Measure: decisions per second, clone, save, load, re-deal
	@.venv/bin/villainy bench $(ARGS)

screenshots: .venv/installed .venv/dev ## Take the README's pictures anew
	@PYTHONPATH=tests .venv/bin/python -m browser.screenshots docs/pictures

build: .venv/installed ## Compile, and install into .venv

clean: ## Remove everything that was built
	rm -rf .venv .venv-pure build src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests setup.py -name __pycache__ -prune -exec rm -rf {} +

# Two environments: .venv holds the compiled build, .venv-pure the pure one. Each is built as strangers build it, in an
# environment of its own where pip puts what pyproject.toml names and nothing else: the compiled one from a source
# distribution and a wheel, the pure one from this clone, as on a machine without a C compiler.
.venv-pure/installed: export CC = /no/compiler
# On a machine that can compile, a compilation that fails is an error to see, not a reason to fall back.
.venv/installed: export VILLAINY_STRICT = 1
.venv/installed: patience = $(if $(VILLAINY_PURE),, (once, and it takes minutes; VILLAINY_PURE=1 make play starts without compiling))

.venv/ready .venv-pure/ready: pyproject.toml
	@$(if $(PYTHON),,echo "villainy: needs Python 3.11 or newer, and found none. Install it, or say make PYTHON=/path/to/python3" >&2; exit 1)
	@$(PYTHON) -c '$(new_enough)' || { echo "villainy: needs Python 3.11 or newer; $(PYTHON) is older" >&2; exit 1; }
	@echo "villainy: setting up $(@D)"
	@test -x $(@D)/bin/pip || $(PYTHON) -m venv $(@D)
	@$(@D)/bin/python $(pip) install "$$($(@D)/bin/python -c '$(call requirements,$(setuptools))')"
	@touch $@

.venv/dev .venv-pure/dev: %/dev: %/ready
	@$(@D)/bin/python -c '$(call requirements,$(dev))' > $(@D)/requirements.txt
	@$(@D)/bin/python $(pip) install -r $(@D)/requirements.txt
	@touch $@

.venv/installed: .venv/ready $(sources)
	@echo "villainy: building for $(@D)$(patience)"
	@rm -rf build/sdist build/wheel src/*.egg-info # from an older list of files setuptools would add what is gone
	@$(@D)/bin/python -c 'from setuptools import build_meta; build_meta.build_sdist("build/sdist")' > /dev/null
	@$(@D)/bin/python $(pip) wheel --no-deps --wheel-dir build/wheel build/sdist/*.tar.gz
	@$(@D)/bin/python $(pip) install --no-deps --force-reinstall build/wheel/*.whl
	@$(@D)/bin/python $(pip) install build/wheel/*.whl # and what it needs
	@$(@D)/bin/villainy --version
	@touch $@

.venv-pure/installed: .venv-pure/ready $(sources)
	@echo "villainy: building for $(@D)"
	@$(@D)/bin/python $(pip) install .
	@$(@D)/bin/villainy doctor --port 0 # all that is here is what pip took for the package: does it suffice?
	@touch $@
