/// A format of catalog files.
///
/// Each format has a folder beside this file with its reader, its writer and its traits. CONTRIBUTING.md
/// says what else has to know a new one.
public enum CatalogFormat: String, CaseIterable, Hashable, Sendable {
  /// A string catalog: JSON with all localizations of a table.
  case xcstrings
  /// A property list of texts, one file a locale.
  case strings
  /// A property list of texts that vary by number, device or width, one file a locale.
  case stringsdict

  var traits: FormatTraits {
    switch self {
    case .xcstrings: .xcstrings
    case .strings: .strings
    case .stringsdict: .stringsdict
    }
  }

  /// The format of bytes that have no name, as on standard input.
  public static let standard = CatalogFormat.xcstrings

  /// The format of a file, by the ending of its name.
  public init?(path: String) {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    let ending = path[path.index(after: dot)...]
    guard let format = Self.allCases.first(where: { $0.ending == ending }) else { return nil }
    self = format
  }

  /// The ending of the names of its files, without the dot.
  public var ending: String { rawValue }

  /// Lists the endings of all formats, as a sentence does: `.xcstrings, .strings or .stringsdict`.
  ///
  /// - Parameters:
  ///   - last: what comes before the last one, with its blanks: ` or `.
  ///   - mark: what comes before and after each one.
  /// - Returns: the list.
  package static func endings(_ last: String, mark: String = "") -> String {
    let endings = allCases.map { "\(mark).\($0.ending)\(mark)" }
    return endings.dropLast().joined(separator: ", ") + last + endings.suffix(1).joined()
  }
}
