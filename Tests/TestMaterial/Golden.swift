import Foundation

/// A file that holds what a test is to see, for people to read.
///
/// Goldens are written only on demand: with `GALLEY_RECORD_GOLDENS` set, every one is written anew.
/// One that is missing is written too, but its test fails, so that nobody can forget to read it.
public struct Golden {
  private let file: URL

  /// The golden of a name, in the folder `Goldens` of a test target.
  public init(_ name: String, of target: String) {
    file = Checkout.folder.appending(path: "Tests/\(target)/Goldens/\(name)")
  }

  /// What is wrong with a text: nil where it is the golden's.
  public func difference(from text: String) -> String? {
    if ProcessInfo.processInfo.environment["GALLEY_RECORD_GOLDENS"] != nil {
      return write(text)
    }
    guard let bytes = try? Data(contentsOf: file) else {
      return write(text) ?? "\(file.path) was missing; it is written now, read it"
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
