internal import StringCatalog

/// A character that nobody sees, or of which a cell of a terminal may hold a part only.
public struct CharacterNote: Hashable, Sendable {
  /// Its scalars: one, or those of a cluster.
  public let scalars: [Unicode.Scalar]
  /// Where it stands first: which Unicode scalar of the text, from 1.
  public let place: Int
  /// How often the text holds it.
  public private(set) var count: Int

  /// More different ones than anybody reads.
  private static let limit = 24
  /// As much of a text as is looked at; a text may be a gigabyte long.
  private static let textLimit = 1 << 18
  /// A cell of curses holds a base and four marks.
  private static let cellLimit = 5

  /// The characters of a text that need a name: format characters, control characters, blanks that
  /// are none of the usual, and clusters that a cell may not hold.
  ///
  /// ```swift
  /// CharacterNote.notes(of: "a\u{200F}").map(\.description)  // ["U+200F RIGHT-TO-LEFT MARK"]
  /// ```
  public static func notes(of text: String) -> [CharacterNote] {
    // The letters of ASCII have nothing to hide.
    guard !text.utf8.allSatisfy({ (0x20...0x7E).contains($0) || $0 == 0x0A }) else { return [] }
    let shown = String(text.unicodeScalars.prefix(textLimit))
    var notes: [CharacterNote] = []
    var numbers: [[Unicode.Scalar]: Int] = [:]
    var place = 1
    func note(_ scalars: [Unicode.Scalar], at place: Int) {
      if let number = numbers[scalars] {
        notes[number].count += 1
      } else if notes.count < limit {
        numbers[scalars] = notes.count
        notes.append(CharacterNote(scalars: scalars, place: place, count: 1))
      }
    }
    for cluster in shown {
      let scalars = cluster.unicodeScalars
      if scalars.count > cellLimit || scalars.isEmojiSequence {
        note(Array(scalars.prefix(32)), at: place)
      } else {
        for (offset, scalar) in scalars.enumerated() where scalar.isUnseen {
          note([scalar], at: place + offset)
        }
      }
      place += scalars.count
    }
    return notes
  }
}

extension CharacterNote: CustomStringConvertible {
  /// The number and the name; of a cluster the numbers of its scalars, and the name of the first.
  public var description: String {
    guard scalars.count > 1 else { return scalars.first?.named ?? "" }
    let name = scalars.first?.properties.name.map { " \($0) and others" } ?? ""
    return scalars.map(\.codePoint).joined(separator: " ") + name
  }
}

extension Unicode.Scalar {
  fileprivate var isUnseen: Bool {
    switch properties.generalCategory {
    case .control: self != "\n"
    case .format, .lineSeparator, .paragraphSeparator: true
    case .spaceSeparator: self != " "
    default: false
    }
  }
}

extension Character.UnicodeScalarView {
  /// Whether several scalars are one emoji.
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
