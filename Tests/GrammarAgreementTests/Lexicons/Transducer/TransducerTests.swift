import GrammarAgreement
import TestMaterial
import Testing

/// Tests with two small dictionaries, which lttoolbox compiled from the `.dix` files beside them.
struct TransducerTests {
  static let small = "Tests/GrammarAgreementTests/Lexicons/Vectors/small.bin"
  static let weighted = "Tests/GrammarAgreementTests/Lexicons/Vectors/weighted.bin"

  @Test(arguments: [
    ("insalata<n><f><pl>", ["insalate"]), ("uovo<n><f><pl>", ["uova"]), ("uovo<n><m><pl>", []),
    ("città<n><f><sp>", ["città"]), ("il<det><def><f><sg>", ["~la"]),
    ("salvare<vblex><inf>+la<prn><enc>", ["salvarla"]), ("2048<num>", ["2048"]), ("", []),
    ("insalata", []), ("insalata<n>", []), ("insalata<nothing>", []), ("\0", []),
  ])
  func anInputHasOutputs(input: String, expected: [String]) throws {
    let transducer = try Transducer(Checkout.bytes(Self.small))
    #expect(transducer.outputs(of: input) == expected)
  }

  @Test(arguments: [
    ("amiche", ["amico<n><f><pl>"]),
    ("prima", ["primo<adj><f><sg>", "primo<adj><ord><f><sg>"]),
    ("della", ["di<pr>+il<det><def><f><sg>"]), ("007", ["007<num>"]),
    // With the mark of words that may merge, and without it.
    ("la", ["il<det><def><f><sg>"]), ("~la", ["il<det><def><f><sg>"]),
    ("insalat", []), ("insalatae", []), ("Insalata", []), ("", []), ("città\0", []),
  ])
  func anOutputHasInputs(output: String, expected: [String]) throws {
    let transducer = try Transducer(Checkout.bytes(Self.small))
    #expect(transducer.inputs(of: output).sorted() == expected)
  }

  @Test(arguments: [
    ("houses", "house<n><pl>"), ("horses", "horse<n><pl>"), ("mice", "mouse<n><pl>"),
    ("mouse", "mouse<n><sg>"),
  ])
  func weightsAreSkipped(output: String, input: String) throws {
    let transducer = try Transducer(Checkout.bytes(Self.weighted))
    #expect(transducer.inputs(of: output) == [input])
    #expect(transducer.outputs(of: input) == [output])
  }

  @Test func filesOfOldVersionsHaveNoHeaders() throws {
    var bytes = try Checkout.bytes(Self.small)
    for mark in ["LTTB", "LTTD"] {
      while let start = bytes.firstRange(of: Array(mark.utf8))?.lowerBound {
        bytes.removeSubrange(start..<start + 12)
      }
    }
    #expect(try bytes.count == Checkout.bytes(Self.small).count - 36)
    #expect(try Transducer(bytes).inputs(of: "uova") == ["uovo<n><f><pl>"])
  }

  @Test func aWordOfAnyLengthIsLookedUp() throws {
    let transducer = try Transducer(Checkout.bytes(Self.small))
    for length in [200, 256, 257, 10_000] {
      let digits = String(repeating: "7", count: length)
      #expect(transducer.inputs(of: digits) == (length <= 256 ? [digits + "<num>"] : []))
      #expect(transducer.inputs(of: String(repeating: "é", count: length)).isEmpty)
    }
  }
}
