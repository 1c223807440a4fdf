public import Foundation
internal import LocalizedFoundation
public import LocalizedText

extension Text: PrimitiveView {
  /// Returns the text with its environment.
  public func contents(in environment: EnvironmentValues) -> ViewContents {
    ViewContents([Box(.text(PlacedText(styled(in: environment), in: environment)))])
  }

  /// Returns the text with the environment's font and traits, unless it sets its own.
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
  /// Creates a text that shows the localized string for a key in a bundle.
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

  /// Creates a text that shows a value, formatted in the environment's locale, calendar and time
  /// zone, or its description if the formatter is nil.
  ///
  /// ```swift
  /// Text(departure, formatter: timeFormatter)
  /// ```
  public init<Subject: Equatable>(_ subject: Subject, formatter: Formatter?) {
    self.init(value: FormatterValue(subject, formatter: formatter))
  }

  // Re-exporting a type does not export its operators. A file that also imports LocalizedText
  // prefers the one declared there.
  /// Returns the concatenation of two texts.
  ///
  /// ```swift
  /// Text("From ") + Text(station).bold()
  /// ```
  @_disfavoredOverload
  public static func + (left: Text, right: Text) -> Text { joined(left, right) }
}

// Features that a terminal lacks. They leave the text unchanged, so that the same code compiles.
extension Text {
  /// Returns the text underlined, or with the underline removed; the color is ignored.
  public func underline(_ isActive: Bool = true, color: Color?) -> Text { underline(isActive) }

  /// Returns the text struck through, or with strikethrough removed; the color is ignored.
  public func strikethrough(_ isActive: Bool = true, color: Color?) -> Text {
    strikethrough(isActive)
  }

  /// Returns the text in bold or not, depending on whether the weight is at least semibold; nil
  /// changes nothing.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    weight.map { bold($0 >= .semibold) } ?? self
  }

  /// Returns the text unchanged, because all digits have the same width in a terminal.
  public func monospacedDigit() -> Text { self }

  /// Returns the text unchanged, because a terminal has fixed columns.
  public func kerning(_ kerning: CGFloat) -> Text { self }

  /// Returns the text unchanged, because a terminal has fixed columns.
  public func tracking(_ tracking: CGFloat) -> Text { self }

  /// Returns the text unchanged, because a terminal has fixed lines.
  public func baselineOffset(_ offset: CGFloat) -> Text { self }
}

extension Font {
  /// The weight of a font.
  public enum Weight: Int, Comparable, Hashable, Sendable {
    /// The lightest weight.
    case ultraLight
    /// Lighter than light.
    case thin
    /// Lighter than regular.
    case light
    /// The default weight.
    case regular
    /// Slightly heavier than regular.
    case medium
    /// Between medium and bold.
    case semibold
    /// The weight of bold text.
    case bold
    /// Heavier than bold.
    case heavy
    /// The heaviest weight.
    case black

    /// Whether a weight is lighter than another.
    public static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
  }
}
