import LocalizedText
import MessageSyntax
import PreviewRows
import SourceText
import StringCatalog

extension Rule {
  static let specType = Rule(
    RuleID("spec-type", .error), "placeholder type does not match its argument",
    why: """
      The app misreads its memory, and crashes or shows garbage: for "swap %@ %lld", "%lld mal \
      %@" reads an object as a number.
      """,
    fix: "Use the same type as the key. If the order changes, add positions: %2$lld mal %1$@.",
    row: { checked, found in
      for placeholder in checked.unfilled
      where placeholder.reason == .notANumber && !placeholder.mayBeProse {
        found.add(
          "\(placeholder.text) needs a number to pick a plural form", at: placeholder.position)
      }
      checked.forEachMismatch(isWidthOnly: false) { found.add(mismatch($0, $1)) }
    },
    localization: { checked, found in
      // An object cannot pick a plural form; a specifier that is missing is read as one.
      guard !checked.isSource, !checked.substitutions.isEmpty,
        let source = checked.localization.entry.source(in: checked.table.sourceLanguage)
      else { return }
      let declared = Dictionary(source.substitutions.map { ($0.name, $0) }) { first, _ in first }
      for substitution in checked.substitutions {
        guard let type = substitution.formatSpecifier,
          let expected = declared[substitution.name]?.formatSpecifier,
          (type == "@") != (expected == "@"), let leaf = checked.localization.leaves.first
        else { continue }
        found.add(
          "the value type of '\(substitution.name.beginning)' is \(type.beginning); the source string has "
            + expected.beginning, about: .part(of: leaf, at: substitution.offset))
      }
    })

  /// Returns the message about a placeholder whose type differs from its argument's.
  static func mismatch(_ use: ArgumentUses.Use, _ declared: ArgumentUses.Use) -> String {
    if use.isChoice, declared.isChoice {
      return "the value type of \(use.source.beginning) differs from that of the source string"
    }
    return "\(use.source.beginning) reads argument \(use.number), but the app passes "
      + declared.source.beginning
  }
}

extension CheckedRow {
  /// Calls `body` for each placeholder whose argument type differs from the one in the key or
  /// source string.
  ///
  /// - Parameters:
  ///   - isWidthOnly: whether to visit integers of different sizes instead of different types.
  ///   - body: receives the placeholder and the one that declares the type.
  func forEachMismatch(
    isWidthOnly: Bool, _ body: (_ use: ArgumentUses.Use, _ declared: ArgumentUses.Use) -> Void
  ) {
    // Most translations show which arguments there are, but all of them may be older than the code.
    guard let arguments, leaf != nil, arguments.declared.translations == nil else { return }
    // galley itself wrote the reference that displays a form.
    var reported: Set<String> = []
    for use in arguments.taken.uses where use.substitution == nil ? !isForm : showsForms {
      // `percent-ambiguous` reports percentages in prose.
      guard !use.role.mayBeProse, let type = use.role.argumentType,
        let declared = arguments.declared.first(ofArgument: use.number),
        let expected = declared.role.argumentType, type != expected,
        type.differsInWidthOnly(from: expected) == isWidthOnly,
        !isInSource(use, of: type),
        reported.count < 16, reported.insert("\(use.number) \(use.source)").inserted
      else { continue }
      body(use, declared)
    }
  }

  /// Whether the source string uses the argument with the same wrong type, and so has the report.
  private func isInSource(_ use: ArgumentUses.Use, of type: ArgumentType) -> Bool {
    guard !isSource, let source = facts.declared.source else { return false }
    return source.uses.contains { other in
      // An app that passes a string as a number selects the same form in every language.
      other.number == use.number
        && (other.role.argumentType == type
          || other.role == .unusedChoice && use.substitution == nil && use.isChoice)
    }
  }
}
