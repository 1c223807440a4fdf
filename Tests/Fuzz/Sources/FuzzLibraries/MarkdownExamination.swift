import Fuzzing
import LocalizedText
import MessageSyntax

/// The rules that must hold for any text that is read as Markdown.
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
        require(read.text == source, "a text without markup has changed")
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
      require(run.style != next.style, "neighbouring runs have the same style")
    }
  }

  /// Every byte comes from a range of the source, and the ranges are in order.
  ///
  /// The bytes of one entity share a range. A byte that comes from a single byte is the same byte.
  private func checkSource(of read: MarkdownText) {
    var last = 0..<0
    for (place, byte) in read.text.utf8.enumerated() {
      let range = read.sourceRange(of: place..<place + 1)
      require(!range.isEmpty && range.upperBound <= bytes.count, "a byte has no source")
      require(range == last || range.lowerBound >= last.upperBound, "the source is out of order")
      if range.count == 1 {
        let isLineEnd = bytes[range.lowerBound] == 0x0A || bytes[range.lowerBound] == 0x0D
        require(bytes[range.lowerBound] == byte || isLineEnd && byte == 0x20, "a byte has changed")
      }
      last = range
    }
    let all = read.sourceRange(of: 0..<read.text.utf8.count)
    require(all.upperBound == last.upperBound || read.text.isEmpty, "the whole ends elsewhere")
  }

  private func checkSpans(of read: MarkdownText, _ allowsAttributes: Bool) {
    for run in read.runs {
      let numbers = run.style.spans.map(\.number)
      require(allowsAttributes || numbers.isEmpty, "attributes are read although they are off")
      require(numbers.count <= 64, "spans are too deep")
      require(zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }, "spans are out of order")
    }
  }
}
