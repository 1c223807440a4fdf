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
    // Of its own, so that the libraries that only read and show strings are built and linked without it.
    .target(
      name: "CatalogEditing", dependencies: ["JSONDocuments", "SourceText", "StringCatalog"],
      swiftSettings: strict),
    .target(
      name: "CatalogChanges",
      dependencies: ["CatalogEditing", "JSONDocuments", "SourceText", "StringCatalog"],
      swiftSettings: strict),
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
    .target(name: "Locales", dependencies: ["ICUServices"], swiftSettings: strict),
    .target(name: "MessageSyntax", dependencies: ["SourceText"], swiftSettings: strict),
    .target(name: "GrammarAgreement", swiftSettings: strict),
    // Of its own, so that texts are built while the readers of lexicons are.
    .target(
      name: "Lexicons", dependencies: ["GrammarAgreement", "SourceText"], swiftSettings: strict),
    .target(
      name: "AppSources", dependencies: ["MessageSyntax", "SourceText"], swiftSettings: strict),
    .target(
      name: "LocalizedText",
      dependencies: [
        "GrammarAgreement", "ICUServices", "Locales", "MessageSyntax", "StringCatalog",
      ],
      swiftSettings: strict),
    // Threads, descriptors, and the variables of this process.
    .target(name: "SystemCalls", swiftSettings: common),
    // Other programs.
    .target(name: "CPrograms", cSettings: strictC),
    .target(
      name: "Subprograms", dependencies: ["CPrograms", "SystemCalls"], swiftSettings: common),
    // Calls of the kernel on files.
    .target(name: "CFiles", cSettings: strictC),
    // All that an app needs to read its strings, without the search of folders.
    .target(
      name: "FileReading",
      dependencies: [
        "CFiles", "GrammarAgreement", "Lexicons", "SourceText", "StringCatalog", "SystemCalls",
      ],
      swiftSettings: common),
    .target(
      name: "CatalogFiles",
      dependencies: ["FileReading", "SourceText", "StringCatalog", "SystemCalls"],
      swiftSettings: common),
    // Of its own, so that an app that only reads its strings is built and linked without it.
    .target(
      name: "WorkingCopy",
      dependencies: ["CatalogFiles", "Subprograms", "SourceText", "StringCatalog"],
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
        "MessageSyntax", "PointMetrics", "SourceText", "StringCatalog",
        "TextLayout",
      ],
      swiftSettings: strict),
    .target(
      name: "CatalogCheck",
      dependencies: [
        "CatalogFiles", "GrammarAgreement", "ICUServices", "JSONDocuments", "Locales",
        "LocalizedText", "MessageSyntax", "PointMetrics", "PreviewRows",
        "SourceText", "StringCatalog", "Subprograms", "TextLayout",
      ],
      swiftSettings: strict),
    .target(
      name: "CatalogReports",
      dependencies: [
        "AppSources", "CatalogCheck", "JSONDocuments", "LocalizedText", "PointMetrics",
        "PreviewRows", "SourceText", "StringCatalog", "TextLayout",
      ],
      swiftSettings: strict),
    .target(
      name: "PreviewUI",
      dependencies: [
        "CatalogChanges", "CatalogCheck", "CatalogEditing", "JSONDocuments", "LocalizedText",
        "MessageSyntax", "PointMetrics", "PreviewRows", "SourceText",
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
      dependencies: ["CTerminal", "Subprograms", "SourceText", "TerminalValues"],
      swiftSettings: common),
    // The program.
    .executableTarget(
      name: "galley",
      dependencies: [
        "AppSources", "CatalogChanges", "CatalogCheck", "CatalogCompiler", "CatalogEditing",
        "CatalogFiles", "CatalogReports", "GrammarAgreement", "ICUServices", "JSONDocuments",
        "LocalizedText", "PointMetrics", "PreviewRows", "PreviewUI", "SourceText",
        "StringCatalog", "Subprograms", "TerminalDriver", "TerminalValues", "TextLayout",
        "WorkingCopy",
      ],
      swiftSettings: strict),
    // One function that does not compile in Swift 6 mode; it says why.
    .target(name: "UncheckedAttributes", swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    // Foundation's names for importers; the program does not use them.
    .target(
      name: "LocalizedFoundation",
      dependencies: [
        "FileReading", "ICUServices", "Locales", "LocalizedText", "MessageSyntax", "StringCatalog",
        "SystemCalls", "UncheckedAttributes",
      ],
      swiftSettings: common),
    // What mirrors SwiftUI: texts in a tree of views, with environments.
    .target(
      name: "LocalizedViews",
      dependencies: ["LocalizedFoundation", "LocalizedText", "Locales", "TextLayout"],
      swiftSettings: common),
    // For packages of importers.
    .executableTarget(
      name: "SymbolGenerator",
      dependencies: ["CatalogCompiler", "Subprograms", "SourceText", "StringCatalog"],
      swiftSettings: common),
    .plugin(
      name: "GenerateSymbols", capability: .buildTool(), dependencies: ["SymbolGenerator"],
      path: "Sources/GenerateSymbols"),
    .executableTarget(
      name: "CatalogChecker",
      dependencies: ["CatalogCheck", "CatalogFiles", "Subprograms", "SourceText", "WorkingCopy"],
      swiftSettings: common),
    .plugin(
      name: "CheckCatalogs", capability: .buildTool(), dependencies: ["CatalogChecker"],
      path: "Sources/CheckCatalogs"),
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
      name: "AppSourcesTests", dependencies: ["AppSources", "SourceText", "TestMaterial"],
      swiftSettings: common),
    .testTarget(
      name: "GrammarAgreementTests",
      dependencies: ["GrammarAgreement", "Lexicons", "TestMaterial"],
      exclude: ["Vectors"], swiftSettings: common),
    .testTarget(
      name: "LexiconsTests", dependencies: ["GrammarAgreement", "Lexicons", "TestMaterial"],
      exclude: ["Vectors"], swiftSettings: common),
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
      dependencies: ["LocalizedFoundation", "Locales", "LocalizedText", "TestMaterial"],
      exclude: ["Vectors"], swiftSettings: common,
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    .testTarget(name: "SystemCallsTests", dependencies: ["SystemCalls"], swiftSettings: common),
    .testTarget(name: "SubprogramsTests", dependencies: ["Subprograms"], swiftSettings: common),
    .testTarget(
      name: "FileReadingTests",
      dependencies: [
        "FileReading", "GrammarAgreement", "Lexicons", "SourceText", "StringCatalog", "SystemCalls",
        "TestMaterial",
      ],
      swiftSettings: common),
    .testTarget(
      name: "CatalogFilesTests",
      dependencies: ["CatalogFiles", "SourceText", "StringCatalog", "TestMaterial"],
      swiftSettings: common),
    .executableTarget(
      name: "ReplacementProbe", dependencies: ["CatalogFiles", "WorkingCopy"],
      path: "Tests/ReplacementProbe", swiftSettings: common),
    .testTarget(
      name: "WorkingCopyTests",
      dependencies: [
        "CatalogFiles", "JSONDocuments", "ReplacementProbe", "StringCatalog", "Subprograms",
        "TestMaterial", "WorkingCopy",
      ],
      swiftSettings: common),
    .testTarget(
      name: "CatalogCompilerTests",
      dependencies: [
        "CatalogCompiler", "LocalizedText", "MessageSyntax", "StringCatalog", "TestMaterial",
      ],
      swiftSettings: common),
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
        "PointMetrics", "PreviewRows", "SourceText", "StringCatalog",
        "TestMaterial", "TextLayout",
      ],
      exclude: ["Vectors"], swiftSettings: common),
    .testTarget(
      name: "CatalogReportsTests",
      dependencies: [
        "CatalogCheck", "CatalogReports", "LocalizedText", "PreviewRows", "SourceText",
        "StringCatalog", "TestMaterial",
      ],
      exclude: ["Vectors"], swiftSettings: common),
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
        "CAllocations", "CatalogChanges", "CatalogCheck", "CatalogEditing", "CatalogFiles",
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
        "CAllocations", "Subprograms", "TerminalDriver", "TerminalValues", "TestMaterial",
      ],
      path: "Tests/ScreenProbe", swiftSettings: common),
    .testTarget(
      name: "TerminalDriverTests",
      dependencies: [
        "CPseudoTerminal", "ScreenProbe", "Subprograms", "TerminalDriver", "TerminalValues",
        "TestMaterial", "TextLayout",
      ],
      swiftSettings: common),
    .testTarget(
      name: "galleyTests",
      dependencies: [
        "CatalogChanges", "CatalogCheck", "CatalogEditing", "CatalogFiles", "GrammarAgreement",
        "LocalizedText", "PointMetrics", "PreviewRows", "PreviewUI", "SourceText",
        "StringCatalog", "TerminalValues", "TestMaterial", "TextLayout", "WorkingCopy", "galley",
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
        "CatalogFiles", "CatalogReports", "GrammarAgreement", "ICUServices", "JSONDocuments",
        "Lexicons", "LocalizedText",
        "MessageSyntax", "PointMetrics", "PreviewRows", "PreviewUI", "Subprograms",
        "StringCatalog", "TerminalDriver", "TerminalValues", "TextLayout", "WorkingCopy",
      ]))
}
