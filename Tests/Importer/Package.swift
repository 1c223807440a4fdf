// swift-tools-version: 6.3
import PackageDescription

/// The example of each library product: one short program that the documentation quotes.
let examples: [(product: String, others: [String])] = [
  ("StringCatalog", []),
  ("CatalogEditing", ["StringCatalog"]),
  ("CatalogFiles", []),
  ("WorkingCopy", []),
  ("LocalizedText", ["CatalogFiles"]),
  ("TextLayout", ["LocalizedText"]),
  ("PointMetrics", ["LocalizedText"]),
  ("PreviewRows", ["CatalogFiles", "LocalizedText"]),
  ("CatalogCheck", ["CatalogFiles"]),
]

/// The examples with texts of their own.
let localized: [(name: String, product: String)] = [
  ("LocalizedFoundation", "LocalizedFoundation"),
  ("LocalizedViews", "LocalizedViews"),
  ("Server", "LocalizedFoundation"),
  ("SharedSource", "LocalizedFoundation"),
  ("Tool", "LocalizedFoundation"),
]

/// What links a program with Swift's static libraries, for release.sh.
///
/// SwiftPM's own option is an argument of the compiler, too, so every module would be compiled once more,
/// to the same code. The libraries named here are those that Foundation's static library needs.
let linking: [LinkerSetting] =
  Context.environment["GALLEY_LINK"] == "static"
  ? [
    .unsafeFlags([
      "-static-stdlib", "-lCoreFoundation", "-l_FoundationCShims", "-l_FoundationCollections",
      "-l_FoundationICU", "-lswiftSynchronization",
    ])
  ] : []

func products(_ names: String...) -> [Target.Dependency] { products(names) }

func products(_ names: [String]) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "galley") }
}

/// The programs that need a plugin of galley, and so its tools; release.sh does without them.
let withPlugins: [Target] = [
  // A program with symbols for the keys of its catalogs, which are checked.
  .executableTarget(
    name: "Symbols", dependencies: products("LocalizedFoundation"),
    resources: [.process("Resources")], swiftSettings: [.treatAllWarnings(as: .error)],
    plugins: [
      .plugin(name: "CheckCatalogs", package: "galley"),
      .plugin(name: "GenerateSymbols", package: "galley"),
    ]),
  // A program with mistakes in its catalogs, which are warnings of the build.
  .executableTarget(
    name: "Checked", resources: [.process("Resources")],
    plugins: [.plugin(name: "CheckCatalogs", package: "galley")]),
]

/// The program of Tests/Server, for release.sh.
let server: [Target] = [
  .executableTarget(
    name: "Server", dependencies: products("LocalizedFoundation"),
    resources: [.process("Resources")], linkerSettings: linking)
]

let package = Package(
  name: "Importer",
  defaultLocalization: "en",
  dependencies: [.package(name: "galley", path: "../..")],
  targets: [
    .executableTarget(
      name: "Importer",
      dependencies: products("LocalizedViews"),
      resources: [.process("Resources")],
      swiftSettings: [.treatAllWarnings(as: .error)], linkerSettings: linking),
    // Code that others have published, with a model in a module of its own.
    .target(
      name: "UserNames", dependencies: products("LocalizedViews"),
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "Posts", dependencies: ["UserNames"] + products("LocalizedViews"),
      resources: [.process("Resources")], swiftSettings: [.treatAllWarnings(as: .error)],
      linkerSettings: linking),
    // A program whose other imports have names that libraries like to take.
    .target(name: "ArgumentParser", swiftSettings: [.treatAllWarnings(as: .error)]),
    .target(name: "CommonNames", swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "Names",
      dependencies: ["ArgumentParser", "CommonNames"] + products("LocalizedFoundation"),
      resources: [.process("Resources")],
      swiftSettings: [
        .treatAllWarnings(as: .error), .enableUpcomingFeature("MemberImportVisibility"),
      ], linkerSettings: linking),
    // One that uses the engine, beside the names of the modules under it.
    .target(name: "LanguageNames", swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "EngineNames", dependencies: ["LanguageNames"] + products("LocalizedText"),
      swiftSettings: [
        .treatAllWarnings(as: .error), .enableUpcomingFeature("MemberImportVisibility"),
      ], linkerSettings: linking),
  ]
    + (Context.environment["GALLEY_IMPORTER"] == "release" ? server : withPlugins)
    + localized.map { example in
      .executableTarget(
        name: "\(example.name)Example", dependencies: products(example.product),
        resources: [.process("Resources")], swiftSettings: [.treatAllWarnings(as: .error)],
        linkerSettings: linking)
    }
    + examples.map { example in
      .executableTarget(
        name: "\(example.product)Example",
        dependencies: products([example.product] + example.others),
        swiftSettings: [.treatAllWarnings(as: .error)], linkerSettings: linking)
    }
)
