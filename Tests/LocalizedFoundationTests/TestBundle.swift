import Foundation
import LocalizedFoundation
import LocalizedText
import TestMaterial
import Testing

/// A bundle in its own folder, with catalogs that tests write.
struct TestBundle {
  private let folder: TemporaryFolder
  let bundle: Bundle

  /// Makes a bundle of files, each with its text.
  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    bundle = try #require(Bundle(path: folder.path))
  }

  /// Makes a bundle of .strings and .stringsdict files in UTF-16, as Xcode writes them.
  init(utf16 files: [String: String]) throws {
    folder = try TemporaryFolder()
    for (name, text) in files {
      let units = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      try folder.write(name, bytes: [0xFF, 0xFE] + units)
    }
    bundle = try #require(Bundle(path: folder.path))
  }

  /// A bundle with a catalog in English and German.
  static func things() throws -> TestBundle {
    try TestBundle([
      "Localizable.xcstrings": catalog([
        "pencil": "Bleistift", "%lf km": "%lf Kilometer", "%lld of %@": "%2$@: %1$lld",
        "**Pay** %@": "**Zahle** %@", "large %@": "großer %@",
        "^[%lld pen](inflect: true)":
          "^[%lld Stift](inflect: true)", "cart.total": "Summe %@",
        "%@’s %@": "%2$@ von %1$@",
      ]),
      "Things.xcstrings": catalog(["pencil": "Griffel"]),
    ])
  }

  /// A catalog of keys with their German texts.
  static func catalog(_ german: [String: String]) -> String {
    let entries = german.map { key, text in
      #""\#(key)": {"localizations": {"de": {"stringUnit": {"value": "\#(text)"}}}}"#
    }
    return #"{"sourceLanguage": "en", "strings": {\#(entries.joined(separator: ", "))}}"#
  }
}

/// The result of an operation in a process with this locale.
func inProcess<Result>(of locale: String, _ operation: () throws -> Result) rethrows -> Result {
  try EnvironmentValues.withCurrent(
    EnvironmentValues(locale: LocaleTag(locale), localizer: .shared), operation: operation)
}
