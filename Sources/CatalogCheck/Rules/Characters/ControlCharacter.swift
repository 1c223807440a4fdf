import SourceText
import StringCatalog

extension Rule {
  /// A control character in a text, other than white space.
  static let controlCharacter = Rule(
    .controlCharacter, summary: "control character in a string",
    why: """
      Control characters are invisible or drawn as a box. They come from damaged exports: U+0018 \
      inside a Vietnamese word.
      """,
    fix: "Remove the character, or replace it with the intended letter."
  ) { checked, found in
    for character in checked.steering where character.fault == .control {
      found.append(
        character.diagnostic(
          .controlCharacter, "is an invisible control character"))
    }
  }
}
