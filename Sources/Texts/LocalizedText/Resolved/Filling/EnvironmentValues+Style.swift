internal import ICUServices

extension EnvironmentValues {
  /// Returns a resolved text with the environment's colors and case applied.
  ///
  /// An explicit color wins. A Markdown link uses the tint. Other text inside a link uses the
  /// foreground style or, without one, the tint. All other text uses the foreground style.
  func withEnvironmentStyle(_ text: consuming ResolvedText) -> ResolvedText {
    guard foregroundStyle != nil || link != nil || textCase != nil || text.mayHaveLinks else {
      return text
    }
    return text.mapFragments { fragment in
      if let textCase { fragment.text = written(fragment.text, in: textCase) }
      let isMarkdownLink = fragment.style.link != nil
      if isMarkdownLink {
        fragment.style.foreground = fragment.style.foreground ?? tint ?? .accentColor
        fragment.style.traits.insert(.underline)
      } else if let link {
        fragment.style.link = link
        fragment.style.traits.insert(.underline)
        fragment.style.foreground =
          fragment.style.foreground ?? foregroundStyle ?? tint ?? .accentColor
      } else {
        fragment.style.foreground = fragment.style.foreground ?? foregroundStyle
      }
    }
  }

  private func written(_ text: String, in textCase: Text.Case) -> String {
    let tag = localeTag.withoutPrivateUse.description
    return textCase == .uppercase
      ? LetterCase.uppercased(text, locale: tag) : LetterCase.lowercased(text, locale: tag)
  }
}

extension ResolvedText {
  /// Whether any fragment may be a link.
  fileprivate var mayHaveLinks: Bool {
    // Use indices: iterating over the fragments would copy each of them (rates.py).
    for index in fragments.indices where fragments[index].style.hasDetails { return true }
    return false
  }
}
