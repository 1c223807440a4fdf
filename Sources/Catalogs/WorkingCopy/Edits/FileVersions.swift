internal import CatalogFiles

/// The versions of files as galley has written them, so that undo can restore their very bytes.
struct FileVersions {
  typealias ID = Int

  private var known: [String: (id: ID, status: FileStatus)] = [:]
  private var last = 0

  /// A number for a version that no file has had yet.
  mutating func next() -> ID {
    last += 1
    return last
  }

  /// The version of a file: a new one if another program may have written it since.
  mutating func current(of path: String) -> ID {
    guard let status = try? FileStatus(path: path) else { return next() }
    if let known = known[path], known.status == status { return known.id }
    let id = next()
    known[path] = (id, status)
    return id
  }

  /// Notes that galley has written a version.
  mutating func set(_ path: String, to id: ID) {
    known[path] = (try? FileStatus(path: path)).map { (id, $0) }
  }
}
