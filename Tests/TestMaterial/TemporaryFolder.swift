internal import Foundation
internal import Testing

/// An empty folder for one test, which is removed at the end of the test.
public final class TemporaryFolder: Sendable {
  /// Its path.
  public let path: String

  /// Makes the folder.
  public init() throws {
    var template = Array("/tmp/galley-XXXXXX".utf8CString)
    path = try #require(mkdtemp(&template).map { String(cString: $0) })
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a name in it.
  public subscript(name: String) -> String { path + "/" + name }

  /// Writes a file, and makes the folders of its path.
  @discardableResult
  public func write(_ name: String, _ text: String = #"{"strings":{}}"#) throws -> String {
    try write(name, bytes: Array(text.utf8))
  }

  /// Writes a file of any bytes, and makes the folders of its path.
  @discardableResult
  public func write(_ name: String, bytes: [UInt8]) throws -> String {
    let url = URL(fileURLWithPath: self[name])
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return self[name]
  }

  /// The text of a file in it.
  public func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: self[name])), as: UTF8.self)
  }

  /// Makes a folder in it.
  public func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: self[name], withIntermediateDirectories: true)
  }

  /// Makes a symbolic link in it.
  public func link(_ name: String, to target: String) throws {
    try #require(symlink(target, self[name]) == 0)
  }
}

/// The JSON of a catalog with this many entries, each of about 250 bytes.
public func catalog(entries: Int) -> String {
  let filling = String(repeating: "x", count: 200)
  let members = (0..<entries).map { number in
    #""key \#(number)":{"localizations":{"de":{"stringUnit":{"value":"\#(filling)"}}}}"#
  }
  return #"{"strings":{\#(members.joined(separator: ",\n"))}}"#
}
