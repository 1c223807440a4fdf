import CatalogChanges
import CatalogCheck
import Locales
import SourceText
import StringCatalog

/// `galley diff`: shows what differs between two versions of catalogs.
struct DiffCommand: CatalogCommand {
  static let name = "diff"
  static let summary = "show changed strings"
  static let meaning = """
    Compare the strings of two versions: keys, source strings, translations, comments, and the states \
    of strings that are otherwise the same. Order and formatting are ignored. Exit with 1 if anything \
    changed.

    With `--locale`, only these languages are compared, and the source strings and comments of their strings.

    `OLD` and `NEW` are files, folders, revisions, or `REV:PATH`. Without `NEW`, compare `OLD` with the \
    files as they are now. Without both, compare `HEAD` with them.

    If the fit of a string changed, a line below it says so: whether it fits its slot or its width in \
    `.galley.json`, or else the width that it needs. On a terminal, both versions are shown as rows, \
    with the changed words marked. Translations that did not change with their source string are \
    listed as stranded.
    """
  static let pathUsage = "[OLD [NEW]] [-- path...]"
  static var options: [Option<Self>] {
    shared(locale: "Set the languages to compare, such as fr,de (default: all)")
    Option.format(\.form)
    Option(
      "stranded", in: .output,
      help: "Show only changed source strings whose translations did not change.",
      .flag(\.showsStrandedOnly))
    Option(
      "cosmetic", in: .output, help: "Also list strings with only order or formatting changes.",
      .flag(\.showsCosmetic))
    Option(
      "textconv", in: .output,
      help: "Print one line per string of a file, for Git's textconv setting.",
      .flag(\.convertsToText))
  }

  /// The output format of the differences.
  enum Form: String, OptionChoice { case text, json, markdown, github, html }

  var shared = SharedOptions()
  var form = Form.text
  var showsStrandedOnly = false
  var showsCosmetic = false
  var convertsToText = false
  /// The versions, each a path or a revision.
  var sides: [DiffSide] = []

  mutating func take(_ operands: [Operand], exists: (String) -> Bool) throws(OptionsError) {
    sides = []
    shared.paths = []
    for operand in operands {
      switch (sides.first, sides.count) {
      // Two files, or two folders; a path after a revision only selects.
      case (nil, _), (.files, 1), (.revision(_, path: .some), 1): sides.append(DiffSide(operand))
      case (.revision, 1) where !operand.isPath: sides.append(DiffSide(operand))
      default: shared.paths.append(operand.text)
      }
    }
    // A single path is what HEAD is compared with.
    if sides.count == 1, case .files(let path) = sides[0], !convertsToText {
      sides = []
      shared.paths.insert(path, at: 0)
    }
  }

  mutating func prepare() { shared.useASCIIIfNeeded() }

  func run() -> ExitStatus {
    if convertsToText { return writeTexts() }
    var reader = DiffReader(shared)
    guard let old = reader.tables(sides.first ?? .revision("HEAD")),
      let new = reader.tables(sides.count > 1 ? sides[1] : .work)
    else { return reader.status }
    var differences: [TableDifference] = []
    let pairs = DiffReader.pairs(old, new)
    var status = reader.status
    var settings = ProjectSettings()
    if shared.readsConfiguration {
      do throws(ProjectSettings.Mistakes) {
        settings = try ProjectSettings.ofProject(at: shared.paths.first ?? "")
      } catch {
        for mistake in error.diagnostics { StandardError.report(mistake.description) }
        status.worsen(to: .failure)
      }
    }
    let selected = selectedLocalizations(
      of: pairs.flatMap { [$0.old, $0.new].compactMap(\.self) }, &status)
    let styled = form == .text ? StyledLines(shared) : nil
    let drawing = styled.map { VersionRows($0, columns: StandardOutput.columns()) }
    for (name, before, after) in pairs {
      var difference = CatalogDifference(from: before, to: after)
      if showsStrandedOnly { difference.keepStranded() }
      if let selected {
        let wanted = Set([before, after].compactMap(\.self).flatMap(selected.localizations))
        difference.keep(locales: wanted.contains)
      }
      let fits = DiffFits(
        of: difference, from: before, to: after, settings: settings, drawing: drawing
      ).pairs
      differences.append(TableDifference(name: name, difference: difference, fits: fits))
    }
    var output = StandardOutput()
    var writer = DiffWriter(differences: differences, showsCosmetic: showsCosmetic)
    writer.styled = styled
    if form == .markdown {
      writer.fallen = FallenLanguage.all(from: pairs.compactMap(\.old), to: pairs.compactMap(\.new))
    }
    switch form {
    case .text: output.write(lines: writer.text)
    case .json: output.write(writer.json + "\n")
    case .markdown: output.write(writer.markdown)
    case .github: output.write(writer.annotations)
    case .html: output.write(writer.html)
    }
    if differences.contains(where: { !$0.difference.isEmpty }) { status.worsen(to: .findings) }
    return status.worsened(by: output.close())
  }

  /// The languages that are compared; nil for all.
  private func selectedLocalizations(
    of tables: [Table], _ status: inout ExitStatus
  ) -> SelectedLocalizations? {
    guard case .tags(let names) = shared.locales else { return nil }
    let selected = SelectedLocalizations(names, of: tables)
    for name in names
    where tables.allSatisfy({ selected.localization(of: $0, for: name) == nil }) {
      let known = Set(tables.flatMap(\.languages)).sorted()
      let near = LanguageSuggestions(localizations: known).nearest(to: name)
      StandardError.report("no translations for '\(name)'" + Spelling.question(near))
      status.worsen(to: .failure)
    }
    return selected
  }

  /// Writes a line for each text of a file, sorted by nothing but the file.
  private func writeTexts() -> ExitStatus {
    var reader = DiffReader(shared)
    guard let tables = reader.tables(sides.first ?? .work) else { return reader.status }
    var lines: [String] = []
    for table in tables.values {
      for entry in table.entries {
        if let comment = entry.comment {
          lines.append("\(entry.key.marked) · comment · \(comment.marked)")
        }
        for localization in entry.localizations {
          for leaf in localization.leaves {
            let place = [
              entry.key.marked, localization.locale, leaf.path.description, leaf.state ?? "",
            ]
            lines.append(
              (place.filter { !$0.isEmpty } + [leaf.text.marked]).joined(separator: " · "))
          }
        }
        if entry.localizations.isEmpty { lines.append(entry.key.marked) }
      }
    }
    // The same strings in another order are the same lines.
    lines.sort()
    var output = StandardOutput()
    for line in lines { output.write(line + "\n") }
    return reader.status.worsened(by: output.close())
  }
}

/// One of the two versions that are compared.
enum DiffSide: Equatable, Sendable {
  /// The files in the work tree.
  case work
  /// A file or a folder.
  case files(String)
  /// A revision, or one file in it.
  case revision(String, path: String? = nil)

  init(_ operand: Operand) {
    if operand.isPath {
      self = .files(operand.text)
    } else if let colon = operand.text.firstIndex(of: ":"), colon != operand.text.startIndex {
      self = .revision(
        String(operand.text[..<colon]),
        path: String(operand.text[operand.text.index(after: colon)...]))
    } else {
      self = .revision(operand.text)
    }
  }
}

/// The differences in one table.
struct TableDifference {
  let name: String
  var difference: CatalogDifference
  /// How its texts fit, by the numbers of their changes.
  var fits: [Int: DiffFits.Pair] = [:]
}
