/// Who puts texts into the order in which they are read.
///
/// The columns that a text takes, and so its layout, are the same in both.
public enum BidiOrder: String, CaseIterable, Hashable, Sendable {
  /// galley does, for terminals that draw every line from the left: lines hold what stands there
  /// from left to right, and begin at the right where the locale's lines do.
  case visual
  /// The terminal does: lines hold their text as it is stored, and begin at the left.
  case logical
}
