/// Reads the bytes of a lexicon, a piece at a time.
///
/// ```swift
/// var reader = LexiconReader(file, expectedSize: size)
/// reader.append(bytes.span)
/// let lexicon = try LexiconPart.lexicon(of: [reader.finish()], path: path)
/// ```
public struct LexiconReader {
  private enum Content {
    case apertium([UInt8])
    case ding(DingReader)
  }

  private var content: Content

  /// Starts to read a file or a part of it.
  ///
  /// - Parameters:
  ///   - file: the lexicon.
  ///   - expectedSize: the number of bytes that are probably going to be appended.
  public init(_ file: LexiconFile, expectedSize: Int = 0) {
    switch file.format {
    case .apertium:
      var bytes: [UInt8] = []
      bytes.reserveCapacity(expectedSize)
      content = .apertium(bytes)
    case .ding:
      content = .ding(DingReader(expectedSize: expectedSize))
    }
  }

  /// Adds the next bytes of the file.
  public mutating func append(_ piece: Span<UInt8>) {
    let old = content
    // The only reference to the bytes must be in `content` while they grow, or they would be copied.
    content = .apertium([])
    switch consume old {
    case .apertium(var bytes):
      unsafe piece.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
      content = .apertium(bytes)
    case .ding(var reader):
      reader.append(piece)
      content = .ding(reader)
    }
  }

  /// Ends the reading.
  public consuming func finish() -> LexiconPart {
    switch content {
    case .apertium(let bytes): LexiconPart(content: .apertium(bytes))
    case .ding(let reader): LexiconPart(content: .ding(reader.finish()))
    }
  }
}

/// What a reader has read of the file of a lexicon.
///
/// A file with ``LexiconFile/hasLinesOfTheirOwn`` may be read in several parts at the same time.
public struct LexiconPart: Sendable {
  fileprivate enum Content {
    case apertium([UInt8])
    case ding(DingWords)
  }

  fileprivate let content: Content

  /// The lexicon of all parts of a file.
  ///
  /// - Parameters:
  ///   - parts: the parts, in the order of the file.
  ///   - path: the path of the file on disk, for faults.
  /// - Returns: the lexicon.
  /// - Throws: what is wrong with the file.
  public static func lexicon(
    of parts: [LexiconPart], path: String
  ) throws(LexiconFault) -> any Lexicon {
    var bytes: [UInt8] = []
    var words: [DingWords] = []
    for part in parts {
      switch part.content {
      case .apertium(let part): bytes = bytes.isEmpty ? part : bytes + part
      case .ding(let part): words.append(part)
      }
    }
    guard words.isEmpty else { return DingLexicon(parts: words) }
    do throws(TransducerFault) {
      return try ApertiumLexicon(bytes)
    } catch {
      throw LexiconFault(path: path, reason: error.description)
    }
  }
}
