extension String {
  /// The text with escapes for no-break and zero-width spaces.
  package var withVisibleSpaces: String {
    let special: Set<Unicode.Scalar> = ["\u{A0}", "\u{202F}", "\u{200B}", "\u{FEFF}"]
    guard unicodeScalars.contains(where: special.contains) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if special.contains(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
