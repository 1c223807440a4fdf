internal import LocalizedText
package import StringCatalog

/// The arguments that the app passes to the texts of an entry.
///
/// A catalog does not list them: the placeholders of the key and of the source text tell.
package struct DeclaredArguments: Sendable {
  /// The arguments that the key takes.
  package let key: ArgumentUses
  /// The arguments that the source text takes in any of its variations; nil if the entry has no
  /// source text.
  package let source: ArgumentUses?

  /// Reads the key and the source text of an entry.
  ///
  /// A blank after a percent sign shows that the author meant a percentage: the app passes nothing
  /// for it.
  package init(of entry: Entry, sourceLanguage: String?) {
    key = ArgumentUses(of: [entry.key], countsProse: false)
    source = sourceLanguage.flatMap(entry.localization).map { ArgumentUses(of: $0) }
  }

  /// The use that tells the type of an argument; the key decides before the source text.
  package func first(ofArgument number: Int) -> ArgumentUses.Use? {
    key.first(ofArgument: number) ?? source?.first(ofArgument: number)
  }

  /// The types of the arguments, in order; nil if nothing tells the type.
  var types: [ArgumentType?] {
    // Most entries take no arguments, and then this costs no memory.
    guard let count = ((key.uses + (source?.uses ?? [])).map(\.number).max()) else { return [] }
    return (1...count).map { first(ofArgument: $0).flatMap(\.role.argumentType) }
  }
}

extension ArgumentUses {
  /// The arguments that a localization takes in any of its variations, without percentages.
  package init(of localization: Localization) {
    var texts: [String] = []
    var substitutions: [String: Substitution] = [:]
    for declared in localization.substitutions where substitutions[declared.name] == nil {
      let specifier = FormatString("%" + (declared.formatSpecifier ?? "@"))
        .placeholders.first?.specifier
      substitutions[declared.name] = Substitution(
        number: declared.argumentNumber, specifier: specifier ?? .natural)
    }
    for leaf in localization.leaves {
      if let name = leaf.path.substitution {
        substitutions[name]?.forms.append(leaf.text)
      } else {
        texts.append(leaf.text)
      }
    }
    self.init(of: texts, substitutions: substitutions, countsProse: false)
  }
}
