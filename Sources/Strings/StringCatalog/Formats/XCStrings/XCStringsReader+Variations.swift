internal import JSONDocuments
internal import SourceText

extension XCStringsReader {
  /// The maximum nesting depth of variations.
  private static let levels = 16

  /// Reads `{ "plural" : { "one" : …, … } }`, with any axis name.
  mutating func readVariations(below path: UInt32, level: Int) throws(JSONCursor.Fault) {
    guard cursor.byte == UInt8(ascii: "{") else {
      return try skip(as: "\"variations\" must be an object")
    }
    guard level < Self.levels else {
      report(
        .nestingInvalid, at: cursor.position, skipsBytes: true,
        "variations nested more than \(Self.levels) deep; these are ignored")
      _ = try skipValue()
      return
    }
    let place = cursor.position
    var axes: [TextRange] = []
    try openObject()
    while let axis = try nextMember() {
      if axes.contains(where: { cursor.equal($0, axis) }) { reportDuplicate(axis) }
      if axes.count < 8 { axes.append(axis) }
      try readCases(of: axis, below: path, level: level)
    }
    guard axes.count > 1 else { return }
    report(
      .shapeOverlap, at: place,
      "variations by \(axes.map(source.text).joined(separator: " and by ")) in one object: "
        + "Xcode exports only one of them, and an import deletes the other")
  }

  private mutating func readCases(
    of axis: TextRange, below path: UInt32, level: Int
  ) throws(JSONCursor.Fault) {
    guard cursor.byte == UInt8(ascii: "{") else {
      return try skip(as: "the cases of a variation must be an object")
    }
    try openObject()
    let cases =
      path == PathTable.root && cursor.holds("plural", in: axis)
      ? PathTable.pluralAxis : builder.records.paths.axis(source.text(axis), below: path)
    while let name = try nextMember() {
      let leaves = builder.records.leaves.count
      let place = self.path(of: name, in: cases)
      let hasText = try readCase(name, of: axis, at: place, level: level)
      if hasText, builder.records.leaves.count == leaves { reportDuplicate(name) }
    }
  }

  /// Reads one case: a stringUnit, or nested variations if the axis allows them.
  ///
  /// - Returns: whether the case has a string of its own.
  private mutating func readCase(
    _ name: TextRange, of axis: TextRange, at path: UInt32, level: Int
  ) throws(JSONCursor.Fault) -> Bool {
    guard cursor.byte == UInt8(ascii: "{") else {
      try skip(as: "a case of a variation must be an object")
      return false
    }
    var hasUnit = false
    var hasVariations = false
    try openObject()
    while let member = try nextMember() {
      if cursor.holds("stringUnit", in: member) {
        if hasUnit { reportDuplicate(member) }
        hasUnit = true
        try readStringUnit(at: path)
      } else if cursor.holds("variations", in: member) {
        hasVariations = true
        checkNesting(of: name, axis: axis, at: Int(member.offset) - 1)
        try readVariations(below: path, level: level + 1)
      } else if cursor.holds("substitutions", in: member) {
        report(
          .nestingInvalid, at: Int(member.offset) - 1,
          "substitutions belong next to the localization's stringUnit; these are never used"
        )
        try readSubstitutions(of: name.offset, below: path)
      } else {
        try keepField(member, owner: openLocalization?.offset ?? TableRecords.Field.root)
      }
    }
    if hasUnit, hasVariations {
      report(
        .shapeOverlap, at: Int(name.offset) - 1,
        "\"\(source.text(name))\" has a stringUnit and variations: "
          + "Xcode exports only one of them, and an import deletes the other")
    }
    return hasUnit
  }

  private mutating func checkNesting(of name: TextRange, axis: TextRange, at place: Int) {
    if cursor.holds("plural", in: axis) {
      report(
        .nestingInvalid, at: place,
        "a plural form cannot vary further; Xcode drops these strings")
    } else if cursor.holds("device", in: axis), cursor.holds("other", in: name) {
      report(
        .nestingInvalid, at: place,
        "the device form \"other\" cannot vary further; Xcode drops these strings")
    }
  }

  /// Returns the number of the path of a case.
  ///
  /// The cases of ``PathTable/pluralAxis``, by far the most common, are recognized by their bytes.
  @inline(__always)
  private mutating func path(of name: TextRange, in axis: UInt32) -> UInt32 {
    if axis == PathTable.pluralAxis {
      if cursor.holds("other", in: name) { return PluralCase.other.rawValue }
      if cursor.holds("one", in: name) { return PluralCase.one.rawValue }
      if cursor.holds("few", in: name) { return PluralCase.few.rawValue }
      if cursor.holds("many", in: name) { return PluralCase.many.rawValue }
      if cursor.holds("two", in: name) { return PluralCase.two.rawValue }
      if cursor.holds("zero", in: name) { return PluralCase.zero.rawValue }
    }
    return builder.records.paths.variation(source.text(name), of: axis)
  }

  // MARK: Substitutions

  /// Reads `{ "photos" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : … } }`.
  mutating func readSubstitutions(of owner: UInt32, below path: UInt32) throws(JSONCursor.Fault) {
    guard cursor.byte == UInt8(ascii: "{") else {
      return try skip(as: "\"substitutions\" must be an object")
    }
    let start = builder.records.substitutions.count
    try openObject()
    while let name = try nextMember() {
      let isDuplicate = builder.records.substitutions[start...].suffix(64).contains {
        $0.owner == owner && cursor.equal($0.name, name)
      }
      if isDuplicate { reportDuplicate(name) }
      try readSubstitution(name, of: owner, below: path)
    }
  }

  private mutating func readSubstitution(
    _ name: TextRange, of owner: UInt32, below path: UInt32
  ) throws(JSONCursor.Fault) {
    guard cursor.byte == UInt8(ascii: "{") else {
      return try skip(as: "a substitution must be an object")
    }
    let path = builder.records.paths.child(of: path, .substitution(source.text(name)))
    var substitution = TableRecords.Substitution(
      owner: owner, name: name, argument: nil, specifier: .none)
    try openObject()
    while let member = try nextMember() {
      if cursor.holds("argNum", in: member) {
        substitution.argument = try argumentNumber()
      } else if cursor.holds("formatSpecifier", in: member) {
        substitution.specifier = try textValue(of: "formatSpecifier")
      } else if cursor.holds("variations", in: member) {
        try readVariations(below: path, level: 1)
      } else if cursor.holds("stringUnit", in: member) {
        try readStringUnit(at: path)
      } else {
        try keepField(member, owner: name.offset)
      }
    }
    builder.records.substitutions.append(substitution)
  }

  private mutating func argumentNumber() throws(JSONCursor.Fault) -> Int? {
    let place = cursor.position
    let value = try skipValue()
    if let number = Int(source.raw(value)), number >= 1 { return number }
    report(.jsonSyntax, at: place, "\"argNum\" must be a whole number, 1 or greater")
    return nil
  }
}
