internal import SourceText

/// A parser for binary property lists.
///
/// Objects refer to each other by number, so a few bytes can describe a cyclic value or one larger
/// than memory. The depth and the number of values are therefore limited.
struct BinaryPropertyListReader {
  /// The trailer in the last 32 bytes.
  private struct Trailer {
    static let length = 32
    let offsetSize: Int
    let referenceSize: Int
    let objectCount: Int
    let top: Int
    let offsets: Int

    init?(in bytes: Span<UInt8>) {
      let start = bytes.count - Trailer.length
      guard start >= 8, let objectCount = bytes.bigEndian(at: start + 8, size: 8),
        let top = bytes.bigEndian(at: start + 16, size: 8),
        let offsets = bytes.bigEndian(at: start + 24, size: 8)
      else { return nil }
      offsetSize = Int(bytes[start + 6])
      referenceSize = Int(bytes[start + 7])
      self.objectCount = objectCount
      self.top = top
      self.offsets = offsets
      guard 1...8 ~= offsetSize, 1...8 ~= referenceSize, offsets >= 8, offsets <= start,
        objectCount <= (start - offsets) / offsetSize, top < objectCount
      else { return nil }
    }
  }

  /// The maximum number of values, more than any real table contains.
  private static let valueLimit = 1 << 24

  private let trailer: Trailer
  /// The maximum ratio of decoded text to file size; no real table is as repetitive.
  private static let repetitionLimit = 64

  /// The number of values that may still be read.
  private var budget: Int
  /// The number of bytes of text that may still be read.
  private var textBudget: Int
  private var log: DiagnosticLog

  /// Returns the top-level value; nil if the file is not a binary property list.
  static func read(_ bytes: Span<UInt8>, reportingTo log: inout DiagnosticLog) -> PropertyListNode?
  {
    guard bytes.holds("bplist00", at: 0) else {
      let version = bytes.extracting(0..<min(8, bytes.count)).utf8String
      log.report(
        .plistSyntax, at: 0, skipsBytes: true, rejectsFile: true,
        "'\(version)' is not a supported binary property list; 'bplist00' is")
      return nil
    }
    guard let trailer = Trailer(in: bytes) else {
      log.report(
        .plistSyntax, at: max(0, bytes.count - Trailer.length), skipsBytes: true, rejectsFile: true,
        "damaged object table; nothing can be read")
      return nil
    }
    // Without shared arrays and dictionaries there is one value for each reference.
    let references = trailer.offsets / trailer.referenceSize
    let budget = min(2 * references + 16, Self.valueLimit)
    var reader = BinaryPropertyListReader(
      trailer: trailer, budget: budget, textBudget: repetitionLimit * bytes.count, log: log)
    defer { log = reader.log }
    return reader.node(trailer.top, in: bytes, depth: 0)
  }

  /// Returns the value of an object; nil if it is missing.
  private mutating func node(
    _ number: Int, in bytes: Span<UInt8>, depth: Int
  ) -> PropertyListNode? {
    guard budget > 0 else { return nil }
    let place = offset(of: number, in: bytes)
    // A missing object counts as well: an array of missing objects can be shared too.
    spend(1, at: place ?? trailer.offsets)
    guard let offset = place, let header = BinaryObjectHeader(in: bytes, at: offset) else {
      report(at: trailer.offsets, "object \(number) is not in the file")
      return nil
    }
    let content = offset + header.length
    guard let size = size(of: header), size <= trailer.offsets - content else {
      report(at: offset, "object \(number) is longer than the file")
      return nil
    }
    var node = PropertyListNode(range: TextRange(offset, content + size), value: .string)
    switch header.kind {
    case .ascii, .utf16:
      textBudget -= size
      guard textBudget >= 0 else {
        spend(budget, at: offset)
        return nil
      }
    case .single where header.nibble == 8 || header.nibble == 9: node.value = .boolean
    case .single, .data: node.value = .data
    case .integer, .real, .uid: node.value = .number
    case .date: node.value = .date
    case .array, .dictionary:
      guard depth < PropertyListNode.depthLimit else {
        report(
          at: offset,
          "more than \(PropertyListNode.depthLimit) nested values, or values that refer to each other in a circle"
        )
        return nil
      }
      node.value =
        header.kind == .array
        ? .array(elements(header.count, at: content, in: bytes, depth: depth + 1))
        : .dictionary(members(header.count, at: content, in: bytes, depth: depth + 1))
    }
    return node
  }

  private func offset(of number: Int, in bytes: Span<UInt8>) -> Int? {
    guard number < trailer.objectCount else { return nil }
    let offset = bytes.bigEndian(
      at: trailer.offsets + number * trailer.offsetSize, size: trailer.offsetSize)
    return offset.flatMap { 8..<trailer.offsets ~= $0 ? $0 : nil }
  }

  /// Subtracts values from the budget, and reports when it is exhausted.
  private mutating func spend(_ values: Int, at offset: Int) {
    budget -= values
    guard values > 0, budget == 0 else { return }
    report(at: offset, "too many references between values; the rest is ignored")
  }

  /// Returns the number of bytes after an object's header; nil on overflow.
  private func size(of header: BinaryObjectHeader) -> Int? {
    switch header.kind {
    case .single: 0
    case .integer, .real, .date: 1 << Int(header.nibble)
    case .uid: Int(header.nibble) + 1
    case .data, .ascii: header.count
    case .utf16: product(header.count, 2)
    case .array: product(header.count, trailer.referenceSize)
    case .dictionary: product(header.count, 2 * trailer.referenceSize)
    }
  }

  private func product(_ count: Int, _ size: Int) -> Int? {
    let (product, overflow) = count.multipliedReportingOverflow(by: size)
    return overflow ? nil : product
  }

  private mutating func elements(
    _ count: Int, at content: Int, in bytes: Span<UInt8>, depth: Int
  ) -> [PropertyListNode] {
    var elements: [PropertyListNode] = []
    for index in 0..<count where budget > 0 {
      let number = reference(index, at: content, in: bytes)
      if let node = node(number, in: bytes, depth: depth) { elements.append(node) }
    }
    return elements
  }

  private mutating func members(
    _ count: Int, at content: Int, in bytes: Span<UInt8>, depth: Int
  ) -> [PropertyListNode.Member] {
    var members: [PropertyListNode.Member] = []
    for index in 0..<count where budget > 0 {
      let keyNumber = reference(index, at: content, in: bytes)
      let valueNumber = reference(count + index, at: content, in: bytes)
      guard let key = node(keyNumber, in: bytes, depth: depth) else { continue }
      guard case .string = key.value else {
        report(at: Int(key.range.offset), "this key is \(key.kindName), not a string; ignored")
        continue
      }
      guard let value = node(valueNumber, in: bytes, depth: depth) else { continue }
      members.append(PropertyListNode.Member(key: key.range, value: value))
    }
    return members
  }

  /// Returns the object number at an index of a container, whose references are known to be in the
  /// file.
  private func reference(_ index: Int, at content: Int, in bytes: Span<UInt8>) -> Int {
    let size = trailer.referenceSize
    return bytes.bigEndian(at: content + index * size, size: size) ?? .max
  }

  private mutating func report(at offset: Int, _ message: String) {
    log.report(.plistSyntax, at: offset, skipsBytes: true, rejectsFile: true, message)
  }
}

/// A decoder for the string objects of a binary property list.
enum BinaryText {
  /// Decodes an object, including its marker byte.
  static func decode(_ object: Span<UInt8>) -> String {
    guard let header = BinaryObjectHeader(in: object, at: 0) else { return "" }
    let content = object.extracting(min(header.length, object.count)..<object.count)
    guard header.kind == .utf16 else { return content.utf8String }
    var units: [UInt16] = []
    units.reserveCapacity(content.count / 2)
    for index in 0..<content.count / 2 {
      units.append(UInt16(content[2 * index]) << 8 | UInt16(content[2 * index + 1]))
    }
    return String(decoding: units, as: UTF16.self)
  }
}

/// The marker byte of an object in a binary property list, with the count that may follow it.
struct BinaryObjectHeader {
  enum ObjectKind: UInt8 {
    case single = 0x0
    case integer = 0x1
    case real = 0x2
    case date = 0x3
    case data = 0x4
    case ascii = 0x5
    case utf16 = 0x6
    case uid = 0x8
    case array = 0xA
    case dictionary = 0xD
  }

  let kind: ObjectKind
  /// The lower half of the marker: the kind of a simple value, or the size of a number.
  let nibble: UInt8
  /// The number of bytes, characters, elements, or members.
  let count: Int
  /// The length of the header in bytes.
  let length: Int

  /// Parses the header at an offset; nil if it is invalid.
  init?(in bytes: Span<UInt8>, at offset: Int) {
    guard offset >= 0, offset < bytes.count, let kind = ObjectKind(rawValue: bytes[offset] >> 4)
    else {
      return nil
    }
    self.kind = kind
    nibble = bytes[offset] & 0x0F
    let hasCount = kind.rawValue >= ObjectKind.data.rawValue && kind != .uid
    guard hasCount, nibble == 0x0F else {
      count = hasCount ? Int(nibble) : 0
      length = 1
      return
    }
    // The count is a separate integer object.
    guard offset + 1 < bytes.count, bytes[offset + 1] >> 4 == ObjectKind.integer.rawValue else {
      return nil
    }
    let size = 1 << Int(bytes[offset + 1] & 0x0F)
    guard let count = bytes.bigEndian(at: offset + 2, size: size) else { return nil }
    self.count = count
    length = 2 + size
  }
}

extension Span<UInt8> {
  /// Returns the big-endian number in `size` bytes at an offset; nil if out of bounds or too large.
  func bigEndian(at offset: Int, size: Int) -> Int? {
    guard offset >= 0, size >= 0, size <= count - offset else { return nil }
    var number = 0
    for index in offset..<offset + size {
      guard number <= Int.max >> 8 else { return nil }
      number = number << 8 | Int(self[index])
    }
    return number
  }
}
