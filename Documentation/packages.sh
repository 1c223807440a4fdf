#!/bin/sh
# Packs the program that `make release` built: packages.sh deb | dist, and the packages to suggest
#
# `deb` writes a Debian package into .build/packages; `dist` writes it, a tarball with the same files, a
# container image, and their checksums. The same commit and the same compiler give the same bytes: all
# times are that of the commit. The program is linked statically, so that it depends on no package.
set -eu
cd "$(dirname "$0")/.."

program=.build/release/galley
packages=.build/packages
root=$packages/root
version=$("$program" --version | sed 's/^galley //')
machine=$(uname -m)
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
maintainer=$(git log -1 --format='%an <%ae>')

# The dictionaries of the image: the file that galley looks for first in each language.
dictionaries='apertium/apertium-cat-ita/cat-ita.autogen.bin
apertium/apertium-eng-cat/cat-eng.autogen.bin
apertium/apertium-eng-cat/cat-eng_US.autogen.bin
apertium/apertium-eng-cat/eng-cat.autogen.bin
apertium/apertium-fra-cat/cat-fra.autogen.bin
apertium/apertium-por-cat/cat-por.autogen.bin
apertium/apertium-por-cat/cat-por_BR.autogen.bin
apertium/apertium-spa-cat/cat-spa.autogen.bin
trans/de-en'

if ldd "$program" >/dev/null 2>&1; then
  echo 'The program needs shared libraries; a package needs the static build: make clean deb' >&2
  exit 1
fi

# The files as `make install` puts them, without the symbols of the program, and all licenses.
stage() {
  rm -rf "$packages"
  make --no-print-directory -o release install DESTDIR="$root" PREFIX=/usr >&2
  strip --strip-unneeded --remove-section=.comment --remove-section=.note "$root/usr/bin/galley"
  gzip -9n "$root/usr/share/man/man1/galley.1"
  doc=$root/usr/share/doc/galley
  install -d "$doc"
  copyright >"$doc/copyright"
  for library in libicudata.a libncursesw.a libc.a libstdc++.a; do
    license_of "$(realpath "$(clang -print-file-name="$library")")" "$doc/libraries"
  done
  swift=$(dirname "$(realpath "$(command -v swiftc)")")
  install -D -m 644 "$swift/../share/swift/LICENSE.txt" "$doc/libraries/swift"
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
  echo ' (LGPL-2.1+), libstdc++ and libgcc (GPL-3+ with GCC Runtime Library Exception). The licenses are'
  echo ' in the folder libraries.'
}

# Copies the license of the Debian package that owns a file to FOLDER/PACKAGE.
license_of() {
  package=$(dpkg-query -S "$1" | sed -n '1s/:.*//p')
  install -D -m 644 "/usr/share/doc/$package/copyright" "$2/$package"
}

changes() {
  echo "galley ($version) unstable; urgency=medium"
  echo
  echo '  * The changes are in CHANGELOG.md.'
  echo
  echo " -- $maintainer  $(date -R -u -d "@$SOURCE_DATE_EPOCH")"
}

# The files of a folder, owned by root, in one order and with one time. The other arguments go to tar.
pack() {
  folder=$1
  shift
  tar --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner -C "$folder" \
    -cf - "$@"
}

deb() {
  architecture=$(dpkg --print-architecture)
  tree=$packages/deb
  cp -a "$root" "$tree"
  install -d "$tree/usr/share/lintian/overrides" "$tree/DEBIAN"
  changes | gzip -9n >"$tree/usr/share/doc/galley/changelog.gz"
  printf 'galley: %s [usr/bin/galley]\n' statically-linked-binary 'embedded-library ncurses' \
    >"$tree/usr/share/lintian/overrides/galley"
  cat >"$tree/DEBIAN/control" <<CONTROL
Package: galley
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(du -k -s --exclude=DEBIAN "$tree" | cut -f 1)
Suggests: $1
Section: devel
Priority: optional
Description: preview of localized strings in the terminal
 galley opens the string catalogs of apps for Apple systems (the formats are
 xcstrings, strings and stringsdict) and shows every string as its users will
 see it: in any language, with real values, at any width. It says which strings
 do not fit, which are not translated, and which would break the app.
CONTROL
  find "$tree" ! -type l -exec touch -d "@$SOURCE_DATE_EPOCH" '{}' +
  dpkg-deb --root-owner-group --build "$tree" "$packages/galley_${version}_$architecture.deb" >&2
  rm -r "$tree"
  echo "$packages/galley_${version}_$architecture.deb"
}

tarball() {
  name=galley-$version-linux-$machine
  tree=$packages/$name
  cp -a "$root/usr" "$tree"
  install -m 644 LICENSE README.md CHANGELOG.md "$tree"
  install -m 755 Documentation/install.sh "$tree"
  install -D -m 644 -t "$tree/Documentation" Documentation/*.md Documentation/preview.svg \
    Documentation/galley.schema.json
  pack "$packages" "$name" | gzip -9n >"$packages/$name.tar.gz"
  rm -r "$tree"
  echo "$packages/$name.tar.gz"
}

# An image with the program and the data that it reads, without a shell or anything else. The archive
# is an OCI layout with the manifest of `docker save`, so that docker, podman and skopeo all read it.
image() {
  tree=$packages/image
  install -D "$root/usr/bin/galley" "$tree/usr/bin/galley"
  install -d "$tree/usr/share" "$tree/usr/lib/locale" "$tree/w"
  install -d -m 1777 "$tree/tmp"
  cp -R "$root/usr/share/galley" "$root/usr/share/doc" "$tree/usr/share"
  cp -R /lib/terminfo "$tree/usr/share"
  cp -R /usr/lib/locale/C.utf8 "$tree/usr/lib/locale"
  licenses=$tree/usr/share/doc/galley/data
  license_of /lib/terminfo "$licenses"
  license_of /usr/lib/locale/C.utf8 "$licenses"
  for file in $dictionaries; do
    install -D -m 644 "/usr/share/$file" "$tree/usr/share/$file"
    license_of "/usr/share/$file" "$licenses"
  done
  # Who passes the image on must be able to get the sources of its GPL-licensed words.
  { echo 'The data comes from these Debian packages. Their sources: apt-get source PACKAGE=VERSION'
    (cd "$licenses" && dpkg-query -W -f='${source:Package}=${source:Version} (${binary:Package})\n' -- *)
  } >"$packages/SOURCES"
  mv "$packages/SOURCES" "$licenses"
  chmod -R go=rX "$tree"
  chmod 1777 "$tree/tmp"

  layout=$packages/layout
  mkdir -p "$layout/blobs/sha256"
  layer=$(pack "$tree" tmp usr w | gzip -9n | blob)
  unpacked=$(gzip -dc "$layout/blobs/sha256/$layer" | sha256sum | cut -d ' ' -f 1)
  created=$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y-%m-%dT%H:%M:%SZ)
  config=$(blob <<CONFIG
{"created":"$created","architecture":"$(dpkg --print-architecture)","os":"linux","config":{"Entrypoint":["/usr/bin/galley"],"WorkingDir":"/w","Env":["PATH=/usr/bin","HOME=/tmp","LC_ALL=C.UTF-8","TERM=xterm-256color"],"Labels":{"org.opencontainers.image.version":"$version"}},"rootfs":{"type":"layers","diff_ids":["sha256:$unpacked"]},"history":[{"created":"$created","created_by":"make dist"}]}
CONFIG
)
  type=application/vnd.oci.image
  manifest=$(blob <<MANIFEST
{"schemaVersion":2,"mediaType":"$type.manifest.v1+json","config":$(descriptor "$type.config.v1+json" "$config"),"layers":[$(descriptor "$type.layer.v1.tar+gzip" "$layer")]}
MANIFEST
)
  echo '{"imageLayoutVersion":"1.0.0"}' >"$layout/oci-layout"
  names="\"org.opencontainers.image.ref.name\":\"galley:latest\""
  echo "{\"schemaVersion\":2,\"manifests\":[$(descriptor "$type.manifest.v1+json" "$manifest" ",\"annotations\":{$names}")]}" \
    >"$layout/index.json"
  echo "[{\"Config\":\"blobs/sha256/$config\",\"RepoTags\":[\"galley:latest\",\"galley:$version\"],\"Layers\":[\"blobs/sha256/$layer\"]}]" \
    >"$layout/manifest.json"
  name=galley-$version-image-$machine
  pack "$layout" blobs index.json manifest.json oci-layout >"$packages/$name.tar"
  rm -r "$tree" "$layout"
  echo "$packages/$name.tar"
}

# Adds what it reads to the layout, and prints its hash.
blob() {
  cat >"$layout/blob"
  hash=$(sha256sum "$layout/blob" | cut -d ' ' -f 1)
  mv "$layout/blob" "$layout/blobs/sha256/$hash"
  echo "$hash"
}

descriptor() {
  echo "{\"mediaType\":\"$1\",\"digest\":\"sha256:$2\",\"size\":$(stat -c %s "$layout/blobs/sha256/$2")${3-}}"
}

dist() {
  deb "$1"
  tarball
  image
  (cd "$packages" && sha256sum galley* >SHA256SUMS)
  echo "$packages/SHA256SUMS"
  echo "To publish this version, tag the commit, so that packages can depend on it:" >&2
  echo "  git tag --annotate --message 'galley $version' $version && git push origin $version" >&2
}

case ${1-} in
  deb | dist) ;;
  *) echo 'packages.sh deb | dist' >&2; exit 2 ;;
esac
stage
"$1" "${2-}"
