// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "Bench",
  // The names of commands, spelled as commands are.
  products: [
    .executable(name: "catalog-generator", targets: ["CatalogGenerator"]),
  ],
  targets: [
    .executableTarget(name: "CatalogGenerator", swiftSettings: strict),
  ]
)
