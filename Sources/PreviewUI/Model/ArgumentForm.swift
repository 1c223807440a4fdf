internal import PreviewRows

/// The arguments of one row while they are edited: a field for each part that can be typed.
struct ArgumentForm: Sendable {
  /// One line.
  struct Field: Sendable {
    /// Which sample it belongs to: the place of an argument, or nil for the value of the row.
    let argument: Int?
    let part: SampleField
    var text: TextField
    /// Whether what is typed is nothing for the sample, which then stays as it was.
    var isRefused = false

    /// Its number as placeholders have it, with the places in lists: `2.1`.
    var label: String {
      guard let argument else { return "value" }
      return ([argument] + part.path).map { "\($0 + 1)" }.joined(separator: ".")
    }
  }

  let table: SampleEdits.TableID
  let key: String
  private(set) var fields: [Field] = []
  private(set) var selection = 0
  /// The samples as they are typed so far.
  private(set) var values: Samples.Values
  private let original: Samples.Values

  /// Whether anything is not as the file has it.
  var isEdited: Bool { values != original }

  /// Opens the arguments of an entry.
  ///
  /// `original` are the samples as the file has them or as they are invented: what a part is read
  /// as depends on them, so that a number stays one over a slip. `edited` are those of before.
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
      // What was edited has the same parts, unless the file has changed since.
      let text = texts?.count == parts.count ? texts?[number].text : nil
      fields.append(
        Field(argument: argument, part: part, text: TextField(text ?? part.text)))
    }
    read(argument)
  }

  /// Goes to another field, round and round.
  mutating func move(by step: Int) {
    guard !fields.isEmpty else { return }
    selection = (selection + step + fields.count) % fields.count
  }

  /// Goes to a field, if there is such a one.
  mutating func select(_ place: Int) {
    if fields.indices.contains(place) { selection = place }
  }

  /// Changes the text of the selected field; false where that was not so.
  mutating func edit(_ change: (inout TextField) -> Bool) -> Bool {
    guard fields.indices.contains(selection), change(&fields[selection].text) else { return false }
    read(fields[selection].argument)
    return true
  }

  /// Puts what is typed in the fields of a sample into it.
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
