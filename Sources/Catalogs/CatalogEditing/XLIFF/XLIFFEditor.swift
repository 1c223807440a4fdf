internal import SourceText
internal import StringCatalog

/// Turns edits of the translations in an XLIFF file into splices: of `<target>` elements and their
/// states.
struct XLIFFEditor {
  /// The translation of a unit after edits.
  struct Translation: Equatable {
    /// The text; nil if there is no `<target>` element.
    var text: String?
    /// The state, as a catalog spells it; nil if the element has none.
    var state: String?
  }

  /// The string that an edit means.
  private struct Name: Hashable {
    let locale: String
    let key: [UInt8]
    let path: LeafPath
  }

  private let path: String
  private let bytes: [UInt8]
  private let text: DecodedText
  private let document: XLIFFDocument
  /// The numbers of the units of edited keys, by the paths of their catalogs; the last of several units
  /// for one string is in use.
  private var numbers: [Name: [String: Int]] = [:]
  private var changes: [Int: Translation] = [:]

  /// Reads a file.
  ///
  /// - Throws: a refusal if a part of the file cannot be read.
  init(_ bytes: [UInt8], path: String) throws(EditRefusal) {
    self.path = path
    self.bytes = bytes
    var log = DiagnosticLog()
    text = DecodedText(ByteBuffer(bytes), reportingTo: &log)
    document = XLIFFDocument.read(ByteBuffer(bytes), path: path)
    if text.encoding.encode(text.string) != bytes,
      let fault = document.diagnostics.first(where: { $0.rule == .encoding })
    {
      throw .unreadable(fault)
    }
    if let fault = document.diagnostics.first(where: { $0.skipsBytes || $0.rejectsFile }) {
      throw .unreadable(fault)
    }
  }

  /// Applies edits in order and verifies the result.
  mutating func apply(_ edits: [CatalogEdit]) throws(EditRefusal) -> EditedCatalog {
    find(Set(edits.map { Array($0.key.utf8) }))
    var inverse: [CatalogEdit] = []
    for edit in edits { inverse.insert(contentsOf: try apply(edit), at: 0) }
    var splices: [SourceSplice] = []
    let spelling = document.source.bytes.withBytes(0..<document.source.bytes.count) {
      XMLSpelling(of: $0)
    }
    for (number, translation) in changes.sorted(by: { $0.key < $1.key }) {
      guard translation != current(number) else { continue }
      guard let splice = splice(of: number, translation, spelling) else {
        throw .notInFormat(
          edits.first { unit(of: $0) == number } ?? CatalogEdit(key: "", .entry, from: nil, to: nil)
        )
      }
      splices.append(splice)
    }
    let result = try EncodedResult(splices, text: text, bytes: bytes)
    if !edits.isEmpty {
      try XLIFFProof(old: document, changes: changes).check(result.bytes)
    }
    return EditedCatalog(
      bytes: result.bytes, splices: result.splices, undo: result.undo, inverse: inverse)
  }

  // MARK: Units

  /// Finds the units of keys.
  private mutating func find(_ keys: Set<[UInt8]>) {
    guard !keys.isEmpty else { return }
    for file in document.files {
      guard let locale = document.language(of: file) else { continue }
      for number in file.units {
        let name = document.name(of: document.units[number], in: file)
        let key = Array((document.attribute(name.key) ?? "").utf8)
        guard keys.contains(key) else { continue }
        let wanted = Name(locale: locale, key: key, path: name.path)
        numbers[wanted, default: [:]][file.original ?? ""] = number
      }
    }
  }

  private func unit(of edit: CatalogEdit) -> Int? {
    guard let (locale, path) = edit.part.place else { return nil }
    let found = numbers[Name(locale: locale, key: Array(edit.key.utf8), path: path)] ?? [:]
    if let original = edit.original { return found[original] }
    return found.count == 1 ? found.first?.value : nil
  }

  /// The translation of a unit in the file.
  private func current(_ number: Int) -> Translation {
    let unit = document.units[number]
    guard let target = document.target(of: unit) else { return Translation() }
    return Translation(text: target.text, state: unit.state.isNone ? nil : target.catalogState)
  }

  // MARK: Edits

  private mutating func apply(_ edit: CatalogEdit) throws(EditRefusal) -> [CatalogEdit] {
    guard let number = unit(of: edit) else { throw unsupported(edit) }
    var translation = changes[number] ?? current(number)
    switch edit.part {
    case .text:
      // The source language's own file shows source strings that have no `<target>` yet.
      let now = translation.text ?? (isOfSource(number) ? sourceText(number) : nil)
      guard isSame(edit.old, now) || isSame(edit.old, translation.text) else {
        throw .changed(edit, now: translation.text)
      }
      if isSame(translation.text, edit.new) { return [] }
      translation.text = edit.new
      if edit.new == nil { translation.state = nil }
    case .state:
      guard let text = translation.text else { throw .missing(edit) }
      // A translation without a state counts as translated.
      guard
        isSame(edit.old, translation.state) || edit.old == "translated" && translation.state == nil
      else { throw .changed(edit, now: translation.state) }
      if let new = edit.new, XLIFFTarget(text: text, catalogState: new).catalogState != new {
        throw .notInFormat(edit)
      }
      translation.state = edit.new
    case .entry, .localization, .comment, .isCommentAutoGenerated, .extractionState,
      .shouldTranslate:
      throw .notInFormat(edit)
    }
    changes[number] = translation
    return [edit.inverse]
  }

  private func isOfSource(_ number: Int) -> Bool {
    document.files.contains {
      $0.units.contains(number) && document.language(of: $0) == ($0.sourceLanguage ?? "en")
    }
  }

  private func sourceText(_ number: Int) -> String? {
    document.source(of: document.units[number])
  }

  /// The refusal of an edit of a string that no unit translates.
  private func unsupported(_ edit: CatalogEdit) -> EditRefusal {
    func refusal(_ message: String) -> EditRefusal {
      .unsupported(Diagnostic(.unreadable, path: path, message: message))
    }
    guard let (locale, _) = edit.part.place else {
      return refusal("an XLIFF file only takes translations; change the catalog instead")
    }
    let key = Array(edit.key.utf8)
    let known = numbers.keys.filter { $0.key == key }
    guard known.contains(where: { $0.locale == locale }) else {
      if document.files.contains(where: { $0.sourceLanguage == locale }) {
        return refusal(
          "an XLIFF file only takes translations; change the source string in the catalog")
      }
      return refusal(
        known.isEmpty
          ? "the XLIFF file has no such key; add it to the catalog"
          : "the XLIFF file has no translations into \(locale)")
    }
    return refusal(
      edit.original == nil && known.contains { numbers[$0]?.count ?? 0 > 1 }
        ? "the XLIFF file has the key in several catalogs"
        : "the XLIFF file has no unit for this form; add the form to the catalog")
  }

  // MARK: Splices

  /// The splice that gives a unit a translation; nil if XML cannot hold the text.
  private func splice(
    of number: Int, _ new: Translation, _ spelling: XMLSpelling
  ) -> SourceSplice? {
    let unit = document.units[number]
    let element = XLIFFUnitElement(unit, of: document)
    let bytes = document.source.bytes
    guard let text = new.text else {
      guard let target = element.target else { return nil }
      var start = target.lowerBound
      while start > 0, bytes.array(start - 1..<start)[0] <= 0x20 { start -= 1 }
      return SourceSplice(
        start..<target.upperBound, from: bytes.array(start..<target.upperBound), to: [])
    }
    let old = current(number)
    let isSameText = isSame(old.text, text)
    let content = element.target.map { _ in
      bytes.array(Int(unit.target.offset)..<unit.target.end)
    }
    guard
      let written = isSameText
        ? content : spelling.content(text, like: content ?? []).map({ Array($0.utf8) })
    else { return nil }
    var tag =
      element.target.map { _ in XLIFFTargetTag(bytes.array(element.targetTag)) }
      ?? XLIFFTargetTag(prefix: document.prefix)
    // An approval such as `final` was given to the old text.
    if new.state != old.state || !isSameText && new.state != nil {
      let target = new.state.map { XLIFFTarget(text: text, catalogState: $0) }
      tag.set("state", to: target?.state)
      tag.set("state-qualifier", to: target?.qualifier, after: "state")
    }
    let isEmpty = written.isEmpty && (tag.isClosed || element.target == nil)
    let name = tag.name
    tag.close(isEmpty)
    let whole = tag.bytes + (isEmpty ? [] : written + Array("</\(name)>".utf8))
    if let target = element.target {
      return SourceSplice(trimming: target, from: bytes.array(target), to: whole)
    }
    let place = element.source?.upperBound ?? element.start
    return SourceSplice(place..<place, from: [], to: gap(before: element, in: bytes) + whole)
  }

  /// The white space before the first element of a unit.
  private func gap(before element: XLIFFUnitElement, in bytes: ByteBuffer) -> [UInt8] {
    bytes.withBytes(0..<bytes.count) { bytes in
      var gap: [UInt8] = []
      var index = element.start
      while index < bytes.count, bytes[index] <= 0x20 {
        gap.append(bytes[index])
        index += 1
      }
      // Without line ends, the elements of the unit follow each other.
      return index < bytes.count && bytes[index] == UInt8(ascii: "<") ? gap : []
    }
  }
}

extension CatalogEdit.Part {
  /// The language and the path of a string or its state; nil for other parts.
  fileprivate var place: (locale: String, path: LeafPath)? {
    switch self {
    case .text(let locale, let path), .state(let locale, let path): (locale, path)
    case .entry, .localization, .comment, .isCommentAutoGenerated, .extractionState,
      .shouldTranslate:
      nil
    }
  }
}
