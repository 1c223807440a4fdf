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
      dependencies: products("LocalizedFoundation", "LocalizedText"),
      resources: [.process("Resources")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "LocalizedFoundationExample",
      dependencies: products("LocalizedFoundation"),
      resources: [.process("Resources")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ]
    + examples.map { example in
      .executableTarget(
        name: "\(example.product)Example",
        dependencies: products([example.product] + example.others),
        swiftSettings: [.treatAllWarnings(as: .error)])
    }
)
