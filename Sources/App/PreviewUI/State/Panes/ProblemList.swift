internal import CatalogCheck
internal import LocalizedText
internal import PreviewRows
internal import SourceText
internal import StringCatalog

/// An incremental list of all problems of files and rows, in one or all languages, grouped by rule.
struct ProblemList {
  struct Problem: Sendable {
    let diagnostic: Diagnostic
    /// The number of the row; nil for a problem of a file.
    let row: Int?
    /// The language of the row, if all languages are listed.
    let locale: LocaleTag?
    /// The key of the row; nil for a problem of a file.
    let key: String?
    /// The location in a file; for a problem of a string, the string's.
    let place: FilePlace?
    /// Whether any row is from the file.
    let hasRows: Bool

    /// Whether the location is more informative than the key, because part of the file is not
    /// shown.
    var isOfFile: Bool { row == nil || diagnostic.isLoss }

    /// The effect of Enter.
    var way: Way { hasRows ? .row : place == nil ? .nowhere : .editor }

    /// Whether this is the same problem, possibly in a later version of its file.
    func isAbout(sameAs other: Problem) -> Bool {
      diagnostic.rule == other.diagnostic.rule && key == other.key
        && place?.path == other.place?.path && locale == other.locale
    }
  }

  /// The effect of Enter on a problem: go to a row; open the editor, if no row is from the file; or
  /// nothing, if the problem has no location.
  enum Way: Equatable, Sendable { case row, editor, nowhere }

  /// The selected line of an earlier list.
  struct Bookmark: Sendable {
    fileprivate let problem: Problem?
    fileprivate let isHeading: Bool
    fileprivate let line: Int
    fileprivate let top: Int
  }

  /// The problems of one rule.
  struct Group: Sendable {
    let rule: RuleID
    let summary: String
    /// The severity of the worst problem.
    var severity: Severity
    /// The number of problems.
    var count = 0
    /// The first problems.
    var problems: [Problem] = []
    /// The maximum number of problems kept per rule.
    static let limit = 1_000
  }

  enum Line: Equatable, Sendable {
    /// The heading of a group, by index.
    case heading(Int)
    /// A problem, by the indices of its group and within the group.
    case problem(group: Int, Int)
  }

  /// The groups, errors first.
  private(set) var groups: [Group] = []
  /// The numbers of unfinished and stale rows by kind; they have filters and are not listed.
  private(set) var unlisted: [RowFilter.Kind: Int] = [:]
  private(set) var lines: [Line] = []
  /// The index of the selected line.
  private(set) var selection = 0
  /// The first line on the screen.
  private(set) var top = 0
  /// The languages to check rows in.
  let locales: [LocaleTag]
  /// The width of the longest language name in columns.
  let tagColumns: Int
  /// The rows in the language being checked.
  private var rows: (locale: LocaleTag, store: RowStore)?
  /// The problems of all languages so far; used to list a problem of a key only once.
  private var known: Set<Known> = []
  private var next = 0
  /// Whether the user has moved the selection, which then stays on its problem.
  private var hasMoved = false
  /// The line to select until the user moves the selection.
  private var bookmark: Bookmark?

  /// Creates a list with the problems of files.
  ///
  /// `paths` are the files of rows, and `bookmark` is the line to select.
  init(
    of files: [Diagnostic], in locales: [LocaleTag], rowsFrom paths: Set<String> = [],
    at bookmark: Bookmark? = nil
  ) {
    self.locales = locales
    tagColumns = locales.map(\.description.utf8.count).max() ?? 0
    self.bookmark = bookmark
    top = bookmark?.top ?? 0
    for diagnostic in files {
      // No row has the key that a source misses.
      let key = diagnostic.rule == .keyMissing ? diagnostic.key : nil
      let place = diagnostic.filePlace
      add(
        Problem(
          diagnostic: diagnostic, row: nil, locale: nil, key: key, place: place,
          hasRows: place.map { paths.contains($0.path) } ?? false))
    }
    arrange()
  }

  /// The selected line, for a later list; the bookmark if the user has not moved the selection.
  var place: Bookmark? {
    guard hasMoved, let selected else { return bookmark }
    let isHeading = if case .heading = lines[selection] { true } else { false }
    return Bookmark(problem: selected, isHeading: isHeading, line: selection, top: top)
  }

  /// The number of problems.
  var count: Int { groups.reduce(0) { $0 + $1.count } }

  /// Whether the rows of all languages are listed.
  var hasAllLanguages: Bool { locales.count > 1 }

  /// Whether any rows have not been checked.
  func isPending(in model: Model) -> Bool { next < model.catalog.rowCount * locales.count }

  /// Checks further rows.
  mutating func advance(rows: Int, in model: Model) {
    let catalog = model.catalog
    let end = min(catalog.rowCount * locales.count, next + rows)
    let before = count
    while next < end {
      let (number, locale) = (next % catalog.rowCount, locales[next / catalog.rowCount])
      next += 1
      if self.rows?.locale != locale { self.rows = (locale, Self.store(of: model, in: locale)) }
      guard let store = self.rows?.store else { continue }
      let shown = store.unstoredRow(at: catalog.index(of: number))
      noteUnlisted(store.state(at: catalog.index(of: number)), in: locale)
      for diagnostic in shown.problems where diagnostic.severity >= .warning {
        let place = diagnostic.filePlace ?? shown.row.textPlace
        guard !hasAllLanguages || known.insert(Known(diagnostic, row: number, place)).inserted
        else {
          continue
        }
        // An unused key is a problem of no language.
        let isOfLanguage = hasAllLanguages && diagnostic.rule != .keyUnused
        add(
          Problem(
            diagnostic: diagnostic, row: number, locale: isOfLanguage ? locale : nil,
            key: shown.row.entry.key, place: place, hasRows: true))
      }
    }
    if count != before { arrange() }
  }

  /// Counts a row whose state is not listed as a problem.
  private mutating func noteUnlisted(
    _ row: (state: RowState, isStale: Bool), in locale: LocaleTag
  ) {
    if let kind = RowFilter.Kind(row.state), kind != .translated {
      unlisted[kind, default: 0] += 1
    }
    // A key is stale in all languages.
    if row.isStale, locale == locales.first { unlisted[.stale, default: 0] += 1 }
  }

  /// Returns the rows of a model in a language.
  private static func store(of model: Model, in locale: LocaleTag) -> RowStore {
    guard locale != model.preview.locale else { return model.rows }
    var preview = model.preview
    preview.changeRoot { $0.locale = locale }
    return RowStore(model.catalog, preview, model.screen, room: model.rows.room)
  }

  private mutating func add(_ problem: Problem) {
    let rule = problem.diagnostic.rule
    let place = groups.firstIndex { $0.rule == rule } ?? groups.endIndex
    if place == groups.endIndex {
      let summary = Rule.all.first { $0.id == rule }?.summary ?? problem.diagnostic.message
      groups.append(Group(rule: rule, summary: summary, severity: problem.diagnostic.severity))
    }
    groups[place].severity = max(groups[place].severity, problem.diagnostic.severity)
    groups[place].count += 1
    if groups[place].problems.count < Group.limit { groups[place].problems.append(problem) }
  }

  /// Sorts the groups and lists their lines; the selection stays on its line if the user has moved
  /// it.
  private mutating func arrange() {
    let selected =
      hasMoved && lines.indices.contains(selection) ? identity(of: lines[selection]) : nil
    groups.sort { ($1.severity, $0.rule.rawValue) < ($0.severity, $1.rule.rawValue) }
    lines = groups.indices.flatMap { group in
      [Line.heading(group)] + groups[group].problems.indices.map { Line.problem(group: group, $0) }
    }
    if let selected { selection = lines.firstIndex { identity(of: $0) == selected } ?? selection }
    if let bookmark { selection = line(of: bookmark) }
  }

  /// Returns the line of a bookmarked problem, or else the line with the same number: after a
  /// problem is fixed, that is the next one.
  private func line(of bookmark: Bookmark) -> Int {
    let same = lines.indices.filter { number in
      guard let problem = bookmark.problem else { return false }
      switch lines[number] {
      case .heading(let group):
        return bookmark.isHeading && groups[group].rule == problem.diagnostic.rule
      case .problem(let group, let place):
        return !bookmark.isHeading && groups[group].problems[place].isAbout(sameAs: problem)
      }
    }
    // An edit moves the problems below it.
    let nearest = same.min { abs($0 - bookmark.line) < abs($1 - bookmark.line) }
    return nearest ?? max(0, min(bookmark.line, lines.count - 1))
  }

  private struct Known: Hashable {
    let rule: RuleID
    let message: String
    let row: Int
    let place: FilePlace?

    init(_ diagnostic: Diagnostic, row: Int, _ place: FilePlace?) {
      rule = diagnostic.rule
      message = diagnostic.message
      self.row = row
      self.place = place
    }
  }

  private struct Identity: Equatable {
    let rule: RuleID
    let place: Int
  }

  private func identity(of line: Line) -> Identity {
    switch line {
    case .heading(let group): Identity(rule: groups[group].rule, place: -1)
    case .problem(let group, let place): Identity(rule: groups[group].rule, place: place)
    }
  }

  /// The selected problem; for a heading, the first one below it.
  var selected: Problem? {
    guard lines.indices.contains(selection) else { return nil }
    return switch lines[selection] {
    case .heading(let group): groups[group].problems.first
    case .problem(let group, let place): groups[group].problems[place]
    }
  }

  mutating func select(_ line: Int) {
    selection = max(0, min(line, lines.count - 1))
    hasMoved = true
    bookmark = nil
  }

  /// Scrolls as little as necessary to reveal the selected line.
  mutating func reveal(height: Int) {
    top = max(0, min(top, selection, lines.count - height))
    top = max(top, selection - max(1, height) + 1)
  }
}
