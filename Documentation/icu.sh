#!/bin/sh
# Prints the linker flag that leaves out the data of ICU that galley never reads: icu.sh FOLDER
#
# That is a third of it: converters, transliterators, names of characters, the checks of identifiers, and
# the collations of languages, because galley sorts by the root's. Without static ICU or its tools,
# nothing is printed, and all data is linked.
set -eu
reduced=$1/libicudata.a
library=$(clang -print-file-name=libicudata.a)
PATH=$PATH:/usr/sbin
command -v icupkg >/dev/null && [ -f "$library" ] || exit 0

if [ -z "$(find "$reduced" -newer "$library" -newer "$0" 2>/dev/null)" ]; then
  mkdir -p "$1"
  work=$(mktemp -d "$1/XXXXXX")
  trap 'rm -r "$work"' EXIT
  object=$(ar t "$library")
  data=$work/${object%_dat.o}.dat
  ar p "$library" "$object" >"$work/object"
  objcopy -O binary -j .rodata "$work/object" "$data"
  icupkg -l "$data" | grep -E '\.(cnv|spp|cfu)$|^translit/|^unames\.|^coll/' |
    grep -vE '^coll/(root|res_index|ucadata)\.' >"$work/unused.txt"
  icupkg -r "$work/unused.txt" "$data"
  objcopy --update-section .rodata="$data" "$work/object"
  ar rcsD "$work/archive" "$work/object"
  mv "$work/archive" "$reduced"
fi
echo "-Xlinker '--remap-inputs=*/libicudata.a=$reduced'"
