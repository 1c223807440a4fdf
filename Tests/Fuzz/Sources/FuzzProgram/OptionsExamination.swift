import Fuzzing
import SourceText

/// The rules that must hold for any words after the program's name, which are separated by bytes 0.
struct OptionsExamination {
  private let words: [String]

  init(of bytes: [UInt8]) {
    words = bytes.split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  func run() {
    do throws(OptionsError) {
      switch try Invocation(words: words) {
      case .help(let command): require(!Help(columns: 80).text(for: command).isEmpty, "no help")
      case .version: break
      case .run(let command): check(command)
      }
    } catch {
      require(!error.message.isEmpty, "an error has no message")
    }
    if words.count > 1 { check(pattern: words[0], words[1]) }
  }

  private func check(_ command: any Command) {
    let paths = (command as? any CatalogCommand)?.shared.paths ?? []
    require(paths.allSatisfy(words.contains), "a path was not on the command line")
    // Commands cannot be compared, but their descriptions show every option.
    let again = (try? Invocation(words: words)).map { "\($0)" }
    require(again == "\(Invocation.run(command))", "the same words have another meaning")
  }

  /// Compares globs with the plain algorithm, which tries each piece at each place.
  private func check(pattern: String, _ text: String) {
    guard let glob = try? Glob(pattern) else { return }
    let isMatch = glob.matches(text)
    guard pattern.unicodeScalars.count <= 12, text.unicodeScalars.count <= 12,
      !pattern.unicodeScalars.contains(where: { "[]\\".unicodeScalars.contains($0) })
    else { return }
    require(
      isMatch == Self.matches(pattern.unicodeScalars[...], text.unicodeScalars[...]),
      "\(pattern.debugDescription) matches \(text.debugDescription)  for one algorithm only")
  }

  private static func matches(
    _ pattern: Substring.UnicodeScalarView, _ text: Substring.UnicodeScalarView
  ) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    if first == "*" {
      if matches(pattern.dropFirst(), text) { return true }
      return !text.isEmpty && matches(pattern, text.dropFirst())
    }
    guard let scalar = text.first, first == "?" || first == scalar else { return false }
    return matches(pattern.dropFirst(), text.dropFirst())
  }
}
