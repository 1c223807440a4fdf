#!/bin/sh
# Installs galley from this folder: ./install.sh [PREFIX]   (default: ~/.local)
set -eu
package=$(dirname "$0")
prefix=${1:-$HOME/.local}

version=$("$package/bin/galley" --version) || {
  echo "This package is for another system: this one is $(uname -sm)." >&2
  exit 1
}
mkdir -p "$prefix"
prefix=$(cd "$prefix" && pwd)
rm -f "$prefix/bin/galley"
cp -R "$package/bin" "$package/share" "$prefix"
echo "Installed $version in $prefix."

case ":$PATH:" in
  *":$prefix/bin:"*) ;;
  *) echo "Add it to PATH: export PATH=\"$prefix/bin:\$PATH\"" ;;
esac

if [ ! -d /usr/lib/locale/C.utf8 ] && [ ! -f /usr/lib/locale/locale-archive ]; then
  echo "To browse, install glibc's locale C.UTF-8 (libc-bin on Debian)."
fi
terminal=${TERM:-xterm}
for folder in "$HOME/.terminfo" /etc/terminfo /lib/terminfo /usr/share/terminfo; do
  [ ! -f "$folder/${terminal%"${terminal#?}"}/$terminal" ] || exit 0
done
echo "To browse, install your system's terminfo (ncurses-base on Debian): no terminfo entry for $terminal."
