internal import Programs
public import SourceText
import StringCatalog

/// The reason why a file or a folder cannot be read or written.
public enum FileFault: Error, Hashable, Sendable {
  /// Nothing has that name.
  case missing
  /// The process has no permission.
  case forbidden
  /// It is a folder and not a file.
  case folder
  /// It is a pipe, a socket or a device, and reading it might wait forever.
  case notRegular
  /// It has more bytes than can be read.
  case tooLarge
  /// Its symbolic links form a loop.
  case linkLoop
  /// It is a symbolic link, and the file would be written somewhere else.
  case symbolicLink
  /// Its path is longer than the kernel accepts.
  case pathTooLong
  /// Another program wrote to it during the reading, so the bytes may be parts of two versions.
  case changed
  /// Its name has none of the endings of a catalog.
  case notACatalog
  /// It is a folder in which no catalog is found.
  case withoutCatalogs
  /// It is a folder with more folders in it than the limit of the search; so many were searched.
  case tooManyFolders(searched: Int)
  /// Its name is not UTF-8, so no path can name it.
  case nameNotUTF8
  /// Another error of the kernel, with its `errno`.
  case system(Int32)

  /// Why the last call of this thread failed.
  static var last: FileFault { FileFault(.last) }

  /// The fault that an error of the system means.
  init(_ error: SystemError) {
    self =
      switch error {
      case .missing, .notAFolder: .missing
      case .denied, .notPermitted: .forbidden
      case .folder: .folder
      // The answers of a socket, and of a device without a driver, when they are opened.
      case .noDeviceAddress, .noDevice: .notRegular
      case .linkLoop: .linkLoop
      case .nameTooLong: .pathTooLong
      default: .system(error.number)
      }
  }

  /// The fault as a diagnostic about a path.
  public func diagnostic(at path: String) -> Diagnostic {
    Diagnostic(.unreadable, path: path, message: description)
  }
}

extension FileFault: CustomStringConvertible {
  /// The reason in words, to be shown after the path.
  public var description: String {
    switch self {
    case .missing: "no such file"
    case .forbidden: "permission denied"
    case .folder: "is a folder"
    case .notRegular: "is not a regular file"
    case .tooLarge: "is too large to read"
    case .linkLoop: "symbolic links form a loop"
    case .symbolicLink: "is a symbolic link, or inside one; remove it first"
    case .pathTooLong: "path is too long"
    case .changed: "changed while reading"
    case .notACatalog: "not a catalog; its name must end in \(CatalogFormat.endings(" or "))"
    case .withoutCatalogs: "no catalogs in this folder"
    case .tooManyFolders(let searched):
      "has too many folders; only \(searched) were searched; name the folder of the catalogs"
    case .nameNotUTF8: "name is not UTF-8; skipped"
    case .system(let number): SystemError(number).description
    }
  }
}
