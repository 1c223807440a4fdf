import Testing

@testable import FileAccess

@Suite struct PathTests {
  @Test(arguments: [
    (".", ""), ("./a//b/", "a/b"), ("/", "/"), ("//a/./b", "/a/b"), ("a/../b", "a/../b"), ("", ""),
    // With the mark, the slash before it is one character.
    ("a//\u{308}b", "a/\u{308}b"),
  ])
  func dropsRedundantParts(path: String, simple: String) {
    #expect(path.simplePath == simple)
  }

  @Test(arguments: [
    ("a/b/c.strings", "a/b", "c.strings"), ("c", "", "c"), ("/c", "/", "c"), ("a/", "a", ""),
  ])
  func splitsFolderAndName(path: String, folder: String, name: String) {
    #expect(path.folderAndName == (folder, name))
  }

  @Test(arguments: [("", "a"), ("/", "/a"), ("b", "b/a"), ("b/", "b/a")])
  func joinsFolderAndName(folder: String, path: String) {
    #expect(folder.appending(name: "a") == path)
  }

  @Test(arguments: [
    ("/a/b/c", "/a", "b/c"), ("/a/b", "/a/c/d", "../../b"), ("/a", "/", "a"),
    ("/ab", "/a", "../ab"), ("/a/b", "/a/b", ""), ("/\u{E9}/b", "/e\u{301}", "../\u{E9}/b"),
  ])
  func leadsFromAFolder(path: String, folder: String, steps: String) {
    #expect(path.relative(to: folder) == steps)
  }

  @Test func ordersNamesThatLookAlike() {
    #expect("e\u{301}".precedes("\u{E9}"))
    #expect(!"\u{E9}".precedes("e\u{301}"))
  }

  @Test(arguments: [
    ("a/b", "a", true), ("a", "a", true), ("ab", "a", false), ("a", "a/b", false), ("a", "", true),
    ("/a", "/", true),
  ])
  func liesUnderAFolder(path: String, folder: String, isUnder: Bool) {
    #expect(path.lies(under: folder) == isUnder)
  }
}
