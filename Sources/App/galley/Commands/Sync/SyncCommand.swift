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
    Add the keys that Swift and Objective-C code looks up and no String Catalog has, with their comments \
    and default values, as a build in Xcode does. A stale key that the code has again, outside of \
    `#if DEBUG`, is no longer stale. Keys that the code seems not to have any more are listed; they are neither marked as stale \
    nor removed.

    The code is read in the folders of `--sources` (default: the paths, or the current folder). \
    Parameters, properties and functions of the project that take a localized string are followed, and \
    types of interpolated values decide on the placeholders. A string whose values have unknown types \
    is listed with its place and not added. The targets of Xcode projects, Tuist and Swift packages \
    decide which catalog gets a key.

    With `--check`, print the same list without writing, and exit with 1 if a key is missing or wrongly \
    stale, or if the code names a table that does not exist. `--stringsdata` takes the keys from files \
    that the compiler wrote on a Mac, instead of the code. It is exact, so other extracted keys are then \
    marked as stale: more than a quarter of a table only with `--force`.
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
    request.sources = sources.isEmpty ? Self.folders(beside: shared.paths) : sources
    var workspace = Workspace.load(request)
    workspace.reportProblems()
    workspace.reportUnmatched()
    var plan = SyncPlan(workspace.tables)
    let isRead =
      stringsData.isEmpty
      ? readCode(&workspace, into: &plan) : readStringsData(workspace, into: &plan)
    var status = workspace.report.status
    if !isRead { status.worsen(to: .failure) }
    var output = StandardOutput()
    let edited = plan.apply(in: order)
    if edited.isUnreadable { status.worsen(to: .failure) }
    let refused = plan.steps.contains { $0.reason != nil }
    let isHeld = reportLargeChanges(of: plan, in: workspace.tables)
    let isWritten = !isCheck && !isDryRun && !refused && !isHeld && isRead
    if refused || isHeld { status.worsen(to: .findings) }
    if isCheck, plan.steps.contains(where: \.action.failsCheck) { status.worsen(to: .findings) }
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

  /// The folders in which the code is read if nobody names them.
  ///
  /// - Parameter paths: the paths of the catalogs.
  /// - Returns: those that are folders, or else the folders around the files.
  static func folders(beside paths: [String]) -> [String] {
    let folders = paths.filter(\.isFolderPath)
    if !folders.isEmpty { return folders }
    return paths.isEmpty
      ? ["."]
      : paths.map { path in
        let folder = path.folderAndName.folder
        return folder.isEmpty ? "." : folder
      }
  }

  /// Reads the keys in the code.
  ///
  /// - Returns: whether all of it was read.
  private func readCode(_ workspace: inout Workspace, into plan: inout SyncPlan) -> Bool {
    let (hasCode, isComplete) = plan.readCode(of: &workspace, admits: shared.tables.admits)
    if !hasCode, isComplete {
      StandardError.report(
        "no Swift files under \(workspace.request.sources.joined(separator: ", "))")
    }
    return hasCode && isComplete
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
