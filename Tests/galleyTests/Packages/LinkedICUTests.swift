import Foundation
import TestMaterial
import Testing

/// The data of ICU that the release build leaves out.
@Suite struct LinkedICUTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func flags(path: String = "") throws -> Program.Outcome {
    let path = path + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    return try Program.run(
      "/bin/sh", [Checkout.path("Documentation/icu.sh"), folder["icu"]], variables: ["PATH": path])
  }

  private static let tools = "/usr/sbin/icupkg"

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: tools), "no icu-devtools"))
  func convertersAreLeftOutAndCalendarsAreNot() throws {
    let outcome = try flags()
    try #require(outcome.status == 0, "\(outcome.errors)")
    let library = folder["icu/libicudata.a"]
    #expect(outcome.output == "-Xlinker '--remap-inputs=*/libicudata.a=\(library)'\n")
    let data = try Data(contentsOf: URL(filePath: library))
    #expect((15_000_000..<25_000_000).contains(data.count))
    for (name, isThere) in [
      ("/gb18030.cnv", false), ("/coll/zh.res", false), ("/unames.icu", false),
      ("/coll/ucadata.icu", true), ("/brkitr/thaidict.dict", true), ("/zoneinfo64.res", true),
    ] {
      #expect((data.range(of: Data(name.utf8)) != nil) == isThere, "\(name)")
    }
  }

  @Test func withoutStaticICUNothingIsLeftOut() throws {
    let compiler = try folder.write("bin/clang", "#!/bin/sh\necho libicudata.a\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler)
    #expect(
      try flags(path: "\(folder["bin"]):") == Program.Outcome(output: "", status: 0))
  }

  /// A call that needs what is left out would fail in the release build alone.
  @Test func noCallNeedsWhatIsLeftOut() throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Checkout.path("Sources/Base/CICU"))
    let sources = names.filter { $0.hasSuffix(".c") }
    #expect(sources.count > 5)
    for name in sources {
      let calls = try Checkout.text("Sources/Base/CICU/\(name)")
        .matches(of: /\b(ucnv|utrans|uspoof|usprep|uidna|ucol_open\(|u_charName|u_charFromName)/)
      #expect(calls.isEmpty, "\(name)")
    }
  }
}
