import Foundation
import Testing

@testable import StringCatalog

@Suite struct OldStyleTextTests {
  static func decode(_ token: String) -> String { OldStyleText.decode(token.utf8.span) }

  static let escapes: [(String, String)] = [
    (#"\a"#, "\u{7}"), (#"\b"#, "\u{8}"), (#"\f"#, "\u{C}"), (#"\n"#, "\n"), (#"\r"#, "\r"),
    (#"\t"#, "\t"), (#"\v"#, "\u{B}"), (#"\""#, "\""), (#"\\"#, "\\"), (#"\'"#, "'"),
    ("\\\n", "\n"), (#"\q"#, "q"), (#"\("#, "("), (#"\u0041"#, "u0041"), (#"\é"#, "é"),
    (#"\101"#, "A"), (#"\7"#, "\u{7}"), (#"\12x"#, "\nx"), (#"\1234"#, "S4"), (#"\8"#, "8"),
    (#"\351"#, "Ø"), (#"\200"#, "\u{A0}"), (#"\376"#, "\0"), (#"\377"#, "\0"), (#"\777"#, "\0"),
    (#"\501"#, "A"), (#"\400"#, "\0"), (#"\U0041"#, "A"), (#"\U41"#, "A"), (#"\U"#, "\0"),
    (#"\Uzz"#, "\0zz"), (#"\U1F600"#, "\u{1F60}0"), (#"\UD83D\UDE00"#, "😀"),
    (#"\ud83d"#, "ud83d"), (#"\UD83D"#, "\u{FFFD}"), (#"\UDE00"#, "\u{FFFD}"),
    (#"\UD83Dx"#, "\u{FFFD}x"), (#"\UD83D\U0041"#, "\u{FFFD}A"),
    (#"\UDE00\UD83D"#, "\u{FFFD}\u{FFFD}"),
    (#"\UD83D\UD83D\UDE00"#, "\u{FFFD}😀"), (#"\u203A"#, "u203A"),
  ]

  @Test(arguments: escapes) func decodesEscape(_ escape: String, _ text: String) {
    #expect(Self.decode("\"\(escape)\"") == text)
    #expect(Self.decode("'\(escape)'") == text)
  }

  @Test(arguments: escapes) func foundationAgreesOnEscape(_ escape: String, _ text: String) throws {
    let list = try PropertyListSerialization.propertyList(
      from: Data("{ k = \"\(escape)\"; }".utf8), format: nil)
    #expect((list as? [String: String])?["k"] == text)
  }

  /// The upper half of the encoding, as written down in the notes on the format: hexadecimal bytes,
  /// or ranges of them, with their code points.
  static let nextStep = """
    80=00A0 81-86=C0-C5 87-8F=C7-CF 90-96=D0-D6 97-9C=D9-DE 9D=B5 9E=D7 9F=F7 A0=A9 A1=A1 A2=A2 \
    A3=A3 A4=2044 A5=A5 A6=192 A7=A7 A8=A4 A9=2019 AA=201C AB=AB AC=2039 AD=203A AE=FB01 AF=FB02 \
    B0=AE B1=2013 B2=2020 B3=2021 B4=B7 B5=A6 B6=B6 B7=2022 B8=201A B9=201E BA=201D BB=BB BC=2026 \
    BD=2030 BE=AC BF=BF C0=B9 C1=2CB C2=B4 C3=2C6 C4=2DC C5=AF C6=2D8 C7=2D9 C8=A8 C9=B2 CA=2DA \
    CB=B8 CC=B3 CD=2DD CE=2DB CF=2C7 D0=2014 D1=B1 D2-D4=BC-BE D5-DA=E0-E5 DB-DF=E7-EB E0=EC E1=C6 \
    E2=ED E3=AA E4=EE E5=EF E6=F0 E7=F1 E8=141 E9=D8 EA=152 EB=BA EC-F0=F2-F6 F1=E6 F2-F4=F9-FB \
    F5=131 F6=FC F7=FD F8=142 F9=F8 FA=153 FB=DF FC=FE FD=FF FE=0 FF=0
    """

  @Test func knowsTheNextStepEncoding() throws {
    var bytes = 0
    for rule in Self.nextStep.split(separator: " ") {
      let numbers = rule.split { "=-".contains($0) }.compactMap { UInt32($0, radix: 16) }
      let isRange = numbers.count == 4
      for offset in 0...(isRange ? numbers[1] - numbers[0] : 0) {
        let byte = UInt8(numbers[0] + offset)
        let scalar = numbers[isRange ? 2 : 1] + offset
        #expect(NextStepEncoding.scalar(of: byte).value == scalar, "byte \(byte)")
        bytes += 1
      }
    }
    #expect(bytes == 128)
  }

  @Test func foundationAgreesOnEveryOctalCode() throws {
    for code in 0..<512 {
      let digits = String(code, radix: 8)
      let escape = "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      let list = try PropertyListSerialization.propertyList(
        from: Data("{ k = \"\(escape)\"; }".utf8), format: nil)
      #expect((list as? [String: String])?["k"] == Self.decode("\"\(escape)\""), "\(escape)")
    }
  }

  @Test(arguments: [
    ("plain", "plain"), ("http://x", "http://x"), ("\"\"", ""), ("''", ""), ("\"it's\"", "it's"),
    ("\"open", "open"), ("\"", ""), ("// note ", "note"), ("/* a\n b */", "a\n b"), ("/**/", ""),
    ("/* open", "open"), ("/*/", "/"), ("//", ""), ("", ""), ("\"\\", "\\"),
  ])
  func decodesToken(_ token: String, _ text: String) {
    #expect(Self.decode(token) == text)
  }
}
