import CatalogCheck
import StringCatalog

/// A language that is less complete in the new version of some tables than in the old one.
struct FallenLanguage: Equatable {
  let name: String
  /// How complete it was, in percent: `97.7%`.
  let before: String
  let after: String

  /// The languages that have fallen; one that the new version does not have at all is none.
  static func all(from old: [Table], to new: [Table]) -> [FallenLanguage] {
    let before = Dictionary(
      Coverage(of: old).languages.map { ($0.name, $0.share) },
      uniquingKeysWith: { first, _ in first })
    return Coverage(of: new).languages.compactMap { language in
      guard let share = before[language.name], language.share.permille < share.permille else {
        return nil
      }
      return FallenLanguage(
        name: language.name, before: share.percentText, after: language.share.percentText)
    }
  }
}
