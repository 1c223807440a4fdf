/// A text with inline Markdown that is no localized string: what a person wrote, say.
struct MarkdownValue: TextValue {
  let source: String

  func resolve(with resolver: Resolver) -> ResolvedText {
    let markdown = MarkdownText(source, allowsAttributes: false)
    let fragments = markdown.runs.map { run in
      Fragment(
        .literal, markdown.words(of: run), style: FragmentStyle(run.style),
        range: markdown.sourceRange(of: run.range))
    }
    return ResolvedText(fragments)
  }
}

extension Text {
  /// A text whose inline Markdown is read, in every locale the same.
  ///
  /// Extended attributes are for localized strings and no markup here.
  ///
  /// ```swift
  /// Text(markdown: "a *large* salad")
  /// ```
  public init(markdown source: String) { self.init(value: MarkdownValue(source: source)) }
}
