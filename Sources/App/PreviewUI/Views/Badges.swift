internal import LocalizedText
internal import PointMetrics
internal import PreviewRows
internal import SourceText
internal import TextLayout

/// The settings that affect what is shown and that the user may have forgotten.
struct Badges {
  private let areSamples: Bool
  /// The names of the damaged files.
  private let damagedFiles: [String]
  /// The files that cannot be edited: their names, or none if no file can be.
  private let locked: [String]
  /// Whether no file can be edited.
  private let isLocked: Bool
  /// Whether the user has asked for it.
  private let isReadOnly: Bool
  /// The filters given on the command line.
  private let leftOut: [String]
  /// The number of undecided conflicts; nil if there were none.
  private let conflicts: Int?
  /// The revision that rows are compared with.
  private let revision: String?
  /// The number of marked rows.
  private let marked: Int
  /// The number of rows left to review; nil without a review.
  private let reviewed: Int?
  private let filter: String
  private let kinds: RowFilter
  private let sort: SortOrder
  private let root: RootModifiers
  private let samples: SampleOptions
  private let forcedLayout: Layout?
  private let points: PointSetting?
  private let widthWithoutInspector: Int?
  private let rowWidth: Int

  init(_ model: Model, _ geometry: ScreenGeometry) {
    let (catalog, list, preview) = (model.catalog, model.list, model.preview)
    areSamples = catalog.areSamples
    damagedFiles = catalog.damagedFiles
    locked = model.locked
    isLocked = model.isLocked
    isReadOnly = model.screen.isReadOnly
    leftOut = catalog.origin.filters
    conflicts = model.catalog.conflicts?.openCount
    revision = model.comparedRevision
    marked = model.marks.count
    reviewed = model.review?.left
    filter = list.filter.text
    kinds = list.kinds
    sort = list.sort
    root = preview.root
    samples = preview.sampleOptions
    forcedLayout = preview.forcedLayout
    points = preview.points
    widthWithoutInspector = geometry.widthWithoutInspector
    rowWidth = geometry.rowWidth
  }

  /// The number of rows left to review; nil without a review.
  var reviewWords: String? { reviewed.map { "\($0) to review" } }

  /// The level of detail of a badge.
  enum Detail { case all, short, least }

  func words(_ glyphs: Glyphs, _ detail: Detail = .all) -> [String] {
    let files: [String?] = [
      areSamples ? "samples" : nil,
      damagedFiles.count > 1
        ? "\(damagedFiles.count) damaged files"
        : damagedFiles.first.map { detail == .all ? "\($0) is damaged" : "1 damaged file" },
      lockWords(detail),
    ]
    let conflict = conflicts.map {
      "\(glyphs.conflict) \($0.counted("conflict"))"
    }
    let since = revision.map { "since \($0)" }
    let changes: [String?] = [
      since.flatMap { leftOut.contains($0) ? nil : $0 },
      marked == 0 ? nil : "\(marked) marked",
      filter.isEmpty ? nil : "&\(filter)",
      kinds.isEmpty ? nil : kinds.words,
      sort == .file ? nil : "by \(sort.words)",
      root.prefersFullNames ? "full names" : nil,
      root.device == .other ? nil : root.device.rawValue, root.pseudo?.rawValue,
      samples.count.map { "count \($0.digits)" },
      samples.length == .typical ? nil : "\(samples.length.rawValue) samples",
      root.fallback == .editor ? nil : root.fallback.rawValue,
      root.readsMarkdown ? nil : "markdown off", forcedLayout?.rawValue,
      points.map { self.words(of: $0, glyphs, detail) },
      widthWithoutInspector.map { "\($0) \(glyphs.arrow) \(rowWidth)" },
    ]
    return files.compactMap(\.self) + [conflict].compactMap(\.self) + leftOut
      + changes.compactMap(\.self)
  }

  /// Returns what cannot be edited; nil if everything can.
  private func lockWords(_ detail: Detail) -> String? {
    if isReadOnly { return "read-only" }
    if isLocked { return "locked" }
    guard let first = locked.first else { return nil }
    return locked.count == 1 && detail == .all
      ? "\(first.fileName) is locked" : locked.count.counted("locked file")
  }

  /// Returns the phone, font, and width; in short form, the text size instead of the font, if it is
  /// unusual.
  private func words(of points: PointSetting, _ glyphs: Glyphs, _ detail: Detail) -> String {
    let parts = points.parts
    let size = points.textSize == .l ? [] : [points.textSize.rawValue]
    let shown: [String] =
      switch detail {
      case .all: parts
      case .short: parts.count > 2 ? [parts[0]] + size + parts.suffix(1) : parts
      case .least: size + parts.suffix(1)
      }
    return shown.joined(separator: " \(glyphs.dots) ")
  }
}
