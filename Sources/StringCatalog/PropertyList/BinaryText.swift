/// Decodes a string object of a binary property list.
enum BinaryText {
  /// The text of an object that starts with its marker byte.
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

/// The marker of an object in a binary property list, with the count that follows some of them.
struct BinaryObjectHeader {
  enum Kind: UInt8 {
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

  let kind: Kind
  /// The low half of the marker: for single values which one, for numbers their size.
  let nibble: UInt8
  /// How many bytes, characters, elements or members there are.
  let count: Int
  /// The number of bytes before the content.
  let length: Int

  /// The header at an offset; nil where there is none that means anything.
  init?(in bytes: Span<UInt8>, at offset: Int) {
    guard offset >= 0, offset < bytes.count, let kind = Kind(rawValue: bytes[offset] >> 4) else {
      return nil
    }
    self.kind = kind
    nibble = bytes[offset] & 0x0F
    let hasCount = kind.rawValue >= Kind.data.rawValue && kind != .uid
    guard hasCount, nibble == 0x0F else {
      count = hasCount ? Int(nibble) : 0
      length = 1
      return
    }
    // The count is an integer object of its own.
    guard offset + 1 < bytes.count, bytes[offset + 1] >> 4 == Kind.integer.rawValue else {
      return nil
    }
    let size = 1 << Int(bytes[offset + 1] & 0x0F)
    guard let count = bytes.bigEndian(at: offset + 2, size: size) else { return nil }
    self.count = count
    length = 2 + size
  }
}

extension Span<UInt8> {
  /// The number in `size` bytes at an offset; nil where it does not fit, there or in an `Int`.
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
