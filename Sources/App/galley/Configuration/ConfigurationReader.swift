import PreviewUI
import TerminalValues

/// Reads a configuration file line by line.
///
/// A wrong line becomes a diagnostic; the others apply.
///
///     # a comment
///     theme = light
///     bind <C-n> = next-locale
///     remember-locale = yes
struct ConfigurationReader: Sendable {
  private typealias Scalars = SettingLine.Scalars

  /// The result so far.
  private(set) var configuration = Configuration()
  private let path: String
  private var line: SettingLine
  private let preferences = Configuration.options
  // The app takes every option that the configuration may set.
  private let options = BrowseCommand.options

  /// Reads the bytes of a file.
  static func configuration(of bytes: [UInt8], path: String) -> Configuration {
    let lines = SettingLine.lines(of: bytes)
    guard let first = lines.first else { return Configuration() }
    var reader = ConfigurationReader(path: path, line: first)
    for line in lines { reader.read(line) }
    return reader.configuration
  }

  private init(path: String, line: SettingLine) {
    self.path = path
    self.line = line
  }

  private mutating func read(_ line: SettingLine) {
    self.line = line
    if let problem = line.encodingProblem(in: path) {
      return configuration.diagnostics.append(problem)
    }
    let content = line.content
    let isBinding =
      content.starts(with: "bind".unicodeScalars) && content.dropFirst(4).first?.isBlank == true
    guard let sign = isBinding ? Self.signOfBinding(content) : content.firstIndex(of: "=") else {
      let form = isBinding ? "bind KEYS = ACTION" : "NAME = VALUE"
      return report("missing '='; write \(form)", at: content.startIndex)
    }
    let name = content[..<sign].dropFirst(isBinding ? 4 : 0).trimmingBlanks
    let value = content[content.index(after: sign)...].trimmingBlanks
    if isBinding { bind(name, to: value) } else { set(name, to: value) }
  }

  /// The sign before the action: the last one, because actions contain none, but keys may; or the
  /// first one before a command, which may contain some.
  private static func signOfBinding(_ content: Scalars) -> Scalars.Index? {
    let beforeCommand = content.indices.first { index in
      content[index] == "="
        && content[content.index(after: index)...].first { !$0.isBlank } == "!"
    }
    return beforeCommand ?? content.lastIndex(of: "=")
  }

  private mutating func report(_ message: String, at index: String.Index?) {
    configuration.diagnostics.append(line.problem(message, at: index, in: path))
  }
}

// MARK: Options

extension ConfigurationReader {
  private mutating func set(_ name: Scalars, to value: Scalars) {
    let spelled = String(name)
    let text = String(value)
    do throws(InvalidValue) {
      if let preference = preferences.first(where: { $0.entry.name == spelled }) {
        try preference.set(&configuration, text)
      } else if let option = options.first(where: { $0.entry.name == spelled }),
        option.entry.isConfigurable
      {
        guard option.entry.value != nil else {
          return configuration.set(spelled, to: try OptionText.yesOrNo(text) ? "" : nil)
        }
        var app = BrowseCommand()
        try option.set(&app, text)
        configuration.set(spelled, to: text)
      } else if OptionEntry.table.contains(where: { $0.name == spelled }) {
        let advice = "use --\(spelled) on the command line"
        report("'\(spelled)' cannot be set in the configuration; \(advice)", at: name.startIndex)
      } else {
        let names = options.map(\.entry).filter(\.isConfigurable) + preferences.map(\.entry)
        reportUnknown("setting", name, among: names.map(\.name) + ["bind"])
      }
    } catch {
      reportValue(value, of: spelled, expected: error.expected)
    }
  }

  private mutating func reportValue(_ value: Scalars, of name: String, expected: String) {
    report(
      "invalid value '\(value.shortened)' for '\(name)': expected \(expected)",
      at: value.startIndex)
  }

  private mutating func reportUnknown(_ kind: String, _ name: Scalars, among names: [String]) {
    let advice = name.advice(among: names, otherwise: "see 'man galley' for a list")
    report("unknown \(kind) '\(name.shortened)'; \(advice)", at: name.startIndex)
  }
}

// MARK: Keys

extension ConfigurationReader {
  private static let actions = Dictionary(
    uniqueKeysWithValues: Action.allCases.map { ($0.name, $0) })

  /// Keys that never reach galley: the terminal turns them into signals.
  private static let signals: Set<Key> = [.control("c"), .control("z"), .control("\\"), .unknown]

  private mutating func bind(_ keys: Scalars, to name: Scalars) {
    let action = Self.actions[String(name)]
    var command: UserCommand?
    if name.first == "!" {
      guard let read = self.command(name.dropFirst()) else { return }
      command = read
    }
    guard action != nil || command != nil || String(name) == "none" else {
      return reportUnknown("action", name, among: Array(Self.actions.keys) + ["none"])
    }
    guard !keys.isEmpty else {
      return report("missing keys; write bind KEYS = ACTION", at: keys.startIndex)
    }
    if let blank = keys.firstIndex(where: \.isBlank) {
      return report("unexpected space between the keys; use <Space> for the space bar", at: blank)
    }
    let script = String(keys)
    do throws(KeySpellingError) {
      let read = try Key.keys(in: script)
      if let signal = read.first(where: Self.signals.contains) {
        return report("the terminal reserves \(signal); choose another key", at: keys.startIndex)
      }
      configuration.bindings.append(
        Configuration.Binding(keys: read, action: action, command: command))
    } catch {
      let before = script.prefix(error.column - 1).unicodeScalars.count
      let wrong = error.text == "<" ? "'<' starts a key name" : "unknown key '\(error.text)'"
      report(
        "\(wrong); write keys like j, <Enter>, <C-d>, <lt>",
        at: keys.index(keys.startIndex, offsetBy: before))
    }
  }
}

// MARK: Commands

extension ConfigurationReader {
  /// Reads a command of the user's own; reports and returns nil if it is none.
  private mutating func command(_ line: Scalars) -> UserCommand? {
    do throws(UserCommandFault) {
      return try UserCommand(words: Editor.words(of: String(line)))
    } catch {
      switch error {
      case .empty: report("missing command; write bind KEYS = !COMMAND", at: line.startIndex)
      case .unknownField(let name):
        let fields = UserCommand.Field.allCases.map { "%(\($0.rawValue))" }
        report(
          "unknown field '%(\(name))'; write one of \(fields.joined(separator: " "))",
          at: line.startIndex)
      case .fieldInScript(let field):
        let name = "%(\(field.rawValue))"
        report(
          "\(name) is unsafe inside a script; pass it after the script, as an argument",
          at: line.startIndex)
      }
      return nil
    }
  }
}
