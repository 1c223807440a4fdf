package import FoundationEssentials
public import MessageSyntax

/// The style of a fragment, from Markdown, modifiers and the environment.
///
/// ```swift
/// var style = FragmentStyle(.strong)
/// style.foreground = .red
/// ```
public struct FragmentStyle: Hashable, Sendable {
  /// The letter traits of a style.
  public typealias Traits = LetterTraits

  /// The letter traits.
  public var traits: Traits = []
  /// The text color, or nil for the terminal's default.
  public var foreground: Color?
  /// The color behind the text.
  public var background: Color?
  /// The font requested by the app.
  ///
  /// A terminal has only one font.
  public var font: Font?
  /// The rarely used properties, behind one reference to keep most styles small.
  private var details: Details?

  private final class Details: Hashable, Sendable {
    let link: String?
    let spans: [AttributeSpan]
    let others: AttributeContainer?

    init(link: String?, spans: [AttributeSpan], others: AttributeContainer?) {
      self.link = link
      self.spans = spans
      self.others = others
    }

    static func == (left: Details, right: Details) -> Bool {
      left === right
        || (left.link == right.link && left.spans == right.spans && left.others == right.others)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(link)
      hasher.combine(spans)
    }
  }

  /// Whether the style has a link, spans or attributes of an attributed string.
  var hasDetails: Bool { details != nil }

  /// The destination of the link, as written.
  public var link: String? {
    get { details?.link }
    set { setDetails(link: newValue, spans: spans, others: others) }
  }

  /// The spans `^[…](key: value)` around the fragment, outermost first.
  package var spans: [AttributeSpan] {
    get { details?.spans ?? [] }
    set { setDetails(link: link, spans: newValue, others: others) }
  }

  /// The attributes of an attributed string that have no property of their own, such as the field
  /// of a date or custom attributes, or nil if there are none.
  package var others: AttributeContainer? {
    get { details?.others }
    set { setDetails(link: link, spans: spans, others: newValue) }
  }

  private mutating func setDetails(
    link: String?, spans: [AttributeSpan], others: AttributeContainer?
  ) {
    details =
      link == nil && spans.isEmpty && others == nil
      ? nil : Details(link: link, spans: spans, others: others)
  }

  /// Creates a style, empty by default.
  public init(
    _ traits: Traits = [], foreground: Color? = nil, background: Color? = nil
  ) {
    self.traits = traits
    self.foreground = foreground
    self.background = background
  }

  /// Returns the style applied over another one: traits are combined, and this style's values win.
  public func over(_ outer: FragmentStyle) -> FragmentStyle {
    var style = self
    style.traits.formUnion(outer.traits)
    style.foreground = foreground ?? outer.foreground
    style.background = background ?? outer.background
    style.font = font ?? outer.font
    guard let details else {
      style.details = outer.details
      return style
    }
    guard outer.details != nil else { return style }
    style.setDetails(
      link: details.link ?? outer.link, spans: outer.spans + details.spans,
      others: outer.others.map { $0.merging(details.others ?? AttributeContainer()) }
        ?? details.others)
    return style
  }
}

extension FragmentStyle {
  /// Creates the style for a part of a Markdown string.
  package init(_ markdown: MarkdownStyle) {
    traits = markdown.traits
    setDetails(link: markdown.link, spans: markdown.spans, others: nil)
  }
}

/// A color, by its SwiftUI name or its components.
public enum Color: Hashable, Sendable {
  /// A system color, in the shade for the appearance.
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  /// A color without a hue.
  case white, gray, black
  /// The default text color.
  case primary
  /// The color of less important text.
  case secondary
  /// The color of links and buttons.
  case accentColor
  /// A color by its components, from 0 to 255.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}

/// A font size, by its SwiftUI name.
public enum Font: String, CaseIterable, Hashable, Sendable {
  /// A text style, from the largest to the smallest.
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
  /// The smallest text style.
  case caption2
}
