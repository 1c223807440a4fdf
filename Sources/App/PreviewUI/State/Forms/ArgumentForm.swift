internal import PreviewRows

/// The form for editing a row's samples, with a field for each part of an argument, each concept
/// that words agree with, and each part of the value.
struct ArgumentForm: Sendable {
  /// A field of the form.
  struct Field: Sendable {
    /// What the field is a part of.
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

  /// The state before the form was opened, restored by Esc.
  struct Origin: Sendable {
    let edits: SampleEdits
    let count: Sample?
    /// The position of the first row on the screen.
    let top: Int
  }

  let table: SampleEdits.TableID
  let key: String
  private(set) var fields: [Field] = []
  private(set) var selection = 0
  /// The current samples.
  private(set) var values: Samples.Values
  private let original: Samples.Values

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
    showsFullNames: Bool
  ) {
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
  mutating func edit(_ change: (inout TextField) -> Bool) -> Bool {
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

extension Array {
  fileprivate func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
