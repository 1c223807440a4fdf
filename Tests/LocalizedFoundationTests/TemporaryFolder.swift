import Foundation
import Testing

/// A folder of its own for one test, gone with it.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/galley-XXXXXX".utf8CString)
    path = try #require(mkdtemp(&template).map { String(cString: $0) })
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  subscript(name: String) -> String { path + "/" + name }

  /// Writes a file and the folders on the way to it.
  @discardableResult
  func write(_ name: String, _ text: String = #"{"strings":{}}"#) throws -> String {
    let url = URL(fileURLWithPath: self[name])
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return self[name]
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: self[name], withIntermediateDirectories: true)
  }

  func link(_ name: String, to target: String) throws {
    try #require(symlink(target, self[name]) == 0)
  }
}

/// A catalog with so many entries, each of about 250 bytes.
func catalog(entries: Int) -> String {
  let filling = String(repeating: "x", count: 200)
  let members = (0..<entries).map { number in
    #""key \#(number)":{"localizations":{"de":{"stringUnit":{"value":"\#(filling)"}}}}"#
  }
  return #"{"strings":{\#(members.joined(separator: ",\n"))}}"#
}
