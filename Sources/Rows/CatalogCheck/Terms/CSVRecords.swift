/// Reads and writes comma-separated values (RFC 4180).
///
/// Spreadsheets evaluate a field that begins like a formula, so an apostrophe is written before it,
/// and removed when it is read. Texts that begin with apostrophes and a formula get one more.
///
/// ```swift
/// CSVRecords(Array("a,\"b\"\"\"\n".utf8)).records[0].fields  // ["a", "b\""]
/// ```
package struct CSVRecords {
  /// A record with the line on which it starts.
  package struct Record: Equatable {
    package let line: Int
    package var fields: [String]
  }

  package private(set) var records: [Record] = []
  /// The line of a quotation mark that is not closed; nil if all are.
  package private(set) var unclosed: Int?

  /// Returns a record with its line end.
  package static func line(_ fields: [String]) -> String {
    fields.map { field in
      let field = isFormula(field.utf8.drop { $0 == apostrophe }) ? "'" + field : field
      return field.utf8.contains { "\",;\t\r\n".utf8.contains($0) }
        ? "\"" + field.replacing("\"", with: "\"\"") + "\"" : field
    }.joined(separator: ",") + "\r\n"
  }

  private static let apostrophe = UInt8(ascii: "'")

  private static func isFormula(_ text: some Collection<UInt8>) -> Bool {
    text.first.map { "=+-@\t\r".utf8.contains($0) } ?? false
  }

  /// Reads all records.
  ///
  /// The separator is that of the first line: spreadsheets write semicolons where the comma is in
  /// numbers.
  package init(_ bytes: [UInt8]) {
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let heading = bytes.prefix { $0 != 0x0A }
    let separator =
      Array(",;\t".utf8).max { one, other in
        heading.count { $0 == one } < heading.count { $0 == other }
      } ?? 0x2C
    var line = 1
    var start = 1
    var fields: [String] = []
    var field: [UInt8] = []
    var isQuoted = false
    var wasQuoted = false
    var index = bytes.startIndex
    func end() {
      let isLiteral =
        field.first == Self.apostrophe && Self.isFormula(field.drop { $0 == Self.apostrophe })
      fields.append(String(decoding: isLiteral ? field.dropFirst() : field[...], as: UTF8.self))
      field = []
      wasQuoted = false
    }
    func endRecord() {
      if !fields.isEmpty || !field.isEmpty || wasQuoted {
        end()
        records.append(Record(line: start, fields: fields))
      }
      fields = []
      start = line
    }
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      if byte == 0x0A { line += 1 }
      if isQuoted {
        if byte != 0x22 {
          field.append(byte)
        } else if index < bytes.endIndex, bytes[index] == 0x22 {
          field.append(byte)
          index += 1
        } else {
          isQuoted = false
        }
        continue
      }
      switch byte {
      case 0x22 where field.isEmpty && !wasQuoted:
        isQuoted = true
        wasQuoted = true
      case separator: end()
      case 0x0D where index < bytes.endIndex && bytes[index] == 0x0A: continue
      case 0x0A, 0x0D: endRecord()
      default: field.append(byte)
      }
    }
    if isQuoted { unclosed = start }
    endRecord()
  }
}
