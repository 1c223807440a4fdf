internal import ICU

extension EnvironmentValues {
  /// A resolved text in the colours and letters of its place.
  ///
  /// An explicit colour wins; a Markdown link keeps the tint; what stands in a link has the link's
  /// colour where no style was asked for; all else has the foreground style.
  func painted(_ text: consuming ResolvedText) -> ResolvedText {
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
    // By index: a loop over the fragments themselves would copy each of them.
    for index in fragments.indices where fragments[index].style.hasDetails { return true }
    return false
  }
}
