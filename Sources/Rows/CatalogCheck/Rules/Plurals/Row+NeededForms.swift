import Locales
import LocalizedText
import PreviewRows
import StringCatalog

extension Row {
  /// Returns the paths of the strings that a translation needs: those of the source string, with
  /// the plural forms of the language.
  ///
  /// Empty if the source string does not vary.
  func neededForms(in locale: LocaleTag) -> [LeafPath] {
    guard let source = sourceLocalization, source.leaves.contains(where: { !$0.isOnly }) else {
      return []
    }
    let forms = LanguageForms(locale)?.required ?? ["other"]
    var paths: [LeafPath] = []
    var known: Set<LeafPath> = []
    for leaf in source.leaves.prefix(Localization.textLimit) {
      for path in leaf.path.inForms(forms) where known.insert(path).inserted { paths.append(path) }
    }
    return paths
  }
}

extension LeafPath {
  /// Returns the path with its plural form replaced by each of the given ones, or unchanged if it
  /// has none.
  fileprivate func inForms(_ forms: [String]) -> [LeafPath] {
    let isForm = { (step: Step) in
      if case .variation("plural", _) = step { true } else { false }
    }
    guard let index = steps.lastIndex(where: isForm) else { return [self] }
    return forms.map { form in
      var path = self
      path.steps[index] = .variation(axis: "plural", name: form)
      return path
    }
  }
}
