/// All leaves of a catalog, one small record each.
struct LeafIndex {
  struct Leaf {
    var locale: UInt32
    var state: UInt32
    var pluralCase: UInt32
    var device: UInt32
    var value: String
  }

  private(set) var leaves: [Leaf] = []
  private(set) var localizationCount = 0
  private var locales = Names()
  private var states = Names()
  private var cases = Names()

  mutating func add(_ entry: Catalog.Entry) {
    for (tag, localization) in entry.localizations ?? [:] {
      localizationCount += 1
      add(localization, Leaf(locale: locales[tag], state: 0, pluralCase: 0, device: 0, value: ""))
    }
  }

  func count(state: String) -> Int {
    guard let state = states.existing(state) else { return 0 }
    return leaves.count { $0.state == state }
  }

  private mutating func add(_ localization: Catalog.Localization, _ outer: Leaf) {
    if let unit = localization.stringUnit {
      var leaf = outer
      leaf.state = states[unit.state]
      leaf.value = unit.value
      leaves.append(leaf)
    }
    for (axis, variations) in localization.variations ?? [:] {
      for (name, variation) in variations {
        var inner = outer
        if axis == "plural" { inner.pluralCase = cases[name] }
        if axis == "device" { inner.device = cases[name] }
        add(variation, inner)
      }
    }
    for substitution in (localization.substitutions ?? [:]).values { add(substitution, outer) }
  }
}

/// Small numbers for names that are repeated; 0 means no name.
struct Names {
  private var numbers: [String: UInt32] = [:]

  subscript(name: String) -> UInt32 {
    mutating get {
      if let number = numbers[name] { return number }
      let number = UInt32(numbers.count + 1)
      numbers[name] = number
      return number
    }
  }

  func existing(_ name: String) -> UInt32? { numbers[name] }
}
