import TestMaterial
import Testing

/// `galley print` gives arguments a style on a terminal.
@Suite struct StyledOutputTests {
  private func lines(_ words: String...) throws -> String {
    let row = ["-l", "fr", "--key", "Going*", "Catalogs/Travel.xcstrings"]
    return try Program.galley(["print"] + words + row).output
  }

  @Test func pipesAreNotStyled() throws {
    #expect(try !lines().contains("\u{1B}"))
    #expect(try !lines("--color", "never").contains("\u{1B}"))
  }

  @Test func argumentsHaveStyles() throws {
    let styled = try lines("--color", "always", "--theme", "dark")
    // ECMA-48: 4 underlines, 96, 32 and 93 are bright cyan, green and bright yellow, 0 ends it all.
    #expect(
      styled.hasPrefix(
        "Passer de \u{1B}[4;96mBoston\u{1B}[0m à \u{1B}[4;32mNew York\u{1B}[0m. Bon voyage"))
    #expect(styled.contains("\u{1B}[4;93mProvidence\u{1B}[0m"))
    #expect(try lines("--color", "always", "--theme", "mono").contains("\u{1B}[4mBoston\u{1B}[0m"))
  }

  @Test func theTextIsThatOfAPipe() throws {
    let plain = try lines("--color", "always").split(separator: "\u{1B}").enumerated().map {
      $0.offset == 0 ? $0.element : $0.element.drop { $0 != "m" }.dropFirst()
    }
    #expect(try plain.joined() == lines())
  }
}
