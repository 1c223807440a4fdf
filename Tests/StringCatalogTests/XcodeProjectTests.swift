import StringCatalog
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
        S = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X); path = Kit; sourceTree = "<group>";};
        X = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Old.strings); target = U;};
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
}
