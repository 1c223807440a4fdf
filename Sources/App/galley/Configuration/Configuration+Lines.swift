import PreviewUI
import TerminalValues

/// Reads a configuration file line by line.
///
///     # a comment
///     theme = light
///     bind <C-n> = next-locale
///     remember-locale = yes
extension Configuration {
  private typealias Scalars = SettingLine.Scalars
  private typealias Mistake = SettingLine.Mistake

  /// Reads the bytes of a file.
  ///
  /// A wrong line becomes a diagnostic; the others apply.
  init(bytes: [UInt8], path: String) {
    self.init()
    diagnostics = SettingLine.read(bytes, of: path) { line throws(Mistake) in try self.read(line) }
  }

  private mutating func read(_ line: SettingLine) throws(Mistake) {
    let content = line.content
    guard content.starts(with: "bind".unicodeScalars), content.dropFirst(4).first?.isBlank == true
    else {
      let (name, value) = try line.setting(as: "NAME = VALUE")
      return try set(name, to: value)
    }
    guard let sign = Self.signOfBinding(content) else {
      throw Mistake("missing '='; write bind KEYS = ACTION", at: content.startIndex)
    }
    try bind(
      content[..<sign].dropFirst(4).trimmingBlanks,
      to: content[content.index(after: sign)...].trimmingBlanks)
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
}

// MARK: Options

extension Configuration {
  // The app takes every option that the configuration may set.
  private static let appOptions = BrowseCommand.options

  private mutating func set(_ name: Scalars, to value: Scalars) throws(Mistake) {
    let spelled = String(name)
    let text = String(value)
    do throws(InvalidValue) {
      if let preference = Self.options.first(where: { $0.entry.name == spelled }) {
        return try preference.set(&self, text)
      }
      let option = Self.appOptions.first { $0.entry.name == spelled && $0.entry.isConfigurable }
      if let option {
        guard option.entry.value != nil else {
          return set(spelled, to: try OptionText.yesOrNo(text) ? "" : nil)
        }
        var app = BrowseCommand()
        try option.set(&app, text)
        return set(spelled, to: text)
      }
    } catch {
      throw Mistake(
        "invalid value '\(value.shortened)' for '\(spelled)': expected \(error.expected)",
        at: value.startIndex)
    }
    if OptionEntry.table.contains(where: { $0.name == spelled }) {
      throw Mistake(
        "'\(spelled)' cannot be set in the configuration; use --\(spelled) on the command line",
        at: name.startIndex)
    }
    let names = Self.appOptions.map(\.entry).filter(\.isConfigurable) + Self.options.map(\.entry)
    throw .unknown("setting", name, among: names.map(\.name) + ["bind"])
  }
}

// MARK: Keys

extension Configuration {
  private static let actions = Dictionary(
    uniqueKeysWithValues: Action.allCases.map { ($0.name, $0) })

  /// Keys that never reach galley: the terminal turns them into signals.
  private static let signals: Set<Key> = [.control("c"), .control("z"), .control("\\"), .unknown]

  private mutating func bind(_ keys: Scalars, to name: Scalars) throws(Mistake) {
    let action = Self.actions[String(name)]
    let command = try name.first == "!" ? Self.command(name.dropFirst()) : nil
    guard action != nil || command != nil || String(name) == "none" else {
      throw .unknown("action", name, among: Array(Self.actions.keys) + ["none"])
    }
    guard !keys.isEmpty else {
      throw Mistake("missing keys; write bind KEYS = ACTION", at: keys.startIndex)
    }
    if let blank = keys.firstIndex(where: \.isBlank) {
      throw Mistake("unexpected space between the keys; use <Space> for the space bar", at: blank)
    }
    let script = String(keys)
    let read: [Key]
    do throws(KeySpellingError) {
      read = try Key.keys(in: script)
    } catch {
      let before = script.prefix(error.column - 1).unicodeScalars.count
      let wrong = error.text == "<" ? "'<' starts a key name" : "unknown key '\(error.text)'"
      throw Mistake(
        "\(wrong); write keys like j, <Enter>, <C-d>, <lt>",
        at: keys.index(keys.startIndex, offsetBy: before))
    }
    if let signal = read.first(where: Self.signals.contains) {
      throw Mistake("the terminal reserves \(signal); choose another key", at: keys.startIndex)
    }
    bindings.append(Binding(keys: read, action: action, command: command))
  }

  /// Reads a command of the user's own.
  private static func command(_ line: Scalars) throws(Mistake) -> UserCommand {
    do throws(UserCommandFault) {
      return try UserCommand(words: Editor.words(of: String(line)))
    } catch {
      let message =
        switch error {
        case .empty: "missing command; write bind KEYS = !COMMAND"
        case .unknownField(let name):
          "unknown field '%(\(name))'; write one of "
            + UserCommand.Field.allCases.map { "%(\($0.rawValue))" }.joined(separator: " ")
        case .fieldInScript(let field):
          "%(\(field.rawValue)) is unsafe inside a script; pass it after the script, as an argument"
        }
      throw Mistake(message, at: line.startIndex)
    }
  }
}
