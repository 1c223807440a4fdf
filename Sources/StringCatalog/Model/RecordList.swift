/// Records in one piece of memory that grows at its end: an array of which a reader hands out its
/// beginning while it goes on.
///
/// A copy of an array costs all of it as soon as one of the two changes. What `frozen` gives shares
/// the memory and looks at the records that are there now; those that come later are written
/// behind them. Whatever would change a record that somebody may look at copies all of them first.
/// Records are numbers and nothing else: they go with their memory.
@safe struct RecordList<Record: Sendable>: @unchecked Sendable {
  /// The memory, which lives as long as any list that looks at it.
  @safe private final class Memory: @unchecked Sendable {
    let start: UnsafeMutablePointer<Record>
    let capacity: Int

    init(capacity: Int) {
      unsafe start = .allocate(capacity: capacity)
      self.capacity = capacity
    }

    deinit { unsafe start.deallocate() }
  }

  /// What only the list has that may write: lists that share it are copies of each other.
  private final class Pen: @unchecked Sendable {
    /// How many of the records others look at.
    var frozen: Int
    init(frozen: Int = 0) { self.frozen = frozen }
  }

  private var memory: Memory
  private var start: UnsafeMutablePointer<Record>
  private var pen: Pen
  /// How many records there are.
  private(set) var count = 0

  /// A list without records.
  init() {
    memory = Memory(capacity: 0)
    unsafe start = unsafe memory.start
    pen = Pen()
  }

  private init(memory: Memory, count: Int) {
    self.memory = memory
    unsafe start = unsafe memory.start
    pen = Pen(frozen: .max)
    self.count = count
  }

  /// The records that are there now, to be looked at on any thread, whatever becomes of this list.
  func frozen() -> RecordList {
    pen.frozen = Swift.max(pen.frozen, count)
    return RecordList(memory: memory, count: count)
  }

  /// Sees to it that the record at a place may be written, and that there is room for it.
  @inline(__always)
  private mutating func prepare(_ place: Int) {
    if isKnownUniquelyReferenced(&pen), place >= pen.frozen, place < memory.capacity { return }
    move(toCapacity: place < memory.capacity ? memory.capacity : Swift.max(16, memory.capacity * 2))
  }

  @inline(never)
  private mutating func move(toCapacity capacity: Int) {
    let larger = Memory(capacity: Swift.max(capacity, count))
    unsafe larger.start.initialize(from: start, count: count)
    memory = larger
    unsafe start = unsafe larger.start
    pen = Pen()
  }

  /// Makes room for so many records, without touching the memory.
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

  /// Forgets the records from a place on.
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
