/// A translation that nobody has to write: it shows what a real one may do to a layout, and which
/// texts are not localized at all, for those stay as they are.
///
/// Only the words of localized strings change. Arguments, markup, the destinations of links, code,
/// tags, addresses and `${applicationName}` do not.
///
/// ```swift
/// var environment = EnvironmentValues()
/// environment.pseudo = .bounded
/// Text("Pay now").resolve(in: environment).text  // "[# Pay now #]"
/// ```
public enum PseudoLocalization: String, CaseIterable, Hashable, Sendable {
  /// English letters have marks: `Ẁörd`. The columns are the same.
  case accented
  /// Every literal stands there twice, as a text in a language of long words.
  case double
  /// The string has `[#` before it and `#]` behind it, so that one that is cut is seen.
  case bounded
  /// Lines begin at the right, and the string is written from there.
  ///
  /// It stands between the characters that force this direction, each paragraph by itself. They
  /// take no column, and no terminal receives them.
  case rightToLeft = "rtl"
}

extension PseudoLocalization {
  /// What becomes of the fragments of a localized string.
  ///
  /// Ranges still refer to the string; what is put around it stands at its ends.
  func applied(
    to fragments: [Fragment], of source: String, style: FragmentStyle
  ) -> [Fragment] {
    guard fragments.contains(where: { !$0.text.isEmpty }) else { return fragments }
    let changed = fragments.map { fragment in
      var fragment = fragment
      fragment.text = text(of: fragment)
      return fragment
    }
    guard let frame else { return changed }
    let end = source.utf8.count
    return [Fragment(.literal, frame.start, style: style, range: 0..<0)] + changed
      + [Fragment(.literal, frame.end, style: style, range: end..<end)]
  }

  /// What stands before and behind the whole string.
  private var frame: (start: String, end: String)? {
    switch self {
    case .accented, .double: nil
    case .bounded: ("[# ", " #]")
    case .rightToLeft: (Self.override, Self.overrideEnd)
    }
  }

  private static let override = "\u{202E}"
  private static let overrideEnd = "\u{202C}"

  private func text(of fragment: Fragment) -> String {
    switch self {
    case .accented where fragment.isLanguage: fragment.text.changingWords(\.accented)
    case .double where fragment.isLanguage: fragment.text.changingWords(\.doubled)
    case .accented, .double, .bounded: fragment.text
    case .rightToLeft:
      // A direction ends with its paragraph.
      fragment.text.changingLineEnds { Self.overrideEnd + $0 + Self.override }
    }
  }
}

extension Fragment {
  /// Whether the fragment holds words to translate: arguments and code do not.
  fileprivate var isLanguage: Bool { kind == .literal && !style.traits.contains(.code) }
}
