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

extension SeededGenerator {
  /// The bytes with some of them changed, taken out or doubled.
  mutating func mutation(of bytes: [UInt8]) -> [UInt8] {
    let telling = Array("\"\\;=/*{}()<>&%@#'!-\n\r\0".utf8) + [0x80, 0xE2, 0xFF, 0xFE, 0xD8]
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &self) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &self)
      switch Int.random(in: 0..<5, using: &self) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &self)
      case 1: bytes[place] = telling[Int.random(in: 0..<telling.count, using: &self)]
      case 2: bytes.insert(telling[Int.random(in: 0..<telling.count, using: &self)], at: place)
      case 3: bytes.remove(at: place)
      default:
        let end = Int.random(in: place...min(bytes.count, place + 20), using: &self)
        let other = Int.random(in: 0..<bytes.count, using: &self)
        bytes.insert(contentsOf: bytes[place..<end], at: other)
      }
    }
    return bytes
  }
}
