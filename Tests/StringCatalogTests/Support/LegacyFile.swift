import Foundation
import TestMaterial

@testable import StringCatalog

/// A .strings or .stringsdict file, with the properties that tests compare.
struct LegacyFile {
  let file: CatalogFile
  let table: Table

  init(strings bytes: some Collection<UInt8>, locale: String = "de") {
    self.init(StringsReader.read(ByteBuffer(bytes), path: "\(locale).lproj/T.strings"), locale)
  }

  init(strings text: String) {
    self.init(strings: Array(text.utf8))
  }

  init(stringsdict bytes: some Collection<UInt8>, locale: String = "de") {
    self.init(
      StringsdictReader.read(ByteBuffer(bytes), path: "\(locale).lproj/T.stringsdict"), locale)
  }

  private init(_ file: CatalogFile, _ locale: String) {
    self.file = file
    table = Table(
      storage: file.storage, name: "T", folder: "",
      language: SourceLanguage(name: locale, isGuessed: false))
  }

  /// The texts that do not vary, by key, in file order.
  var texts: [[String]] {
    table.entries.map { [$0.key, $0.localizations.first?.text ?? "nil"] }
  }

  /// The problems as `line:column: id: message`.
  var diagnostics: [String] {
    file.diagnostics.map(\.summary)
  }

  /// The leaves of an entry by path.
  func leaves(_ key: String) -> [String: String] {
    let leaves = table.entry(forKey: key)?.localizations.first.map(Array.init) ?? []
    return Dictionary(uniqueKeysWithValues: leaves.map { ($0.path.description, $0.text) })
  }

  /// Reads everything in the file, as a program that shows it would.
  func visit() -> Int {
    var count = file.diagnostics.reduce(0) { $0 + $1.description.utf8.count }
    for entry in table.entries {
      count += entry.key.utf8.count + (entry.comment ?? "").utf8.count + entry.location.line
      for localization in entry.localizations {
        for leaf in localization.leaves {
          count += leaf.text.utf8.count + leaf.path.description.utf8.count + leaf.location.column
        }
        for substitution in localization.substitutions {
          count += substitution.name.utf8.count + (substitution.formatSpecifier ?? "").utf8.count
        }
      }
    }
    return count
  }
}

extension Array where Element == Leaf {
  init(_ localization: Localization) { self = localization.leaves.map { $0 } }
}

/// The bytes of files that come with the tests.
enum Fixture {
  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Bundle.module.bundleURL.appendingPathComponent(path)))
  }

  static func names(in folder: String) throws -> [String] {
    let url = Bundle.module.bundleURL.appendingPathComponent(folder)
    return try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }
}
