/// An append-only buffer of records whose existing part can be shared with readers.
///
/// Unlike an array, which copies all elements on the first write after sharing, `frozen()` shares
/// the memory and sees only the records that exist at the time; later ones are appended after them.
/// Changing a record that a frozen list sees copies the memory first. Records must be trivial
/// types, because they are never deinitialized.
@safe struct RecordList<Record: Sendable>: @unchecked Sendable {
  /// The memory, kept alive by the lists that use it.
  @safe private final class Memory: @unchecked Sendable {
    let start: UnsafeMutablePointer<Record>
    let capacity: Int

    init(capacity: Int) {
      unsafe start = .allocate(capacity: capacity)
      self.capacity = capacity
    }

    deinit { unsafe start.deallocate() }
  }

  /// A token that grants permission to write in place.
  ///
  /// Lists with the same token are copies of each other, so none of them may write to the shared
  /// memory.
  private final class WriteToken: @unchecked Sendable {
    /// The number of records that frozen lists see.
    var frozen: Int
    init(frozen: Int = 0) { self.frozen = frozen }
  }

  private var memory: Memory
  private var start: UnsafeMutablePointer<Record>
  private var token: WriteToken
  /// The number of records.
  private(set) var count = 0

  /// Creates an empty list.
  init() {
    memory = Memory(capacity: 0)
    unsafe start = unsafe memory.start
    token = WriteToken()
  }

  private init(memory: Memory, count: Int) {
    self.memory = memory
    unsafe start = unsafe memory.start
    token = WriteToken(frozen: .max)
    self.count = count
  }

  /// Returns a snapshot of the current records that is unaffected by later changes and safe to use
  /// on any thread.
  func frozen() -> RecordList {
    token.frozen = Swift.max(token.frozen, count)
    return RecordList(memory: memory, count: count)
  }

  /// Ensures that the record at an index may be written and that the memory has capacity for it.
  @inline(__always)
  private mutating func prepare(_ place: Int) {
    if isKnownUniquelyReferenced(&token), place >= token.frozen, place < memory.capacity { return }
    move(toCapacity: place < memory.capacity ? memory.capacity : Swift.max(16, memory.capacity * 2))
  }

  @inline(never)
  private mutating func move(toCapacity capacity: Int) {
    let larger = Memory(capacity: Swift.max(capacity, count))
    unsafe larger.start.initialize(from: start, count: count)
    memory = larger
    unsafe start = unsafe larger.start
    token = WriteToken()
  }

  /// Reserves capacity without touching the memory.
  mutating func reserveCapacity(_ capacity: Int) {
    if capacity > memory.capacity { move(toCapacity: capacity) }
  }

  /// Appends a record.
  @inline(__always)
  mutating func append(_ record: Record) {
    prepare(count)
    unsafe (start + count).initialize(to: record)
    count += 1
  }

  /// Removes the records from an index to the end.
  mutating func removeSubrange(_ range: PartialRangeFrom<Int>) {
    precondition(range.lowerBound >= 0 && range.lowerBound <= count)
    count = range.lowerBound
  }
}

extension RecordList: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(place: Int) -> Record {
    @inline(__always) get {
      precondition(place >= 0 && place < count, "no such record")
      return unsafe start[place]
    }
    @inline(__always) set {
      precondition(place >= 0 && place < count, "no such record")
      prepare(place)
      unsafe start[place] = newValue
    }
  }
}
