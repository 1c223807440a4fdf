internal import ICU
internal import SourceText

/// The signs that stand for what cannot be shown, each one column wide.
public struct LayoutMarks: Hashable, Sendable {
  /// Stands for a control character.
  public var control: String
  /// Stands for a cluster that is wider than its row.
  public var cut: String
  /// Stands for the end of a text in a layout that has no room for it.
  public var ellipsis: String

  /// Makes marks; each must take one column.
  public init(control: String, cut: String, ellipsis: String) {
    self.control = control
    self.cut = cut
    self.ellipsis = ellipsis
  }

  /// Marks for terminals that show Unicode.
  public static let unicode = LayoutMarks(control: "\u{2418}", cut: "…", ellipsis: "…")
  /// Marks for terminals that show ASCII only.
  public static let ascii = LayoutMarks(control: "?", cut: "?", ellipsis: ">")

  /// The marks, those of ASCII where these are wider than a column.
  func oneColumnWide(by width: ColumnWidth) -> LayoutMarks {
    LayoutMarks(
      control: width.columns(of: control) == 1 ? control : Self.ascii.control,
      cut: width.columns(of: cut) == 1 ? cut : Self.ascii.cut,
      ellipsis: width.columns(of: ellipsis) == 1 ? ellipsis : Self.ascii.ellipsis)
  }
}

extension Substring {
  /// The cluster as a terminal may receive it.
  ///
  /// A control character becomes its mark. Format characters are left out, for they take no column
  /// and terminals differ in what they make of them, above all of those that turn the direction;
  /// only those that shape the cluster itself stay.
  func drawn(with marks: LayoutMarks) -> String {
    guard let first = unicodeScalars.first else { return "" }
    if first.isShownAsMark { return marks.control }
    var drawn = String.UnicodeScalarView()
    drawn.append(contentsOf: unicodeScalars.lazy.filter { !ScalarProperties($0).isLeftOut })
    return String(drawn)
  }
}

extension ScalarProperties {
  /// Whether the scalar is a format character that is left out where text is drawn.
  var isLeftOut: Bool {
    guard generalCategory == .format else { return false }
    switch scalar.value {
    case 0x200C, 0x200D, 0xE0020...0xE007F: return false
    default: return !isPrependedConcatenationMark
    }
  }
}
