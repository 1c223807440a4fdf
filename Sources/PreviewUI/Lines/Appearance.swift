internal import LocalizedText
internal import PreviewRows
internal import SourceText
internal import TerminalUI
public import TextLayout

/// How everything on the screen is drawn: colors, marks, character widths and text order.
///
/// A change makes a new object, and objects are compared by identity: a cache sees in one
/// comparison whether a line that it drew before still looks right.
final class Appearance: Sendable {
  let theme: Theme
  let glyphs: Glyphs
  /// How many columns clusters take in the terminal.
  let columnWidth: ColumnWidth
  /// Whether galley or the terminal puts bidirectional text into visual order.
  let order: BidiOrder
  /// Measures galley's own lines.
  let measurer: TextMeasurer
  /// The glyphs that the user asked for.
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

  /// The same appearance with another theme, or for another kind of terminal.
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

/// The marks and frames of the screen, in Unicode or in ASCII.
public struct Glyphs: Hashable, Sendable {
  /// The marks in texts: the ellipsis, and marks for characters that cannot be drawn.
  public let marks: LayoutMarks
  let selection: String
  /// The selection mark at the right of a row that begins there.
  let selectionAtRight: String
  let compact: String
  let standard: String
  let extended: String
  let cut: String
  /// Marks a text that is too near to its limit to be sure.
  let near: String
  let rule: String
  /// The end of the ruler.
  let edge: String
  /// The end of the ruler at the left, for rows that begin at the right.
  let edgeAtLeft: String
  let dots: String
  /// Marks a row that the user has marked.
  let marked: String
  let missing: String
  let review: String
  let new: String
  /// Marks a row with a problem.
  let problem: String
  /// Marks a row of which a merge has left two versions.
  let conflict: String
  let open: String
  let close: String
  /// Separates two steps.
  let arrow: String
  /// Separates a folder from what is in it.
  let within: String
  /// Marks the variant that was chosen.
  let chosen: String
  /// A part of a bar.
  let bar: String
  let yes: String
  /// Marks a value that does not exist.
  let none: String
  /// Points at a column of the line above.
  let pointer: String
  /// The vertical line between two parts of the screen.
  let divider: String

  /// For terminals that show Unicode.
  public static let unicode = Glyphs(
    marks: .unicode, selection: "▌", selectionAtRight: "▐", compact: "━", standard: "═",
    extended: "≡", cut: "✂", near: "≈", rule: "─", edge: "┤", edgeAtLeft: "├", dots: "·",
    marked: "•", missing: "∅",
    review: "?", new: "+", problem: "!", conflict: "⚔", open: "⟦", close: "⟧", arrow: "→",
    within: "›",
    chosen: "▸", bar: "━", yes: "✓", none: "–", pointer: "▲", divider: "│")

  /// For other terminals, and for `--ascii`.
  public static let ascii = Glyphs(
    marks: .ascii, selection: ">", selectionAtRight: "<", compact: "-", standard: "=",
    extended: "#", cut: "%", near: "~", rule: "-", edge: "|", edgeAtLeft: "|", dots: ".",
    marked: "*", missing: "0",
    review: "?", new: "+", problem: "!", conflict: "x", open: "[", close: "]", arrow: "->",
    within: ">",
    chosen: "*", bar: "#", yes: "+", none: "-", pointer: "^", divider: "|")

  /// These glyphs, or ASCII if the terminal draws marks and frames wider than one column.
  func oneColumnWide(by width: ColumnWidth) -> Glyphs {
    [compact, rule, selection, dots].allSatisfy { width.columns(of: $0) == 1 } ? self : .ascii
  }

  /// Words of galley, in ASCII if the glyphs are: the mark after the first of many, a plus-minus sign.
  func words(_ words: String) -> String {
    guard self == .ascii, words.utf8.contains(where: { $0 > 0x7F }) else { return words }
    return words.replacing(" …", with: " ...").replacing("±", with: "+-")
  }

  /// The mark in the gutter; a blank for a row on one line, because nothing is to be said about it.
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

/// A mark in the gutter of a row, with the role that colors it.
struct GutterMark: Equatable {
  let text: String
  let role: Theme.Role
}

extension Glyphs {
  /// The mark for the worst problem of a text; nil for information and for none.
  func mark(of severity: Severity?) -> GutterMark? {
    switch severity {
    case .error: GutterMark(text: problem, role: .problem)
    case .warning: GutterMark(text: problem, role: .warning)
    case .info, nil: nil
    }
  }

  /// The mark for the state of a translation.
  func mark(of state: RowState) -> GutterMark {
    switch state {
    case .translated, .notTranslated: GutterMark(text: " ", role: .state)
    case .missing: GutterMark(text: missing, role: .problem)
    case .needsReview: GutterMark(text: review, role: .warning)
    case .new, .other: GutterMark(text: new, role: .warning)
    }
  }
}
