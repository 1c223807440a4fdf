/// A change of one part of a catalog, with its old and its new value.
///
/// ```swift
/// let edit = CatalogEdit(
///   key: "Trips", .text(locale: "de", path: LeafPath()), from: "Fahrten", to: "Reisen")
/// let edited = try CatalogEditor(path: "Travel.xcstrings", order: order).apply([edit], to: bytes)
/// ```
public struct CatalogEdit: Hashable, Sendable {
  /// A part of an entry.
  public enum Part: Hashable, Sendable {
    /// The whole entry. Its value is what the file has: JSON in a String Catalog, a comment and a line in
    /// a .strings file, an element in XML.
    case entry
    /// The comment for translators.
    case comment
    /// How the entry came into the catalog: `manual`, `stale`, ….
    case extractionState
    /// Whether the entry is translated: `true` or `false`.
    case shouldTranslate
    /// All that a language has; its value is JSON. The older formats only remove it, with its entry.
    case localization(String)
    /// A text. Without a value, the leaf is not there; in a file of one language, neither is an entry
    /// without any.
    case text(locale: String, path: LeafPath)
    /// The state of a text: `new`, `translated`, ….
    case state(locale: String, path: LeafPath)
  }

  /// A place for a new entry in a file of one language; the entries of a String Catalog have an order.
  public enum Place: Hashable, Sendable {
    /// In the order of the keys, or at the end if they have none.
    case sorted
    /// Before all others.
    case first
    /// Behind the entry of a key, or as ``sorted`` if it does not exist.
    case behind(String)
  }

  /// The key of the entry.
  public var key: String
  /// The part of the entry.
  public var part: Part
  /// The value that it has; nil if it is not there.
  ///
  /// An entry or a localization that is removed may be anything if this is nil.
  public var old: String?
  /// The value that it gets; nil to remove it.
  public var new: String?
  /// Where a new entry goes in a file of one language.
  public var place = Place.sorted

  /// A change of a part from one value to another.
  public init(key: String, _ part: Part, from old: String?, to new: String?) {
    self.key = key
    self.part = part
    self.old = old
    self.new = new
  }

  /// The edit that takes this one back.
  public var inverse: CatalogEdit { CatalogEdit(key: key, part, from: new, to: old) }
}

/// Why edits are not applied; then none of them is.
public enum EditRefusal: Error, Hashable, Sendable {
  /// Not all of the file can be read, so that what is not read could be lost.
  case unreadable(Diagnostic)
  /// Files of this kind are not written.
  case unsupported(Diagnostic)
  /// The part has another value than the edit says.
  case changed(CatalogEdit, now: String?)
  /// What the part would belong to does not exist.
  case missing(CatalogEdit)
  /// The localization has another shape: a text where it varies, or the other way round.
  case otherShape(CatalogEdit)
  /// The format has no such part, or its encoding no such character.
  case notInFormat(CatalogEdit)
  /// The result would differ elsewhere, which is a fault of galley; this is the first key.
  case unproven(key: String)
}

/// A run of bytes of a file and those that take its place.
public struct SourceSplice: Hashable, Sendable {
  /// The offsets of the bytes in the file.
  public var range: Range<Int>
  /// The bytes that are there.
  public var old: [UInt8]
  /// The bytes that take their place.
  public var new: [UInt8]

  /// A splice of a range.
  public init(_ range: Range<Int>, from old: [UInt8], to new: [UInt8]) {
    self.range = range
    self.old = old
    self.new = new
  }

  /// Replaces the bytes of some splices.
  ///
  /// - Parameters:
  ///   - splices: the splices in the order of the file; they do not overlap.
  ///   - bytes: the bytes of the file.
  /// - Returns: the new bytes, and the splices that take the change back; nil if the bytes are not those
  ///   that the splices expect.
  public static func apply(
    _ splices: [SourceSplice], to bytes: [UInt8]
  ) -> (bytes: [UInt8], inverse: [SourceSplice])? {
    var result: [UInt8] = []
    result.reserveCapacity(splices.reduce(bytes.count) { $0 + max(0, $1.new.count - $1.old.count) })
    var inverse: [SourceSplice] = []
    var index = 0
    for splice in splices {
      guard splice.range.lowerBound >= index, splice.range.upperBound <= bytes.count,
        bytes[splice.range].elementsEqual(splice.old)
      else { return nil }
      result += bytes[index..<splice.range.lowerBound]
      let start = result.count
      result += splice.new
      inverse.append(SourceSplice(start..<result.count, from: splice.new, to: splice.old))
      index = splice.range.upperBound
    }
    result += bytes[index...]
    return (result, inverse)
  }
}

/// A catalog file after edits.
public struct EditedCatalog: Hashable, Sendable {
  /// The bytes of the file.
  public let bytes: [UInt8]
  /// What was replaced, in the order of the file.
  public let splices: [SourceSplice]
  /// The splices that give the bytes before the edits.
  public let undo: [SourceSplice]
  /// The edits that take these back in a file that has changed elsewhere since, in their order.
  public let inverse: [CatalogEdit]
}
