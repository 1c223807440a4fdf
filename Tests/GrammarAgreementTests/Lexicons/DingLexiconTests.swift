import GrammarAgreement
import TestMaterial
import Testing

@testable import GrammarAgreement

/// Tests with a dictionary that was written for them, in the format of Ding's.
struct DingLexiconTests {
  private static let text = """
    # Version :: for tests
    Suppe {f} [cook.] | Suppen {pl} | Linsensuppe {f}; Bohnensuppe {f} | eine warme Suppe {f} :: soup | soups
    Kurzmeldung {f}; Kurzbericht {m} | Kurzmeldungen {pl}; Kurzberichte {pl} :: short report | short reports
    Meldung {f} (im Radio) :: message {f}
    Teller {m} | Teller {pl} :: plate | plates
    Tau {n} | Taue {pl} :: rope | ropes
    Tau {m} :: dew
    Joghurt {m,n} | Joghurts {pl} :: yoghurt | yoghurts
    (kleine) Öffnung {f}; Loch {n} | Öffnungen {pl} :: opening | openings
    Apfel im Hemd {m} :: fritter
    Eltern {pl} :: parents
    warm; mild [meteo.]; angenehm warm {adj} :: warm
    laufen {vi}; rennen {vi} :: to run
    Ende {n} | Enden {pl}
    Barren {m}; Brocken {m} (aus Metall) | Barren {pl}; Bröcken {pl} :: ingot | ingots
    Brocken {m} | Brocken {pl} :: chunk | chunks
    Felsbrocken {m}; Brocken {m} | Felsbrocken {pl}; Brocken {pl} :: boulder | boulders
    """

  private let lexicon = DingLexicon(Array(Self.text.utf8))

  @Test(arguments: [
    ("Suppe", ["Suppe f sg"]), ("Suppen", ["Suppe f pl"]), ("Kurzberichte", ["Kurzbericht m pl"]),
    ("Teller", ["Teller m sg", "Teller m pl"]), ("Tau", ["Tau n sg", "Tau m sg"]),
    ("Taue", ["Tau n pl"]), ("Joghurt", ["Joghurt m sg", "Joghurt n sg"]),
    ("Öffnung", ["Öffnung f sg"]), ("Loch", ["Loch n sg"]), ("Eltern", ["Eltern - pl"]),
    // As many singulars as plurals are needed to know which belong together.
    ("Öffnungen", ["Öffnungen - pl"]), ("Enden", ["Ende n pl"]),
    ("warm", ["warm adjective"]), ("Warm", []), ("mild", []), ("suppe", []),
    ("Apfel", []), ("Hemd", []), ("Version", []), ("laufen", []), ("soup", []), ("", []),
    // Compounds are read by their longest end that is known.
    ("Tomatensuppe", ["Tomatensuppe f sg"]), ("Web-Meldung", ["Web-Meldung f sg"]),
    ("Tomatensuppen", ["Tomatensuppe f pl"]), ("Handwarm", []), ("XSuppe", []),
  ])
  func aWordHasReadings(word: String, expected: [String]) {
    #expect(lexicon.readings(of: word).map(described) == expected)
  }

  private func described(_ reading: Reading) -> String {
    guard reading.wordClass == .noun else { return "\(reading.lemma) \(reading.wordClass)" }
    let gender = reading.form.genders.first?.rawValue.prefix(1) ?? "-"
    return "\(reading.lemma) \(gender) \(reading.form.numbers == [.plural] ? "pl" : "sg")"
  }

  @Test(arguments: [
    ("Suppe", ["Suppe", "Suppen"]), ("Suppen", ["Suppe", "Suppen"]),
    ("Teller", ["Teller", "Teller"]), ("Taue", ["Tau", "Taue"]), ("Eltern", ["Eltern"]),
    // A plural that only a compound has, and one that only the end of a compound has.
    ("Meldung", ["Meldung", "Meldungen"]), ("Tomatensuppe", ["Tomatensuppe", "Tomatensuppen"]),
    // The plural that the dictionary has most often comes first.
    ("Brocken", ["Brocken", "Brocken", "Bröcken"]),
    ("Linsensuppe", ["Linsensuppe", "Linsensuppen"]), ("Loch", ["Loch"]), ("warm", ["warm"]),
  ])
  func aReadingHasForms(word: String, expected: [String]) throws {
    let reading = try #require(lexicon.readings(of: word).first)
    #expect(lexicon.forms(of: reading).map(\.text) == expected)
  }

  @Test func theTextMayArriveInPieces() {
    let bytes = Array(Self.text.utf8)
    let words = ["Suppen", "Kurzberichte", "Joghurt", "Eltern", "warm", "Enden"]
    for size in 1...100 {
      var reader = DingReader(expectedSize: 0)
      for start in stride(from: 0, to: bytes.count, by: size) {
        reader.append(Array(bytes[start..<min(bytes.count, start + size)]).span)
      }
      let inPieces = DingLexicon(parts: [reader.finish()])
      for word in words { #expect(inPieces.readings(of: word) == lexicon.readings(of: word)) }
    }
  }

  /// The halves of a file are read at the same time.
  @Test func theTextMayBeReadInTwoParts() {
    let bytes = Array(Self.text.utf8)
    let words = Set(Self.text.split { !$0.isLetter }.map(String.init))
    for end in bytes.indices where bytes[end] == UInt8(ascii: "\n") {
      let parts = [bytes[...end], bytes[(end + 1)...]].map { half in
        var reader = DingReader(expectedSize: half.count)
        reader.append(Array(half).span)
        return reader.finish()
      }
      let inParts = DingLexicon(parts: parts)
      for word in words {
        let readings = lexicon.readings(of: word)
        #expect(inParts.readings(of: word) == readings)
        for reading in readings {
          #expect(inParts.forms(of: reading) == lexicon.forms(of: reading))
        }
      }
    }
  }

  @Test(arguments: [10_000, 65_512, 65_513, 200_000]) func aLongLineIsSkipped(length: Int) {
    let line = "Tag {m} " + String(repeating: "x", count: length) + " | Tage {pl}"
    let bytes = Array((line + "\nNacht {f}\n").utf8)
    for size in [1_000, bytes.count] {
      var reader = DingReader(expectedSize: bytes.count)
      for start in stride(from: 0, to: bytes.count, by: size) {
        reader.append(Array(bytes[start..<min(bytes.count, start + size)]).span)
      }
      let lexicon = DingLexicon(parts: [reader.finish()])
      #expect(lexicon.readings(of: "Tag").isEmpty == (line.utf8.count > 65_536))
      #expect(lexicon.readings(of: "Nacht").count == 1)
    }
  }

  @Test func anyBytesAreRead() {
    var random = SeededGenerator(seed: 1)
    let bytes = Array(Self.text.utf8)
    for _ in 0..<1_000 {
      var changed = bytes
      for _ in 0..<20 {
        changed[.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
      }
      let lexicon = DingLexicon(changed)
      for word in ["Suppe", "Tomatensuppen", "Teller"] {
        for reading in lexicon.readings(of: word) { #expect(lexicon.forms(of: reading).count > 0) }
      }
    }
  }

  @Test func wordsOfAnyLengthAreLookedUp() {
    let long = String(repeating: "Ä", count: 5_000)
    #expect(lexicon.readings(of: long) == [])
    let reading = Reading(lemma: long, wordClass: .noun, form: FormFeatures(genders: [.neuter]))
    #expect(lexicon.forms(of: reading) == [])
    let line = long + " {f} | " + long + " {pl} :: long\n"
    #expect(DingLexicon(Array(line.utf8)).readings(of: long) == [])
  }

  /// A singular that is longer than its plural makes the lemma of a compound long, and bytes that are
  /// no text become longer as text.
  @Test(arguments: [
    Array(repeating: UInt8(ascii: "e"), count: 251), Array(repeating: 0xFF, count: 100),
  ])
  func everyReadingHasAForm(singular: [UInt8]) {
    let lexicon = DingLexicon(Array("B".utf8) + singular + Array(" {m} | Taue {pl} :: x\n".utf8))
    for word in ["Taue", "Stammtaue"] {
      for reading in lexicon.readings(of: word) { #expect(lexicon.forms(of: reading).count > 0) }
    }
  }
}
