/// Reads a lexicon in pieces.
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

  /// Creates a reader for a file or a part of it.
  ///
  /// - Parameters:
  ///   - file: the lexicon file.
  ///   - expectedSize: the expected number of bytes.
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

  /// Appends the next bytes of the file.
  public mutating func append(_ piece: Span<UInt8>) {
    let old = content
    // Keep the only reference to the bytes in `content` while they grow, to avoid copying them.
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

  /// Finishes reading and returns the result.
  public consuming func finish() -> LexiconPart {
    switch content {
    case .apertium(let bytes): LexiconPart(content: .apertium(bytes))
    case .ding(let reader): LexiconPart(content: .ding(reader.finish()))
    }
  }
}

/// The result of reading a lexicon file or a part of it.
///
/// Files with ``LexiconFile/hasLinesOfTheirOwn`` can be read in several parts in parallel.
public struct LexiconPart: Sendable {
  fileprivate enum Content {
    case apertium([UInt8])
    case ding(DingWords)
  }

  fileprivate let content: Content

  /// Creates a lexicon from all parts of a file.
  ///
  /// - Parameters:
  ///   - parts: the parts, in file order.
  ///   - path: the path of the file on disk, for faults.
  /// - Returns: The lexicon.
  /// - Throws: A fault if the file is invalid.
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
