internal import CatalogEditing
internal import TerminalValues

/// The ways in which a form of the selected row can vary.
struct VariationPicker: Picking {
  var list: ChoiceList<Reshape>
  var field = TextField()
  let origin: Origin
  private let hasForms: Bool

  init(_ ways: [FormVariations.Way], hasForms: Bool, in model: Model) {
    self.hasForms = hasForms
    list = ChoiceList(
      ways.map { ChoiceList.Choice(target: $0.shape, name: $0.name, words: [$0.words]) },
      // Preselect only plural: device forms must not be added by pressing Enter twice.
      startsOutside: !hasForms && ways.first?.name != "plural")
    origin = Origin(model)
  }

  func title(columns: Int) -> String {
    if hasForms { return "vary by" }
    return columns < 64 ? "no forms; vary it by" : "this string has no forms; vary it by"
  }

  mutating func take(_ key: Key, in model: Model) -> Outcome {
    switch key {
    // No way to vary has these letters.
    case .character("j"): pick(.down, in: model)
    case .character("k"): pick(.up, in: model)
    default: pick(key, in: model)
    }
  }

  func accept(_ shape: Reshape, in model: Model) -> Effect? { model.reshape(shape) }

  func cancel(in model: Model) { model.continueForms() }
}
