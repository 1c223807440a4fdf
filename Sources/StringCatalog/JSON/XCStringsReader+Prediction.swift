internal import SourceText

/// The bytes that stood around the state and the value of one object `{ "stringUnit" : … }`.
///
/// A catalog repeats these bytes hundreds of thousands of times, whatever tool wrote it. Where the
/// same bytes stand again, they mean the same: the reader compares them, eight at a time, instead
/// of reading them token by token. Where they differ it reads the tokens, so a frame can make
/// reading faster but never wrong.
struct UnitFrame {
  /// From behind the name's quotation mark up to the value, and the state in between: most units
  /// have the state of the one before them.
  var beforeLastValue: TextRange
  var lastState: (offset: UInt32, number: UInt32)
  /// From behind the name's quotation mark up to the state.
  var beforeState: TextRange
  /// From the end of the state up to the value.
  var beforeValue: TextRange
  /// From the end of the value to behind the object's closing bracket.
  var afterValue: TextRange
}

/// What the members of an object had in common so far.
struct MemberPattern {
  /// What stood before the last name, with its quotation mark; empty before the first.
  var separator = TextRange(offset: 0, length: 0)
  /// What stood around the texts of the last one.
  var frame: UnitFrame?
}

/// Which leaf a stringUnit became, and where its texts stand.
struct UnitPlace {
  var leaf: Int
  var state: TextRange
  var value: TextRange
}

extension XCStringsReader {
  /// Reads `: { "stringUnit" : { "state" : …, "value" : … } }` as a leaf if it stands here in the
  /// frame given, the cursor being behind the name; otherwise leaves the cursor where it is.
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

  /// Passes over what stands behind a value, if the frame ends there as it should.
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

  /// What a frame is learnt from: the reader before it read the object behind a name.
  struct BeforeUnit {
    fileprivate var position: Int
    fileprivate var leaves: Int
    fileprivate var fields: Int
    fileprivate var substitutions: Int
    fileprivate var problems: Int
  }

  var beforeUnit: BeforeUnit {
    BeforeUnit(
      position: cursor.position, leaves: builder.records.leaves.count,
      fields: builder.records.fields.count, substitutions: builder.records.substitutions.count,
      problems: builder.log.total)
  }

  /// The frame of the object that was just read token by token, if it is nothing but one
  /// stringUnit with a state and then a value, without a fault.
  func frame(since before: BeforeUnit, at path: UInt32) -> UnitFrame? {
    guard builder.records.leaves.count == before.leaves + 1,
      builder.records.fields.count == before.fields,
      builder.records.substitutions.count == before.substitutions,
      builder.log.total == before.problems,
      lastUnit.leaf == before.leaves, builder.records.leaves[lastUnit.leaf].path == path,
      Int(lastUnit.state.offset) > before.position,
      lastUnit.state.end < Int(lastUnit.value.offset),
      // Frames are compared beyond the end of the bytes.
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
