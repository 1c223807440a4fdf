internal import PreviewRows
internal import StringCatalog
internal import TerminalUI
public import TextLayout

/// The marks and frames of the screen, in Unicode or in ASCII.
public struct Glyphs: Hashable, Sendable {
  /// What stands for what cannot be drawn.
  public let marks: LayoutMarks
  let selection: String
  /// The same at the right of a row that begins there.
  let selectionAtRight: String
  let compact: String
  let standard: String
  let extended: String
  let cut: String
  let rule: String
  /// The end of a ruler.
  let edge: String
  /// The same at the left of rows that begin at the right.
  let edgeAtLeft: String
  let dots: String
  let missing: String
  let review: String
  let new: String
  /// Something is wrong with the row.
  let problem: String
  let open: String
  let close: String
  /// Stands between two steps.
  let arrow: String
  /// What was chosen among others.
  let chosen: String
  let yes: String
  let no: String
  /// What there is not.
  let none: String
  /// Points at a place above it.
  let pointer: String
  /// The line between two parts of the screen.
  let divider: String

  /// For terminals that show Unicode.
  public static let unicode = Glyphs(
    marks: .unicode, selection: "▌", selectionAtRight: "▐", compact: "━", standard: "═",
    extended: "≡", cut: "✂", rule: "─", edge: "┤", edgeAtLeft: "├", dots: "·", missing: "∅",
    review: "?", new: "+",
    problem: "!", open: "⟦", close: "⟧", arrow: "→", chosen: "▸", yes: "✓", no: "✗", none: "–",
    pointer: "▲",
    divider: "│")

  /// For all others, and for `--ascii`.
  public static let ascii = Glyphs(
    marks: .ascii, selection: ">", selectionAtRight: "<", compact: "-", standard: "=",
    extended: "#", cut: "%", rule: "-", edge: "|", edgeAtLeft: "|", dots: ".", missing: "0",
    review: "?", new: "+",
    problem: "!", open: "[", close: "]", arrow: "->", chosen: "*", yes: "+", no: "x", none: "-",
    pointer: "^",
    divider: "|")

  /// These, or those of ASCII where the terminal draws marks and frames wider than a column.
  func oneColumnWide(by width: ColumnWidth) -> Glyphs {
    [compact, rule, selection, dots].allSatisfy { width.columns(of: $0) == 1 } ? self : .ascii
  }

  func mark(of fitted: FittedRow) -> String { fitted.isCut ? cut : mark(of: fitted.layout) }

  func mark(of layout: Layout) -> String {
    switch layout {
    case .compact: compact
    case .standard: standard
    case .extended: extended
    case .none: " "
    }
  }

  /// The mark of what is wrong with a row, else that of its state.
  func mark(of shown: ShownRow) -> (mark: String, role: Theme.Role) {
    switch shown.severity {
    case .error: (problem, .problem)
    case .warning: (problem, .warning)
    case .info, nil: mark(of: shown.row.state)
    }
  }

  /// The mark of how far a text is translated.
  func mark(of state: RowState) -> (mark: String, role: Theme.Role) {
    switch state {
    case .translated, .notTranslated: (" ", .state)
    case .missing: (missing, .problem)
    case .needsReview: (review, .warning)
    case .new, .other: (new, .warning)
    }
  }
}
