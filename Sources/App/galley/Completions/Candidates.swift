import SourceText
import StringCatalog

/// The names in catalogs with which a shell may complete a word.
///
/// Names come from files that anybody may have written. A shell receives them as text: quoted by
/// galley for bash, and for zsh and fish as they are, because these quote what they insert.
enum Candidates {
  case locales
  /// Patterns, each of which matches one table.
  case tables
  case keys
  /// Patterns, each of which matches one key.
  case patterns

  /// More do not help anybody who looks for one, and take long to show.
  private static let limit = 1_000

  /// The names that begin with a text, sorted.
  ///
  /// If there are too many, the first ones and the last one: so what a shell finds to be common to
  /// all of them is so.
  func names(in tables: [Table], beginningWith beginning: String) -> [String] {
    let found = Set(names(in: tables).filter { $0.utf8.starts(with: beginning.utf8) })
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    guard found.count > Self.limit else { return found }
    return found.prefix(Self.limit - 1) + found.suffix(1)
  }

  private func names(in tables: [Table]) -> [String] {
    switch self {
    case .locales:
      // A name with control characters is a mistake in a file.
      tables.flatMap(\.languages)
        .filter { $0 != "Base" && !$0.unicodeScalars.contains(where: \.isEscaped) }
    case .tables: tables.map { Glob.escaped($0.name) }
    case .keys: tables.flatMap { $0.entries.map(\.key) }.filter(\.canBeArgument)
    case .patterns:
      tables.flatMap { $0.entries.map { Glob.escaped($0.key) } }.filter(\.canBeArgument)
    }
  }
}

extension String {
  /// Whether a shell can pass the text to a program: it is not empty and has no NUL.
  fileprivate var canBeArgument: Bool { !isEmpty && !utf8.contains(0) }
}
