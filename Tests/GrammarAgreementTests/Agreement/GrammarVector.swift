import GrammarAgreement
import TestMaterial

/// A line of the vectors: words in the form of dictionaries, a quantity, and how they are shown.
struct GrammarVector: CustomStringConvertible {
  let language: String
  /// The number before the words; nil if there is none.
  let quantity: String?
  let words: String
  let expected: String

  var description: String { "\(language) \(quantity ?? "") \(words)" }

  /// All vectors of a file.
  static func all(_ file: String = "grammar") throws -> [Self] {
    try Checkout.lines(of: "Tests/GrammarAgreementTests/Vectors/\(file).tsv").dropFirst().map {
      line in
      let columns = line.split(separator: "\t").map(String.init)
      return Self(
        language: columns[0], quantity: columns[1] == "-" ? nil : columns[1], words: columns[2],
        expected: columns[3])
    }
  }

  /// The plural category of the quantity: CLDR's rules for the integers in the vectors.
  var number: GrammaticalNumber? {
    guard let quantity else { return nil }
    let isSingular = quantity == "1" || quantity == "0" && ["fr", "pt"].contains(language)
    return isSingular ? .one : .other
  }

  /// A span with the quantity and words, each an argument of its own.
  func request(for words: String) -> AgreementRequest {
    var parts: [AgreementRequest.Part] = []
    if let quantity {
      parts = [.init(quantity, argument: 1, number: number), .init(" ")]
    }
    for (index, word) in words.split(separator: " ").enumerated() {
      if index > 0 { parts.append(.init(" ")) }
      parts.append(.init(String(word), argument: index + 2))
    }
    return AgreementRequest(parts)
  }
}
