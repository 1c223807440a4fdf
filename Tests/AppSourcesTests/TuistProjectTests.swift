import Testing

@testable import AppSources

/// The files of targets in a manifest of Tuist.
@Suite struct TuistProjectTests {
  private static let manifest = """
    import ProjectDescription

    let kit = Target.target(
      name: "Kit", product: .framework, sources: ["Kit/**/*.swift"], dependencies: [])
    let project = Project(
      name: "App",
      targets: [
        kit,
        .target(
          name: "App",
          sources: [.glob("App/**", excluding: ["App/Tests/**"]), "Shared/Main.swift"],
          resources: ["App/Resources", "Shared/*.xcstrings"],
          dependencies: [.target(name: "Kit")]),
        .target(name: "None", product: .bundle, resources: []),
      ])
    """

  private func project(_ text: String, folder: String = "") -> TuistProject? {
    TuistProject(Array(text.utf8), folder: folder)
  }

  @Test(arguments: [
    ("App/Menu.swift", "App/Resources/Localizable.xcstrings", true),
    ("App/Views/Menu.swift", "Shared/Localizable.xcstrings", true),
    ("Shared/Main.swift", "App/Resources/Localizable.xcstrings", true),
    ("App/Tests/Menu.swift", "App/Resources/Localizable.xcstrings", false),
    ("Kit/Menu.swift", "App/Resources/Localizable.xcstrings", false),
    ("Kit/Views/Menu.swift", "Kit/Menu.swift", true),
    ("Shared/Other.swift", "App/Resources/Localizable.xcstrings", false),
  ])
  func targetsBuildFiles(path: String, other: String, isBuilt: Bool) throws {
    let project = try #require(self.project(Self.manifest))
    #expect(project.builds(path, with: other) == isBuilt)
    let inFolder = try #require(self.project(Self.manifest, folder: "/project"))
    #expect(inFolder.builds("/project/" + path, with: "/project/" + other) == isBuilt)
    #expect(!inFolder.builds(path, with: other))
  }

  /// A computed list may hold any file, and other code may declare a `Project`.
  @Test(arguments: [
    Self.manifest.replacing("\"Kit/**/*.swift\"", with: "\"\\(name)/**\""),
    Self.manifest.replacing("[\"Kit/**/*.swift\"]", with: "files"),
    Self.manifest.replacing("import", with: "//"), "", "import ProjectDescription\u{0}target(",
  ])
  func otherFilesTellNothing(text: String) {
    #expect(project(text)?.builds("Kit/Menu.swift") != true)
  }
}
