internal import JSONDocuments
internal import SourceText

extension XCStringsReader {
  /// The members of a localization that define its value.
  private struct Shapes: OptionSet {
    let rawValue: UInt8
    static let unit = Shapes(rawValue: 1)
    static let variations = Shapes(rawValue: 2)
    static let set = Shapes(rawValue: 4)
    static let substitutions = Shapes(rawValue: 8)
  }

  mutating func readLocalizations() throws(JSONCursor.Fault) {
    guard cursor.byte == UInt8(ascii: "{") else {
      return try skip(as: "\"localizations\" must be an object")
    }
    try openObject()
    while let name = try nextMember() {
      guard let locale = try locale(name) else {
        let limit = TableRecords.Localization.localeLimit
        try skip(as: "more than \(limit) languages")
        continue
      }
      builder.beginLocalization()
      openLocalization = (locale, name.offset)
      try readLocalization(of: name)
      if !builder.endLocalization(locale, at: name.offset) { reportDuplicate(name) }
      openLocalization = nil
    }
  }

  /// Returns the index of a locale, guessing that it is the next one or the one after; nil if there
  /// are too many locales.
  @inline(__always)
  private mutating func locale(_ name: TextRange) throws(JSONCursor.Fault) -> UInt32? {
    let count = localeNames.count
    var guess = Int(truncatingIfNeeded: lastLocale &+ 1)
    for _ in 0..<2 {
      if guess >= count { guess = 0 }
      if guess < count, cursor.equal(localeNames[guess], name) {
        lastLocale = UInt32(guess)
        return lastLocale
      }
      guess += 1
    }
    try expectInsideEntry(name)
    let text = source.text(name)
    if builder.records.locales.count == TableRecords.Localization.localeLimit,
      builder.records.locales.known(text) == nil
    {
      return nil
    }
    let number = builder.records.locales.number(of: text)
    if number == localeNames.count { localeNames.append(name) }
    lastLocale = number
    return number
  }

  private mutating func readLocalization(of name: TextRange) throws(JSONCursor.Fault) {
    guard cursor.byte == UInt8(ascii: "{") else {
      return try skip(as: "a localization must be an object")
    }
    var shapes: Shapes = []
    try openObject()
    while let member = try nextMember() {
      let shape = try readShape(member, owner: name.offset)
      if !shape.isEmpty, shapes.contains(shape) { reportDuplicate(member) }
      shapes.formUnion(shape)
    }
    checkShapes(shapes, of: name)
  }

  @inline(__always)
  private mutating func readShape(
    _ name: TextRange, owner: UInt32
  ) throws(JSONCursor.Fault) -> Shapes {
    if cursor.holds("stringUnit", in: name) {
      try readStringUnit(at: PathTable.root)
      return .unit
    }
    if cursor.holds("variations", in: name) {
      try readVariations(below: PathTable.root, level: 0)
      return .variations
    }
    if cursor.holds("substitutions", in: name) {
      try readSubstitutions(of: owner, below: PathTable.root)
      return .substitutions
    }
    if cursor.holds("stringSet", in: name) {
      try readStringSet()
      return .set
    }
    try keepField(name, owner: owner)
    return []
  }

  private mutating func checkShapes(_ shapes: Shapes, of name: TextRange) {
    let texts = shapes.intersection([.unit, .variations, .set])
    if texts.rawValue.nonzeroBitCount > 1 {
      let names = [
        texts.contains(.unit) ? "a stringUnit" : nil,
        texts.contains(.variations) ? "variations" : nil,
        texts.contains(.set) ? "a stringSet" : nil,
      ]
      report(
        .shapeOverlap, at: Int(name.offset) - 1,
        "\"\(source.text(name))\" has \(names.compactMap(\.self).joined(separator: " and ")): "
          + "Xcode exports only one of them, and an import deletes the other")
    }
    if shapes == .substitutions {
      report(
        .nestingInvalid, at: Int(name.offset) - 1,
        "\"\(source.text(name))\" has substitutions but no stringUnit that uses them: "
          + "Xcode compiles nothing")
    }
  }
}
