public import FileAccess
import Glibc
import StringCatalog

/// Watches folders for changes, using inotify.
///
/// It watches folders rather than files, because replacing a file creates a new one with the same
/// name. If the kernel's watch limit is reached, further folders are not watched.
public struct FileWatch: ~Copyable {
  /// The names in a folder to watch for.
  public enum Interest: Equatable, Sendable {
    /// Everything a search would find (catalogs, samples, slots, and folders), and the given names.
    case catalogsAnd(Set<String>)
    /// Only the given names.
    case names(Set<String>)

    /// Everything a search would find.
    public static let catalogs = Interest.catalogsAnd([])

    /// Returns the union of both.
    func joined(with other: Interest) -> Interest {
      switch (self, other) {
      case (.names(let one), .names(let two)): .names(one.union(two))
      case (.catalogsAnd(let one), .catalogsAnd(let two)), (.catalogsAnd(let one), .names(let two)),
        (.names(let one), .catalogsAnd(let two)):
        .catalogsAnd(one.union(two))
      }
    }

    func covers(_ name: String, isFolder: Bool) -> Bool {
      switch self {
      case .names(let names): names.contains(name)
      case .catalogsAnd(let names):
        names.contains(name)
          || (isFolder ? !name.hasPrefix(".") : CatalogFormat(path: name) != nil || name.isBeside)
      }
    }
  }

  private let descriptor: Int32
  private var watched: [String: Watched] = [:]
  private var folders: [Int32: String] = [:]

  private struct Watched {
    var number: Int32
    var interest: Interest
  }

  /// The events that signal a completed file or a changed folder.
  private static let events =
    IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
    | IN_MOVE_SELF | IN_ONLYDIR

  /// Creates a watch without folders.
  public init() { descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK)) }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Watches the given folders, and stops watching all others.
  public mutating func watch(_ wanted: [String: Interest]) {
    for (folder, known) in watched where wanted[folder] == nil {
      inotify_rm_watch(descriptor, known.number)
      folders[known.number] = nil
      watched[folder] = nil
    }
    for (folder, interest) in wanted {
      if watched[folder] == nil {
        let number = inotify_add_watch(
          descriptor, folder.isEmpty ? "." : folder, UInt32(Self.events))
        guard number >= 0 else { continue }
        folders[number] = folder
        watched[folder] = Watched(number: number, interest: interest)
      }
      watched[folder]?.interest = interest
    }
  }

  /// Waits for a relevant change.
  ///
  /// - Parameters:
  ///   - flag: a flag that another thread can set to end the wait; it is then cleared.
  ///   - milliseconds: the maximum time to wait; nil for no limit.
  /// - Returns: whether there was a change.
  public mutating func waitForChange(orWhen flag: WakeFlag, for milliseconds: Int? = nil) -> Bool {
    let end = milliseconds.map { ContinuousClock.now + .milliseconds($0) }
    while true {
      let left = end.map { max(0, Int32(ContinuousClock.now.duration(to: $0) / .milliseconds(1))) }
      guard flag.wait(orReadable: descriptor, for: left ?? -1) else {
        flag.clear()
        return false
      }
      if readChanges() { return true }
    }
  }

  /// Reads all pending events; returns whether any is relevant.
  private mutating func readChanges() -> Bool {
    var counts = false
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 14, alignment: 8)
    defer { room.deallocate() }
    while true {
      let count = read(descriptor, room.baseAddress, room.count)
      guard count > 0 else { return counts }
      var offset = 0
      while offset + MemoryLayout<inotify_event>.size <= count {
        let event = room.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        let start = offset + MemoryLayout<inotify_event>.size
        offset = start + Int(event.len)
        let name = room[start..<min(offset, count)].prefix { $0 != 0 }
        if apply(event, name: String(decoding: name, as: UTF8.self)) { counts = true }
      }
    }
  }

  /// Applies one event; returns whether it is relevant.
  private mutating func apply(_ event: inotify_event, name: String) -> Bool {
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
    guard let folder = folders[event.wd] else { return false }
    if event.mask & UInt32(IN_IGNORED) != 0 {
      folders[event.wd] = nil
      watched[folder] = nil
      return true
    }
    // An event without a name means that the folder itself is gone.
    guard !name.isEmpty else { return true }
    return watched[folder]?.interest.covers(name, isFolder: event.mask & UInt32(IN_ISDIR) != 0)
      ?? false
  }
}

extension String {
  /// Whether this is the name of a samples or slots file, which accompanies a catalog.
  fileprivate var isBeside: Bool { hasSuffix(".samples.json") || hasSuffix(".slots.json") }
}
