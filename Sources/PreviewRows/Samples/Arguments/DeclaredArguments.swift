internal import LocalizedText
internal import MessageSyntax
package import StringCatalog

/// The arguments that the app passes to the texts of an entry.
///
/// A catalog does not list them: the placeholders of the key and of the source text tell. If the source
/// language has no text, most translations may agree.
package struct DeclaredArguments: Sendable {
  /// The arguments that the key takes.
  package let key: ArgumentUses
  /// The arguments that the source text takes in any of its variations; nil if the entry has no
  /// source text.
  package let source: ArgumentUses?
  /// The arguments that more than half of the translations take, if neither a source text nor a key
  /// that is a text tells; nil otherwise.
  package let translations: ArgumentUses?

  /// Reads the key and the source text of an entry.
  ///
  /// A blank after a percent sign shows that the author meant a percentage: the app passes nothing
  /// for it.
  package init(of entry: Entry, sourceLanguage: String?) {
    key = ArgumentUses(of: [entry.key], countsProse: false)
    source = entry.source(in: sourceLanguage).map { ArgumentUses(of: $0) }
    let isTold = source != nil || !key.isEmpty && entry.keyIsText
    translations = isTold ? nil : ArgumentUses(sharedBy: entry.localizations)
  }

  /// The use that tells the type of an argument; the key decides before the source text.
  package func first(ofArgument number: Int) -> ArgumentUses.Use? {
    key.first(ofArgument: number) ?? source?.first(ofArgument: number)
      ?? translations?.first(ofArgument: number)
  }

  /// All uses that tell of the arguments, the most reliable ones first.
  package var uses: [ArgumentUses.Use] {
    [key, source, translations].compactMap(\.self).flatMap(\.uses)
  }

  /// The types of the arguments, in order; nil if nothing tells the type.
  var types: [ArgumentType?] {
    // Most entries take no arguments, and then this costs no memory.
    guard let count = uses.map(\.number).max() else { return [] }
    return (1...count).map { first(ofArgument: $0).flatMap(\.role.argumentType) }
  }
}

extension ArgumentUses {
  /// The arguments that more than half of some translations take, and at least two.
  ///
  /// Nil if they take none, or do not agree. Sizes of numbers do not matter.
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

  /// An argument with its type, in which all numbers of a kind are equal.
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
