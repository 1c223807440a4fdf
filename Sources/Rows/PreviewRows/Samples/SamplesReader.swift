internal import JSONDocuments
internal import LocalizedText
public import SourceText

/// Converts the JSON of a samples file to samples, and reports invalid parts.
struct SamplesReader {
  let path: String
  private(set) var diagnostics: [Diagnostic] = []

  init(path: String) { self.path = path }

  /// Returns the members of the file, one per key.
  mutating func entries(of root: JSONValue) -> [JSONValue.Member] {
    if case .object(let members) = root.content { return members }
    report("expected an object with a member for each key", at: root.location)
    return []
  }

  /// Returns the values of one key.
  mutating func values(of entry: JSONValue) -> Samples.Values {
    var values = Samples.Values()
    guard case .object = entry.content else {
      report("expected an object with \"arguments\" or \"value\"", at: entry.location)
      return values
    }
    for member in entry.members {
      switch member.name {
      case "arguments":
        values.arguments = samples(of: member.value)
      case "concepts":
        values.concepts = concepts(of: member.value)
      case "value":
        values.value = sample(member.value)
      default:
        report(
          "unknown field \"\(member.name)\"; a sample has \"arguments\", \"concepts\" and"
            + " \"value\"",
          at: member.location)
      }
    }
    return values
  }

  /// Returns the samples in an array.
  ///
  /// An invalid sample becomes an empty string, so that the others keep their positions.
  private mutating func samples(of list: JSONValue) -> [Sample] {
    guard case .array(let elements) = list.content else {
      report("\"arguments\" must be an array", at: list.location)
      return []
    }
    return elements.map { sample($0) ?? .string("") }
  }

  /// Returns the concepts in an array.
  ///
  /// An invalid concept becomes a neutral person, so that the others keep their positions.
  private mutating func concepts(of list: JSONValue) -> [ConceptSample] {
    guard case .array(let elements) = list.content else {
      report("\"concepts\" must be an array", at: list.location)
      return []
    }
    return elements.map { concept($0) ?? .person(.neutral) }
  }

  private mutating func concept(_ value: JSONValue) -> ConceptSample? {
    if let phrase = value.string { return .phrase(phrase) }
    if let key = value["localized"]?.string {
      reportMembers(of: value, except: ["localized"], type: "localized")
      return .localized(key)
    }
    if let term = value["termOfAddress"]?.string.flatMap({ TermOfAddress(rawValue: $0) }) {
      reportMembers(of: value, except: ["termOfAddress"], type: "termOfAddress")
      return .person(term)
    }
    report(
      #"invalid concept; write it as "phrase", {"localized": "key"} or "#
        + #"{"termOfAddress": "feminine"}, which may also be masculine, neutral or currentUser"#,
      at: value.location)
    return nil
  }

  private mutating func sample(_ value: JSONValue) -> Sample? {
    switch value.content {
    case .string(let text):
      return .string(text)
    case .number(let digits):
      let sample = Sample(number: digits)
      if sample == nil { report("number too large", at: value.location) }
      return sample
    case .object:
      return typedSample(value)
    case .null, .bool, .array:
      report(
        "expected a string, a number or an object such as {\"percent\": 0.5}", at: value.location)
      return nil
    }
  }

  // MARK: Typed samples

  /// The members that may accompany the member for a type.
  private static let details = ["currency": ["code"], "date": ["style"]]

  /// Returns a sample such as `{"currency": 12.34, "code": "EUR"}`; the first member that is not a
  /// detail is the type.
  private mutating func typedSample(_ value: JSONValue) -> Sample? {
    let allDetails = Self.details.values.joined()
    guard let type = value.members.first(where: { !allDetails.contains($0.name) }) else {
      report("missing type, such as {\"userName\": …}", at: value.location)
      return nil
    }
    reportMembers(
      of: value, except: [type.name] + (Self.details[type.name] ?? []), type: type.name)
    let sample = typedSample(type.name, type.value, in: value)
    if sample == nil { report(Self.complaint(about: type.name), at: type.location) }
    return sample
  }

  private mutating func typedSample(
    _ type: String, _ content: JSONValue, in value: JSONValue
  ) -> Sample? {
    switch type {
    case "userName":
      guard let full = content["full"]?.string, let display = content["display"]?.string
      else { return nil }
      reportMembers(of: content, except: ["full", "display"], type: type)
      return .userName(Sample.UserName(full: full, display: display))
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

  // MARK: Reports

  /// Returns the message for an invalid typed sample.
  private static func complaint(about type: String) -> String {
    let example =
      switch type {
      case "userName": #"{"userName": {"full": "Ann Example", "display": "@ann"}}"#
      case "currency": #"{"currency": 12.34, "code": "EUR"}"#
      case "percent": #"{"percent": 0.5}"#
      case "date": #"{"date": "2026-05-04T07:30:00Z", "style": "dateTime"}"#
      case "list": #"{"list": ["one", "two"]}"#
      case "symbol": #"{"symbol": "star.fill"}"#
      case "localized": #"{"localized": "key"}"#
      case "markdown": #"{"markdown": "*text*"}"#
      default: nil as String?
      }
    return example.map { "invalid \"\(type)\"; write it as \($0)" }
      ?? "unknown sample type \"\(type)\""
  }

  private mutating func reportMembers(of value: JSONValue, except known: [String], type: String) {
    for member in value.members where !known.contains(member.name) {
      report("\"\(type)\" has no member \"\(member.name)\"", at: member.location)
    }
  }

  private mutating func report(_ message: String, at location: SourceLocation) {
    diagnostics.append(Diagnostic(.sampleUnknown, path: path, location: location, message: message))
  }
}

extension RuleID {
  /// A sample whose key is not in the table, or an invalid sample.
  public static let sampleUnknown = RuleID("sample-unknown", .warning)
}
