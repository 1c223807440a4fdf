internal import SourceText

/// Reads a binary property list.
///
/// Objects refer to each other by number, so a few bytes can describe a value that goes in a
/// circle or is larger than any memory: depth and number of the values are bounded.
struct BinaryPropertyListReader {
  /// What stands in the last 32 bytes.
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

  /// More values than any table of texts has.
  private static let valueLimit = 1 << 24

  private let trailer: Trailer
  /// No table of texts names its texts so often that they are as many times as long as the file.
  private static let repetitionLimit = 64

  /// How many values may still be read.
  private var budget: Int
  /// How many bytes of text they may still have.
  private var textBudget: Int
  private var log: DiagnosticLog

  /// The value at the top; nil where the file is no binary property list.
  static func read(_ bytes: Span<UInt8>, reportingTo log: inout DiagnosticLog) -> PropertyListNode?
  {
    guard bytes.holds("bplist00", at: 0) else {
      let version = bytes.extracting(0..<min(8, bytes.count)).utf8String
      log.report(
        .plistSyntax, at: 0, skipsBytes: true,
        "“\(version)” starts no binary property list that can be read; “bplist00” does")
      return nil
    }
    guard let trailer = Trailer(in: bytes) else {
      log.report(
        .plistSyntax, at: max(0, bytes.count - Trailer.length), skipsBytes: true,
        "the table of objects at the end of the file is damaged; nothing can be read")
      return nil
    }
    // Where no array and no dictionary is shared, each reference stands for one value.
    let references = trailer.offsets / trailer.referenceSize
    let budget = min(2 * references + 16, Self.valueLimit)
    var reader = BinaryPropertyListReader(
      trailer: trailer, budget: budget, textBudget: repetitionLimit * bytes.count, log: log)
    defer { log = reader.log }
    return reader.node(trailer.top, in: bytes, depth: 0)
  }

  /// The value of an object; nil where there is none.
  private mutating func node(
    _ number: Int, in bytes: Span<UInt8>, depth: Int
  ) -> PropertyListNode? {
    guard budget > 0 else { return nil }
    let place = offset(of: number, in: bytes)
    // What is not there counts as well: an array of nothing can be shared, too.
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
          "more than \(PropertyListNode.depthLimit) values in each other, or values in a circle")
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

  /// Takes values from the budget and says so where it is used up.
  private mutating func spend(_ values: Int, at offset: Int) {
    budget -= values
    guard values > 0, budget == 0 else { return }
    report(
      at: offset,
      "the values refer to each other so often that they fill no file; the rest is left out")
  }

  /// The number of bytes behind the header of an object; nil where no file is so long.
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
        report(at: Int(key.range.offset), "a key is \(key.kindName), not a text; it is left out")
        continue
      }
      guard let value = node(valueNumber, in: bytes, depth: depth) else { continue }
      members.append(PropertyListNode.Member(key: key.range, value: value))
    }
    return members
  }

  /// The number of the object to which a container refers; its references lie in the file.
  private func reference(_ index: Int, at content: Int, in bytes: Span<UInt8>) -> Int {
    let size = trailer.referenceSize
    return bytes.bigEndian(at: content + index * size, size: size) ?? .max
  }

  private mutating func report(at offset: Int, _ message: String) {
    log.report(.plistSyntax, at: offset, skipsBytes: true, message)
  }
}
