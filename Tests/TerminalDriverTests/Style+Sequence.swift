import TerminalUI

extension Style {
  /// Does what the numbers of a "select graphic rendition" say (ECMA-48, 8.3.117).
  mutating func obey(_ numbers: [Int]) {
    for number in numbers.isEmpty ? [0] : numbers {
      switch number {
      case 0: self = .plain
      case 1: attributes.insert(.bold)
      case 2: attributes.insert(.dim)
      case 3: attributes.insert(.italic)
      case 4: attributes.insert(.underline)
      case 7: attributes.insert(.reverse)
      case 9: attributes.insert(.strikethrough)
      case 22: attributes.subtract([.bold, .dim])
      case 23: attributes.remove(.italic)
      case 24: attributes.remove(.underline)
      case 27: attributes.remove(.reverse)
      case 29: attributes.remove(.strikethrough)
      case 30...37, 90...97: foreground = Style.color(number % 10 + (number < 90 ? 0 : 8))
      case 39: foreground = .standard
      case 40...47, 100...107: background = Style.color(number % 10 + (number < 100 ? 0 : 8))
      case 49: background = .standard
      default: break
      }
    }
  }

  private static func color(_ index: Int) -> Color {
    Color.allCases.first { $0.paletteIndex == index } ?? .standard
  }
}
