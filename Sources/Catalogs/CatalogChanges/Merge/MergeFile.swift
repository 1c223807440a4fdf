internal import JSONDocuments
internal import SourceText

/// One of the three files of a merge, parsed as a String Catalog.
struct MergeFile {
  let root: MergePlace
  let layout: JSONLayout
  let encoding: FileEncoding

  /// Parses a file.
  ///
  /// - Throws: a fault if it is not a valid catalog.
  init(_ contents: consuming [UInt8], version: MergeVersion) throws(CatalogMerge.Fault) {
    var log = DiagnosticLog()
    let text = DecodedText(ByteBuffer(consume contents), reportingTo: &log)
    let fault = { (reason: String) in CatalogMerge.Fault(version: version, reason: reason) }
    guard !log.holds(.encoding) else { throw fault("the encoding is not valid") }
    encoding = text.encoding
    // The root, its members, and the entries; these are read whole when they differ.
    let tree: JSONTree
    do throws(JSONTree.Fault) { tree = try JSONTree(text.bytes, depth: 2) } catch {
      let file = SourceFile(path: "", bytes: text.bytes)
      throw fault(
        "\(file.location(of: UInt32(truncatingIfNeeded: error.offset))): \(error.message)")
    }
    if let name = tree.repeatedNames.first {
      let file = SourceFile(path: "", bytes: text.bytes)
      let token = String(decoding: tree.raw(name), as: UTF8.self)
      throw fault("\(file.location(of: name.offset)): duplicate key \(token)")
    }
    root = MergePlace(version: version, tree: tree, node: tree.root)
    guard let strings = root["strings"], strings.isObject else {
      throw fault("it has no \"strings\"")
    }
    layout = JSONLayout(of: tree)
  }

  /// The bytes before the opening bracket.
  var head: [UInt8] { root.tree.raw(TextRange(0, Int(root.value.offset))) }

  /// The bytes after the closing bracket: a newline or nothing.
  var tail: [UInt8] { root.tree.raw(TextRange(root.value.end, root.tree.bytes.count)) }

  /// Whether the entries shared with another version are in a different order.
  func hasOtherOrder(than other: MergeFile) -> Bool {
    guard let mine = root["strings"], let others = other.root["strings"] else { return false }
    var twins = Twins(of: others)
    var last = 0
    for child in mine.tree.children(of: mine.node) {
      guard let twin = twins[mine.at(child)] else { continue }
      if twin.node < last { return true }
      last = twin.node
    }
    return false
  }
}

extension JSONLayout {
  /// Whether lines have the same layout, ignoring the form of empty objects.
  func hasLines(of other: JSONLayout) -> Bool {
    separator == other.separator && newline == other.newline && indent == other.indent
  }
}
