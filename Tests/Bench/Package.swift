// swift-tools-version: 6.3

import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

func libraries(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "galley") }
}

let package = Package(
  name: "Bench",
  // The names of commands, spelled as commands are.
  products: [
    .executable(name: "catalog-generator", targets: ["CatalogGenerator"]),
    .executable(name: "galley-breakpoints", targets: ["GalleyBreakpoints"]),
    .executable(name: "galley-index", targets: ["GalleyIndex"]),
    .executable(name: "grammar-words", targets: ["GrammarWords"]),
    .executable(name: "json-decoder-peer", targets: ["JSONDecoderPeer"]),
    .executable(name: "locale-switch", targets: ["LocaleSwitch"]),
    .executable(name: "localized-strings", targets: ["LocalizedStrings"]),
    .executable(name: "resolve-texts", targets: ["ResolveTexts"]),
    .executable(name: "foundation-formats", targets: ["FoundationFormats"]),
    .executable(name: "stopwatch", targets: ["Stopwatch"]),
  ],
  dependencies: [.package(name: "galley", path: "../..")],
  targets: [
    .executableTarget(name: "CatalogGenerator", swiftSettings: strict),
    .executableTarget(
      name: "GalleyBreakpoints",
      dependencies: libraries(
        "CatalogFiles", "LocalizedText", "PointMetrics", "StringCatalog", "TextLayout"),
      swiftSettings: strict),
    .executableTarget(
      name: "GalleyIndex", dependencies: libraries("CatalogFiles", "StringCatalog"),
      swiftSettings: strict),
    .executableTarget(
      name: "GrammarWords", dependencies: libraries("CatalogFiles", "LocalizedText"),
      swiftSettings: strict),
    .executableTarget(name: "JSONDecoderPeer", swiftSettings: strict),
    // Reads a catalog that a program has made in memory.
    .target(name: "MadeCatalog", dependencies: libraries("StringCatalog"), swiftSettings: strict),
    .executableTarget(
      name: "LocaleSwitch",
      dependencies: ["MadeCatalog"] + libraries("LocalizedText", "PreviewRows", "StringCatalog"),
      swiftSettings: strict),
    .executableTarget(
      name: "LocalizedStrings", dependencies: libraries("LocalizedFoundation"),
      swiftSettings: strict),
    .executableTarget(
      name: "ResolveTexts",
      dependencies: ["MadeCatalog"] + libraries("LocalizedText", "StringCatalog"),
      swiftSettings: strict),
    .executableTarget(name: "FoundationFormats", swiftSettings: strict),
    .executableTarget(name: "Stopwatch", cSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
