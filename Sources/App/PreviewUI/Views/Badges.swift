internal import LocalizedText
internal import PointMetrics
internal import PreviewRows
internal import SourceText
internal import TextLayout

/// The settings that affect what is shown and that the user may have forgotten.
enum Badges {
  /// The level of detail of a badge.
  enum Detail: CaseIterable { case all, short, least }

  /// Returns the badges of a screen.
  static func words(
    of model: Model, _ geometry: ScreenGeometry, _ detail: Detail = .all
  ) -> [String] {
    let (catalog, list, preview) = (model.catalog, model.list, model.preview)
    let glyphs = model.screen.appearance.glyphs
    let (root, samples, leftOut) = (preview.root, preview.sampleOptions, catalog.origin.filters)
    let damaged = catalog.damagedFiles
    let files: [String?] = [
      catalog.areSamples ? "samples" : nil,
      damaged.count > 1
        ? "\(damaged.count) damaged files"
        : damaged.first.map { detail == .all ? "\($0) is damaged" : "1 damaged file" },
      lockWords(of: model, detail),
    ]
    let conflict = catalog.conflicts.map {
      "\(glyphs.conflict) \($0.openCount.counted("conflict"))"
    }
    let since = model.comparedRevision.map { "since \($0)" }
    let changes: [String?] = [
      since.flatMap { leftOut.contains($0) ? nil : $0 },
      list.marks.isEmpty ? nil : "\(list.marks.count) marked",
      list.filter.text.isEmpty ? nil : "&\(list.filter.text)",
      list.kinds.isEmpty ? nil : list.kinds.words,
      list.sort == .file ? nil : "by \(list.sort.words)",
      root.prefersFullNames ? "full names" : nil,
      root.device == .other ? nil : root.device.rawValue, root.pseudo?.rawValue,
      samples.count.map { "count \($0.digits)" },
      samples.length == .typical ? nil : "\(samples.length.rawValue) samples",
      root.fallback == .editor ? nil : root.fallback.rawValue,
      root.readsMarkdown ? nil : "markdown off", preview.forcedLayout?.rawValue,
      preview.points.map { words(of: $0, glyphs, detail) },
      geometry.widthWithoutInspector.map { "\($0) \(glyphs.arrow) \(geometry.rowWidth)" },
    ]
    return files.compactMap(\.self) + [conflict].compactMap(\.self) + leftOut
      + changes.compactMap(\.self)
  }

  /// Returns what cannot be edited; nil if everything can.
  private static func lockWords(of model: Model, _ detail: Detail) -> String? {
    if model.screen.isReadOnly { return "read-only" }
    if model.editing.isLocked { return "locked" }
    let locked = model.editing.locked
    guard let first = locked.first else { return nil }
    return locked.count == 1 && detail == .all
      ? "\(first.fileName) is locked" : locked.count.counted("locked file")
  }

  /// Returns the phone, font, and width; in short form, the text size instead of the font, if it is
  /// unusual.
  private static func words(of points: PointSetting, _ glyphs: Glyphs, _ detail: Detail) -> String {
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
