internal import CatalogChanges
internal import CatalogCheck
internal import CatalogEditing
internal import SourceText
internal import StringCatalog

/// Fixes of problems, shown as diffs and written after Enter.
extension Model {
  /// Asks whether to write the fixes for the marked rows, or for the selected one.
  func fixProblems() {
    guard !refusesEdits() else { return }
    let found = RowFixes(of: chosenRows, in: self)
    guard !found.fixes.isEmpty else { return status.say("nothing to fix") }
    if refusesEdits(of: found.fixes.map { EntryName($0.leaf.localization) }) { return }
    let (problems, strings) = (found.problemCount, found.fixes.count)
    open(
      Question(
        "fix \(problems.counted("problem")) in \(strings.counted("string"))?",
        found.fixes.flatMap(details),
        yes: "write",
        accepted: .write(found.fixes.map(TextRequest.init))))
  }

  private func details(of fix: TextFix) -> [Question.Detail] {
    let localization = fix.leaf.localization
    let form = fix.leaf.path.steps.isEmpty ? [] : [FormList.Form.name(of: fix.leaf.path)]
    let note = screen.appearance.glyphs.words(
      (form + fix.findings.map(\.message)).joined(separator: "; "))
    let difference = WordDifference(from: fix.leaf.text, to: fix.text)
    return [.entry(key: localization.entry.key, note: note), .old(difference), .new(difference)]
  }
}

extension TextRequest {
  /// Creates the change for a fix.
  ///
  /// The state is kept, because nobody has reviewed the string.
  fileprivate init(_ fix: TextFix) {
    self.init(fix.leaf, text: fix.text, state: fix.leaf.state.flatMap { $0.isEmpty ? nil : $0 })
  }
}
