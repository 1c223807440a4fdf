import Fuzzing
import JSONDocuments
import PreviewRows
import StringCatalog

/// The rules that must hold for any bytes in a samples file.
struct SamplesExamination {
  private static let path = "Fuzz.samples.json"
  private let bytes: [UInt8]

  init(of bytes: [UInt8]) { self.bytes = bytes }

  func run() {
    var samples = Samples(bytes: bytes, path: Self.path)
    check(samples.diagnostics)
    let keys = (try? JSONValue(parsing: bytes, path: Self.path))?.members.map(\.name) ?? []
    let values = keys.map { samples[$0] }
    let table = HostileCatalogs.table
    samples.check(against: [table], path: Self.path)
    check(samples.diagnostics)
    write(zip(keys, values).map { $0 }, "written again")
    let added = Samples.Values(arguments: [.double(-0.0)], value: .string("\u{0}"))
    write([("a new \"key\"\n", added)], "added")
  }

  private func check(_ problems: [Diagnostic]) {
    let lines = 1 + bytes.count { $0 == 0x0A || $0 == 0x0D }
    for problem in problems {
      require(!problem.message.isEmpty, "a problem has no message")
      guard let location = problem.location else { continue }
      require(1...lines ~= location.line, "no such line: \(problem)")
      require(1...bytes.count + 1 ~= location.column, "no such column: \(problem)")
    }
  }

  /// Samples that are written into the file can be read from it again.
  private func write(_ samples: [(key: String, values: Samples.Values)], _ how: String) {
    let wanted = Dictionary(samples, uniquingKeysWith: { $1 })
    guard let written = try? SamplesWriter.write(wanted, into: bytes, path: Self.path) else {
      return
    }
    let read = Samples(bytes: written, path: Self.path)
    for (key, values) in wanted {
      require(read[key] == values, "\(how), \(key.debugDescription) is \(read[key]), not \(values)")
    }
  }
}
