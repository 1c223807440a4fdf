/// Reads the bytes of a lexicon, a piece at a time.
///
/// ```swift
/// var reader = LexiconReader(file, path: path, expectedSize: size)
/// reader.append(bytes.span)
/// let lexicon = try reader.finish()
/// ```
public struct LexiconReader {
  private enum Content {
    case apertium([UInt8])
    case ding(DingReader)
  }

  private let path: String
  private var content: Content

  /// Starts to read a file.
  ///
  /// - Parameters:
  ///   - file: the lexicon.
  ///   - path: the path of the file on disk, for faults.
  ///   - expectedSize: the number of bytes that are probably going to be appended.
  public init(_ file: LexiconFile, path: String, expectedSize: Int = 0) {
    self.path = path
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
  ///
  /// - Throws: what is wrong with the file.
  public consuming func finish() throws(LexiconFault) -> any Lexicon {
    do throws(TransducerFault) {
      switch content {
      case .apertium(let bytes): return try ApertiumLexicon(bytes)
      case .ding(let reader): return reader.finish()
      }
    } catch {
      throw LexiconFault(path: path, reason: error.description)
    }
  }
}
