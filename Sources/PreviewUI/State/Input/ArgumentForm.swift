internal import PreviewRows

/// The sample arguments of one row while the user edits them: a field for each part of a sample.
struct ArgumentForm: Sendable {
  /// One line of the form.
  struct Field: Sendable {
    /// The position of the argument that it belongs to; nil for the value of the row.
    let argument: Int?
    let part: SampleField
    var text: TextField
    /// Whether the typed text is not a valid value.
    ///
    /// The sample keeps its last valid one.
    var isRefused = false

    /// The number of the argument as placeholders count, with positions in lists: `2.1`.
    var label: String {
      guard let argument else { return "value" }
      return ([argument] + part.path).map { "\($0 + 1)" }.joined(separator: ".")
    }
  }

  /// The state before the form was opened, which Esc restores.
  struct Origin: Sendable {
    let edits: SampleEdits
    let count: Sample?
    /// The first position on the screen.
    let top: Int
  }

  let table: SampleEdits.TableID
  let key: String
  private(set) var fields: [Field] = []
  private(set) var selection = 0
  /// The samples as typed so far.
  private(set) var values: Samples.Values
  private let original: Samples.Values

  /// Whether any sample differs from the file.
  var isEdited: Bool { values != original }

  /// Makes a form for the arguments of an entry.
  ///
  /// `original` are the samples from the file, or invented ones. They decide how the parts are read,
  /// so that a number stays a number after a typing error. `edited` are the samples as the user has
  /// edited them before.
  init(
    table: SampleEdits.TableID, key: String, original: Samples.Values, edited: Samples.Values?
  ) {
    self.table = table
    self.key = key
    self.original = original
    values = original
    for (place, sample) in (original.arguments ?? []).enumerated() {
      append(sample, argument: place, edited: edited?.arguments?.at(place))
    }
    if let value = original.value { append(value, argument: nil, edited: edited?.value) }
  }

  private mutating func append(_ sample: Sample, argument: Int?, edited: Sample?) {
    let parts = sample.fields
    let texts = edited.map { $0.fields }
    for (number, part) in parts.enumerated() {
      // Edited samples have the same parts, unless the file has changed since.
      let text = texts?.count == parts.count ? texts?[number].text : nil
      fields.append(
        Field(argument: argument, part: part, text: TextField(text ?? part.text)))
    }
    read(argument)
  }

  /// Selects the next or the previous field; after the last comes the first.
  mutating func move(by step: Int) {
    guard !fields.isEmpty else { return }
    selection = (selection + step + fields.count) % fields.count
  }

  /// Selects a field, if it exists.
  mutating func select(_ place: Int) {
    if fields.indices.contains(place) { selection = place }
  }

  /// Changes the text of the selected field; false if the change did nothing.
  mutating func edit(_ change: (inout TextField) -> Bool) -> Bool {
    guard fields.indices.contains(selection), change(&fields[selection].text) else { return false }
    read(fields[selection].argument)
    return true
  }

  /// Reads the fields of one sample.
  private mutating func read(_ argument: Int?) {
    let whole = argument.flatMap { original.arguments?.at($0) } ?? original.value
    guard var sample = whole else { return }
    for number in fields.indices where fields[number].argument == argument {
      let field = fields[number]
      let typed = sample.replacing(field.part, with: field.text.text)
      fields[number].isRefused = typed == nil
      sample = typed ?? sample
    }
    if let argument { values.arguments?[argument] = sample } else { values.value = sample }
  }
}

extension Array {
  fileprivate func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
