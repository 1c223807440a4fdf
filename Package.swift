// swift-tools-version: 6.2
import PackageDescription

/// What every target is built with: Swift 6 mode, warnings as errors, explicit imports.
let common: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// What the targets without C of their own are built with: unsafe code must say so.
let pure: [SwiftSetting] = common + [.strictMemorySafety()]

let package = Package(
  name: "galley",
  products: [
    .library(name: "StringCatalog", targets: ["StringCatalog"]),
    .library(name: "LocalizedFoundation", targets: ["LocalizedFoundation"]),
  ],
  targets: [
    .target(name: "StringCatalog", swiftSettings: pure),
    .target(name: "LocalizedFoundation", dependencies: ["StringCatalog"], swiftSettings: common),
    .target(name: "CatalogCheck", dependencies: ["StringCatalog"], swiftSettings: pure),
    .testTarget(
      name: "StringCatalogTests", dependencies: ["StringCatalog"], exclude: ["Corpus"],
      swiftSettings: common),
    .testTarget(
      name: "LocalizedFoundationTests", dependencies: ["LocalizedFoundation", "StringCatalog"],
      swiftSettings: common),
    .testTarget(
      name: "CatalogCheckTests", dependencies: ["CatalogCheck", "StringCatalog"],
      swiftSettings: common),
  ],
  swiftLanguageModes: [.v6]
)
