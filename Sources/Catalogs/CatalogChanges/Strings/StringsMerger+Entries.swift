internal import StringCatalog

/// Merging of the entries of .strings files.
extension StringsMerger {
  /// Writes an entry; returns whether any choice has it.
  mutating func write(
    _ key: [UInt8], _ entries: Parts<StringsVersion.Entry>, isFirst: Bool
  ) -> Bool {
    let mark = conflicts.count
    let deleted = isDeleted(entries, key)
    if deleted == true { return false }
    let name = String(decoding: key, as: UTF8.self)
    var sides = Sides()
    if deleted == nil {
      sides.text = side(entries, \.text) { $0.utf8.elementsEqual($1.utf8) }
      sides.own = side(entries, \.comments.own, Self.areSame)
      sides.free = side(entries, \.comments.free, Self.areSame)
      sides.behind = side(entries, \.comments.behind, Self.areSame)
      if sides.text == nil { report(.text, name, []) }
      if !sides.haveComments { report(.comment, name, ["comment"]) }
    }
    let isSettled = conflicts.count == mark
    if options.keepsConflictsInTexts, deleted == nil, !isSettled, sides.haveComments,
      let both = entries.ours?.marked(with: entries.theirs?.text)
    {
      append(key, both, entries, sides, isFirst, to: .all)
      return true
    }
    // A comment that both sides agree on stands before the conflict.
    let isPrefixCommon = !isSettled && deleted == nil && sides.own != nil && sides.free != nil
    if isPrefixCommon, let any = entries.ours {
      text.append(prefix(any, entries, sides, isFirst))
    }
    for (choice, version) in [
      (Choices.ours, MergeVersion.ours), (.theirs, .theirs), (.base, .base),
    ] {
      guard let line = entry(entries, sides.text ?? version) else { continue }
      append(
        key, line, entries, sides.completed(with: version), isFirst,
        hasPrefix: !isPrefixCommon, to: isSettled ? .all : choice)
      if isSettled { break }
    }
    return true
  }

  /// The versions that provide the parts of an entry; nil where both sides changed one.
  private struct Sides {
    var text: MergeVersion?
    var own: MergeVersion?
    var free: MergeVersion?
    var behind: MergeVersion?

    var haveComments: Bool { own != nil && free != nil && behind != nil }

    func completed(with version: MergeVersion) -> Sides {
      Sides(
        text: text ?? version, own: own ?? version, free: free ?? version,
        behind: behind ?? version)
    }
  }

  private func entry(
    _ entries: Parts<StringsVersion.Entry>, _ version: MergeVersion
  ) -> StringsVersion.Entry? {
    switch version {
    case .base: entries.base
    case .ours: entries.ours
    case .theirs: entries.theirs
    }
  }

  /// Appends an entry with parts from several versions to the given choices.
  private mutating func append(
    _ key: [UInt8], _ line: StringsVersion.Entry, _ entries: Parts<StringsVersion.Entry>,
    _ sides: Sides, _ isFirst: Bool, hasPrefix: Bool = true, to choices: Choices
  ) {
    var bytes = hasPrefix ? prefix(line, entries, sides, isFirst) : []
    bytes += line.line
    bytes += converted((sides.behind.flatMap { entry(entries, $0) } ?? line).trail)
    text.append(bytes, to: choices)
    if choices.contains(.ours) { expected.ours[key] = line.text }
    if choices.contains(.theirs) { expected.theirs[key] = line.text }
  }

  /// Returns the whitespace and comments before the key of an entry.
  private func prefix(
    _ line: StringsVersion.Entry, _ entries: Parts<StringsVersion.Entry>, _ sides: Sides,
    _ isFirst: Bool
  ) -> [UInt8] {
    func part(_ version: MergeVersion?) -> StringsVersion.Entry {
      version.flatMap { entry(entries, $0) } ?? line
    }
    let gap = part(sides.free).gap
    return (isFirst ? [] : converted(gap.isEmpty ? usualGap : gap))
      + converted(part(sides.own).comment)
  }

  /// The bytes between two entries.
  private var usualGap: [UInt8] {
    for version in [first, second] {
      if let gap = version.keys.lazy.compactMap({ version.entries[$0]?.gap }).first(where: {
        !$0.isEmpty && $0.allSatisfy { $0 <= 0x20 }
      }) {
        return gap
      }
    }
    return first.newline.isEmpty ? [0x0A] : first.newline
  }

  /// Returns the version to take a part from; nil if both sides changed it.
  private func side<Value>(
    _ entries: Parts<StringsVersion.Entry>, _ part: KeyPath<StringsVersion.Entry, Value>,
    _ areEqual: (Value, Value) -> Bool
  ) -> MergeVersion? {
    let base = entries.base?[keyPath: part]
    guard let ours = entries.ours?[keyPath: part] else {
      return entries.theirs == nil ? nil : .theirs
    }
    guard let theirs = entries.theirs?[keyPath: part] else { return .ours }
    if areEqual(ours, theirs) { return template }
    if let base {
      if areEqual(base, ours) { return .theirs }
      if areEqual(base, theirs) { return .ours }
      return nil
    }
    // Of two new entries, one may have a comment.
    if let ours = ours as? [String], ours.isEmpty { return .theirs }
    if let theirs = theirs as? [String], theirs.isEmpty { return .ours }
    return nil
  }

  /// Returns whether the entry is removed; nil if neither side removed it.
  ///
  /// Records a conflict if the other side changed the entry.
  private mutating func isDeleted(_ entries: Parts<StringsVersion.Entry>, _ key: [UInt8]) -> Bool? {
    guard let base = entries.base else { return nil }
    guard let left = entries.ours ?? entries.theirs else { return true }
    guard entries.ours == nil || entries.theirs == nil else { return nil }
    // Losing a comment is acceptable.
    if left.text.utf8.elementsEqual(base.text.utf8) { return true }
    report(.deletion, String(decoding: key, as: UTF8.self), [])
    return false
  }

  mutating func report(_ kind: MergeConflict.Kind, _ key: String?, _ path: [String]) {
    conflicts.append(MergeConflict(key: key, locale: nil, path: path, kind: kind))
  }
}

extension StringsVersion.Entry {
  /// Returns the entry with both strings combined, with markers like git's.
  fileprivate func marked(with other: String?) -> StringsVersion.Entry {
    var marked = self
    marked.text = "<<<<<<< ours\n\(text)\n=======\n\(other ?? "")\n>>>>>>> theirs"
    marked.line =
      Array(line[..<value.lowerBound]) + Array(StringsWriter.token(marked.text).utf8)
      + Array(line[value.upperBound...])
    return marked
  }
}
