internal import LocalizedText
internal import PreviewRows
internal import SourceText
internal import TerminalValues
package import TextLayout

/// The settings for drawing: colors, glyphs, character widths, and text order.
///
/// Every change creates a new object. Objects are compared by identity, so a cache can check
/// quickly whether a drawn line is still valid.
final class Appearance: Sendable {
  let theme: Theme
  let glyphs: Glyphs
  /// The width of clusters in terminal columns.
  let columnWidth: ColumnWidth
  /// Whether galley or the terminal reorders bidirectional text.
  let order: BidiOrder
  /// The measurer for galley's own lines.
  let measurer: TextMeasurer
  /// The glyphs that the user requested.
  ///
  /// `glyphs` differs if the terminal draws these too wide.
  private let wantedGlyphs: Glyphs

  init(theme: Theme, glyphs: Glyphs, columnWidth: ColumnWidth, order: BidiOrder) {
    self.theme = theme
    self.columnWidth = columnWidth
    self.order = order
    wantedGlyphs = glyphs
    self.glyphs = glyphs.oneColumnWide(by: columnWidth)
    measurer = TextMeasurer(
      locale: LocaleTag("en"), order: order, columnWidth: columnWidth, marks: self.glyphs.marks)
  }

  /// Returns a copy with another theme, or for another kind of terminal.
  func with(
    theme: Theme? = nil, columnWidth: ColumnWidth? = nil, order: BidiOrder? = nil
  ) -> Appearance {
    Appearance(
      theme: theme ?? self.theme, glyphs: wantedGlyphs,
      columnWidth: columnWidth ?? self.columnWidth, order: order ?? self.order)
  }
}

extension Appearance: Equatable {
  static func == (left: Appearance, right: Appearance) -> Bool { left === right }
}

/// The marks and frames of the screen, in Unicode or ASCII.
package struct Glyphs: Hashable, Sendable {
  /// The marks within text: the ellipsis, and marks for undrawable characters.
  package let marks: LayoutMarks
  let selection: String
  /// The selection mark at the right of a right-to-left row.
  let selectionAtRight: String
  let compact: String
  let standard: String
  let extended: String
  let cut: String
  /// The mark for a string that is borderline.
  let near: String
  let rule: String
  /// The end of the ruler.
  let edge: String
  /// The left end of the ruler for right-to-left rows.
  let edgeAtLeft: String
  let dots: String
  /// The mark for a row that the user marked.
  let marked: String
  let missing: String
  let review: String
  let new: String
  /// The mark for a row with a problem.
  let problem: String
  /// The mark for a row with a merge conflict.
  let conflict: String
  let open: String
  let close: String
  /// The separator between two steps.
  let arrow: String
  /// The separator between a folder and its contents.
  let within: String
  /// The mark for the selected variant.
  let chosen: String
  /// A segment of a bar.
  let bar: String
  let yes: String
  /// The mark for a missing value.
  let none: String
  /// A pointer to a column of the line above.
  let pointer: String
  /// The vertical line between two parts of the screen.
  let divider: String

  /// The glyphs for terminals with Unicode support.
  package static let unicode = Glyphs(
    marks: .unicode, selection: "▌", selectionAtRight: "▐", compact: "━", standard: "═",
    extended: "≡", cut: "✂", near: "≈", rule: "─", edge: "┤", edgeAtLeft: "├", dots: "·",
    marked: "•", missing: "∅",
    review: "?", new: "+", problem: "!", conflict: "⚔", open: "⟦", close: "⟧", arrow: "→",
    within: "›",
    chosen: "▸", bar: "━", yes: "✓", none: "–", pointer: "▲", divider: "│")

  /// The glyphs for other terminals, and for `--ascii`.
  package static let ascii = Glyphs(
    marks: .ascii, selection: ">", selectionAtRight: "<", compact: "-", standard: "=",
    extended: "#", cut: "%", near: "~", rule: "-", edge: "|", edgeAtLeft: "|", dots: ".",
    marked: "*", missing: "0",
    review: "?", new: "+", problem: "!", conflict: "x", open: "[", close: "]", arrow: "->",
    within: ">",
    chosen: "*", bar: "#", yes: "+", none: "-", pointer: "^", divider: "|")

  /// Returns these glyphs, or the ASCII ones if the terminal draws marks and frames wider than one
  /// column.
  func oneColumnWide(by width: ColumnWidth) -> Glyphs {
    [compact, rule, selection, dots].allSatisfy { width.columns(of: $0) == 1 } ? self : .ascii
  }

  /// Returns a text of galley with the ellipsis and plus-minus sign in ASCII if the glyphs are
  /// ASCII.
  func words(_ words: String) -> String {
    guard self == .ascii, words.utf8.contains(where: { $0 > 0x7F }) else { return words }
    return words.replacing(" …", with: " ...").replacing("±", with: "+-")
  }

  /// Returns the gutter mark for a row's layout; a space for a row on one line.
  func gutterMark(of fitted: FittedRow) -> String {
    fitted.isCut ? cut : gutterMark(of: fitted.layout)
  }

  func gutterMark(of layout: Layout) -> String { layout == .compact ? " " : mark(of: layout) }

  func mark(of layout: Layout) -> String {
    switch layout {
    case .compact: compact
    case .standard: standard
    case .extended: extended
    case .none: " "
    }
  }
}

/// A gutter mark with the role that determines its color.
struct GutterMark: Equatable {
  let text: String
  let role: Theme.Role
}

extension Glyphs {
  /// Returns the mark for the worst problem of a string; nil for information or none.
  func mark(of severity: Severity?) -> GutterMark? {
    switch severity {
    case .error: GutterMark(text: problem, role: .problem)
    case .warning: GutterMark(text: problem, role: .warning)
    case .info, nil: nil
    }
  }

  /// Returns the mark for the state of a translation.
  func mark(of state: RowState) -> GutterMark {
    switch state {
    case .translated, .notTranslated: GutterMark(text: " ", role: .state)
    case .missing: GutterMark(text: missing, role: .problem)
    case .needsReview: GutterMark(text: review, role: .warning)
    case .new, .other: GutterMark(text: new, role: .warning)
    }
  }
}
