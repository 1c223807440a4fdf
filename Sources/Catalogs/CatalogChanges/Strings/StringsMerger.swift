internal import CatalogEditing
internal import SourceText
internal import StringCatalog

extension CatalogMerge {
  /// Merges three versions of a .strings file, entry by entry.
  ///
  /// Comments stay with their keys. Unchanged entries keep their bytes, and the file its encoding.
  func mergeStrings(base: [UInt8], ours: [UInt8], theirs: [UInt8]) throws(Fault) -> Result {
    let mine = try StringsVersion(ours, version: .ours)
    let other = try StringsVersion(theirs, version: .theirs)
    let old = base.isEmpty ? nil : try StringsVersion(base, version: .base)
    var merger = StringsMerger(base: old, ours: mine, theirs: other, options: self)
    merger.merge()
    try merger.prove()
    return Result(
      bytes: merger.bytes, hasMarkers: merger.lines.count > 0, conflicts: merger.conflicts,
      summary: merger.summary)
  }
}

/// A merge of .strings files.
struct StringsMerger {
  /// The versions of a part of an entry or of the file.
  struct Parts<Value> {
    var base: Value?
    var ours: Value?
    var theirs: Value?
  }

  let base: StringsVersion?
  let ours: StringsVersion
  let theirs: StringsVersion
  let options: CatalogMerge
  /// The version whose layout the result follows.
  let template: MergeVersion
  var text: MergedText
  var conflicts: [MergeConflict] = []
  var summary = MergeSummary()
  /// The expected strings of each choice.
  var expected: (ours: [[UInt8]: String], theirs: [[UInt8]: String]) = ([:], [:])

  init(base: StringsVersion?, ours: StringsVersion, theirs: StringsVersion, options: CatalogMerge) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
    self.options = options
    text = MergedText(hasBase: options.markers.showsBase)
    template = base.map { Self.template($0, ours, theirs) } ?? .ours
  }

  /// Returns the version whose layout to use: ours, unless only theirs changed newlines or order.
  private static func template(
    _ base: StringsVersion, _ ours: StringsVersion, _ theirs: StringsVersion
  ) -> MergeVersion {
    if ours.newline != base.newline { return .ours }
    if theirs.newline != base.newline { return .theirs }
    return !ours.hasOtherOrder(than: base) && theirs.hasOtherOrder(than: base) ? .theirs : .ours
  }

  var first: StringsVersion { template == .ours ? ours : theirs }
  var second: StringsVersion { template == .ours ? theirs : ours }

  // MARK: Writing

  mutating func merge() {
    writeFrame(
      Parts(base: base?.head, ours: ours.head, theirs: theirs.head),
      Parts(base: base?.headComments, ours: ours.headComments, theirs: theirs.headComments))
    var isFirst = true
    for key in keys() {
      let entries = Parts(
        base: base?.entries[key], ours: ours.entries[key], theirs: theirs.entries[key])
      summary.count(entries.base, ours: entries.ours, theirs: entries.theirs) { old, new in
        if !new.text.utf8.elementsEqual(old.text.utf8) { return 1 }
        return Self.areSame(new.comments.own, old.comments.own) ? nil : 0
      }
      if write(key, entries, isFirst: isFirst) { isFirst = false }
    }
    writeFrame(
      Parts(base: base?.tail, ours: ours.tail, theirs: theirs.tail),
      Parts(base: base?.tailComments, ours: ours.tailComments, theirs: theirs.tailComments))
  }

  /// The lines of the merged file.
  var lines: MarkedLines {
    // A marker inside of a string would be a line of the string.
    MarkedLines(text, markers: options.markers, newline: first.newline, keepsFirstLines: true)
  }

  /// The bytes of the merged file.
  var bytes: [UInt8] { encoding.encode(String(decoding: lines.bytes, as: UTF8.self)) }

  private var encoding: FileEncoding {
    base?.encoding == first.encoding ? second.encoding : first.encoding
  }

  /// Parses each side of the result; it must be valid and have the expected strings.
  func prove() throws(CatalogMerge.Fault) {
    // Without a byte order mark, the encoding is detected from the bytes.
    let written = bytes
    guard FileEncoding(detecting: written.span) == encoding else {
      throw CatalogMerge.Fault(version: template, reason: "the merged file would not parse")
    }
    let choices = [(\MergedText.Part.ours, expected.ours), (\.theirs, expected.theirs)]
    for (choice, texts) in choices {
      let read = try? StringsVersion(text.bytes(of: choice), version: template)
      guard let read, read.entries.count == texts.count,
        texts.allSatisfy({
          read.entries[$0.key].map { Array($0.text.utf8) } == Array($0.value.utf8)
        })
      else {
        throw CatalogMerge.Fault(version: template, reason: "the merged file would not parse")
      }
    }
  }

  /// Writes the content before or after the entries.
  private mutating func writeFrame(_ bytes: Parts<[UInt8]>, _ comments: Parts<[String]>) {
    let mine = template == .ours ? bytes.ours : bytes.theirs
    let other = template == .ours ? bytes.theirs : bytes.ours
    let isSame = Self.areSame(comments.ours, comments.theirs)
    if isSame || Self.areSame(comments.base, template == .ours ? comments.theirs : comments.ours) {
      // Whether a file ends with a newline depends on the tool that saved it last, so either side
      // may change it.
      let isTheirs = isSame && bytes.base == mine && Self.areSame(comments.base, comments.ours)
      return text.append(converted((isTheirs ? other : mine) ?? []))
    }
    if Self.areSame(comments.base, template == .ours ? comments.ours : comments.theirs) {
      return text.append(converted(other ?? []))
    }
    if base == nil, comments.ours?.isEmpty == true || comments.theirs?.isEmpty == true {
      let chosen = comments.ours?.isEmpty == true ? bytes.theirs : bytes.ours
      return text.append(converted(chosen ?? []))
    }
    report(.comment, nil, [])
    text.append(converted(bytes.ours ?? []), to: .ours)
    text.append(converted(bytes.theirs ?? []), to: .theirs)
    text.append(converted(bytes.base ?? []), to: .base)
  }

  static func areSame(_ some: [String]?, _ others: [String]?) -> Bool {
    guard let some, let others else { return some == nil && others == nil }
    return some.count == others.count
      && zip(some, others).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
  }

  /// Returns bytes with the newlines of the result.
  func converted(_ bytes: [UInt8]) -> [UInt8] {
    let newline = first.newline
    guard !newline.isEmpty, second.newline != newline else { return bytes }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if bytes[index] == 0x0A || bytes[index] == 0x0D {
        result += newline
      } else {
        result.append(bytes[index])
      }
      index += isPair ? 2 : 1
    }
    return result
  }

  // MARK: Order

  /// Returns the keys of both sides, inserting those that only one has.
  private func keys() -> [[UInt8]] {
    let known = Set(first.keys)
    let new = second.keys.filter { !known.contains($0) }
    let order = options.order
    guard zip(first.keys, first.keys.dropFirst()).allSatisfy(order.isBefore) else {
      return first.keys.following(second.keys)
    }
    var merged: [[UInt8]] = []
    var next = new.sorted(by: order.isBefore)[...]
    for key in first.keys {
      while let one = next.first, order.isBefore(one, key) { merged.append(next.removeFirst()) }
      merged.append(key)
    }
    return merged + next
  }
}

extension StringsVersion {
  /// Whether the keys shared with another version are in a different order.
  func hasOtherOrder(than other: StringsVersion) -> Bool {
    let mine = keys.filter { other.entries[$0] != nil }
    return mine != other.keys.filter { entries[$0] != nil }
  }
}

extension [[UInt8]] {
  /// Returns the keys with others inserted after the keys that they follow in their own version.
  fileprivate func following(_ others: [[UInt8]]) -> [[UInt8]] {
    let known = Set(self)
    var following: [[UInt8]: [[UInt8]]] = [:]
    var start: [[UInt8]] = []
    var last: [UInt8]?
    for key in others {
      if known.contains(key) {
        last = key
      } else if let last {
        following[last, default: []].append(key)
      } else {
        start.append(key)
      }
    }
    return start + flatMap { [$0] + (following[$0] ?? []) }
  }
}
