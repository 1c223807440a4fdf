internal import JSONDocuments
internal import SourceText

/// The bytes around the state and value of one `{ "stringUnit" : … }` object.
///
/// A catalog repeats these bytes hundreds of thousands of times, whatever tool wrote it. Comparing
/// them eight at a time is faster than parsing tokens, and equal bytes have the same meaning. If
/// the bytes differ, the reader parses tokens, so frames affect only speed, never the result.
/// `galley-index` in Tests/Bench measures the gain.
struct UnitFrame {
  /// From after the name's quotation mark to the value, including the state; most units have the
  /// same state as the previous one.
  var beforeLastValue: TextRange
  var lastState: (offset: UInt32, number: UInt32)
  /// From after the name's quotation mark to the state.
  var beforeState: TextRange
  /// From the end of the state to the value.
  var beforeValue: TextRange
  /// From the end of the value to after the object's closing bracket.
  var afterValue: TextRange
}

/// The bytes that recent members of an object have in common.
struct MemberPattern {
  /// The bytes before the last name, including its quotation mark; empty before the first name.
  var separator = TextRange(offset: 0, length: 0)
  /// The bytes around the strings of the last member.
  var frame: UnitFrame?
}

/// The leaf of a stringUnit and the ranges of its strings.
struct UnitPlace {
  var leaf: Int
  var state: TextRange
  var value: TextRange
}

extension XCStringsReader {
  /// Reads `: { "stringUnit" : { "state" : …, "value" : … } }` as a leaf if the bytes match the
  /// frame; otherwise leaves the cursor unchanged.
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

  /// Skips the bytes after a value if they match the frame.
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

  /// A snapshot of the reader before an object, from which a frame can be derived afterwards.
  struct BeforeUnit {
    fileprivate var position: Int
    fileprivate var leaves: Int
    fileprivate var fields: Int
    fileprivate var substitutions: Int
    fileprivate var irregularities: Int
  }

  /// The number of problems and conflict markers so far; bytes that contain one are never used as a
  /// pattern.
  var irregularities: Int { builder.log.total + cursor.conflicts.markers }

  var beforeUnit: BeforeUnit {
    BeforeUnit(
      position: cursor.position, leaves: builder.records.leaves.count,
      fields: builder.records.fields.count, substitutions: builder.records.substitutions.count,
      irregularities: irregularities)
  }

  /// Returns a frame for the object that was just parsed, if it consists of one valid stringUnit
  /// with a state followed by a value.
  func frame(since before: BeforeUnit, at path: UInt32) -> UnitFrame? {
    guard builder.records.leaves.count == before.leaves + 1,
      builder.records.fields.count == before.fields,
      builder.records.substitutions.count == before.substitutions,
      irregularities == before.irregularities,
      lastUnit.leaf == before.leaves, builder.records.leaves[lastUnit.leaf].path == path,
      Int(lastUnit.state.offset) > before.position,
      lastUnit.state.end < Int(lastUnit.value.offset)
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
