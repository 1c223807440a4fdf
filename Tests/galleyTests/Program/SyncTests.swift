import TestMaterial
import Testing

/// `galley sync`: the keys of the code in String Catalogs.
@Suite struct SyncTests {
  private let folder: TemporaryFolder

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Back" : {
          "extractionState" : "stale",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Zurück"
              }
            }
          }
        },
        "Gone" : {

        }
      },
      "version" : "1.0"
    }
    """

  private static let code = """
    struct Row: View { let title: LocalizedStringKey; let count: Int
      var body: some View {
        Text("\\(count) of \\(count)")
        Text("Back", comment: "Leaves the page")
        Text(String(localized: "cart", defaultValue: "Cart", comment: "A shop's cart"))
        Text("Never \\(unknown)")
        Text("Elsewhere", tableName: "Missing")
      } }
    let row = Row(title: "Card", count: 1)
    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("App/Localizable.xcstrings", Self.catalog)
    try folder.write("App/Row.swift", Self.code)
  }

  private var text: String { get throws { try folder.text(of: "App/Localizable.xcstrings") } }

  private func sync(_ words: String...) throws -> (
    status: Int32, lines: Set<String>, errors: String
  ) {
    let outcome = try Program.galley(["sync"] + words + [folder.path])
    let lines = outcome.output.replacing(folder.path + "/", with: "").split(separator: "\n")
      .map(String.init)
    return (outcome.status, Set(lines), outcome.errors)
  }

  @Test func addsKeysAsXcodeDoes() throws {
    let outcome = try sync()
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.lines == [
        "App/Row.swift:3:10: added Localizable · %lld of %lld",
        "App/Row.swift:4:10: no longer stale Localizable · Back",
        "App/Row.swift:5:28: added Localizable · cart",
        "App/Row.swift:6:10: unknown placeholder type Localizable · Never %@",
        "App/Row.swift:7:10: no such table Missing · Elsewhere",
        "App/Row.swift:9:22: added Localizable · Card",
        "App/Localizable.xcstrings:15:5: not in the code Localizable · Gone",
      ])
    let expected = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "%lld of %lld" : {
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "%1$lld of %2$lld"
                }
              }
            }
          },
          "Back" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Zurück"
                }
              }
            }
          },
          "Card" : {

          },
          "cart" : {
            "comment" : "A shop's cart",
            "extractionState" : "extracted_with_value",
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "Cart"
                }
              }
            }
          },
          "Gone" : {

          }
        },
        "version" : "1.0"
      }
      """
    #expect(try text == expected)
    #expect(try Program.galley(["normalize", "--check", folder.path]).status == 0)
    let missing = try sync("--check")
    #expect(missing.status == 1 && missing.lines.count == 3)
    #expect(missing.lines.contains("App/Row.swift:7:10: no such table Missing · Elsewhere"))
    let again = try sync("--check", "--table", "Localizable")
    #expect(again.status == 0)
    #expect(again.lines.contains("no key of the code is missing"))
  }

  @Test(arguments: [["--check"], ["--dry-run"], ["--check", "--dry-run"]])
  func writesNothing(words: [String]) throws {
    let outcome = try Program.galley(["sync"] + words + [folder.path])
    #expect(outcome.status == (words.contains("--check") ? 1 : 0))
    #expect(outcome.output.contains("Row.swift:9:22: missing Localizable · Card\n"))
    #expect(outcome.output.contains("wrongly stale Localizable · Back\n"))
    #expect(
      outcome.output.contains("dry run: 3 keys would be added") == words.contains("--dry-run"))
    #expect(try text == Self.catalog)
  }

  @Test func writesJSON() throws {
    let outcome = try sync("--check", "--format", "json", "--table", "Localizable")
    #expect(outcome.status == 1)
    #expect(
      outcome.lines.contains(
        #"{"table":"Localizable","file":"App/Localizable.xcstrings","key":"Card","action":"missing","#
          + #""location":{"path":"App/Row.swift","line":9,"column":22}}"#))
    #expect(!outcome.lines.contains { $0.contains("Elsewhere") })
  }

  /// Files of a Mac's compiler are exact: what they do not have is stale.
  @Test func takesTheKeysOfACompiler() throws {
    let data = try folder.write(
      "a.stringsdata",
      #"{"source":"/x/Row.swift","tables":{"Localizable":[{"key":"Back","comment":""},"#
        + #"{"key":"New","comment":"c","value":"v","location":{"startingLine":3,"startingColumn":4}}]},"#
        + #""version":1}"#)
    let held = try sync("--stringsdata", data)
    #expect(held.status == 1)
    #expect(held.errors.contains("1 of 2 strings would become stale; nothing is written without"))
    #expect(try text == Self.catalog)
    let outcome = try sync("--stringsdata", data, "--force")
    #expect(
      outcome.lines == [
        "/x/Row.swift:3:4: added Localizable · New", "no longer stale Localizable · Back",
        "marked stale Localizable · Gone",
      ])
    let text = try self.text
    #expect(text.contains("\"Gone\" : {\n      \"extractionState\" : \"stale\"\n    },"))
    #expect(text.contains("\"comment\" : \"c\",\n      \"extractionState\" : \"extracted_with"))
  }

  @Test(arguments: [
    ("{", "unexpected end"), ("[]", "not a .stringsdata file"),
    (#"{"tables":{"A":1}}"#, "'A' is not"),
    (#"{"tables":{"A":[{}]}}"#, "a.stringsdata:1:17: missing field 'key'"),
  ])
  func refusesOtherFiles(data: String, message: String) throws {
    let path = try folder.write("a.stringsdata", data)
    let outcome = try sync("--stringsdata", path)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(try text == Self.catalog)
  }

  /// A file that the project does not build is left over, and a `Package.swift` may be any file.
  @Test func leavesOutFilesThatNothingBuilds() throws {
    for name in ["App/Package", "App/Old", "Lib/Own", "Lib/Kit/Sources/Kit/Inner"] {
      try folder.write("\(name).swift", "let k: LocalizedStringKey = \"\(name)\"")
    }
    try folder.write("Lib/Kit/Package.swift", "// swift-tools-version: 6.0")
    try folder.write(
      "A.xcodeproj/project.pbxproj",
      """
      {objects = {T = {isa = PBXNativeTarget; buildPhases = (R, S); fileSystemSynchronizedGroups = (G);};
        G = {isa = PBXFileSystemSynchronizedRootGroup; path = Lib; sourceTree = "<group>";};
        R = {isa = PBXResourcesBuildPhase; files = (1);}; S = {isa = PBXSourcesBuildPhase; files = (2);};
        1 = {fileRef = A;}; 2 = {fileRef = B;};
        A = {path = App/Localizable.xcstrings;}; B = {path = App/Package.swift;};};}
      """)
    let lines = try sync("--check").lines
    for name in ["App/Package", "Lib/Own"] {
      #expect(lines.contains("\(name).swift:1:29: missing Localizable · \(name)"))
    }
    #expect(!lines.contains { $0.contains("Old") || $0.contains("Inner") })
  }

  /// Code of a module without the catalog looks up its keys elsewhere.
  @Test func tuistTellsWhichTargetsHaveTheCatalog() throws {
    try folder.write("Kit/View.swift", "let k: LocalizedStringKey = \"Kit\"")
    #expect(try sync("--check").lines.contains("Kit/View.swift:1:29: missing Localizable · Kit"))
    try folder.write(
      "Project.swift",
      """
      import ProjectDescription
      let project = Project(name: "App", targets: [
        .target(name: "App", sources: ["App/**/*.swift"], resources: ["App/**/*.xcstrings"]),
        .target(name: "Kit", sources: ["Kit/**/*.swift"])])
      """)
    let lines = try sync("--check").lines
    #expect(!lines.contains { $0.hasPrefix("Kit/") }, "\(lines)")
    #expect(lines.contains("App/Row.swift:9:22: missing Localizable · Card"))
  }

  /// A release build does not find them, so Xcode marks them as stale.
  @Test func keysOfDebugBuildsStayStale() throws {
    let code = Self.code.replacing(
      "  Text(\"Back\", comment: \"Leaves the page\")",
      with: "\n#if DEBUG\nText(\"Back\")\nText(\"Debug\")\n#endif\n")
    try folder.write("App/Row.swift", code)
    let lines = try sync("--check").lines
    #expect(!lines.contains { $0.contains("stale") }, "\(lines)")
    #expect(lines.contains { $0.hasSuffix("missing Localizable · Debug") })
    try folder.write("App/Other.swift", "let a = Text(\"Back\")")
    #expect(try sync("--check").lines.contains { $0.hasSuffix("wrongly stale Localizable · Back") })
  }

  /// Each target of a package has its own table, and tests have none.
  @Test func aTargetHasItsOwnTable() throws {
    let empty = #"{"sourceLanguage" : "en", "strings" : {}, "version" : "1.0"}"#
    let package = try TemporaryFolder()
    try package.write("Package.swift", "// swift-tools-version: 6.0")
    for target in ["A", "B"] {
      try package.write("Sources/\(target)/Resources/Localizable.xcstrings", empty)
      try package.write("Sources/\(target)/x.swift", "let k: LocalizedStringKey = \"\(target)\"")
    }
    try package.write("Sources/C/x.swift", "let k: LocalizedStringKey = \"C\"")
    try package.write("Tests/ATests/x.swift", "let k: LocalizedStringKey = \"T\"")
    let outcome = try Program.galley(["sync", package.path])
    #expect(outcome.status == 0, "\(outcome.errors)")
    for target in ["A", "B"] {
      let text = try package.text(of: "Sources/\(target)/Resources/Localizable.xcstrings")
      #expect(text == empty.replacing("{}", with: "{\"\(target)\" : {}}"), "\(text)")
    }
  }

  /// A pull request fails if a table is missing, even if all tables have their keys.
  @Test func aMissingTableFailsTheCheck() throws {
    try folder.write("App/Row.swift", #"let a = Text("Elsewhere", tableName: "Missing")"#)
    let outcome = try sync("--check")
    #expect(outcome.status == 1)
    #expect(outcome.lines.contains("App/Row.swift:1:14: no such table Missing · Elsewhere"))
    #expect(!outcome.lines.contains("no key of the code is missing"))
    #expect(try sync().status == 0)
  }

  @Test func objectiveCHasKeys() throws {
    try folder.write(
      "App/Row.m",
      #"id a = NSLocalizedStringWithDefaultValue(@"row.title", nil, nil, @"Row", @"Title");"#)
    let outcome = try sync()
    #expect(outcome.lines.contains("App/Row.m:1:42: added Localizable · row.title"))
    #expect(
      try text.contains("\"comment\" : \"Title\",\n      \"extractionState\" : \"extracted_with"))
    #expect(try text.contains("\"value\" : \"Row\""))
    let check = ["check", "--only", "key-missing", "--sources", folder.path, folder.path]
    try folder.write("App/Other.h", #"#define TITLE NSLocalizedString(@"Other row", nil)"#)
    #expect(try Program.galley(check).output.contains("App/Other.h:1:33: warning: no such key"))
  }

  /// The targets of an Xcode project say which catalog gets a key.
  @Test(arguments: [true, false]) func theTargetsOfAProjectAreFollowed(isSynchronized: Bool) throws
  {
    let empty = #"{"sourceLanguage" : "en", "strings" : {}, "version" : "1.0"}"#
    let project = try TemporaryFolder()
    // The nearest catalog is that of another target.
    try project.write("Shared/Menu.swift", "let k: LocalizedStringKey = \"Menu\"")
    try project.write("Shared/Localizable.xcstrings", empty)
    try project.write("App/Texts/Localizable.xcstrings", empty)
    try project.write("Tool/main.swift", "let k: LocalizedStringKey = \"Tool\"")
    let groups = """
      A = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";};
      S = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X); path = Shared; sourceTree = "<group>";};
      X = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Menu.swift); target = T;};
      T = {isa = PBXNativeTarget; buildPhases = (P); fileSystemSynchronizedGroups = (A);};
      """
    let files = """
      T = {isa = PBXNativeTarget; buildPhases = (P, R);};
      R = {isa = PBXResourcesBuildPhase; files = (B2);};
      B1 = {fileRef = M;}; M = {path = Shared/Menu.swift;};
      B2 = {fileRef = L;}; L = {path = App/Texts/Localizable.xcstrings;};
      """
    try project.write(
      "App.xcodeproj/project.pbxproj",
      """
      {objects = {
        \(isSynchronized ? groups : files)
        P = {isa = PBXSourcesBuildPhase; files = (\(isSynchronized ? "" : "B1"));};
        U = {isa = PBXNativeTarget; buildPhases = (Q);};
        Q = {isa = PBXSourcesBuildPhase; files = (B3);};
        B3 = {fileRef = N;}; N = {path = Tool/main.swift;};
        V = {isa = PBXNativeTarget; buildPhases = (W);};
        W = {isa = PBXResourcesBuildPhase; files = (B4);};
        B4 = {fileRef = O;}; O = {path = Shared/Localizable.xcstrings;};
      };}
      """)
    let outcome = try Program.galley(["sync", project.path])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let app = try project.text(of: "App/Texts/Localizable.xcstrings")
    #expect(app == empty.replacing("{}", with: "{\"Menu\" : {}}"), "\(outcome.output)")
    // The target of the tool has no catalog.
    #expect(try project.text(of: "Shared/Localizable.xcstrings") == empty)
  }

  @Test func withoutCodeNothingIsCompared() throws {
    let other = try TemporaryFolder()
    try other.write("Localizable.xcstrings", Self.catalog)
    let outcome = try Program.galley(["sync", other.path])
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("no Swift files under"))
  }
}
