internal import LocalizedText
internal import TerminalUI
internal import TextLayout

/// How everything is drawn: one for all parts of the screen, and another one as soon as any of it
/// changes, so that who kept something that was drawn sees at once whether it still holds.
final class Look: Sendable {
  let theme: Theme
  let glyphs: Glyphs
  /// How wide clusters are in the terminal.
  let columnWidth: ColumnWidth
  /// Who puts texts into the order in which they are read.
  let order: BidiOrder
  /// Measures galley's own lines.
  let measurer: TextMeasurer
  /// The glyphs where nothing is known of how wide the terminal draws them.
  private let wantedGlyphs: Glyphs

  init(theme: Theme, glyphs: Glyphs, columnWidth: ColumnWidth, order: BidiOrder) {
    self.theme = theme
    self.columnWidth = columnWidth
    self.order = order
    wantedGlyphs = glyphs
    self.glyphs = glyphs.oneColumnWide(by: columnWidth)
    measurer = TextMeasurer(
      locale: LocaleTag("en"), order: order, columnWidth: columnWidth, marks: self.glyphs.marks)
  }

  /// The same in other colours, or on another kind of terminal.
  func with(
    theme: Theme? = nil, columnWidth: ColumnWidth? = nil, order: BidiOrder? = nil
  ) -> Look {
    Look(
      theme: theme ?? self.theme, glyphs: wantedGlyphs,
      columnWidth: columnWidth ?? self.columnWidth, order: order ?? self.order)
  }
}

extension Look: Equatable {
  static func == (left: Look, right: Look) -> Bool { left === right }
}
