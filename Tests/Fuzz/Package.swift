// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Fuzz",
  products: [
    .executable(name: "fuzz-readers", targets: ["FuzzReaders"]),
    .executable(name: "worst-cases", targets: ["WorstCases"]),
  ],
  dependencies: [.package(name: "galley", path: "../..")],
  targets: [
    .executableTarget(
      name: "FuzzReaders",
      dependencies: [
        .product(name: "LocalizedText", package: "galley"),
        .product(name: "StringCatalog", package: "galley"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error), .strictMemorySafety()]),
    .executableTarget(
      name: "WorstCases",
      dependencies: [.product(name: "StringCatalog", package: "galley")],
      swiftSettings: [.treatAllWarnings(as: .error), .strictMemorySafety()]),
  ]
)
