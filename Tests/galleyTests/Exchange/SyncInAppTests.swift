import TestMaterial
import Testing

/// `:sync` offers the keys of the code one by one.
@Suite struct SyncInAppTests {
  private let folder: TemporaryFolder

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Back" : {
          "extractionState" : "stale"
        },
        "Done" : {

        }
      },
      "version" : "1.0"
    }
    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("App/Localizable.xcstrings", Self.catalog)
    try folder.write(
      "App/Menu.swift",
      """
      let a = Text("Cart", comment: "The shop's cart\\nof goods")
      let b = Text("Back")
      let c = String(localized: "delete.title", defaultValue: "Delete", comment: "A button")
      let d = Text("Done")
      """)
  }

  private var text: String { get throws { try folder.text(of: "App/Localizable.xcstrings") } }

  /// The last screen of the app in the folder, after some keys.
  private func play(_ keys: String, _ size: String = "100x30") throws -> String {
    let words = ["--no-config", "--script", keys, "--size", size, "-l", "en", "App"]
    let quoted = try ([Program.path()] + words).map { "'\($0)'" }.joined(separator: " ")
    let outcome = try Program.run("/bin/sh", ["-c", "cd '\(folder.path)' && exec \(quoted)"])
    #expect(outcome.errors.isEmpty, "\(outcome.errors)")
    return outcome.output
  }

  @Test func eachKeyIsShownWithWhatTheCodeSays() throws {
    let first = try play(":sync<Enter>")
    for part in [
      "key 1 of 3: add?", "Cart  Localizable", "comment: The shop's cart of goods",
      "App/Menu.swift:1:14",
    ] {
      #expect(first.contains(part), "\(part)\n\(first)")
    }
    let second = try play(":sync<Enter>n")
    #expect(second.contains("key 2 of 3: no longer stale?"), "\(second)")
    let third = try play(":sync App<Enter>nn")
    #expect(third.contains("source: Delete") && third.contains("delete.title"), "\(third)")
    #expect(try text == Self.catalog)
  }

  @Test func enterAddsOneKey() throws {
    let screen = try play(":sync<Enter><Enter>nn")
    #expect(screen.contains("1 of 3 keys added"), "\(screen)")
    #expect(
      try text
        == Self.catalog.replacing(
          "    \"Done\"",
          with: #"""
                "Cart" : {
                  "comment" : "The shop's cart\nof goods"
                },
                "Done"
            """#))
    #expect(try play(":sync<Enter>nn").contains("0 of 2 keys added"))
  }

  /// All keys are as `galley sync` writes them, in one step that can be undone.
  @Test func aAddsAllKeys() throws {
    let screen = try play(":sync<Enter>a")
    #expect(screen.contains("3 keys saved to Localizable.xcstrings; u to undo"), "\(screen)")
    let added = try text
    #expect(try play(":sync<Enter>").contains("the catalogs have all keys of the code"))
    try folder.write("App/Localizable.xcstrings", Self.catalog)
    #expect(try Program.galley(["sync", folder["App"]]).status == 0)
    #expect(try text == added)
    try folder.write("App/Localizable.xcstrings", Self.catalog)
    _ = try play(":sync<Enter>au")
    #expect(try text == Self.catalog)
  }

  @Test func escapeStops() throws {
    let screen = try play(":sync<Enter>n<Esc>")
    #expect(screen.contains("0 of 3 keys added") && !screen.contains("key 2 of 3"), "\(screen)")
    #expect(try text == Self.catalog)
  }

  @Test func keysWithoutACatalogAreListed() throws {
    try folder.write("App/Menu.swift", #"let a = Text("Cart", tableName: "Shop")"#)
    let screen = try play(":sync<Enter>")
    #expect(screen.contains("1 key of the code cannot be added"), "\(screen)")
    #expect(screen.contains("no table 'Shop', App/Menu.swift:1:14"), "\(screen)")
  }

  @Test func foldersWithoutCodeAreNamed() throws {
    try folder.write("Empty/a.txt", "")
    #expect(try play(":sync Empty<Enter>").contains("no Swift files under Empty"))
    #expect(try play(":sync None<Enter>").contains("not compared: cannot read all code in None"))
  }

  @Test(arguments: ["40x12", "24x8"]) func narrowScreensShowTheKey(size: String) throws {
    #expect(try play(":sync<Enter>", size).contains("Cart"))
  }
}
