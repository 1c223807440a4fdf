extension WorstCase {
  /// Binary property lists in which many objects refer to the same one.
  static let binary: [WorstCase] = [
    WorstCase("shared-text-binary", .strings) { size in
      let count = size / 8
      return propertyList(
        [dictionary(Array(repeating: 1, count: count), Array(repeating: 1, count: count))],
        [text(size / 2)])
    },
    WorstCase("shared-array-binary", .strings) { size in
      propertyList(
        [dictionary([1], [2])], [text(1)],
        [array(Array(repeating: 3, count: size / 8))],
        [array(Array(repeating: 4, count: size / 8))], [text(1)])
    },
    WorstCase("shared-nothing-binary", .strings) { size in
      propertyList(
        [dictionary([1], [2])], [text(1)],
        [array(Array(repeating: 3, count: size / 8))],
        [array(Array(repeating: 9, count: size / 8))])
    },
    WorstCase("doubling-binary", .strings) { size in
      let levels = (0..<size / 16).map { [array([UInt32($0) + 3, UInt32($0) + 3])] }
      return propertyList(objects: [[dictionary([1], [2])], [text(1)]] + levels + [[text(1)]])
    },
    WorstCase("texts-binary", .stringsdict) { size in
      let count = UInt32(size / 12)
      let keys = (1...count).map { $0 }
      let texts = keys.map { number in [[0x54] + bigEndian(number)] }
      return propertyList(objects: [[dictionary(keys, keys)]] + texts)
    },
  ]

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func object(_ marker: UInt8, _ count: Int, _ content: [UInt8]) -> [UInt8] {
    [marker | 0xF, 0x12] + bigEndian(UInt32(count)) + content
  }

  private static func text(_ length: Int) -> [UInt8] {
    object(0x50, length, Array(repeating: 0x61, count: length))
  }

  private static func array(_ references: [UInt32]) -> [UInt8] {
    object(0xA0, references.count, references.flatMap(bigEndian))
  }

  private static func dictionary(_ keys: [UInt32], _ values: [UInt32]) -> [UInt8] {
    object(0xD0, keys.count, (keys + values).flatMap(bigEndian))
  }

  private static func propertyList(_ objects: [[UInt8]]...) -> [UInt8] {
    propertyList(objects: objects)
  }

  private static func propertyList(objects: [[[UInt8]]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt32] = []
    for object in objects.joined() {
      offsets.append(UInt32(bytes.count))
      bytes += object
    }
    let table = UInt32(bytes.count)
    bytes += offsets.flatMap(bigEndian)
    bytes += [0, 0, 0, 0, 0, 0, 4, 4]
    for number in [UInt32(offsets.count), 0, table] { bytes += [0, 0, 0, 0] + bigEndian(number) }
    return bytes
  }
}
