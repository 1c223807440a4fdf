import CatalogCheck
import CatalogEditing
import LocalizedText
import PointMetrics
import PreviewRows
import SourceText
import TerminalValues

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

  /// Reads a list of which each part is one of a few words; `read` returns nil for others.
  private static func list<Element>(
    _ value: String, oneOf words: [String], _ read: (String) -> Element?
  ) throws(InvalidValue) -> [Element] {
    try list(value, InvalidValue(oneOf: words).expected).map { word throws(InvalidValue) in
      guard let element = read(word) else { throw InvalidValue(word, oneOf: words) }
      return element
    }
  }

  static func states(_ value: String) throws(InvalidValue) -> [String] {
    let known = FilterOptions.knownStates
    return try list(value, oneOf: known) { state($0, in: known) }
  }

  /// Reads a state that may be written.
  static func writtenState(_ value: String) throws(InvalidValue) -> String {
    guard let state = state(value, in: TextRequest.states) else {
      throw InvalidValue(oneOf: TextRequest.states)
    }
    return state
  }

  /// The state that a word stands for, as files spell it; nil if it is not a known one.
  private static func state(_ word: String, in known: [String]) -> String? {
    let state = word == "review" ? "needs_review" : word
    return known.contains(state) ? state : nil
  }

  static func fields(_ value: String) throws(InvalidValue) -> [RowField] {
    if value == "all" { return RowField.allCases }
    return try list(value, oneOf: RowField.words) { RowField(rawValue: $0) }
  }

  /// Reads Dynamic Type sizes in any case, or `all`.
  static func textSizes(_ value: String) throws(InvalidValue) -> [TextSize] {
    if value == "all" { return TextSize.allCases }
    return try list(value, oneOf: TextSize.allCases.map(\.rawValue)) {
      TextSize(rawValue: $0.uppercased())
    }
  }

  /// Reads a person or a phrase.
  static func concept(_ value: String) -> InflectionConcept {
    TermOfAddress.named(value).map { .termsOfAddress([$0]) } ?? .localizedPhrase(value)
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

  /// A reader of numbers in a range, which an error calls `what`.
  static func number(
    in range: ClosedRange<Int>, _ what: String = "a number"
  ) -> @Sendable (String) throws(InvalidValue) -> Int {
    { text throws(InvalidValue) in
      guard let number = digits(text), range ~= number else {
        let end = range.upperBound == .max ? "" : " to \(range.upperBound)"
        throw InvalidValue(expected: "\(what) from \(range.lowerBound)\(end)")
      }
      return number
    }
  }

  static let columns = number(in: FittedOptions.widths, "a width")

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
  static func sample(_ value: String) throws(InvalidValue) -> Sample {
    guard value.utf8.allSatisfy({ 0x30...0x39 ~= $0 || "-.".utf8.contains($0) }),
      let number = Sample(number: value)
    else { throw InvalidValue(expected: "a number such as 2 or 1.5") }
    return number
  }

  static func choice<Choice: OptionChoice>(_ value: String) throws(InvalidValue) -> Choice {
    guard let choice = Choice.named(value) else { throw InvalidValue(oneOf: Choice.words) }
    return choice
  }

  /// Reads `yes` or `no`.
  static func yesOrNo(_ value: String) throws(InvalidValue) -> Bool {
    guard let isYes = ["yes": true, "no": false][value] else {
      throw InvalidValue(oneOf: ["yes", "no"])
    }
    return isYes
  }
}
