import Foundation
import TestMaterial
import Testing

@testable import GrammarAgreement

/// Compares the reader with `lt-proc -g` of lttoolbox on the entries of generators.
///
/// An entry is a way through a section that takes no loop. By default some thousand entries of each
/// section are compared. With many cases all are, but for the sections of regular expressions, which make
/// numbers and addresses: they have thousands of millions.
struct LttoolboxTests {
  private static let program = "/usr/bin/lt-proc"
  /// The most entries that are compared at once, so that millions of texts are never in memory.
  private static let batch = 500_000
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
    var compared = 0
    for section in transducer.sections {
      let entries = TransducerEntries(transducer, section)
      let isWhole = takesManyCases && !section.name.hasPrefix("regexp")
      let count = isWhole ? entries.count : min(entries.count, 4_000)
      let step = Double(entries.count) / Double(max(count, 1))
      var differences: [String] = []
      for start in stride(from: 0, to: count, by: Self.batch) {
        let numbers = start..<min(count, start + Self.batch)
        let inputs = numbers.map { transducer.alphabet.text(entries[Int(Double($0) * step)]) }
        differences += try self.differences(inputs, transducer, path)
      }
      compared += count
      print(
        "\(path.split(separator: "/").last ?? ""), \(section.name): \(count) of \(entries.count)"
          + " entries compared, \(differences.count) differences")
      #expect(differences.prefix(20) == [])
    }
    #expect(compared > 4_000)
  }

  /// The inputs for which the reader and lt-proc write something else.
  private func differences(
    _ inputs: [String], _ transducer: Transducer, _ path: String
  ) throws -> [String] {
    let generated = try generate(inputs, path)
    try #require(generated.count == inputs.count)
    return zip(inputs, generated).compactMap { input, expected in
      let outputs = transducer.outputs(of: input)
      // lt-proc prints some of several outputs, with "/" between them.
      if outputs == [expected] { return nil }
      let printed = expected.split(separator: "/", omittingEmptySubsequences: false).map(
        String.init)
      return Set(outputs).isDisjoint(with: printed) ? "\(input): \(expected), \(outputs)" : nil
    }
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
