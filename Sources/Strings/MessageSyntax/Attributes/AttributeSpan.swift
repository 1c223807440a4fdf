/// A part of a string with attributes: `^[2 salads](inflect: true)`.
public struct AttributeSpan: Hashable, Sendable {
  /// The number of the span in its string, from 0.
  ///
  /// It distinguishes adjacent spans with the same attributes.
  public var number: Int
  /// The attributes by name, as written.
  public var attributes: [String: AttributeValue]

  /// Creates a span.
  public init(number: Int, attributes: [String: AttributeValue]) {
    self.number = number
    self.attributes = attributes
  }
}

/// An attribute value in JSON5.
public indirect enum AttributeValue: Hashable, Sendable {
  /// `null`
  case null
  /// `true` or `false`
  case bool(Bool)
  /// A number, also in hexadecimal or with a plus sign.
  case number(Double)
  /// A string in single or double quotation marks, without its escapes.
  case string(String)
  /// An array of values.
  case array([AttributeValue])
  /// An object: values by name.
  case object([String: AttributeValue])
}
