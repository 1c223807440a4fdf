extension String {
  /// The path without redundant components: `./a//b/` becomes `a/b`, and `.` becomes empty.
  ///
  /// `..` is kept, because after a symbolic link it does not lead back to the link's folder.
  package var simplePath: String {
    let slash = UInt8(ascii: "/")
    var path = utf8.first == slash ? "/" : ""
    for part in utf8.split(separator: slash) where !part.elementsEqual(".".utf8) {
      if !path.isEmpty, path != "/" { path += "/" }
      path.append(contentsOf: Substring(part))
    }
    return path
  }

  /// Returns the path with a name appended; the empty path is the current folder.
  package func appending(name: String) -> String {
    isEmpty || utf8.last == UInt8(ascii: "/") ? self + name : self + "/" + name
  }

  /// The path split at its last slash into folder and name.
  package var folderAndName: (folder: String, name: String) {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", self) }
    let name = String(self[utf8.index(after: slash)...])
    return (slash == startIndex ? "/" : String(self[..<slash]), name)
  }

  /// Whether the path is equal to or inside of a folder.
  ///
  /// The empty path is the current folder.
  package func lies(under folder: String) -> Bool {
    self == folder || folder.isEmpty || hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// Returns the path that leads from a folder to this path; both begin at the root and are canonical.
  package func relative(to folder: String) -> String {
    let slash = UInt8(ascii: "/")
    let (parts, others) = (utf8.split(separator: slash), folder.utf8.split(separator: slash))
    let common = zip(parts, others).prefix { $0.elementsEqual($1) }.count
    let steps =
      Array(repeating: "..", count: others.count - common)
      + parts[common...].map { String(Substring($0)) }
    return steps.joined(separator: "/")
  }

  /// Whether the path sorts before another one bytewise.
  ///
  /// Unlike `<`, this distinguishes names that differ only in their Unicode normalization.
  package func precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
