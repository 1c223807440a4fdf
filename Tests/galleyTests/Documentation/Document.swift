import Foundation
import TestMaterial
import Testing

/// A Markdown document of the project.
struct Document: CustomTestStringConvertible {
  /// The path below the checkout.
  let path: String
  let text: String

  init(_ path: String) throws {
    self.path = path
    text = try Checkout.text(path)
  }

  var testDescription: String { path }

  /// The documents for users: the README and all of `Documentation`.
  static let forUsers: [Document] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: Checkout.path("Documentation"))
    let pages = (names ?? []).filter { $0.hasSuffix(".md") }.sorted()
    return (["README.md"] + pages.map { "Documentation/\($0)" }).compactMap { try? Document($0) }
  }()

  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// A block of code between two fences.
  struct Block {
    var language: String
    var lines: [Substring]
    /// The line before the block, without its comment signs, if it is a comment.
    var marker: Substring?

    var text: String { lines.map { $0 + "\n" }.joined() }
  }

  /// The blocks of code, in order.
  var blocks: [Block] {
    var blocks: [Block] = []
    var marker: Substring?
    var isOpen = false
    for line in lines {
      if isOpen {
        if line == "```" { isOpen = false } else { blocks[blocks.count - 1].lines.append(line) }
      } else if line.hasPrefix("```") {
        blocks.append(Block(language: String(line.dropFirst(3)), lines: [], marker: marker))
        isOpen = true
      }
      marker = Document.comment(in: line)
    }
    return blocks
  }

  /// The first block of code after some words.
  func block(after words: String) -> Block? {
    guard let range = text.firstRange(of: words) else { return nil }
    let number = Document.fences(in: text[..<range.lowerBound]) / 2
    return number < blocks.count ? blocks[number] : nil
  }

  private static func fences(in text: Substring) -> Int {
    text.split(separator: "\n").count { $0.hasPrefix("```") }
  }

  /// The lines outside of blocks of code.
  var prose: [Substring] {
    var isOpen = false
    return lines.filter { line in
      if line.hasPrefix("```") { isOpen.toggle() }
      return !isOpen && !line.hasPrefix("```")
    }
  }

  /// The text of a line that is a comment.
  static func comment(in line: Substring) -> Substring? {
    guard line.hasPrefix("<!-- "), line.hasSuffix(" -->") else { return nil }
    return line.dropFirst(5).dropLast(4)
  }
}
