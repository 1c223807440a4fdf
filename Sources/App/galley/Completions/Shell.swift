import StringCatalog

/// A shell that can complete galley's command line.
///
/// The scripts are short: they ask `galley candidates` what may stand in place of a word, and add
/// files, which only the shell can complete.
enum Shell: String, OptionChoice {
  case bash
  case zsh
  case fish

  /// The script that teaches the shell to complete galley's command line.
  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  /// The endings of the files that galley opens, as alternatives of a pattern.
  static let endings = CatalogFormat.allCases.map(\.ending).joined(separator: "|")
}
