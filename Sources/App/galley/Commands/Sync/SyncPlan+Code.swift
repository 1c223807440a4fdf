import AppSources
import CatalogCheck
import CatalogFiles
import SourceText
import StringCatalog

extension SyncPlan {
  /// Compares the keys in the code with the tables.
  ///
  /// - Parameters:
  ///   - workspace: the tables, with the folders of the code.
  ///   - admits: whether keys of a table are wanted, by its name.
  /// - Returns: whether there is any code, and whether all files were read.
  mutating func readCode(
    of workspace: inout Workspace, admits: (String) -> Bool = { _ in true }
  ) -> (hasCode: Bool, isComplete: Bool) {
    var files: [AppSource] = []
    var others = SourceCheck(
      of: workspace.tables, among: [], rules: RuleSet(Rule.all.filter { $0.id == .keyUnused }))
    var projects: [String] = []
    var known: Set<String> = []
    for folder in workspace.request.sources {
      projects += AppSourceFinder(searching: folder).projects
    }
    let isComplete = workspace.readSources { path, bytes in
      guard known.insert(path).inserted else { return }
      others.read(bytes, path: path)
      let source = AppSource(path: path, bytes: bytes)
      if source.isCode { files.append(source) }
    }
    guard !files.isEmpty else { return (false, isComplete) }
    let owners = SourceOwners(
      workspace.tables, projects: projects, sources: files.map(\.path))
    let keys = ProjectKeys(of: files)
    for (number, file) in files.enumerated() {
      let literals = keys.literals(of: number).filter { $0.isInOwnBundle }
      let places = file.places(of: literals.map(\.offset))
      let isWatched = isWatched(file.path)
      var tables: [String: Int?] = [:]
      for (literal, place) in zip(literals, places) {
        let name = literal.table
        guard admits(name) else { continue }
        let owner = tables[name] ?? owners.table(named: name, for: file.path)
        tables[name] = .some(owner)
        add(literal, at: place, to: owner, in: workspace)
        if isWatched, let owner {
          note(uses: literal.keys(in: workspace.tables[owner]), of: owner, at: place)
        }
      }
    }
    compare(isExact: false)
    // Code that could not be read may use any key.
    guard isComplete else { return (true, false) }
    for finding in others.findings() {
      guard let entry = finding.entry, entry.isExtracted else { continue }
      let table = workspace.tables.firstIndex { $0.paths.contains(entry.path) }
      note(
        .unused, entry.key, table: table, name: table.map { workspace.tables[$0].name } ?? "",
        at: FilePlace(path: entry.path, location: entry.location))
    }
    return (true, true)
  }

  private mutating func add(
    _ literal: LocalizedLiteral, at place: FilePlace, to owner: Int?, in workspace: Workspace
  ) {
    guard let owner else {
      // A file of another target is no mistake; a table that nobody has is one.
      if !workspace.catalog.tables.contains(where: { $0.name == literal.table }) {
        note(.noTable, literal.pattern.key, table: nil, name: literal.table, at: place)
      }
      return
    }
    let table = workspace.tables[owner]
    guard literal.pattern.isComplete else {
      if !table.entries.contains(where: { literal.pattern.matches($0.key) }) {
        note(.unknown, literal.pattern.key, table: owner, name: table.name, at: place)
      }
      return
    }
    add(CodeKey(literal, at: place), to: owner, literal: literal)
  }
}

extension LocalizedLiteral {
  /// The keys that the code may look up: its own, or those of a table that fit its placeholders.
  fileprivate func keys(in table: Table) -> [String] {
    pattern.isComplete
      ? [pattern.key] : table.entries.lazy.map(\.key).filter(pattern.matches)
  }
}
