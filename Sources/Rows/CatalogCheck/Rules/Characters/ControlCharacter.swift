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
    if let translation = checked.translation, translation.text.holds("\t"),
      !translation.source.holds("\t"),
      let index = translation.text.unicodeScalars.firstIndex(of: "\t")
    {
      let position = translation.text.unicodeScalars.distance(
        from: translation.text.startIndex, to: index)
      found.add("tab; the source string has none", at: position + 1)
    }
  }
}
