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

/// What the C shims are built with.
let strictC: [CSetting] = [
  .enableWarning("all"),
  .enableWarning("extra"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "galley",
  products: [
    .library(name: "StringCatalog", targets: ["StringCatalog"])
  ],
  targets: [
    .target(name: "StringCatalog", swiftSettings: pure),
    .target(name: "TerminalUI", swiftSettings: pure),
    .target(
      name: "CTerminal", cSettings: strictC,
      linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]),
    .target(
      name: "TerminalDriver", dependencies: ["TerminalUI", "CTerminal"], swiftSettings: common),
    .testTarget(name: "StringCatalogTests", dependencies: ["StringCatalog"], swiftSettings: common),
    .testTarget(name: "TerminalUITests", dependencies: ["TerminalUI"], swiftSettings: common),
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal", cSettings: strictC),
    .executableTarget(
      name: "ScreenProbe", dependencies: ["TerminalUI", "TerminalDriver"],
      path: "Tests/ScreenProbe", swiftSettings: common),
    .testTarget(
      name: "TerminalDriverTests",
      dependencies: ["TerminalUI", "TerminalDriver", "CPseudoTerminal", "ScreenProbe"],
      swiftSettings: common),
  ],
  swiftLanguageModes: [.v6]
)
