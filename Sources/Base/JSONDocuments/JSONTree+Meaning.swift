package import SourceText

extension JSONTree {
  /// Whether two values have the same meaning.
  ///
  /// Escape sequences and the order of members are ignored; numbers are compared digit by digit.
  ///
  /// - Parameters:
  ///   - node: a value in this tree.
  ///   - other: a value in the other tree.
  ///   - tree: the other tree.
  /// - Returns: whether the values have the same meaning.
  package func means(_ node: Int, sameAs other: Int, of tree: JSONTree) -> Bool {
    guard self[node].kind == tree[other].kind else { return false }
    switch self[node].kind {
    case .true, .false, .null: return true
    case .number: return hasSameBytes(self[node].value, as: tree[other].value, of: tree)
    case .string: return hasSameText(self[node].value, as: tree[other].value, of: tree)
    case .array:
      var others = tree.children(of: other)
      for child in children(of: node) {
        guard let twin = others.next(), means(child, sameAs: twin, of: tree) else { return false }
      }
      return others.next() == nil
    case .object: return hasSameMembers(node, as: other, of: tree)
    }
  }

  private func hasSameMembers(_ node: Int, as other: Int, of tree: JSONTree) -> Bool {
    var count = 0
    for _ in children(of: node) { count += 1 }
    for _ in tree.children(of: other) { count -= 1 }
    guard count == 0 else { return false }
    // Members in the same order need no lookup.
    var others = tree.children(of: other)
    var names: JSONNames?
    for child in children(of: node) {
      if names == nil {
        guard let next = others.next() else { return false }
        if hasSameText(self[child].name, as: tree[next].name, of: tree) {
          guard means(child, sameAs: next, of: tree) else { return false }
          continue
        }
        names = JSONNames(of: other, in: tree)
      }
      guard let twin = names?.member(named: self[child].name, of: self),
        means(child, sameAs: twin, of: tree)
      else { return false }
    }
    return true
  }

  /// Whether a range has the same bytes as one of another tree.
  package func hasSameBytes(_ range: TextRange, as other: TextRange, of tree: JSONTree) -> Bool {
    withBytes(of: range) { mine in tree.withBytes(of: other) { mine.isEqual(to: $0) } }
  }

  private func hasSameText(_ token: TextRange, as other: TextRange, of tree: JSONTree) -> Bool {
    withBytes(of: token) { mine in
      tree.withBytes(of: other) { theirs in
        mine.isEqual(to: theirs)
          || (JSONText.hasEscape(mine) || JSONText.hasEscape(theirs))
            && JSONText.decode(mine).utf8.elementsEqual(JSONText.decode(theirs).utf8)
      }
    }
  }
}
