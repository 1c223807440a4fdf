extension Theme {
  /// The themes that ship, in the order in which they are stepped through.
  public static let all: [Theme] = [.dark, .light, .mono]

  /// For a dark background: no black, no plain blue.
  public static let dark = Theme(
    name: "dark", accent: .brightCyan, good: .brightGreen, bad: .brightRed, caution: .brightYellow,
    quiet: .brightBlack, arguments: [.brightCyan, .brightGreen, .brightYellow, .brightMagenta])

  /// For a light background: no white, no yellow, nothing bright but grey.
  public static let light = Theme(
    name: "light", accent: .blue, good: .green, bad: .red, caution: .magenta,
    quiet: .brightBlack, arguments: [.blue, .magenta, .red, .cyan])

  /// Without colours: bold, dim, underline and reverse alone.
  public static let mono = Theme(
    name: "mono", accent: .standard, good: .standard, bad: .standard, caution: .standard,
    quiet: .standard, arguments: [.standard])

  /// The theme of that name.
  public static func named(_ name: String) -> Theme? { all.first { $0.name == name } }

  /// The attributes of every preset are the same; only the colours differ.
  private init(
    name: String, accent: Color, good: Color, bad: Color, caution: Color, quiet: Color,
    arguments: [Color]
  ) {
    self.init(name: name, arguments: arguments.map { Style(.underline, foreground: $0) }) {
      switch $0 {
      case .literal: .plain
      case .argument: Style(.underline, foreground: accent)
      case .unresolved: Style([.underline, .bold], foreground: bad)
      case .value: Style(.bold)
      case .key: Style(.bold, foreground: accent)
      case .table: Style(.bold, foreground: quiet)
      case .title: Style(.bold)
      case .status: Style(.reverse)
      case .rule: Style(.dim)
      case .hint: Style(.dim)
      case .layout: Style(.dim)
      case .state: Style(foreground: good)
      case .problem: Style(.bold, foreground: bad)
      case .warning: Style(.bold, foreground: caution)
      case .selection: Style(.bold)
      case .match: Style(.reverse)
      case .truncation: Style([.bold, .reverse], foreground: bad)
      case .prompt: Style(.bold)
      case .link: Style(.underline, foreground: accent)
      }
    }
  }
}
