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
  let open: String
  let close: String

  /// For terminals that show Unicode.
  public static let unicode = Glyphs(
    marks: .unicode, selection: "▌", selectionAtRight: "▐", compact: "━", standard: "═",
    extended: "≡", cut: "✂", rule: "─", edge: "┤", edgeAtLeft: "├", dots: "·", missing: "∅",
    review: "?", new: "+", open: "⟦",
    close: "⟧")

  /// For all others, and for `--ascii`.
  public static let ascii = Glyphs(
    marks: .ascii, selection: ">", selectionAtRight: "<", compact: "-", standard: "=",
    extended: "#", cut: "%", rule: "-", edge: "|", edgeAtLeft: "|", dots: ".", missing: "0",
    review: "?", new: "+", open: "[",
    close: "]")

  func mark(of fitted: FittedRow) -> String {
    if fitted.cut { return cut }
    return switch fitted.layout {
    case .compact: compact
    case .standard: standard
    case .extended: extended
    case .none: " "
    }
  }
}
