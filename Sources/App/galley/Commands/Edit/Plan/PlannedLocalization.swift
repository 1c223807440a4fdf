import CatalogCheck
import CatalogEditing
import ICUServices
import LocalizedText
import SourceText
import StringCatalog

/// What requests make of one localization of an entry.
struct PlannedLocalization {
  private let target: EditTarget
  private let table: Table
  private let flags: EditFlags
  private let entry: Entry?
  private let existing: Localization?
  private let source: Localization?
  /// The forms of the language; nil if they are not known.
  private let forms: LanguageForms?
  /// The accepted texts by their paths.
  private var accepted: [(path: LeafPath, number: Int, text: String, state: String)] = []
  /// The whole localization, if its shape changes.
  private var draft: LocalizationDraft?
  private var changed: Set<Int> = []

  init(of target: EditTarget, in table: Table, flags: EditFlags) {
    self.target = target
    self.table = table
    self.flags = flags
    entry = table.entry(forKey: target.key)
    existing = entry?.localization(target.locale)
    source = entry?.source(in: table.sourceLanguage)
    forms = LanguageForms(table.locale(ofLocalization: target.locale))
  }

  private var isSource: Bool { target.locale == table.sourceLanguage }
  /// Whether the format has localizations of any shape.
  private var isWhole: Bool { table.traits.locales == .file }
  private var hasStates: Bool { table.traits.hasStates }

  /// Whether a request needs an edit.
  func changes(_ number: Int) -> Bool { changed.contains(number) }

  // MARK: Requests

  /// Takes a request.
  ///
  /// - Throws: why it is refused.
  mutating func add(_ request: TextRequest, number: Int) throws(Fault) {
    if let entry, !entry.shouldTranslate, !isSource, !flags.forces {
      throw Fault("marked \"Don't Translate\" (--force translates it)")
    }
    if !hasStates, request.state ?? "translated" != "translated" {
      throw Fault("files of this format have no states; leave out the state")
    }
    try checkMembers(of: request)
    let path = request.path
    // A form that is there may be of no use, and yet it has a state.
    if request.text != nil || existing?.leaf(at: path) == nil { try checkNames(of: path) }
    try checkPosition(of: path)
    if let twin = accepted.first(where: { $0.path == path }) {
      guard twin.text != request.text else { return }
      throw Fault("the same string is set twice")
    }
    let leaf = existing?.leaf(at: path)
    try check(request, leaf)
    guard let text = request.text ?? leaf?.text else {
      throw Fault("no translation yet; \"text\" is required")
    }
    let isNew = !text.hasSameBytes(as: leaf?.textRange == nil ? nil : leaf?.text)
    var state = leaf?.state ?? "translated"
    // The state of a text says nothing about another one.
    if isNew || state == "new" || state.isEmpty { state = "translated" }
    if let asked = request.state { state = asked }
    try prepareShape(for: path)
    accepted.append((path, number, text, state))
    if isNew || hasStates && state != leaf?.state || draft != nil { changed.insert(number) }
  }

  /// Refuses members of the whole entry that differ from the catalog's, because they are not written.
  private func checkMembers(of request: TextRequest) throws(Fault) {
    let texts = [
      ("comment", request.comment, entry?.comment),
      ("extraction", request.extraction, entry?.extractionState),
    ]
    for (name, lock, now) in texts {
      guard let lock, !(lock.text ?? "").hasSameBytes(as: now ?? "") else { continue }
      throw .notWritten(name)
    }
    guard let isTranslated = request.shouldTranslate,
      isTranslated != entry?.shouldTranslate ?? true
    else { return }
    throw .notWritten("shouldTranslate")
  }

  private func checkNames(of path: LeafPath) throws(Fault) {
    for case .variation(let axis, let name) in path.steps {
      switch axis {
      case "plural":
        guard PluralCategory(rawValue: name) != nil else { throw Fault("no plural form '\(name)'") }
        guard let forms, !forms.admits(name), !flags.forces else { continue }
        throw Fault(
          "\(LocaleTag(target.locale).displayName()) never uses '\(name)'; it has \(forms.required.joined(separator: ", ")) "
            + "(--force writes it)"
        )
      case "device":
        guard Device(rawValue: name) == nil else { continue }
        throw Fault("no device '\(name)'")
      default: continue
      }
    }
  }

  /// Refuses a value of a list that would leave a gap before it.
  private func checkPosition(of path: LeafPath) throws(Fault) {
    guard case .value(let index)? = path.steps.last else { return }
    let others = (existing.map { $0.leaves.map(\.path) } ?? []) + accepted.map(\.path)
    let count = Set(others.filter { $0.isValue && $0.withoutValue == path.withoutValue }).count
    guard index > count, count > 0 || others.isEmpty else { return }
    throw Fault("the list has \(count.counted("value")); set values.\(count) first")
  }

  private func check(_ request: TextRequest, _ leaf: Leaf?) throws(Fault) {
    let now = leaf?.text ?? ""
    if let lock = request.expected, !(lock.text ?? "").hasSameBytes(as: now) {
      throw Fault(
        now.isEmpty
          ? "no translation, but one was expected" : "the translation is now '\(now.beginning)'"
      )
    }
    guard let lock = request.source else { return }
    let sourceText = source?.leaf(translatedAt: request.path)?.text ?? target.key
    guard lock.text == nil || sourceText.hasSameBytes(as: lock.text) else {
      throw Fault("the source string is now '\(sourceText.beginning)'")
    }
  }

  // MARK: Shape

  private mutating func prepareShape(for path: LeafPath) throws(Fault) {
    let leaves = existing.map { Array($0.leaves) } ?? []
    let isVaried = !leaves.isEmpty && !leaves.contains { $0.path.steps.isEmpty }
    switch path.steps.first {
    case nil where (leaves.first ?? source?.leaves.first)?.path.isValue == true:
      let names = (leaves.isEmpty ? source.map { Array($0.leaves) } ?? [] : leaves).names
      throw Fault("the string is a list; set each of its values (\(names))")
    case nil where isVaried:
      guard flags.flattens else {
        throw Fault("\(leaves.variation); name a form (\(leaves.names)), or use --flatten")
      }
      try startDraft()
      draft?.remove { _ in true }
    case nil where leaves.isEmpty:
      guard let source, source.leaf(at: LeafPath()) == nil, let first = source.leaves.first,
        first.path.pluralCase != nil, !flags.flattens
      else { return }
      let needed = forms?.required ?? ["other"]
      guard needed.count > 1 else { return }
      throw Fault(
        "the source string varies by plural; set each form (\(needed.joined(separator: ", "))), "
          + "or use --flatten")
    case .variation(let axis, let name)?
    where !leaves.isEmpty && !isVaried && existing?.leaf(at: path) == nil:
      guard flags.varies, isWhole, path.steps.count == 1 else {
        throw Fault("the translation is a plain string (--vary gives it forms)")
      }
      try vary(by: axis, leaves.first { $0.path.steps.isEmpty }, except: name)
    case .substitution(let name)?:
      guard existing?.substitutions.contains(where: { $0.name == name }) != true else { return }
      guard let own = source?.substitutions.first(where: { $0.name == name }) else {
        throw Fault("no substitution '\(name)'")
      }
      // An entry of the older format is made of the one in the source language.
      guard isWhole else { return }
      try startDraft()
      draft?.add(own)
    default: return
    }
  }

  private mutating func startDraft() throws(Fault) {
    guard draft == nil else { return }
    guard isWhole, let new = LocalizationDraft(existing) else {
      throw Fault("the translation has parts that galley cannot write")
    }
    draft = new
  }

  /// Gives a plain text forms: all of them are its copies, of which only `other` is finished.
  private mutating func vary(by axis: String, _ leaf: Leaf?, except name: String) throws(Fault) {
    let isVaried = draft != nil
    try startDraft()
    guard !isVaried, let leaf else { return }
    draft?.remove { $0.steps.isEmpty }
    let names = axis == "plural" ? forms?.required ?? ["other"] : ["other"]
    for form in names {
      draft?.set(
        LeafPath([.variation(axis: axis, name: form)]), leaf.text,
        form == "other" ? leaf.state ?? "translated" : "new")
    }
  }

  // MARK: Edits

  /// The edit that adds the entry; nil if it exists.
  var creation: CatalogEdit? { entry == nil && isWhole ? Self.newEntry(target.key) : nil }

  /// The edit that adds an entry without any text to a String Catalog.
  static func newEntry(_ key: String) -> CatalogEdit {
    CatalogEdit(key: key, .entry, from: nil, to: #"{"extractionState":"manual"}"#)
  }

  /// The edits of the localization, with the numbers of their requests.
  var edits: [EditPlan.Edit] {
    if var draft {
      guard let first = accepted.first else { return [] }
      for text in accepted { draft.set(text.path, text.text, text.state) }
      let part = CatalogEdit.Part.localization(target.locale)
      let removal = existing == nil ? [] : [CatalogEdit(key: target.key, part, from: nil, to: nil)]
      return (removal + [CatalogEdit(key: target.key, part, from: nil, to: draft.json)])
        .map { EditPlan.Edit(request: first.number, edit: $0) }
    }
    if let addition = addedForms { return [addition] }
    var states: Set<LeafPath> = []
    return accepted.flatMap { text in
      let leaf = existing?.leaf(at: text.path)
      var edits: [CatalogEdit] = []
      let old = leaf?.textRange == nil ? nil : leaf?.text
      if !text.text.hasSameBytes(as: old) {
        edits.append(
          CatalogEdit(
            key: target.key, .text(locale: target.locale, path: text.path), from: old,
            to: text.text))
      }
      // The values of a set share a state.
      let oldState = (leaf ?? sibling(ofValueAt: text.path))?.state
      if hasStates, text.state != oldState, states.insert(text.path.withoutValue).inserted {
        edits.append(
          CatalogEdit(
            key: target.key, .state(locale: target.locale, path: text.path), from: oldState,
            to: text.state))
      }
      return edits.map { EditPlan.Edit(request: text.number, edit: $0) }
    }
  }

  /// A value of the list to which a path belongs; nil if it leads elsewhere.
  private func sibling(ofValueAt path: LeafPath) -> Leaf? {
    guard path.isValue else { return nil }
    return existing?.leaves.first { $0.path.isValue && $0.path.withoutValue == path.withoutValue }
  }

  /// The edit that adds an entry with plural forms to the file of a language which lacks it.
  private var addedForms: EditPlan.Edit? {
    guard !isWhole, existing == nil, let first = accepted.first(where: { !$0.path.steps.isEmpty }),
      let source, let template = StringsdictTemplate(source, of: table),
      let path = table.path(ofKey: target.key, locale: target.locale)
    else { return nil }
    let texts = accepted.map { (path: $0.path, text: $0.text) }
    // A form that cannot be written is refused like any other.
    guard let edit = try? template.entry(with: texts, in: path, of: target.locale) else {
      return nil
    }
    return EditPlan.Edit(request: first.number, edit: edit)
  }

  // MARK: Reviews

  /// The number of the request that changes the source text in more than case and punctuation.
  var changedSource: Int? {
    guard isSource, isWhole, entry != nil else { return nil }
    return accepted.first { text in
      let old = source?.leaf(at: text.path)?.text ?? (source == nil ? target.key : nil)
      return old.map { !text.text.isMinorChange(of: $0) } ?? false
    }?.number
  }

  /// The edits that ask for a review of the translations of a source text that has changed.
  func reviews(except locales: Set<String>) -> [CatalogEdit] {
    guard let entry else { return [] }
    return entry.localizations.filter {
      $0.locale != table.sourceLanguage && !locales.contains($0.locale)
    }.flatMap { localization in
      var states: Set<LeafPath> = []
      return localization.leaves.filter {
        $0.state == "translated" && states.insert($0.path.withoutValue).inserted
      }.map { leaf in
        CatalogEdit(
          key: target.key, .state(locale: localization.locale, path: leaf.path), from: leaf.state,
          to: "needs_review")
      }
    }
  }
}

extension Fault {
  /// A member of a request differs from the catalog's, and is not written.
  fileprivate static func notWritten(_ name: String) -> Fault {
    Fault("\"\(name)\" differs from the catalog, and is not written; leave it out")
  }
}

extension String {
  /// Whether two texts have the same bytes: `==` would not tell a composed letter from its parts.
  func hasSameBytes(as other: String?) -> Bool {
    other.map { utf8.elementsEqual($0.utf8) } ?? false
  }
}

extension LeafPath {
  /// The path of the set, for a value of one.
  fileprivate var withoutValue: LeafPath {
    isValue ? LeafPath(Array(steps.dropLast()) + [.value(0)]) : self
  }
}

extension [Leaf] {
  /// How the texts vary.
  fileprivate var variation: String {
    switch first?.path.steps.first {
    case .variation(let axis, _)?: "the translation varies by \(axis)"
    case .value?, .substitution?, nil: "the translation varies"
    }
  }

  /// The forms, as `--form` takes them.
  fileprivate var names: String { map(\.path.description).joined(separator: ", ") }
}
