#!/bin/sh
# Packs the program that `make release` built: packages.sh deb | dist
#
# `deb` writes a Debian package, `dist` a tarball with the same files and its checksum, into
# .build/packages. The same commit and the same compiler give the same bytes: all times are that of
# the commit. The program is linked statically, so that it depends on no package.
set -eu
cd "$(dirname "$0")/.."

program=.build/release/galley
packages=.build/packages
root=$packages/root
version=$("$program" --version | sed 's/^galley //')
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
maintainer=$(git log -1 --format='%an <%ae>')

if ldd "$program" >/dev/null 2>&1; then
  echo 'The program needs shared libraries; a package needs the static build: make clean deb' >&2
  exit 1
fi

# The files as `make install` puts them, without the symbols of the program.
stage() {
  rm -rf "$root"
  make --no-print-directory -o release install DESTDIR="$root" PREFIX=/usr >&2
  strip --strip-unneeded --remove-section=.comment --remove-section=.note "$root/usr/bin/galley"
  gzip -9n "$root/usr/share/man/man1/galley.1"
  find "$root" -type d -exec chmod 755 '{}' +
}

copyright() {
  echo 'Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/'
  echo 'Upstream-Name: galley'
  echo
  echo 'Files: *'
  sed -n 's/^Copyright (c) /Copyright: /p' LICENSE
  echo 'License: Expat'
  echo
  echo 'License: Expat'
  sed -n '/^Permission/,$p' LICENSE | sed 's/^$/./; s/^/ /'
  echo
  echo 'Comment: The program contains parts of these libraries, each under its own license: Swift and'
  echo ' Foundation (Apache-2.0 with Runtime Library Exception), ICU (Unicode-3.0), ncursesw (MIT), glibc'
  echo ' (LGPL-2.1+), libstdc++ and libgcc (GPL-3+ with GCC Runtime Library Exception).'
}

changes() {
  echo "galley ($version) unstable; urgency=medium"
  echo
  echo '  * The changes are in CHANGELOG.md.'
  echo
  echo " -- $maintainer  $(date -R -u -d "@$SOURCE_DATE_EPOCH")"
}

deb() {
  architecture=$(dpkg --print-architecture)
  shared=$root/usr/share/doc/galley
  install -d "$shared" "$root/usr/share/lintian/overrides" "$root/DEBIAN"
  copyright >"$shared/copyright"
  changes | gzip -9n >"$shared/changelog.gz"
  printf 'galley: %s [usr/bin/galley]\n' statically-linked-binary 'embedded-library ncurses' \
    >"$root/usr/share/lintian/overrides/galley"
  cat >"$root/DEBIAN/control" <<CONTROL
Package: galley
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(du -k -s --exclude=DEBIAN "$root" | cut -f 1)
Suggests: $1
Section: devel
Priority: optional
Description: preview of localized strings in the terminal
 galley opens the string catalogs of apps for Apple systems (the formats are
 xcstrings, strings and stringsdict) and shows every string as its users will
 see it: in any language, with real values, at any width. It says which strings
 do not fit, which are not translated, and which would break the app.
CONTROL
  find "$root" ! -type l -exec touch -d "@$SOURCE_DATE_EPOCH" '{}' +
  dpkg-deb --root-owner-group --build "$root" "$packages/galley_${version}_$architecture.deb" >&2
  echo "$packages/galley_${version}_$architecture.deb"
}

dist() {
  name=galley-$version-linux-$(uname -m)
  install -m 644 LICENSE README.md CHANGELOG.md "$root/usr"
  install -D -m 644 -t "$root/usr/Documentation" Documentation/*.md Documentation/preview.svg \
    Documentation/galley.schema.json
  tar --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner \
    --transform="s,^usr,$name," -C "$root" -cf - usr | gzip -9n >"$packages/$name.tar.gz"
  (cd "$packages" && sha256sum "$name.tar.gz" >"$name.tar.gz.sha256")
  echo "$packages/$name.tar.gz"
  echo "To publish this version, tag the commit, so that packages can depend on it:" >&2
  echo "  git tag --annotate --message 'galley $version' $version && git push origin $version" >&2
}

stage
case ${1-} in
  deb) deb "${2-}" ;;
  dist) dist ;;
  *) echo 'packages.sh deb | dist' >&2; exit 2 ;;
esac
