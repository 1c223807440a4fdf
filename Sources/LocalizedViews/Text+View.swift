public import Foundation
internal import LocalizedFoundation
public import LocalizedText

extension Text: PrimitiveView {
  /// Adds this text with the environment.
  public func place(_ texts: inout [PlacedText], in environment: EnvironmentValues) {
    texts.append(PlacedText(self, in: environment))
  }
}

extension Text {
  /// Makes a text of the localized string for a key in a bundle.
  ///
  /// ```swift
  /// Text("pencil", tableName: "Things", bundle: .module)
  /// ```
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle?,
    comment: StaticString? = nil
  ) {
    self.init(key, in: TableName(tableName, in: .init(bundle)))
  }
}

extension Text {
  /// Makes a text of a value that a formatter writes in the environment's locale, calendar and time
  /// zone; without a formatter, of its description.
  ///
  /// ```swift
  /// Text(departure, formatter: timeFormatter)
  /// ```
  public init<Subject: Equatable>(_ subject: Subject, formatter: Formatter?) {
    self.init(value: FormatterValue(subject, formatter: formatter))
  }
}

extension Text {
  // An operator is not visible with its type where a module exports the type alone, and a file that
  // imports LocalizedText too prefers the one there.
  /// Returns the words of two texts, one after the other.
  ///
  /// ```swift
  /// Text("From ") + Text(station).bold()
  /// ```
  @_disfavoredOverload
  public static func + (left: Text, right: Text) -> Text { joined(left, right) }
}
