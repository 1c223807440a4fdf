import Fuzzing
import GrammarAgreement
import LocalizedText

/// The rules that must hold for any bytes that are read as a dictionary of Ding.
///
/// The first byte is the size of the pieces in which they arrive the second time.
struct DingExamination {
  private let bytes: [UInt8]
  private let pieceSize: Int

  init(of bytes: [UInt8]) {
    self.bytes = Array(bytes.dropFirst())
    pieceSize = max(1, Int(bytes.first ?? 1))
  }

  func run() {
    let lexicon = DingLexicon(bytes)
    let inPieces = readInPieces()
    for word in words {
      let readings = lexicon.readings(of: word)
      require(Set(readings).count == readings.count, "a reading is there twice")
      require(inPieces.readings(of: word) == readings, "pieces have other readings")
      for reading in readings {
        let forms = lexicon.forms(of: reading)
        require(!forms.isEmpty, "a reading has no form")
        require(inPieces.forms(of: reading) == forms, "pieces have other forms")
      }
    }
  }

  /// The words of the text, and compounds with them.
  private var words: [String] {
    let text = String(decoding: bytes.prefix(512), as: UTF8.self)
    let words = text.split(whereSeparator: { " ;|{}".contains($0) }).prefix(24)
    return words.flatMap { [String($0), "Test" + $0, "Test" + $0.lowercased()] }
  }

  private func readInPieces() -> any Lexicon {
    let file = LexiconFile.candidates(for: .german)[0]
    var reader = LexiconReader(file)
    for start in stride(from: 0, to: bytes.count, by: pieceSize) {
      let piece = Array(bytes[start..<min(bytes.count, start + pieceSize)])
      reader.append(piece.span)
    }
    guard let lexicon = try? LexiconPart.lexicon(of: [reader.finish()], path: "de-en") else {
      fatalError("the dictionary is refused")
    }
    return lexicon
  }
}
