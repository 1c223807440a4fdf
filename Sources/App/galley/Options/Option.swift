/// An option of a command, or of a part that several commands share.
///
/// Parsing, help, completions, the manual page and the configuration all read the list of a command.
///
/// ```swift
/// static var options: [Option<Self>] {
///   shared()
///   Option("stranded", in: .output, help: "Show only …", .flag(\.showsStrandedOnly))
///   Option.format(\.form)
/// }
/// ```
struct Option<Owner>: Sendable {
  var entry: OptionEntry
  /// Changes the owner as a value says, which is empty if the option takes none.
  let set: @Sendable (inout Owner, String) throws(InvalidValue) -> Void

  init(
    _ name: String, short: Character? = nil, in group: OptionEntry.Group,
    configurable: Bool = false, help: String, _ setter: OptionSetter<Owner>
  ) {
    self.init(
      OptionEntry(
        name: name, short: short, group: group, isConfigurable: configurable, help: help,
        value: setter.value),
      setter)
  }

  init(_ entry: OptionEntry, _ setter: OptionSetter<Owner>) {
    self.entry = entry
    set = setter.set
  }

  /// The option of a whole that has the owner as a part.
  func at<Whole>(_ path: any WritableKeyPath<Whole, Owner> & Sendable) -> Option<Whole> {
    let set = set
    return Option<Whole>(
      entry,
      OptionSetter { whole, text throws(InvalidValue) in try set(&whole[keyPath: path], text) })
  }
}

/// A type with a list of options: a command, or a part that several commands share.
protocol OptionOwner: Sendable {
  @OptionList<Self> static var options: [Option<Self>] { get }
}

extension OptionOwner {
  /// The options of a whole that has this as a part.
  static func options<Whole>(
    _ path: any WritableKeyPath<Whole, Self> & Sendable
  ) -> [Option<Whole>] {
    options.map { $0.at(path) }
  }
}

/// Joins options, and lists of them.
@resultBuilder
enum OptionList<Owner> {
  static func buildExpression(_ option: Option<Owner>) -> [Option<Owner>] { [option] }

  static func buildExpression(_ options: [Option<Owner>]) -> [Option<Owner>] { options }

  static func buildBlock(_ lists: [Option<Owner>]...) -> [Option<Owner>] {
    lists.flatMap(\.self)
  }
}

extension Array {
  /// The options without some that a command has no use for.
  func without<Owner>(_ names: String...) -> Self where Element == Option<Owner> {
    filter { !names.contains($0.entry.name) }
  }

  /// The options with another summary for one of them, and maybe several values.
  func with<Owner>(
    _ name: String, _ summary: String?, isList: Bool? = nil
  ) -> Self where Element == Option<Owner> {
    map { $0.entry.name == name ? $0.with(summary, isList: isList) : $0 }
  }
}

extension Option {
  /// The option with another summary, and maybe several values.
  func with(_ summary: String?, isList: Bool? = nil) -> Self {
    var option = self
    if let summary { option.entry.ownSummary = summary }
    if let isList { option.entry.isList = isList }
    return option
  }
}

/// Why an option rejects a value.
struct InvalidValue: Error, Equatable {
  /// The part of a list that is wrong; nil if it is the whole value.
  var part: String?
  /// The values that the option accepts, as in "expected …".
  let expected: String
}

extension InvalidValue {
  /// The error about a value, or a part of it, that is none of a few words.
  init(_ part: String? = nil, oneOf words: [String]) {
    let isPair = words.count == 2
    self.init(
      part: part,
      expected: (isPair ? "" : "one of ") + words.joined(separator: isPair ? " or " : ", "))
  }
}
