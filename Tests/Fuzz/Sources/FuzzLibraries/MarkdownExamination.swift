import LocalizedText

/// What must hold for any text that is read as Markdown.
struct MarkdownExamination {
  private let source: String
  private let bytes: [UInt8]

  init(of bytes: [UInt8]) {
    source = String(decoding: bytes, as: UTF8.self)
    self.bytes = Array(source.utf8)
  }

  func run() {
    for allowsAttributes in [true, false] {
      let read = MarkdownText(source, allowsAttributes: allowsAttributes)
      check(read.runs, length: read.text.utf8.count)
      checkSource(of: read)
      checkSpans(of: read, allowsAttributes)
      if !MarkdownText.mayHaveMarkup(source) {
        require(read.text == source, "a text without markup is not its words")
      }
    }
  }

  private func check(_ runs: [MarkdownText.Run], length: Int) {
    var end = 0
    for run in runs {
      require(run.range.lowerBound == end, "runs do not adjoin")
      require(!run.range.isEmpty, "a run is empty")
      end = run.range.upperBound
    }
    require(end == length, "runs do not cover the text")
    for (run, next) in zip(runs, runs.dropFirst()) {
      require(run.style != next.style, "neighbours look the same")
    }
  }

  /// Every byte comes from somewhere, later ones from behind earlier ones, unless both are of one
  /// entity; and what comes from one byte is that byte.
  private func checkSource(of read: MarkdownText) {
    var last = 0..<0
    for (place, byte) in read.text.utf8.enumerated() {
      let range = read.sourceRange(of: place..<place + 1)
      require(!range.isEmpty && range.upperBound <= bytes.count, "a source is none")
      require(range == last || range.lowerBound >= last.upperBound, "sources are in disorder")
      if range.count == 1 {
        let isLineEnd = bytes[range.lowerBound] == 0x0A || bytes[range.lowerBound] == 0x0D
        require(bytes[range.lowerBound] == byte || isLineEnd && byte == 0x20, "a letter is another")
      }
      last = range
    }
    let all = read.sourceRange(of: 0..<read.text.utf8.count)
    require(all.upperBound == last.upperBound || read.text.isEmpty, "the whole ends elsewhere")
  }

  private func checkSpans(of read: MarkdownText, _ allowsAttributes: Bool) {
    for run in read.runs {
      let numbers = run.style.spans.map(\.number)
      require(allowsAttributes || numbers.isEmpty, "attributes are read that are off")
      require(numbers.count <= 64, "spans are too deep")
      require(zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }, "spans are in disorder")
    }
  }
}
