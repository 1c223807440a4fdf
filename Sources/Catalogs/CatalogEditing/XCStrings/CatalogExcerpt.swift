internal import JSONDocuments
internal import SourceText
internal import StringCatalog

/// A String Catalog reduced to a few entries, which can be edited as in the whole file.
///
///     {                                  the start, with the first entries, which show the layout
///       "sourceLanguage" : "en",
///       "strings" : {
///         "Cancel" : { … },
///         "Welcome" : { … }              an entry to edit
///       },                               the end
///       "version" : "1.0"
///     }
///
/// An edit changes bytes inside its entry only. So the splices of the excerpt are those of the file, and are
/// found without parsing the file (`editing.py` in Tests/Bench).
struct CatalogExcerpt {
  /// An entry to edit.
  private struct Member {
    /// Its bytes in the file.
    let range: Range<Int>
    /// Its offset in the excerpt.
    let start: Int
  }

  /// How many entries show the layout of a file: as many as ``JSONLayout`` looks at, and more.
  private static let first = 64

  private(set) var bytes: [UInt8]
  private var members: [Member] = []

  /// Takes the entries with some keys out of a table.
  ///
  /// Returns nil if its file is no String Catalog in UTF-8 without problems, or lacks one of the entries.
  init?(of keys: Set<String>, from table: Table) {
    guard table.traits.locales == .file, table.isSound, table.files.count == 1,
      table.files[0].encoding == FileEncoding()
    else { return nil }
    let source = table.files[0].bytes
    func member(of entry: Entry) -> Range<Int>? {
      JSONTree.memberRange(at: entry.offset(of: entry.place), in: source)
    }
    let entries = table.entries
    let shown = min(Self.first, entries.count)
    guard table.isInFileOrder, shown > 0, let last = member(of: entries[shown - 1]),
      let end = member(of: entries[entries.count - 1])
    else { return nil }
    bytes = source.array(0..<last.upperBound)
    var gap: [UInt8] = []
    if shown > 1, let other = member(of: entries[shown - 2]) {
      gap = source.array(other.upperBound..<last.lowerBound)
    }
    var numbers: [Int] = []
    for key in keys {
      guard let entry = table.entry(forKey: key) else { return nil }
      numbers.append(Int(entry.number))
    }
    for number in numbers.sorted() {
      guard let range = member(of: entries[number]) else { return nil }
      if number < shown {
        members.append(Member(range: range, start: range.lowerBound))
      } else {
        bytes += gap
        members.append(Member(range: range, start: bytes.count))
        bytes += source.array(range)
      }
    }
    bytes += source.array(end.upperBound..<source.count)
  }

  /// The splices of the file that do what splices of the excerpt do; nil if they do not lie in the entries.
  func splicesOfFile(_ splices: [SourceSplice]) -> [SourceSplice]? {
    var moved: [SourceSplice] = []
    for splice in splices {
      let member = members.last { $0.start <= splice.range.lowerBound }
      guard let member, splice.range.upperBound <= member.start + member.range.count else {
        return nil
      }
      let distance = member.range.lowerBound - member.start
      var splice = splice
      splice.range = splice.range.lowerBound + distance..<splice.range.upperBound + distance
      moved.append(splice)
    }
    return moved
  }
}
