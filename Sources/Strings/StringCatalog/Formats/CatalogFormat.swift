/// A format of catalog files.
///
/// Each format has a folder beside this file with its reader and its traits; its editor is in
/// `CatalogEditing`. CONTRIBUTING.md describes how to add a format.
public enum CatalogFormat: String, CaseIterable, Hashable, Sendable {
  /// A String Catalog: a JSON file with all localizations of a table.
  case xcstrings
  /// A property list of strings, one file per locale.
  case strings
  /// A property list of strings that vary by number, device, or width; one file per locale.
  case stringsdict
  /// XLIFF 1.2: the strings of several files in one language, beside the source strings, for a
  /// translator.
  case xliff

  var traits: FormatTraits {
    switch self {
    case .xcstrings: .xcstrings
    case .strings: .strings
    case .stringsdict: .stringsdict
    case .xliff: .xliff
    }
  }

  /// The format assumed for bytes without a file name, such as standard input.
  public static let standard = CatalogFormat.xcstrings

  /// How versions of a file are merged by string.
  package enum Merging: Sendable {
    /// By the members of a JSON document.
    case members
    /// By the entries of a property list, with their comments.
    case entries
  }

  /// How versions of a file are merged by string; nil if only line by line.
  package var merging: Merging? { traits.merging }

  /// Whether Xcode writes files of this format in one canonical form.
  package var isCanonical: Bool { traits.isCanonical }

  /// Whether files of this format belong to a project, so that a search of its folders finds them.
  package var isOfProject: Bool { traits.isOfProject }

  /// Creates the format of a file from its filename extension; nil if the extension is unknown.
  public init?(path: String) {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    let ending = path[path.index(after: dot)...]
    guard let format = Self.allCases.first(where: { $0.endings.contains(String(ending)) }) else {
      return nil
    }
    self = format
  }

  /// The filename extension, without the dot.
  public var ending: String { rawValue }

  /// All extensions of such files, without the dot.
  private var endings: [String] { self == .xliff ? [ending, "xlf"] : [ending] }

  /// Returns the extensions of all formats as a phrase: `.xcstrings, .strings or .stringsdict`.
  ///
  /// - Parameters:
  ///   - last: the separator before the last extension, including spaces: ` or `.
  ///   - mark: a string to put before and after each extension.
  /// - Returns: the phrase.
  package static func endings(_ last: String, mark: String = "") -> String {
    let endings = allCases.map { "\(mark).\($0.ending)\(mark)" }
    return endings.dropLast().joined(separator: ", ") + last + endings.suffix(1).joined()
  }
}
