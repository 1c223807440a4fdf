import SourceText

extension Rule {
  // Chinese, Japanese and Korean characters count twice. Short texts differ much by chance, so only a
  // long sentence that breaks off is more than an info.
  static let lengthRatio = Rule(
    RuleID("length-ratio", .warning), "translation much longer or shorter than the source string",
    why: """
      The translation may be incomplete, or belong to another string: "Ja" for "Cancel the \
      download of this file?".
      """,
    fix: "Compare both strings, or ignore the problem."
  ) { checked, found in
    guard let translation = checked.translation, !checked.isForm else { return }
    // The attributes of a span are not words.
    guard !translation.text.mayHaveSpans, !translation.source.mayHaveSpans else { return }
    let source = translation.source.weight
    // The weight of a text is at most its number of bytes, and at least a third of that.
    let bytes = translation.text.utf8.count
    guard bytes > source * 3 || bytes / 3 * 4 < source else { return }
    let own = translation.text.weight
    guard max(source, own) >= 24, min(source, own) > 0 else { return }
    if own > source * 3, source >= 6 {
      found.add("more than three times as long as the source string", severity: .info)
    } else if own * 4 < source {
      let isCut =
        source >= 60
        && EndMark(translation.source, language: translation.sourceLanguage) != .none
        && EndMark(translation.text, language: translation.language) == .none
      found.add(
        "less than a quarter as long as the source string", severity: isCut ? .warning : .info)
    }
  }
}

extension String {
  /// Whether the string may have `^[…](…)` spans.
  fileprivate var mayHaveSpans: Bool { holds("^") && contains("^[") }

  /// The number of scalars, counting wide ones twice.
  fileprivate var weight: Int {
    let isASCII = withBytes { bytes in
      !bytes.holds(anyOf: { $0 .>= SIMD16(repeating: 0x80) }, byte: { $0 >= 0x80 })
    }
    if isASCII { return utf8.count }
    return unicodeScalars.reduce(0) { sum, scalar in
      sum + ((0x1100...0x11FF).contains(scalar.value) || scalar.value >= 0x2E80 ? 2 : 1)
    }
  }
}
