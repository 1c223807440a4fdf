internal import LocalizedText
internal import StringCatalog

/// Turns the JSON of a samples file into arguments.
struct SamplesReader {
  let path: String
  /// The table whose keys `localized` names.
  let table: String?
  private(set) var problems: [Problem] = []

  init(path: String, table: String?) {
    self.path = path
    self.table = table
  }

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
        values.arguments = arguments(of: member.value)
      case "value":
        values.value = argument(member.value)
      default:
        report("\"\(member.name)\" is no part of a sample", at: member.location)
      }
    }
    return values
  }

  private mutating func arguments(of list: JSONValue) -> [Argument] {
    guard case .array(let elements) = list.content else {
      report("\"arguments\" must be an array", at: list.location)
      return []
    }
    return elements.map { argument($0) ?? .string("") }
  }

  private mutating func argument(_ value: JSONValue) -> Argument? {
    switch value.content {
    case .string(let text):
      return .string(text)
    case .number(let digits):
      // A fraction or an exponent makes it a Double, as Swift's literals do.
      if let integer = Int64(digits) { return .integer(integer) }
      return Double(digits).map { .double($0) }
    case .object:
      return special(value)
    case .null, .bool, .array:
      report("this is no argument", at: value.location)
      return nil
    }
  }

  /// The members that stand beside the kind.
  private static let details: Set = ["code", "style"]

  /// An object names its kind by the member that is no detail.
  private mutating func special(_ value: JSONValue) -> Argument? {
    guard let kind = value.members.first(where: { !Self.details.contains($0.name) }) else {
      report("an argument needs a kind, as in {\"userName\": …}", at: value.location)
      return nil
    }
    let argument = special(kind.name, of: kind.value, in: value)
    if argument == nil {
      report("\"\(kind.name)\" is no kind of argument, or not written like this", at: kind.location)
    }
    return argument
  }

  private mutating func special(
    _ kind: String, of content: JSONValue, in value: JSONValue
  ) -> Argument? {
    switch kind {
    case "userName":
      guard let full = content["full"]?.string, let display = content["display"]?.string
      else { return nil }
      return .text(Text(UserName(fullName: full, displayName: display)))
    case "currency":
      guard let amount = content.number, let code = value["code"]?.string else { return nil }
      return .text(Text(amount: amount, currency: code))
    case "percent":
      return content.number.map { .text(Text(percent: $0)) }
    case "date":
      guard let seconds = content.string.flatMap(ISODate.seconds) else { return nil }
      guard let style = value["style"] else { return .text(Text(date: seconds, style: .dateTime)) }
      return style.string.flatMap(DateStyle.init).map { .text(Text(date: seconds, style: $0)) }
    case "list":
      guard case .array = content.content else { return nil }
      return .text(Text(list: arguments(of: content)))
    case "symbol":
      return content.string.map { .text(Text(Image(systemName: $0))) }
    case "localized":
      return content.string.map { .text(Text(LocalizedStringKey($0), tableName: table)) }
    case "markdown":
      return content.string.map { .string($0) }
    default:
      return nil
    }
  }

  private mutating func report(_ message: String, at location: SourceLocation) {
    problems.append(Problem(.sampleUnknown, path: path, location: location, message: message))
  }
}
