internal import JSONDocuments
internal import LocalizedText
public import SourceText

/// Writes samples into a samples file, leaving everything else unchanged: order, whitespace, and
/// unknown members.
public struct SamplesWriter {
  private var bytes: [UInt8]
  private let path: String

  /// Returns the new contents of a samples file.
  ///
  /// ```swift
  /// let new = try SamplesWriter.write(["%lld items": Samples.Values(arguments: [.integer(3)])],
  ///   into: old, path: "Travel.samples.json")
  /// ```
  ///
  /// - Parameters:
  ///   - samples: The samples to write, by key. Arguments or values that are nil are removed from
  ///     the file.
  ///   - bytes: The current contents of the file, or nil if there is no file yet.
  ///   - path: The path of the file, for error messages.
  /// - Returns: The bytes to write.
  /// - Throws: A diagnostic if samples cannot be written into this file.
  public static func write(
    _ samples: [String: Samples.Values], into bytes: [UInt8]?, path: String
  ) throws(Diagnostic) -> [UInt8] {
    let isEmpty = bytes?.allSatisfy(\.isJSONSpace) ?? true
    var writer = SamplesWriter(bytes: isEmpty ? Array("{\n}\n".utf8) : bytes ?? [], path: path)
    for (key, values) in samples.sorted(by: { $0.key < $1.key }) {
      try writer.set(values, for: key)
    }
    return writer.bytes
  }

  private mutating func set(_ values: Samples.Values, for key: String) throws(Diagnostic) {
    let root = try JSONValue(parsing: bytes, path: path)
    guard case .object = root.content else {
      throw Diagnostic(
        .jsonSyntax, path: path, location: root.location,
        message: "expected an object with a member for each key", skipsBytes: true)
    }
    guard let entry = root[key], case .object = entry.content else {
      return put(values.json, as: key, into: root)
    }
    let arguments = values.arguments.map { arguments in
      Self.json { $0.array(arguments) { $1.write(into: &$0) } }
    }
    try put(arguments, as: "arguments", of: key)
    let concepts = values.concepts.map { concepts in
      Self.json { $0.array(concepts) { $1.write(into: &$0) } }
    }
    try put(concepts, as: "concepts", of: key)
    let value = values.value.map { value in Self.json { value.write(into: &$0) } }
    try put(value, as: "value", of: key)
  }

  /// Replaces a member of an entry, or removes it if `json` is nil.
  private mutating func put(_ json: String?, as name: String, of key: String) throws(Diagnostic) {
    while true {
      guard let entry = try JSONValue(parsing: bytes, path: path)[key] else { return }
      if let json { return put(json, as: name, into: entry) }
      // A file can have the same member twice, so remove until none is left.
      guard let index = entry.members.lastIndex(where: { $0.name == name }) else { return }
      remove(index, from: entry)
    }
  }

  private static func json(_ write: (inout JSONWriter<String>) -> Void) -> String {
    var json = JSONWriter(to: "")
    write(&json)
    return json.sink
  }

  // MARK: Bytes

  /// Replaces the effective member if the object has one, or else appends a member.
  private mutating func put(_ json: String, as name: String, into object: JSONValue) {
    if let old = object[name] { return replace(old.range, by: json) }
    let key = Self.json { $0.value(name) }
    let inside = object.range.lowerBound + 1..<object.range.upperBound - 1
    guard let last = object.members.last else {
      // If the braces of an empty object are on two lines, put the member on a line of its own.
      let isOpen = bytes[inside].contains(0x0A)
      return replace(inside, by: isOpen ? "\n  \(key): \(json)\n" : "\(key): \(json)")
    }
    // Copy the white space of the last member.
    let before = bytes[..<last.start].reversed().prefix(while: \.isJSONSpace).reversed()
    let between = bytes[last.start..<last.value.range.lowerBound]
      .reversed().prefix { $0.isJSONSpace || $0 == UInt8(ascii: ":") }.reversed()
    let end = last.value.range.upperBound
    replace(end..<end, by: "," + Self.text(before) + key + Self.text(between) + json)
  }

  /// Removes a member and the comma that separates it from its neighbor.
  private mutating func remove(_ index: Int, from object: JSONValue) {
    let members = object.members
    let start =
      index > 0 ? members[index - 1].value.range.upperBound : object.range.lowerBound + 1
    let isFirstOfSeveral = index == 0 && members.count > 1
    let end = isFirstOfSeveral ? members[1].start : members[index].value.range.upperBound
    // Keep the white space before the first member: the second one comes after it now.
    replace((isFirstOfSeveral ? members[0].start : start)..<end, by: "")
  }

  private mutating func replace(_ range: Range<Int>, by text: String) {
    bytes.replaceSubrange(range, with: text.utf8)
  }

  private static func text(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isJSONSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}

// MARK: - JSON

extension Samples.Values {
  /// The values in the syntax of samples files.
  fileprivate var json: String {
    JSONWriter.text { json in
      if let arguments { json.array("arguments", arguments) { $1.write(into: &$0) } }
      if let concepts { json.array("concepts", concepts) { $1.write(into: &$0) } }
      if let value { json.member("value") { value.write(into: &$0) } }
    }
  }
}

extension ConceptSample {
  /// Writes JSON that `SamplesReader` reads as the same concept.
  fileprivate func write(into json: inout JSONWriter<String>) {
    switch self {
    case .phrase(let words): json.value(words)
    case .localized(let key): json.object { $0.member("localized", key) }
    case .person(let term): json.object { $0.member("termOfAddress", term.rawValue) }
    }
  }
}

extension Sample {
  /// Writes JSON that `SamplesReader` reads as the same sample.
  fileprivate func write(into json: inout JSONWriter<String>) {
    switch self {
    case .string(let text): json.value(text)
    case .integer(let number): json.value(number: "\(number)")
    case .unsigned(let number): json.value(number: "\(number)")
    case .double(let number): json.value(number: Self.digits(number))
    case .userName(let name):
      json.object {
        $0.object("userName") {
          $0.member("full", name.full)
          $0.member("display", name.display)
        }
      }
    case .list(let members):
      json.object { $0.array("list", members) { $1.write(into: &$0) } }
    case .date(let seconds, let style):
      json.object {
        $0.member("date", ISODate.text(seconds))
        $0.member("style", style.rawValue)
      }
    case .currency(let amount, let code):
      json.object {
        $0.member("currency") { $0.value(number: Self.digits(amount)) }
        $0.member("code", code)
      }
    case .percent(let part):
      json.object { $0.member("percent") { $0.value(number: Self.digits(part)) } }
    case .symbol(let name): json.object { $0.member("symbol", name) }
    case .localized(let key): json.object { $0.member("localized", key) }
    case .markdown(let text): json.object { $0.member("markdown", text) }
    }
  }

  /// Returns the shortest digits of a number, or `null` for infinity and NaN, which JSON does not
  /// support.
  private static func digits(_ number: Double) -> String {
    number.isFinite ? "\(number)" : "null"
  }
}
