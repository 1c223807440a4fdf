import AppSources
import Fuzzing

/// The rules that must hold for any bytes that are read as Swift code.
struct SwiftExamination {
  private let bytes: [UInt8]

  init(of bytes: [UInt8]) { self.bytes = bytes }

  func run() {
    // Two files, because a call in one may mean a function of the other.
    let half = bytes.count / 2
    let files = [
      AppSource(path: "a.swift", bytes: Array(bytes[..<half])),
      AppSource(path: "b.swift", bytes: Array(bytes[half...])),
    ]
    let keys = ProjectKeys(of: files)
    for (number, file) in files.enumerated() {
      let literals = keys.literals(of: number)
      require(
        zip(literals, literals.dropFirst()).allSatisfy { $0.offset < $1.offset },
        "keys are not in order, or twice")
      for literal in literals {
        require(file.bytes.indices.contains(literal.offset), "a key lies outside of its file")
        // A literal begins with quotation marks, or with the number signs before them.
        require(
          [UInt8(ascii: "\""), UInt8(ascii: "#")].contains(file.bytes[literal.offset]),
          "a key is no literal")
        require(
          !literal.pattern.isComplete || literal.pattern.matches(literal.pattern.key),
          "a key does not match its own pattern")
      }
    }
  }
}
