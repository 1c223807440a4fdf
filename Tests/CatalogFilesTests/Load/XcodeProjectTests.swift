import CatalogFiles
import StringCatalog
import TestMaterial
import Testing

/// What the targets of an Xcode project build.
@Suite struct XcodeProjectTests {
  private static let text = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T, U);};
        G = {isa = PBXGroup; children = (R, C, S); sourceTree = "<group>";};
        R = {isa = PBXGroup; children = (V, D); path = App; sourceTree = "<group>";};
        V = {isa = PBXVariantGroup; children = (E, F); name = A.strings; sourceTree = "<group>";};
        E = {isa = PBXFileReference; name = en; path = en.lproj/A.strings; sourceTree = "<group>";};
        F = {isa = PBXFileReference; path = "de.lproj/A.strings"; sourceTree = "<group>";};
        D = {isa = PBXFileReference; path = B.xcstrings; sourceTree = "<group>";};
        C = {isa = PBXFileReference; path = A.xcstrings; sourceTree = SOURCE_ROOT;};
        S = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X, Y); path = Kit; sourceTree = "<group>";};
        X = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Old.strings); target = U;};
        Y = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Shared.strings); target = T;};
        T = {isa = PBXNativeTarget; buildPhases = (Q); name = App;};
        Q = {isa = PBXResourcesBuildPhase; files = (B1, B2);};
        B1 = {isa = PBXBuildFile; fileRef = V;};
        B2 = {isa = PBXBuildFile; fileRef = C;};
        U = {isa = PBXNativeTarget; buildPhases = (); fileSystemSynchronizedGroups = (S); name = Kit;};
      };
      rootObject = P;
    }
    """

  @Test(arguments: [
    ("App/en.lproj/A.strings", "A.xcstrings", true),
    ("App/de.lproj/A.strings", "A.xcstrings", true),
    ("App/de.lproj/A.strings", "App/en.lproj/A.strings", true),
    // A file that no target builds.
    ("App/en.lproj/A.strings", "App/B.xcstrings", false),
    ("en.lproj/A.strings", "A.xcstrings", false),
    ("Kit/en.lproj/K.strings", "Kit/K.xcstrings", true),
    ("Kit/Old.strings", "Kit/K.xcstrings", false),
    // A target adds a file in the folder of another.
    ("Kit/Shared.strings", "A.xcstrings", true), ("Kit/Shared.strings", "Kit/K.xcstrings", true),
    // Two targets, one file each.
    ("Kit/K.xcstrings", "A.xcstrings", false),
  ])
  func targets(first: String, second: String, isBuilt: Bool) {
    let project = XcodeProject(Array(Self.text.utf8), path: "App.xcodeproj/project.pbxproj")
    #expect(project.builds(first, with: second) == isBuilt)
    #expect(project.builds(second, with: first) == isBuilt)
    let nested = XcodeProject(Array(Self.text.utf8), path: "ios/App.xcodeproj/project.pbxproj")
    #expect(nested.builds("ios/" + first, with: "ios/" + second) == isBuilt)
  }

  /// Groups in a circle, and no project at all.
  @Test(arguments: [
    "{objects = {A = {isa = PBXGroup; children = (A); path = x; sourceTree = \"<group>\";};};}",
    "{objects = {T = {isa = PBXNativeTarget; buildPhases = (T); files = (T); fileRef = T;};};}",
    "{objects = (a);}", "{", "", "\u{0}",
  ])
  func damage(text: String) {
    let project = XcodeProject(Array(text.utf8), path: "A.xcodeproj/project.pbxproj")
    #expect(!project.builds("a", with: "a"))
  }

  /// Two files with the same strings in a folder, with and without a project that builds both.
  @Test(arguments: [
    ("1, 2, 3", [Severity.error, .warning]), ("1, 2", [.error, .info]), ("3", [.info, .info]),
    (nil, [.info, .info]),
  ])
  func severity(built: String?, expected: [Severity]) throws {
    let folder = try TemporaryFolder()
    try folder.write("A.xcstrings", #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#)
    try folder.write("en.lproj/A.strings", "a = \"A\";")
    try folder.write(
      "en.lproj/A.stringsdict",
      "<plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key>"
        + "<string>x</string></dict></dict></plist>")
    if let built {
      try folder.write(
        "A.xcodeproj/project.pbxproj",
        """
        {objects = {T = {isa = PBXNativeTarget; buildPhases = (R);};
          R = {isa = PBXResourcesBuildPhase; files = (\(built));};
          1 = {fileRef = A;}; 2 = {fileRef = B;}; 3 = {fileRef = C;};
          A = {path = A.xcstrings;}; B = {path = "en.lproj/A.strings";};
          C = {path = "en.lproj/A.stringsdict";};};}
        """)
    }
    let loaded = CatalogLoader(finder: CatalogFinder(samples: nil)).load([folder.path])
    let clash = loaded.diagnostics.filter { $0.rule == .tableClash }.map(\.severity)
    let override = loaded.diagnostics.filter { $0.rule == .dictOverride }.map(\.severity)
    #expect([clash.first, override.first] == expected)
  }
}
