import Glibc
public import StringCatalog

/// Why a file or a folder could not be read, in words for its reader.
public enum FileFault: Error, Hashable, Sendable {
  /// Nothing has that name.
  case missing
  /// The process may not read it.
  case forbidden
  /// A folder stands where a file was expected.
  case folder
  /// A pipe, a socket or a device: reading one may wait for ever.
  case notRegular
  /// More bytes than can be read.
  case tooLarge
  /// Its symbolic links lead in a circle.
  case circle
  /// Its path is longer than the kernel takes.
  case pathTooLong
  /// It was written to while it was read, so what was read may be half of two versions.
  case changed
  /// The name ends in none of the endings that catalogs have.
  case notACatalog
  /// A folder in which no catalog lies.
  case withoutCatalogs
  /// A name that is not UTF-8, so that no text can name it.
  case nameNotUTF8
  /// Something else went wrong in the kernel; the number is its `errno`.
  case system(Int32)

  /// What the kernel's last error means.
  static var last: FileFault {
    switch errno {
    case ENOENT, ENOTDIR: .missing
    case EACCES, EPERM: .forbidden
    case EISDIR: .folder
    // What a socket, or a device without a driver, answers to `open`.
    case ENXIO, ENODEV: .notRegular
    case ELOOP: .circle
    case ENAMETOOLONG: .pathTooLong
    case let number: .system(number)
    }
  }

  /// The fault as the problem of a path.
  public func problem(at path: String) -> Diagnostic {
    Diagnostic(.unreadable, path: path, message: description)
  }
}

extension FileFault: CustomStringConvertible {
  /// The reason, as it stands behind the path.
  public var description: String {
    switch self {
    case .missing: "no such file"
    case .forbidden: "permission denied"
    case .folder: "is a folder"
    case .notRegular: "is not a regular file"
    case .tooLarge: "is too large to be read"
    case .circle: "its symbolic links lead in a circle"
    case .pathTooLong: "its path is too long"
    case .changed: "changed while it was read"
    case .notACatalog: "is not a catalog: it ends in none of .xcstrings, .strings, .stringsdict"
    case .withoutCatalogs: "is a folder without catalogs"
    case .nameNotUTF8: "its name is not UTF-8; it is passed over"
    case .system(let number): String(cString: strerror(number))
    }
  }
}
