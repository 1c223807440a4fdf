public import StringCatalog

/// Puts samples into a samples file, and leaves all else in it as it stands there: the order, the
/// blanks, and what galley does not know.
public struct SamplesWriter {
  private var bytes: [UInt8]
  private let path: String

  /// The bytes of a file that holds these samples.
  ///
  /// ```swift
  /// let new = try SamplesWriter.write(["%lld items": Samples.Values(arguments: [.integer(3)])],
  ///   into: old, path: "Travel.samples.json")
  /// ```
  ///
  /// - Parameters:
  ///   - samples: the samples to be written, by key; what they do not have is taken away.
  ///   - bytes: what the file holds now; nil where there is none.
  ///   - path: where the file is, for the problem.
  /// - Returns: what the file shall hold.
  /// - Throws: why nothing can be written into the file as it is.
  public static func write(
    _ samples: [String: Samples.Values], into bytes: [UInt8]?, path: String
  ) throws(Diagnostic) -> [UInt8] {
    let isEmpty = bytes?.allSatisfy(\.isBlank) ?? true
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
        message: "samples are an object with a member for each key", skipsBytes: true)
    }
    guard let entry = root[key], case .object = entry.content else {
      return put(values.json, as: key, into: root)
    }
    try put(values.arguments.map { Self.json($0) }, as: "arguments", of: key)
    try put(values.value.map { Self.json($0) }, as: "value", of: key)
  }

  /// Gives a member of an entry another value, or takes the member away.
  private mutating func put(_ json: String?, as name: String, of key: String) throws(Diagnostic) {
    while true {
      guard let entry = try JSONValue(parsing: bytes, path: path)[key] else { return }
      if let json { return put(json, as: name, into: entry) }
      // A name may stand twice.
      guard let place = entry.members.lastIndex(where: { $0.name == name }) else { return }
      remove(place, from: entry)
    }
  }

  private static func json(_ arguments: [Sample]) -> String {
    var json = JSONWriter(to: "")
    json.array(arguments) { $1.write(into: &$0) }
    return json.sink
  }

  private static func json(_ value: Sample) -> String {
    var json = JSONWriter(to: "")
    value.write(into: &json)
    return json.sink
  }

  // MARK: Bytes

  /// Puts a value into the place of the member that counts, else behind the last member.
  private mutating func put(_ json: String, as name: String, into object: JSONValue) {
    if let old = object[name] { return replace(old.range, by: json) }
    var key = JSONWriter(to: "")
    key.value(name)
    let inside = object.range.lowerBound + 1..<object.range.upperBound - 1
    guard let last = object.members.last else {
      // Where the brackets stand on two lines, so does what is between them.
      let isOpen = bytes[inside].contains(0x0A)
      return replace(
        inside, by: isOpen ? "\n  \(key.sink): \(json)\n" : "\(key.sink): \(json)")
    }
    let before = bytes[..<last.start].reversed().prefix(while: \.isBlank).reversed()
    let between = bytes[last.start..<last.value.range.lowerBound]
      .reversed().prefix { $0.isBlank || $0 == UInt8(ascii: ":") }.reversed()
    let end = last.value.range.upperBound
    replace(
      end..<end, by: "," + Self.text(before) + key.sink + Self.text(between) + json)
  }

  /// Takes away a member, and the comma that parted it from another.
  private mutating func remove(_ place: Int, from object: JSONValue) {
    let members = object.members
    let start =
      place > 0 ? members[place - 1].value.range.upperBound : object.range.lowerBound + 1
    let isOnlyFirst = place == 0 && members.count > 1
    let end = isOnlyFirst ? members[1].start : members[place].value.range.upperBound
    // The blanks before the first member are as good before the second.
    replace((isOnlyFirst ? members[0].start : start)..<end, by: "")
  }

  private mutating func replace(_ range: Range<Int>, by text: String) {
    bytes.replaceSubrange(range, with: text.utf8)
  }

  private static func text(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
