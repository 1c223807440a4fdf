/// A part of a text with its own attributes: `^[2 salads](inflect: true)`.
public struct AttributeSpan: Hashable, Sendable {
  /// The number of the span in its text, from 0.
  ///
  /// It tells neighbours with the same attributes apart.
  public var number: Int
  /// The attributes by name, as they are written.
  public var attributes: [String: AttributeValue]

  /// Makes a span.
  public init(number: Int, attributes: [String: AttributeValue]) {
    self.number = number
    self.attributes = attributes
  }
}

/// A value of an attribute, written in JSON5.
public indirect enum AttributeValue: Hashable, Sendable {
  /// `null`
  case null
  /// `true` or `false`
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A text.
  case string(String)
  /// Several values.
  case array([AttributeValue])
  /// Values by name.
  case object([String: AttributeValue])
}
