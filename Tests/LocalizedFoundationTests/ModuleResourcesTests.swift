import Testing

@testable import LocalizedFoundation

@Suite struct ModuleResourcesTests {
  @Test(
    arguments: [
      ("app", ["tools_app.resources"], "tools_app.resources"),
      ("app", ["app", "app.resources", "tools_app"], nil),
      // Swift Build.
      ("app", ["app", "tools_app.bundle"], "tools_app.bundle"),
      ("app", ["tools_my_app.bundle", "tools_app.bundle"], "tools_app.bundle"),
      ("my_app", ["tools_my-app.bundle"], "tools_my-app.bundle"),
      // A bundle of another kind is shorter as a name, but has more words.
      ("app", ["tools_my_app.bundle", "tools_app.resources"], "tools_app.resources"),
      // The target `my_app` of the same package.
      ("app", ["tools_my_app.resources", "tools_app.resources"], "tools_app.resources"),
      // A module's name has no hyphens; the target and its folder may.
      ("my_app", ["tools_my-app.resources"], "tools_my-app.resources"),
      ("my-app", ["my-tools_my-app.resources"], "my-tools_my-app.resources"),
      ("app", [], nil),
    ] as [(String, [String], String?)])
  func findsTheFolderOfATarget(target: String, names: [String], expected: String?) {
    #expect(ModuleResources.name(of: target, among: names) == expected)
  }
}
