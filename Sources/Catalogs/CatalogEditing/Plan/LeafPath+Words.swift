package import StringCatalog

extension LeafPath {
  /// The path of some words, such as `plural.few` or `device.mac.plural.one`; nil if they are none.
  ///
  /// One word alone is the name of a plural form or of a device. Xcode's names of parts, as in
  /// `substitutions.count.plural.one`, are understood.
  package init?(words: [String]) {
    var steps: [Step] = []
    var rest = words.filter { $0 != "variations" }[...]
    if rest.count == 1, let word = rest.first {
      if PluralCase(name: word) != nil {
        self.init([.variation(axis: "plural", name: word)])
        return
      }
      if Device(rawValue: word) != nil {
        self.init([.variation(axis: "device", name: word)])
        return
      }
    }
    while let word = rest.popFirst() {
      switch word {
      case "plural", "device", "width":
        guard let name = rest.popFirst() else { return nil }
        steps.append(.variation(axis: word, name: name))
      case "substitution", "substitutions":
        // The name may hold full stops.
        let end = rest.firstIndex { ["plural", "device", "width"].contains($0) } ?? rest.endIndex
        let name = rest[..<end].joined(separator: ".")
        guard !name.isEmpty else { return nil }
        steps.append(.substitution(name))
        rest = rest[end...]
      case "values":
        guard let index = rest.popFirst().flatMap({ Int($0) }), index >= 0, rest.isEmpty else {
          return nil
        }
        steps.append(.value(index))
      default: return nil
      }
    }
    self.init(steps)
  }

  /// The path in words: `plural.few` or `few`.
  package init?(_ text: String) {
    self.init(words: text.split(separator: ".", omittingEmptySubsequences: false).map(String.init))
  }
}
