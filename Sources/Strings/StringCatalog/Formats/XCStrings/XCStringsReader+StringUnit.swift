internal import JSONDocuments
internal import SourceText

extension XCStringsReader {
  /// Reads `{ "state" : …, "value" : … }` as the leaf at a path.
  @inline(__always)
  mutating func readStringUnit(at path: UInt32) throws(JSONCursor.Fault) {
    guard cursor.byte == UInt8(ascii: "{") else {
      return try skip(as: "a stringUnit must be an object")
    }
    let place = cursor.position
    let fields = builder.records.fields.count
    var state = TextRange.none
    var value = TextRange.none
    try openObject()
    while let name = try nextMember() {
      if cursor.holds("state", in: name) {
        if !state.isNone { reportDuplicate(name) }
        state = try textValue(of: "state")
      } else if cursor.holds("value", in: name) {
        if !value.isNone { reportDuplicate(name) }
        value = try textValue(of: "value")
      } else {
        try keepField(name, owner: TableRecords.Field.root)
      }
    }
    if value.isNone { value = TextRange(place, place) }
    for index in fields..<builder.records.fields.count {
      builder.records.fields[index].owner = value.offset
    }
    addLeaf(value: value, state: state, path: path)
  }

  private mutating func addLeaf(value: TextRange, state: TextRange, path: UInt32) {
    builder.add(
      TableRecords.Leaf(
        value: value, stateOffset: state.isNone ? value.offset : state.offset,
        state: self.state(state), path: path))
  }

  /// Returns the number of a state; Xcode's states are recognized by their bytes.
  @inline(__always)
  private mutating func state(_ name: TextRange) -> UInt32 {
    if name.isNone { return KnownState.none.rawValue }
    if cursor.holds("translated", in: name) { return KnownState.translated.rawValue }
    if cursor.holds("needs_review", in: name) { return KnownState.needsReview.rawValue }
    if cursor.holds("new", in: name) { return KnownState.new.rawValue }
    return builder.records.states.number(of: source.text(name))
  }

  /// Reads `{ "state" : …, "values" : […] }` as one leaf per value.
  mutating func readStringSet() throws(JSONCursor.Fault) {
    guard cursor.byte == UInt8(ascii: "{") else {
      return try skip(as: "a stringSet must be an object")
    }
    var state = TextRange.none
    var values: [TextRange] = []
    try openObject()
    while let name = try nextMember() {
      if cursor.holds("state", in: name) {
        if !state.isNone { reportDuplicate(name) }
        state = try textValue(of: "state")
      } else if cursor.holds("values", in: name) {
        if !values.isEmpty { reportDuplicate(name) }
        values = try texts()
      } else {
        try keepField(name, owner: openLocalization?.offset ?? TableRecords.Field.root)
      }
    }
    for (index, value) in values.enumerated() {
      let path = builder.records.paths.child(of: PathTable.root, .value(index))
      addLeaf(value: value, state: state, path: path)
    }
  }

  /// Reads an array of strings, ignoring other elements.
  private mutating func texts() throws(JSONCursor.Fault) -> [TextRange] {
    guard cursor.take(UInt8(ascii: "[")) else {
      try skip(as: "\"values\" must be an array of strings")
      return []
    }
    depth += 1
    var texts: [TextRange] = []
    while true {
      cursor.skipBlanks()
      if cursor.take(UInt8(ascii: "]")) { break }
      if !texts.isEmpty, !cursor.take(UInt8(ascii: ",")) {
        throw cursor.fault("missing comma or ]")
      }
      cursor.skipBlanks()
      if cursor.byte == UInt8(ascii: "\"") {
        texts.append(try text())
      } else {
        try skip(as: "\"values\" must be an array of strings")
      }
    }
    depth -= 1
    return texts
  }
}
