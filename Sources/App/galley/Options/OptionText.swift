import CatalogCheck
import LocalizedText
import PreviewRows
import SourceText
import TerminalValues

extension TermOfAddress {
  /// The terms that the user may choose.
  static let all: [TermOfAddress] = [.feminine, .masculine, .neutral]
  /// Their names, separated by commas.
  static let list = all.map(\.rawValue).joined(separator: ", ")
}

/// Reads the values of options.
enum OptionText {
  /// Splits a value at commas; no part may be empty.
  static func list(_ value: String, _ expected: String) throws(InvalidValue) -> [String] {
    let parts = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    if parts.contains("") { throw InvalidValue(expected: expected) }
    return parts
  }

  static func rules(_ value: String) throws(InvalidValue) -> [RuleID] {
    try list(value, "the name of a rule").map { name throws(InvalidValue) in
      if Rule.ids.contains(name) { return RuleID(rawValue: name) }
      let nearest = Spelling.nearest(to: name, among: Rule.ids).first
      throw InvalidValue(
        part: name,
        expected: "the name of a rule; "
          + (nearest.map { "did you mean '\($0)'?" } ?? "galley check --list lists them"))
    }
  }

  static func states(_ value: String) throws(InvalidValue) -> [String] {
    let expected = "one of \(FilterOptions.knownStates.joined(separator: ", "))"
    return try list(value, expected).map { name throws(InvalidValue) in
      guard FilterOptions.knownStates.contains(state(name)) else {
        throw InvalidValue(part: name, expected: expected)
      }
      return state(name)
    }
  }

  /// The state that a word stands for, as files spell it.
  static func state(_ word: String) -> String { word == "review" ? "needs_review" : word }

  static func fields(_ value: String) throws(InvalidValue) -> [RowField] {
    if value == "all" { return RowField.allCases }
    let expected = "one of \(RowField.allCases.map(\.rawValue).joined(separator: ", ")), or all"
    return try list(value, expected).map { name throws(InvalidValue) in
      guard let field = RowField(rawValue: name) else {
        throw InvalidValue(part: name, expected: expected)
      }
      return field
    }
  }

  /// Reads the gender of the app's user.
  static func term(_ value: String) throws(InvalidValue) -> TermOfAddress {
    guard let term = TermOfAddress.all.first(where: { $0.rawValue == value }) else {
      throw InvalidValue(expected: "one of \(TermOfAddress.list)")
    }
    return term
  }

  /// Reads a person or a phrase.
  static func concept(_ value: String) -> InflectionConcept {
    TermOfAddress.all.first { $0.rawValue == value }.map { .termsOfAddress([$0]) }
      ?? .localizedPhrase(value)
  }

  static func globs(_ value: String) throws(InvalidValue) -> [Glob] {
    do throws(Glob.Malformed) {
      return [try Glob(value)]
    } catch {
      throw InvalidValue(expected: error.expected)
    }
  }

  static func nonEmpty(
    _ value: String, _ expected: String = "the path of a file"
  ) throws(InvalidValue) -> String {
    if value.isEmpty { throw InvalidValue(expected: expected) }
    return value
  }

  static func columns(_ value: String) throws(InvalidValue) -> Int {
    guard let number = digits(value), FittedOptions.widths ~= number else {
      throw InvalidValue(
        expected:
          "a width from \(FittedOptions.widths.lowerBound) to \(FittedOptions.widths.upperBound)")
    }
    return number
  }

  /// The first of the columns of a range: a text that fits a width fits every greater one.
  static func leastColumns(_ value: String) throws(InvalidValue) -> Int {
    let ends = value.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard ends.count == 2 else { return try columns(value) }
    let least = try columns(String(ends[0]))
    guard least <= (try columns(String(ends[1]))) else {
      throw InvalidValue(expected: "a range of columns such as 20-60")
    }
    return least
  }

  /// A percentage with at most one decimal, in thousandths.
  static func permille(_ value: String) throws(InvalidValue) -> Int {
    let parts = value.split(separator: ".", omittingEmptySubsequences: false)
    let decimal = parts.count == 2 && parts[1].utf8.count == 1 ? digits(parts[1]) : nil
    guard let whole = digits(parts[0]), 0...100 ~= whole, parts.count == 1 || decimal != nil,
      whole * 10 + (decimal ?? 0) <= 1000
    else { throw InvalidValue(expected: "a percentage from 0 to 100, such as 95 or 97.5") }
    return whole * 10 + (decimal ?? 0)
  }

  static func size(_ value: String) throws(InvalidValue) -> Size {
    guard let size = Size(value) else {
      throw InvalidValue(expected: "columns and rows from 1x1 to \(Size.limit)x\(Size.limit)")
    }
    return size
  }

  /// A number in ASCII digits only: `+80` and ` 80` are more likely mistakes than numbers.
  static func digits(_ value: some StringProtocol) -> Int? {
    value.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(value) : nil
  }

  /// A number as samples files write it, but without an exponent.
  static func number(_ value: String) throws(InvalidValue) -> Sample {
    guard value.utf8.allSatisfy({ 0x30...0x39 ~= $0 || "-.".utf8.contains($0) }),
      let number = Sample(number: value)
    else { throw InvalidValue(expected: "a number such as 2 or 1.5") }
    return number
  }

  static func choice<Choice: OptionChoice>(_ value: String) throws(InvalidValue) -> Choice {
    guard let choice = Choice(rawValue: value) else {
      throw InvalidValue(expected: "one of \(Choice.list)")
    }
    return choice
  }

  /// Reads `yes` or `no`.
  static func yesOrNo(_ value: String) throws(InvalidValue) -> Bool {
    guard let isYes = ["yes": true, "no": false][value] else {
      throw InvalidValue(expected: "yes or no")
    }
    return isYes
  }
}
