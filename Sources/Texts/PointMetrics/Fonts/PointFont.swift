/// A font for any phone: a text style, whose size depends on the user's text size, or a fixed size.
///
/// ```swift
/// PointFont("headline")  // .style(.headline)
/// PointFont("13.5pt")    // .size(13.5)
/// ```
public enum PointFont: Hashable, Sendable {
  /// A text style.
  case style(TextStyle)
  /// A size in points.
  case size(Double)

  /// Parses the name of a text style, ignoring case and hyphens, or a size such as `13pt`.
  public init?(_ name: String) {
    guard name.utf8.count <= Self.longestName else { return nil }
    if let points = Double(points: name) {
      guard PointStyle.sizes.contains(points) else { return nil }
      self = .size(points)
      return
    }
    let letters = name.lowercased().filter { $0 != "-" }
    guard let style = TextStyle.allCases.first(where: { $0.letters == letters }) else { return nil }
    self = .style(style)
  }

  private static let longestName = 40
}

extension PointFont: CustomStringConvertible {
  /// The name of the text style, or the size.
  public var description: String {
    switch self {
    case .style(let style): style.rawValue
    case .size(let size): "\(size)pt"
    }
  }
}

extension TextStyle {
  fileprivate var letters: String { rawValue.filter { $0 != "-" } }
}

extension Double {
  /// Parses a size in points such as `13.5pt`, without a sign or exponent.
  package init?(points text: some StringProtocol) {
    self.init(text, unit: "pt")
  }

  /// Parses a number followed by a unit, without a sign or exponent.
  package init?(_ text: some StringProtocol, unit: String) {
    guard text.utf8.count <= 20, text.hasSuffix(unit) else { return nil }
    let number = text.dropLast(unit.count)
    guard number.utf8.allSatisfy({ 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ".") }),
      !number.hasSuffix(".")
    else { return nil }
    self.init(String(number))
  }
}
