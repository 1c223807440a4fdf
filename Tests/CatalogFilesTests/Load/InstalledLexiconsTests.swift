import Foundation
import GrammarAgreement
import TestMaterial
import Testing

@testable import CatalogFiles

struct InstalledLexiconsTests {
  private let folder: TemporaryFolder
  private let lexicons: InstalledLexicons

  init() throws {
    folder = try TemporaryFolder()
    lexicons = InstalledLexicons(folders: [folder["missing"], folder.path])
  }

  /// Writes a file as the lexicon of a language that is looked for at a place of the order.
  private func install(_ bytes: [UInt8], for language: GrammarLanguage, at place: Int = 0) throws {
    let path = folder[LexiconFile.candidates(for: language)[place].path]
    try FileManager.default.createDirectory(
      atPath: path.folderAndName.folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: path))
  }

  private func faultFound(for language: GrammarLanguage) -> LexiconFault? {
    if case .unusable(let fault) = lexicons.lexicon(for: language) { fault } else { nil }
  }

  private func readings(of word: String, in language: GrammarLanguage) -> [String]? {
    guard case .lexicon(let lexicon) = lexicons.lexicon(for: language) else { return nil }
    return lexicon.readings(of: word).map(\.lemma)
  }

  private static let small = "Tests/GrammarAgreementTests/Lexicons/Vectors/small.bin"

  /// The container image has the file that is looked for first in each language.
  @Test func packagesNameTheBestFileOfEachLanguage() throws {
    let script = try Checkout.text("Documentation/packages.sh")
    let list = try #require(script.firstMatch(of: /\ndictionaries='([^']+)'/)).1
    let best = GrammarLanguage.allCases.compactMap { LexiconFile.candidates(for: $0).first?.path }
    #expect(Set(list.split(separator: "\n").map(String.init)) == Set(best))
  }

  @Test(arguments: [
    (GrammarLanguage.italian, "apertium-cat-ita"), (.german, "trans-de-en"),
    (.spanish, "apertium-spa-cat"), (.french, "apertium-fra-cat"), (.catalan, "apertium-eng-cat"),
    (.brazilianPortuguese, "apertium-por-cat"), (.europeanPortuguese, "apertium-por-cat"),
    (.americanEnglish, "apertium-eng-cat"), (.britishEnglish, "apertium-eng-cat"),
  ])
  func aPackageIsNamedIfNoneIsInstalled(language: GrammarLanguage, expected: String) {
    guard case .notInstalled(let package) = lexicons.lexicon(for: language) else {
      Issue.record("there is a lexicon")
      return
    }
    #expect(package == expected)
  }

  @Test func theBestFileThatIsThereIsRead() throws {
    try install(Checkout.bytes(Self.small), for: .italian, at: 2)
    #expect(readings(of: "uova", in: .italian) == ["uovo"])
    try install(Array("Salat {m} | Salate {pl} :: salad | salads".utf8), for: .german)
    #expect(readings(of: "Salate", in: .german) == ["Salat"])
  }

  @Test func aFileIsReadOnce() throws {
    try install(Checkout.bytes(Self.small), for: .italian)
    #expect(readings(of: "uova", in: .italian) == ["uovo"])
    try FileManager.default.removeItem(atPath: folder.path)
    #expect(readings(of: "uova", in: .italian) == ["uovo"])
    // What was not asked for before is not there any more.
    #expect(readings(of: "uova", in: .spanish) == nil)
  }

  /// A large file is read in two halves; lines of many lengths put the middle at any place of one.
  @Test(arguments: 0..<caseCount(2, many: 8)) func everyLineOfALargeFileIsRead(extra: Int) throws {
    let count = 30_000
    let names = (0..<count).map { number in
      "W" + String(String(number).unicodeScalars.map { Character(UnicodeScalar($0.value + 49)!) })
    }
    let lines = names.map { "\($0) {m} | \($0)n {pl} :: a word; another one" }
    let text = String(repeating: "#", count: extra) + "\n" + lines.joined(separator: "\n")
    try #require(text.utf8.count > 1 << 20)
    try install(Array(text.utf8), for: .german)
    let found = names.count { readings(of: $0 + "n", in: .german) == [$0] }
    #expect(found == count)
  }

  @Test func manyThreadsGetTheSameLexicon() async throws {
    try install(Checkout.bytes(Self.small), for: .italian)
    let lexicons = lexicons
    let found = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<16 {
        group.addTask {
          guard case .lexicon(let lexicon) = lexicons.lexicon(for: .italian) else { return 0 }
          return lexicon.readings(of: "uova").count
        }
      }
      return await group.reduce(0, +)
    }
    #expect(found == 16)
  }

  @Test(arguments: [
    ([UInt8]("LTTB".utf8), "the file ends too early"),
    (Array("no transducer".utf8), "not a usable"),
  ])
  func aFileThatIsNoTransducerIsAFault(bytes: [UInt8], reason: String) throws {
    try install(bytes, for: .italian)
    // A worse file does not hide the fault.
    try install(Checkout.bytes(Self.small), for: .italian, at: 1)
    let fault = try #require(faultFound(for: .italian))
    #expect(fault.path == folder["apertium/apertium-cat-ita/cat-ita.autogen.bin"])
    #expect(fault.reason.contains(reason))
  }

  @Test func aFolderInPlaceOfTheFileIsAFault() throws {
    try FileManager.default.createDirectory(
      atPath: folder["trans/de-en"], withIntermediateDirectories: true)
    #expect(
      faultFound(for: .german) == LexiconFault(path: folder["trans/de-en"], reason: "is a folder"))
  }

  /// Files of the kernel whose size is not that of what is read: more, as if the file were cut
  /// meanwhile, and less, as if it grew.
  ///
  /// A chroot may have no /sys.
  @Test(
    arguments: ["/sys/class/net/lo/mtu", "/proc/self/status"]
      .filter { FileManager.default.fileExists(atPath: $0) })
  func aFileThatChangesWhileItIsReadIsAFault(path: String) throws {
    try install([], for: .german)
    try FileManager.default.removeItem(atPath: folder["trans/de-en"])
    try FileManager.default.createSymbolicLink(
      atPath: folder["trans/de-en"], withDestinationPath: path)
    #expect(
      faultFound(for: .german)
        == LexiconFault(path: folder["trans/de-en"], reason: "changed while reading"))
  }

  @Test func aFileWithoutPermissionIsAFault() throws {
    try install([], for: .italian)
    let path = folder["apertium/apertium-cat-ita/cat-ita.autogen.bin"]
    chmod(path, 0)
    chmod(folder.path, 0o755)
    asOrdinaryUser {
      #expect(faultFound(for: .italian) == LexiconFault(path: path, reason: "permission denied"))
    }
  }

  @Test(arguments: [
    (nil, nil, ["/usr/share", "/usr/local/share"]),
    (nil, "/home/ann", ["/usr/share", "/usr/local/share", "/home/ann/.local/share"]),
    ("/a:/b", "/home/ann", ["/a", "/b"]), ("", "/home/ann", []),
  ])
  func theVariableNamesFolders(variable: String?, home: String?, expected: [String]) {
    #expect(InstalledLexicons.folders(variable: variable, home: home) == expected)
  }
}
