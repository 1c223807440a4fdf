internal import TerminalValues

/// The field of a long text: the source string, and below it the text, each in several lines.
struct FieldPanel {
  /// The source string, wrapped; none if the text is in the source language.
  let source: [[Cell]]
  /// The text in the field.
  let field: FieldLines
  /// The columns before each line of the field but the first, which begins with the mark.
  let indent: Int

  /// The columns for what is said beside the text or the source string.
  private static let note = 30

  /// Breaks the text of a prompt; nil if the text and its source string fit into a line each.
  init?(_ prompt: TextPrompt, in screen: ScreenState) {
    let draft = prompt.draft
    let (columns, appearance) = (screen.size.columns, screen.appearance)
    let mark = Line(prompt.mark, in: appearance).columns
    let source = Line(
      draft.translated.map { " \($0)" } ?? "", appearance.theme[.hint], in: appearance)
    let text = Line(prompt.field.text, in: appearance).columns
    guard
      source.columns > columns || mark + text >= columns || draft.translated?.hasLineBreak == true
        || prompt.field.text.hasLineBreak
        || min(source.columns, mark + text) + Self.note > columns
    else { return nil }
    indent = min(mark, columns / 4)
    self.source = draft.translated == nil ? [] : source.wrapped(to: max(1, columns - 1))
    field = FieldLines(
      prompt.field, first: columns - mark, columns: columns - indent, in: appearance)
  }

  /// The number of lines to show everything.
  var lines: Int { source.count + field.ranges.count }

  /// The number of lines of the source string in a panel of some height: the text is more important, but not all.
  func sourceLines(height: Int) -> Int {
    min(source.count, max(height - field.ranges.count, height / 3))
  }
}

extension String {
  fileprivate var hasLineBreak: Bool { contains(where: \.isNewline) }
}
