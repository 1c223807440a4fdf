internal import JSONDocuments
internal import SourceText

/// Writes the result of a merge in the layout of the template.
///
/// Values of the template are copied byte by byte; values of another version are reformatted only
/// if its layout differs.
struct MergeWriter {
  private let copier: Copier
  private(set) var text: MergedText

  init(
    template: MergeVersion, layouts: [MergeVersion: JSONLayout], hasBase: Bool,
    replacements: [MergeVersion: [(range: TextRange, bytes: [UInt8])]] = [:]
  ) {
    copier = Copier(
      template: template, layouts: layouts, layout: layouts[template] ?? .xcode,
      replacements: replacements)
    text = MergedText(hasBase: hasBase)
  }

  /// Reserves capacity for bytes that all choices share.
  mutating func reserve(_ count: Int) { text.reserve(count) }

  mutating func append(_ bytes: [UInt8]) { text.append(bytes) }

  /// Writes an object on a line at an indentation level.
  mutating func write(_ object: MergedObject, level: Int, to choices: Choices = .all) {
    let layout = copier.layout
    let isTemplate = object.template.version == copier.template
    var gaps = isTemplate ? Gaps(of: object.template) : Gaps()
    gaps.complete(layout, level: level)
    var withMembers: Choices = []
    /// The member of the template written last, by choice.
    var last: [Int] = [-1, -1, -1]
    text.append([UInt8(ascii: "{")], to: choices)
    for member in object.members {
      let present = member.choices.intersection(choices)
      guard !present.isEmpty else { continue }
      let ordinal = isTemplate ? gaps.ordinal(of: member.name, in: object.template) : nil
      writeGap(gaps, before: ordinal, last: last, withMembers, object.template.tree, to: present)
      for (index, choice) in Choices.each.enumerated() where present.contains(choice) {
        last[index] = ordinal ?? -1
      }
      withMembers.formUnion(present)
      write(member, ofTemplate: ordinal != nil, level: level + 1, to: present)
    }
    let empty = choices.subtracting(withMembers)
    let last0 = gaps.last
    text.append(to: withMembers.intersection(choices)) { $0 += last0 }
    if !empty.isEmpty {
      // An object that was empty before keeps its blanks.
      text.append(gaps.isEmpty ? gaps.inner : layout.emptyContent(level), to: empty)
    }
    text.append([UInt8(ascii: "}")], to: choices)
  }

  private mutating func writeGap(
    _ gaps: Gaps, before ordinal: Int?, last: [Int], _ withMembers: Choices, _ tree: JSONTree,
    to choices: Choices
  ) {
    var written: [[UInt8]: Choices] = [:]
    for (index, choice) in Choices.each.enumerated() where choices.contains(choice) {
      let gap: [UInt8]
      if !withMembers.contains(choice) {
        gap = gaps.first
      } else if let ordinal, ordinal > 0, last[index] == ordinal - 1 {
        gap = gaps.between(ordinal, in: tree)
      } else {
        gap = gaps.usual
      }
      written[gap, default: []].insert(choice)
    }
    for (gap, choices) in written { text.append(gap, to: choices) }
  }

  private mutating func write(
    _ member: MergedMember, ofTemplate: Bool, level: Int, to choices: Choices
  ) {
    let name = member.name
    let separator =
      ofTemplate || copier.hasLines(name.version)
      ? name.tree.separator(of: name.node) : copier.layout.separator
    text.append(to: choices) { bytes in
      name.tree.append(name.tree[name.node].name, to: &bytes)
      bytes += separator
    }
    switch member.content {
    case .value(let value): write(value, level: level, to: choices)
    case .conflict(let ours, let theirs, let base):
      if let ours { write(ours, level: level, to: choices.intersection(.ours)) }
      if let theirs { write(theirs, level: level, to: choices.intersection(.theirs)) }
      if let base { write(.copied(base), level: level, to: choices.intersection(.base)) }
    }
  }

  private mutating func write(_ value: MergedValue, level: Int, to choices: Choices) {
    guard !choices.isEmpty else { return }
    switch value {
    case .object(let object): write(object, level: level, to: choices)
    case .written(let bytes): text.append(bytes, to: choices)
    case .copied(let place):
      let copier = copier
      text.append(to: choices) { copier.copy(place, level: level, to: &$0) }
    }
  }
}

/// Copies values of the three versions.
private struct Copier {
  let template: MergeVersion
  let layouts: [MergeVersion: JSONLayout]
  let layout: JSONLayout
  /// The bytes that replace some ranges of a version, in file order.
  let replacements: [MergeVersion: [(range: TextRange, bytes: [UInt8])]]

  func hasLines(_ version: MergeVersion) -> Bool {
    version == template || layouts[version]?.hasLines(of: layout) ?? true
  }

  func copy(_ place: MergePlace, level: Int, to bytes: inout [UInt8]) {
    let range = place.value
    guard hasLines(place.version) else {
      let whole = place.whole
      return layout.write(whole.node, of: whole.tree, level: level, to: &bytes)
    }
    var start = Int(range.offset)
    if let list = replacements[place.version] {
      var index = list.indices.partitioningIndex { Int(list[$0].range.offset) >= start }
      while index < list.count, list[index].range.end <= range.end {
        place.tree.append(TextRange(start, Int(list[index].range.offset)), to: &bytes)
        bytes += list[index].bytes
        start = list[index].range.end
        index += 1
      }
    }
    place.tree.append(TextRange(start, range.end), to: &bytes)
  }
}

/// The separators between the members of an object of the template.
private struct Gaps {
  var first: [UInt8] = []
  var last: [UInt8] = []
  /// The bytes before a member whose predecessor differs from the template's.
  var usual: [UInt8] = []
  /// The content between the brackets of an empty object.
  var inner: [UInt8] = []
  var isEmpty = false
  private var hasMembers = false
  private var ordinals: [Int: Int] = [:]
  private var members: [JSONTree.Node] = []

  init() {}

  init(of object: MergePlace) {
    let tree = object.tree
    for child in tree.children(of: object.node) {
      ordinals[child] = members.count
      members.append(tree[child])
    }
    let value = object.value
    guard let start = members.first, let end = members.last else {
      inner = tree.raw(TextRange(Int(value.offset) + 1, value.end - 1))
      isEmpty = true
      return
    }
    hasMembers = true
    first = tree.raw(TextRange(Int(value.offset) + 1, Int(start.member.offset)))
    last = tree.raw(TextRange(end.member.end, value.end - 1))
    usual =
      members.count > 1
      ? between(1, in: tree) : [UInt8(ascii: ",")] + first
  }

  func between(_ ordinal: Int, in tree: JSONTree) -> [UInt8] {
    tree.raw(TextRange(members[ordinal - 1].member.end, Int(members[ordinal].member.offset)))
  }

  mutating func complete(_ layout: JSONLayout, level: Int) {
    guard !hasMembers else { return }
    first = layout.lineStart(level + 1)
    usual = [UInt8(ascii: ",")] + first
    last = layout.lineStart(level)
  }

  func ordinal(of member: MergePlace, in object: MergePlace) -> Int? {
    member.version == object.version ? ordinals[member.node] : nil
  }
}
