internal import SourceText

/// Tokenizes Swift code as far as needed to find literals: comments, raw and multiline literals,
/// interpolations.
///
/// It keeps a list of open constructs instead of recursing, so nesting cannot overflow the stack.
/// It takes linear time.
struct SwiftLexer {
  /// The construct that encloses the current position.
  private enum Context {
    /// A literal, by its index.
    case literal(Int)
    /// An interpolation, with its number of open parentheses and its first token.
    case interpolation(open: Int, start: Int)
  }

  private let bytes: [UInt8]
  private var index = 0
  private var found: SwiftTokens
  private var contexts: [Context] = []
  /// The tokens of the open brackets.
  private var brackets: [Int] = []
  /// The minimum number of `#` for which a regular expression is known to be unterminated.
  private var missingExpressionEnd = 9
  /// Whether a line has ended since the last token.
  private var startsLine = true
  /// A conditional compilation block.
  private struct Condition {
    /// The open brackets at its start; nil if they are too many to be remembered.
    let brackets: [Int]?
    /// The offset of its branch for debug builds, while that is read.
    var debugStart: Int?
  }

  private var conditions: [Condition] = []

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    found = SwiftTokens(bytes: bytes)
  }

  /// Returns the tokens of a file.
  static func tokens(of bytes: [UInt8]) -> SwiftTokens {
    var lexer = SwiftLexer(bytes)
    if bytes.starts(with: "\u{FEFF}".utf8) { lexer.index = 3 }
    // `#!` starts a script.
    if lexer.holds("#!", at: lexer.index) { lexer.skipLine() }
    while lexer.index < bytes.count {
      if case .literal(let literal) = lexer.contexts.last {
        lexer.readText(of: literal)
      } else {
        lexer.readCode()
      }
    }
    lexer.closeAll()
    return lexer.found
  }

  /// Closes all open constructs at the end of the file.
  private mutating func closeAll() {
    for context in contexts.reversed() {
      if case .literal(let literal) = context {
        found.literals[literal].tokens =
          found.literals[literal].tokens.lowerBound..<found.tokens.count
      }
    }
    for bracket in brackets { close(bracket, with: found.tokens.count) }
  }

  // MARK: Code

  private mutating func readCode() {
    let byte = bytes[index]
    if byte == UInt8(ascii: "/"), skipComment() || skipBareExpression() { return }
    if byte == UInt8(ascii: "#") || byte == UInt8(ascii: "\""), readLiteralStart() { return }
    if Self.isWord(byte) {
      let start = index
      while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
      return append(.word, start..<index)
    }
    index += 1
    if byte > UInt8(ascii: " ") {
      readMark(byte)
    } else if Self.isLineEnd(byte) {
      startsLine = true
    }
  }

  private mutating func readMark(_ byte: UInt8) {
    let token = found.tokens.count
    switch Unicode.Scalar(byte) {
    case "(", "[", "{":
      brackets.append(token)
      if byte == UInt8(ascii: "("), case .interpolation(let open, let start) = contexts.last {
        contexts[contexts.count - 1] = .interpolation(open: open + 1, start: start)
      }
    case ")":
      if case .interpolation(let open, let start) = contexts.last {
        guard open > 0 else { return endInterpolation(from: start) }
        contexts[contexts.count - 1] = .interpolation(open: open - 1, start: start)
      }
      closeBracket(with: token)
    case "]", "}": closeBracket(with: token)
    case "`": return
    default: break
    }
    append(.mark(byte), index - 1..<index)
  }

  private mutating func close(_ bracket: Int, with token: Int) {
    found.closings[bracket] = Int32(clamping: token)
  }

  /// Closes the innermost open bracket with a token, unless the bracket is outside the current
  /// interpolation.
  private mutating func closeBracket(with token: Int) {
    guard let bracket = brackets.last else { return }
    if case .interpolation(_, let start) = contexts.last, bracket < start { return }
    close(bracket, with: token)
    brackets.removeLast()
  }

  private mutating func append(_ kind: SwiftToken.Kind, _ range: Range<Int>) {
    found.closings.append(Int32(clamping: found.tokens.count))
    found.tokens.append(SwiftToken(kind: kind, range: range, startsLine: startsLine))
    startsLine = false
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Skips a comment, including nested ones, or returns false if none starts here.
  private mutating func skipComment() -> Bool {
    if holds("//", at: index) {
      skipLine()
      return true
    }
    guard holds("/*", at: index) else { return false }
    var depth = 0
    repeat {
      if holds("/*", at: index) {
        depth += 1
        index += 2
      } else if holds("*/", at: index) {
        depth -= 1
        index += 2
      } else {
        if Self.isLineEnd(bytes[index]) { startsLine = true }
        index += 1
      }
    } while depth > 0 && index < bytes.count
    index = min(index, bytes.count)
    return true
  }

  private mutating func skipLine() {
    while index < bytes.count, !Self.isLineEnd(bytes[index]) { index += 1 }
  }

  /// Skips the line of a directive such as `#if`, or returns false if none starts here.
  ///
  /// All branches but those of `#if false` are read. Each starts with the brackets that were open
  /// before the first.
  private mutating func skipDirective(at word: Int) -> Bool {
    guard startsLine else { return false }
    var end = word
    while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
    switch String(decoding: bytes[word..<end], as: UTF8.self) {
    case "if":
      conditions.append(Condition(brackets: brackets.count < 256 ? brackets : nil))
      let isForDebugging =
        bytes[end...].prefix { !Self.isLineEnd($0) }
        .split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) } == [
          "DEBUG"
        ]
      if isForDebugging { conditions[conditions.count - 1].debugStart = end }
    case "elseif", "else":
      endDebugBranch(at: word)
      if let open = conditions.last?.brackets { restore(open) }
    case "endif":
      endDebugBranch(at: word)
      if !conditions.isEmpty { conditions.removeLast() }
    case "warning", "error", "sourceLocation": break
    default: return false
    }
    let rest = end
    skipLine()
    if bytes[word..<end].elementsEqual("if".utf8),
      bytes[rest..<index].split(separator: UInt8(ascii: " ")).first?.elementsEqual("false".utf8)
        == true
    {
      skipBranch()
    }
    return true
  }

  private mutating func endDebugBranch(at end: Int) {
    guard let start = conditions.last?.debugStart else { return }
    found.debugBranches.append(start..<end)
    conditions[conditions.count - 1].debugStart = nil
  }

  /// Skips lines up to the directive that ends a branch.
  private mutating func skipBranch() {
    var depth = 0
    while index < bytes.count {
      while index < bytes.count, bytes[index] <= UInt8(ascii: " ") { index += 1 }
      if holds("#if", at: index) {
        depth += 1
      } else if holds("#e", at: index) {
        let isEnd = holds("#endif", at: index)
        if depth == 0, isEnd || holds("#else", at: index) { return }
        if isEnd { depth -= 1 }
      }
      skipLine()
    }
  }

  /// Reopens the brackets that were open before a branch, and closes those it left open.
  private mutating func restore(_ open: [Int]) {
    let common = zip(open, brackets).prefix { $0 == $1 }.count
    guard common < open.count || common < brackets.count, brackets.count < 512 else { return }
    for bracket in brackets[common...] { close(bracket, with: found.tokens.count) }
    brackets = open
  }

  /// Skips a regular expression between slashes, or returns false if none starts here.
  private mutating func skipBareExpression() -> Bool {
    guard let last = found.tokens.last else { return false }
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    guard next > UInt8(ascii: " "), next != UInt8(ascii: "/"), next != UInt8(ascii: ")") else {
      return false
    }
    switch last.kind {
    case .mark(let mark):
      guard "(,=[{:;&|".utf8.contains(mark) else { return false }
    case .word:
      let word = String(decoding: bytes[last.range], as: UTF8.self)
      guard ["return", "in", "case", "try", "await"].contains(word) else { return false }
    case .literal, .literalEnd: return false
    }
    var end = index + 1
    var isInSet = false
    while end < bytes.count, !Self.isLineEnd(bytes[end]) {
      switch Unicode.Scalar(bytes[end]) {
      case "\\": end += 1
      case "[": isInSet = true
      case "]": isInSet = false
      case "/" where !isInSet:
        index = end + 1
        // The expression stands for a value.
        append(.word, end..<end)
        return true
      default: break
      }
      end += 1
    }
    return false
  }

  // MARK: Literals

  /// Reads the start of a literal, or a regular expression, or returns false if neither starts
  /// here.
  private mutating func readLiteralStart() -> Bool {
    var start = index
    while start < bytes.count, bytes[start] == UInt8(ascii: "#") { start += 1 }
    let hashes = start - index
    guard start < bytes.count else { return false }
    if hashes > 0, bytes[start] == UInt8(ascii: "/") {
      return skipExpression(from: start + 1, hashes: hashes)
    }
    guard bytes[start] == UInt8(ascii: "\"") else {
      if hashes == 1, skipDirective(at: start) { return true }
      // `#bundle` and `#available`: read the word after the hashes like any other.
      append(.mark(UInt8(ascii: "#")), index..<start)
      index = start
      return true
    }
    let isLong = holds("\"\"\"", at: start) && !(hashes > 0 && isShort(at: start, hashes: hashes))
    let literal = found.literals.count
    let token = found.tokens.count
    found.literals.append(
      SwiftLiteral(hashes: hashes, isLong: isLong, start: index, tokens: token..<token + 1))
    append(.literal(UInt32(clamping: literal)), index..<start + (isLong ? 3 : 1))
    contexts.append(.literal(literal))
    index = start + (isLong ? 3 : 1)
    return true
  }

  /// Returns whether a raw literal that starts with three quotation marks ends on its line, like
  /// `#"""#`.
  private func isShort(at start: Int, hashes: Int) -> Bool {
    var end = start + 1
    while end < bytes.count, !Self.isLineEnd(bytes[end]) {
      if bytes[end] == UInt8(ascii: "\""), hasHashes(hashes, at: end + 1) { return true }
      end += 1
    }
    return false
  }

  /// Skips a regular expression between `#/` and `/#`.
  private mutating func skipExpression(from start: Int, hashes: Int) -> Bool {
    var end = start
    while hashes < missingExpressionEnd, end < bytes.count {
      if bytes[end] == UInt8(ascii: "/"), hasHashes(hashes, at: end + 1) {
        index = end + 1 + hashes
        append(.word, end..<end)
        return true
      }
      end += 1
    }
    missingExpressionEnd = min(hashes, missingExpressionEnd)
    index = start
    return true
  }

  /// Reads the text of a literal up to its end, its next interpolation, or the end of the file.
  private mutating func readText(of literal: Int) {
    let (hashes, isLong) = (found.literals[literal].hashes, found.literals[literal].isLong)
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\"), hasHashes(hashes, at: index + 1) {
        let next = index + 1 + hashes
        if next < bytes.count, bytes[next] == UInt8(ascii: "(") {
          flush(start, of: literal)
          index = next + 1
          contexts.append(.interpolation(open: 0, start: found.tokens.count))
          return
        }
        // The escaped character, unless it is the newline that ends a single-line literal.
        index = next < bytes.count && (isLong || !Self.isLineEnd(bytes[next])) ? next + 1 : next
      } else if byte == UInt8(ascii: "\""), ends(isLong: isLong, hashes: hashes) {
        flush(start, of: literal)
        index += (isLong ? 3 : 1) + hashes
        return end(literal, isComplete: true)
      } else if !isLong, Self.isLineEnd(byte) {
        // The closing quotation mark is missing: give up only on this line.
        flush(start, of: literal)
        return end(literal, isComplete: false)
      } else {
        index += 1
      }
    }
    index = bytes.count
    flush(start, of: literal)
    end(literal, isComplete: false)
  }

  private func ends(isLong: Bool, hashes: Int) -> Bool {
    (!isLong || holds("\"\"\"", at: index)) && hasHashes(hashes, at: index + (isLong ? 3 : 1))
  }

  private mutating func flush(_ start: Int, of literal: Int) {
    if start < index { found.literals[literal].pieces.append(.text(start..<index)) }
  }

  private mutating func end(_ literal: Int, isComplete: Bool) {
    contexts.removeLast()
    append(.literalEnd, index..<index)
    let first = found.literals[literal].tokens.lowerBound
    found.literals[literal].tokens = first..<found.tokens.count
    found.literals[literal].isComplete = isComplete
  }

  private mutating func endInterpolation(from start: Int) {
    contexts.removeLast()
    // Brackets still open inside it are unterminated.
    while let bracket = brackets.last, bracket >= start {
      close(bracket, with: found.tokens.count)
      brackets.removeLast()
    }
    guard case .literal(let literal) = contexts.last else { return }
    found.literals[literal].pieces.append(.interpolation(start..<found.tokens.count))
  }

  // MARK: Bytes

  private func holds(_ text: StaticString, at start: Int) -> Bool {
    bytes.span.holds(text, at: start)
  }

  private func hasHashes(_ count: Int, at start: Int) -> Bool {
    guard start + count <= bytes.count else { return false }
    return bytes[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
