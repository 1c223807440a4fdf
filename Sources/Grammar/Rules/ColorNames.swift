/// The names of colors, and the words that make a shade of the color before them.
struct ColorNames: Sendable {
  static let none = ColorNames("", shades: "")

  let colors: Set<String>
  let shades: Set<String>

  /// Makes names from words in lower case.
  init(_ colors: String, shades: String) {
    self.colors = Set(colors.split(separator: " ").map(String.init))
    self.shades = Set(shades.split(separator: " ").map(String.init))
  }
}
