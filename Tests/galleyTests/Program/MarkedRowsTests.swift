import TestMaterial
import Testing

/// Rows that are marked, and the actions on all of them.
@Suite struct MarkedRowsTests {
  private let folder: ScriptedFolder

  private static let catalog = """
    {"sourceLanguage":"en", "strings":{
        "One":{"localizations":{"de":{"stringUnit":{"state":"needs_review","value":"Eins"}}}},
      "Two" : {"localizations":{"de":{"stringUnit":{"state":"translated","value":"Zwei"}}}},
      "Three":{}
    },"version":"1.0"}
    """
  private static let other = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Four" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "new",
                "value" : "Vier"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  init() throws {
    folder = try ScriptedFolder(["Own.xcstrings": Self.catalog, "Zoo.xcstrings": Self.other])
  }

  private func texts() throws -> [String] {
    try ["Own.xcstrings", "Zoo.xcstrings"].map {
      String(decoding: try folder.bytes($0), as: UTF8.self)
    }
  }

  @Test func aMarkIsInTheGutterAndCounted() throws {
    let screen = try folder.play("ggx")
    #expect(screen.contains { $0.hasPrefix("•") && $0.contains("Eins") })
    #expect(screen.contains { $0.hasPrefix("▌") && $0.contains("Zwei") })
    #expect(screen[0].contains("1 marked"))
    #expect(screen.has("1 row marked"))
    #expect(try folder.play("ggx", "--ascii").contains { $0.hasPrefix("*") && $0.contains("Eins") })
  }

  @Test(arguments: ["ggxkx", "ggx<Esc>", "XX", "gg3xX<Esc>", "ggxggx"])
  func marksAreTakenBack(keys: String) throws {
    let screen = try folder.play(keys)
    #expect(!screen.contains { $0.hasPrefix("•") } && !screen[0].contains("marked"))
  }

  @Test(arguments: [
    ("gg2x", "2 marked"), ("X", "4 marked"), ("ggxX", "4 marked"), ("&Zwei<Enter>X", "1 marked"),
    ("&Zwei<Enter>X<Esc>", "&Zwei"), ("gg2x:locale fr<Enter>", "2 marked"),
    ("gg2xr", "2 marked"),
  ])
  func theHeaderCountsMarks(keys: String, words: String) throws {
    #expect(try folder.play(keys)[0].contains(words))
  }

  /// The marks stay on their rows if an entry before them comes back.
  @Test func marksFollowTheirEntries() throws {
    let screen = try folder.play("gg:remove<Enter><Enter>ggxugg")
    #expect(screen.contains { $0.hasPrefix("▌") && $0.contains("Eins") })
    #expect(screen.contains { $0.hasPrefix("•") && $0.contains("Zwei") })
  }

  @Test func theStateOfAllIsToggled() throws {
    _ = try folder.play("gg2x~")
    #expect(try texts()[0] == Self.catalog.replacing("needs_review", with: "translated"))
    _ = try folder.play("gg2x~")
    #expect(
      try texts()[0]
        == Self.catalog.replacing("\"translated\"", with: "\"needs_review\""))
  }

  /// Rows that a filter no longer lists must not be changed by the next key.
  @Test func marksEndWithTheChange() throws {
    let screen = try folder.play("gg2x~")
    #expect(!screen[0].contains("marked"))
    #expect(screen.has("marked as translated, saved to Own.xcstrings; u to undo"))
  }

  @Test func allFilesAreOneStep() throws {
    let screen = try folder.play("X:state machine_translated<Enter>")
    // The fourth row has no translation.
    #expect(
      screen.has("3 strings marked as machine translated, 1 skipped, saved to 2 files; u to undo"))
    #expect(try folder.play("X").has("4 rows marked in 2 tables"))
    let written = try texts()
    #expect(written[0].ranges(of: "machine_translated").count == 2)
    #expect(written[1] == Self.other.replacing("\"new\"", with: "\"machine_translated\""))
    #expect(try folder.play("X:state new<Enter>u").has("undone: 3 strings in 2 files"))
    #expect(try texts() == written)
    _ = try folder.play("X:state new<Enter>u<C-r>")
    #expect(try texts()[1] == Self.other)
  }

  /// Only what is written is counted.
  @Test func unchangedStringsAreNotCounted() throws {
    let none = try folder.play("ggjx:state translated<Enter>")
    #expect(none.has("nothing to change"))
    #expect(try texts() == [Self.catalog, Self.other])
    let screen = try folder.play("X:state translated<Enter>")
    #expect(screen.has("2 strings marked as translated, 1 skipped, saved to 2 files; u to undo"))
    let review = try folder.play("X~")
    #expect(review.has("3 strings marked as needs review, 1 skipped, saved to 2 files"))
  }

  /// Without colors, only the mark tells where the cursor is.
  @Test func aMarkedRowHasTheCursorToo() throws {
    let screen = try folder.play("ggxk")
    #expect(screen.contains { $0.hasPrefix("▌•? Eins") }, "\(screen)")
    #expect(try folder.play("ggxk", "--ascii").contains { $0.hasPrefix(">*? Eins") })
  }

  @Test func undoCountsTheFilesOfAllEdits() throws {
    #expect(try folder.play("gg~j~/Vier<Enter>~3u").has("undone: 3 edits in 2 files"))
    #expect(try texts() == [Self.catalog, Self.other])
    #expect(try folder.play("gg~j~2u2<C-r>").has("redone: 2 edits in Own.xcstrings"))
  }

  @Test(arguments: ["yy", "yf", "yk", "yl", "ys", "yj"])
  func allAreCopied(keys: String) throws {
    #expect(try folder.play("gg2x\(keys)").has("copied 2 "))
  }

  @Test func rowsWithoutATextAreLeftOut() throws {
    let screen = try folder.play("ggjjx~")
    #expect(screen.has("no translations to mark"))
    #expect(try texts() == [Self.catalog, Self.other])
  }

  /// The mark of the selected row is in the gutter as well, and a blank stays before the text.
  @Test func theMarkOfTheSelectedRowLeavesABlank() throws {
    #expect(try folder.play("ggxk").contains { $0.hasPrefix("▌•? Eins") })
    #expect(try folder.play("ggjxk").contains { $0.hasPrefix("▌•  Zwei") })
    // A mark for the layout is replaced if there is a problem as well.
    #expect(try folder.play("4=ggxk", "--size", "40x12").contains { $0.hasPrefix("▌•? Eins") })
    #expect(try folder.play("3=ggxk", "--size", "40x12").contains { $0.hasPrefix("▌•? ") })
  }
}
