import LocalizedText
import PreviewRows
import StringCatalog

/// The arguments that a string uses, and those that the app passes.
struct CheckedArguments {
  /// The arguments that the app passes, according to the key and the source string.
  let declared: DeclaredArguments
  /// The arguments that the string uses, including its substitutions.
  let taken: ArgumentUses
  /// The arguments that the string must use: those of its source string, or of the key if that is
  /// the source string, or those that most translations agree on.
  let required: ArgumentUses

  /// Compares the string of a row with its key and source string.
  ///
  /// Returns nil if the row shows the key or if there are no arguments at all.
  init?(of row: Row, _ facts: EntryFacts) {
    guard let leaf = row.found.leaf else { return nil }
    let declared = facts.declared
    let taken = ArgumentUses(
      of: row.found.isFormat ? [row.found.format] : [],
      substitutions: row.found.substitutions.mapValues {
        ArgumentUses.Substitution(
          number: $0.argument, specifier: $0.specifier, forms: Array($0.forms.values),
          choosesByNumber: $0.choosesByNumber)
      })
    guard !taken.isEmpty || !declared.isEmpty else { return nil }
    self.declared = declared
    self.taken = taken
    if leaf.localization.number == facts.source?.number {
      required = ArgumentUses(of: [])
    } else if let source = facts.sourceLeaf(of: leaf) {
      required = facts.uses(of: source)
    } else {
      required = declared.translations ?? (facts.keyIsText ? declared.key : ArgumentUses(of: []))
    }
  }
}
