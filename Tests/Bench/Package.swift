// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "Bench",
  // The names of commands, spelled as commands are.
  products: [
    .executable(name: "catalog-generator", targets: ["CatalogGenerator"]),
    .executable(name: "json-decoder-peer", targets: ["JSONDecoderPeer"]),
    .executable(name: "stopwatch", targets: ["Stopwatch"]),
  ],
  targets: [
    .executableTarget(name: "CatalogGenerator", swiftSettings: strict),
    .executableTarget(name: "JSONDecoderPeer", swiftSettings: strict),
    .executableTarget(name: "Stopwatch", cSettings: [.treatAllWarnings(as: .error)]),
  ]
)
