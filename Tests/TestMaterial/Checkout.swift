public import Foundation

/// The checkout of the package, from which tests read files.
public enum Checkout {
  /// The top folder.
  public static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The path of a file in it.
  public static func path(_ path: String) -> String { folder.appending(path: path).path }

  /// The folder of a target in it, such as `Sources/Strings/StringCatalog`.
  public static func sources(of target: String) throws -> String {
    let floors = try FileManager.default.contentsOfDirectory(atPath: path("Sources"))
    let folders = floors.map { "Sources/\($0)/\(target)" }
    guard let folder = folders.first(where: { FileManager.default.fileExists(atPath: path($0)) })
    else { throw CocoaError(.fileNoSuchFile) }
    return folder
  }

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
