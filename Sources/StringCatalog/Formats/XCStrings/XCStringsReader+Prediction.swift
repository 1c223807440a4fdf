internal import JSON
internal import SourceText

/// The bytes around the state and the value of one object `{ "stringUnit" : … }`.
///
/// A catalog repeats these bytes hundreds of thousands of times, whatever tool wrote it. Equal
/// bytes mean the same, so the reader compares them, eight at a time, instead of reading tokens. If
/// they differ it reads the tokens, so a frame affects speed and never the result. `galley-index`
/// in Tests/Bench shows how much time it saves.
struct UnitFrame {
  /// From after the name's quotation mark up to the value, including the state: most units have the
  /// same state as the one before them.
  var beforeLastValue: TextRange
  var lastState: (offset: UInt32, number: UInt32)
  /// From after the name's quotation mark up to the state.
  var beforeState: TextRange
  /// From the end of the state up to the value.
  var beforeValue: TextRange
  /// From the end of the value to after the object's closing bracket.
  var afterValue: TextRange
}

/// The bytes that the members of an object have had in common so far.
struct MemberPattern {
  /// The bytes before the last name, including its quotation mark; empty before the first name.
  var separator = TextRange(offset: 0, length: 0)
  /// The bytes around the texts of the last member.
  var frame: UnitFrame?
}

/// The leaf of a stringUnit and the places of its texts.
struct UnitPlace {
  var leaf: Int
  var state: TextRange
  var value: TextRange
}

extension XCStringsReader {
  /// Reads `: { "stringUnit" : { "state" : …, "value" : … } }` as a leaf if the bytes after the name
  /// match the frame; otherwise leaves the cursor unchanged.
  @inline(__always)
  mutating func readUnit(
    in frame: inout UnitFrame?, at path: UInt32
  ) throws(JSONCursor.Fault) -> Bool {
    guard let known = frame else { return false }
    let start = cursor.position
    if cursor.equal(known.beforeLastValue, at: start) {
      cursor.position = start + Int(known.beforeLastValue.length) - 1
      let (value, traits) = try cursor.string()
      if endsUnit(value, traits, in: known) {
        let state = start + Int(known.lastState.offset)
        addLeaf(
          value: value, stateOffset: UInt32(truncatingIfNeeded: state),
          state: known.lastState.number, path: path)
        return true
      }
    } else if cursor.equal(known.beforeState, at: start) {
      cursor.position = start + Int(known.beforeState.length) - 1
      let (state, stateTraits) = try cursor.string()
      if stateTraits.isEmpty, cursor.equal(known.beforeValue, at: state.end) {
        cursor.position = state.end + Int(known.beforeValue.length) - 1
        let (value, traits) = try cursor.string()
        if endsUnit(value, traits, in: known) {
          let number = self.state(state)
          frame?.beforeLastValue = TextRange(start, Int(value.offset))
          frame?.lastState = (state.offset - UInt32(truncatingIfNeeded: start), number)
          addLeaf(value: value, stateOffset: state.offset, state: number, path: path)
          return true
        }
      }
    }
    cursor.position = start
    return false
  }

  /// Moves past the bytes after a value if they match the frame.
  @inline(__always)
  private mutating func endsUnit(
    _ value: TextRange, _ traits: StringTraits, in frame: UnitFrame
  ) -> Bool {
    guard !traits.contains(.unterminated), cursor.equal(frame.afterValue, at: value.end) else {
      return false
    }
    if !traits.isEmpty { inspect(value, traits) }
    cursor.position = value.end + Int(frame.afterValue.length)
    return true
  }

  /// The state of the reader before it read the object after a name; a frame is derived from it.
  struct BeforeUnit {
    fileprivate var position: Int
    fileprivate var leaves: Int
    fileprivate var fields: Int
    fileprivate var substitutions: Int
    fileprivate var irregularities: Int
  }

  /// How many problems and lines of merge conflicts were passed: bytes with one are no pattern.
  var irregularities: Int { builder.log.total + cursor.conflicts.markers }

  var beforeUnit: BeforeUnit {
    BeforeUnit(
      position: cursor.position, leaves: builder.records.leaves.count,
      fields: builder.records.fields.count, substitutions: builder.records.substitutions.count,
      irregularities: irregularities)
  }

  /// The frame of the object that was just read token by token, if it consists of one stringUnit with
  /// a state and then a value, without faults.
  func frame(since before: BeforeUnit, at path: UInt32) -> UnitFrame? {
    guard builder.records.leaves.count == before.leaves + 1,
      builder.records.fields.count == before.fields,
      builder.records.substitutions.count == before.substitutions,
      irregularities == before.irregularities,
      lastUnit.leaf == before.leaves, builder.records.leaves[lastUnit.leaf].path == path,
      Int(lastUnit.state.offset) > before.position,
      lastUnit.state.end < Int(lastUnit.value.offset),
      // Frames are compared past the end of the bytes that have arrived.
      cursor.position - before.position - Int(lastUnit.value.length) < JSONCursor.margin / 4
    else { return nil }
    return UnitFrame(
      beforeLastValue: TextRange(before.position, Int(lastUnit.value.offset)),
      lastState: (
        lastUnit.state.offset - UInt32(truncatingIfNeeded: before.position),
        builder.records.leaves[lastUnit.leaf].state
      ),
      beforeState: TextRange(before.position, Int(lastUnit.state.offset)),
      beforeValue: TextRange(lastUnit.state.end, Int(lastUnit.value.offset)),
      afterValue: TextRange(lastUnit.value.end, cursor.position))
  }
}
