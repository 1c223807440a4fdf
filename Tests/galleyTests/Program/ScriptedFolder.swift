import Foundation
import TestMaterial
import Testing

/// Catalogs in a folder of their own, on which scripts of keys are played.
struct ScriptedFolder {
  private let folder: TemporaryFolder

  /// Writes some files, by their names.
  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, bytes: Array(text.utf8)) }
  }

  /// The path of a file.
  subscript(name: String) -> String { folder[name] }

  /// The lines of the screen after some keys, the last two being the status line and the keys.
  func play(_ keys: String, locale: String = "de", _ options: String...) throws -> [String] {
    let outcome = try Program.galley(["-l", locale, "--script", keys] + options + [folder[""]])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!outcome.output.contains("\u{1B}"))
    return outcome.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The text of a file, in which equal texts have equal bytes.
  func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: folder[name])))
  }

  /// The value at some names in a String Catalog.
  func value(_ name: String, _ names: String...) throws -> Any? {
    var value: Any? = try JSONSerialization.jsonObject(with: Data(bytes(name)))
    for name in names { value = (value as? [String: Any])?[name] }
    return value
  }

  /// The text of a translation in a String Catalog, and its state.
  func unit(_ file: String, _ key: String, _ locale: String) throws -> [String: String]? {
    try value(file, "strings", key, "localizations", locale, "stringUnit") as? [String: String]
  }
}

extension [String] {
  /// Whether a line has some words.
  func has(_ words: String) -> Bool { contains { $0.contains(words) } }
}
