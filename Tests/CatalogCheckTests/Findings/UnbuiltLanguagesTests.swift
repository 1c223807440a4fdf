import CatalogCheck
import SourceText
import TestMaterial
import Testing

/// Languages whose files no target of an Xcode project builds.
@Suite struct UnbuiltLanguagesTests {
  @Test(arguments: [true, false]) func problemsAreHints(hasProject: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write("en.lproj/A.strings", "\"a\" = \"Hello, %@\";")
    for language in ["de", "fr"] {
      try folder.write("\(language).lproj/A.strings", "\"a\" = \"Hallo\";")
    }
    if hasProject {
      try folder.write(
        "A.xcodeproj/project.pbxproj",
        """
        {objects = {T = {isa = PBXNativeTarget; buildPhases = (R);};
          R = {isa = PBXResourcesBuildPhase; files = (1, 2);};
          1 = {fileRef = A;}; 2 = {fileRef = B;};
          A = {path = "en.lproj/A.strings";}; B = {path = "de.lproj/A.strings";};};}
        """)
    }
    let findings = try CatalogCheck.findings(in: folder.path)
    let found = findings.map { "\($0.rule) \($0.localization ?? "")" }
    #expect(
      Set(found)
        == (hasProject
          ? ["spec-missing de", "unbuilt-locale "] : ["spec-missing de", "spec-missing fr"]))
    #expect(
      findings.filter { $0.rule == "unbuilt-locale" }.map(\.message)
        == (hasProject ? ["no target builds fr of A; their problems are hints"] : []))
  }
}
