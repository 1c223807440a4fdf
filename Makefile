# The tasks of this project. `make help` lists them.

# Where `make install` puts files. Packagers can put DESTDIR before it.
PREFIX = /usr/local
# The arguments of `make run`: make run ARGS='-l ja Catalogs/Travel.xcstrings'
ARGS = Catalogs

# The Debian packages that galley needs besides Swift: to build, and to run the tests.
to_build = libicu-dev libncurses-dev pkg-config
to_test = $(to_build) fish fonts-inter groff-base libharfbuzz-bin python3 python3-jsonschema tmux unicode-data zsh
# The packages with the words that grammar agreement needs. They hold data alone, which galley reads
# when it runs: to build and to run it without them, use GRAMMAR=no.
GRAMMAR = yes
lexicons = apertium-cat-ita apertium-eng-cat apertium-fra-cat apertium-por-cat apertium-spa-cat trans-de-en
ifneq ($(GRAMMAR),no)
to_run = $(lexicons)
to_test += $(lexicons) lttoolbox
endif
# Reject imports of targets that Package.swift does not list as dependencies.
strict = --explicit-target-dependency-import-check error
# `make run` and `make test` use one build, which is not optimized, because it takes a fifth of the time.
debug = swift build $(strict)
# `make install`, `make deb`, `make dist` and `make bench` use another: optimized, and static, so that the
# start loads no libraries. If static libraries are missing: make install LINK='--static-swift-stdlib'
LINK = -Xswiftc -static-executable -Xswiftc -use-ld=lld $(data)
data = $(shell Documentation/icu.sh '$(CURDIR)/.build/icu')
# Makes the compiler emit code for generic types instead of names that the runtime looks up among
# all conformances. It is a private flag of the compiler, so it is used only if the compiler has it.
FASTER_START = -disable-concrete-type-metadata-mangled-name-accessors
accepts = $(shell swiftc -frontend -parse $(1) /dev/null 2>/dev/null && echo yes)
types = $(if $(call accepts,$(FASTER_START)),-Xswiftc -Xfrontend -Xswiftc $(FASTER_START))
# Debug information takes time to make, and `make install` strips it.
release = -c release -debug-info-format none $(LINK) $(types) --product galley $(strict)
sources = Package.swift Sources Tests
share = $(DESTDIR)$(PREFIX)/share/galley
# Where man and the shells look for the files of Documentation.
page = $(DESTDIR)$(PREFIX)/share/man/man1/galley.1
bash = $(DESTDIR)$(PREFIX)/share/bash-completion/completions/galley
zsh = $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_galley
fish = $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/galley.fish

.PHONY: help run test test-programs test-more-programs test-libraries test-importer test-filter test-packages package-release package-swiftbuild package-server package-docs package-bench lint format manual docs bench fuzz compare field install uninstall deb dist clean release can-build can-run can-test swift

help: ## Show this list
	@sed -n 's/^\([a-z-]*\):.*## /  make \1 - /p' $(MAKEFILE_LIST)

run: can-run ## Build galley and open the sample catalogs (options: ARGS='-l ja')
	@if $(has_release); then exec .build/release/galley $(ARGS); fi; \
	$(debug) --product galley >&2 && { .build/debug/galley $(ARGS); status=$$?; } && \
	echo "This was a build without optimization. 'make install' installs the fast program." >&2 && \
	exit $$status

# Whether the optimized program exists, and no source is newer.
has_release = test -x .build/release/galley && \
  test -z "$$(find Package.swift Sources -newer .build/release/galley -print -quit)"

test: can-test ## Build everything and run the tests (one suite: FILTER=GlobTests)
	$(debug) --build-tests --disable-xctest
	rm -f .build/test-*.txt .build/*.failed
	@$(MAKE) --no-print-directory --jobs=4 $(suites) || { $(what_failed); exit 1; }
	@cat .build/test-*.txt | grep 'Test run with'

tests = .build/debug/galleyPackageTests.xctest --testing-library swift-testing
ifdef FILTER
suites = test-filter
else
suites = test-programs test-more-programs test-libraries test-importer
endif

# Tests that start programs spend most of their time waiting, and a process runs as many tests at once as there are
# processors. So they share the processors with the others, in two processes.
waiting = ^(galley|FileAccess|TerminalDriver|CatalogFiles|WorkingCopy)Tests
half = ^galleyTests\.[A-F]
define suite
	rm -f .build/$@.failed
	{ $(1) 2>&1 || : >.build/$@.failed; } | sed -u 's/\x1b\[[0-9;]*m//g' | tee .build/$@.txt
	test ! -e .build/$@.failed
endef

# Several suites write at once, so what failed is repeated at the end.
what_failed = for failed in .build/*.failed; do log=$${failed%.failed}.txt; \
	  printf '\n%s:\n' "$$log"; grep -a '^✘' "$$log" | tail -n 40; tail -n 20 "$$log"; done

test-programs:
	$(call suite,$(tests) --filter '$(half)')

test-more-programs:
	$(call suite,$(tests) --filter '$(waiting)' --skip '$(half)')

test-libraries:
	$(call suite,$(tests) --skip '$(waiting)')

test-filter:
	$(call suite,$(tests) --filter '$(FILTER)')

# A package that imports the libraries. It is built in the folder and with the options of the tests.
test-importer:
	$(call suite,Tests/Importer/run.sh)

# What is built again: the importer in release, with shared and with static libraries, and by the other build
# system; a server under ThreadSanitizer; the documentation. The benchmark and the fuzzers are only built.
packages = package-release package-swiftbuild package-server package-docs package-bench
test-packages: can-test ## Test what is built again: the importer in release, a server, the documentation
	@mkdir -p .build
	@rm -f .build/*.failed
	@$(MAKE) --no-print-directory --jobs=2 $(packages) || { $(what_failed); exit 1; }
	@echo '$(words $(packages)) passed, 0 failed'

package-release:
	$(call suite,Tests/Importer/release.sh)

package-swiftbuild:
	$(call suite,Tests/Importer/swiftbuild.sh)

package-server:
	$(call suite,Tests/Server/run.sh)

package-docs:
	$(call suite,Documentation/docs.sh)

package-bench:
	$(call suite,Tests/Bench/build.sh)

lint: swift ## List formatting errors
	swift format lint --strict --parallel --recursive $(sources)

format: swift ## Format every source file
	swift format --in-place --parallel --recursive $(sources)

manual: can-test ## Regenerate the manual page, the completions, and the generated parts of the documents
	$(debug) --product galley
	.build/debug/galley manual > Documentation/galley.1
	.build/debug/galley completions bash > Documentation/completions/galley.bash
	.build/debug/galley completions zsh > Documentation/completions/_galley
	.build/debug/galley completions fish > Documentation/completions/galley.fish
	GALLEY_RECORD_GOLDENS=1 $(MAKE) --no-print-directory test FILTER=GeneratedTextTests
	Documentation/screens.py .build/debug/galley

docs: swift ## Build the documentation of the libraries into .build/docs
	Documentation/docs.sh

bench: can-test ## Measure the performance
	Tests/Bench/run.sh

fuzz: can-test ## Run the tests with many random cases, then the fuzzers
	GALLEY_MANY_CASES=yes $(MAKE) --no-print-directory test
	Tests/Fuzz/run.sh

# The program to compare with: an earlier build, or that of another checkout.
OLD = .build/old/galley
SCRIPTS = 200
compare: can-run ## Play random keys to two builds, and compare (OLD=path/to/galley SCRIPTS=10000)
	$(debug) --product galley
	Tests/Compare/compare.py '$(OLD)' .build/debug/galley --scripts '$(SCRIPTS)'

field: can-run ## Check each project in a folder and count findings per rule (DIR=~/projects)
	Tests/Field/run.sh '$(DIR)'

install: release ## Install into PREFIX (/usr/local)
	install -D -s -m 755 .build/release/galley '$(DESTDIR)$(PREFIX)/bin/galley'
	find Catalogs -type f -exec install -D -m 644 '{}' '$(share)/{}' ';'
	install -D -m 644 Documentation/galley.1 '$(page)'
	install -D -m 644 Documentation/completions/galley.bash '$(bash)'
	install -D -m 644 Documentation/completions/_galley '$(zsh)'
	install -D -m 644 Documentation/completions/galley.fish '$(fish)'

uninstall: ## Remove the installed files from PREFIX
	rm -f '$(DESTDIR)$(PREFIX)/bin/galley' '$(page)' '$(bash)' '$(zsh)' '$(fish)'
	rm -rf '$(share)/Catalogs'
	[ ! -d '$(share)' ] || rmdir --ignore-fail-on-non-empty '$(share)'

comma = ,
space = $(subst ,, )

deb: release ## Make a Debian package in .build/packages
	@Documentation/packages.sh deb '$(subst $(space),$(comma) ,$(lexicons))'

dist: release ## Make a Debian package, a tarball and a container image in .build/packages
	$(call ensure,$(lexicons))
	@Documentation/packages.sh dist '$(subst $(space),$(comma) ,$(lexicons))'

clean: ## Remove all build products
	rm -rf .build Tests/Bench/.build Tests/Fuzz/.build

# The build writes to standard error, so that `make run > file` contains only the rows.
release: can-build
	@swift build $(release) >&2

swift:
	@command -v swift >/dev/null || { \
	  echo 'Swift is not in PATH. galley needs Swift 6.3: https://www.swift.org/install'; \
	  echo 'If it is missing only under sudo: sudo env "PATH=$$PATH" make ...'; \
	  exit 1; } >&2

can-build: swift
	$(call ensure,$(to_build))

can-run: swift
	$(call ensure,$(to_build) $(to_run))

can-test: swift
	$(call ensure,$(to_test))

# Installs missing packages. If none is missing, this costs one call of dpkg-query.
define ensure
	@command -v dpkg-query >/dev/null || { \
	  echo 'This is not Debian. If the build fails, install the packages that Debian calls $(1).' >&2; \
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
	  echo "Missing packages:$$missing. $$needed, which would install them, is missing too."; \
	  echo "Run as root: $$install"; \
	  exit 1; \
	done >&2; \
	echo "Installing missing packages:$$missing" >&2; \
	{ $$root apt-get update -q && $$root DEBIAN_FRONTEND=noninteractive $$install; } >&2 || { \
	  echo "The installation failed. Run as root: apt-get update && $$install" >&2; exit 1; }
endef
