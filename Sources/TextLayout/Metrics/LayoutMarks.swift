internal import ICU
internal import SourceText

/// The characters that are drawn in place of what cannot be shown, each one column wide.
public struct LayoutMarks: Hashable, Sendable {
  /// Replaces a control character.
  public var control: String
  /// Whether a control character with a symbol of its own, such as ␉ for a tab, is replaced by that.
  public var usesSymbols: Bool
  /// Replaces a cluster that is wider than its row.
  public var cut: String
  /// Replaces the end of a text that does not fit its layout.
  public var ellipsis: String

  /// Makes marks.
  ///
  /// A mark that is not one column wide is replaced by the ASCII one.
  public init(control: String, cut: String, ellipsis: String, usesSymbols: Bool = false) {
    self.control = control
    self.usesSymbols = usesSymbols
    self.cut = cut
    self.ellipsis = ellipsis
  }

  /// Marks for terminals that show Unicode.
  public static let unicode = LayoutMarks(
    control: "\u{FFFD}", cut: "…", ellipsis: "…", usesSymbols: true)
  /// Marks for terminals that show ASCII only.
  public static let ascii = LayoutMarks(control: "?", cut: "?", ellipsis: ">")

  /// These marks, with ASCII marks in place of those that are not one column wide.
  func oneColumnWide(by width: ColumnWidth) -> LayoutMarks {
    LayoutMarks(
      control: width.columns(of: control) == 1 ? control : Self.ascii.control,
      cut: width.columns(of: cut) == 1 ? cut : Self.ascii.cut,
      ellipsis: width.columns(of: ellipsis) == 1 ? ellipsis : Self.ascii.ellipsis,
      usesSymbols: usesSymbols && width.columns(of: "\u{2409}") == 1)
  }

  /// The mark for a control character: Unicode has symbols for those of ASCII, and one for a new line.
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
  /// The cluster as it may be sent to a terminal.
  ///
  /// A control character becomes a mark. Format characters are left out, because they take no
  /// column and terminals treat them differently, above all those that change the direction. Only
  /// format characters that shape the cluster itself stay.
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
