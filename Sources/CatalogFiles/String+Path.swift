extension String {
  /// The path without what says nothing: `./a//b/` is `a/b`, and `.` is empty.
  ///
  /// `..` stays, since behind a symbolic link it does not lead back.
  var simplePath: String {
    let parts = split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    return utf8.first == UInt8(ascii: "/") ? "/" + parts : parts
  }

  /// The path of a name in this folder; the empty one is the current folder.
  func appending(name: String) -> String {
    isEmpty || utf8.last == UInt8(ascii: "/") ? self + name : self + "/" + name
  }

  /// The folder in which a path lies and the name that it has there.
  var folderAndName: (folder: String, name: String) {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", self) }
    let name = String(self[utf8.index(after: slash)...])
    return (slash == startIndex ? "/" : String(self[..<slash]), name)
  }

  /// Whether a path comes first by its bytes: an order that no locale changes, and in which names
  /// that look alike are still different ones.
  func precedes(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}
