import Testing

@testable import GrammarAgreement

@Suite("Sets of features")
struct FeatureSetTests {
  /// Every list of at most three genders, with repetitions.
  static let lists: [[GrammaticalGender]] = {
    let genders = GrammaticalGender.allCases
    let pairs = genders.flatMap { first in genders.map { [first, $0] } }
    return [[]] + genders.map { [$0] } + pairs
      + pairs.flatMap { pair in genders.map { pair + [$0] } }
  }()

  @Test("have the values of the standard library's sets", arguments: lists)
  func equalsSet(_ list: [GrammaticalGender]) {
    let set = FeatureSet(list)
    let reference = Set(list)
    #expect(GrammaticalGender.allCases.filter(set.contains) == inOrder(reference))
    #expect(set.isEmpty == reference.isEmpty)
    #expect(set.only == (reference.count == 1 ? reference.first : nil))
    #expect(set.first == inOrder(reference).first)
    #expect(set == FeatureSet(reference))
  }

  @Test("are joined as the standard library's sets are", arguments: lists)
  func unions(_ list: [GrammaticalGender]) {
    for other in Self.lists {
      var set = FeatureSet(list)
      set.formUnion(FeatureSet(other))
      #expect(set == FeatureSet(Set(list).union(other)))
    }
  }

  private func inOrder(_ genders: Set<GrammaticalGender>) -> [GrammaticalGender] {
    GrammaticalGender.allCases.filter(genders.contains)
  }
}
