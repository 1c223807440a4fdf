import Foundation
import Glibc
import LocalizedFoundation

/// Looks up texts of a program, and prints the nanoseconds of processor time that each kind takes,
/// beside `NSLocalizedString` of the library and of Foundation.
@main struct LocalizedStrings {
  private static let count = 20_000
  private static let keys = 1_000

  static func main() throws {
    // A user with a language, as most have: outside of a request, a program asks for it.
    setenv("LANG", "de_DE.UTF-8", 1)
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "localized-strings-\(getpid())", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(to: folder)
    guard let bundle = Bundle(url: folder) else { return }
    Localizer.setMainBundle(bundle)
    Localizer.reportProblems(to: nil)

    Localizer.withPreferredLanguages(["de-DE", "en"]) {
      report("plain, in a request") { String(localized: String.LocalizationValue(key($0))) }
      report("one number, in a request") { String(localized: "\($0) files") }
      report("NSLocalizedString, in a request") { NSLocalizedString(key($0), comment: "") }
    }
    report("plain") { String(localized: String.LocalizationValue(key($0))) }
    report("one number") { String(localized: "\($0) files") }
    report("NSLocalizedString") { NSLocalizedString(key($0), comment: "") }
    report("NSLocalizedString, Foundation's") {
      Foundation.NSLocalizedString(
        key($0), tableName: nil, bundle: bundle, value: "", comment: "")
    }
  }

  private static func key(_ number: Int) -> String { "plain \(number % keys)" }

  private static func report(_ name: String, _ text: (Int) -> String) {
    var length = 0
    for number in 0..<keys { length += text(number).utf8.count }
    let start = clock()
    for number in 0..<count { length += text(number).utf8.count }
    let time = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    precondition(length > count)
    print("\(name)\t\(time * 1e9 / Double(count))")
  }

  /// Writes the plain texts as .strings files, and the one with a number as a string catalog.
  private static func write(to folder: URL) throws {
    let manager = FileManager.default
    for language in ["en", "de"] {
      let project = folder.appending(path: "\(language).lproj")
      try manager.createDirectory(at: project, withIntermediateDirectories: true)
      let lines = (0..<keys).map {
        "\"plain \($0)\" = \"A text of the usual length, \(language)\";\n"
      }
      try Data(lines.joined().utf8).write(to: project.appending(path: "Localizable.strings"))
    }
    let unit = { (language: String) in
      #""\#(language)":{"stringUnit":{"state":"translated","value":"%lld files, \#(language)"}}"#
    }
    let catalog = """
      {"sourceLanguage":"en","strings":{"%lld files":
        {"localizations":{\(unit("en")),\(unit("de"))}}}}
      """
    try Data(catalog.utf8).write(to: folder.appending(path: "Localizable.xcstrings"))
  }
}
