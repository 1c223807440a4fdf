extension Canvas {
  /// Draws measured cells from a position to the right, and answers where the next would stand.
  ///
  /// A cell of no columns is passed over. A cell that would stand half outside leaves blanks of its
  /// style on the half that is inside.
  @discardableResult
  public mutating func draw(_ cells: some Sequence<Cell>, at position: Position) -> Position {
    draw(Array(cells), at: position)
  }

  /// The same for an array, which needs no copy.
  @discardableResult
  public mutating func draw(_ cells: [Cell], at position: Position) -> Position {
    var place = position
    for cell in cells where cell.columns > 0 {
      change(place.row) { $0.put(cell, at: place.column) }
      place.column &+= cell.columns
    }
    return place
  }

  /// Draws the characters of a text, and answers where the next would stand.
  ///
  /// What is printable ASCII takes one column. Without a way to measure, each other character does
  /// too: that is for galley's own words and marks.
  @discardableResult
  public mutating func draw(
    _ text: String, style: Style = .plain, at position: Position,
    columns: (Character) -> Int = { _ in 1 }
  ) -> Position {
    var place = position
    guard !drawASCII(text, style: style, at: &place) else { return place }
    for character in text {
      let cell = Cell(String(character), columns: columns(character), style: style)
      if cell.columns > 0 { change(place.row) { $0.put(cell, at: place.column) } }
      place.column &+= cell.columns
    }
    return place
  }

  /// The same for a part of a text.
  @discardableResult
  public mutating func draw(
    _ text: some StringProtocol, style: Style = .plain, at position: Position,
    columns: (Character) -> Int = { _ in 1 }
  ) -> Position {
    draw(String(text), style: style, at: position, columns: columns)
  }

  /// Draws a text in which each byte is a character; nothing of any other.
  private mutating func drawASCII(_ text: String, style: Style, at place: inout Position) -> Bool {
    let bytes = text.utf8Span.span
    for index in bytes.indices where !(0x20...0x7E).contains(bytes[index]) { return false }
    change(place.row) { $0.put(ascii: bytes, style: style, at: place.column) }
    place.column &+= bytes.count
    return true
  }
}
