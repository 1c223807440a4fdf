import Foundation
import TestMaterial
import Testing

@testable import Grammar

/// Compares the reader with `lt-proc -g` of lttoolbox on the entries of generators.
///
/// By default some thousand entries of each section are compared. If the variable `GALLEY_ALL_ENTRIES` is
/// set, all entries of the sections with words are; a section for numbers and addresses has thousands of
/// millions, of which some millions are compared.
struct LttoolboxTests {
  private static let program = "/usr/bin/lt-proc"
  private static let isThorough =
    ProcessInfo.processInfo.environment["GALLEY_ALL_ENTRIES"] != nil
  private static let limit = isThorough ? 3_000_000 : 4_000
  private static let paths = [
    "apertium-cat-ita/cat-ita", "apertium-spa-cat/cat-spa", "apertium-por-cat/cat-por_BR",
    "apertium-eng-cat/cat-eng_US",
  ].map { "/usr/share/apertium/\($0).autogen.bin" }
  private static let isInstalled = ([program] + paths).allSatisfy {
    FileManager.default.fileExists(atPath: $0)
  }

  @Test(
    .enabled("lttoolbox or the packages with lexicons are not installed") { isInstalled },
    arguments: paths)
  func theReaderGeneratesWhatLttoolboxGenerates(path: String) throws {
    let transducer = try Transducer([UInt8](Data(contentsOf: URL(filePath: path))))
    var inputs: [String] = []
    for section in transducer.sections {
      let entries = TransducerEntries(transducer, section)
      let step = max(1, Double(entries.count) / Double(Self.limit))
      inputs += stride(from: 0, to: Double(entries.count), by: step).map {
        transducer.text(entries[Int($0)])
      }
    }
    try #require(inputs.count > 4_000)
    let generated = try generate(inputs, path)
    try #require(generated.count == inputs.count)
    var differences: [String] = []
    for (input, expected) in zip(inputs, generated) {
      let outputs = transducer.outputs(of: input)
      // lt-proc prints some of several outputs, with "/" between them.
      let isEqual =
        outputs == [expected]
        || !Set(outputs).isDisjoint(with: expected.components(separatedBy: "/"))
      if !isEqual { differences.append("\(input): \(expected), \(outputs)") }
    }
    #expect(differences.prefix(20) == [])
  }

  /// What lt-proc writes for each input.
  private func generate(_ inputs: [String], _ path: String) throws -> [String] {
    let folder = try TemporaryFolder()
    let text = inputs.map { "^\(escaped($0))$\n" }.joined()
    try text.write(toFile: folder["inputs"], atomically: false, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(filePath: Self.program)
    process.arguments = ["-g", path, folder["inputs"], folder["outputs"]]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return try String(contentsOfFile: folder["outputs"], encoding: .utf8)
      .replacing("\\", with: "").split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }

  /// The input with a backslash before the characters that mean something else to lt-proc.
  private func escaped(_ input: String) -> String {
    input.reduce(into: "") { result, character in
      if "^$/{}\\*@[]".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
