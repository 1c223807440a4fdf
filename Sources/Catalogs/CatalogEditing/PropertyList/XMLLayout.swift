internal import SourceText

/// The bytes and layout of an XML property list.
struct XMLLayout {
  let spelling: XMLSpelling
  private let buffer: ByteBuffer

  init(_ bytes: ByteBuffer) {
    buffer = bytes
    spelling = bytes.withBytes(0..<bytes.count) { XMLSpelling(of: $0) }
  }

  /// Returns the bytes in a range.
  func raw(_ range: Range<Int>) -> [UInt8] { buffer.array(range) }

  /// Returns the decoded content of an element.
  func text(of element: XMLElement) -> String {
    buffer.withBytes(0..<buffer.count) { element.text(in: $0) }
  }

  /// The whitespace before, between, and after the keys and values of a dictionary.
  struct Gaps {
    /// Before a key.
    var before: [UInt8]
    /// Between a key and its value.
    var between: [UInt8]
    /// After the last value.
    var after: [UInt8]

    /// Creates gaps from a dictionary; nil if it is empty or has more than whitespace between
    /// members.
    init?(of element: XMLElement, in bytes: [UInt8], near index: Int = 0) {
      let members = element.members
      guard !members.isEmpty else { return nil }
      let index = min(max(index, 0), members.count - 1)
      let start = index > 0 ? members[index - 1].range.upperBound : element.content.lowerBound
      before = Self.blanks(bytes[start..<members[index].range.lowerBound])
      let member = members[index]
      between = Array(bytes[member.key.range.upperBound..<member.value.range.lowerBound])
      after = Array(bytes[members[members.count - 1].range.upperBound..<element.content.upperBound])
      guard between.allSatisfy({ $0 <= 0x20 }) else { return nil }
    }

    /// Creates gaps for a dictionary whose own tag has the given indentation.
    init(_ newline: String, indentation: [UInt8]) {
      let tab = indentation.first == 0x20 ? Array("  ".utf8) : [0x09]
      before = Array(newline.utf8) + indentation + tab
      between = before
      after = Array(newline.utf8) + indentation
    }

    /// Returns the trailing whitespace, from its last newline on unless all bytes are whitespace.
    private static func blanks(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
      let blanks = Array(bytes.reversed().prefix { $0 <= 0x20 }.reversed())
      return blanks.count == bytes.count
        ? blanks : Array(blanks[(blanks.lastIndex(of: 0x0A) ?? 0)...])
    }
  }
}

/// The splices that add, change, and remove members of the top-level dictionary.
struct XMLMemberSplices {
  private let root: XMLElement
  private let layout: XMLLayout
  private let places: [[UInt8]: Int]
  private let order: KeyOrder
  private var splices: [SourceSplice] = []

  init(_ root: XMLElement, layout: XMLLayout, places: [[UInt8]: Int], order: KeyOrder) {
    self.root = root
    self.layout = layout
    self.places = places
    self.order = order
  }

  private mutating func splice(_ range: Range<Int>, _ new: [UInt8]) {
    let old = layout.raw(range)
    if old != new { splices.append(SourceSplice(trimming: range, from: old, to: new)) }
  }

  /// Returns the splices in file order.
  consuming func splices(
    changes: [[UInt8]: PropertyListEditor.Change], added: [[UInt8]]
  ) -> [SourceSplice] {
    let members = root.members
    let keys = members.map { Array(layout.text(of: $0.key).utf8) }
    let isRemoved = keys.map { key in changes[key].map { $0.value == nil } ?? false }
    let new = added.compactMap { key in changes[key].map { (key: key, place: $0.place) } }
      .filter { changes[$0.key]?.value != nil }
    let anchors = NewKeyPlaces(keys: keys, isRemoved: isRemoved, places: places, order: order)
      .anchors(of: new)
    let bytes = layout.raw(0..<root.range.upperBound)
    func member(_ key: [UInt8], _ gaps: XMLLayout.Gaps) -> [UInt8] {
      let name = layout.spelling.content(String(decoding: key, as: UTF8.self))
      return Array("<key>\(name ?? "")</key>".utf8) + gaps.between + (changes[key]?.value ?? [])
    }
    let all = XMLDictionarySplices(root, bytes: bytes)
    let whole = XMLLayout.Gaps(layout.spelling.newline, indentation: [])
    for (anchor, keys) in anchors.sorted(by: { $0.key < $1.key }) {
      let gaps = XMLLayout.Gaps(of: root, in: bytes, near: max(anchor, 1)) ?? whole
      if members.isEmpty {
        let content = keys.flatMap { gaps.before + member($0, gaps) } + gaps.after
        splice(root.range, Array("<dict>".utf8) + content + Array("</dict>".utf8))
      } else if anchor < 0 {
        let start = all.removal(of: 0).lowerBound
        splice(start..<start, keys.flatMap { gaps.before + member($0, gaps) })
      } else {
        let end = members[anchor].range.upperBound
        splice(end..<end, keys.flatMap { gaps.before + member($0, gaps) })
      }
    }
    for (index, key) in keys.enumerated() {
      if isRemoved[index] {
        splice(all.removal(of: index), [])
      } else if places[key] == index, let value = changes[key]?.value {
        splice(members[index].value.range, value)
      }
    }
    return splices.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }.map(\.element)
  }
}

/// Finds the ranges to delete when removing members of a dictionary.
struct XMLDictionarySplices {
  private let members: [XMLElement.Member]
  private let bytes: [UInt8]

  init(_ element: XMLElement, bytes: [UInt8]) {
    members = element.members
    self.bytes = bytes
  }

  /// Returns the range of a member and the whitespace before it.
  func removal(of index: Int) -> Range<Int> {
    let range = members[index].range
    var start = range.lowerBound
    while start > 0, bytes[start - 1] <= 0x20 { start -= 1 }
    return start..<range.upperBound
  }
}
