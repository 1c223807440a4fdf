import Testing

@testable import GrammarAgreement

@Suite("The scalars of words")
struct ScalarWordsTests {
  @Test("are letters and digits where Unicode says so")
  func equalsProperties() {
    let scalars = (0...UInt32(0x10FFFF)).lazy.compactMap(Unicode.Scalar.init)
    let different = scalars.filter {
      $0.isLetter != $0.properties.isAlphabetic
        || $0.isDigit != ($0.properties.generalCategory == .decimalNumber)
    }
    #expect(Array(different) == [])
  }
}
