import CatalogCheck
import SourceText
import TestMaterial
import Testing

/// Tables that no target builds, and prompts that no table has.
@Suite struct ProjectFactsTests {
  private let folder: TemporaryFolder

  private static let table = """
    {"sourceLanguage": "en", "strings": {"a": {"localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "Abc"}},
      "en": {"stringUnit": {"state": "translated", "value": "Cde"}}}}}, "version": "1.0"}
    """

  /// A project that builds `App/A.xcstrings`, and all of the folder `Kit`.
  private static let project = """
    {objects = {T = {isa = PBXNativeTarget; buildPhases = (R); fileSystemSynchronizedGroups = (S);};
      R = {isa = PBXResourcesBuildPhase; files = (1, 2);};
      1 = {fileRef = A;}; 2 = {fileRef = B;};
      A = {path = App/A.xcstrings;}; B = {path = App/Folder;};
      S = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit;};};}
    """

  private static let plist = """
    <plist><dict>
      <key>CFBundleName</key><string>App</string>
      <key>NSCameraUsageDescription</key><string>Scan codes</string>
      <key>NSMicrophoneUsageDescription</key><string>$(PROMPT)</string>
      <key>NSContactsUsageDescription</key><string></string>
    </dict></plist>
    """

  init() throws { folder = try TemporaryFolder() }

  private func found(_ rule: String) throws -> [String] {
    let folder = folder.path
    let findings = try CatalogCheck.findings(in: folder).filter { $0.rule.rawValue == rule }
    return findings.map { finding in
      let path = (finding.filePath ?? "").replacing(folder + "/", with: "")
      return "\(path):\(finding.place?.location.line ?? 0) \(finding.message)"
    }
  }

  @Test(arguments: [
    ("App/B.xcstrings", true), ("App/Sub/B.xcstrings", true), ("App/Folder/B.xcstrings", false),
    ("App/Folder/Sub/B.xcstrings", false), ("Kit/B.xcstrings", false), ("Tests/B.xcstrings", false),
    ("AppTests/B.xcstrings", false), ("App/Settings.bundle/B.xcstrings", false),
    ("Package/Sources/B.xcstrings", false),
  ])
  func tablesThatNoTargetBuilds(path: String, isFound: Bool) throws {
    try folder.write("App.xcodeproj/project.pbxproj", Self.project)
    try folder.write("App/A.xcstrings", Self.table)
    try folder.write("Package/Package.swift", "")
    try folder.write(path, Self.table)
    #expect(
      try found("unbuilt-table")
        == (isFound ? ["\(path):1 no target of the Xcode project builds the table"] : []))
  }

  /// A project that builds none of the tables may not be theirs.
  @Test func otherProjectsSayNothing() throws {
    try folder.write("Other/App.xcodeproj/project.pbxproj", Self.project)
    try folder.write("Other/Kit/A.strings", "a = b;")
    try folder.write("App/B.xcstrings", Self.table)
    #expect(try found("unbuilt-table") == [])
    try folder.write("Empty.xcodeproj/project.pbxproj", "{objects = {};}")
    #expect(try found("unbuilt-table") == [])
  }

  @Test(arguments: [
    (nil, true), ("NSCameraUsageDescription", false), ("NSOtherUsageDescription", true),
  ])
  func promptsWithoutATranslation(key: String?, isFound: Bool) throws {
    try folder.write("App/A.xcstrings", Self.table)
    try folder.write("App/Info.plist", Self.plist)
    if let key {
      try folder.write(
        "App/App-InfoPlist.xcstrings", Self.table.replacing("\"a\"", with: "\"\(key)\""))
    }
    #expect(
      try found("prompt-untranslated")
        == (isFound ? ["App/Info.plist:3 no table InfoPlist has NSCameraUsageDescription"] : []))
  }

  /// Xcode makes the property list of build settings.
  @Test(arguments: [
    ("Camera[sdk=iphoneos*] = Scan codes // for menus", true), ("Camera=Scan", true),
    ("Camera = $(PROMPT)", false), ("Camera = // nothing", false), ("Camera", false),
  ])
  func promptsInBuildSettings(setting: String, isFound: Bool) throws {
    try folder.write("App/A.xcstrings", Self.table)
    let names = setting.replacing("Camera", with: "INFOPLIST_KEY_NSCameraUsageDescription")
    try folder.write("App/App.xcconfig", "NAME = App\n  \(names)\n")
    #expect(
      try found("prompt-untranslated")
        == (isFound ? ["App/App.xcconfig:2 no table InfoPlist has NSCameraUsageDescription"] : []))
  }

  /// Each configuration repeats the settings.
  @Test func promptsInProjects() throws {
    let settings = """
      {isa = XCBuildConfiguration; buildSettings = {
        INFOPLIST_KEY_NSCameraUsageDescription = "Scan codes";
        INFOPLIST_KEY_NSMicrophoneUsageDescription = "$(PROMPT)";
        INFOPLIST_KEY_CFBundleDisplayName = App;};}
      """
    try folder.write("App/A.xcstrings", Self.table)
    try folder.write(
      "App.xcodeproj/project.pbxproj", "{objects = {\nD = \(settings);\nR = \(settings);};}")
    let found = try found("prompt-untranslated")
    #expect(
      found == [
        "App.xcodeproj/project.pbxproj:3 no table InfoPlist has NSCameraUsageDescription"
      ])
  }

  /// A project that makes no symbols can be built.
  @Test(arguments: [
    ("", "", "", false),
    ("buildSettings = {STRING_CATALOG_GENERATE_SYMBOLS = YES;};", "", "", true),
    ("buildSettings = {STRING_CATALOG_GENERATE_SYMBOLS = NO;};", "", "", false),
    ("baseConfigurationReference = C;", "", "", true),
    ("baseConfigurationReference = C;", "", "NAME = App", false),
    ("baseConfigurationReference = C;", "", "STRING_CATALOG_GENERATE_SYMBOLS = YES", true),
    ("", "Kit", "", true),
  ])
  func symbolsThatNothingMakes(
    settings: String, package: String, file: String, isFound: Bool
  ) throws {
    try folder.write(
      "App/\(package)/A.xcstrings",
      #"{"sourceLanguage": "en", "strings": {"%@": {"extractionState": "manual"}}}"#)
    if !package.isEmpty { try folder.write("App/\(package)/Package.swift", "") }
    if !file.isEmpty { try folder.write("App/App.xcconfig", file) }
    #expect(try found("symbol-missing").count == 1)
    try folder.write(
      "App.xcodeproj/project.pbxproj",
      "{objects = {S = {isa = XCBuildConfiguration; \(settings)};};}")
    #expect(try found("symbol-missing").count == (isFound ? 1 : 0))
  }

  @Test func appsInOneLanguageHaveNoTranslations() throws {
    try folder.write("App/en.lproj/A.strings", "a = b;")
    try folder.write("App/Info.plist", Self.plist)
    #expect(try found("prompt-untranslated") == [])
    try folder.write("App/de.lproj/A.strings", "a = c;")
    #expect(try found("prompt-untranslated").count == 1)
  }

  @Test func promptsOfTestsAreForNobody() throws {
    try folder.write("App/A.xcstrings", Self.table)
    try folder.write("AppTests/Info.plist", Self.plist)
    #expect(try found("prompt-untranslated") == [])
  }

  @Test(arguments: ["", "{", "bplist00", "<plist><array/></plist>", "<plist>", "\u{0}"])
  func damagedPropertyListsSayNothing(text: String) throws {
    try folder.write("App/A.xcstrings", Self.table)
    try folder.write("App/Info.plist", text)
    #expect(try found("prompt-untranslated") == [])
  }
}
