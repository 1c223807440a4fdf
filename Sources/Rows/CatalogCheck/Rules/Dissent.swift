import LocalizedText
import SourceText
import StringCatalog

/// A respect in which a translation may differ from its source string.
enum Respect: Hashable { case start, end, lines, endMark }

/// Translations that lack what their source string has.
///
/// If most of them do, the source string was changed or has the mistake, so rules report the source
/// string once instead of every translation.
struct Dissent {
  /// The number of translations that differ, and the number of translations.
  let count, total: Int
  /// The number of the first leaf that differs.
  let first: UInt32

  /// Compares the translations of an entry; nil if there are few, or if most are like the source.
  init?(from facts: EntryFacts, where differs: (CheckedTranslation) -> Bool) {
    var (count, total) = (0, 0)
    var first: UInt32?
    for localization in facts.entry.localizations {
      let leaves = localization.leaves
      guard leaves.count == 1, let leaf = leaves.first,
        let translation = CheckedTranslation(
          of: leaf, text: leaf.text, locale: LocaleTag(localization.locale), facts)
      else { continue }
      total += 1
      guard differs(translation) else { continue }
      count += 1
      first = first ?? leaf.number
    }
    guard let first, total > 2, count * 2 > total else { return nil }
    (self.count, self.total, self.first) = (count, total, first)
  }

  /// The share for messages: "24 of 40 translations".
  var share: String { "\(count) of \(total) translations" }
}

extension CheckedRow {
  /// Adds a finding about a translation that lacks what its source string has; if most translations
  /// do, adds one about the source string instead.
  ///
  /// - Parameters:
  ///   - respect: what the source string has.
  ///   - differs: returns whether a translation differs.
  ///   - sourceMessage: the finding about the source string, given the share of translations.
  ///   - found: the list to add to.
  ///   - message: adds the finding about this translation.
  func report(
    _ respect: Respect, where differs: (CheckedTranslation) -> Bool,
    ofSource sourceMessage: (String) -> String, to found: inout Findings,
    otherwise message: (inout Findings) -> Void
  ) {
    guard let dissent = facts.dissent(in: respect, where: differs) else {
      if !isSource { message(&found) }
      return
    }
    // Where the key is the source string, there is no other string to report.
    if isSource || facts.source == nil && dissent.first == leaf?.number {
      found.add("the source string " + sourceMessage(dissent.share))
    }
  }

  /// The text of the source string if this is its row, and translations can be compared with it.
  var comparedSource: String? {
    guard isSource, facts.source?.leaves.count == 1, facts.entry.localizations.count > 3 else {
      return nil
    }
    return text
  }
}
