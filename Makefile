# One command per job; `.ci/run` calls exactly these. `make help` lists them.

SWIFT ?= swift
PREFIX ?= /usr/local
# Tests/Projects holds code as its authors have it in Xcode.
FORMATTED = Package.swift Sources $(filter-out Tests/Projects Tests/README.md,$(wildcard Tests/*)) Scenes
RELEASE = .build/release

.DEFAULT_GOAL := all
.PHONY: all fonts fuber fuzz torture scene golden test test-documents test-projects test-farm test-peers test-report test-processors record-peers docs lint format gallery gifs check-gifs bench record build \
  release install uninstall clean all-checks setup setup-films setup-tests help

fuber: release  ## build and render the Fuber splash to out/fuber
	$(RELEASE)/render fuber --fps 60 -o out/fuber

test: setup-tests  ## run every test, with the time of each module, and those of packages depending on this one
	.ci/adapter
	.ci/test $(SWIFT)
	.ci/tests/package $(SWIFT)
	.ci/tests/expect-frames $(SWIFT)

test-projects: release  ## render the projects of Tests/Projects from their own files
	.ci/tests/projects $(RELEASE)/render $(ARGS)

test-documents: release  ## try every block of code in README.md and in the articles [ARGS="GIFs"]
	@.ci/setup ffmpeg parallel
	.ci/tests/documents $(RELEASE)/render $(ARGS)

test-farm: release  ## render on two nodes of Slurm, one killed, and assemble what they wrote
	.ci/tests/farm $(RELEASE)/render

test-peers: setup  ## compare our pictures with those of cairo, Skia, librsvg and Chromium
	.ci/peers compare $(SWIFT)

test-report: release  ## use the page of `render compare --html` in a headless Chromium
	.ci/tests/report $(RELEASE)/render

test-processors:  ## try the kernels on processors that this machine is not, by emulators
	@.ci/setup qemu-x86_64 aarch64-linux-gnu-gcc
	.ci/processors/run $(SWIFT)

fuzz: setup  ## try inputs that nobody wrote [TARGET=png] [RUNS=100000]
	.ci/fuzz $(SWIFT) $(or $(TARGET),all) $(or $(RUNS),100000)

torture: release  ## kill, starve and disturb the command [ARGS="kills --sample --seed 7"]
	@.ci/setup strace
	python3 .ci/torture $(RELEASE)/render $(ARGS)

record-peers:  ## keep what those renderers draw as the goldens of Tests/PeerTests
	.ci/peers record

all: build test  ## debug build and tests

scene: setup  ## render a scene, begun if it is new: make scene NAME=MyScene [ARGS="--scale 1"]
	$(if $(NAME),,$(error say which scene: make scene NAME=fuber))
	@.ci/scene "$(NAME)" $(ARGS)

gallery: release  ## draw the stills of Scenes/README.md anew
	.ci/gallery $(RELEASE)/render
	.ci/sheets $(RELEASE)/render

gifs: release  ## draw the moving pictures of README.md and Scenes/README.md anew
	.ci/gifs $(RELEASE)/render

check-gifs: release  ## read them with ffprobe and Pillow, and measure them beside those of ffmpeg
	.ci/checks/gifs $(RELEASE)/render

bench: release  ## measure the renderer beside others [ARGS="drawing --rounds 3 W1 W8"]
	$(SWIFT) build --configuration release --product bench $$(.ci/runtime-options $(SWIFT))
	.ci/bench $(RELEASE)/bench $(RELEASE)/render $(ARGS)

docs: setup  ## build the site of the articles and libraries in .build/docs/site
	.ci/docs $(SWIFT)

lint:  ## check format, imports, lengths and the other house rules
	$(SWIFT) format lint --strict --recursive $(FORMATTED)
	python3 .ci/lint

format:  ## bring the sources into format
	$(SWIFT) format --in-place --recursive $(FORMATTED)

record: setup  ## record the golden pictures anew and list what changed
	-ZOETROPE_RECORD=1 $(SWIFT) test
	git status --short -- '*/Goldens/*'

golden: release  ## check that scenes look as recorded [ARGS="fuber --html out/report"]
	$(RELEASE)/render golden check --goldens Tests/SceneTests/Goldens $(ARGS)

build: setup
	ZOETROPE_TESTS=1 $(SWIFT) build

release: setup
	$(SWIFT) build --configuration release --product render $$(.ci/runtime-options $(SWIFT))
	$(SWIFT) build --configuration release --product zoetrope $$(.ci/runtime-options $(SWIFT))

fonts:  ## fonts for scripts that the bundled ones lack, from Debian's Noto packages
	.ci/fonts .build/fonts

install: setup-films release  ## install the command, its manual and completions: make install PREFIX=/usr/local
	.ci/install $(RELEASE) "$(DESTDIR)$(PREFIX)"

uninstall:  ## remove what install put there
	.ci/install --remove "$(DESTDIR)$(PREFIX)"

clean:  ## remove build products and rendered frames
	rm -rf .build out

all-checks:  ## everything a reviewer will run
	.ci/run

setup:
	@.ci/setup

# ffmpeg too, of which `make fuber` has no need.
setup-films:
	@.ci/setup ffmpeg

# What tests start besides.
setup-tests:
	@.ci/setup ffmpeg parallel

help:  ## list these
	@awk -F ':.*  ## ' '/^[a-z-]+:.*  ## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
