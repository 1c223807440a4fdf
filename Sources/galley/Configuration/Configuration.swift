import PreviewUI
import TerminalUI

/// What somebody keeps for all runs: values of options, other keys, what is to be remembered.
struct Configuration: Sendable {
  /// A value for an option, as a command line could give it.
  struct Setting: Sendable {
    let option: Option
    let value: String
  }

  /// Keys, and what they do; nothing, where they are to do nothing.
  struct Binding: Equatable, Sendable {
    let keys: [Key]
    let action: Action?
  }

  /// Something that does not count, and why.
  struct Problem: Equatable, Sendable, CustomStringConvertible {
    let line: Int
    /// Where it begins, in Unicode scalars from 1.
    let column: Int
    /// What is wrong, and what to do.
    let message: String

    var description: String { "\(line):\(column): \(message)" }
  }

  /// Each option at most once, in the order in which they count.
  private(set) var settings: [Setting] = []

  /// In the order in which they count: where keys come twice, the later line wins.
  var bindings: [Binding] = []

  /// Whether the app begins a project in the locale in which it was left.
  var remembersLocale = false

  /// What does not count.
  var problems: [Problem] = []

  /// Takes a value for an option; one that the option had is forgotten.
  mutating func set(_ option: Option, to value: String?) {
    settings.removeAll { $0.option.name == option.name }
    if let value { settings.append(Setting(option: option, value: value)) }
  }
}

extension Options {
  /// Sets what a configuration wants and the command knows.
  mutating func apply(_ configuration: Configuration) {
    bindings = configuration.bindings
    remembersLocale = configuration.remembersLocale
    for setting in configuration.settings where setting.option.commands.contains(command) {
      guard case .set(let set) = setting.option.effect else { continue }
      // The reader has tried it, so there is nothing to catch.
      try? set(&self, setting.value)
    }
  }
}
