import Foundation
import LocalizedText
import MessageSyntax
import StringCatalog
import TestMaterial
import Testing

@testable import CatalogCompiler

/// The .strings and .stringsdict files of a catalog say the same as the catalog.
@Suite struct CompiledCatalogTests {
  static let paths: [String] = {
    var paths: [String] = []
    for folder in ["Catalogs", "Tests/StringCatalogTests/Corpus"] {
      let files = FileManager.default.enumerator(atPath: Checkout.path(folder))
      for case let name as String in files ?? .init() where name.hasSuffix(".xcstrings") {
        // The phrases of App Shortcuts are in tests of their own.
        let isPlain = !name.contains("AppShortcuts")
        let size = (try? Checkout.bytes("\(folder)/\(name)").count) ?? 0
        if isPlain, takesManyCases || size < 200_000 { paths.append("\(folder)/\(name)") }
      }
    }
    return paths.sorted()
  }()

  static func table(_ path: String) throws -> Table {
    Table(catalog: CatalogFile(path: path, bytes: try Checkout.bytes(path)))
  }

  /// The catalog that a bundle with the compiled files is.
  static func readBack(_ compiled: CompiledCatalog, of table: Table) -> Catalog {
    Catalog(
      files: compiled.files.map { CatalogFile(path: $0.path, bytes: Array($0.text.utf8)) },
      sourceLanguage: table.sourceLanguage)
  }

  @Test func thereAreCatalogs() { #expect(Self.paths.count > 10) }

  /// Every key reads the same in every locale, on every device, for every number.
  @Test(arguments: paths)
  func everyTextIsTheSameAfterReadingBack(path: String) throws {
    let table = try Self.table(path)
    let compiled = CompiledCatalog(table)
    #expect(compiled.omissions.isEmpty)
    let catalog = Self.readBack(compiled, of: table)
    #expect(catalog.diagnostics.filter { $0.severity == .error }.isEmpty)
    for (locale, device) in Self.environments(of: table) {
      var environment = EnvironmentValues(
        locale: LocaleTag(locale), device: device, localizer: Localizer(catalog: catalog))
      environment.fallback = .runtime
      let bundle = Resolver(environment: environment)
      environment.localizer = Localizer(table: table)
      let original = Resolver(environment: environment)
      for entry in table.entries where entry.localization(locale) != nil {
        for arguments in Self.arguments(of: entry) {
          let key = LocalizedStringKey(entry.key, arguments: arguments)
          let text = Text(key, in: TableName(table.name))
          let expected = original.resolve(text).text
          let found = bundle.resolve(text).text
          if found != expected {
            Issue.record("\(locale) \(device) \(entry.key): \(found) instead of \(expected)")
            return
          }
        }
      }
    }
  }

  private static func environments(of table: Table) -> [(String, Device)] {
    let varies = table.entries.contains { entry in
      entry.localizations.contains { $0.leaves.contains { "\($0.path)".hasPrefix("device") } }
    }
    let devices = varies ? Device.allCases : [.other]
    return table.locales.flatMap { locale in devices.map { (locale, $0) } }
  }

  /// Arguments of the types that the texts of an entry ask for, with numbers of every plural form.
  static func arguments(of entry: Entry) -> [[Argument]] {
    var types: [Int: Unicode.Scalar] = [:]
    var names: [Int: Unicode.Scalar] = [:]
    for localization in entry.localizations {
      for substitution in localization.substitutions {
        guard let number = substitution.argumentNumber else { continue }
        names[number] = substitution.formatSpecifier?.unicodeScalars.last
      }
    }
    for text in [entry.key] + entry.localizations.flatMap({ $0.leaves.map(\.text) }) {
      var counted = 0
      for placeholder in FormatString(text).placeholders {
        counted += placeholder.position == nil ? 1 : 0
        types[placeholder.position ?? counted] = placeholder.specifier.conversion
      }
    }
    types.merge(names) { _, new in new }
    let count = max(types.keys.max() ?? 0, 3)
    return [0, 1, 2, 3, 5, 11, 21, 100, 1_000_000].map { (number: Int64) in
      (1...count).map { position in
        switch types[position] {
        case "@"?: .string("A\(position)")
        case let type? where "fFeEgGaA".unicodeScalars.contains(type): .double(Double(number) + 0.5)
        default: .integer(number)
        }
      }
    }
  }

  // MARK: Foundation

  /// Foundation finds every text that does not vary, by its own reader.
  @Test(arguments: paths)
  func foundationFindsTheTexts(path: String) throws {
    let table = try Self.table(path)
    let compiled = CompiledCatalog(table)
    let folder = try TemporaryFolder()
    for file in compiled.files { try folder.write(file.path, file.text) }
    for locale in table.locales {
      let rules = compiled.files.first { $0.path == "\(locale).lproj/\(table.name).stringsdict" }
      let varying = try rules.map { try Self.keys(ofRules: $0.text) } ?? []
      guard let bundle = Bundle(path: folder["\(locale).lproj"]) else { continue }
      for entry in table.entries where !varying.contains(entry.key) && !entry.key.isEmpty {
        guard let text = entry.localization(locale)?.text, !text.isEmpty else { continue }
        let found = bundle.localizedString(forKey: entry.key, value: nil, table: table.name)
        #expect(found == text, "\(locale) \(entry.key)")
      }
    }
  }

  /// The keys of a .stringsdict file, as Foundation reads it.
  ///
  /// Its rules crash Foundation's lookup.
  private static func keys(ofRules text: String) throws -> Set<String> {
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    return Set(try #require(list as? [String: Any]).keys)
  }

  // MARK: Forms

  private func files(_ localizations: String, key: String = "k") -> [String: String] {
    let table = Table(key: key, localizations)
    return Dictionary(
      uniqueKeysWithValues: CompiledCatalog(table).files.map { ($0.path, $0.text) })
  }

  @Test func aTextThatDoesNotVaryIsALine() {
    #expect(
      files(#""de": {"stringUnit": {"value": "Ein \"Wort\"\n\t\\ %1$@"}}"#) == [
        "en.lproj/Main.strings": "\"k\" = \"k\";\n",
        "de.lproj/Main.strings": #""k" = "Ein \"Wort\"\n\t\\ %1$@";"# + "\n",
      ])
  }

  /// As the libraries read the catalog itself: only a text that is new is missing.
  @Test func anEmptyTextIsATextUnlessItIsNew() {
    #expect(files(#""en": {"stringUnit": {"value": "", "state": "new"}}"#) == [:])
    #expect(
      files(#""en": {"stringUnit": {"value": "", "state": "translated"}}"#)
        == ["en.lproj/Main.strings": "\"k\" = \"\";\n"])
  }

  /// The argument that chooses the form is named, and each placeholder has its number.
  @Test func aPluralNamesItsArgument() throws {
    let files = files(
      """
      "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%@ has a file"}},
        "other": {"stringUnit": {"value": "%@ has %lld files"}}}}}
      """, key: "%@ has %lld files")
    let text = try #require(files["en.lproj/Main.stringsdict"])
    #expect(files.count == 1)
    #expect(text.contains("<string>%2$#@value@</string>"))
    #expect(text.contains("<string>%1$@ has a file</string>"))
    #expect(text.contains("<string>%1$@ has %2$lld files</string>"))
    #expect(text.contains("<key>NSStringFormatValueTypeKey</key>\n\t\t\t<string>lld</string>"))
  }

  @Test func aTextForOtherDevicesIsInBothFiles() throws {
    let files = files(
      """
      "en": {"variations": {"device": {"mac": {"stringUnit": {"value": "Click"}},
        "other": {"stringUnit": {"value": "Tap"}}}}}
      """)
    #expect(files["en.lproj/Main.strings"] == "\"k\" = \"Tap\";\n")
    let rules = try #require(files["en.lproj/Main.stringsdict"])
    #expect(rules.contains("<key>mac</key>\n\t\t\t<string>Click</string>"))
  }

  // MARK: Limits

  @Test(arguments: [
    ("../../etc", 0), ("", 0), (".", 0), ("a/b", 0), ("de\\u0000", 0), ("zh-Hant_TW", 1),
  ])
  func aLocaleIsNoPath(locale: String, count: Int) {
    let table = Table(
      json: """
        {"sourceLanguage": "\(locale)", "strings": {
          "k": {"localizations": {"\(locale)": {"stringUnit": {"value": "x"}}}}}}
        """)
    let compiled = CompiledCatalog(table)
    #expect(compiled.files.count == count)
    #expect(compiled.omissions.count == 1 - count)
  }

  @Test(arguments: [
    #""values""#, "control", "axis", "substitution",
  ])
  func whatCannotBeWrittenIsReported(kind: String) {
    let localization =
      switch kind {
      case "control":
        #"{"variations": {"plural": {"other": {"stringUnit": {"value": "a\u0001"}}}}}"#
      case "axis":
        #"{"variations": {"mood": {"good": {"stringUnit": {"value": "a"}}}}}"#
      case "substitution":
        #"""
        {"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": {"argNum": 1,
          "formatSpecifier": "lld", "variations": {"device": {"mac": {"stringUnit": {"value": "a"}},
          "other": {"stringUnit": {"value": "b"}}}}}}}
        """#
      default: #"{"stringSet": {"state": "translated", "values": ["a", "b"]}}"#
      }
    let compiled = CompiledCatalog(Table(key: "k", "\"en\": \(localization)"))
    #expect(compiled.files.isEmpty)
    #expect(compiled.omissions.map(\.key) == ["k"])
    #expect(compiled.omissions.allSatisfy { $0.location.line == 1 && !$0.message.isEmpty })
  }

  /// Random texts and keys survive the way through both formats.
  @Test func anyTextIsTheSameAfterReadingBack() throws {
    var random = SeededGenerator(seed: 17)
    let scalars = "a \"\\\n\r\t;=/*&<>'%@\u{7F}\u{85}\u{2028}\u{FEFF}é日🍿{}()\u{1}\u{0}"
      .unicodeScalars
    let letters = Array(scalars)
    func word() -> String {
      var word = "x"
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        word.unicodeScalars.append(letters.randomElement(using: &random) ?? "a")
      }
      return word
    }
    for _ in 0..<300 {
      let key = word()
      let text = word()
      let quoted = try [key, text].map {
        String(decoding: try JSONEncoder().encode($0), as: UTF8.self)
      }
      let table = Table(
        json: """
          {"sourceLanguage": "en", "strings": {
            \(quoted[0]): {"localizations": {"en": {"stringUnit": {"value": \(quoted[1])}},
              "de": {"variations": {"device": {"other": {"stringUnit": {"value": \(quoted[1])}}}}}}}}}
          """)
      let catalog = Self.readBack(CompiledCatalog(table), of: table)
      let entry = try #require(catalog.tables.first?.entry(forKey: key))
      #expect(entry.localization("en")?.text == text)
      let varied = entry.localization("de")?.leaves.first?.text
      #expect(varied == text || text.unicodeScalars.contains { $0 == "\u{0}" || $0 == "\u{1}" })
    }
  }
}
