internal import CatalogChanges

/// A question about changes before they are written, and above it what they change.
struct Confirmation: Sendable {
  /// A line of what changes.
  enum Detail: Sendable {
    /// An entry, and what is to be said about it.
    case entry(key: String, note: String)
    /// The old text, with what only it has.
    case old(WordDifference)
    /// The new text, with what only it has.
    case new(WordDifference)
    /// How the new text fits, or what is wrong with it.
    case remark(String)
  }

  let question: String
  let details: [Detail]
  /// The words for Enter and for `n`.
  var yes = "write"
  var no = "no"
  /// What Enter asks for; nil if there is nothing to decide.
  var accepted: Effect?
  /// What `n` asks for; nil if it is no answer.
  var declined: Effect?
  /// The prompt to which Esc goes back; nil for the list.
  var prompt: (prompt: Prompt, before: Prompt.Origin)?
  /// The first detail on the screen.
  var top = 0
}

extension Confirmation {
  /// Asks whether the translations of a source text that changes need review.
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
