import CatalogChanges
import CatalogEditing
import Foundation
import ICUServices
import StringCatalog
import TestMaterial
import Testing

/// One merge out of the history of a project, with what must come of it.
struct MergeVector: CustomTestStringConvertible, Sendable {
  static let folder = "Tests/CatalogChangesTests/Vectors"
  static let all: [MergeVector] =
    ((try? Checkout.lines(of: folder + "/MANIFEST.tsv")) ?? []).filter { !$0.hasPrefix("#") }.map {
      let columns = $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return MergeVector(name: columns[0], expected: columns[2], judgement: columns[3])
    }

  let name: String
  /// `clean`, `conflict:…` or `bad-input`.
  let expected: String
  /// `bytes` or `meaning`.
  let judgement: String

  var testDescription: String { name }

  func bytes(_ file: String) throws -> [UInt8] {
    try Checkout.bytes("\(Self.folder)/\(name)/\(file).xcstrings")
  }
}

/// The order of names that Xcode has.
let order: KeyOrder = {
  guard let collation = try? Collation() else { preconditionFailure("ICU has no root collation") }
  return KeyOrder { collation.compare($0, $1) }
}()

/// What remains of a file with conflicts if each is settled for one side.
func choice(_ ours: Bool, in bytes: [UInt8]) -> [UInt8] {
  var lines: [ArraySlice<UInt8>] = []
  // The part of a conflict that a line is in.
  var part = ""
  for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
    switch String(decoding: line, as: UTF8.self) {
    case "<<<<<<< ours": part = "ours"
    case "||||||| base": part = "base"
    case "=======": part = "theirs"
    case ">>>>>>> theirs": part = ""
    default:
      if part.isEmpty || part == (ours ? "ours" : "theirs") { lines.append(line) }
    }
  }
  return Array(lines.joined(separator: [0x0A]))
}
