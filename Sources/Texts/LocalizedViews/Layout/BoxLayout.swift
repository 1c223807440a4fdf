internal import LocalizedText
internal import TextLayout

/// Lays out the boxes of one view at a width.
///
/// TextLayout measures and wraps the text.
struct BoxLayout {
  /// The width of the whole view, in columns.
  let columns: Int
  private var measurers: [LocaleTag: TextMeasurer] = [:]

  init(columns: Int) { self.columns = columns }

  /// Lays out a box within a width.
  mutating func block(_ box: Box, width: Int) -> Block {
    var block =
      switch box.content {
      case .text(let text): self.block(text, of: box, width: width)
      case .horizontal(let boxes, let alignment, let spacing):
        self.block(beside: boxes, alignment, spacing: spacing, width: width)
      case .vertical(let boxes, let alignment): self.block(below: boxes, alignment, width: width)
      case .layered(let boxes, let alignment): self.block(layered: boxes, alignment, width: width)
      case .fitting(let boxes): self.block(fitting: boxes, width: width)
      case .spacer(let least): Block(width: least, height: 0)
      }
    if box.isHidden { block.lines = [] }
    return block
  }

  // MARK: Texts

  private mutating func measured(_ text: PlacedText) -> MeasuredText {
    let locale = text.environment.localeTag
    let direction = text.environment.layoutDirection
    let measurer =
      measurers[locale] ?? TextMeasurer(locale: locale, direction: direction)
    measurers[locale] = measurer
    return measurer.measure(text.resolve())
  }

  private mutating func block(_ text: PlacedText, of box: Box, width: Int) -> Block {
    let measured = measured(text)
    guard !box.isFixedHorizontally else { return block(fixed: measured, text, width: width) }
    let limit = box.isFixedVertically ? nil : text.environment.lineLimit
    let arrangement = Arrangement(lineLimit: limit, value: .below(.leading))
    var block = block(of: arrangement.row(title: measured, width: max(width, 0)).lines, text)
    block.isWhole = arrangement.truncation(of: measured, width: width) == nil
    return block
  }

  /// Lays out a text at its full width, and splits it only if it is wider than the view.
  private func block(fixed text: MeasuredText, _ placed: PlacedText, width: Int) -> Block {
    let room = max(text.columns, 1)
    let arrangement = Arrangement(lineLimit: nil, value: .below(.leading))
    guard text.columns > columns else {
      var block = block(of: arrangement.row(title: text, width: room).lines, placed)
      block.isWhole = block.width <= width
      return block
    }
    // Split it at the end, like the value of a row.
    let empty = TextMeasurer(locale: placed.environment.localeTag)
      .measure(ResolvedText(verbatim: ""))
    let row = Arrangement.extended.row(title: empty, value: text, width: columns)
    var block = block(of: row.valueLines, aligned: .trailing)
    block.isWhole = false
    return block
  }

  private func block(of lines: [PlacedLine], _ text: PlacedText) -> Block {
    let alignment: HorizontalAlignment =
      switch text.environment.multilineTextAlignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    return block(of: lines, aligned: alignment)
  }

  private func block(of lines: [PlacedLine], aligned alignment: HorizontalAlignment) -> Block {
    let width = lines.map(\.columns).max() ?? 0
    var block = Block(width: width, height: lines.count)
    block.lines = lines.enumerated().map { row, line in
      var line = line
      line.row = row
      line.column = alignment.start(of: line.columns, in: width)
      return line
    }
    return block
  }

  // MARK: Stacks

  private mutating func block(
    below boxes: [Box], _ alignment: HorizontalAlignment, width: Int
  ) -> Block {
    let blocks = boxes.map { box in
      // Lines are adjacent.
      if case .spacer = box.content { Block(width: 0, height: 0) } else { block(box, width: width) }
    }
    var all = Block(
      width: blocks.map(\.width).max() ?? 0, height: blocks.reduce(0) { $0 + $1.height })
    var row = 0
    for block in blocks {
      all.add(block, row: row, column: alignment.start(of: block.width, in: all.width))
      row += block.height
    }
    all.baselines.first = blocks.first { $0.height > 0 }?.baselines.first ?? 0
    return all
  }

  private mutating func block(
    beside boxes: [Box], _ alignment: VerticalAlignment, spacing: Int?, width: Int
  ) -> Block {
    let gaps = gaps(after: boxes, spacing: spacing)
    var blocks = boxes.map { box in
      if case .spacer(let least) = box.content {
        Block(width: least, height: 0)
      } else {
        Block(width: 0, height: 0)
      }
    }
    var room = width - gaps.reduce(0, +) - blocks.reduce(0) { $0 + $1.width }
    // Fixed boxes come first, then those with higher priority, and among equals the narrow ones;
    // the rest share the remaining space.
    var waiting = boxes.indices.filter { !boxes[$0].isSpacer }
    for index in waiting where boxes[index].isFixedHorizontally {
      blocks[index] = block(boxes[index], width: width)
      room -= blocks[index].width
    }
    waiting.removeAll { boxes[$0].isFixedHorizontally }
    while let priority = waiting.map({ boxes[$0].priority }).max() {
      var widths: [Int: Int] = [:]
      for index in waiting where boxes[index].priority == priority {
        widths[index] = idealWidth(boxes[index], width: room)
      }
      var left = widths.count
      for (index, _) in widths.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) }) {
        blocks[index] = block(boxes[index], width: max(room, 0) / left)
        // There is no space left for text next to fixed boxes.
        if room < 1, case .text = boxes[index].content {
          blocks[index] = block(boxes[index], width: room)
        }
        room -= blocks[index].width
        left -= 1
      }
      waiting.removeAll { boxes[$0].priority == priority }
    }
    let spacers = boxes.indices.filter { boxes[$0].isSpacer }
    for (number, index) in spacers.enumerated() where room > 0 {
      blocks[index].width += (room + spacers.count - 1 - number) / spacers.count
    }
    return block(beside: blocks, gaps: gaps, alignment, width: width)
  }

  private func block(
    beside blocks: [Block], gaps: [Int], _ alignment: VerticalAlignment, width: Int
  ) -> Block {
    // Spacers have no lines and are not aligned.
    let shown = blocks.indices.filter { blocks[$0].height > 0 }
    let rows = alignment.rows(of: shown.map { blocks[$0] })
    let starts = Dictionary(uniqueKeysWithValues: zip(shown, rows.starts))
    let taken = blocks.reduce(0) { $0 + $1.width } + gaps.reduce(0, +)
    var all = Block(width: taken, height: rows.height)
    all.baselines.first = shown.map { (starts[$0] ?? 0) + blocks[$0].baselines.first }.min() ?? 0
    var column = 0
    for (index, block) in blocks.enumerated() {
      // Align anything wider than the view with the end of the view.
      let end = max(min(column, width - block.width), 0)
      all.add(block, row: starts[index] ?? 0, column: block.height > 0 ? end : column)
      column += block.width + gaps[index]
    }
    if taken > width {
      all.isWhole = false
      all.width = min(taken, max(width, blocks.map(\.width).max() ?? 0))
    }
    return all
  }

  /// The gap after each box, in columns: none next to a spacer or after the last box.
  private func gaps(after boxes: [Box], spacing: Int?) -> [Int] {
    boxes.indices.map { index in
      guard index + 1 < boxes.count else { return 0 }
      return spacing ?? (boxes[index].isSpacer || boxes[index + 1].isSpacer ? 0 : 1)
    }
  }

  /// The width a box takes if there is enough space.
  private mutating func idealWidth(_ box: Box, width: Int) -> Int {
    if case .text(let text) = box.content { return measured(text).columns }
    return block(box, width: width).width
  }

  private mutating func block(
    layered boxes: [Box], _ alignment: Alignment, width: Int
  ) -> Block {
    let blocks = boxes.map { block($0, width: width) }
    let priority = boxes.map(\.priority).max() ?? 0
    let largest = boxes.indices.filter { boxes[$0].priority == priority }.map { blocks[$0] }
    let (_, height) = alignment.vertical.rows(of: largest)
    var all = Block(width: largest.map(\.width).max() ?? 0, height: height)
    let frame = Block(width: all.width, height: height)
    for (box, block) in zip(boxes, blocks) {
      let start = alignment.vertical.rows(of: [frame, block]).starts[1]
      let isWhole = all.isWhole
      all.add(
        block, row: max(start, 0),
        column: alignment.horizontal.start(of: block.width, in: all.width))
      if box.isHidden { all.isWhole = isWhole }
    }
    return all
  }

  private mutating func block(fitting boxes: [Box], width: Int) -> Block {
    for (index, box) in boxes.enumerated() {
      var block = block(box, width: width)
      guard block.isWhole && block.width <= width || index == boxes.count - 1 else { continue }
      block.choices.insert(index, at: 0)
      return block
    }
    return Block(width: 0, height: 0)
  }
}

extension Box {
  /// Whether the box takes all remaining columns.
  var isSpacer: Bool { if case .spacer = content { true } else { false } }
}
