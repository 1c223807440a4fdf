import Foundation

/// A file with the output that a test expects, which people can read and review.
///
/// If the variable `GALLEY_RECORD_GOLDENS` is set, every golden is written again. A golden that is missing
/// is written as well, but then its test fails, so that the author reads the file before it is committed.
public struct Golden {
  private let file: URL

  /// The golden with a name, in the folder `Goldens` of a test target.
  public init(_ name: String, of target: String) {
    file = Checkout.folder.appending(path: "Tests/\(target)/Goldens/\(name)")
  }

  /// Describes the first line in which a text differs from the golden; nil if it is the same.
  public func difference(from text: String) -> String? {
    if ProcessInfo.processInfo.environment["GALLEY_RECORD_GOLDENS"] != nil {
      return write(text)
    }
    guard let bytes = try? Data(contentsOf: file) else {
      return write(text)
        ?? "\(file.path) was missing and has been written; read it, then run the test again"
    }
    let golden = String(decoding: bytes, as: UTF8.self)
    guard golden != text + "\n" else { return nil }
    let expected = golden.split(separator: "\n", omittingEmptySubsequences: false)
    let found = (text + "\n").split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(expected, found).enumerated().first { $1.0 != $1.1 }?.offset
    let place = line ?? min(expected.count, found.count)
    return """
      \(file.path):\(place + 1)
      golden: \(place < expected.count ? String(expected[place]) : "(ends)")
      found:  \(place < found.count ? String(found[place]) : "(ends)")
      """
  }

  private func write(_ text: String) -> String? {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data((text + "\n").utf8).write(to: file)
      return nil
    } catch {
      return "\(file.path) cannot be written: \(error)"
    }
  }
}
