internal import SourceText

/// A noteworthy character of a string: one that is invisible or that a terminal may not fully
/// support.
public struct CharacterNote: Hashable, Sendable {
  /// The scalar, or the scalars of a cluster.
  public let scalars: [Unicode.Scalar]
  /// The position of the first occurrence, in Unicode scalars from 1.
  public let position: Int
  /// The number of occurrences.
  public private(set) var count: Int

  /// The maximum number of notes per string.
  private static let limit = 24
  /// The number of scalars to examine: a string may be a gigabyte long.
  private static let textLimit = 1 << 18
  /// The number of scalars per cell that every terminal supports: some keep only a base and four
  /// marks.
  private static let cellLimit = 5

  /// Returns notes for the format and control characters of a string, whitespace other than U+0020
  /// and line feeds, and clusters that may not fit in a terminal cell.
  ///
  /// ```swift
  /// CharacterNote.notes(of: "a\u{200F}").map(\.description)  // ["U+200F RIGHT-TO-LEFT MARK"]
  /// ```
  public static func notes(of text: String) -> [CharacterNote] {
    // Printable ASCII has nothing to note.
    guard !text.utf8.allSatisfy({ (0x20...0x7E).contains($0) || $0 == 0x0A }) else { return [] }
    let shown = String(text.unicodeScalars.prefix(textLimit))
    var notes: [CharacterNote] = []
    var indices: [[Unicode.Scalar]: Int] = [:]
    var position = 1
    func note(_ scalars: [Unicode.Scalar], at position: Int) {
      if let index = indices[scalars] {
        notes[index].count += 1
      } else if notes.count < limit {
        indices[scalars] = notes.count
        notes.append(CharacterNote(scalars: scalars, position: position, count: 1))
      }
    }
    for cluster in shown {
      let scalars = cluster.unicodeScalars
      if scalars.count > cellLimit || scalars.isEmojiSequence {
        note(Array(scalars.prefix(32)), at: position)
      } else {
        for (offset, scalar) in scalars.enumerated() where scalar.isInvisible {
          note([scalar], at: position + offset)
        }
      }
      position += scalars.count
    }
    return notes
  }
}

extension CharacterNote: CustomStringConvertible {
  /// The code point and name of the scalar or, for a cluster, all code points and the name of the
  /// first.
  public var description: String {
    guard scalars.count > 1 else { return scalars.first?.codePointAndName ?? "" }
    let name = scalars.first?.properties.name.map { " \($0) and others" } ?? ""
    return scalars.map(\.codePoint).joined(separator: " ") + name
  }
}

extension Unicode.Scalar {
  /// The code point and the name: `U+200F RIGHT-TO-LEFT MARK`.
  package var codePointAndName: String {
    let name =
      properties.name ?? properties.nameAlias
      ?? (properties.generalCategory == .control ? "<control>" : nil)
    return [codePoint, name].compactMap(\.self).joined(separator: " ")
  }

  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control: self != "\n"
    case .format, .lineSeparator, .paragraphSeparator: true
    case .spaceSeparator: self != " "
    default: false
    }
  }
}

extension Character.UnicodeScalarView {
  /// Whether several scalars form one emoji.
  fileprivate var isEmojiSequence: Bool {
    guard count > 1, let first else { return false }
    return dropFirst().contains { scalar in
      switch scalar.value {
      case 0xFE0F, 0x20E3, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: true
      case 0x200D: first.properties.isEmoji
      default: false
      }
    }
  }
}
