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
    .executable(name: "galley", targets: ["galley"]),
    .library(name: "LocalizedText", targets: ["LocalizedText"]),
    .library(name: "StringCatalog", targets: ["StringCatalog"]),
    .library(name: "TextLayout", targets: ["TextLayout"]),
  ],
  targets: [
    // The spine, from bytes to rows.
    .target(name: "StringCatalog", swiftSettings: pure),
    .target(
      name: "CICU",
      cSettings: [.treatAllWarnings(as: .error)],
      linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("icui18n")]),
    .target(name: "ICU", dependencies: ["CICU"], swiftSettings: common),
    .target(name: "LocalizedText", dependencies: ["ICU"], swiftSettings: pure),
    .target(name: "TextLayout", dependencies: ["ICU", "LocalizedText"], swiftSettings: pure),
    // The program.
    .executableTarget(name: "galley", swiftSettings: pure),
    // The tests.
    .testTarget(
      name: "StringCatalogTests", dependencies: ["StringCatalog"], exclude: ["Regressions"],
      resources: [.copy("Corpus"), .copy("Expected")], swiftSettings: common),
    .testTarget(name: "ICUTests", dependencies: ["ICU"], swiftSettings: common),
    .testTarget(
      name: "LocalizedTextTests", dependencies: ["ICU", "LocalizedText"],
      resources: [.copy("Vectors")], swiftSettings: common),
    .testTarget(
      name: "TextLayoutTests", dependencies: ["LocalizedText", "TextLayout"],
      resources: [.copy("Vectors")], swiftSettings: common),
    .testTarget(name: "galleyTests", dependencies: ["galley"], swiftSettings: common),
  ],
  swiftLanguageModes: [.v6]
)
