/// Records in one piece of memory that grows at its end: an array whose beginning a reader can share
/// while it goes on appending.
///
/// If two arrays share their elements, the first change to either copies all of them. The result of
/// `frozen()` shares the memory and sees only the records that exist at that time; later ones are
/// written after them. A change to a record that a frozen list sees copies the memory first.
/// Records are plain numbers, so freeing the memory frees them.
@safe struct RecordList<Record: Sendable>: @unchecked Sendable {
  /// The memory; it exists as long as any list that uses it.
  @safe private final class Memory: @unchecked Sendable {
    let start: UnsafeMutablePointer<Record>
    let capacity: Int

    init(capacity: Int) {
      unsafe start = .allocate(capacity: capacity)
      self.capacity = capacity
    }

    deinit { unsafe start.deallocate() }
  }

  /// The permission to write.
  ///
  /// Lists that share it are copies of each other, so none of them may write into the shared
  /// memory.
  private final class WriteToken: @unchecked Sendable {
    /// How many of the records frozen lists see.
    var frozen: Int
    init(frozen: Int = 0) { self.frozen = frozen }
  }

  private var memory: Memory
  private var start: UnsafeMutablePointer<Record>
  private var token: WriteToken
  /// How many records there are.
  private(set) var count = 0

  /// A list without records.
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

  /// The records that exist now, for any thread; later changes to this list do not affect the result.
  func frozen() -> RecordList {
    token.frozen = Swift.max(token.frozen, count)
    return RecordList(memory: memory, count: count)
  }

  /// Makes sure that the record at a place may be written and that there is room for it.
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

  /// Makes room for a number of records, without touching the memory.
  mutating func reserveCapacity(_ capacity: Int) {
    if capacity > memory.capacity { move(toCapacity: capacity) }
  }

  /// Adds a record.
  @inline(__always)
  mutating func append(_ record: Record) {
    prepare(count)
    unsafe (start + count).initialize(to: record)
    count += 1
  }

  /// Removes the records from a place on.
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
