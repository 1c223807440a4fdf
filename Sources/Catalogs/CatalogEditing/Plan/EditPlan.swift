internal import SourceText
package import StringCatalog

/// The edits that some requests need, proved in memory, and the answer to each request.
///
/// ```swift
/// let plan = EditPlan(requests, in: tables, flags: flags, order: order, contents: read)
/// plan.verdicts  // [.written, .refused("no such key")]
/// ```
package struct EditPlan {
  /// The answer to a request.
  package enum Verdict: Equatable, Sendable {
    /// The catalog gets what the request says.
    case written
    /// The catalog has it already.
    case same
    /// It is not done, for a reason.
    case refused(String)
    /// It could be done, but others of the call are refused.
    case skipped

    /// Why the request is refused; nil if it is not.
    package var reason: String? { if case .refused(let reason) = self { reason } else { nil } }
  }

  /// An edit with the number of its request.
  struct Edit {
    let request: Int
    let edit: CatalogEdit
  }

  /// The edits of a file.
  package struct File {
    let path: String
    /// The number of its table.
    let table: Int
    var edits: [Edit] = []

    init(path: String, table: Int) {
      self.path = path
      self.table = table
    }

    /// Creates the edits of a file; nil if there are none.
    package init?(path: String, table: Int, edits: [(request: Int, edit: CatalogEdit)]) {
      if edits.isEmpty { return nil }
      self.init(path: path, table: table)
      self.edits = edits.map { Edit(request: $0.request, edit: $0.edit) }
    }
  }

  /// An edit that several requests may need, such as that of the comment.
  private struct SharedEdit: Hashable {
    let table: Int
    let edit: CatalogEdit
  }

  package let requests: [TextRequest]
  package let tables: [Table]
  private let flags: EditFlags
  /// The answer to each request.
  package private(set) var verdicts: [Verdict] = []
  /// The places that the requests mean; nil for those without one.
  package private(set) var targets: [EditTarget?]
  /// The new versions of the files.
  package private(set) var files: [EditedFile] = []
  /// Whether a file cannot be read, or not all of it.
  package private(set) var isUnreadable = false
  private var planned: [File] = []
  private var numbersByPath: [String: Int] = [:]
  private var shared: Set<SharedEdit> = []
  /// The paths of the files that each request changes.
  private var paths: [[String]]
  /// The numbers of the requests for each key.
  private let numbersByKey: [String: [Int]]

  /// Plans edits, and applies them in memory.
  ///
  /// - Parameters:
  ///   - requests: the requests.
  ///   - tables: the loaded tables.
  ///   - flags: what is allowed.
  ///   - order: the order of new members.
  ///   - contents: returns the bytes of a file.
  ///   - judge: returns why requests are refused for their texts, by their numbers.
  package init(
    _ requests: [TextRequest], in tables: [Table], flags: EditFlags, order: KeyOrder,
    contents: EditedFile.Contents, judge: (EditPlan) -> [Int: String] = { _ in [:] }
  ) {
    self.requests = requests
    self.tables = tables
    self.flags = flags
    targets = []
    paths = Array(repeating: [], count: requests.count)
    numbersByKey = Dictionary(grouping: requests.indices) { requests[$0].key }
    var refused: [Int: String] = [:]
    for (number, request) in requests.enumerated() {
      do throws(Fault) {
        if let reason = request.rejection { throw Fault(reason) }
        targets.append(try EditTarget(of: request, in: tables, flags: flags))
      } catch {
        targets.append(nil)
        refused[number] = error.reason
      }
    }
    var new: [Int: String]
    repeat {
      plan(refused: refused)
      let edited = EditedFile.files(
        of: planned, order: order, loaded: tables, contents: contents)
      files = edited.files
      if edited.isUnreadable { isUnreadable = true }
      new = edited.refusals.isEmpty ? judge(self) : edited.refusals
      refused = refusals.merging(new) { old, _ in old }
    } while !new.isEmpty
    if !refused.isEmpty, !flags.keepsGoing { skip() }
  }

  /// Why requests are refused, by their numbers.
  package var refusals: [Int: String] {
    verdicts.enumerated().reduce(into: [:]) { $0[$1.offset] = $1.element.reason }
  }

  /// The path of the first file that a request changes, or would change; nil if there is none.
  package func path(of number: Int) -> String? { paths[number].first }

  /// Throws the first refusal, with its key if there are several requests.
  package func check() throws(Fault) {
    guard let number = verdicts.firstIndex(where: { $0.reason != nil }),
      let reason = verdicts[number].reason
    else { return }
    throw Fault(requests.count > 1 ? "'\(requests[number].key)': \(reason)" : reason)
  }

  /// Gives up all edits.
  package mutating func skip() {
    for number in verdicts.indices where verdicts[number] == .written {
      verdicts[number] = .skipped
    }
    files = []
  }

  /// Notes that a file could not be written, and which had been before.
  package mutating func note(_ failure: (path: String, reason: String), after written: [String]) {
    for number in verdicts.indices where verdicts[number] == .written {
      if paths[number].contains(failure.path) {
        verdicts[number] = .refused("not written: \(failure.reason)")
      } else if !written.contains(where: paths[number].contains) {
        verdicts[number] = .skipped
      }
    }
    files.removeAll { !written.contains($0.path) }
  }

  /// How many translations are marked as needs review, because only their source string was edited.
  package var reviewCount: Int {
    let asked = Set(
      requests.indices.map { Translation(requests[$0].key, targets[$0]?.locale) })
    let marked = files.flatMap(\.edits).compactMap { edit -> Translation? in
      guard case .state(let locale, _) = edit.part, edit.new == "needs_review" else { return nil }
      return Translation(edit.key, locale)
    }
    return Set(marked).subtracting(asked).count
  }

  // MARK: Planning

  private mutating func plan(refused: [Int: String]) {
    verdicts = requests.indices.map { number in refused[number].map { .refused($0) } ?? .same }
    (planned, numbersByPath, shared) = ([], [:], [])
    var groups: [EditTarget: [Int]] = [:]
    var order: [EditTarget] = []
    for (number, target) in targets.enumerated() {
      guard let target, verdicts[number].reason == nil else { continue }
      if groups[target] == nil { order.append(target) }
      groups[target, default: []].append(number)
    }
    for target in order { plan(target, groups[target] ?? []) }
  }

  private mutating func plan(_ target: EditTarget, _ numbers: [Int]) {
    let table = tables[target.table]
    var planned = PlannedLocalization(of: target, in: table, flags: flags)
    var accepted: [Int] = []
    for number in numbers {
      do throws(Fault) {
        if requests[number].isRemoved {
          try planRemoval(number, target)
        } else {
          try planned.add(requests[number], number: number)
          accepted.append(number)
        }
      } catch {
        verdicts[number] = .refused(error.reason)
      }
    }
    guard let first = accepted.first else { return }
    let edits = planned.edits
    guard !edits.isEmpty || !planned.entryEdits.isEmpty || planned.emptyEntry != nil else { return }
    let entry = accepted.allSatisfy { requests[$0].isOfEntry } ? planned.entry : nil
    guard let path = entry?.path ?? table.path(ofKey: target.key, locale: target.locale) else {
      let reason = table.lackOfFile(forKey: target.key, locale: target.locale)
      for number in accepted { verdicts[number] = .refused(reason) }
      return
    }
    for number in accepted where planned.changes(number) {
      verdicts[number] = .written
      paths[number] = [path]
    }
    if let creation = planned.creation {
      let same = CatalogEdit(key: target.key, .entry, from: nil, to: nil)
      addOnce(creation, as: same, for: first, to: path, target)
    }
    // Several languages may bring the same edit of the whole string.
    for edit in planned.entryEdits { addOnce(edit.edit, for: edit.request, to: path, target) }
    for edit in edits {
      var placed = edit.edit
      placed.place = table.place(ofKey: target.key)
      add(placed, for: edit.request, to: path, target)
    }
    guard !flags.keepsStates, let source = planned.changedSource else { return }
    // A translation that the same call writes belongs to the new text.
    let written = Set(
      (numbersByKey[target.key] ?? []).filter { verdicts[$0].reason == nil }
        .map { requests[$0].locale })
    for edit in planned.reviews(except: written) { addOnce(edit, for: source, to: path, target) }
  }

  /// Plans the removal of a string, of one of its translations, or of some forms of a translation.
  private mutating func planRemoval(_ number: Int, _ target: EditTarget) throws(Fault) {
    let table = tables[target.table]
    let request = requests[number]
    guard let entry = table.entry(forKey: target.key) else { throw Fault("no such key") }
    var removals = [CatalogEdit(key: target.key, .entry, from: nil, to: nil)]
    if request.isOfEntry {
      // Each language may have a file of its own.
      paths[number] = ([entry.path] + entry.localizations.map(\.path)).withoutRepetition
    } else {
      guard let localization = entry.localization(target.locale) else { throw .noTranslation }
      paths[number] = [localization.path]
      if request.path.steps.isEmpty {
        guard table.traits.locales == .file else {
          throw Fault("each language has a file of its own; remove the string or the file")
        }
        removals[0].part = .localization(target.locale)
      } else {
        removals = try localization.leaves(removedAt: request.path, flags: flags).map { leaf in
          CatalogEdit(
            key: target.key, .text(locale: target.locale, path: leaf.path),
            from: leaf.textRange == nil ? nil : leaf.text, to: nil)
        }
      }
    }
    for removal in removals {
      for path in paths[number] { add(removal, for: number, to: path, target) }
    }
    verdicts[number] = .written
  }

  /// Adds an edit unless it, or another that counts as the same, has been added.
  private mutating func addOnce(
    _ edit: CatalogEdit, as same: CatalogEdit? = nil, for request: Int, to path: String,
    _ target: EditTarget
  ) {
    if shared.insert(SharedEdit(table: target.table, edit: same ?? edit)).inserted {
      add(edit, for: request, to: path, target)
    }
  }

  private mutating func add(
    _ edit: CatalogEdit, for request: Int, to path: String, _ target: EditTarget
  ) {
    let index = numbersByPath[path] ?? planned.count
    if index == planned.count {
      numbersByPath[path] = index
      planned.append(File(path: path, table: target.table))
    }
    var edit = edit
    edit.original = tables[target.table].original
    planned[index].edits.append(Edit(request: request, edit: edit))
  }

  /// An entry in one language.
  private struct Translation: Hashable {
    let key: String
    let locale: String?

    init(_ key: String, _ locale: String?) { (self.key, self.locale) = (key, locale) }
  }
}

extension Fault {
  /// The reason for a string that has nothing to remove.
  package static let noTranslation = Fault("no translation in this language")
}

extension Localization {
  /// Returns the strings that go with a form, such as all of `device.mac`.
  ///
  /// - Throws: that there are none, or that the others cannot do without them.
  fileprivate func leaves(removedAt path: LeafPath, flags: EditFlags) throws(Fault) -> [Leaf] {
    let removed = leaves.filter { $0.path.steps.starts(with: path.steps) }
    let kept = leaves.filter { !$0.path.steps.starts(with: path.steps) }
    guard !removed.isEmpty else {
      let names = Array(leaves).names
      throw Fault(
        names.isEmpty ? "the translation has no forms" : "no form '\(path)'; it has \(names)")
    }
    for (index, step) in path.steps.enumerated() {
      let isEmptied = !kept.contains { $0.path.steps.starts(with: path.steps[...index]) }
      guard isEmptied else { continue }
      let siblings = kept.filter { $0.path.steps.starts(with: path.steps[..<index]) }
      switch step {
      case .variation(let axis, "other")
      where !flags.forces
        && siblings.contains { $0.path.steps.dropFirst(index).first?.axis == axis }:
        throw Fault("the other forms need '\(path)' (--force removes it)")
      case .substitution where !siblings.isEmpty:
        throw Fault("the translation needs its substitutions; set another text first")
      default: continue
      }
    }
    return removed
  }
}

extension LeafPath.Step {
  /// The axis of a variation; nil for other steps.
  fileprivate var axis: String? { if case .variation(let axis, _) = self { axis } else { nil } }
}

extension Table {
  /// Says that a language has no file, and which one it needs: beside that of the source language.
  package func lackOfFile(forKey key: String, locale: String) -> String {
    let path = entry(forKey: key)?.path ?? paths.first ?? ""
    var names = path.split(separator: "/", omittingEmptySubsequences: false)
    guard names.count > 1, names[names.count - 2].hasSuffix(".lproj") else {
      return "no file for \(locale)"
    }
    names[names.count - 2] = "\(locale).lproj"
    return "no file for \(locale); create \(names.joined(separator: "/")) first"
  }

  /// The place of a key that the file of one language lacks: as in the other languages.
  fileprivate func place(ofKey key: String) -> CatalogEdit.Place {
    guard traits.locales == .folder, let number = entry(forKey: key)?.number else { return .sorted }
    return number == 0 ? .first : .behind(entries[Int(number) - 1].key)
  }
}
