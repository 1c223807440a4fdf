internal import LocalizedText
internal import PointMetrics
internal import PreviewRows
internal import StringCatalog
internal import TextLayout

/// The kinds of rows to list; by default all.
///
/// Kinds in the same group are alternatives, such as missing or new. Different groups are combined,
/// such as needing review and being longer than one line. Rows of an excluded kind are never
/// listed.
struct RowFilter: Equatable, Sendable {
  /// A kind of row, by its name at the prompt.
  enum Kind: String, CaseIterable, Sendable {
    case missing, review, new
    case machineTranslated = "machine-translated"
    case translated, stale
    case overOneLine = "over-one-line"
    case overTwoLines = "over-two-lines"
    case problems, plurals, placeholders, wordless, changed

    /// The group of the kind; kinds in the same group are alternatives.
    fileprivate var group: Int {
      switch self {
      case .missing, .review, .new, .machineTranslated, .translated: 0
      case .stale: 1
      case .overOneLine, .overTwoLines: 2
      case .problems: 3
      case .plurals: 4
      case .placeholders: 5
      case .wordless: 6
      case .changed: 7
      }
    }

    /// Whether the row has to be created to determine its kind, because it depends on the width or
    /// the string.
    var needsRow: Bool { 2...6 ~= group }
  }

  private(set) var wanted: [Kind] = []
  private(set) var excluded: [Kind] = []

  /// Whether all rows are listed.
  var isEmpty: Bool { wanted.isEmpty && excluded.isEmpty }

  /// Whether rows have to be created to determine which are listed.
  var needsRows: Bool { wanted.contains(where: \.needsRow) || excluded.contains(where: \.needsRow) }

  /// Adds a kind, or removes it if it was added before.
  mutating func toggle(_ kind: Kind, excludes: Bool) {
    let others = excludes ? excluded : wanted
    wanted.removeAll { $0 == kind }
    excluded.removeAll { $0 == kind }
    guard !others.contains(kind) else { return }
    if excludes { excluded.append(kind) } else { wanted.append(kind) }
  }

  /// Whether the filter includes or excludes a kind.
  func names(_ kind: Kind) -> Bool { wanted.contains(kind) || excluded.contains(kind) }

  /// Removes a kind.
  mutating func remove(_ kind: Kind) {
    wanted.removeAll { $0 == kind }
    excluded.removeAll { $0 == kind }
  }

  /// Whether an entry may be listed according to its state, and to whether it has changed (nil if
  /// unknown).
  func admits(_ state: RowState, isStale: Bool, isChanged: Bool?) -> Bool {
    admits { kind in
      switch kind {
      case .missing, .review, .new, .machineTranslated, .translated: Kind(state) == kind
      case .stale: isStale
      case .changed: isChanged
      case .overOneLine, .overTwoLines, .problems, .plurals, .placeholders, .wordless: nil
      }
    }
  }

  /// Whether a row is listed according to everything but its state.
  func admits(_ row: ShownRow, width: Int) -> Bool {
    admits { $0.needsRow ? row.isOf($0, width: width) : nil }
  }

  /// Whether the kinds hold, ignoring those for which `holds` returns nil.
  private func admits(_ holds: (Kind) -> Bool?) -> Bool {
    if excluded.contains(where: { holds($0) == true }) { return false }
    for (number, kind) in wanted.enumerated() {
      // The first kind of a group stands for all of them.
      if wanted[..<number].contains(where: { $0.group == kind.group }) { continue }
      let group = wanted[number...].filter { $0.group == kind.group }
      let answers = group.compactMap(holds)
      if !answers.isEmpty, !answers.contains(true) { return false }
    }
    return true
  }

  /// A description of the kinds for the header: `missing or new, and longer than one line`.
  var words: String {
    var groups: [(number: Int, words: [String])] = []
    for kind in wanted {
      if let place = groups.firstIndex(where: { $0.number == kind.group }) {
        groups[place].words.append(kind.words)
      } else {
        groups.append((kind.group, [kind.words]))
      }
    }
    let parts =
      groups.map { $0.words.joined(separator: " or ") } + excluded.map { "not \($0.words)" }
    return parts.joined(separator: groups.contains { $0.words.count > 1 } ? ", and " : " and ")
  }
}

extension RowFilter {
  init(_ kind: Kind) { wanted = [kind] }

  /// Creates the filter for `--state`, given states as spelled in files.
  init(states: [String]) {
    for state in states {
      let kind: Kind? =
        switch state {
        case "needs_review": .review
        case "machine_translated": .machineTranslated
        default: Kind(rawValue: state)
        }
      if let kind, !wanted.contains(kind) { wanted.append(kind) }
    }
  }
}

extension RowFilter.Kind {
  /// The name of the kind after a number of rows.
  func words(for count: Int) -> String { self == .review && count != 1 ? "need review" : words }

  /// The name of the kind on the screen.
  var words: String {
    switch self {
    case .review: "needs review"
    case .overOneLine: "longer than one line"
    case .overTwoLines: "longer than two lines"
    case .problems, .plurals, .placeholders: "with \(rawValue)"
    case .wordless: "without words"
    case .missing, .new, .machineTranslated, .translated, .stale, .changed: rawValue
    }
  }
}

extension ShownRow {
  /// Whether the row is of a kind that does not follow from its state.
  func isOf(_ kind: RowFilter.Kind, width: Int) -> Bool {
    switch kind {
    case .overOneLine:
      row.state != .missing && (points?.layout ?? fitted.breakpoints.layout(at: width)) != .compact
    case .overTwoLines: !fits(width: width)
    case .problems: severity != nil
    case .plurals: row.found.localization?.leaves.contains { $0.path.pluralCase != nil } ?? false
    case .placeholders: row.title.fragments.contains { $0.kind != .literal }
    case .wordless: row.entry.isWordless
    case .missing, .review, .new, .machineTranslated, .translated, .stale, .changed: false
    }
  }

  /// Whether the string fits on one or two lines in any layout; in points, whether it may fit its
  /// slot.
  ///
  /// A missing string always fits, as in `galley fit`, because its source string says nothing about
  /// it.
  func fits(width: Int) -> Bool {
    guard row.state != .missing else { return true }
    if let points { return points.verdict != .cut }
    return fits(columns: width)
  }

  private func fits(columns width: Int) -> Bool {
    [.compact, .standard].contains(fitted.breakpoints.layout(at: width))
  }
}
