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
    .library(name: "StringCatalog", targets: ["StringCatalog"]),
  ],
  targets: [
    .target(name: "StringCatalog", swiftSettings: pure),
    .testTarget(name: "StringCatalogTests", dependencies: ["StringCatalog"], swiftSettings: common),
    .executableTarget(name: "galley", swiftSettings: pure),
    .testTarget(name: "galleyTests", dependencies: ["galley"], swiftSettings: common),
  ],
  swiftLanguageModes: [.v6]
)
