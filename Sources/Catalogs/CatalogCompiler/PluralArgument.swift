internal import MessageSyntax
internal import StringCatalog

/// The argument that selects the form of a string that varies as a whole.
///
/// A catalog does not specify it: it is the first numeric argument. A .stringsdict file has to name
/// it.
struct PluralArgument {
  /// The number of the argument, from 1.
  private(set) var number = 1
  /// The specifier of the argument, without the percent sign.
  private(set) var specifier = "lld"

  /// Finds the first numeric argument in the key, in the forms, or in the forms of the source
  /// language.
  init(of localization: Localization, source: String?) {
    let entry = localization.entry
    let texts =
      [entry.key] + Self.forms(localization)
      + (source.flatMap { entry.localization($0) }.map(Self.forms) ?? [])
    for text in texts {
      guard let found = Self.firstNumber(in: text) else { continue }
      (number, specifier) = found
      return
    }
  }

  /// Returns the forms of a localization, with `other` first.
  private static func forms(_ localization: Localization) -> [String] {
    let leaves = localization.leaves.filter { $0.path.pluralCase != nil }
    return leaves.filter { $0.path.pluralCase == "other" }.map(\.text) + leaves.map(\.text)
  }

  private static func firstNumber(in text: String) -> (number: Int, specifier: String)? {
    var counted = 0
    var found: (number: Int, specifier: String)?
    for placeholder in FormatString(text).placeholders {
      let specifier = placeholder.specifier
      counted += specifier.countedArguments + (placeholder.position == nil ? 1 : 0)
      let number = placeholder.position ?? counted
      guard "diouxXDUOfFeEgGaA".unicodeScalars.contains(specifier.conversion),
        found.map({ number < $0.number }) ?? true
      else { continue }
      found = (number, (specifier.length?.rawValue ?? "") + String(specifier.conversion))
    }
    return found
  }
}
