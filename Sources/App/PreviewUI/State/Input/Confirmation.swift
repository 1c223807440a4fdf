internal import CatalogChanges
internal import TerminalValues

/// A question to confirm changes before they are written, with details of the changes.
struct Confirmation: Sendable {
  /// A line of details.
  enum Detail: Sendable {
    /// An entry with a note.
    case entry(key: String, note: String)
    /// The old string, highlighting removed words.
    case old(WordDifference)
    /// The new string, highlighting added words.
    case new(WordDifference)
    /// How the new string fits, or a problem with it.
    case remark(String)
    /// The beginning of a question that takes several lines.
    case line(String)
  }

  let question: String
  let details: [Detail]
  /// The labels of Enter and `n`.
  var yes = "write"
  var no = "no"
  /// The effect of Enter; nil if there is nothing to decide.
  var accepted: Effect?
  /// The effect of `n`; nil if it is not an answer.
  var declined: Effect?
  /// The prompt to return to with Esc; nil for the list.
  var prompt: (prompt: Prompt, before: Prompt.Origin)?
  /// Why an editor does not open, if this reports it.
  var refused: EditFault?
  /// The index of the first visible detail.
  var top = 0
}

extension Confirmation {
  /// Reports why an editor does not open.
  ///
  /// - Parameters:
  ///   - fault: the reason.
  ///   - isTyped: whether the user has typed text, which was ignored.
  ///   - geometry: the layout of the screen, to whose width the message is wrapped.
  init(refusing fault: EditFault, isTyped: Bool = false, in geometry: ScreenGeometry) {
    let notes = [
      fault.place.map { _ in "e opens it" }, isTyped ? "typed text ignored" : nil,
      isTyped || geometry.hintsRow == nil ? "Esc closes" : nil,
    ].compactMap(\.self)
    let words = fault.words + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
    var lines = words.wordWrapped(columns: max(1, geometry.size.columns - 3))
    let last = lines.popLast() ?? ""
    self.init(question: last, details: lines.map { .line($0) }, yes: "close")
    refused = fault
  }
}

extension Confirmation {
  /// Asks whether the translations of a changed source string need review.
  init(
    asking change: TextChange, of draft: TextDraft,
    backTo prompt: (prompt: Prompt, before: Prompt.Origin)
  ) {
    var reviewed = change
    reviewed.reviewsTranslations = true
    let count = draft.finished.count
    let translations = count == 1 ? "its translation" : "its \(count) translations"
    let difference = WordDifference(from: draft.oldSource ?? "", to: change.new ?? "")
    self.init(
      question: "mark \(translations) as needs review?",
      details: [
        .entry(key: draft.key, note: draft.finished.joined(separator: ", ")), .old(difference),
        .new(difference),
      ], yes: "yes", accepted: .write([reviewed]), declined: .write([change]), prompt: prompt)
  }
}
