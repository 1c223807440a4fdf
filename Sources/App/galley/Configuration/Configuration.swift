import PreviewUI
import SourceText
import TerminalValues

/// The user's configuration: values of options, preferences, and key bindings.
struct Configuration: Sendable {
  /// Keys and their action, or a command of the user; without either, the keys do nothing.
  struct Binding: Equatable, Sendable {
    let keys: [Key]
    let action: Action?
    var command: UserCommand?
  }

  /// The values for options, as the command line would give them; each option at most once.
  private(set) var settings: [OptionSetting] = []

  /// In file order: a later line overrides an earlier one for the same keys.
  var bindings: [Binding] = []

  /// The parts of the screen besides the rows.
  var screen = ScreenSettings()

  /// The path of the file with the colors; nil for the built-in ones.
  var themeFile: String?

  /// Whether the app opens a project in the locale in which the user last left it.
  var remembersLocale = false

  /// Whether the app opens a project at the place at which the user last left it.
  var remembersPlace = false

  /// The problems of the lines that cannot be applied.
  var diagnostics: [Diagnostic] = []

  /// Sets the value of an option, or removes it.
  mutating func set(_ option: String, to value: String?) {
    settings.removeAll { $0.name == option }
    if let value { settings.append((option, value)) }
  }
}
