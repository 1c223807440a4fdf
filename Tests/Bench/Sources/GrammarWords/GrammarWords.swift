import CatalogFiles
import Foundation
import GrammarAgreement
import LocalizedText

/// Measures grammar agreement.
///
///     grammar-words VECTORS                the time to load each language and to agree a span
///     grammar-words inputs FILE VECTORS    the entries of a transducer for the words of the vectors
///     grammar-words generate FILE INPUTS   the word of each entry, as `lt-proc -g` prints them
@main struct GrammarWords {
  private static let rounds = 5

  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch (arguments.first, arguments.count) {
    case ("inputs", 3): try printInputs(arguments[1], vectors: arguments[2])
    case ("generate", 3): try generate(arguments[1], inputs: arguments[2])
    case (let vectors?, 1): try measure(vectors)
    default: fatalError("name the file of the vectors")
    }
  }

  /// Prints milliseconds and microseconds of processor time.
  private static func measure(_ vectors: String) throws {
    let vectors = try Vector.all(in: vectors)
    for language in GrammarLanguage.allCases {
      var lexicon: (any Lexicon)?
      var waits: [Double] = []
      let loading = median {
        let start = ContinuousClock.now
        defer { waits.append((ContinuousClock.now - start) / .milliseconds(1)) }
        if case .lexicon(let found) = InstalledLexicons.installed.lexicon(for: language) {
          lexicon = found
        }
      }
      guard lexicon != nil else { continue }
      // The halves of a large file are read by two threads.
      print("waiting \(language.rawValue)\t\(waits.sorted()[rounds / 2])")
      print("loading \(language.rawValue)\t\(loading * 1e3)")
      let requests = vectors.filter { $0.language == language.rawValue }.map(\.request)
      guard !requests.isEmpty else { continue }
      // The tables of a language are read when its first word is looked up.
      let tables = time { _ = Grammarian(language).features(of: "a") }
      print("tables \(language.rawValue)\t\(tables * 1e3)")
      // To each new grammarian all words are new.
      var grammarian = Grammarian(language, lexicon: lexicon)
      let first = median {
        grammarian = Grammarian(language, lexicon: lexicon)
        for request in requests { _ = grammarian.agree(request) }
      }
      print("first span \(language.rawValue)\t\(first * 1e6 / Double(requests.count))")
      let later = median {
        for _ in 0..<100 { for request in requests { _ = grammarian.agree(request) } }
      }
      print("span \(language.rawValue)\t\(later * 1e6 / Double(100 * requests.count))")
    }
  }

  private static func printInputs(_ file: String, vectors: String) throws {
    let transducer = try transducer(file)
    let words = try Vector.all(in: vectors).flatMap(\.words)
    var seen: Set<String> = []
    for word in words where seen.insert(word).inserted {
      // An entry of several outputs would be printed in another order.
      for input in transducer.inputs(of: word) where transducer.outputs(of: input).count == 1 {
        print(input)
      }
    }
  }

  private static func generate(_ file: String, inputs: String) throws {
    let transducer = try transducer(file)
    var text = ""
    // Bytes, because dividing a string into characters takes longer than the lookups.
    let lines = try Data(contentsOf: URL(filePath: inputs)).split(separator: UInt8(ascii: "\n"))
    for line in lines {
      let input = String(decoding: line.dropFirst().dropLast(), as: UTF8.self)
      text += transducer.outputs(of: input)[0]
      text += "\n"
    }
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  private static func transducer(_ file: String) throws -> Transducer {
    try Transducer([UInt8](Data(contentsOf: URL(filePath: file))))
  }

  private static func median(_ body: () -> Void) -> Double {
    (0..<rounds).map { _ in time(body) }.sorted()[rounds / 2]
  }

  /// The seconds of processor time that something takes.
  private static func time(_ body: () -> Void) -> Double {
    let start = clock()
    body()
    return Double(clock() - start) / Double(CLOCKS_PER_SEC)
  }
}

extension InstalledLexicons {
  /// New ones each time, which have read no file.
  fileprivate static var installed: InstalledLexicons {
    InstalledLexicons(folders: InstalledLexicons.current.folders)
  }
}

/// A span of the vectors of the tests: its language, its number and its words.
private struct Vector {
  var language: String
  var request: AgreementRequest
  var words: [String]

  static func all(in file: String) throws -> [Vector] {
    try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").dropFirst().map {
      let fields = $0.split(separator: "\t").map(String.init)
      let phrase = AgreementRequest.Part(" " + fields[2])
      let number = AgreementRequest.Part(
        fields[1], argument: 1, number: fields[1] == "1" ? .one : .other)
      return Vector(
        language: fields[0],
        request: AgreementRequest(fields[1] == "-" ? [phrase] : [number, phrase]),
        words: fields[2...].flatMap { $0.split(separator: " ").map(String.init) })
    }
  }
}
