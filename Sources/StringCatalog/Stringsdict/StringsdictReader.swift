internal import SourceText

/// Reads a .stringsdict file: a property list of texts that vary by number, device or width.
///
/// What Foundation would ignore or trip over is reported where it stands.
struct StringsdictReader {
  var table: LegacyTableBuilder
  var log: DiagnosticLog
  /// The key of the entry that is read.
  var key = TextRange.none

  /// The table in the bytes of a file; what is wrong there is among its problems.
  static func read(_ bytes: ByteBuffer, path: String, locale: String) -> CatalogFile {
    var log = DiagnosticLog()
    let document = PropertyListDocument(bytes, path: path, reportingTo: &log)
    let entries = document.entries(reportingTo: &log)
    var reader = StringsdictReader(
      table: LegacyTableBuilder(source: document.source, locale: locale), log: log)
    for entry in entries { reader.read(entry) }
    return reader.table.file(.stringsdict, log: reader.log)
  }

  private mutating func read(_ entry: PropertyListNode.Member) {
    key = entry.key
    switch entry.value.value {
    case .string, .dictionary:
      table.open(key: key, at: entry.value.range.offset)
      readRule(entry.value, named: "", at: PathTable.root, inside: [])
      table.close(reportingTo: &log)
    default:
      report(
        .plistSyntax, at: entry.value,
        "the value of this key is \(entry.value.kindName), not a text or a rule; it is left out")
    }
  }

  mutating func report(_ rule: RuleID, at node: PropertyListNode, _ message: String) {
    report(rule, at: node.range, message)
  }

  mutating func report(_ rule: RuleID, at range: TextRange, _ message: String) {
    log.report(rule, in: range, key: key, message)
  }

  /// A member with its name.
  struct NamedMember {
    var name: String
    var member: PropertyListNode.Member
    var value: PropertyListNode { member.value }
  }

  /// The members of a dictionary; of two with one name the last counts, which is reported.
  mutating func named(_ members: [PropertyListNode.Member]) -> [NamedMember] {
    var named: [NamedMember] = []
    var places: [String: Int] = [:]
    for member in members {
      let name = table.source.text(member.key)
      if let place = places[name] {
        report(
          .stringsDuplicate, at: member.key, "“\(name)” stands twice here; the last one counts")
        named[place].member = member
      } else {
        places[name] = named.count
        named.append(NamedMember(name: name, member: member))
      }
    }
    return named
  }

  /// The text of a value that must be one.
  mutating func text(of node: PropertyListNode, _ name: String) -> String? {
    guard case .string = node.value else {
      report(.nestingInvalid, at: node, "“\(name)” is \(node.kindName), not a text")
      return nil
    }
    return table.source.text(node.range)
  }
}
