internal import SourceText

/// The string that an identifier of XLIFF names, as ranges of the file.
///
/// A key that itself ends like a variation cannot be told from a form of another key; the catalog alone
/// decides. Here it is the form.
package struct XLIFFName: Sendable {
  /// The key in the attribute `id`.
  package var key: TextRange
  /// The names of the substitutions on the path.
  var substitutions: [TextRange] = []
  package var path = LeafPath()

  /// Reads an identifier.
  ///
  /// - Parameters:
  ///   - id: the attribute.
  ///   - bytes: the bytes of the file.
  ///   - format: the format of the catalog in the project, which decides how forms are named.
  init(_ id: TextRange, in bytes: Span<UInt8>, of format: CatalogFormat) {
    key = id
    switch format {
    case .strings: break
    case .stringsdict: readStringsdict(id, in: bytes)
    case .xcstrings, .xliff: readCatalog(id, in: bytes)
    }
  }

  private mutating func readCatalog(_ id: TextRange, in bytes: Span<UInt8>) {
    let separator: StaticString = "|==|"
    let start = Int(id.offset)
    guard bytes.extracting(start..<id.end).holds(UInt8(ascii: "|")) else { return }
    var place = id.end - separator.utf8CodeUnitCount
    var tried = 0
    while place >= start, tried < XLIFFIdentifier.separatorLimit {
      defer { place -= 1 }
      guard bytes[place] == UInt8(ascii: "|"), bytes.holds(separator, at: place) else { continue }
      tried += 1
      let rest = place + separator.utf8CodeUnitCount..<id.end
      let text = XMLText.decode(bytes.extracting(rest))
      guard let path = XLIFFIdentifier.path(text[...]) else { continue }
      key = TextRange(start, place)
      self.path = path
      if path.substitution != nil { substitutions = Self.substitutions(in: rest, of: bytes) }
      return
    }
  }

  /// Reads `/KEY:dict/NSStringLocalizedFormatKey:dict/:string`, or `/KEY:dict/NAME:dict/one:dict/:string`.
  private mutating func readStringsdict(_ id: TextRange, in bytes: Span<UInt8>) {
    let (ending, separator): (StaticString, StaticString) = (":dict/:string", ":dict/")
    let start = Int(id.offset) + 1
    let end = id.end - ending.utf8CodeUnitCount
    guard end > start, bytes[start - 1] == UInt8(ascii: "/"), bytes.holds(ending, at: end) else {
      return
    }
    /// The part before an offset, back to the last separator.
    func part(before end: Int) -> Range<Int>? {
      var place = end - separator.utf8CodeUnitCount
      while place >= start {
        if bytes.holds(separator, at: place) { return place + separator.utf8CodeUnitCount..<end }
        place -= 1
      }
      return nil
    }
    guard let last = part(before: end) else { return }
    let beforeLast = last.lowerBound - separator.utf8CodeUnitCount
    let name = XMLText.decode(bytes.extracting(last))
    if name == "NSStringLocalizedFormatKey" {
      key = TextRange(start, beforeLast)
    } else if PluralCase(name: name) != nil, let variable = part(before: beforeLast) {
      key = TextRange(start, variable.lowerBound - separator.utf8CodeUnitCount)
      substitutions = [TextRange(variable.lowerBound, variable.upperBound)]
      path = LeafPath([
        .substitution(XMLText.decode(bytes.extracting(variable))),
        .variation(axis: "plural", name: name),
      ])
    }
  }

  /// The ranges of the names after `substitutions.` in a path.
  private static func substitutions(
    in range: Range<Int>, of bytes: Span<UInt8>
  ) -> [TextRange] {
    let prefix: StaticString = "substitutions."
    var names: [TextRange] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard bytes.holds(prefix, at: index) else {
        index += 1
        continue
      }
      var start = index + prefix.utf8CodeUnitCount
      let isMarked = start < range.upperBound && bytes[start] == UInt8(ascii: "@")
      if isMarked { start += 1 }
      var end = start
      while end < range.upperBound,
        isMarked
          ? !bytes.holds("@.", at: end)
          : !bytes.holds(".plural.", at: end) && !bytes.holds(".device.", at: end)
      {
        end += 1
      }
      names.append(TextRange(start, end))
      index = end
    }
    return names
  }
}
