# Everything that can be done here, one word each: `make help` lists them.

# Where `make install` puts things; DESTDIR comes before it, for those who build packages.
PREFIX = /usr/local
# What `make run` gives to galley: make run ARGS='-l ja Catalogs/Travel.xcstrings'
ARGS = Catalogs

# The Debian packages that are needed beside Swift: to build, and to run the tests as well.
to_build = libicu-dev libncurses-dev pkg-config
to_test = $(to_build) fish groff-base python3 tmux unicode-data zsh
# A target that uses another one must say so in Package.swift.
strict = --explicit-target-dependency-import-check error
# What is run is what is installed: fast, and with no libraries to look for. Where the system has
# none of them to link statically: make install LINK='--static-swift-stdlib'
LINK = -Xswiftc -static-executable -Xswiftc -use-ld=lld
# Generic types are put together by code, and not from their names: the start waits for 180 of them,
# and for each the runtime would go through all conformances that there are.
types = -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
release = -c release $(LINK) $(types) --product galley $(strict)
sources = Package.swift Sources Tests
share = $(DESTDIR)$(PREFIX)/share/galley
# Where man and the shells look for what Documentation has for them.
page = $(DESTDIR)$(PREFIX)/share/man/man1/galley.1
bash = $(DESTDIR)$(PREFIX)/share/bash-completion/completions/galley
zsh = $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_galley
fish = $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/galley.fish

.PHONY: help run test lint format manual bench fuzz install uninstall clean release can-build can-test swift

help: ## Show this list
	@sed -n 's/^\([a-z]*\):.*## /  make \1 - /p' $(MAKEFILE_LIST)

run: release ## Build galley and open the sample catalogs (options: ARGS='-l ja')
	@.build/release/galley $(ARGS)

test: can-test ## Build everything and run all tests
	Tests/Importer/run.sh
	swift test --disable-xctest $(strict)

lint: swift ## Say what is not formatted as it should be
	swift format lint --strict --parallel --recursive $(sources)

format: swift ## Format every source file
	swift format --in-place --parallel --recursive $(sources)

manual: can-test ## Write the manual page, the completions, the README's tables and screens anew
	swift build --product galley $(strict)
	.build/debug/galley manual > Documentation/galley.1
	.build/debug/galley completions bash > Documentation/completions/galley.bash
	.build/debug/galley completions zsh > Documentation/completions/_galley
	.build/debug/galley completions fish > Documentation/completions/galley.fish
	GALLEY_RECORD_GOLDENS=1 swift test --disable-xctest $(strict) --filter ReadmeTests/itsTables
	Documentation/screens.py .build/debug/galley

bench: can-test ## Measure how fast it is
	Tests/Bench/run.sh

fuzz: can-test ## Feed the readers and the layouts what nobody would write
	GALLEY_RANDOM_TEXTS=1000000 swift test --disable-xctest $(strict) --filter WrappingReferenceTests
	Tests/Fuzz/run.sh

install: release ## Install into PREFIX (/usr/local)
	install -D -m 755 .build/release/galley '$(DESTDIR)$(PREFIX)/bin/galley'
	find Catalogs -type f -exec install -D -m 644 '{}' '$(share)/{}' ';'
	install -D -m 644 Documentation/galley.1 '$(page)'
	install -D -m 644 Documentation/completions/galley.bash '$(bash)'
	install -D -m 644 Documentation/completions/_galley '$(zsh)'
	install -D -m 644 Documentation/completions/galley.fish '$(fish)'

uninstall: ## Remove what install put into PREFIX
	rm -f '$(DESTDIR)$(PREFIX)/bin/galley' '$(page)' '$(bash)' '$(zsh)' '$(fish)'
	rm -rf '$(share)/Catalogs'
	[ ! -d '$(share)' ] || rmdir --ignore-fail-on-non-empty '$(share)'

clean: ## Remove everything that was built
	rm -rf .build Tests/Bench/.build Tests/Fuzz/.build

# The build talks on standard error, so that `make run > file` keeps the rows alone.
release: can-build
	@swift build $(release) >&2

swift:
	@command -v swift >/dev/null || { \
	  echo 'Swift is not in PATH. galley needs Swift 6.3; swift.org says how to install it.'; \
	  echo 'Where it is there, but not under sudo: sudo env "PATH=$$PATH" make ...'; \
	  exit 1; } >&2

can-build: swift
	$(call ensure,$(to_build))

can-test: swift
	$(call ensure,$(to_test))

# Installs what is missing; where nothing is, one question to dpkg is all that happens.
define ensure
	@command -v dpkg-query >/dev/null || { \
	  echo 'This is no Debian: if the build fails, install what Debian calls $(1).' >&2; \
	  exit 0; }; \
	there=" $$(dpkg-query -W -f='$${db:Status-Status}:$${Package} ' $(1) 2>/dev/null)"; \
	for package in $(1); do \
	  case "$$there" in *" installed:$$package "*) ;; *) missing="$$missing $$package";; esac; \
	done; \
	[ -n "$$missing" ] || exit 0; \
	install="apt-get install -y --no-install-recommends$$missing"; \
	if [ "$$(id -u)" = 0 ]; then root=env; else root=sudo; fi; \
	for needed in apt-get $$root; do \
	  command -v $$needed >/dev/null && continue; \
	  echo "Missing:$$missing. There is no $$needed here to install it;"; \
	  echo "have someone who may do so run: $$install"; \
	  exit 1; \
	done >&2; \
	echo "Installing what is missing:$$missing" >&2; \
	{ $$root apt-get update -q && $$root DEBIAN_FRONTEND=noninteractive $$install; } >&2 || { \
	  echo "That did not work. As root: apt-get update && $$install" >&2; exit 1; }
endef
