import TestMaterial
import Testing

@testable import GrammarAgreement

/// Compares the search, which looks at eight arcs at once, with one that looks at each arc.
struct TransducerSearchTests {
  /// The ways in the order of the file, found by following each arc in turn.
  private struct PlainSearch {
    let transducer: Transducer
    let direction: TransducerSearch.Direction
    let allowsTail: Bool
    let word: [Symbol]
    private(set) var found: [TransducerSearch.Result] = []
    private var arcsLeft = TransducerSearch.arcLimit

    init(
      _ transducer: Transducer, _ direction: TransducerSearch.Direction, allowsTail: Bool,
      _ word: [Symbol]
    ) {
      self.transducer = transducer
      self.direction = direction
      self.allowsTail = allowsTail
      self.word = word
      guard !word.isEmpty, word.count <= TransducerSearch.wordLimit else { return }
      for section in transducer.sections where arcsLeft > 0 {
        follow(section, section.initial, 0, 0, .init(tail: [], written: []))
      }
    }

    private mutating func follow(
      _ section: Transducer.Section, _ state: Int, _ read: Int, _ empties: Int8,
      _ way: TransducerSearch.Result
    ) {
      if section.states[state].isFinal, read == word.count { found.append(way) }
      let arcs = section.arcs(of: state)
      arcsLeft -= arcs.count
      guard arcsLeft > 0 else { return }
      for arc in arcs {
        let (input, output) = (transducer.arcs.inputs[arc], transducer.arcs.outputs[arc])
        let (reads, writes) = direction == .fromInput ? (input, output) : (output, input)
        var next = way
        if writes != .nothing { next.written.append(writes) }
        let target = Int(transducer.arcs.targets[arc])
        if read < word.count, word[read] == reads {
          follow(section, target, read + 1, 0, next)
        } else if reads == .nothing || reads == .mergeMark {
          if empties < TransducerSearch.emptyLimit {
            follow(section, target, read, empties + 1, next)
          }
        } else if read == word.count, allowsTail, transducer.alphabet.tagIndex(reads) != nil,
          way.tail.count < TransducerSearch.tailLimit
        {
          next.tail.append(reads)
          follow(section, target, read, 0, next)
        }
      }
    }
  }

  private func compare(_ transducer: Transducer, _ words: [[Symbol]]) {
    for word in words {
      for direction in [TransducerSearch.Direction.fromInput, .fromOutput] {
        for allowsTail in [false, true] {
          let fast = TransducerSearch(transducer, direction, allowsTail: allowsTail).run(word)
          let plain = PlainSearch(transducer, direction, allowsTail: allowsTail, word).found
          // Beyond its bounds the search stops at another place.
          guard plain.count < TransducerSearch.resultLimit else { continue }
          #expect(fast.map(\.written) == plain.map(\.written))
          #expect(fast.map(\.tail) == plain.map(\.tail))
        }
      }
    }
  }

  @Test(arguments: [TransducerTests.small, TransducerTests.weighted])
  func bothFindTheSameInSmallDictionaries(path: String) throws {
    let transducer = try Transducer(Checkout.bytes(path))
    let texts = [
      "insalata", "insalate", "uova", "uovo", "amiche", "amico", "prima", "primo", "il", "la", "le",
      "~la", "di", "della", "città", "blu", "mouse", "mice", "house", "12", "007", "salvare",
      "uovo<n>", "uovo<n><f><pl>", "amico<n><m>", "primo<adj>", "house<n>", "2048<num>",
    ]
    let words = texts.compactMap(transducer.alphabet.symbols(ofTagged:))
    #expect(words.count >= 4)
    compare(transducer, words)
  }

  /// States with up to 40 arcs, which read and write one of few symbols or nothing.
  @Test func bothFindTheSameInRandomTransducers() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let transducer = try Transducer(Self.randomFile(using: &random))
      let words = (0..<10).map { _ in
        (0..<Int.random(in: 1...4, using: &random)).compactMap { _ in
          "abc".unicodeScalars.randomElement(using: &random).map(transducer.alphabet.symbol)
        }
      }
      compare(transducer, words.filter { !$0.contains(.absent) })
    }
  }

  /// A file with the tags "x" and "y", of which each state leads only to later ones.
  private static func randomFile(using random: inout SeededGenerator) -> [UInt8] {
    // Raw symbols are moved up by the number of tags: 0 and 1 are the tags, 2 is nothing.
    let symbols: [[UInt8]] = [
      [0], [1], [2], [0x40, 97 + 2], [0x40, 98 + 2], [0x40, 99 + 2], [0x40, 126 + 2],
    ]
    let pairs = symbols.flatMap { input in symbols.map { input + $0 } }
    var bytes: [UInt8] = [0, 2, 1, 0x40, 120, 1, 0x40, 121, UInt8(pairs.count)] + pairs.joined()
    let stateCount = 6
    bytes += [1, 0, 0, 2, 3, 2, UInt8(stateCount)]
    for state in 0..<stateCount {
      let some = [0, 1, 2, 7, 8, 9, 40].randomElement(using: &random) ?? 0
      let count = state == stateCount - 1 ? 0 : some
      let numbers = (0..<count).map { _ in Int.random(in: 0..<pairs.count, using: &random) }
        .sorted()
      bytes.append(UInt8(count))
      for (number, before) in zip(numbers, [0] + numbers) {
        let step = Int.random(in: 1..<stateCount - state, using: &random)
        bytes += [UInt8(number - before), UInt8(step)]
      }
    }
    return bytes
  }
}
