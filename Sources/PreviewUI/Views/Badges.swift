internal import LocalizedText
internal import PreviewRows
internal import TextLayout

/// Everything that changes what is shown, which the user may have forgotten.
///
/// The header compares it with that of the frame before, so only a change makes words of it.
struct Badges: Equatable, Sendable {
  private let areSamples: Bool
  /// The names of the damaged files.
  private let damagedFiles: [String]
  /// What the command line leaves out.
  private let leftOut: [String]
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
    leftOut = catalog.origin.filters
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

  func words(_ glyphs: Glyphs) -> [String] {
    let files: [String?] = [
      areSamples ? "samples" : nil,
      damagedFiles.count > 1
        ? "\(damagedFiles.count) damaged files" : damagedFiles.first.map { "\($0) is damaged" },
    ]
    let changes: [String?] = [
      filter.isEmpty ? nil : "&\(filter)",
      kinds.isEmpty ? nil : kinds.words,
      sort == .file ? nil : "by \(sort.rawValue)",
      root.prefersFullNames ? "full names" : nil,
      root.device == .other ? nil : root.device.rawValue, root.pseudo?.rawValue,
      samples.count.map { "count \($0.digits)" },
      samples.length == .typical ? nil : "\(samples.length.rawValue) samples",
      root.fallback == .editor ? nil : root.fallback.rawValue,
      root.readsMarkdown ? nil : "markdown off", forcedLayout?.rawValue,
      points?.words(separator: " \(glyphs.dots) "),
      widthWithoutInspector.map { "\($0) \(glyphs.arrow) \(rowWidth)" },
    ]
    return files.compactMap(\.self) + leftOut + changes.compactMap(\.self)
  }
}
