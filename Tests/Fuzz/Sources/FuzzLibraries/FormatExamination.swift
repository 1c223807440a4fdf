import Fuzzing
import LocalizedText
import MessageSyntax

/// The rules that must hold for any text that is read as a format and filled.
struct FormatExamination {
  private let input: FormatInput
  private let bytes: [UInt8]

  init(of bytes: [UInt8]) {
    input = FormatInput(of: bytes)
    self.bytes = Array(input.format.utf8)
  }

  func run() {
    check(FormatString(input.format))
    // If a text is empty, a catalog shows its key instead.
    guard !bytes.isEmpty else { return }
    let resolved = input.resolved()
    check(resolved)
    let isPlain = !bytes.contains(UInt8(ascii: "%")) && input.environment.pseudo == nil
    if isPlain, !input.readsMarkdown || !MarkdownText.mayHaveMarkup(input.format) {
      require(resolved.text == input.format, "a text without placeholders has changed")
    }
  }

  // MARK: Reading

  private func check(_ format: FormatString) {
    require(format.pieces.count == format.ranges.count, "a piece without a range")
    require(format.pieces.count <= bytes.count, "more pieces than bytes")
    var end = 0
    var wasText = false
    for (piece, range) in zip(format.pieces, format.ranges) {
      require(range.lowerBound == end, "pieces do not adjoin")
      require(!range.isEmpty, "a piece is empty")
      end = range.upperBound
      check(piece, Array(bytes[range]))
      var isText = false
      if case .text = piece { isText = true }
      require(!isText || !wasText, "texts are not merged")
      wasText = isText
    }
    require(end == bytes.count, "pieces do not cover the format")
  }

  private func check(_ piece: FormatString.Piece, _ source: [UInt8]) {
    let percent = UInt8(ascii: "%")
    switch piece {
    case .text(let words):
      let letters = words.utf8.filter { $0 != percent }
      require(letters == source.filter { $0 != percent }, "a text has other letters")
      let shown = words.utf8.count - letters.count
      let written = source.count - letters.count
      require((written + 1) / 2...written ~= shown, "percent signs are lost or added")
    case .placeholder(let placeholder):
      require(Array(placeholder.source.utf8) == source, "a placeholder has another source")
      require(1...127 ~= placeholder.position ?? 1, "there is no such position")
      let specifier = placeholder.specifier
      for case .fixed(let amount)? in [specifier.width, specifier.precision] {
        require(0...FormatSpecifier.largestAmount ~= amount, "an amount is out of bounds")
      }
    case .substitution(let name, let position, let written):
      require(Array(written.utf8) == source && !name.isEmpty, "a substitution has another source")
      require(1...127 ~= position ?? 1, "there is no such position")
    case .ownArgument:
      require(source == Array("%arg".utf8), "the own argument has another source")
    case .invalid(let written, _):
      require(Array(written.utf8) == source, "an invalid placeholder has another source")
    }
  }

  // MARK: Filling

  private func check(_ resolved: ResolvedText) {
    var start = 0
    var last: Fragment?
    for fragment in resolved.fragments {
      require(fragment.range.upperBound <= bytes.count, "a fragment comes from beyond the format")
      require(fragment.range.lowerBound >= start, "fragments are in disorder")
      start = fragment.range.lowerBound
      switch fragment.kind {
      case .literal:
        require(!fragment.text.isEmpty, "a literal is empty")
        require(
          last?.kind != .literal || last?.style != fragment.style, "literals are not merged")
      case .argument(let number):
        require(input.arguments.indices.contains(number - 1), "there is no such argument")
      case .unresolved:
        require(
          fragment.text == "…" || isWritten(fragment.text),
          "an unresolved placeholder is not in the format")
      }
      last = fragment
    }
    // The resolver limits the number of parts, and counts long parts as several; the last part can
    // still be as long as all texts together.
    require(resolved.text.utf8.count <= 1 << 26, "the text is too long")
  }

  private func isWritten(_ placeholder: String) -> Bool {
    let wanted = Array(placeholder.utf8)
    // Markdown can remove characters of a placeholder, and it is always read in the forms.
    let forms = input.substitutions.values.flatMap { $0.forms.values }
    return input.readsMarkdown || forms.contains(where: MarkdownText.mayHaveMarkup)
      || input.sources.contains { $0.utf8.contains(sequence: wanted) }
  }
}

extension Sequence<UInt8> {
  /// Whether these bytes occur in the sequence, one directly after the other.
  fileprivate func contains(sequence wanted: [UInt8]) -> Bool {
    let bytes = Array(self)
    guard let first = wanted.first, bytes.count >= wanted.count else { return wanted.isEmpty }
    return bytes.indices.dropLast(wanted.count - 1).contains {
      bytes[$0] == first && bytes[$0...].starts(with: wanted)
    }
  }
}
