// swift-tools-version: 6.3

import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error), .strictMemorySafety()]

// The name under which SwiftPM knows the package of galley: that of the checkout's folder. With it, a
// target may use declarations of galley that have `package` access.
let galley = (Context.packageDirectory.split(separator: "/").dropLast(2).last ?? "").lowercased()
let access: [SwiftSetting] = [
  .unsafeFlags(["-package-name", String(galley.map { $0.isLetter || $0.isNumber ? $0 : "_" })])
]

// `run.sh` gives flags and variables without which these targets do not build.
let package = Package(
  name: "Fuzz",
  products: [
    .executable(name: "fuzz-libraries", targets: ["FuzzLibraries"]),
    .executable(name: "fuzz-program", targets: ["FuzzProgram"]),
    .executable(name: "worst-cases", targets: ["WorstCases"]),
  ],
  dependencies: [.package(name: "galley", path: "../..")],
  targets: [
    // What every fuzz target shares.
    .target(
      name: "Fuzzing", dependencies: [.product(name: "StringCatalog", package: "galley")],
      swiftSettings: strict),
    .executableTarget(
      name: "FuzzLibraries",
      dependencies: [
        "Fuzzing",
        .product(name: "LocalizedText", package: "galley"),
        .product(name: "ProgramTargets", package: "galley"),
        .product(name: "StringCatalog", package: "galley"),
        .product(name: "TextLayout", package: "galley"),
      ],
      packageAccess: false, swiftSettings: access + strict),
    .target(name: "CFuzzDriver"),
    // The sources of the program are in this module, because no package can import an executable of
    // another one. Its entry point gets another name: `CFuzzDriver` starts libFuzzer.
    .executableTarget(
      name: "FuzzProgram",
      dependencies: [
        "CFuzzDriver", "Fuzzing", .product(name: "ProgramTargets", package: "galley"),
      ],
      packageAccess: false,
      swiftSettings: access + [
        .treatAllWarnings(as: .error),
        // As the program has it, whose sources extend types of the libraries.
        .enableUpcomingFeature("InternalImportsByDefault"),
        .unsafeFlags([
          "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "galley_main",
          "-sanitize=fuzzer",
        ]),
      ],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]),
    .executableTarget(
      name: "WorstCases",
      dependencies: [.product(name: "StringCatalog", package: "galley")], swiftSettings: strict),
  ]
)
