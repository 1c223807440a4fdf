internal import ICUServices
internal import TextLayout

extension PointMetric {
  /// Replaces the columns of scanned clusters with lengths.
  ///
  /// A cluster's kerning counts only if the line continues after it. The length of a line is
  /// therefore the ink up to its end minus everything before its start, whatever surrounds the
  /// line.
  func measure(
    _ starts: inout MutableSpan<TextScanner.ClusterStart>, count: Int, of text: Span<UInt8>
  ) {
    // Reading elements of a span, unlike those of an array, does no reference counting
    // (galley-breakpoints in Tests/Bench).
    let tables = (advances: advances, glyphs: table.glyphs, blocks: table.starts)
    let classes = (left: table.leftClasses, right: table.rightClasses, pairs: table.classKernings)
    let advances = tables.advances.span
    let glyphs = tables.glyphs.span
    let blocks = tables.blocks.span
    let leftClasses = classes.left.span
    let rightClasses = classes.right.span
    let classKernings = classes.pairs.span
    let firstOfStandIns = table.firstOfStandIns
    let arabic = table.arabicGlyphs
    // `contains` of a set of another module is not inlined (galley-breakpoints in Tests/Bench).
    let blank = TextScanner.ClusterTraits.isBlank.rawValue
    var before = 0
    var ink = 0
    var last = (glyph: UInt16(0), kerningRow: 0)
    for number in 0..<count {
      let start = Int(starts[number].offset)
      let end = Int(starts[number + 1].offset)
      var index = start
      let scalar = text.scalar(at: &index)
      let block = Int(blocks[Int(scalar) / GlyphTable.blockSize])
      var glyph =
        block > 0
        ? glyphs[block + Int(scalar) % GlyphTable.blockSize] : GlyphTable.shape(beyond: scalar)
      var advance: Int
      if index == end, !arabic.contains(glyph) {
        advance = Int(advances[Int(glyph)])
      } else {
        (glyph, advance) = cluster(start..<end, of: text)
      }
      var row = 0
      if glyph < firstOfStandIns {
        if last.kerningRow > 0 {
          let pair = last.kerningRow + Int(rightClasses[Int(glyph)])
          let kerning = Int(classKernings[pair])
          if kerning > 0 { before += self.kerning(kerning, last.glyph, glyph) }
        }
        row = Int(leftClasses[Int(glyph)]) * InterKerning.rightClassCount
      }
      starts[number].before = UInt32(truncatingIfNeeded: before)
      starts[number].ink = UInt32(truncatingIfNeeded: ink)
      before += advance
      if advance > 0, starts[number].traits.rawValue & blank == 0 { ink = before }
      last = (glyph, row)
    }
    starts[count].before = UInt32(truncatingIfNeeded: before)
    starts[count].ink = UInt32(truncatingIfNeeded: ink)
  }

  /// Measures a cluster of several scalars, or of a script with a stand-in; returns its length and
  /// the glyph to use for kerning with its neighbors.
  @inline(never)
  private func cluster(
    _ range: Range<Int>, of text: Span<UInt8>
  ) -> (glyph: UInt16, advance: Int) {
    var index = range.lowerBound
    let first = text.scalar(at: &index)
    if let standIn = table.standIns.first(where: { $0.scalars.contains(first) }) {
      let advance =
        standIn.script == .arabic
        ? arabic(range, of: text, standIn) : indic(range, of: text, standIn)
      return (table.glyph(of: first), advance)
    }
    var glyph = table.glyph(of: first)
    var base = first
    var advance = self.advance(of: glyph)
    while index < range.upperBound {
      let scalar = text.scalar(at: &index)
      if scalar == 0xFE0F || glyph == GlyphTable.Shape.emoji.rawValue
        || 0x1_F1E6...0x1_F1FF ~= scalar
      {
        // A pictograph is as wide as one, however many parts it has.
        glyph = GlyphTable.Shape.emoji.rawValue
        return (glyph, self.advance(of: glyph))
      }
      if let composed = base.composed(with: scalar) {
        base = composed
        glyph = table.glyph(of: composed)
        advance = self.advance(of: glyph)
      } else if glyph != GlyphTable.Shape.hangul.rawValue {
        advance += self.advance(of: table.glyph(of: scalar))
      }
    }
    return (glyph, advance)
  }

  // MARK: Scripts

  /// Measures an Arabic letter with its marks, in its contextual form.
  private func arabic(_ range: Range<Int>, of text: Span<UInt8>, _ font: StandIn) -> Int {
    var index = range.lowerBound
    let letter = text.scalar(at: &index)
    var endsJoin = false
    while index < range.upperBound {
      switch text.scalar(at: &index) {
      case 0x200C: endsJoin = true
      case 0x200D: endsJoin = false
      default: continue
      }
    }
    var next: UInt32?
    if index < text.count, !endsJoin { next = text.scalar(at: &index) }
    let before = letterBefore(range.lowerBound, of: text)
    let joinsBefore = font.joinsBefore(letter) && before.map(font.joinsAfter) == true
    // The alef of a ligature is measured with its lam.
    if joinsBefore, let before, font.ligature(before, letter, joinedBefore: false) != nil {
      return 0
    }
    if let next, let ligature = font.ligature(letter, next, joinedBefore: joinsBefore) {
      return advance(of: ligature)
    }
    let joinsAfter = font.joinsAfter(letter) && next.map(font.joinsBefore) == true
    let form: StandIn.Form =
      switch (joinsBefore, joinsAfter) {
      case (false, false): .alone
      case (true, false): .joinedBefore
      case (false, true): .joinedAfter
      case (true, true): .joinedOnBothSides
      }
    return advance(of: font.glyph(of: letter, form) ?? table.glyph(of: letter))
  }

  /// Returns the preceding letter that a letter at an offset may join.
  ///
  /// It skips only a few marks, to keep text full of marks linear.
  private func letterBefore(_ offset: Int, of text: Span<UInt8>) -> UInt32? {
    var end = offset
    for _ in 0..<8 {
      guard end > 0 else { return nil }
      end -= 1
      while end > 0, text[end] & 0xC0 == 0x80 { end -= 1 }
      var index = end
      let scalar = text.scalar(at: &index)
      // A zero width space separates words, and a non-joiner letters.
      if scalar == 0x200B || scalar == 0x200C { return nil }
      if table.glyph(of: scalar) != GlyphTable.Shape.nothing.rawValue { return scalar }
    }
    return nil
  }

  /// Measures a cluster of another script as the sum of its letters.
  ///
  /// In Indic scripts, a consonant before a virama uses its half form. Next to a virama, ra has no
  /// width.
  private func indic(_ range: Range<Int>, of text: Span<UInt8>, _ font: StandIn) -> Int {
    var index = range.lowerBound
    var width = 0
    var last: UInt32?
    var followsVirama = false
    while index < range.upperBound {
      let scalar = text.scalar(at: &index)
      let own = advance(of: table.glyph(of: scalar))
      if let virama = font.script.virama {
        if scalar == virama.virama {
          followsVirama = last != nil
          continue
        }
        if followsVirama, own > 0, let before = last {
          followsVirama = false
          if scalar == virama.ra, font.script != .tamil { continue }
          let full = advance(of: table.glyph(of: before))
          if before == virama.ra, font.script != .tamil {
            width -= full
          } else if let half = font.glyph(of: before, .joinedBefore) {
            width += advance(of: half) - full
          }
        }
      }
      width += own
      if own > 0 { last = scalar }
    }
    return max(width, 0)
  }
}

extension UInt32 {
  /// Returns the precomposed scalar of this scalar and a following mark, if any.
  fileprivate func composed(with mark: UInt32) -> UInt32? {
    guard let scalar = Unicode.Scalar(self), let mark = Unicode.Scalar(mark) else { return nil }
    return ScalarProperties(scalar).composed(with: mark)?.value
  }
}

extension Span<UInt8> {
  /// Returns the scalar at an offset of valid UTF-8, and advances the offset past it.
  @inline(__always)
  fileprivate func scalar(at index: inout Int) -> UInt32 {
    let first = UInt32(self[index])
    if first < 0x80 {
      index += 1
      return first
    }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard index + length <= count else {
      index = count
      return 0xFFFD
    }
    var scalar = first & (0xFF >> UInt32(length + 1))
    for place in index + 1..<index + length { scalar = scalar << 6 | UInt32(self[place] & 0x3F) }
    index += length
    return Swift.min(scalar, 0x10_FFFF)
  }
}
