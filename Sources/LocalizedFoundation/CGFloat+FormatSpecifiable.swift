public import Foundation
public import LocalizedText

extension CGFloat: FormatSpecifiable {
  /// The placeholder `%lf`.
  public static var placeholder: String { "%lf" }
  /// The number as an argument.
  public var argument: Argument { .double(Double(self)) }
}
