#!/bin/sh
# Builds the DocC documentation of the libraries into .build/docs. Every warning is an error. So is a public
# symbol without documentation, and a public type without a page of its own: pages.py checks both.
#
# It uses the toolchain's docc and symbol graphs, so it needs no plugin and no network.
# Arguments go to `swift build`. To read the result: python3 -m http.server --directory .build/docs
set -eu
cd "$(dirname "$0")/.."

products="StringCatalog CatalogEditing CatalogFiles WorkingCopy LocalizedText LocalizedFoundation LocalizedViews TextLayout PointMetrics PreviewRows CatalogCheck"
docs=.build/docs
graphs=.build/symbol-graphs

rm -rf "$docs" "$graphs"
mkdir -p "$docs" "$graphs"
swift build "$@" >&2
built=$(swift build "$@" --show-bin-path)
target=$(swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p')

for product in $products; do
  mkdir "$graphs/$product"
  # A module that is no product, or a type of it, is documented with the product that exports it again.
  exported=$(sed -nE 's/^@_exported public import ((struct|enum|class|protocol) )?([A-Za-z]*).*$/\3/p' \
    $(find Sources/*/"$product" -name '*.swift') | sort -u | while read -r module; do
      case " $products " in *" $module "*) ;; *) echo "$module" ;; esac
    done | paste -sd, -)
  swift symbolgraph-extract -module-name "$product" -I "$built/Modules" \
    -Xcc "-fmodule-map-file=$built/CICU.build/module.modulemap" -Xcc -ISources/Base/CICU/include \
    -Xcc "-fmodule-map-file=$built/CSystem.build/module.modulemap" -Xcc -ISources/Base/CSystem/include \
    -target "$target" -minimum-access-level public -skip-synthesized-members \
    -emit-extension-block-symbols \
    ${exported:+"-experimental-allowed-reexported-modules=$exported"} \
    -output-dir "$graphs/$product" >&2
  docc convert Sources/*/"$product/$product.docc" --warnings-as-errors \
    --fallback-display-name "$product" --fallback-bundle-identifier "galley.$product" \
    --additional-symbol-graph-dir "$graphs/$product" \
    --output-path "$graphs/$product.doccarchive" >&2
done
docc merge "$graphs"/*.doccarchive --synthesized-landing-page-name galley \
  --output-path "$docs" >&2
Documentation/pages.py "$graphs" "$docs"
echo "docs: built $docs" >&2
