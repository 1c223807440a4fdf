import Foundation
import Synchronization
import TestMaterial
import Testing

@testable import CatalogFiles
@testable import WorkingCopy

/// Another program saves the same file again and again.
@Suite struct SecondWriterTests {
  private let folder: TemporaryFolder
  private var path: String { folder["a.xcstrings"] }

  init() throws {
    folder = try TemporaryFolder()
  }

  /// What the other program has noticed.
  private struct Observations {
    /// Its versions that it found one of galley's in place of, by that one.
    var replaced: [String: String] = [:]
    var last = ""
    var isDone = false
  }

  /// A version of the other program may only be replaced by one that was made from it.
  @Test(arguments: [true, false])
  func losesNoVersion(savesInPlace: Bool) throws {
    try folder.write("a.xcstrings", "start\n")
    let observations = Mutex(Observations())
    let path = path
    @Sendable func content() -> String? {
      (try? Data(contentsOf: URL(fileURLWithPath: path))).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    Thread.detachNewThread {
      for number in 0..<300 {
        let text = "theirs \(number) " + String(repeating: "x", count: number * 37 % 5_000) + "\n"
        let now = content()
        observations.withLock {
          if let now, now.hasPrefix("ours"), !$0.last.isEmpty { $0.replaced[now] = $0.last }
          $0.last = text
        }
        if savesInPlace {
          guard let file = fopen(path, "w") else { continue }
          fwrite(text, 1, text.utf8.count, file)
          fclose(file)
        } else {
          try? FileWriter.write(Array(text.utf8), to: path)
        }
        usleep(useconds_t(number * 7_919 % 900))
      }
      observations.withLock { $0.isDone = true }
    }
    var known = "start\n"
    var seen: Set<String> = []
    // What galley's versions were made from, of those that stayed.
    var origins: [String: String] = [:]
    var number = 0
    while true {
      let isLast = observations.withLock(\.isDone)
      let text = "ours \(number)\n"
      number += 1
      let outcome = try FileReplacement.replace(
        path, from: Array(known.utf8).span, by: Array(text.utf8).span, copies: folder["copies"])
      switch outcome {
      case .replaced:
        origins[text] = known
        known = text
      case .changed(let bytes):
        let version = String(decoding: bytes, as: UTF8.self)
        seen.insert(version)
        // A file that is being saved in place ends early for a moment. galley edits no such file: what
        // the other program goes on to write would be lost.
        if version.hasSuffix("\n") { known = version }
      case .writtenInPlace: Issue.record("the file has one name")
      }
      if isLast { break }
    }
    let last = observations.withLock(\.last)
    #expect(seen.contains(last))
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(left == ["a.xcstrings"])
    guard !savesInPlace else { return }
    // A version that was only there for a moment, until galley gave the name back, has no origin.
    for (ours, theirs) in observations.withLock(\.replaced) {
      guard var origin = origins[ours] else { continue }
      while let earlier = origins[origin] { origin = earlier }
      #expect(origin == theirs)
    }
  }
}
