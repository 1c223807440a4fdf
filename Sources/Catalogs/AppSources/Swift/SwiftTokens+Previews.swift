extension SwiftTokens {
  /// The code that only Xcode's previews run, in order: `#Preview` with its closures, and types
  /// that conform to `PreviewProvider`.
  var previews: [Range<Int>] {
    var found: [Range<Int>] = []
    // Whether the next brace opens a type that conforms.
    var isProvider = false
    for index in tokens.indices {
      switch word(at: index) {
      case "Preview" where isMark("#", at: index - 1): found.append(macro(at: index))
      case "PreviewProvider"
      where [":", ",", "&", "."].contains { isMark($0, at: index - 1) }: isProvider = true
      default: break
      }
      guard isProvider else { continue }
      if isMark("{", at: index) {
        found.append(index..<min(closing(of: index), tokens.count))
        isProvider = false
      } else if [")", "}", ";"].contains(where: { isMark($0, at: index) }) {
        isProvider = false
      }
    }
    return found
  }

  /// Returns the tokens of a macro with its arguments and trailing closures:
  /// `#Preview("a") { … } timeline: { … }`.
  private func macro(at name: Int) -> Range<Int> {
    var end = name + 1
    if isMark("(", at: end) { end = next(after: end) }
    if isMark("{", at: end) { end = next(after: end) }
    while word(at: end) != nil, isMark(":", at: end + 1), isMark("{", at: end + 2) {
      end = next(after: end + 2)
    }
    return name..<min(end, tokens.count)
  }
}
