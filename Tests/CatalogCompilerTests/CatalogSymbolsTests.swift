import Foundation
import StringCatalog
import TestMaterial
import Testing

@testable import CatalogCompiler

/// The Swift symbols of a catalog have the names that Xcode 26 gives them.
@Suite struct CatalogSymbolsTests {
  private func symbols(
    _ entries: [String: String], named table: String = "Localizable"
  ) throws -> CatalogSymbols {
    func quoted(_ text: String) throws -> String {
      String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    }
    let members = try entries.map { key, value in
      let text = try quoted(value)
      return """
        \(try quoted(key)): {"extractionState": "manual", "localizations": {
          "en": {"stringUnit": {"state": "translated", "value": \(text)}}}}
        """
    }
    let json = "{\"sourceLanguage\": \"en\", \"strings\": {\(members.joined(separator: ","))}}"
    return CatalogSymbols(Table(json: json, named: table))
  }

  private func names(_ entries: [String: String]) throws -> [String] {
    try symbols(entries).symbols.map(\.name)
  }

  /// Keys of apps that Xcode 26 has built, with the names in the files that it generated.
  @Test(arguments: [
    ("action.copy_link", "actionCopyLink"), ("action.select_up_to_20", "actionSelectUpTo20"),
    ("game.encouragement.0", "gameEncouragement0"), ("common.on", "commonOn"),
    ("A list with that name already exists.", "aListWithThatNameAlreadyExists"),
    ("Deleting Synced Content…", "deletingSyncedContent"),
    ("Setting Up iCloud Sync…", "settingUpICloudSync"),
    ("iCloud Sync does not have an active collection.", "iCloudSyncDoesNotHaveAnActiveCollection"),
    (
      "Snip Snap does not send local-only data to CloudKit.",
      "snipSnapDoesNotSendLocalOnlyDataToCloudKit"
    ),
    ("files use CKAsset data", "filesUseCkassetData"),
    ("CFBundleDisplayName", "cfbundleDisplayName"),
    ("larger than Snip Snap’s %@ per-file limit", "largerThanSnipSnapsPerFileLimit(_:)"),
    ("%lld MiB", "miB(_:)"), ("unsupported file type %@", "unsupportedFileType(_:)"),
    ("common.minutesShort %lld %lld", "commonMinutesShort(_:_:)"), ("Landmarks", "landmarks"),
  ])
  func namesAreXcodes(key: String, name: String) throws {
    #expect(try names([key: key]) == [name])
  }

  /// The placeholders may be in the text alone, and may have labels there.
  @Test(arguments: [
    ("action.rename_message", "Rename %@?", "actionRenameMessage(_:)"),
    ("attachment.error.detail", "%1$@: %2$@", "attachmentErrorDetail(_:_:)"),
    (
      "%@ is contained in %@", "%(landmark)@ is contained in %(landmarkCollection)@",
      "isContainedIn(landmark:landmarkCollection:)"
    ),
    ("F_A_Description", "Hello %(name)@", "fADescription(name:)"),
    ("found", "%1$(landmark_count)lld in %2$(in)@", "found(landmarkCount:in:)"),
    ("twice", "%1$(a)@ %1$(a)@ %2$(a)@", "twice(a:_:)"), ("plain", "100%", "plain"),
  ])
  func placeholdersAreArguments(key: String, text: String, name: String) throws {
    #expect(try names([key: text]) == [name])
  }

  @Test func substitutionsNameTheirArguments() throws {
    let table = Table(
      json: """
        {"sourceLanguage": "en", "strings": {"trip": {"extractionState": "manual",
          "localizations": {"en": {"stringUnit": {"value": "%#@day count@ in %2$@"},
            "substitutions": {"day count": {"argNum": 1, "formatSpecifier": "lld",
              "variations": {"plural": {"other": {"stringUnit": {"value": "%arg days"}}}}}}}}}}}
        """, named: "Localizable")
    let symbols = CatalogSymbols(table)
    #expect(symbols.symbols.map(\.name) == ["trip(dayCount:_:)"])
    #expect(symbols.source.contains("static func trip(dayCount: Int, _ arg2: String) ->"))
    #expect(symbols.source.contains(#""\(dayCount, specifier: "%lld")\(arg2)""#))
  }

  @Test func pluralFormsHaveArguments() throws {
    let table = Table(
      json: """
        {"sourceLanguage": "en", "strings": {"files": {"extractionState": "manual",
          "localizations": {"en": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "one file"}},
            "other": {"stringUnit": {"value": "%lld files"}}}}}}}}}
        """, named: "Localizable")
    #expect(CatalogSymbols(table).symbols.map(\.name) == ["files(_:)"])
  }

  @Test(arguments: [
    ("%@", "String"), ("%lld", "Int"), ("%ld", "Int"), ("%d", "Int32"), ("%hd", "Int16"),
    ("%llu", "UInt"), ("%u", "UInt32"), ("%x", "UInt32"), ("%f", "Float"), ("%lf", "Double"),
    ("%.2lf", "Double"), ("%c", "CChar"),
  ])
  func typesFollowTheSpecifiers(specifier: String, type: String) throws {
    let source = try symbols(["a \(specifier)": ""]).source
    #expect(source.contains("static func a(_ arg1: \(type)) ->"))
    if specifier != "%@" { #expect(source.contains("specifier: \"\(specifier)\"")) }
  }

  @Test func onlyManualEntriesHaveSymbols() {
    let table = Table(
      json: """
        {"sourceLanguage": "en", "strings": {"extracted": {}, "stale": {"extractionState": "stale"},
          "manual": {"extractionState": "manual"},
          "not": {"extractionState": "manual", "generatesSymbol": false},
          "asked": {"generatesSymbol": true}}}
        """, named: "Localizable")
    #expect(CatalogSymbols(table).symbols.map(\.name) == ["asked", "manual"])
  }

  @Test func clashesAreReported() throws {
    let found = try symbols(["a.b": "", "a-b": "", "a b %@": "", "a_b": ""])
    #expect(found.symbols.map(\.name) == ["aB(_:)", "aB"])
    #expect(found.omissions.map(\.key) == ["a.b", "a_b"])
    #expect(
      found.omissions.map(\.message)
        == Array(repeating: "no symbol: 'aB' is the symbol of the key 'a-b'", count: 2))
  }

  @Test(arguments: [
    ("…", "no symbol: the key has neither a letter nor a digit"),
    ("%@", "no symbol: the key has neither a letter nor a digit"),
    ("a %s", "no symbol: no Swift type fits '%s'"),
    ("a %*d", "no symbol: no Swift type fits '%*d'"),
    ("a %2$@", "no symbol: no placeholder has argument 1"),
  ])
  func whatHasNoSymbolIsReported(key: String, message: String) throws {
    let found = try symbols([key: key])
    #expect(found.symbols.isEmpty)
    #expect(found.omissions.map(\.message) == [message])
  }

  @Test func otherTablesAreTypes() throws {
    let found = try symbols(["reset-all.title": "Reset"], named: "App Settings")
    #expect(found.fileName == "GeneratedStringSymbols_App Settings.swift")
    #expect(found.source.contains("  enum AppSettings {\n"))
    #expect(found.source.contains("    static var resetAllTitle: LocalizedStringResource {\n"))
    #expect(found.source.contains("table: \"App Settings\""))
  }

  /// The compiler reads whatever a catalog contains.
  @Test func theCompilerReadsEverySource() throws {
    let folder = try TemporaryFolder()
    let keys = [
      "a \"quoted\" \\(name) \\n", "*/ comment", "line\nend\r\u{2028}", "\u{0}\u{1B}[31m\u{202E}",
      "default", "self", "init", "Type", "in", "404 not found", "日本語 のキー", "٣ عدد", "a\u{301}",
      "\u{301}b", "%lld \"\"\" files", "e\u{FE0F}mail 👍🏽 ok", "x'y", "#if os(Linux)", "`back`",
      "a·b", "ﬁ ligature", "Straße ẞ", "_underscore_",
    ]
    for table in ["Localizable", "Type", "self", "404", "…", "日本語"] {
      let found = try symbols(
        Dictionary(uniqueKeysWithValues: keys.map { ($0, "\($0) %(in)@") }), named: table)
      #expect(found.omissions.isEmpty)
      #expect(found.symbols.count == keys.count)
      let path = try folder.write("Symbols.swift", found.source)
      let compiler = Process()
      compiler.executableURL = URL(filePath: "/usr/bin/env")
      compiler.arguments = ["swiftc", "-frontend", "-parse", path]
      try compiler.run()
      compiler.waitUntilExit()
      #expect(compiler.terminationStatus == 0, "\(table): \(found.source)")
    }
  }

  @Test func theSourceIsReadable() throws {
    #expect(
      try symbols(["cart.total": "%(count)lld pieces", "pencil": "Pencil"]).source == """
        // Made by galley from the string catalog Localizable. Do not edit.

        import Foundation

        #if !canImport(Darwin)
          import LocalizedFoundation
        #endif

        #if SWIFT_PACKAGE
          private nonisolated let bundleOfSymbols =
            LocalizedStringResource.BundleDescription.atURL(Bundle.module.bundleURL)
        #else
          private final class ClassOfSymbols {}
          private nonisolated let bundleOfSymbols =
            LocalizedStringResource.BundleDescription.forClass(ClassOfSymbols.self)
        #endif

        @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
        nonisolated extension LocalizedStringResource {
          /// The text for the key 'cart.total'.
          static func cartTotal(count: Int) -> LocalizedStringResource {
            LocalizedStringResource(
              "cart.total", defaultValue: "\\(count, specifier: "%lld")",
              table: "Localizable", bundle: bundleOfSymbols)
          }

          /// The text for the key 'pencil'.
          static var pencil: LocalizedStringResource {
            LocalizedStringResource("pencil", table: "Localizable", bundle: bundleOfSymbols)
          }
        }

        """)
  }
}
