import CatalogCheck
import CatalogCompiler
import SourceText
import StringCatalog

/// A translation that differs from the catalog's, beside what the catalog has.
struct ImportedChange {
  let unit: ImportedUnit
  /// The translation, with the line ends of the catalog.
  let target: XLIFFTarget
  let known: ExchangedUnit
  /// The current translation in the catalog, spelled as in the file.
  let now: XLIFFTarget?
  let isXLIFF: Bool
  /// Whether the translation is into a variety of the source language.
  let isSourceLanguage: Bool

  /// Whether the translator is not done.
  var isDraft: Bool {
    ["new", "needs_review"].contains(target.catalogState)
  }

  /// Whether a program has copied the source string, as many do where a translation is missing.
  private var isCopy: Bool {
    !isSourceLanguage && unit.source != nil && target.text == unit.source
      && target.text.contains(where: \.isLetter) && !isDraft
  }

  /// The state in the catalog; nil if its format has none.
  var state: String? {
    guard known.hasStates else { return nil }
    return isDraft || isCopy ? "needs_review" : target.catalogState
  }

  // MARK: Refusals

  /// Refuses a translation of another source string.
  ///
  /// - Parameters:
  ///   - source: the source string that was translated.
  ///   - forms: returns the forms of the key.
  /// - Throws: why it is refused.
  func checkSource(_ source: String, among forms: () -> [ExchangedUnit]) throws(Fault) {
    let own = isXLIFF ? known.exchangedSource : known.source
    if source.isSameText(as: own) { return }
    if !known.isInCatalog || own == nil {
      // A form that the catalog lacks may have the source string of any other form.
      let others = forms().flatMap { [$0.exchangedSource, $0.source] } + [known.key]
      if others.contains(where: { source.isSameText(as: $0) }) { return }
    }
    let now = own ?? known.key
    throw Fault(
      source.withPlainSpaces == now.withPlainSpaces
        ? "the source string has lost its no-break spaces"
        : "the source string is now '\(now.beginning)'")
  }

  /// Refuses a translation that a program has damaged.
  func checkDamage() throws(Fault) {
    let old = now?.text ?? ""
    if unit.inline.contains(.empty) {
      throw Fault(
        "an inline element has no text, which may be a lost placeholder (--force drops it)")
    }
    if target.text.isEmpty {
      throw Fault("empty; it would delete the translation (--force does)")
    }
    if !known.hasStates, isDraft {
      throw Fault("a draft, but files of this format have no states (--force imports it)")
    }
    if isCopy, !old.isEmpty, old != target.text {
      throw Fault("it would replace the translation with the source string (--force does)")
    }
    if old != target.text, old.withPlainSpaces == target.text.withPlainSpaces,
      target.text.noBreakSpaceCount < old.noBreakSpaceCount
    {
      throw Fault("it only loses no-break spaces (--force imports it)")
    }
  }

  // MARK: Notes

  /// Warnings about a translation that is imported.
  var notes: [(ImportNotes.Kind, String)] {
    var notes: [(ImportNotes.Kind, String)] = []
    let key = known.key.beginning
    if unit.inline.contains(.tags) {
      notes.append((.inline, "'\(key)': the tags of inline elements were dropped"))
    }
    if isCopy, known.hasStates {
      notes.append(
        (.copies, "'\(key)': the same as the source string; marked as needs review"))
    }
    let old = now?.text ?? ""
    if target.text.noBreakSpaceCount < old.noBreakSpaceCount {
      notes.append((.spaces, "'\(key)': fewer no-break spaces than before"))
    } else if let lost = unit.source.flatMap(target.text.lostNoBreakSpace) {
      notes.append(
        (
          .spaces,
          "'\(key)': the no-break space of the source string is a plain space in '\(lost.beginning)'"
        ))
    }
    return notes
  }
}

extension XLIFFTarget {
  /// Whether the state is the one that the catalog has.
  func hasState(of other: XLIFFTarget?, inXLIFF isXLIFF: Bool) -> Bool {
    guard let other else { return false }
    if isXLIFF { return state == other.state && qualifier == other.qualifier }
    return state == nil || state == other.state
  }

  /// The translation with the carriage returns of the texts in the catalog, which programs lose.
  func restoringReturns(of old: String, or source: String) -> XLIFFTarget {
    let model = old.isEmpty ? source : old
    guard model.utf8.contains(0x0D), !text.utf8.contains(0x0D), text.utf8.contains(0x0A) else {
      return self
    }
    var restored = self
    let isWindows = model.replacing("\r\n", with: "").utf8.allSatisfy { $0 != 0x0D && $0 != 0x0A }
    if isWindows {
      restored.text = text.replacing("\n", with: "\r\n")
    } else if !model.utf8.contains(0x0A) {
      restored.text = text.replacing("\n", with: "\r")
    }
    return restored
  }
}

extension String {
  /// Whether two texts are the same, whatever their line ends are.
  fileprivate func isSameText(as other: String?) -> Bool {
    guard let other else { return false }
    return utf8.elementsEqual(other.utf8)
      || withLineFeeds.utf8.elementsEqual(other.withLineFeeds.utf8)
  }

  private var withLineFeeds: String {
    utf8.contains(0x0D) ? replacing("\r\n", with: "\n").replacing("\r", with: "\n") : self
  }
}
