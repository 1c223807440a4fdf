internal import LocalizedText
public import StringCatalog

/// Turns the JSON of a samples file into samples.
struct SamplesReader {
  let path: String
  private(set) var problems: [Diagnostic] = []

  init(path: String) { self.path = path }

  /// The samples of a file, by the keys of their entries.
  mutating func entries(of root: JSONValue) -> [JSONValue.Member] {
    if case .object(let members) = root.content { return members }
    report("samples are an object with a member for each key", at: root.location)
    return []
  }

  mutating func values(of entry: JSONValue) -> Samples.Values {
    var values = Samples.Values()
    guard case .object = entry.content else {
      report("a sample is an object with \"arguments\" or \"value\"", at: entry.location)
      return values
    }
    for member in entry.members {
      switch member.name {
      case "arguments":
        values.arguments = samples(of: member.value)
      case "value":
        values.value = sample(member.value)
      default:
        report("\"\(member.name)\" is no part of a sample", at: member.location)
      }
    }
    return values
  }

  private mutating func samples(of list: JSONValue) -> [Sample] {
    guard case .array(let elements) = list.content else {
      report("\"arguments\" must be an array", at: list.location)
      return []
    }
    return elements.map { sample($0) ?? .string("") }
  }

  private mutating func sample(_ value: JSONValue) -> Sample? {
    switch value.content {
    case .string(let text):
      return .string(text)
    case .number(let digits):
      let sample = Sample(number: digits)
      if sample == nil { report("this number is too large", at: value.location) }
      return sample
    case .object:
      return special(value)
    case .null, .bool, .array:
      report("this is no argument", at: value.location)
      return nil
    }
  }

  /// The members that stand beside a kind.
  private static let details = ["currency": ["code"], "date": ["style"]]

  /// An object names its kind by the member that is no detail.
  private mutating func special(_ value: JSONValue) -> Sample? {
    let allDetails = Self.details.values.joined()
    guard let kind = value.members.first(where: { !allDetails.contains($0.name) }) else {
      report("an argument needs a kind, as in {\"userName\": …}", at: value.location)
      return nil
    }
    reportMembers(of: value, but: [kind.name] + (Self.details[kind.name] ?? []), in: kind.name)
    let sample = special(kind.name, of: kind.value, in: value)
    if sample == nil {
      report("\"\(kind.name)\" is no kind of argument, or not written like this", at: kind.location)
    }
    return sample
  }

  private mutating func special(
    _ kind: String, of content: JSONValue, in value: JSONValue
  ) -> Sample? {
    switch kind {
    case "userName":
      guard let full = content["full"]?.string, let display = content["display"]?.string
      else { return nil }
      reportMembers(of: content, but: ["full", "display"], in: kind)
      return .userName(UserName(fullName: full, displayName: display))
    case "currency":
      guard let amount = number(content), let code = value["code"]?.string else { return nil }
      return .currency(amount, code: code)
    case "percent":
      return number(content).map { .percent($0) }
    case "date":
      guard let seconds = content.string.flatMap(ISODate.seconds) else { return nil }
      guard let style = value["style"] else { return .date(seconds, style: .dateTime) }
      return style.string.flatMap(DateStyle.init).map { .date(seconds, style: $0) }
    case "list":
      guard case .array = content.content else { return nil }
      return .list(samples(of: content))
    case "symbol":
      return content.string.map { .symbol($0) }
    case "localized":
      return content.string.map { .localized($0) }
    case "markdown":
      return content.string.map { .markdown($0) }
    default:
      return nil
    }
  }

  private func number(_ value: JSONValue) -> Double? {
    value.number.flatMap { $0.isFinite ? $0 : nil }
  }

  private mutating func reportMembers(of value: JSONValue, but known: [String], in kind: String) {
    for member in value.members where !known.contains(member.name) {
      report("\"\(member.name)\" is no part of \"\(kind)\"", at: member.location)
    }
  }

  private mutating func report(_ message: String, at location: SourceLocation) {
    problems.append(Diagnostic(.sampleUnknown, path: path, location: location, message: message))
  }
}

extension RuleID {
  /// A sample for a key that the table does not have, or a sample that is not valid.
  public static let sampleUnknown = RuleID("sample-unknown", .warning)
}
