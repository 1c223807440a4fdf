import SourceText
import StringCatalog

extension Rule {
  /// A control character in a text, other than white space.
  static let controlCharacter = Rule(
    .controlCharacter, summary: "a text contains a control character",
    why: """
      Control characters show nothing, or a box, and come from damaged exports: U+0018 inside \
      a Vietnamese word.
      """,
    fix: "Remove the character, or write the letter that was meant."
  ) { checked, found in
    for character in checked.steering where character.fault == .control {
      found.append(
        character.diagnostic(
          .controlCharacter, "is a control character, which users do not see"))
    }
  }
}
