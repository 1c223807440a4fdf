import Testing

@testable import CatalogFiles

@Suite struct PathTests {
  @Test(arguments: [
    (".", ""), ("./a//b/", "a/b"), ("/", "/"), ("//a/./b", "/a/b"), ("a/../b", "a/../b"), ("", ""),
  ])
  func dropsWhatSaysNothing(path: String, simple: String) {
    #expect(path.simplePath == simple)
  }

  @Test(arguments: [
    ("a/b/c.strings", "a/b", "c.strings"), ("c", "", "c"), ("/c", "/", "c"), ("a/", "a", ""),
  ])
  func takesApartFolderAndName(path: String, folder: String, name: String) {
    #expect(path.folderAndName == (folder, name))
  }

  @Test(arguments: [("", "a"), ("/", "/a"), ("b", "b/a"), ("b/", "b/a")])
  func putsTogetherFolderAndName(folder: String, path: String) {
    #expect(folder.appending(name: "a") == path)
  }

  @Test func namesThatLookAlikeAreInAnOrder() {
    #expect("e\u{301}".precedes("\u{E9}"))
    #expect(!"\u{E9}".precedes("e\u{301}"))
  }
}
