import CatalogEditing
import FileAccess
import StringCatalog

/// The edits that some requests need, file by file, and what becomes of each request.
struct EditPlan {
  /// An edit with the number of its request.
  struct Edit {
    let request: Int
    let edit: CatalogEdit
  }

  /// The edits of a file.
  struct File {
    let path: String
    /// The number of its table.
    let table: Int
    var edits: [Edit] = []
  }

  private let requests: [TextRequest]
  private let tables: [Table]
  private let flags: EditFlags
  private(set) var verdicts: [EditVerdict]
  private(set) var targets: [EditTarget?]
  private(set) var files: [File] = []
  /// The keys that get an entry.
  private var created: Set<String> = []
  /// The translations that are to be reviewed.
  private var reviewed: Set<CatalogEdit.Part> = []

  /// Plans edits.
  ///
  /// - Parameters:
  ///   - requests: what is asked for.
  ///   - tables: the loaded tables.
  ///   - flags: what is allowed.
  ///   - refused: why some requests are refused, by their numbers.
  init(_ requests: [TextRequest], in tables: [Table], flags: EditFlags, refused: [Int: String]) {
    self.requests = requests
    self.tables = tables
    self.flags = flags
    verdicts = requests.indices.map { number in
      refused[number].map { .refused($0) } ?? .same
    }
    targets = Array(repeating: nil, count: requests.count)
    var groups: [EditTarget: [Int]] = [:]
    var order: [EditTarget] = []
    for (number, request) in requests.enumerated() {
      if let reason = request.rejection {
        verdicts[number] = .refused(reason)
        continue
      }
      do throws(Fault) {
        let target = try EditTarget(of: request, in: tables, flags: flags)
        targets[number] = target
        guard verdicts[number].reason == nil else { continue }
        if groups[target] == nil { order.append(target) }
        groups[target, default: []].append(number)
      } catch {
        if verdicts[number].reason == nil { verdicts[number] = .refused(error.reason) }
      }
    }
    for target in order { plan(target, groups[target] ?? []) }
  }

  /// Why requests are refused, by their numbers.
  var refusals: [Int: String] {
    verdicts.enumerated().reduce(into: [:]) { $0[$1.offset] = $1.element.reason }
  }

  private mutating func plan(_ target: EditTarget, _ numbers: [Int]) {
    var planned = PlannedLocalization(of: target, in: tables[target.table], flags: flags)
    var accepted: [Int] = []
    for number in numbers {
      do throws(Fault) {
        try planned.add(requests[number], number: number)
        accepted.append(number)
      } catch {
        verdicts[number] = .refused(error.reason)
      }
    }
    // Several languages may bring the same edit of the whole string.
    let entryEdits = planned.entryEdits.filter { edit in
      !files.contains { $0.table == target.table && $0.edits.contains { $0.edit == edit.edit } }
    }
    let edits = planned.edits
    guard !edits.isEmpty || !planned.entryEdits.isEmpty || planned.emptyEntry != nil,
      let first = accepted.first
    else { return }
    guard let path = tables[target.table].path(ofKey: target.key, locale: target.locale) else {
      for number in accepted {
        verdicts[number] = .refused(
          "no file for \(target.locale)"
            + (tables[target.table].fileToCreate(for: target).map { "; create \($0) first" } ?? ""))
      }
      return
    }
    for number in accepted where planned.changes(number) { verdicts[number] = .written }
    if let creation = planned.creation, created.insert("\(target.table) \(target.key)").inserted {
      add(creation, for: first, to: path, target)
    }
    for edit in entryEdits { add(edit.edit, for: edit.request, to: path, target) }
    for edit in edits {
      var placed = edit.edit
      placed.place = tables[target.table].place(ofKey: target.key)
      add(placed, for: edit.request, to: path, target)
    }
    guard !flags.keepsStates, let source = planned.changedSource else { return }
    // A translation that the same call writes belongs to the new text.
    let (all, verdicts) = (requests, verdicts)
    let written = Set(
      all.indices.filter { number in
        all[number].key == target.key && verdicts[number].reason == nil
      }.map { all[$0].locale })
    for edit in planned.reviews(except: written) where reviewed.insert(edit.part).inserted {
      add(edit, for: source, to: path, target)
    }
  }

  private mutating func add(
    _ edit: CatalogEdit, for request: Int, to path: String, _ target: EditTarget
  ) {
    let index = files.firstIndex { $0.path == path } ?? files.count
    if index == files.count { files.append(File(path: path, table: target.table)) }
    var edit = edit
    edit.original = tables[target.table].original
    files[index].edits.append(Edit(request: request, edit: edit))
  }
}

extension Table {
  /// The path of the file for a language that has none, beside that of the source language.
  fileprivate func fileToCreate(for target: EditTarget) -> String? {
    guard let path = entry(forKey: target.key)?.path ?? paths.first else { return nil }
    let (folder, name) = path.folderAndName
    guard folder.hasSuffix(".lproj") else { return nil }
    return folder.folderAndName.folder.appending(name: "\(target.locale).lproj")
      .appending(name: name)
  }

  /// The place of a key that the file of one language lacks: as in the other languages.
  fileprivate func place(ofKey key: String) -> CatalogEdit.Place {
    guard traits.locales == .folder, let number = entry(forKey: key)?.number else { return .sorted }
    return number == 0 ? .first : .behind(entries[Int(number) - 1].key)
  }
}
