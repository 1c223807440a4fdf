import CatalogEditing
import CatalogFiles
import Foundation
import FoundationXML
import LocalizedText
import SourceText
import StringCatalog
import TestMaterial
import Testing
import WorkingCopy

@testable import PreviewUI
@testable import galley

/// Random edits of the catalogs of this and other projects, written as the app writes them.
///
/// Foundation reads the files. After each edit they differ in what was edited and in nothing else, and
/// after all are undone they have their old bytes.
@Suite struct RandomEditScriptTests {
  /// How many scripts a run plays.
  private static let count = caseCount(12, many: 10_000)
  private static let texts = [
    "new", "", "\"quoted\" \\", "line\nline", "日本語 😀", "tab\t\u{1}", "a/b", "e\u{301}", "%lld %@",
  ]

  private static func files(_ ending: String, atMost size: Int) -> [URL] {
    ["Tests/StringCatalogTests/Corpus", "Catalogs"].flatMap { name -> [URL] in
      let files = FileManager.default.enumerator(
        at: Checkout.folder.appending(path: name), includingPropertiesForKeys: [.fileSizeKey])
      return (files?.compactMap { $0 as? URL } ?? []).filter {
        $0.pathExtension == ending
          && (try? $0.resourceValues(forKeys: [.fileSizeKey]).fileSize).map { $0 < size } ?? false
      }
    }.sorted { $0.path < $1.path }
  }

  // MARK: String Catalogs

  @Test(arguments: 0..<4) func stringCatalogs(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let files = Self.files("xcstrings", atMost: 120_000)
    try #require(files.count > 10)
    var edited = 0
    for _ in 0..<max(1, Self.count / 4) {
      let file = try #require(files.randomElement(using: &random))
      let folder = try TemporaryFolder()
      let bytes = [UInt8](try Data(contentsOf: file))
      try folder.write("A.xcstrings", bytes: bytes)
      guard var script = EditScript(of: folder["A.xcstrings"]) else { continue }
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        try script.step(using: &random)
        edited += 1
      }
      try script.undoAll(to: bytes, file.lastPathComponent)
    }
    #expect(edited > 0)
  }

  /// A catalog with the same edits in a dictionary that Foundation has read.
  private struct EditScript {
    private let path: String
    private var edits = EditHistory()
    private var expected: JSONValueTree
    private var table: Table

    /// Nil for a file that has mistakes, which the app does not edit.
    init?(of path: String) {
      self.path = path
      let loaded = CatalogLoader(finder: CatalogFinder(samples: nil)).load([path])
      guard let table = loaded.catalog.tables.first, !table.entries.isEmpty,
        !loaded.catalog.diagnostics.contains(where: { $0.isLoss || $0.severity == .error }),
        let tree = try? JSONValueTree(at: path)
      else { return nil }
      self.table = table
      expected = tree
    }

    mutating func step(using random: inout SeededGenerator) throws {
      var wanted = expected
      var keys: Set<String> = []
      let before = table
      let chosen = self.edit(in: &wanted, &keys, using: &random)
      do throws(Fault) {
        _ = try edits.write(chosen, in: [table])
        expected = wanted
      } catch {
        // What is refused changes nothing, as the comparison says.
      }
      let found = try JSONValueTree(at: path)
      let place = Comment(rawValue: "\(chosen)\n\(expected.firstDifference(from: found))")
      #expect(found == expected, place)
      let loaded = CatalogLoader(finder: CatalogFinder(samples: nil)).load([path])
      table = try #require(loaded.catalog.tables.first, place)
      // Other entries have the same bytes.
      for entry in before.entries where !keys.contains(entry.key) {
        #expect(table.entry(forKey: entry.key)?.member == entry.member, place)
      }
    }

    mutating func undoAll(to old: [UInt8], _ name: String) throws {
      func bytes() throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(filePath: path))) }
      let new = try bytes()
      while try edits.undo() != nil {}
      #expect(try bytes() == old, "\(name)")
      while try edits.redo() != nil {}
      #expect(try bytes() == new, "\(name)")
      while try edits.undo() != nil {}
      #expect(try bytes() == old, "\(name)")
    }

    /// A change of an entry.
    private func change(
      _ key: String, locale: String = "", _ change: (inout TextRequest) -> Void
    ) -> [TextRequest] {
      var request = TextRequest(of: EntryName(file: path, key: key), locale: locale)
      change(&request)
      return [request]
    }

    private func edit(
      in tree: inout JSONValueTree, _ keys: inout Set<String>, using random: inout SeededGenerator
    ) -> [TextRequest] {
      let text = RandomEditScriptTests.texts.randomElement(using: &random) ?? ""
      let entries = Array(table.entries)
      guard let entry = entries.randomElement(using: &random) else {
        let key = "new \(text)"
        keys.insert(key)
        tree["strings", key, "extractionState"] = "manual"
        return change(key) { $0.isNew = true }
      }
      keys.insert(entry.key)
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        tree["strings", entry.key, "comment"] = text
        if entry.isCommentAutoGenerated {
          tree["strings", entry.key, "isCommentAutoGenerated"] = nil
        }
        return change(entry.key) { $0.comment = TextRequest.Lock(text: text) }
      case 1:
        let isOn = !entry.shouldTranslate
        tree["strings", entry.key, "shouldTranslate"] = isOn ? nil : false
        return change(entry.key) { $0.shouldTranslate = isOn }
      case 2:
        tree["strings", entry.key] = nil
        return change(entry.key) { $0.isRemoved = true }
      case 3:
        let key = "new \(text)"
        guard table.entry(forKey: key) == nil else { break }
        keys.insert(key)
        tree["strings", key, "extractionState"] = "manual"
        return change(key) { $0.isNew = true }
      case 4:
        guard
          let localization = entry.localizations.first(where: { $0.leaf(at: LeafPath()) != nil }),
          let leaf = localization.leaf(at: LeafPath())
        else { break }
        let base = ["strings", entry.key, "localizations", localization.locale]
        tree[base + ["stringUnit"]] = nil
        for form in ["mac", "other"] {
          let unit = base + ["variations", "device", form, "stringUnit"]
          tree[unit + ["state"]] = form == "other" ? leaf.state ?? "translated" : "new"
          tree[unit + ["value"]] = leaf.text
        }
        return change(entry.key, locale: localization.locale) {
          $0.shape = .vary(LeafPath(), axis: "device", names: ["mac"])
        }
      case 5:
        let forms = entry.localizations.flatMap { Array($0.leaves) }
          .filter { !$0.path.steps.isEmpty && !$0.path.isValue }
        guard let form = forms.randomElement(using: &random) else { break }
        let locale = form.localization.locale
        let names = ["strings", entry.key, "localizations", locale] + form.path.names
        // Nothing empty is left below the entry.
        tree.remove(names + ["stringUnit"], keeping: 2)
        return change(entry.key, locale: locale) {
          $0.path = form.path
          $0.isRemoved = true
        }
      default: break
      }
      return texts(of: entries, in: &tree, &keys, using: &random)
    }

    /// Up to four texts and states that are written together.
    private func texts(
      of entries: [Entry], in tree: inout JSONValueTree, _ keys: inout Set<String>,
      using random: inout SeededGenerator
    ) -> [TextRequest] {
      var changes: [TextRequest] = []
      keys = []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        guard let entry = entries.randomElement(using: &random), keys.insert(entry.key).inserted
        else { continue }
        let text = RandomEditScriptTests.texts.randomElement(using: &random) ?? ""
        let leaves = entry.localizations.flatMap { Array($0.leaves) }.filter { leaf in
          // The values of a set share a state.
          !leaf.path.steps.contains { if case .value = $0 { true } else { false } }
        }
        let state = Bool.random(using: &random) ? "needs_review" : nil
        let locale: String
        let path: LeafPath
        let old: String?
        var new: String? = text
        var isNew = false
        if let leaf = leaves.randomElement(using: &random), Bool.random(using: &random) {
          (locale, path, old) = (leaf.localization.locale, leaf.path, leaf.text)
          isNew = ["new", "", nil].contains(leaf.state)
          if state != nil, Bool.random(using: &random) { new = nil }
        } else {
          guard entry.localization("cy") == nil else { continue }
          (locale, path, old) = ("cy", LeafPath(), nil)
        }
        changes.append(
          TextRequest(
            EntryName(file: self.path, key: entry.key), locale: locale, path: path, from: old,
            to: new,
            state: state, isConfirmed: true))
        let unit = ["strings", entry.key, "localizations", locale] + path.names + ["stringUnit"]
        // The same text without a state is no edit, but a new one has been looked at then.
        if state != nil || new != old || isNew { tree[unit + ["state"]] = state ?? "translated" }
        if let new { tree[unit + ["value"]] = new }
      }
      return changes
    }
  }

  // MARK: .strings

  @Test func stringsFiles() throws {
    var random = SeededGenerator(seed: 99)
    let files = Self.files("strings", atMost: 60_000)
      .filter { $0.deletingLastPathComponent().pathExtension == "lproj" }
    try #require(files.count > 3)
    for _ in 0..<max(1, Self.count / 4) {
      let file = try #require(files.randomElement(using: &random))
      let folder = try TemporaryFolder()
      let bytes = [UInt8](try Data(contentsOf: file))
      let language = file.deletingLastPathComponent().deletingPathExtension().lastPathComponent
      let name = "\(language).lproj/A.strings"
      try folder.write(name, bytes: bytes)
      func list() throws -> [String: String]? {
        try PropertyListSerialization.propertyList(
          from: Data(contentsOf: URL(filePath: folder[name])), format: nil) as? [String: String]
      }
      let table = CatalogLoader(finder: CatalogFinder(samples: nil)).load([folder[name]]).catalog
        .tables.first
      guard var table, var expected = try? list(), expected.count == table.entries.count else {
        continue
      }
      var edits = EditHistory()
      for _ in 0..<6 {
        let entry = try #require(Array(table.entries).randomElement(using: &random))
        let leaf = entry.localization(language)?.leaf(at: LeafPath())
        let text = Self.texts.filter { !$0.contains("\u{1}") }.randomElement(using: &random) ?? ""
        let change = TextRequest(
          EntryName(file: folder[name], key: entry.key), locale: language, path: LeafPath(),
          from: leaf?.text,
          to: text, state: nil, isConfirmed: true)
        do throws(Fault) {
          _ = try edits.write([change], in: [table])
          expected[entry.key] = text
        } catch {}
        #expect(try list() == expected, "\(file.path): \(change)")
        table = try #require(
          CatalogLoader(finder: CatalogFinder(samples: nil)).load([folder[name]]).catalog.tables
            .first)
      }
      while try edits.undo() != nil {}
      #expect([UInt8](try Data(contentsOf: URL(filePath: folder[name]))) == bytes, "\(file.path)")
    }
  }
}

extension RandomEditScriptTests {
  // MARK: XLIFF

  /// The exports of Xcode, edited as a translator edits them; Foundation reads the result.
  @Test func xliffFiles() throws {
    var random = SeededGenerator(seed: 60)
    let files =
      (FileManager.default.enumerator(
        at: Checkout.folder.appending(path: "Tests/CatalogCompilerTests/Vectors/XLIFF"),
        includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "xliff" }.sorted { $0.path < $1.path }
    try #require(files.count > 20)
    var written = 0
    for _ in 0..<Self.count {
      let file = try #require(files.randomElement(using: &random))
      let folder = try TemporaryFolder()
      let bytes = [UInt8](try Data(contentsOf: file))
      try folder.write("x.xliff", bytes: bytes)
      var edits = EditHistory()
      let expected = try XLIFFUnits(at: folder["x.xliff"])
      for _ in 0..<6 {
        let tables = CatalogLoader(finder: CatalogFinder(samples: nil)).load([folder["x.xliff"]])
          .catalog.tables
        let table = try #require(tables.randomElement(using: &random))
        guard let entry = Array(table.entries).randomElement(using: &random),
          let source = entry.localization(table.sourceLanguage ?? ""),
          let path = Array(source.leaves).randomElement(using: &random)?.path,
          let locale = table.locales.first(where: { $0 != table.sourceLanguage })
        else { continue }
        let leaf = entry.localization(locale)?.leaf(at: path)
        let state = Bool.random(using: &random) ? "needs_review" : nil
        // The reader of Foundation makes line feeds of carriage returns.
        let text =
          Self.texts.filter { !$0.contains("\u{1}") && !$0.isEmpty }
          .randomElement(using: &random) ?? ""
        // The same text keeps its state.
        guard leaf?.text != text else { continue }
        var change = TextRequest(
          EntryName(file: folder["x.xliff"], key: entry.key), locale: locale, path: path,
          from: leaf?.text,
          to: text, state: state, isConfirmed: true)
        change.original = table.original
        do throws(Fault) {
          _ = try edits.write([change], in: tables)
          expected.set(
            XLIFFIdentifier.text(key: entry.key, path: path) ?? "", in: table.original, to: text,
            state: state == nil ? "translated" : "needs-review-l10n")
          written += 1
        } catch {}
        #expect(try XLIFFUnits(at: folder["x.xliff"]) == expected, "\(file.path): \(change)")
      }
      while try edits.undo() != nil {}
      #expect([UInt8](try Data(contentsOf: URL(filePath: folder["x.xliff"]))) == bytes)
    }
    #expect(written > Self.count)
  }
}

/// The units of an XLIFF file as the reader of Foundation finds them.
private final class XLIFFUnits: NSObject, XMLParserDelegate {
  private struct Unit: Equatable {
    var original: String
    var id: String
    var texts: [String: String] = [:]
    var state: String?
    var qualifier: String?
  }

  private var units: [Unit] = []
  private var original = ""
  private var element: String?

  init(at path: String) throws {
    super.init()
    let parser = XMLParser(data: try Data(contentsOf: URL(filePath: path)))
    parser.delegate = self
    #expect(parser.parse(), "\(path): \(String(describing: parser.parserError))")
  }

  static func == (one: XLIFFUnits, other: XLIFFUnits) -> Bool { one.units == other.units }

  override func isEqual(_ object: Any?) -> Bool { (object as? XLIFFUnits)?.units == units }

  override var description: String { "\(units)" }

  func set(_ id: String, in original: String?, to text: String, state: String) {
    for index in units.indices
    where units[index].id == id && (original == nil || units[index].original == original) {
      // Without a state, it counts as translated, and needs none.
      if units[index].state != nil || units[index].texts["target"] == nil || state != "translated" {
        units[index].state = state
        units[index].qualifier = nil
      }
      units[index].texts["target"] = text
    }
  }

  private func name(_ element: String) -> String {
    element.split(separator: ":").last.map { String($0) } ?? element
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    switch name(element) {
    case "file": original = attributes["original"] ?? ""
    case "trans-unit": units.append(Unit(original: original, id: attributes["id"] ?? ""))
    case "source", "target", "note":
      self.element = name(element)
      units[units.count - 1].texts[name(element), default: ""] += ""
      if name(element) == "target" {
        units[units.count - 1].state = attributes["state"]
        units[units.count - 1].qualifier = attributes["state-qualifier"]
      }
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard let element else { return }
    units[units.count - 1].texts[element, default: ""] += text
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    if name(element) == self.element { self.element = nil }
  }
}

extension LeafPath {
  /// The names of members that lead to the text in a String Catalog.
  fileprivate var names: [String] {
    steps.flatMap { step in
      switch step {
      case .variation(let axis, let name): ["variations", axis, name]
      case .substitution(let name): ["substitutions", name]
      case .value(let index): ["stringSet", "values", "\(index)"]
      }
    }
  }
}

/// A JSON file as Foundation reads it, whose members can be set.
private struct JSONValueTree: Equatable {
  private enum Value: Equatable {
    case object([String: Value])
    case list([Value])
    case text(String)
    case number(Double)
    case null

    init(_ value: Any) {
      if let object = value as? [String: Any] {
        self = .object(object.mapValues { Value($0) })
      } else if let list = value as? [Any] {
        self = .list(list.map { Value($0) })
      } else if let text = value as? String {
        self = .text(text)
      } else if let isTrue = value as? Bool {
        self = .number(isTrue ? 1 : 0)
      } else {
        self = (value as? NSNumber).map { .number($0.doubleValue) } ?? .null
      }
    }

    mutating func set(_ new: Value?, at names: ArraySlice<String>) {
      guard let first = names.first else { return }
      guard case .object(var members) = self else { return }
      if names.count == 1 {
        members[first] = new
      } else if new != nil || members[first] != nil {
        var inner = members[first] ?? .object([:])
        inner.set(new, at: names.dropFirst())
        members[first] = inner
      }
      self = .object(members)
    }

    mutating func remove(_ names: ArraySlice<String>, keeping depth: Int) {
      guard let first = names.first, case .object(var members) = self, var inner = members[first]
      else { return }
      inner.remove(names.dropFirst(), keeping: depth - 1)
      let isGone = names.count == 1 || depth <= 0 && inner == .object([:])
      members[first] = isGone ? nil : inner
      self = .object(members)
    }

    func leaves(_ path: String, into leaves: inout [String: Value]) {
      guard case .object(let members) = self, !members.isEmpty else {
        leaves[path] = self
        return
      }
      for (name, value) in members { value.leaves("\(path)/\(name)", into: &leaves) }
    }
  }

  private var root: Value

  init(at path: String) throws {
    root = Value(try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: path))))
  }

  subscript(names: String...) -> Any? {
    get { nil }
    set { root.set(newValue.map { Value($0) }, at: names[...]) }
  }

  subscript(names: [String]) -> Any? {
    get { nil }
    set { root.set(newValue.map { Value($0) }, at: names[...]) }
  }

  /// Removes a value, and the objects around it that are empty then, except for the outermost.
  mutating func remove(_ names: [String], keeping depth: Int) {
    root.remove(names[...], keeping: depth)
  }

  func firstDifference(from other: JSONValueTree) -> String {
    var (own, others): ([String: Value], [String: Value]) = ([:], [:])
    root.leaves("", into: &own)
    other.root.leaves("", into: &others)
    let paths = Set(own.keys).union(others.keys).sorted()
    let path = paths.first { own[$0] != others[$0] }
    return path.map { "\($0): \(String(describing: own[$0])) \(String(describing: others[$0]))" }
      ?? ""
  }
}
