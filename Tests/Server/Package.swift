// swift-tools-version: 6.3
import PackageDescription

/// The address of a clone of galley that has the tag 1.0.0: see run.sh.
let clone = Context.environment["GALLEY_CLONE"] ?? "file:///missing/galley"

let package = Package(
  name: "Server",
  defaultLocalization: "en",
  dependencies: [.package(url: clone, exact: "1.0.0")],
  targets: [
    .executableTarget(
      name: "Server",
      dependencies: [.product(name: "LocalizedFoundation", package: "galley")],
      resources: [.process("Resources")],
      swiftSettings: [
        .treatAllWarnings(as: .error), .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
