import Glibc
import StringCatalog

/// The owner of what tells which folders have changed (inotify).
///
/// Folders are watched and not files: a file that is replaced, or deleted and made anew, is another
/// one of the same name. Where the kernel watches no more, what is there goes unwatched.
public struct FileWatch: ~Copyable {
  /// Which names in a folder are of interest.
  public enum Interest: Equatable, Sendable {
    /// Those that a search would find: catalogs, samples, and folders.
    case catalogs
    /// These.
    case names(Set<String>)

    /// This one and another.
    func joined(with other: Interest) -> Interest {
      guard case .names(let one) = self, case .names(let two) = other else { return .catalogs }
      return .names(one.union(two))
    }

    func covers(_ name: String, isFolder: Bool) -> Bool {
      switch self {
      case .names(let names): names.contains(name)
      case .catalogs:
        isFolder ? !name.hasPrefix(".") : CatalogFile.Kind(path: name) != nil || name.isSamples
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

  /// What happens to files when they are whole, and to folders.
  private static let events =
    IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
    | IN_MOVE_SELF | IN_ONLYDIR

  /// Watches nothing yet.
  public init() {
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Watches these folders, and no others.
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

  /// Waits for a change of interest, or until the bell rings or the time is over.
  ///
  /// - Parameters:
  ///   - bell: what ends the waiting when it is rung.
  ///   - milliseconds: how long to wait; nil for ever.
  /// - Returns: whether there was a change.
  public mutating func wait(orRingOf bell: Bell, for milliseconds: Int? = nil) -> Bool {
    let end = milliseconds.map { ContinuousClock.now + .milliseconds($0) }
    while true {
      var wanted = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: bell.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      let left = end.map { max(0, Int32(ContinuousClock.now.duration(to: $0) / .milliseconds(1))) }
      let count = poll(&wanted, 2, left ?? -1)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      if wanted[1].revents != 0 {
        bell.hear()
        return false
      }
      if readChanges() { return true }
    }
  }

  /// Takes in what has happened; returns whether any of it is of interest.
  private mutating func readChanges() -> Bool {
    var isOfInterest = false
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 14, alignment: 8)
    defer { room.deallocate() }
    while true {
      let count = read(descriptor, room.baseAddress, room.count)
      guard count > 0 else { return isOfInterest }
      var offset = 0
      while offset + MemoryLayout<inotify_event>.size <= count {
        let event = room.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        let start = offset + MemoryLayout<inotify_event>.size
        offset = start + Int(event.len)
        let name = room[start..<min(offset, count)].prefix { $0 != 0 }
        if take(event, name: String(decoding: name, as: UTF8.self)) { isOfInterest = true }
      }
    }
  }

  private mutating func take(_ event: inotify_event, name: String) -> Bool {
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
    guard let folder = folders[event.wd] else { return false }
    if event.mask & UInt32(IN_IGNORED) != 0 {
      folders[event.wd] = nil
      watched[folder] = nil
      return true
    }
    // Without a name it is the folder itself that is gone.
    guard !name.isEmpty else { return true }
    return watched[folder]?.interest.covers(name, isFolder: event.mask & UInt32(IN_ISDIR) != 0)
      ?? false
  }
}

extension String {
  /// Whether a name is that of a samples file.
  fileprivate var isSamples: Bool { hasSuffix(".samples.json") }
}
