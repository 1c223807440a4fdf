public import Foundation
internal import LocalizedFoundation
public import LocalizedText

extension Text: PrimitiveView {
  /// Returns this text with the environment.
  public func contents(in environment: EnvironmentValues) -> ViewContents {
    ViewContents([Box(.text(PlacedText(styled(in: environment), in: environment)))])
  }

  /// Returns the text with the font and the traits of the environment, unless it has its own.
  private func styled(in environment: EnvironmentValues) -> Text {
    var text = self
    if let font = environment.font { text = text.font(font) }
    for trait in environment.traits.reversed() {
      switch trait {
      case .bold(let isActive): text = text.bold(isActive)
      case .italic(let isActive): text = text.italic(isActive)
      }
    }
    return text
  }
}

extension Image: View {
  /// The symbol as a text.
  public var body: some View { Text(self) }
}

extension Text {
  /// Makes a text of the localized string for a key in a bundle.
  ///
  /// ```swift
  /// Text("pencil", tableName: "Things", bundle: #bundle)
  /// ```
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle?,
    comment: StaticString? = nil
  ) {
    self.init(key, in: TableName(tableName, in: .init(bundle)))
  }

  /// Makes a text of a value that a formatter writes in the environment's locale, calendar and time
  /// zone; without a formatter, of its description.
  ///
  /// ```swift
  /// Text(departure, formatter: timeFormatter)
  /// ```
  public init<Subject: Equatable>(_ subject: Subject, formatter: Formatter?) {
    self.init(value: FormatterValue(subject, formatter: formatter))
  }

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

// What a terminal cannot show. The text stays as it is, so that the same code compiles.
extension Text {
  /// Returns the text underlined, or not; a terminal has no colors for lines.
  public func underline(_ isActive: Bool = true, color: Color?) -> Text { underline(isActive) }

  /// Returns the text struck through, or not; a terminal has no colors for lines.
  public func strikethrough(_ isActive: Bool = true, color: Color?) -> Text {
    strikethrough(isActive)
  }

  /// Returns the text in bold if the weight is at least semibold.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    weight.map { bold($0 >= .semibold) } ?? self
  }

  /// Returns the text: all digits of a terminal have one width.
  public func monospacedDigit() -> Text { self }

  /// Returns the text: the letters of a terminal are in columns.
  public func kerning(_ kerning: CGFloat) -> Text { self }

  /// Returns the text: the letters of a terminal are in columns.
  public func tracking(_ tracking: CGFloat) -> Text { self }

  /// Returns the text: the letters of a terminal are in lines.
  public func baselineOffset(_ offset: CGFloat) -> Text { self }
}

extension Font {
  /// The weight of letters.
  public enum Weight: Int, Comparable, Hashable, Sendable {
    /// The lightest.
    case ultraLight
    /// Lighter than `light`.
    case thin
    /// Lighter than usual.
    case light
    /// The usual one.
    case regular
    /// A little heavier than usual.
    case medium
    /// Between `medium` and `bold`.
    case semibold
    /// The usual one of emphasized letters.
    case bold
    /// Heavier than `bold`.
    case heavy
    /// The heaviest.
    case black

    /// Whether a weight is lighter than another one.
    public static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
  }
}
