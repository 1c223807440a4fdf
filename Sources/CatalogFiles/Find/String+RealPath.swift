import Glibc

extension String {
  /// The path without links and `..`; nil if there is nothing at it.
  package var realPath: String? {
    guard !utf8.contains(0), let real = realpath(self, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Whether there is a file or a folder at the path.
  package var isExistingPath: Bool { access(self, F_OK) == 0 }

  /// Whether there is a folder at the path.
  package var isFolderPath: Bool {
    var status = stat()
    return stat(self, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
