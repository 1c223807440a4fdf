/// The reason a file or folder cannot be read or written.
public enum FileFault: Error, Hashable, Sendable {
  /// The file does not exist.
  case missing
  /// Permission was denied.
  case forbidden
  /// The path leads to a folder rather than a file.
  case folder
  /// The file is a pipe, socket, or device, which could block forever.
  case notRegular
  /// The file exceeds the size limit.
  case tooLarge
  /// Symbolic links form a loop.
  case linkLoop
  /// The path is a symbolic link to another location.
  case symbolicLink
  /// The path is too long for the kernel.
  case pathTooLong
  /// Another program wrote to the file while it was being read, so the bytes may mix two versions.
  case changed
  /// The name does not have the extension of a catalog.
  case notACatalog(endings: String)
  /// The folder contains no catalogs.
  case withoutCatalogs
  /// A folder for translators without an XLIFF file.
  case withoutTranslations
  /// The folder has more subfolders than the search limit allows.
  case tooManyFolders(searched: Int)
  /// The name is not valid UTF-8 and cannot be used in a path.
  case nameNotUTF8
  /// Another program keeps the file locked.
  case locked
  /// The file could not be written, and not be restored; a copy has its old content.
  case incomplete(copy: String)
  /// Any other system error, by its `errno`.
  case system(Int32)

  /// The fault for the last failed system call of this thread.
  package static var last: FileFault { FileFault(.last) }

  /// Creates the fault for a system error.
  package init(_ error: SystemError) {
    self =
      switch error {
      case .missing, .notAFolder: .missing
      case .denied, .notPermitted: .forbidden
      case .folder: .folder
      // The errors for opening a socket, or a device without a driver.
      case .noDeviceAddress, .noDevice: .notRegular
      case .linkLoop: .linkLoop
      case .nameTooLong: .pathTooLong
      default: .system(error.number)
      }
  }
}

extension FileFault: CustomStringConvertible {
  /// A description to show after the path.
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
    case .notACatalog(let endings): "not a catalog; its name must end in \(endings)"
    case .withoutCatalogs: "no catalogs in this folder"
    case .withoutTranslations: "no XLIFF file in 'Localized Contents' of this folder"
    case .tooManyFolders(let searched):
      "has too many folders; only \(searched) were searched; name the folder of the catalogs"
    case .nameNotUTF8: "name is not UTF-8; skipped"
    case .locked: "is locked by another program"
    case .incomplete(let copy): "is incomplete; its old content is in \(copy)"
    case .system(let number): SystemError(number).description
    }
  }
}
