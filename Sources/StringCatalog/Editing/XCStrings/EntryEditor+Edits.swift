internal import JSON
internal import SourceText

extension EntryEditor {
  /// Applies an edit of a part below the entry.
  ///
  /// - Returns: the edits that take it back, in their order.
  mutating func apply(_ edit: CatalogEdit) throws(EditRefusal) -> [CatalogEdit] {
    let names = edit.part.names
    let nodes = nodes(along: names)
    let isThere = nodes.count == names.count + 1
    let now = isThere ? value(of: nodes[nodes.count - 1]) : nil
    try check(edit, against: now)
    if isSame(now, edit.new) { return [] }
    var inverse = [CatalogEdit(key: edit.key, edit.part, from: edit.new, to: now)]
    switch (isThere ? nodes.last : nil, edit.new) {
    case (let node?, let new?):
      guard edit.part.takes(tree[node].kind) else { throw .otherShape(edit) }
      try replace(node, with: token(of: new, edit))
    case (_?, nil):
      // A unit goes with its text.
      let isUnit = edit.part.isText && names.last == "value"
      if isUnit, case .text(let locale, let path) = edit.part,
        let state = tree.member("state", of: nodes[nodes.count - 2]).map(value)
      {
        inverse.append(
          CatalogEdit(key: edit.key, .state(locale: locale, path: path), from: nil, to: state))
      }
      try remove(edit, nodes.dropLast(isUnit ? 1 : 0))
    case (nil, let new?): try insert(edit, new, names, after: nodes)
    case (nil, nil): break
    }
    return inverse
  }

  private mutating func remove(_ edit: CatalogEdit, _ nodes: [Int]) throws(EditRefusal) {
    guard nodes.count > 1 else { throw .missing(edit) }
    // Only the last value of a set can go: the others would change their numbers.
    if case .text(_, let path) = edit.part, case .value? = path.steps.last,
      let parent = nodes.dropLast().last,
      Array(tree.children(of: parent)).last != nodes.last
    {
      throw .otherShape(edit)
    }
    remove(nodes, keeping: edit.part.isText || edit.part.isJSON ? 1 : nodes.count - 1)
  }

  private mutating func insert(
    _ edit: CatalogEdit, _ new: String, _ names: [String], after nodes: [Int]
  ) throws(EditRefusal) {
    let depth = nodes.count - 1
    let parent = nodes[depth]
    guard depth < names.count else { throw .otherShape(edit) }
    guard canTake(names, depth, parent) else { throw .otherShape(edit) }
    if case .state = edit.part, depth < names.count - 1 { throw .missing(edit) }
    var value = NewValue.token([])
    if edit.part.isJSON {
      guard let read = try? JSONTree(ByteBuffer(Array(new.utf8))), read.repeatedNames.isEmpty,
        read[read.root].kind == .object
      else { throw .notInFormat(edit) }
      value = NewValue(read.root, of: read)
    } else {
      value = .token(try token(of: new, edit))
    }
    for (index, name) in names.enumerated().reversed() where index > depth {
      value =
        Int(name) != nil && names[index - 1] == "values"
        ? .array([value]) : .object([(CanonicalText.token(of: name), value)])
    }
    insert(names[depth], value, into: parent, depth: depth)
  }

  /// Whether an object can have a member beside those that it has: a text does not vary, and what varies
  /// has one axis.
  private func canTake(_ names: [String], _ depth: Int, _ parent: Int) -> Bool {
    let name = names[depth]
    if tree[parent].kind == .array {
      return Int(name) == Array(tree.children(of: parent)).count
    }
    guard tree[parent].kind == .object else { return false }
    let shapes = ["stringUnit", "variations", "stringSet"]
    // The names of languages and substitutions are not parts of the format.
    guard depth > 1, names[depth - 1] != "substitutions" else { return true }
    if names[depth - 1] == "variations" { return Array(tree.children(of: parent)).isEmpty }
    return !shapes.contains(name)
      || shapes.allSatisfy { $0 == name || tree.member($0, of: parent) == nil }
  }

  private func check(_ edit: CatalogEdit, against now: String?) throws(EditRefusal) {
    if edit.part.isJSON {
      guard let old = edit.old else {
        guard edit.new == nil || now == nil else { throw .changed(edit, now: now) }
        guard now != nil || edit.new != nil else { throw .missing(edit) }
        return
      }
      guard let now, Self.meanSame(now, old) else { throw .changed(edit, now: now) }
    } else if !isSame(now, edit.old) {
      throw .changed(edit, now: now)
    }
  }

  /// Whether two JSON texts mean the same.
  static func meanSame(_ one: String, _ other: String) -> Bool {
    guard let one = try? JSONTree(ByteBuffer(Array(one.utf8))),
      let other = try? JSONTree(ByteBuffer(Array(other.utf8)))
    else { return false }
    return one.means(one.root, sameAs: other.root, of: other)
  }

  private func token(of value: String, _ edit: CatalogEdit) throws(EditRefusal) -> [UInt8] {
    switch edit.part {
    case .shouldTranslate:
      guard value == "true" || value == "false" else { throw .notInFormat(edit) }
      return Array(value.utf8)
    case .entry, .localization: return Array(value.utf8)
    default: return CanonicalText.token(of: value)
    }
  }

  /// The text of a string, or the bytes of another value.
  private func value(of node: Int) -> String {
    tree.text(of: node) ?? String(decoding: tree.raw(tree[node].value), as: UTF8.self)
  }
}

extension CatalogEdit.Part {
  /// The names of members on the way from the entry to the part.
  var names: [String] {
    switch self {
    case .entry: []
    case .comment: ["comment"]
    case .extractionState: ["extractionState"]
    case .shouldTranslate: ["shouldTranslate"]
    case .localization(let locale): ["localizations", locale]
    case .text(let locale, let path): Self.names(locale, path, last: "value")
    case .state(let locale, let path): Self.names(locale, path, last: "state")
    }
  }

  private static func names(_ locale: String, _ path: LeafPath, last: String) -> [String] {
    var names = ["localizations", locale]
    for step in path.steps {
      switch step {
      case .variation(let axis, let name): names += ["variations", axis, name]
      case .substitution(let name): names += ["substitutions", name]
      case .value(let index):
        return names
          + (last == "value" ? ["stringSet", "values", "\(index)"] : ["stringSet", "state"])
      }
    }
    return names + ["stringUnit", last]
  }

  /// Whether the values are JSON and not texts.
  var isJSON: Bool {
    switch self {
    case .entry, .localization: true
    default: false
    }
  }

  var isText: Bool { if case .text = self { true } else { false } }

  /// Whether a value of a kind can be replaced by that of an edit.
  func takes(_ kind: JSONTree.Kind) -> Bool {
    switch self {
    case .entry, .localization: kind == .object
    case .shouldTranslate: kind == .true || kind == .false
    default: kind == .string
    }
  }
}
