import Fuzzing
import GrammarAgreement
import LocalizedText

/// The rules that must hold for any bytes that are read as a compiled transducer.
struct TransducerExamination {
  private let bytes: [UInt8]
  /// Words of the seeds, and one of the last bytes, which may have any symbols.
  private let words: [String]

  init(of bytes: [UInt8]) {
    self.bytes = bytes
    words = [
      "uova", "amiche", "mice", "12", "la", String(decoding: bytes.suffix(12), as: UTF8.self),
    ]
  }

  func run() {
    guard let lexicon = try? ApertiumLexicon(bytes), let transducer = try? Transducer(bytes) else {
      require((try? Transducer(bytes)) == nil, "only the lexicon refuses the file")
      return
    }
    require((try? Transducer(Array(bytes.dropLast()))) == nil, "the last byte is not read")
    for word in words {
      let inputs = transducer.inputs(of: word)
      check(inputs)
      require(transducer.inputs(of: word) == inputs, "a word is read in two ways")
      for input in inputs.prefix(4) { check(transducer.outputs(of: input)) }
      for reading in lexicon.readings(of: word) {
        let forms = lexicon.forms(of: reading)
        require(Set(forms).count == forms.count, "a form is there twice")
      }
    }
  }

  private func check(_ texts: [String]) {
    require(texts.count <= 128, "there are too many results")
    require(Set(texts).count == texts.count, "a result is there twice")
  }
}
