public import Foundation

/// The checkout of the package, from which tests read files.
public enum Checkout {
  /// The top folder.
  public static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The path of a file in it.
  public static func path(_ path: String) -> String { folder.appending(path: path).path }

  /// The bytes of a file in it.
  public static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: path)))
  }

  /// The text of a file in it.
  public static func text(_ path: String) throws -> String {
    String(decoding: try bytes(path), as: UTF8.self)
  }

  /// The lines of a text file in it that are not empty.
  ///
  /// ```swift
  /// let vectors = try Checkout.lines(of: "Tests/LocalesTests/Vectors/names.tsv")
  /// ```
  public static func lines(of path: String) throws -> [String] {
    try text(path).split(separator: "\n").map(String.init)
  }
}
