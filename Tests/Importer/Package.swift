// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Importer",
  defaultLocalization: "en",
  dependencies: [.package(name: "galley", path: "../..")],
  targets: [
    .executableTarget(
      name: "Importer",
      dependencies: [
        .product(name: "LocalizedFoundation", package: "galley"),
        .product(name: "LocalizedText", package: "galley"),
      ],
      resources: [.process("Resources")],
      swiftSettings: [.treatAllWarnings(as: .error)])
  ]
)
