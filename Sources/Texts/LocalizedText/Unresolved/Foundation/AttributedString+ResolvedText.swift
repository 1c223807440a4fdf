#if !canImport(Darwin)
  public import FoundationEssentials
  internal import MessageSyntax

  extension AttributedString {
    /// Creates an attributed string from a resolved text.
    ///
    /// Argument numbers become the `replacementIndex` attribute.
    ///
    /// ```swift
    /// let string = AttributedString(Text("From \(here) to \(there)").resolve(in: environment))
    /// string.runs.first { $0.replacementIndex == 2 }  // where it says `there`
    /// ```
    public init(_ text: ResolvedText) {
      self.init()
      for fragment in text.fragments {
        var attributes = AttributeContainer(fragment.style)
        if case .argument(let number) = fragment.kind { attributes.replacementIndex = number }
        append(AttributedString(fragment.text, attributes: attributes))
      }
    }
  }

  extension AttributeContainer {
    init(_ style: FragmentStyle, baseURL: URL? = nil) {
      self = style.others ?? AttributeContainer()
      let intent = InlinePresentationIntent(style.traits)
      if !intent.isEmpty { self.inlinePresentationIntent = intent }
      if style.traits.contains(.underline) { self.underlineStyle = .single }
      self.foregroundColor = style.foreground
      self.backgroundColor = style.background
      self.font = style.font
      if !style.spans.isEmpty {
        self.attributeSpans = style.spans
        self.languageIdentifier = self.languageIdentifier ?? style.spans.languageIdentifier
      }
      self.link = style.link.flatMap { URL(string: $0, relativeTo: baseURL) }
    }
  }

  extension [AttributeSpan] {
    /// The language set by the innermost span that has one: `languageIdentifier: 'fr'`.
    fileprivate var languageIdentifier: String? {
      reversed().lazy.compactMap { span in
        if case .string(let language) = span.attributes["languageIdentifier"] {
          language
        } else {
          nil
        }
      }
      .first
    }
  }

  extension FragmentStyle {
    /// Creates a style from the attributes of a run.
    ///
    /// Attributes that a style cannot express are kept for the attributed string of the whole text.
    init(_ run: AttributedString.Runs.Run) {
      self.init(run.inlinePresentationIntent?.traits ?? [])
      if run.underlineStyle != nil { traits.insert(.underline) }
      foreground = run.foregroundColor
      background = run.backgroundColor
      font = run.font
      spans = run.attributeSpans ?? []
      link = run.link?.absoluteString
      var rest = run.attributes
      rest.inlinePresentationIntent = nil
      rest.underlineStyle = nil
      rest.foregroundColor = nil
      rest.backgroundColor = nil
      rest.font = nil
      rest.attributeSpans = nil
      rest.link = nil
      rest.replacementIndex = nil
      if rest != AttributeContainer() { others = rest }
    }
  }
#endif
