import Foundation

/// Indexes a catalog with Foundation's `JSONDecoder` and prints the counts.
@main
struct JSONDecoderPeer {
  static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      try FileHandle.standardError.write(contentsOf: Data("usage: json-decoder-peer FILE\n".utf8))
      exit(2)
    }
    let bytes = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
    let catalog = try JSONDecoder().decode(Catalog.self, from: bytes)
    var index = LeafIndex()
    for entry in catalog.strings.values { index.add(entry) }
    print(
      "entries=\(catalog.strings.count)", "localizations=\(index.localizationCount)",
      "leaves=\(index.leaves.count)", "translated=\(index.count(state: "translated"))",
      "needs_review=\(index.count(state: "needs_review"))", "new=\(index.count(state: "new"))")
  }
}
