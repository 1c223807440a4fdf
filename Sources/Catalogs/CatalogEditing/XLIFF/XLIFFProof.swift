internal import SourceText
internal import StringCatalog

/// Verifies that two versions of an XLIFF file differ only in edited translations.
///
/// Reads the result again, and compares the bytes of all other parts.
struct XLIFFProof {
  let old: XLIFFDocument
  /// The edited translations, by the numbers of their units.
  let changes: [Int: XLIFFEditor.Translation]

  /// Throws the first identifier at which the versions differ in an unexpected way.
  func check(_ bytes: [UInt8]) throws(EditRefusal) {
    let new = XLIFFDocument.read(ByteBuffer(bytes), path: old.source.path)
    guard new.isSound || !old.isSound, new.units.count == old.units.count,
      new.source.encoding == old.source.encoding,
      new.files.map(\.units) == old.files.map(\.units)
    else { throw .unproven(key: "") }
    var ends = (old: 0, new: 0)
    for number in old.units.indices {
      let (before, after) = (old.units[number], new.units[number])
      let isSame =
        changes[number] == nil
        ? areSame(ends.old..<Int(before.end), ends.new..<Int(after.end), new)
        : areSame(ends.old..<Int(before.offset), ends.new..<Int(after.offset), new)
          && rest(of: before, in: old) == rest(of: after, in: new)
          && isExpected(changes[number], after, in: new)
      guard isSame else { throw .unproven(key: old.id(of: before)) }
      ends = (Int(before.end), Int(after.end))
    }
    guard
      areSame(ends.old..<old.source.bytes.count, ends.new..<new.source.bytes.count, new)
    else { throw .unproven(key: "") }
  }

  private func areSame(_ range: Range<Int>, _ other: Range<Int>, _ new: XLIFFDocument) -> Bool {
    old.source.bytes.withBytes(range) { bytes in
      new.source.bytes.withBytes(other) { bytes.isEqual(to: $0) }
    }
  }

  private func isExpected(
    _ translation: XLIFFEditor.Translation?, _ unit: XLIFFDocument.Unit, in new: XLIFFDocument
  ) -> Bool {
    let target = new.target(of: unit)
    return isSame(target?.text, translation?.text)
      && (unit.state.isNone ? nil : target?.catalogState) == translation?.state
  }

  /// The bytes of a unit without its translation, and the white space around it.
  private func rest(of unit: XLIFFDocument.Unit, in document: XLIFFDocument) -> [UInt8] {
    let bytes = document.source.bytes.array(Int(unit.offset)..<Int(unit.end))
    guard let target = XLIFFUnitElement(unit, of: document).target else { return bytes.withoutGaps }
    let start = target.lowerBound - Int(unit.offset)
    return (bytes[..<start] + bytes[(start + target.count)...]).withoutGaps
  }
}

extension RandomAccessCollection<UInt8> {
  /// The bytes without the white space between tags.
  fileprivate var withoutGaps: [UInt8] {
    var result: [UInt8] = []
    var gap: [UInt8] = []
    for byte in self {
      if byte <= 0x20 {
        gap.append(byte)
        continue
      }
      if result.last != UInt8(ascii: ">") || byte != UInt8(ascii: "<") { result += gap }
      gap = []
      result.append(byte)
    }
    return result
  }
}
