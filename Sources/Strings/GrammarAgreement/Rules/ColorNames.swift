/// The names of colors, and the words that follow a color to form a shade.
struct ColorNames: Sendable {
  static let none = ColorNames("", shades: "")

  let colors: Set<String>
  let shades: Set<String>

  /// Creates names from lowercase words.
  init(_ colors: String, shades: String) {
    self.colors = Set(colors.split(separator: " ").map(String.init))
    self.shades = Set(shades.split(separator: " ").map(String.init))
  }
}
