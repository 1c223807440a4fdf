import LocalizedText
import MessageSyntax
import PreviewRows
import SourceText
import StringCatalog

/// The plural forms of one string: in a localization, one of its devices, or a substitution.
struct PluralGroup {
  struct Form {
    /// The name of the form, such as `few`.
    let name: String
    let leaf: Leaf
    let text: String
  }

  /// The non-empty forms, in file order.
  private(set) var forms: [Form] = []
  /// The names of all forms, including empty ones, which the rule `empty` reports unless they are
  /// intentional.
  private(set) var names: Set<String> = []
  /// The name of the substitution; nil if the forms are of the whole string.
  let substitution: String?

  /// The form `other`, or the last form if there is none.
  var other: Form? { forms.first { $0.name == "other" } ?? forms.last }

  /// Whether `other` shows the number that selects it.
  var showsNumber: Bool { other.map { number(in: $0) != nil } ?? false }

  /// Whether a form shows the number that selects it; nil if `other` does not show it either, so
  /// that nothing is known about how it is shown.
  func showsNumber(_ form: Form) -> Bool? {
    guard let other, let chooser = number(in: other) else { return nil }
    return number(in: form) == chooser
      || FormatString(form.text).pieces.contains(.ownArgument)
      || ArgumentUses(of: [form.text]).numbers.contains(chooser)
  }

  /// The specifier that `other` uses for the number, if it is a separate placeholder.
  var specifier: FormatSpecifier? {
    guard let other else { return nil }
    for use in ArgumentUses(of: [other.text]).uses {
      if case .value(let specifier) = use.role, use.role.isNumber { return specifier }
    }
    return nil
  }

  /// Returns the number of the first numeric argument of a form; 0 for `%arg`.
  private func number(in form: Form) -> Int? {
    guard form.text.holds("%") else { return nil }
    if substitution != nil, FormatString(form.text).pieces.contains(.ownArgument) { return 0 }
    return ArgumentUses(of: [form.text]).uses.filter(\.role.isNumber).map(\.number).min()
  }

  /// Returns the groups of a localization, in file order.
  static func all(in localization: Localization) -> [PluralGroup] {
    let leaves = localization.leaves
    // Nearly all localizations have one text that does not vary.
    if leaves.count == 1, leaves.first?.path.steps.isEmpty == true { return [] }
    var groups: [PluralGroup] = []
    var places: [LeafPath: Int] = [:]
    for leaf in leaves.prefix(Localization.textLimit) {
      var path = leaf.path
      guard let step = path.steps.lastIndex(where: \.isPlural),
        case .variation(let axis, let name) = path.steps[step]
      else { continue }
      path.steps[step] = .variation(axis: axis, name: "")
      let place = places[path] ?? groups.count
      if place == groups.count {
        places[path] = place
        groups.append(PluralGroup(substitution: path.substitution))
      }
      groups[place].names.insert(name)
      guard !leaf.isEmpty else { continue }
      groups[place].forms.append(Form(name: name, leaf: leaf, text: leaf.text))
    }
    return groups
  }
}

extension LeafPath.Step {
  fileprivate var isPlural: Bool { if case .variation("plural", _) = self { true } else { false } }
}

extension ArgumentUses.Role {
  /// Whether the argument is formatted as a number.
  fileprivate var isNumber: Bool {
    guard case .value = self else { return false }
    return switch argumentType {
    case .integer, .fraction: true
    case nil, .object, .character, .bytes: false
    }
  }
}
