/// The bytes that stood around the state and the value of one object `{ "stringUnit" : … }`.
///
/// A catalog repeats these bytes hundreds of thousands of times, whatever tool wrote it. Where the
/// same bytes stand again, they mean the same: the reader compares them, eight at a time, instead
/// of reading them token by token. Where they differ it reads the tokens, so a frame can make
/// reading faster but never wrong.
struct UnitFrame {
  /// From behind the name's quotation mark up to the state.
  var beforeState: TextRange
  /// From the end of the state up to the value.
  var beforeValue: TextRange
  /// From the end of the value to behind the object's closing bracket.
  var afterValue: TextRange
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
    in frame: UnitFrame?, at path: UInt32
  ) throws(JSONCursor.Fault) -> Bool {
    guard let frame, cursor.equal(frame.beforeState, at: cursor.position) else { return false }
    let start = cursor.position
    cursor.position += Int(frame.beforeState.length) - 1
    let (state, stateTraits) = try cursor.string()
    if stateTraits.isEmpty, cursor.equal(frame.beforeValue, at: state.end) {
      cursor.position = state.end + Int(frame.beforeValue.length) - 1
      let (value, traits) = try cursor.string()
      if !traits.contains(.unterminated), cursor.equal(frame.afterValue, at: value.end) {
        if !traits.isEmpty { inspect(value, traits) }
        cursor.position = value.end + Int(frame.afterValue.length)
        addLeaf(value: value, state: state, path: path)
        return true
      }
    }
    cursor.position = start
    return false
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
      Int(lastUnit.state.offset) > before.position, lastUnit.state.end < Int(lastUnit.value.offset)
    else { return nil }
    return UnitFrame(
      beforeState: TextRange(before.position, Int(lastUnit.state.offset)),
      beforeValue: TextRange(lastUnit.state.end, Int(lastUnit.value.offset)),
      afterValue: TextRange(lastUnit.value.end, cursor.position))
  }
}
