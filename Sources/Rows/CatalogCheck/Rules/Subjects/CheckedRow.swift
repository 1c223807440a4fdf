import LocalizedText
import MessageSyntax
import PreviewRows
import SourceText
import StringCatalog
import TextLayout

/// A row to check, with values that several rules share.
///
/// Rules run for every row that is drawn or searched, and nearly all rows are fine. The lists are
/// empty for most strings and then cost neither memory nor time. A class, because every rule
/// receives it and a row is large.
final class CheckedRow {
  /// A placeholder that has no value and is shown literally.
  struct UnfilledPlaceholder {
    /// The placeholder, as shown in messages.
    let text: String
    let reason: Fragment.Reason
    /// Its position in the string, in Unicode scalars from 1.
    let position: Int

    /// Whether it may be meant as a percentage, which `percent-ambiguous` reports.
    var mayBeProse: Bool { FormatString(text).placeholders.first?.specifier.mayBeProse ?? false }
  }

  let row: Row
  /// The facts about its entry.
  let facts: EntryFacts
  /// The string of its leaf; nil if the row shows the key.
  let text: String?
  /// The row, fitted to its width; nil if it has no width.
  let fitted: FittedRow?
  /// The largest allowed layout; nil if any layout is allowed.
  let lastLayout: Layout?
  /// The row in points; nil if its width in points is unlimited.
  let points: PointRow?
  let locale: LocaleTag
  /// Whether the string is apparently used as a format string.
  let isFormat: Bool
  /// The arguments that the app passes and that the string uses; nil if the row shows the key, if
  /// there are no arguments, or if the string is not a format string.
  let arguments: CheckedArguments?
  /// The string and its source string; nil if it is not a translation.
  let translation: CheckedTranslation?
  /// Whether the string is a form of a substitution.
  let isForm: Bool
  /// Whether the forms of substitutions are checked as part of the string.
  let showsForms: Bool
  /// The first placeholders without a value.
  let unfilled: [UnfilledPlaceholder]
  /// The control characters and unbalanced directional characters.
  let steering: [SteeringCharacter]
  /// The scan of the string; nil if the row shows the key.
  private(set) lazy var scan = text.map { TextScan($0) }
  /// The scan of the source string; nil if the string is not a translation.
  private(set) lazy var sourceScan = translation.map { facts.scan(of: $0.source) }

  /// The terms of the project.
  var glossary = Glossary()

  /// The maximum number of unfilled placeholders to report; a hostile string may have a million.
  private static let limit = 16

  /// Creates the check of a row as displayed in the app, with the facts about its entry.
  ///
  /// With `isLeafOnly`, only the leaf of the row is checked; the forms of the leaf's substitutions
  /// have rows of their own.
  init(
    _ row: Row, fitted: FittedRow?, lastLayout: Layout?, points: PointRow?, locale: LocaleTag,
    _ facts: EntryFacts, isLeafOnly: Bool = false
  ) {
    let leaf = row.found.leaf
    let isForm = leaf?.isForm ?? false
    let text = !isLeafOnly || isForm ? leaf?.text : row.found.format
    self.row = row
    self.facts = facts
    self.text = text
    self.fitted = fitted
    self.lastLayout = lastLayout
    self.points = points
    self.locale = locale
    isFormat = facts.isFormat(text ?? "")
    arguments = isFormat ? CheckedArguments(of: row, facts) : nil
    translation = leaf.flatMap {
      CheckedTranslation(of: $0, text: text ?? "", locale: locale, facts)
    }
    self.isForm = isForm
    showsForms = !isLeafOnly || isForm
    unfilled =
      isFormat
      ? Self.unfilled(in: row.title.fragments) {
        // galley itself wrote the reference that displays a form, so do not check it.
        !isLeafOnly || isForm != row.found.format.contains($0.text)
      } : []
    steering = SteeringCharacter.find(in: isLeafOnly ? text ?? "" : row.judgedText)
  }

  private static func unfilled(
    in fragments: [Fragment], where isMeant: (Fragment) -> Bool
  ) -> [UnfilledPlaceholder] {
    guard fragments.contains(where: \.isUnfilled) else { return [] }
    var found: [UnfilledPlaceholder] = []
    var position = 1
    for fragment in fragments where found.count < limit {
      if case .unresolved(let reason) = fragment.kind {
        if !isMeant(fragment) { continue }
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

  /// The default subject of findings: the leaf, or the entry if the row shows the key.
  var subject: Finding.Subject { leaf.map { .leaf($0) } ?? .entry(row.entry) }

  /// Whether the row shows a source string.
  var isSource: Bool {
    let localization = row.found.localization
    return localization != nil && localization?.number == facts.source?.number
      || localization?.locale == row.sourceLanguage
  }
}

extension Fragment {
  fileprivate var isUnfilled: Bool { if case .unresolved = kind { true } else { false } }
}
