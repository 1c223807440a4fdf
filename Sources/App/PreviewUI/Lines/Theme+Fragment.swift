package import LocalizedText
package import TerminalValues

extension Theme {
  /// Returns the style of a fragment: the role of its kind combined with its own style.
  package func style(of fragment: Fragment) -> Style {
    let role: Style =
      switch fragment.kind {
      case .literal: self[.literal]
      case .argument(let number): argument(number)
      case .unresolved: self[.unresolved]
      }
    let base = fragment.style.link == nil ? role : role.adding(self[.link])
    guard fragment.style != FragmentStyle() else { return base }
    return base.adding(Style(fragment.style))
  }
}

extension Style {
  /// Creates the closest terminal style to the style of a fragment.
  init(_ style: FragmentStyle) {
    self.init()
    let attributes: [(FragmentStyle.Traits, Attributes)] = [
      (.strong, .bold), (.emphasis, .italic), (.code, .reverse),
      (.strikethrough, .strikethrough), (.underline, .underline),
    ]
    for (trait, attribute) in attributes where style.traits.contains(trait) {
      self.attributes.insert(attribute)
    }
    switch style.font {
    case .largeTitle, .title, .title2, .title3, .headline: self.attributes.insert(.bold)
    case .footnote, .caption, .caption2: self.attributes.insert(.dim)
    case .subheadline, .body, .callout, nil: break
    }
    foreground = style.foreground?.inPalette ?? .standard
    background = style.background?.inPalette ?? .standard
  }
}

extension LocalizedText.Color {
  /// The closest color in the terminal's palette.
  fileprivate var inPalette: TerminalValues.Color {
    switch self {
    case .red: .red
    case .orange, .brown: .yellow
    case .yellow: .brightYellow
    case .green: .green
    case .mint, .teal: .cyan
    case .cyan: .brightCyan
    case .blue, .accentColor: .blue
    case .indigo, .purple: .magenta
    case .pink: .brightMagenta
    case .white: .brightWhite
    case .gray, .secondary: .brightBlack
    case .black: .black
    case .primary: .standard
    case .rgb(let red, let green, let blue): Self.nearest(red: red, green: green, blue: blue)
    }
  }

  /// Returns the palette color with the same dominant components, bright if they are nearly full.
  private static func nearest(red: UInt8, green: UInt8, blue: UInt8) -> TerminalValues.Color {
    let parts = [red, green, blue]
    let strongest = parts.max() ?? 0
    guard strongest >= 64 else { return .black }
    let bits = parts.enumerated().reduce(0 as UInt8) { bits, part in
      part.element >= strongest / 2 + 1 ? bits | 1 << UInt8(part.offset) : bits
    }
    let plain = TerminalValues.Color(rawValue: bits + 1) ?? .standard
    return strongest > 200 ? TerminalValues.Color(rawValue: plain.rawValue + 8) ?? plain : plain
  }
}
