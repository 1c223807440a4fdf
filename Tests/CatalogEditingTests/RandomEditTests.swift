import Foundation
import JSONDocuments
import SourceText
import StringCatalog
import TestMaterial
import Testing

@testable import CatalogEditing

/// Random edits of the catalogs of other projects, in every layout and encoding.
///
/// Foundation reads the results, and a model of its own applies the same edits.
@Suite struct RandomEditTests {
  private static let encodings = [
    FileEncoding(), FileEncoding(), FileEncoding(), FileEncoding(.utf8, markCount: 1),
    FileEncoding(.utf16(isBigEndian: false), markCount: 1),
    FileEncoding(.utf16(isBigEndian: true), markCount: 1),
    FileEncoding(.utf32(isBigEndian: false), markCount: 1),
  ]
  private static let texts = [
    "new", "", "\"quoted\" \\", "line\nline", "日本語 😀", "tab\t\u{1}", "a/b", "e\u{301}",
  ]

  /// Some entries of each catalog.
  private static func samples() throws -> [JSONModel] {
    let files = try #require(
      FileManager.default.enumerator(
        at: Checkout.folder.appending(path: "Tests/StringCatalogTests/Corpus"),
        includingPropertiesForKeys: nil))
    var samples: [JSONModel] = []
    for case let file as URL in files where file.pathExtension == "xcstrings" {
      guard let model = try? JSONModel([UInt8](Data(contentsOf: file))) else { continue }
      let entries = model.members["strings"]?.members.sorted { $0.key < $1.key } ?? []
      // Those with most structure first; of each, some languages.
      let chosen = entries.map { (key: $0.key, value: $0.value.withFewLanguages) }
        .map { (entry: $0, size: $0.value.size) }
        .sorted { ($0.size, $1.entry.key) > ($1.size, $0.entry.key) }.map(\.entry)
      for start in stride(from: 0, to: 40, by: 8) {
        var sample = model
        let part = chosen.dropFirst(start).prefix(4) + chosen.suffix(40).dropFirst(start).prefix(3)
        sample[["strings"]] = .object(Dictionary(part.map { ($0.key, $0.value) }) { one, _ in one })
        samples.append(sample)
      }
    }
    return samples
  }

  @Test func randomEdits() throws {
    let samples = try Self.samples()
    #expect(samples.count > 20)
    let order = try KeyOrder.xcode()
    var generator = SeededGenerator(seed: UInt64.random(in: 0...UInt64.max))
    var count = 0
    var round = 0
    while count < caseCount(1_500, many: 10_000) {
      round += 1
      let model = samples[round % samples.count]
      let style = JSONStyle.all[round % JSONStyle.all.count]
      let encoding = Self.encodings.randomElement(using: &generator) ?? FileEncoding()
      let end = Bool.random(using: &generator) ? "" : style.style.newline
      let bytes = encoding.encode(style.style.text(model) + end)
      var expected = model
      var edits: [CatalogEdit] = []
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let edit = Self.edit(of: expected, &generator)
        edits.append(edit)
        edit.apply(to: &expected)
      }
      count += edits.count
      do throws(EditRefusal) {
        let editor = CatalogEditor(path: "a.xcstrings", order: order)
        let edited = try editor.apply(edits, to: bytes)
        check(edited, of: bytes, edits, expected, encoding, style.name)
        if edits.count == 1 { #expect(try editor.preview(edits[0], of: bytes) == edited.bytes) }
      } catch {
        Issue.record("\(style.name) \(encoding): \(error)\n\(edits)")
        return
      }
    }
  }

  /// Edits are found in a table that was read as in the whole file, in files with more entries than the
  /// excerpt begins with.
  @Test func splicesOfATableAreThoseOfItsFile() throws {
    let order = try KeyOrder.xcode()
    var generator = SeededGenerator(seed: UInt64.random(in: 0...UInt64.max))
    var found = 0
    for (number, sample) in try Self.samples().enumerated() where number % 5 == 0 {
      var model = sample
      let entries = sample.members["strings"]?.members ?? [:]
      var many = entries
      for copy in 0..<15 {
        for (key, entry) in entries { many["\(key) \(copy)"] = entry }
      }
      model[["strings"]] = .object(many)
      let style = JSONStyle.all[number / 5 % JSONStyle.all.count]
      let bytes = FileEncoding().encode(style.style.text(model))
      let path = "a.xcstrings"
      let catalog = Catalog(files: [CatalogFile(path: path, bytes: bytes)])
      let table = try #require(catalog.tables.first)
      let editor = CatalogEditor(path: path, order: order)
      for _ in 0..<10 {
        var edited = model
        var edits: [CatalogEdit] = []
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          let edit = Self.edit(of: edited, &generator)
          edits.append(edit)
          edit.apply(to: &edited)
        }
        guard let fast = editor.splices(of: edits, in: table) else { continue }
        found += 1
        let whole = try editor.apply(edits, to: bytes)
        let place = Comment(rawValue: "\(style.name): \(edits)")
        #expect(fast.splices == whole.splices, place)
        #expect(fast.inverse == whole.inverse, place)
      }
    }
    #expect(found > 20)
  }

  private func check(
    _ edited: EditedCatalog, of bytes: [UInt8], _ edits: [CatalogEdit], _ expected: JSONModel,
    _ encoding: FileEncoding, _ style: String
  ) {
    let text = { (bytes: [UInt8]) in
      var log = DiagnosticLog()
      return DecodedText(ByteBuffer(bytes), reportingTo: &log).bytes
    }
    let result = text(edited.bytes)
    let place = Comment(rawValue: "\(style) \(encoding): \(edits)")
    let utf8 = result.withBytes(0..<result.count) { span in span.utf8String }
    #expect((try? JSONModel(Array(utf8.utf8))) == expected, place)
    #expect(SourceSplice.apply(edited.splices, to: bytes)?.bytes == edited.bytes, place)
    #expect(SourceSplice.apply(edited.undo, to: edited.bytes)?.bytes == bytes, place)
    // Other entries have the same bytes.
    let keys = Set(edits.map(\.key))
    guard let old = try? JSONTree(text(bytes)), let new = try? JSONTree(result),
      let entries = old.member("strings", of: old.root),
      let others = new.member("strings", of: new.root)
    else {
      Issue.record("not JSON")
      return
    }
    for entry in old.children(of: entries) where !keys.contains(old.name(of: entry)) {
      let twin = new.member(old.name(of: entry), of: others)
      #expect(twin.map { new.raw(new[$0].member) } == old.raw(old[entry].member), place)
    }
    #expect(edited.bytes.prefix(16) == bytes.prefix(16), place)
    #expect(edited.bytes.suffix(4) == bytes.suffix(4), place)
  }

  private static func edit(
    of model: JSONModel, _ generator: inout SeededGenerator
  ) -> CatalogEdit {
    let entries = model.members["strings"]?.members ?? [:]
    while true {
      let text = texts.randomElement(using: &generator) ?? ""
      let key = entries.keys.sorted().randomElement(using: &generator) ?? ""
      let entry = entries[key] ?? .object([:])
      let locale = ["de", "zh-Hant", "a\"b", "en", "fr"].randomElement(using: &generator) ?? ""
      let kind = Int.random(in: 0..<14, using: &generator)
      let leaves = kind < 6 || kind == 13 ? Self.leaves(of: entry) : []
      let leaf = leaves.randomElement(using: &generator)
      switch kind {
      case 0..<4:
        guard let leaf else { continue }
        return CatalogEdit(
          key: key, .text(locale: leaf.locale, path: leaf.path), from: leaf.text, to: text)
      case 4:
        guard let leaf else { continue }
        let part = CatalogEdit.Part.state(locale: leaf.locale, path: leaf.path)
        let state = entry[part.names].flatMap { if case .text(let text) = $0 { text } else { nil } }
        return CatalogEdit(
          key: key, part, from: state,
          to: state == nil ? "new" : Bool.random(using: &generator) ? nil : "stale")
      case 5:
        guard let leaf else { continue }
        // Only the last value of a set can go.
        if case .value? = leaf.path.steps.last { continue }
        return CatalogEdit(
          key: key, .text(locale: leaf.locale, path: leaf.path), from: leaf.text, to: nil)
      case 6, 7:
        guard entries[key] != nil, entry[["localizations", locale]] == nil else { continue }
        let plural = LeafPath([.variation(axis: "plural", name: "many")])
        return CatalogEdit(
          key: key,
          .text(locale: locale, path: Bool.random(using: &generator) ? LeafPath() : plural),
          from: nil, to: text)
      case 8, 9:
        guard entries[key] != nil else { continue }
        let part =
          [CatalogEdit.Part.comment, .extractionState].randomElement(using: &generator) ?? .comment
        let old = entry[part.names].flatMap { if case .text(let text) = $0 { text } else { nil } }
        return CatalogEdit(
          key: key, part, from: old, to: old != nil && Bool.random(using: &generator) ? nil : text)
      case 10:
        guard entries[key] != nil else { continue }
        let old = entry[["shouldTranslate"]].flatMap {
          if case .other(let text) = $0 { text } else { nil }
        }
        return CatalogEdit(
          key: key, .shouldTranslate, from: old,
          to: old == "true" ? nil : old == nil ? "false" : "true")
      case 11:
        let new = "key \(Int.random(in: 0...99, using: &generator)) \(text)"
        guard entries[new] == nil, !text.contains("\u{301}") else { continue }
        return CatalogEdit(
          key: new, .entry, from: nil,
          to: #"{"comment":"c","localizations":{"de":{"stringUnit":{"value":"v"}}},"x":[]}"#)
      case 12:
        guard entries[key] != nil else { continue }
        return CatalogEdit(key: key, .entry, from: nil, to: nil)
      default:
        guard let leaf else { continue }
        return CatalogEdit(key: key, .localization(leaf.locale), from: nil, to: nil)
      }
    }
  }

  private static func leaves(of entry: JSONModel) -> [(
    locale: String, path: LeafPath, text: String
  )] {
    var leaves: [(locale: String, path: LeafPath, text: String)] = []
    func visit(_ value: JSONModel, _ locale: String, _ steps: [LeafPath.Step]) {
      if case .text(let text)? = value[["stringUnit", "value"]] {
        leaves.append((locale, LeafPath(steps), text))
      }
      if case .array(let values)? = value[["stringSet", "values"]] {
        for (index, text) in values.enumerated() {
          if case .text(let text) = text {
            leaves.append((locale, LeafPath(steps + [.value(index)]), text))
          }
        }
      }
      for (axis, cases) in (value[["variations"]]?.members ?? [:]).sorted(by: { $0.key < $1.key }) {
        for (name, value) in cases.members.sorted(by: { $0.key < $1.key }) {
          visit(value, locale, steps + [.variation(axis: axis, name: name)])
        }
      }
      for (name, value) in (value[["substitutions"]]?.members ?? [:]).sorted(by: { $0.key < $1.key }
      ) {
        visit(value, locale, steps + [.substitution(name)])
      }
    }
    for (locale, value) in (entry[["localizations"]]?.members ?? [:]).sorted(by: { $0.key < $1.key }
    ) {
      visit(value, locale, [])
    }
    return leaves
  }
}

extension JSONModel {
  /// The number of values.
  fileprivate var size: Int {
    switch self {
    case .object(let members): members.values.reduce(1) { $0 + $1.size }
    case .array(let elements): elements.reduce(1) { $0 + $1.size }
    case .text, .other: 1
    }
  }

  /// An entry with at most four languages.
  fileprivate var withFewLanguages: JSONModel {
    var entry = self
    guard let languages = self[["localizations"]]?.members, languages.count > 4 else { return self }
    let few = languages.sorted { ($0.value.size, $1.key) > ($1.value.size, $0.key) }.prefix(4)
    entry[["localizations"]] = .object(
      Dictionary(uniqueKeysWithValues: few.map { ($0.key, $0.value) }))
    return entry
  }
}

extension CatalogEdit {
  /// Applies the edit to a model of the file.
  fileprivate func apply(to model: inout JSONModel) {
    let names = ["strings", key] + part.names
    switch part {
    case .entry, .localization:
      guard let new else { return model.remove(names, keeping: 2) }
      model[names] = try? JSONModel(Array(new.utf8))
    case .text where new == nil: model.remove(Array(names.dropLast()), keeping: 2)
    case .text(_, let path):
      if case .value(let index)? = path.steps.last,
        case .array(var values)? = model[Array(names.dropLast())]
      {
        values[index] = .text(new ?? "")
        model[Array(names.dropLast())] = .array(values)
      } else {
        model[names] = new.map { .text($0) }
      }
    case .shouldTranslate, .isCommentAutoGenerated: model[names] = new.map { .other($0) }
    case .comment, .extractionState, .state: model[names] = new.map { .text($0) }
    }
  }
}
