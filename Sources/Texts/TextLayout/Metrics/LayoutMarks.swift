internal import ICUServices
internal import SourceText

/// The characters that replace undisplayable content, each one column wide.
public struct LayoutMarks: Hashable, Sendable {
  /// The replacement for a control character.
  public var control: String
  /// Whether control characters that have a symbol, such as ␉ for a tab, are replaced by it.
  public var usesSymbols: Bool
  /// The replacement for a cluster wider than its row.
  public var cut: String
  /// The replacement for the end of a truncated text.
  public var ellipsis: String

  /// Creates marks.
  ///
  /// A mark that is not one column wide is replaced by its ASCII counterpart.
  public init(control: String, cut: String, ellipsis: String, usesSymbols: Bool = false) {
    self.control = control
    self.usesSymbols = usesSymbols
    self.cut = cut
    self.ellipsis = ellipsis
  }

  /// Marks for Unicode terminals.
  public static let unicode = LayoutMarks(
    control: "\u{FFFD}", cut: "…", ellipsis: "…", usesSymbols: true)
  /// Marks for ASCII terminals.
  public static let ascii = LayoutMarks(control: "?", cut: "?", ellipsis: ">")

  /// Returns the marks with ASCII replacements for those that are not one column wide.
  func oneColumnWide(by width: ColumnWidth) -> LayoutMarks {
    LayoutMarks(
      control: width.columns(of: control) == 1 ? control : Self.ascii.control,
      cut: width.columns(of: cut) == 1 ? cut : Self.ascii.cut,
      ellipsis: width.columns(of: ellipsis) == 1 ? ellipsis : Self.ascii.ellipsis,
      usesSymbols: usesSymbols && width.columns(of: "\u{2409}") == 1)
  }

  /// Returns the mark for a control character: its Unicode symbol, if it has one.
  func mark(of scalar: Unicode.Scalar) -> String {
    guard usesSymbols else { return control }
    let symbol: UInt32? =
      switch scalar.value {
      case 0x00...0x1F: 0x2400 + scalar.value
      case 0x7F: 0x2421
      case 0x85: 0x2424
      default: nil
      }
    return symbol.flatMap { Unicode.Scalar($0) }.map { String($0) } ?? control
  }
}

extension Substring {
  /// Returns the cluster as it can safely be sent to a terminal.
  ///
  /// A control character becomes a mark. Format characters, especially those that change the
  /// direction, are dropped, because they have no width and terminals disagree about them. Only
  /// format characters that shape the cluster are kept.
  func drawn(with marks: LayoutMarks) -> String {
    guard let first = unicodeScalars.first else { return "" }
    if first.isShownAsMark { return marks.mark(of: first) }
    var drawn = String.UnicodeScalarView()
    drawn.append(contentsOf: unicodeScalars.lazy.filter { !ScalarProperties($0).isLeftOut })
    return String(drawn)
  }
}

extension ScalarProperties {
  /// Whether the scalar is a format character that is not drawn.
  var isLeftOut: Bool {
    if scalar.isNeverSent { return !scalar.isShownAsMark }
    guard generalCategory == .format else { return false }
    switch scalar.value {
    case 0x200C, 0x200D, 0xE0020...0xE007F: return false
    default: return !isPrependedConcatenationMark
    }
  }
}
