// swift-tools-version: 6.3
import PackageDescription

/// Whether another package is built, which uses this one.
///
/// A warning of a newer compiler must not stop that build, and Swift Build rejects warnings as errors in
/// a dependency. A package that depends on a path sets the variable.
let isDependency =
  Context.packageDirectory.contains("/checkouts/")
  || Context.environment["GALLEY_DEPENDENCY"] != nil

/// The settings of every target: Swift 6 mode, warnings as errors, explicit imports.
let common: [SwiftSetting] =
  (isDependency ? [] : [.treatAllWarnings(as: .error)]) + [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]

/// The same with strict memory safety: unsafe code must be marked.
let strict: [SwiftSetting] = common + [.strictMemorySafety()]

/// The settings of the C shims.
let strictC: [CSetting] = [
  .enableWarning("all"), .enableWarning("extra"), .treatAllWarnings(as: .error),
]

let package = Package(
  name: "galley",
  products: [
    .executable(name: "galley", targets: ["galley"]),
    .plugin(name: "CheckCatalogs", targets: ["CheckCatalogs"]),
    .plugin(name: "GenerateSymbols", targets: ["GenerateSymbols"]),
    .library(name: "CatalogCheck", targets: ["CatalogCheck"]),
    .library(name: "CatalogEditing", targets: ["CatalogEditing"]),
    .library(name: "CatalogFiles", targets: ["CatalogFiles"]),
    .library(name: "LocalizedFoundation", targets: ["LocalizedFoundation"]),
    .library(name: "LocalizedText", targets: ["LocalizedText"]),
    .library(name: "LocalizedViews", targets: ["LocalizedViews"]),
    .library(name: "PointMetrics", targets: ["PointMetrics"]),
    .library(name: "PreviewRows", targets: ["PreviewRows"]),
    .library(name: "StringCatalog", targets: ["StringCatalog"]),
    .library(name: "TextLayout", targets: ["TextLayout"]),
    .library(name: "WorkingCopy", targets: ["WorkingCopy"]),
  ],
  targets: [
    // From bytes to rows.
    .target(name: "SourceText", swiftSettings: strict),
    .target(name: "JSONDocuments", dependencies: ["SourceText"], swiftSettings: strict),
    .target(
      name: "StringCatalog", dependencies: ["JSONDocuments", "SourceText"], swiftSettings: strict),
    // SwiftPM names the package to install if pkg-config does not find it.
    .systemLibrary(
      name: "CSystemICU", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"])]),
    .target(
      name: "CICU", dependencies: ["CSystemICU"],
      cSettings: strictC,
      // Also named here for a system without pkg-config.
      // A static library comes before those that it needs; shared ones take any order.
      linkerSettings: ["icui18n", "icuuc", "icudata", "stdc++", "m"].map { .linkedLibrary($0) }),
    .target(name: "ICUServices", dependencies: ["CICU"], swiftSettings: common),
    .target(
      name: "Locales", dependencies: ["ICUServices", "SourceText"], swiftSettings: strict),
    // Of its own, so that the libraries that only read and show strings are built and linked without it.
    .target(
      name: "CatalogEditing",
      dependencies: ["ICUServices", "JSONDocuments", "Locales", "SourceText", "StringCatalog"],
      swiftSettings: strict),
    .target(
      name: "CatalogChanges",
      dependencies: ["CatalogEditing", "JSONDocuments", "SourceText", "StringCatalog"],
      swiftSettings: strict),
    .target(name: "MessageSyntax", dependencies: ["SourceText"], swiftSettings: strict),
    .target(name: "GrammarAgreement", dependencies: ["SourceText"], swiftSettings: strict),
    .target(
      name: "AppSources", dependencies: ["MessageSyntax", "SourceText"], swiftSettings: strict),
    .target(
      name: "LocalizedText",
      dependencies: [
        "GrammarAgreement", "ICUServices", "Locales", "MessageSyntax", "StringCatalog",
      ],
      swiftSettings: strict),
    // Calls of the kernel: files, threads, other programs.
    .target(name: "CSystem", cSettings: strictC),
    .target(
      name: "FileAccess", dependencies: ["CSystem"], swiftSettings: common),
    .target(
      name: "CatalogFiles",
      dependencies: ["FileAccess", "GrammarAgreement", "SourceText", "StringCatalog"],
      swiftSettings: common),
    // Of its own, so that an app that only reads its strings is built and linked without it.
    .target(
      name: "WorkingCopy",
      dependencies: [
        "CatalogEditing", "CatalogFiles", "FileAccess", "SourceText", "StringCatalog",
      ],
      swiftSettings: common),
    .target(
      name: "CatalogCompiler", dependencies: ["MessageSyntax", "SourceText", "StringCatalog"],
      swiftSettings: strict),
    .target(
      name: "TextLayout", dependencies: ["ICUServices", "LocalizedText", "SourceText"],
      swiftSettings: strict),
    .target(
      name: "PointMetrics",
      dependencies: ["ICUServices", "LocalizedText", "SourceText", "TextLayout"],
      swiftSettings: strict),
    .target(
      name: "PreviewRows",
      dependencies: [
        "GrammarAgreement", "ICUServices", "JSONDocuments", "Locales", "LocalizedText",
        "MessageSyntax", "PointMetrics", "SourceText", "StringCatalog", "TextLayout",
      ],
      swiftSettings: strict),
    .target(
      name: "CatalogCheck",
      dependencies: [
        "AppSources", "CatalogCompiler", "CatalogFiles", "FileAccess", "GrammarAgreement",
        "ICUServices", "JSONDocuments", "Locales", "LocalizedText", "MessageSyntax", "PointMetrics",
        "PreviewRows", "SourceText", "StringCatalog", "TextLayout",
      ],
      swiftSettings: strict),
    .target(
      name: "PreviewUI",
      dependencies: [
        "AppSources", "CatalogChanges", "CatalogCheck", "CatalogEditing", "JSONDocuments",
        "Locales", "LocalizedText", "MessageSyntax", "PointMetrics", "PreviewRows", "SourceText",
        "StringCatalog", "TerminalValues", "TextLayout",
      ],
      swiftSettings: strict),
    // The terminal.
    .target(name: "TerminalValues", dependencies: ["SourceText"], swiftSettings: strict),
    .target(
      name: "CTerminal", cSettings: strictC,
      // A static library comes before the one that it needs.
      linkerSettings: ["ncursesw", "tinfo"].map { .linkedLibrary($0) }),
    .target(
      name: "TerminalDriver",
      dependencies: ["CTerminal", "FileAccess", "SourceText", "TerminalValues"],
      swiftSettings: common),
    // The program.
    .executableTarget(
      name: "galley",
      dependencies: [
        "AppSources", "CatalogChanges", "CatalogCheck", "CatalogCompiler", "CatalogEditing",
        "CatalogFiles", "FileAccess", "GrammarAgreement", "ICUServices", "JSONDocuments",
        "Locales", "LocalizedText", "PointMetrics", "PreviewRows", "PreviewUI", "SourceText",
        "StringCatalog", "TerminalDriver", "TerminalValues", "TextLayout", "WorkingCopy",
      ],
      swiftSettings: strict),
    // One function that does not compile in Swift 6 mode; it says why.
    .target(name: "UncheckedAttributes", swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    // Foundation's names for importers; the program does not use them.
    .target(
      name: "LocalizedFoundation",
      dependencies: [
        "CatalogFiles", "FileAccess", "ICUServices", "Locales", "LocalizedText", "MessageSyntax",
        "StringCatalog", "UncheckedAttributes",
      ],
      swiftSettings: common),
    // What mirrors SwiftUI: texts in a tree of views, with environments.
    .target(
      name: "LocalizedViews",
      dependencies: ["Locales", "LocalizedFoundation", "LocalizedText", "TextLayout"],
      swiftSettings: common),
    // For packages of importers.
    .executableTarget(
      name: "SymbolGenerator",
      dependencies: ["CatalogCompiler", "FileAccess", "SourceText", "StringCatalog"],
      swiftSettings: common),
    .plugin(
      name: "GenerateSymbols", capability: .buildTool(), dependencies: ["SymbolGenerator"]),
    .executableTarget(
      name: "CatalogChecker",
      dependencies: ["CatalogCheck", "CatalogFiles", "FileAccess", "SourceText", "WorkingCopy"],
      swiftSettings: common),
    .plugin(
      name: "CheckCatalogs", capability: .buildTool(), dependencies: ["CatalogChecker"]),
    // The tests.
    .testTarget(
      name: "SourceTextTests", dependencies: ["SourceText", "TestMaterial"],
      swiftSettings: common),
    .testTarget(
      name: "JSONDocumentsTests", dependencies: ["JSONDocuments", "SourceText", "TestMaterial"],
      swiftSettings: common),
    .testTarget(
      name: "StringCatalogTests",
      dependencies: ["JSONDocuments", "SourceText", "StringCatalog", "TestMaterial"],
      exclude: ["Regressions"],
      resources: [.copy("Corpus"), .copy("Expected")], swiftSettings: common),
    .testTarget(
      name: "CatalogEditingTests",
      dependencies: [
        "CatalogEditing", "ICUServices", "JSONDocuments", "SourceText", "StringCatalog",
        "TestMaterial",
      ],
      swiftSettings: common),
    .testTarget(
      name: "CatalogChangesTests",
      dependencies: [
        "CatalogChanges", "CatalogEditing", "ICUServices", "JSONDocuments", "SourceText",
        "StringCatalog", "TestMaterial",
      ],
      exclude: ["Vectors"], swiftSettings: common),
    .testTarget(
      name: "ICUServicesTests", dependencies: ["ICUServices", "TestMaterial"],
      resources: [.copy("Vectors")], swiftSettings: common),
    .testTarget(
      name: "LocalesTests", dependencies: ["Locales", "TestMaterial"],
      exclude: ["Vectors"], swiftSettings: common),
    .testTarget(
      name: "MessageSyntaxTests", dependencies: ["MessageSyntax", "TestMaterial"],
      exclude: ["Vectors"], swiftSettings: common),
    .testTarget(
      name: "AppSourcesTests",
      dependencies: ["AppSources", "LocalizedText", "SourceText", "TestMaterial"],
      swiftSettings: common),
    .testTarget(
      name: "GrammarAgreementTests",
      dependencies: ["GrammarAgreement", "TestMaterial"],
      exclude: ["Lexicons/Vectors", "Vectors"], swiftSettings: common),
    .testTarget(
      name: "LocalizedTextTests",
      dependencies: [
        "GrammarAgreement", "ICUServices", "Locales", "LocalizedText", "MessageSyntax",
        "StringCatalog", "TestMaterial",
      ],
      exclude: ["Vectors"], swiftSettings: common),
    // Apple's matcher and skeletons of numbers are in the ICU under Foundation, which no library calls.
    .testTarget(
      name: "LocalizationOracleTests",
      dependencies: ["Locales", "LocalizedFoundation", "LocalizedText", "TestMaterial"],
      exclude: ["Vectors"], swiftSettings: common,
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    .testTarget(
      name: "FileAccessTests", dependencies: ["FileAccess", "TestMaterial"],
      swiftSettings: common),
    .testTarget(
      name: "CatalogFilesTests",
      dependencies: [
        "CatalogFiles", "FileAccess", "GrammarAgreement", "SourceText", "StringCatalog",
        "TestMaterial",
      ],
      swiftSettings: common),
    .executableTarget(
      name: "ReplacementProbe", dependencies: ["CatalogFiles", "WorkingCopy"],
      path: "Tests/ReplacementProbe", swiftSettings: common),
    .testTarget(
      name: "WorkingCopyTests",
      dependencies: [
        "CatalogFiles", "FileAccess", "JSONDocuments", "ReplacementProbe", "StringCatalog",
        "TestMaterial", "WorkingCopy",
      ],
      swiftSettings: common),
    .testTarget(
      name: "CatalogCompilerTests",
      dependencies: [
        "CatalogCompiler", "LocalizedText", "MessageSyntax", "SourceText", "StringCatalog",
        "TestMaterial",
      ],
      exclude: ["Vectors"], swiftSettings: common),
    .testTarget(
      name: "LocalizedFoundationTests",
      dependencies: [
        "CatalogFiles", "LocalizedFoundation", "LocalizedText", "LocalizedViews", "MessageSyntax",
        "TestMaterial",
      ],
      resources: [.process("Resources")], swiftSettings: common),
    .testTarget(
      name: "LocalizedViewsTests",
      dependencies: [
        "LocalizedText", "LocalizedViews", "StringCatalog", "TestMaterial", "TextLayout",
      ],
      swiftSettings: common),
    // Interpolating a value by its description is deprecated; these tests do it on purpose.
    .testTarget(
      name: "DescribedValueTests",
      dependencies: ["LocalizedText", "StringCatalog", "TestMaterial"],
      swiftSettings: common + [.treatWarning("DeprecatedDeclaration", as: .warning)]),
    // Code that others wrote for SwiftUI. Types of an app hide those of the library.
    .testTarget(
      name: "PostTests",
      dependencies: [
        "CatalogFiles", "LocalizedFoundation", "LocalizedText", "LocalizedViews", "StringCatalog",
        "TestMaterial",
      ],
      resources: [.process("Resources")], swiftSettings: common),
    // The model of a post in a module of its own, which a package of importers compiles, too.
    .target(
      name: "PublishedUserNames", dependencies: ["LocalizedViews"],
      path: "Tests/Importer/Sources/UserNames", swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "UserNamePostTests",
      dependencies: [
        "LocalizedText", "LocalizedViews", "PublishedUserNames", "StringCatalog", "TestMaterial",
      ],
      swiftSettings: common),
    .testTarget(
      name: "CatalogCheckTests",
      dependencies: [
        "CatalogCheck", "GrammarAgreement", "JSONDocuments", "LocalizedText", "MessageSyntax",
        "PointMetrics", "PreviewRows", "SourceText", "StringCatalog", "TestMaterial", "TextLayout",
      ],
      exclude: ["Reports/Vectors", "Vectors"], swiftSettings: common),
    .testTarget(
      name: "TextLayoutTests",
      dependencies: ["CAllocations", "ICUServices", "LocalizedText", "TestMaterial", "TextLayout"],
      resources: [.copy("Vectors")], swiftSettings: common),
    .testTarget(
      name: "PointMetricsTests",
      dependencies: ["ICUServices", "LocalizedText", "PointMetrics", "TestMaterial", "TextLayout"],
      exclude: ["Vectors"], swiftSettings: common),
    .testTarget(
      name: "PreviewRowsTests",
      dependencies: [
        "GrammarAgreement", "LocalizedText", "PointMetrics", "PreviewRows", "SourceText",
        "StringCatalog", "TestMaterial", "TextLayout",
      ],
      resources: [.copy("Vectors")], swiftSettings: common),
    .testTarget(
      name: "PreviewUITests",
      dependencies: [
        "AppSources", "CatalogChanges", "CatalogCheck", "CatalogEditing", "CatalogFiles",
        "GrammarAgreement", "LocalizedText", "PointMetrics", "PreviewRows", "PreviewUI",
        "StringCatalog", "TerminalValues", "TestMaterial", "TextLayout",
      ],
      exclude: ["Goldens"], swiftSettings: common),
    .testTarget(
      name: "TerminalValuesTests", dependencies: ["TerminalValues", "TestMaterial"],
      swiftSettings: common),
    .target(name: "CAllocations", path: "Tests/CAllocations", cSettings: strictC),
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal", cSettings: strictC),
    .executableTarget(
      name: "ScreenProbe",
      dependencies: [
        "CAllocations", "FileAccess", "TerminalDriver", "TerminalValues", "TestMaterial",
      ],
      path: "Tests/ScreenProbe", swiftSettings: common),
    .testTarget(
      name: "TerminalDriverTests",
      dependencies: [
        "CPseudoTerminal", "FileAccess", "ScreenProbe", "TerminalDriver", "TerminalValues",
        "TestMaterial", "TextLayout",
      ],
      swiftSettings: common),
    .testTarget(
      name: "galleyTests",
      dependencies: [
        "CatalogChanges", "CatalogCheck", "CatalogCompiler", "CatalogEditing", "CatalogFiles",
        "GrammarAgreement", "LocalizedText", "PointMetrics", "PreviewRows", "PreviewUI",
        "SourceText", "StringCatalog", "TerminalValues", "TestMaterial", "TextLayout",
        "WorkingCopy", "galley",
      ],
      exclude: ["Goldens"], swiftSettings: common),
    // Shared by several test targets: files of the checkout, tables from JSON, goldens.
    .target(
      name: "TestMaterial", dependencies: ["StringCatalog"],
      path: "Tests/TestMaterial",
      swiftSettings: common),
  ],
  swiftLanguageModes: [.v6]
)

/// The floors of the house, a folder each: a target uses those of its own floor and of the ones before.
let floors: KeyValuePairs = [
  "Base": [
    "SourceText", "JSONDocuments", "CSystem", "FileAccess", "CSystemICU", "CICU", "ICUServices",
  ],
  "Strings": ["StringCatalog", "MessageSyntax", "Locales", "GrammarAgreement"],
  "Catalogs": [
    "CatalogFiles", "CatalogEditing", "CatalogChanges", "WorkingCopy", "CatalogCompiler",
    "AppSources",
  ],
  "Texts": [
    "LocalizedText", "TextLayout", "PointMetrics", "UncheckedAttributes", "LocalizedFoundation",
    "LocalizedViews",
  ],
  "Rows": ["PreviewRows", "CatalogCheck"],
  "App": ["TerminalValues", "CTerminal", "TerminalDriver", "PreviewUI", "galley"],
  "Plugins": ["SymbolGenerator", "GenerateSymbols", "CatalogChecker", "CheckCatalogs"],
]

for (floor, names) in floors {
  for target in package.targets where names.contains(target.name) {
    target.path = "Sources/\(floor)/\(target.name)"
  }
}

// Tests/Fuzz has the sources of the program in a module of its own, which needs what they import. The
// variable names the targets whose code guides the fuzzer, unless all of it does.
if let guides = Context.environment["GALLEY_FUZZ"] {
  for target in package.targets where guides.split(separator: " ").contains(target.name[...]) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-sanitize=fuzzer"])]
  }
  package.products.append(
    .library(
      name: "ProgramTargets",
      targets: [
        "AppSources", "CatalogChanges", "CatalogCheck", "CatalogCompiler", "CatalogEditing",
        "CatalogFiles", "FileAccess", "GrammarAgreement", "ICUServices", "JSONDocuments",
        "LocalizedText", "MessageSyntax", "PointMetrics", "PreviewRows", "PreviewUI",
        "StringCatalog", "TerminalDriver", "TerminalValues", "TextLayout", "WorkingCopy",
      ]))
}
