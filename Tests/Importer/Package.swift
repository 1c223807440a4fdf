// swift-tools-version: 6.2
import PackageDescription

/// The example of each library product: one short program that the documentation quotes.
let examples: [(product: String, others: [String])] = [
  ("StringCatalog", []),
  ("CatalogFiles", []),
  ("LocalizedText", ["CatalogFiles"]),
  ("TextLayout", ["LocalizedText"]),
  ("PreviewRows", ["CatalogFiles", "LocalizedText"]),
  ("CatalogCheck", ["CatalogFiles"]),
]

func products(_ names: String...) -> [Target.Dependency] { products(names) }

func products(_ names: [String]) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "galley") }
}

let package = Package(
  name: "Importer",
  defaultLocalization: "en",
  dependencies: [.package(name: "galley", path: "../..")],
  targets: [
    .executableTarget(
      name: "Importer",
      dependencies: products("LocalizedViews"),
      resources: [.process("Resources")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    // A program whose other imports have names that libraries like to take.
    .target(name: "ArgumentParser", swiftSettings: [.treatAllWarnings(as: .error)]),
    .target(name: "CommonNames", swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "Names",
      dependencies: ["ArgumentParser", "CommonNames"] + products("LocalizedFoundation"),
      resources: [.process("Resources")],
      swiftSettings: [
        .treatAllWarnings(as: .error), .enableUpcomingFeature("MemberImportVisibility"),
      ]),
  ]
    + ["LocalizedFoundation", "LocalizedViews"].map { product in
      .executableTarget(
        name: "\(product)Example", dependencies: products(product),
        resources: [.process("Resources")], swiftSettings: [.treatAllWarnings(as: .error)])
    }
    + examples.map { example in
      .executableTarget(
        name: "\(example.product)Example",
        dependencies: products([example.product] + example.others),
        swiftSettings: [.treatAllWarnings(as: .error)])
    }
)
