import LocalizedText
import MessageSyntax
import PreviewRows
import StringCatalog
import TextLayout

/// A row that rules judge, with values that several rules need and that are made once.
///
/// Rules run for every row that is drawn or searched, and nearly all rows are fine. The lists are
/// therefore empty for most texts, without memory of their own, and a rule that finds its list empty
/// costs nothing. It is an object because every rule gets it, and a copy of a row is large.
final class CheckedRow {
  /// A placeholder that could not be filled and stays in the text.
  struct UnfilledPlaceholder {
    /// The placeholder as messages show it.
    let text: String
    let reason: Fragment.Reason
    /// Its position in the text, in Unicode scalars from 1.
    let position: Int

    /// Whether the author may have meant a percentage, about which `percent-ambiguous` is.
    var mayBeProse: Bool {
      FormatString(text).placeholders.first?.specifier.mayBeProse ?? false
    }
  }

  let row: Row
  /// What is known of its entry.
  let facts: EntryFacts
  /// The text of its leaf; nil if the row shows the key.
  let text: String?
  /// The row, fitted to its width; nil if the row has no width.
  let fitted: FittedRow?
  /// The last layout that the row may need; nil if every layout is fine.
  let lastLayout: Layout?
  /// The row in points; nil if it may have any width there.
  let points: PointRow?
  let locale: LocaleTag
  /// Whether a format string fills in the text, as far as one can tell.
  let isFormat: Bool
  /// The arguments that the app passes, and those that the text takes; nil if the row shows the key,
  /// if there are none, or if something else than a format string fills in the text.
  let arguments: CheckedArguments?
  /// The text beside the text that it translates; nil if it translates none.
  let translation: CheckedTranslation?
  /// Whether the text is a form of a substitution.
  let isForm: Bool
  /// Whether the forms of substitutions are judged as a part of the text.
  let showsForms: Bool
  /// The first placeholders that could not be filled.
  let unfilled: [UnfilledPlaceholder]
  /// Control characters and unbalanced directional characters.
  let steering: [SteeringCharacter]
  /// What several rules need to know of the text; nil if the row shows the key.
  private(set) lazy var scan = text.map { TextScan($0) }
  /// The same of the source text; nil if the text translates none.
  private(set) lazy var sourceScan = translation.map { facts.scan(of: $0.source) }

  /// The number of unfilled placeholders that are reported: a hostile text may have a million.
  private static let limit = 16

  /// Prepares a row as the app shows it.
  init(
    _ row: Row, fitted: FittedRow?, lastLayout: Layout?, points: PointRow?, locale: LocaleTag
  ) {
    self.row = row
    let facts = EntryFacts(row.entry, sourceLanguage: row.sourceLanguage)
    self.facts = facts
    text = row.found.leaf?.text
    self.fitted = fitted
    self.lastLayout = lastLayout
    self.points = points
    self.locale = locale
    isFormat = facts.isFormat(text ?? "")
    arguments = isFormat ? CheckedArguments(of: row, facts) : nil
    translation = text.flatMap { CheckedTranslation(of: row, text: $0, locale: locale, facts) }
    isForm = row.found.leaf?.isForm ?? false
    showsForms = true
    unfilled = isFormat ? Self.unfilled(in: row.title.fragments) { _ in true } : []
    steering = SteeringCharacter.find(in: row.judgedText)
  }

  /// Prepares the row of one leaf; the forms of its substitutions have rows of their own.
  init(
    _ row: Row, fitted: FittedRow?, lastLayout: Layout?, points: PointRow?, locale: LocaleTag,
    leaf: Leaf, _ facts: EntryFacts
  ) {
    self.row = row
    self.facts = facts
    let isForm = leaf.isForm
    let text = isForm ? leaf.text : row.found.format
    self.text = text
    self.fitted = fitted
    self.lastLayout = lastLayout
    self.points = points
    self.locale = locale
    isFormat = facts.isFormat(text)
    arguments = isFormat ? CheckedArguments(of: row, facts) : nil
    translation = CheckedTranslation(of: row, text: text, locale: locale, facts)
    self.isForm = isForm
    showsForms = isForm
    // A form is shown by a reference of galley's own, about which nothing is wrong.
    unfilled =
      isFormat
      ? Self.unfilled(in: row.title.fragments) {
        isForm != row.found.format.contains($0.text)
      } : []
    steering = SteeringCharacter.find(in: text)
  }

  private static func unfilled(
    in fragments: [Fragment], where isMeant: (Fragment) -> Bool
  ) -> [UnfilledPlaceholder] {
    guard fragments.contains(where: \.isUnfilled) else { return [] }
    var found: [UnfilledPlaceholder] = []
    var position = 1
    for fragment in fragments where found.count < limit {
      if fragment.isUnfilled, !isMeant(fragment) { continue }
      if case .unresolved(let reason) = fragment.kind {
        found.append(
          UnfilledPlaceholder(text: fragment.text.beginning, reason: reason, position: position))
      }
      position += fragment.text.unicodeScalars.count
    }
    return found
  }
}

extension CheckedRow {
  /// The leaf that the row shows; nil if it shows the key.
  var leaf: Leaf? { row.found.leaf }

  /// What is found wrong is about the text, or about the entry if the row shows the key.
  var subject: Finding.Subject { leaf.map { .leaf($0) } ?? .entry(row.entry) }

  /// Whether the row shows a text of the source language.
  var isSource: Bool {
    let localization = row.found.localization
    return localization != nil && localization?.number == facts.source?.number
      || localization?.locale == row.sourceLanguage
  }
}

extension String {
  /// As much of the text as a message should show.
  package var beginning: String { String(unicodeScalars.prefix(40)) }
}

extension Fragment {
  fileprivate var isUnfilled: Bool {
    if case .unresolved = kind { true } else { false }
  }
}
