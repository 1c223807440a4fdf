internal import StringCatalog

/// The value of one entry during a series of edits.
struct XMLEntry {
  private static let rules = [
    "device": StringsdictReader.RuleType.device.rawValue,
    "width": StringsdictReader.RuleType.width.rawValue,
  ]

  private let layout: XMLLayout
  private(set) var bytes: [UInt8]
  private var root: XMLElement

  /// Parses the value; nil if it is neither a string nor a dictionary.
  init?(_ bytes: [UInt8], layout: XMLLayout) {
    guard let root = XMLElement.first(in: bytes.span, from: 0),
      root.name == "string" || root.name == "dict", root.range.lowerBound == 0
    else { return nil }
    self.layout = layout
    self.bytes = bytes
    self.root = root
  }

  var isString: Bool { root.name == "string" }
  /// Whether the bytes consist of exactly one element.
  var isWhole: Bool { root.range == 0..<bytes.count }

  /// Returns the string at a path, if any.
  func text(at path: LeafPath, _ edit: CatalogEdit) throws(EditRefusal) -> String? {
    try place(path, edit).element.map { $0.text(in: bytes.span) }
  }

  /// Sets, adds, or removes the string at a path.
  mutating func set(_ text: String?, at path: LeafPath, _ edit: CatalogEdit) throws(EditRefusal) {
    let place = try place(path, edit)
    guard let text else {
      guard let parent = place.parent, parent.members.filter(place.isSibling).count > 1 else {
        throw .otherShape(edit)
      }
      let splices = XMLDictionarySplices(parent, bytes: bytes)
      let members = parent.members
      let gone = members.indices.filter { isSame(keyText(members[$0].key), place.name) }
      for index in gone.reversed() { replace(splices.removal(of: index), with: []) }
      return
    }
    if let element = place.element {
      try replaceText(of: element, with: text, edit)
    } else if let parent = place.parent {
      try insert(place.name, text, into: parent, place, edit)
    }
    guard let read = XMLElement.first(in: bytes.span, from: 0) else {
      throw .unproven(key: edit.key)
    }
    root = read
  }

  private func keyText(_ element: XMLElement) -> String { element.text(in: bytes.span) }

  private mutating func replace(_ range: Range<Int>, with new: [UInt8]) {
    bytes.replaceSubrange(range, with: new)
  }

  private mutating func replaceText(
    of element: XMLElement, with text: String, _ edit: CatalogEdit
  ) throws(EditRefusal) {
    let old = Array(bytes[element.content])
    guard let content = layout.spelling.content(text, like: old) else { throw .notInFormat(edit) }
    guard element.isClosed else { return replace(element.content, with: Array(content.utf8)) }
    // The slash of `<string/>`, and the blanks before it.
    var slash = element.range.upperBound - 2
    while bytes[slash - 1] <= 0x20 { slash -= 1 }
    replace(slash..<element.range.upperBound, with: Array(">\(content)</\(element.name)>".utf8))
  }

  private mutating func insert(
    _ name: String, _ text: String, into parent: XMLElement, _ place: Place, _ edit: CatalogEdit
  ) throws(EditRefusal) {
    guard let content = layout.spelling.content(text),
      let key = layout.spelling.content(name)
    else { throw .notInFormat(edit) }
    let members = parent.members
    let names: [String] = members.map { keyText($0.key) }
    let index = place.index(of: name, among: names)
    let gaps =
      XMLLayout.Gaps(of: parent, in: bytes, near: max(index - 1, 1))
      ?? XMLLayout.Gaps(layout.spelling.newline, indentation: indentation(of: parent))
    var member = Array("<key>\(key)</key>".utf8) + gaps.between
    member += Array("<string>\(content)</string>".utf8)
    if members.isEmpty {
      var new = Array("<dict>".utf8) + gaps.before + member + gaps.after
      new += Array("</dict>".utf8)
      replace(parent.range, with: new)
    } else if index == 0 {
      let start = members[0].range.lowerBound
      replace(start..<start, with: member + gaps.before)
    } else {
      let end = members[index - 1].range.upperBound
      replace(end..<end, with: gaps.before + member)
    }
  }

  private func indentation(of element: XMLElement) -> [UInt8] {
    let line = bytes[..<element.range.lowerBound].lastIndex { $0 == 0x0A || $0 == 0x0D }
    let start = line.map { $0 + 1 } ?? 0
    return Array(bytes[start..<element.range.lowerBound].prefix { $0 == 0x20 || $0 == 0x09 })
  }
}

extension XMLEntry {
  /// The position of a string.
  fileprivate struct Place {
    /// The element of the string; nil if it does not exist.
    var element: XMLElement?
    /// The dictionary that contains the string; nil if the string is the whole value.
    var parent: XMLElement?
    var name = ""
    /// The axis: `plural`, `device`, or `width`; nil for a format.
    var axis: String?
    let bytes: [UInt8]

    /// Whether a member is another case of the same variation.
    func isSibling(_ member: XMLElement.Member) -> Bool {
      switch axis {
      case "plural": PluralCase(name: member.key.text(in: bytes.span)) != nil
      case nil: false
      default: true
      }
    }

    /// Returns the index at which to insert a new member.
    func index(of name: String, among names: [String]) -> Int {
      guard axis == "plural" else {
        let ranks = names.map { rank($0) }
        return ranks.firstIndex { rank(name) < $0 } ?? names.count
      }
      let cases = names.indices.filter { PluralCase(name: names[$0]) != nil }
      let present = cases.map { names[$0] }
      let known = present.compactMap { PluralCase(name: $0)?.rawValue }
      let isAlphabetical = present == present.sorted() && known != known.sorted()
      let next = cases.first { index in
        guard !isAlphabetical, let one = PluralCase(name: name),
          let other = PluralCase(name: names[index])
        else { return name < names[index] }
        return one.rawValue < other.rawValue
      }
      return next ?? cases.last.map { $0 + 1 } ?? names.count
    }

    /// The sort rank: widths by number, devices by name, `other` last.
    private func rank(_ name: String) -> (Int, Int, String) {
      (name == "other" ? 1 : 0, axis == "width" ? Int(name) ?? 0 : 0, name)
    }
  }

  /// Returns the position for a path.
  fileprivate func place(_ path: LeafPath, _ edit: CatalogEdit) throws(EditRefusal) -> Place {
    var place = Place(element: root, bytes: bytes)
    for step in path.steps {
      guard let element = place.element, element.name == "dict" else { throw .otherShape(edit) }
      switch step {
      case .variation("plural", let name):
        guard case .substitution? = path.steps.dropLast().last, PluralCase(name: name) != nil,
          path.steps.last == step
        else { throw .otherShape(edit) }
        place = self.place(name, in: element, "plural")
      case .variation(let axis, let name):
        guard let rule = Self.rules[axis],
          let cases = element.member(rule, in: bytes.span)?.value, cases.name == "dict"
        else { throw .otherShape(edit) }
        place = self.place(name, in: cases, axis)
      case .substitution(let name):
        guard element.member(StringsdictReader.RuleType.format.rawValue, in: bytes.span) != nil,
          let variable = element.member(name, in: bytes.span)?.value
        else { throw .missing(edit) }
        place = Place(element: variable, bytes: bytes)
      case .value: throw .notInFormat(edit)
      }
      if place.element == nil, path.steps.last != step { throw .otherShape(edit) }
    }
    guard let element = place.element, element.name == "dict" else {
      guard place.element?.name == "string" || place.element == nil else { throw .otherShape(edit) }
      return place
    }
    // The format of a rule is the text at the path of the rule.
    if case .substitution? = path.steps.last { throw .otherShape(edit) }
    let format = StringsdictReader.RuleType.format.rawValue
    guard let member = element.member(format, in: bytes.span), member.value.name == "string" else {
      throw .otherShape(edit)
    }
    return Place(element: member.value, parent: element, name: format, bytes: bytes)
  }

  private func place(_ name: String, in parent: XMLElement, _ axis: String) -> Place {
    Place(
      element: parent.member(name, in: bytes.span)?.value, parent: parent, name: name, axis: axis,
      bytes: bytes)
  }
}
