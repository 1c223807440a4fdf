internal import LocalizedText
internal import MessageSyntax
package import StringCatalog

/// The arguments that the app passes to the strings of an entry.
///
/// Catalogs do not list them, so they are inferred from the placeholders of the key and the source
/// string or, if there is no source string, from what most translations agree on.
package struct DeclaredArguments: Sendable {
  /// The arguments used by the key.
  package let key: ArgumentUses
  /// The arguments used by any variation of the source string, or nil if the entry has no source
  /// string.
  package let source: ArgumentUses?
  /// The arguments used by more than half of the translations, or nil if a source string or a key
  /// that is a source string determines them.
  package let translations: ArgumentUses?

  /// Reads the key and the source string of an entry.
  ///
  /// A space after a percent sign indicates a percentage, for which the app passes no argument.
  package init(of entry: Entry, sourceLanguage: String?) {
    key = ArgumentUses(of: [entry.key], countsProse: false)
    source = entry.source(in: sourceLanguage).map { ArgumentUses(of: $0) }
    let isTold = source != nil || !key.isEmpty && entry.keyIsText
    translations = isTold ? nil : ArgumentUses(sharedBy: entry.localizations)
  }

  /// Returns the use that determines the type of an argument; the key takes precedence over the
  /// source string.
  package func first(ofArgument number: Int) -> ArgumentUses.Use? {
    key.first(ofArgument: number) ?? source?.first(ofArgument: number)
      ?? translations?.first(ofArgument: number)
  }

  /// Whether the app passes no arguments.
  package var isEmpty: Bool {
    key.isEmpty && source?.isEmpty ?? true && translations?.isEmpty ?? true
  }

  /// All uses that determine arguments, most reliable first.
  package var uses: [ArgumentUses.Use] {
    key.uses + (source?.uses ?? []) + (translations?.uses ?? [])
  }

  /// The types of the arguments, in order, with nil for unknown ones.
  var types: [ArgumentType?] {
    // Most entries take no arguments; avoid allocating for them.
    guard !isEmpty, let count = uses.map(\.number).max() else { return [] }
    return (1...count).map { first(ofArgument: $0).flatMap(\.role.argumentType) }
  }
}

extension ArgumentUses {
  /// Creates the arguments that more than half of the translations use, and at least two of them.
  ///
  /// Returns nil if they use no arguments or disagree. Sizes of numbers are ignored.
  fileprivate init?(sharedBy translations: Entry.Localizations) {
    var groups: [Signature: (count: Int, first: ArgumentUses)] = [:]
    var total = 0
    for translation in translations where !translation.leaves.allSatisfy(\.isEmpty) {
      total += 1
      guard translation.holds("%") else { continue }
      let uses = ArgumentUses(of: translation)
      let signature = Signature(uses.uses.map { Signature.Element($0) })
      groups[signature, default: (0, uses)].count += 1
    }
    guard let best = groups.values.max(by: { $0.count < $1.count }), best.count > 1,
      best.count * 2 > total, !best.first.isEmpty
    else { return nil }
    self = best.first
  }

  private typealias Signature = Set<TypedArgument>

  /// An argument with its type, ignoring the size of numbers.
  private struct TypedArgument: Hashable {
    let number: Int
    let type: ArgumentType?

    init(_ use: Use) {
      number = use.number
      type =
        switch use.role.argumentType {
        case .integer: .integer(bits: 64)
        case let type: type
        }
    }
  }

  /// Reads the arguments used by any variation of a localization, ignoring percentages.
  package init(of localization: Localization) {
    var texts: [String] = []
    var substitutions: [String: Substitution] = [:]
    for declared in localization.substitutions where substitutions[declared.name] == nil {
      let specifier = FormatString("%" + (declared.formatSpecifier ?? "@"))
        .placeholders.first?.specifier
      substitutions[declared.name] = Substitution(
        number: declared.argumentNumber, specifier: specifier ?? .natural)
    }
    var chosenByNumber: Set<String> = []
    for leaf in localization.leaves {
      let path = leaf.path
      if let name = path.substitution {
        substitutions[name]?.forms.append(leaf.text)
        if path.pluralCase != nil || path.steps.last == .substitution(name) {
          chosenByNumber.insert(name)
        }
      } else {
        texts.append(leaf.text)
      }
    }
    for (name, substitution) in substitutions where !substitution.forms.isEmpty {
      substitutions[name]?.choosesByNumber = chosenByNumber.contains(name)
    }
    self.init(of: texts, substitutions: substitutions, countsProse: false)
  }
}
