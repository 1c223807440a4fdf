public import MessageSyntax

/// How a fragment looks: what Markdown, modifiers and the environment made of it.
///
/// ```swift
/// var style = FragmentStyle(.strong)
/// style.foreground = .red
/// ```
public struct FragmentStyle: Hashable, Sendable {
  /// How letters are drawn.
  public typealias Traits = LetterTraits

  /// What is done to the letters.
  public var traits: Traits = []
  /// The colour of the letters; without one, that of the terminal.
  public var foreground: Color?
  /// The colour behind the letters.
  public var background: Color?
  /// The size and the weight that an app asks for; a terminal has neither sizes nor families.
  public var font: Font?
  /// What few styles have.
  private var details: Details?

  private final class Details: Hashable, Sendable {
    let link: String?
    let spans: [AttributeSpan]

    init(link: String?, spans: [AttributeSpan]) {
      self.link = link
      self.spans = spans
    }

    static func == (left: Details, right: Details) -> Bool {
      left === right || (left.link == right.link && left.spans == right.spans)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(link)
      hasher.combine(spans)
    }
  }

  /// Whether there is a link or a span.
  var hasDetails: Bool { details != nil }

  /// Where a link leads, as it is written.
  public var link: String? {
    get { details?.link }
    set { setDetails(link: newValue, spans: spans) }
  }

  /// The spans `^[…](key: value)` that hold the fragment, the outermost first.
  public var spans: [AttributeSpan] {
    get { details?.spans ?? [] }
    set { setDetails(link: link, spans: newValue) }
  }

  private mutating func setDetails(link: String?, spans: [AttributeSpan]) {
    details = link == nil && spans.isEmpty ? nil : Details(link: link, spans: spans)
  }

  /// Makes a style; without arguments, one that changes nothing.
  public init(
    _ traits: Traits = [], foreground: Color? = nil, background: Color? = nil
  ) {
    self.traits = traits
    self.foreground = foreground
    self.background = background
  }

  /// The style laid over another one: traits join, and what this one says wins.
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
    style.setDetails(link: details.link ?? outer.link, spans: outer.spans + details.spans)
    return style
  }
}

extension FragmentStyle {
  /// The style of a part of a text in Markdown.
  public init(_ markdown: MarkdownStyle) {
    traits = markdown.traits
    setDetails(link: markdown.link, spans: markdown.spans)
  }
}
