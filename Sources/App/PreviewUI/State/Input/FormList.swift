internal import CatalogCheck
internal import CatalogEditing
internal import Locales
internal import LocalizedText
internal import PreviewRows
internal import StringCatalog

/// The forms of a translation, both existing and needed by the language.
struct FormList: Sendable {
  /// A form, in the file or only needed.
  struct Form: Sendable {
    let path: LeafPath
    /// The form in the file; nil if it is missing.
    let leaf: Leaf?
    /// Whether an app may use the form.
    let isUsed: Bool
    /// The lowest number that uses the form, if any.
    let number: Sample?
    /// Example numbers that use the form, if any.
    let examples: String
  }

  let forms: [Form]

  /// The plural forms in display order.
  private static let order = ["zero", "one", "two", "few", "many", "other"]

  /// Creates the list for an entry in a language.
  ///
  /// - Parameters:
  ///   - entry: the entry.
  ///   - table: its table.
  ///   - locale: the language, as spelled in the files.
  init(of entry: Entry, in table: Table, locale: String) {
    let language = table.locale(ofLocalization: locale)
    let own = entry.localization(locale).map { Array($0.leaves) } ?? []
    let source = entry.source(in: table.sourceLanguage).map { Array($0.leaves) } ?? []
    var shape = own.isEmpty ? source : own
    // A list may have some of its values yet.
    if own.contains(where: \.path.isValue) {
      shape += source.filter { value in
        value.path.isValue && !own.contains { $0.path == value.path }
      }
    }
    let needed = LanguageForms(language)
    let numbers = PluralExamples(in: language).numbers
    var paths: [LeafPath] = []
    for leaf in shape {
      let path = leaf.path
      guard case .variation("plural", _)? = path.steps.last else {
        paths.append(path)
        continue
      }
      let stem = path.steps.dropLast()
      // The first form of a group stands for all.
      guard !paths.contains(where: { $0.pluralCase != nil && $0.steps.dropLast() == stem }) else {
        continue
      }
      let present = own.filter { $0.path.steps.dropLast() == stem }.compactMap(\.path.pluralCase)
      let names = Self.order.filter {
        present.contains($0) || (needed?.required ?? ["other"]).contains($0)
      }
      paths += names.map { LeafPath(stem + [.variation(axis: "plural", name: $0)]) }
    }
    forms = paths.map { path in
      let name = path.pluralCase
      return Form(
        path: path, leaf: own.first { $0.path == path },
        isUsed: name.map { needed?.admits($0) ?? true } ?? true,
        number: name.flatMap { name in
          numbers.first { PluralExamples.form(of: $0, in: language) == name }
        },
        examples: name.flatMap { needed?.examples(of: $0) } ?? "")
    }
  }

  /// Whether the translation varies at all.
  var isVaried: Bool { forms.contains { !$0.path.steps.isEmpty } }
}

extension FormList.Form {
  /// The short name of the form: `few`, `mac one`, `photos other`.
  var name: String { Self.name(of: path) }

  /// Returns the short name of the form at a path.
  static func name(of path: LeafPath) -> String {
    let words = path.steps.map { step in
      switch step {
      case .variation("width", let name): "width \(name)"
      case .variation(_, let name): name
      case .substitution(let name): name
      case .value(let index): "\(index + 1)"
      }
    }
    return words.isEmpty ? "text" : words.joined(separator: " ")
  }

  /// Whether the string is missing or needs review.
  var needsWork: Bool {
    guard isUsed, let leaf, !leaf.isEmpty else { return isUsed }
    return leaf.state.map { $0 != "translated" } ?? false
  }

  /// Returns the note beside the string: its state, how it fits, and example numbers.
  ///
  /// The state of a form that the user has accepted meanwhile is left out.
  func note(fit: String? = nil, isAccepted: Bool = false) -> String {
    guard isUsed else { return "not used" }
    let state: String? =
      switch leaf?.state {
      case _ where leaf == nil || leaf?.isEmpty == true: "missing"
      case "translated"?, nil: nil
      case _ where isAccepted: nil
      case let state?: state.replacing("_", with: " ")
      }
    return [state, fit, examples.isEmpty ? nil : examples].compactMap(\.self)
      .joined(separator: "  ")
  }

  /// The device that uses the form; nil if all do.
  var device: Device? {
    for case .variation("device", let name) in path.steps { return Device(rawValue: name) }
    return nil
  }
}
