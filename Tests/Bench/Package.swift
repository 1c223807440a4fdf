// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "Bench",
  // The names of commands, spelled as commands are.
  products: [
    .executable(name: "catalog-generator", targets: ["CatalogGenerator"]),
    .executable(name: "galley-breakpoints", targets: ["GalleyBreakpoints"]),
    .executable(name: "galley-index", targets: ["GalleyIndex"]),
    .executable(name: "json-decoder-peer", targets: ["JSONDecoderPeer"]),
    .executable(name: "locale-switch", targets: ["LocaleSwitch"]),
    .executable(name: "resolve-texts", targets: ["ResolveTexts"]),
    .executable(name: "foundation-formats", targets: ["FoundationFormats"]),
    .executable(name: "stopwatch", targets: ["Stopwatch"]),
  ],
  dependencies: [.package(name: "galley", path: "../..")],
  targets: [
    .executableTarget(name: "CatalogGenerator", swiftSettings: strict),
    .executableTarget(
      name: "GalleyBreakpoints",
      dependencies: [
        .product(name: "CatalogFiles", package: "galley"),
        .product(name: "LocalizedText", package: "galley"),
        .product(name: "StringCatalog", package: "galley"),
        .product(name: "TextLayout", package: "galley"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "GalleyIndex",
      dependencies: [
        .product(name: "CatalogFiles", package: "galley"),
        .product(name: "StringCatalog", package: "galley"),
      ],
      swiftSettings: strict),
    .executableTarget(name: "JSONDecoderPeer", swiftSettings: strict),
    .executableTarget(
      name: "LocaleSwitch",
      dependencies: [
        .product(name: "LocalizedText", package: "galley"),
        .product(name: "PreviewRows", package: "galley"),
        .product(name: "StringCatalog", package: "galley"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "ResolveTexts",
      dependencies: [
        .product(name: "LocalizedText", package: "galley"),
        .product(name: "StringCatalog", package: "galley"),
      ],
      swiftSettings: strict),
    .executableTarget(name: "FoundationFormats", swiftSettings: strict),
    .executableTarget(name: "Stopwatch", cSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
