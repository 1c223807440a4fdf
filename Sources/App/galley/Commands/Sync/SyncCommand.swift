import AppSources
import CatalogCheck
import CatalogEditing
import CatalogFiles
import FileAccess
import JSONDocuments
import SourceText
import StringCatalog

/// `galley sync`: adds the keys of the code to String Catalogs.
struct SyncCommand: CatalogCommand {
  static let name = "sync"
  static let summary = "add keys of the code"
  static let meaning = """
    Add the keys that Swift code looks up and no String Catalog has, with their comments and default \
    values, as a build in Xcode does. A stale key that the code has again is no longer stale. Keys that \
    the code seems not to have any more are listed; they are neither marked as stale nor removed.

    The code is read in the folders of `--sources` (default: the paths, or the current folder). \
    Parameters, properties and functions of the project that take a localized string are followed, and \
    types of interpolated values decide on the placeholders. A string whose values have unknown types \
    is listed with its place and not added. The targets of Xcode projects and Swift packages decide \
    which catalog gets a key.

    With `--check`, print the same list without writing, and exit with 1 if a key is missing or wrongly \
    stale. `--stringsdata` takes the keys from files that the compiler wrote on a Mac, instead of the \
    code. It is exact, so other extracted keys are then marked as stale: more than a quarter of a table \
    only with `--force`.
    """
  static var options: [Option<Self>] {
    // Keys are the same in all languages.
    shared().without("locale")
    Option.sources(\.sources)
      .with("Read the code in DIR (default: the paths). Repeat the option for more folders")
    Option(
      "stringsdata", in: .selection,
      help: """
        Read the keys from FILE, which the compiler wrote, instead of the code. Repeat the option for \
        more files.
        """,
      .list(\.stringsData, .file("FILE")) { text throws(InvalidValue) in
        [try OptionText.nonEmpty(text)]
      })
    Option.format(\.format)
    Option.dryRun(\.isDryRun).with("Print what would change without writing it")
    Option.force(\.forces).with("Mark more than a quarter of a table as stale")
    Option.check(.flag(\.isCheck))
      .with("Write nothing. Exit with 1 if a key of the code is missing")
  }

  var shared = SharedOptions()
  /// The folders with the source code of the app.
  var sources: [String] = []
  /// Whether the command prints what it would do.
  var isDryRun = false
  var format = Format.text
  var isCheck = false
  var forces = false
  var stringsData: [String] = []

  func validate() throws(OptionsError) {
    if !stringsData.isEmpty, !sources.isEmpty {
      throw OptionsError("'--stringsdata' cannot be used with '--sources'")
    }
  }

  func run() -> ExitStatus {
    guard let order = KeyOrder.reported else { return .failure }
    var request = CatalogRequest(shared)
    request.sources = folders
    var workspace = Workspace.load(request)
    workspace.reportProblems()
    workspace.reportUnmatched()
    var plan = SyncPlan(workspace.tables)
    let isRead =
      stringsData.isEmpty ? read(&workspace, into: &plan) : readStringsData(workspace, into: &plan)
    var status = workspace.report.status
    if !isRead { status.worsen(to: .failure) }
    var output = StandardOutput()
    let edited = plan.apply(in: order)
    if edited.isUnreadable { status.worsen(to: .failure) }
    let refused = plan.steps.contains { $0.reason != nil }
    let isHeld = reportLargeChanges(of: plan, in: workspace.tables)
    let isWritten = !isCheck && !isDryRun && !refused && !isHeld && isRead
    if refused || isHeld { status.worsen(to: .findings) }
    if isCheck, plan.steps.contains(where: \.action.isChange) { status.worsen(to: .findings) }
    if isWritten {
      let (_, failure) = edited.files.write(in: order)
      if let failure {
        status.worsen(to: .failure)
        plan.refuse(failure.path, because: "not written: \(failure.reason)")
      }
    }
    SyncWriter(plan: plan, tables: workspace.tables, isWritten: isWritten, format: format)
      .write(to: &output)
    if isDryRun {
      let writer = DiffWriter(
        differences: edited.files.differences(
          from: workspace.tables, sourceLanguage: shared.source), isDryRun: true)
      switch format {
      case .text: output.write(lines: "\n" + writer.text)
      case .json: output.write(writer.json + "\n")
      }
    }
    return status.worsened(by: output.close())
  }

  /// The folders with the code.
  private var folders: [String] {
    if !sources.isEmpty { return sources }
    let folders = shared.paths.filter(\.isFolderPath)
    if !folders.isEmpty { return folders }
    return shared.paths.isEmpty
      ? ["."]
      : shared.paths.map { path in
        let folder = path.folderAndName.folder
        return folder.isEmpty ? "." : folder
      }
  }

  /// Reads the keys in the code.
  ///
  /// - Returns: whether all of it was read.
  private func read(_ workspace: inout Workspace, into plan: inout SyncPlan) -> Bool {
    var files: [AppSource] = []
    var others = SourceCheck(
      of: workspace.tables, among: [], rules: RuleSet(Rule.all.filter { $0.id == .keyUnused }))
    var projects: [String] = []
    var known: Set<String> = []
    for folder in workspace.request.sources {
      projects += AppSourceFinder(searching: folder).projects
    }
    let isRead = workspace.readSources { path, bytes in
      guard known.insert(path).inserted else { return }
      others.read(bytes, path: path)
      if path.hasSuffix(".swift") { files.append(AppSource(path: path, bytes: bytes)) }
    }
    guard !files.isEmpty else {
      if isRead {
        StandardError.report(
          "no Swift files under \(workspace.request.sources.joined(separator: ", "))")
      }
      return false
    }
    let owners = SourceOwners(
      workspace.tables, projects: projects, sources: files.map(\.path))
    let keys = ProjectKeys(of: files)
    let names = Set(workspace.catalog.tables.map(\.name))
    for (number, file) in files.enumerated() {
      let literals = keys.literals(of: number).filter { $0.isInOwnBundle }
      let places = file.places(of: literals.map(\.offset))
      var tables: [String: Int?] = [:]
      for (literal, place) in zip(literals, places) {
        let name = literal.table
        guard shared.tables.admits(name) else { continue }
        let owner = tables[name] ?? owners.table(named: name, for: file.path)
        tables[name] = .some(owner)
        add(literal, at: place, to: owner, isNamed: names.contains(name), workspace, &plan)
      }
    }
    plan.compare(isExact: false)
    guard isRead else { return false }
    for finding in others.findings() {
      guard let entry = finding.entry, entry.isExtracted else { continue }
      let table = workspace.tables.firstIndex { $0.paths.contains(entry.path) }
      plan.note(
        .unused, entry.key, table: table, name: table.map { workspace.tables[$0].name } ?? "",
        at: FilePlace(path: entry.path, location: entry.location))
    }
    return true
  }

  private func add(
    _ literal: LocalizedLiteral, at place: FilePlace, to owner: Int?, isNamed: Bool,
    _ workspace: Workspace, _ plan: inout SyncPlan
  ) {
    guard let owner else {
      // A file of another target is no mistake; a table that nobody has is one.
      if !isNamed {
        plan.note(.noTable, literal.pattern.key, table: nil, name: literal.table, at: place)
      }
      return
    }
    let table = workspace.tables[owner]
    guard literal.pattern.isComplete else {
      if !table.entries.contains(where: { literal.pattern.matches($0.key) }) {
        plan.note(
          .unknown, literal.pattern.key, table: owner, name: table.name, at: place)
      }
      return
    }
    plan.add(CodeKey(literal, at: place), to: owner, literal: literal)
  }

  /// Reads the keys that a compiler found.
  ///
  /// - Returns: whether all files were read.
  private func readStringsData(_ workspace: Workspace, into plan: inout SyncPlan) -> Bool {
    var data: [StringsData] = []
    for path in stringsData {
      do throws(Diagnostic) { data.append(try StringsData(reading: path)) } catch {
        StandardError.report(error)
        return false
      }
    }
    let owners = SourceOwners(workspace.tables, projects: [], sources: [])
    for file in data {
      for (name, keys) in file.tables where shared.tables.admits(name) {
        let own = workspace.tables.indices.filter {
          workspace.tables[$0].name == name && workspace.tables[$0].traits.locales == .file
        }
        let owner = own.count == 1 ? own[0] : owners.table(named: name, for: file.source ?? "")
        for key in keys {
          if let owner {
            plan.add(key, to: owner)
          } else {
            plan.note(.noTable, key.key, table: nil, name: name, at: key.place)
          }
        }
      }
    }
    plan.compare(isExact: true)
    return true
  }

  /// Reports tables of which more than a quarter would become stale.
  private func reportLargeChanges(of plan: SyncPlan, in tables: [Table]) -> Bool {
    guard !forces else { return false }
    var isHeld = false
    for (number, table) in tables.enumerated() {
      let count = plan.steps.count { $0.table == number && $0.action == .retire }
      guard count * 4 > table.entries.count else { continue }
      StandardError.report(
        "\(table.name): \(count) of \(table.entries.count.counted("string")) would become stale; "
          + "nothing is written without --force")
      isHeld = true
    }
    return isHeld
  }
}
