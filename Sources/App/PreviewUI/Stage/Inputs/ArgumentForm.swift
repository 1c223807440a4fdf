internal import PreviewRows
internal import TerminalValues

/// The form for editing a row's samples, with a field for each part of an argument, each concept
/// that words agree with, and each part of the value.
struct ArgumentForm: InputLayer {
  /// A field of the form.
  struct Field: Sendable {
    /// The argument, concept or value that the field edits.
    enum Owner: Equatable, Sendable {
      /// The argument at an index.
      case argument(Int)
      /// The concept at an index.
      case concept(Int)
      /// The value of the row.
      case value
    }

    let owner: Owner
    let part: SampleField
    var text: TextField
    /// Whether the entered text is invalid.
    ///
    /// The sample keeps its last valid value.
    var isRefused = false

    /// The number of the argument as in placeholders, with indices in lists: `2.1`.
    var label: String {
      switch owner {
      case .argument(let position):
        ([position] + part.path).map { "\($0 + 1)" }.joined(separator: ".")
      case .concept(let position): "concept \(position + 1)"
      case .value: "value"
      }
    }
  }

  let table: SampleEdits.TableID
  let key: String
  private(set) var fields: [Field] = []
  private(set) var selection = 0
  /// The current samples.
  private(set) var values: Samples.Values
  private let original: Samples.Values
  private let origin: Origin

  /// Whether any sample differs from the file.
  var isEdited: Bool { values != original }

  /// Creates a form for the arguments of an entry.
  ///
  /// `original` are the samples from the file, or generated ones. They determine how input is
  /// parsed, so that a number remains a number after a typo. `edited` are samples the user has
  /// edited before. The first field that the row displays is selected; `showsFullNames` determines
  /// which form of a name that is.
  init(
    table: SampleEdits.TableID, key: String, original: Samples.Values, edited: Samples.Values?,
    showsFullNames: Bool, before origin: Origin
  ) {
    self.origin = origin
    self.table = table
    self.key = key
    self.original = original
    values = original
    for (place, sample) in (original.arguments ?? []).enumerated() {
      append(sample.fields, of: .argument(place), edited: edited?.arguments?.at(place)?.fields)
    }
    for (place, concept) in (original.concepts ?? []).enumerated() {
      append(
        [concept.field], of: .concept(place), edited: edited?.concepts?.at(place).map { [$0.field] }
      )
    }
    if let value = original.value {
      append(value.fields, of: .value, edited: edited?.value?.fields)
    }
    let hidden = showsFullNames ? SampleField.Role.displayName : .fullName
    select(fields.firstIndex { $0.part.role != hidden } ?? 0)
  }

  private mutating func append(
    _ parts: [SampleField], of owner: Field.Owner, edited: [SampleField]?
  ) {
    for (number, part) in parts.enumerated() {
      // Edited samples have the same parts, unless the file has changed since.
      let text = edited?.count == parts.count ? edited?[number].text : nil
      fields.append(Field(owner: owner, part: part, text: TextField(text ?? part.text)))
    }
    read(owner)
  }

  /// Selects the next or previous field, wrapping around.
  mutating func move(by step: Int) {
    guard !fields.isEmpty else { return }
    select((selection + step + fields.count) % fields.count)
  }

  /// Selects a field, if it exists, and its text, so that typing replaces it.
  mutating func select(_ place: Int) {
    guard fields.indices.contains(place) else { return }
    selection = place
    fields[place].text.selectAll()
  }

  /// Edits the text of the selected field; returns false if nothing changed.
  private mutating func edit(_ change: (inout TextField) -> Bool) -> Bool {
    guard fields.indices.contains(selection), change(&fields[selection].text) else { return false }
    read(fields[selection].owner)
    return true
  }

  private mutating func read(_ owner: Field.Owner) {
    switch owner {
    case .argument(let place):
      guard let sample = read(original.arguments?.at(place), of: owner) else { return }
      values.arguments?[place] = sample
    case .concept(let place):
      guard let concept = original.concepts?.at(place),
        let field = fields.first(where: { $0.owner == owner })
      else { return }
      values.concepts?[place] = concept.replacing(with: field.text.text)
    case .value: values.value = read(original.value, of: owner)
    }
  }

  private mutating func read(_ whole: Sample?, of owner: Field.Owner) -> Sample? {
    guard var sample = whole else { return nil }
    for number in fields.indices where fields[number].owner == owner {
      let field = fields[number]
      let typed = sample.replacing(field.part, with: field.text.text)
      fields[number].isRefused = typed == nil
      sample = typed ?? sample
    }
    return sample
  }
}

// MARK: - Reactions

extension ArgumentForm {
  var takesText: Bool { true }

  func panel(on screen: ScreenState) -> Panel {
    Panel(lines: fields.count, selection: selection, count: fields.count)
  }

  mutating func take(_ key: Key, in model: Model) -> Outcome {
    switch key {
    case .escape, .control("c"), .control("g"): return close(keeping: false, in: model)
    case .enter: return refusesField(in: model) ? .done : close(keeping: true, in: model)
    case .tab, .down, .control("n"): move(by: 1)
    case .backTab, .up, .control("p"): move(by: -1)
    default: edit(in: model) { $0.edit(key) }
    }
    return .done
  }

  mutating func paste(_ text: String, in model: Model) -> Outcome {
    edit(in: model) { $0.inserted(text) }
    return .done
  }

  mutating func click(at position: Position, in model: Model) -> Outcome {
    if let line = model.geometry.panelLine(at: position) { select(line) }
    return .done
  }

  /// Edits the selected field; all strings with the argument change with it.
  private mutating func edit(in model: Model, _ change: (inout TextField) -> Bool) {
    guard edit(change) else { return }
    model.catalog.edits[table][key] = isEdited ? values : nil
    model.noteRows(keepingList: true)
  }

  /// Selects the first field with an invalid value and reports it; returns false if there is none.
  private mutating func refusesField(in model: Model) -> Bool {
    guard let place = fields.firstIndex(where: \.isRefused) else { return false }
    select(place)
    let (text, name) = (fields[place].text.text, fields[place].part.role.rawValue)
    let valid = fields[place].part.role == .number ? "" : "valid "
    model.status.say(
      text.isEmpty ? "enter a \(name)" : "'\(text.prefix(40))' is not a \(valid)\(name)")
    return true
  }

  private func close(keeping: Bool, in model: Model) -> Outcome {
    .closing { [origin] in
      if !keeping {
        model.catalog.edits = origin.edits
        model.preview.sampleOptions.count = origin.count
      }
      model.list.scroll(to: origin.top)
      model.noteRows()
      if keeping, model.catalog.edits != origin.edits {
        model.status.say("kept until you quit; :write-samples saves it")
      }
    }
  }

  func hints(in model: Model) -> [Hint]? {
    [Hint("Enter", "apply"), Hint("Tab", "next"), .cancel]
  }

  func draw(_ model: Model, on frame: inout Frame) {
    let (geometry, appearance) = (frame.geometry, model.screen.appearance)
    if geometry.hintsRow != nil { frame.canvas.drawStatus(of: model, geometry) }
    let first = geometry.panelStart
    frame.cursor = Position(column: 0, row: geometry.panelTop)
    for (offset, field) in fields.dropFirst(first).prefix(geometry.panelHeight).enumerated() {
      let isSelected = first + offset == selection
      let end = draw(
        field, isSelected: isSelected, row: geometry.panelTop + offset, appearance,
        on: &frame.canvas)
      if isSelected { frame.cursor = end }
    }
    if geometry.hintsRow == nil { drawKeys(appearance, on: &frame.canvas) }
  }

  /// Draws the number of a field, its text, and the expected type at the right.
  private func draw(
    _ field: Field, isSelected: Bool, row: Int, _ appearance: Appearance,
    on canvas: inout Canvas
  ) -> Position {
    let (width, theme) = (canvas.size.columns, appearance.theme)
    let labels = fields.map(\.label.count).max() ?? 0
    let name = field.part.role.rawValue
    let kind = Line(
      field.isRefused ? "not a valid \(name)" : name, theme[field.isRefused ? .problem : .hint],
      in: appearance)
    let start = 2 + labels + 2
    let hasKind = field.isRefused || width - start - kind.columns - 2 >= 12
    let end = hasKind ? max(start + 1, width - kind.columns - 2) : width
    canvas.draw(field.label, style: theme[.key], at: Position(column: 2, row: row))
    var style =
      if case .argument(let place) = field.owner { theme.argument(place + 1) } else {
        theme[.value]
      }
    if isSelected, field.text.isSelected { style = style.adding(Style(.reverse)) }
    let cursor = FieldView(field: field.text, style: style, appearance: appearance)
      .draw(at: Position(column: start, row: row), columns: end - start, on: &canvas)
    if hasKind {
      kind.draw(
        on: &canvas, at: Position(column: max(end, width - kind.columns - 1), row: row),
        to: kind.columns)
    }
    if isSelected {
      canvas.draw(
        appearance.glyphs.selection, style: theme[.prompt], at: Position(column: 0, row: row))
    }
    return cursor
  }

  private func drawKeys(_ appearance: Appearance, on canvas: inout Canvas) {
    let (columns, row) = (canvas.size.columns, canvas.size.rows - 1)
    let (theme, dots) = (appearance.theme, appearance.glyphs.dots)
    canvas.fill(style: theme[.status], columns: 0..<columns, row: row)
    Line(" Enter apply \(dots) Esc cancel \(dots) Tab next", theme[.status], in: appearance)
      .draw(on: &canvas, at: Position(column: 0, row: row), to: columns)
  }
}

extension Array {
  fileprivate func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
