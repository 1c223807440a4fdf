import StringCatalog

extension Rule {
  static let controlCharacter = Rule(
    .controlCharacter, "control character in a string",
    why: """
      Control characters are invisible or drawn as a box. They come from damaged exports: U+0018 \
      inside a Vietnamese word.
      """,
    fix: "Remove the character, or replace it with the intended letter.", readersReportIt: true
  ) { checked, found in
    for character in checked.steering where character.fault == .control {
      found.add(character, "is an invisible control character")
    }
  }
}
