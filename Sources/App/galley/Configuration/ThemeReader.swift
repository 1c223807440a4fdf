import SourceText
import TerminalValues

/// Reads a theme file line by line.
///
/// A wrong line becomes a diagnostic; the others apply.
///
///     # a comment
///     problem = bold bright-red
///     light.match = black on yellow
///     argument = underline cyan, underline green
struct ThemeReader: Sendable {
  private typealias Scalars = SettingLine.Scalars
  private typealias Mistake = SettingLine.Mistake

  /// All themes, of which the file changes some.
  private(set) var themes = Theme.all
  /// The problems of the lines that cannot be applied.
  private(set) var diagnostics: [Diagnostic] = []

  /// The parts of the screen that a line may name.
  static let roles = Theme.Role.allCases.map { "\($0)" }
  /// The role of arguments, which have several styles.
  static let argument = "argument"
  /// The themes that a line may be for; a line without one is for both.
  static let colored = [Theme.dark.name, Theme.light.name]

  static let attributes: [(name: String, attribute: Style.Attributes)] = [
    ("bold", .bold), ("dim", .dim), ("italic", .italic), ("underline", .underline),
    ("reverse", .reverse), ("strikethrough", .strikethrough),
  ]

  /// Reads the bytes of a file.
  init(bytes: [UInt8], path: String) {
    diagnostics = SettingLine.read(bytes, of: path) { line throws(Mistake) in try self.read(line) }
  }

  private mutating func read(_ line: SettingLine) throws(Mistake) {
    let (name, value) = try line.setting(as: "ROLE = STYLE")
    let (names, role) = try target(of: name)
    if role == Self.argument {
      let styles = try value.split(separator: ",", omittingEmptySubsequences: false)
        .map { part throws(Mistake) in try self.style(of: part) }
      return change(names) { $0.setting(arguments: styles) }
    }
    guard let role = Theme.Role.allCases.first(where: { "\($0)" == role }) else {
      throw .unknown("role", name.lastPart, among: Self.roles + [Self.argument])
    }
    let style = try style(of: value)
    change(names) { $0.setting(role, to: style) }
  }

  /// The themes that a line is for, and the name of its role.
  private func target(of name: Scalars) throws(Mistake) -> (themes: [String], role: String) {
    guard let dot = name.firstIndex(of: ".") else { return (Self.colored, String(name)) }
    let theme = name[..<dot]
    guard Self.colored.contains(String(theme)) else {
      throw Mistake(
        "unknown theme '\(theme.shortened)'; write dark.ROLE or light.ROLE",
        at: name.startIndex)
    }
    return ([String(theme)], String(name.lastPart))
  }

  private mutating func change(_ names: [String], _ change: (Theme) -> Theme) {
    themes = themes.map { names.contains($0.name) ? change($0) : $0 }
  }

  /// A style: attributes, then a color, then `on` and a color; or `plain`.
  private func style(of value: Scalars) throws(Mistake) -> Style {
    var style = Style()
    let words = value.split { $0.isBlank }
    guard !words.isEmpty else {
      throw Mistake(
        "missing style; write words such as bold underline cyan on black",
        at: value.startIndex)
    }
    if words.count == 1, String(words[0]) == "plain" { return style }
    var isBackground = false
    for word in words {
      let spelled = String(word)
      if spelled == "on", !isBackground {
        isBackground = true
      } else if isBackground {
        guard let color = Color(named: spelled) else { throw unknown(word) }
        style.background = color
        isBackground = false
      } else if let known = Self.attributes.first(where: { $0.name == spelled }) {
        style.attributes.insert(known.attribute)
      } else if let color = Color(named: spelled) {
        style.foreground = color
      } else {
        throw unknown(word)
      }
    }
    guard !isBackground else {
      throw Mistake("missing color after 'on'", at: words.last?.startIndex)
    }
    return style
  }

  private func unknown(_ word: Scalars) -> Mistake {
    let names = Self.attributes.map(\.name) + Color.allCases.map(\.name) + ["plain", "on"]
    return .unknown("color or attribute", word, among: names)
  }
}

extension Color {
  /// The color with a name; nil if there is none.
  fileprivate init?(named name: String) {
    guard let color = Color.allCases.first(where: { $0.name == name }) else { return nil }
    self = color
  }
}

extension Substring.UnicodeScalarView {
  /// The part after the first full stop; everything if there is none.
  fileprivate var lastPart: Self { firstIndex(of: ".").map { self[index(after: $0)...] } ?? self }
}
