import LocalizedText
import MessageSyntax
import PreviewRows
import SourceText
import StringCatalog

/// The forms of a text that varies by number: those of a localization, of one of its devices, or of a
/// substitution.
struct PluralGroup {
  struct Form {
    /// The name of the form: `few`.
    let name: String
    let leaf: Leaf
    let text: String
  }

  /// The forms that have a text, in file order.
  private(set) var forms: [Form] = []
  /// The names of the forms, also of those that are empty: `empty` reports these if they are no
  /// intention.
  private(set) var names: Set<String> = []
  /// The name of the substitution; nil if the whole text has the forms.
  let substitution: String?

  /// The form for all numbers without a form of their own, or the last one.
  var other: Form? { forms.first { $0.name == "other" } ?? forms.last }

  /// Whether a text shows the number that chooses the form; nil if not even `other` does, so that
  /// nothing tells how the text would show it.
  func showsNumber(_ form: Form) -> Bool? {
    guard let other, let chooser = number(in: other) else { return nil }
    return number(in: form) == chooser
      || FormatString(form.text).pieces.contains(.ownArgument)
      || ArgumentUses(of: [form.text]).numbers.contains(chooser)
  }

  /// The specifier with which `other` shows the number, if it is a placeholder of its own.
  var specifier: FormatSpecifier? {
    guard let other else { return nil }
    for use in ArgumentUses(of: [other.text]).uses {
      if case .value(let specifier) = use.role, use.role.isNumber { return specifier }
    }
    return nil
  }

  /// The number of the argument that a form shows first as a number; 0 for `%arg`.
  private func number(in form: Form) -> Int? {
    guard form.text.holds("%") else { return nil }
    if substitution != nil, FormatString(form.text).pieces.contains(.ownArgument) { return 0 }
    return ArgumentUses(of: [form.text]).uses.filter(\.role.isNumber).map(\.number).min()
  }

  /// The groups of a localization, in file order.
  static func all(in localization: Localization) -> [PluralGroup] {
    let leaves = localization.leaves
    // Nearly all localizations have one text that does not vary.
    if leaves.count == 1, leaves.first?.path.steps.isEmpty == true { return [] }
    var groups: [PluralGroup] = []
    var places: [LeafPath: Int] = [:]
    for leaf in leaves.prefix(RowMaker.textLimit) {
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
  fileprivate var isPlural: Bool {
    if case .variation("plural", _) = self { true } else { false }
  }
}

extension ArgumentUses.Role {
  /// Whether the argument is written as a number.
  fileprivate var isNumber: Bool {
    guard case .value = self else { return false }
    return switch argumentType {
    case .integer, .fraction: true
    case nil, .object, .character, .bytes: false
    }
  }
}
