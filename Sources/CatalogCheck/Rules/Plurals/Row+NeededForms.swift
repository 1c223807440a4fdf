import LocalizedText
import PreviewRows
import StringCatalog

extension Row {
  /// The paths of the texts that a translation needs: those of the source text, with the plural forms of
  /// the language; empty if the source text does not vary.
  func neededForms(in locale: LocaleTag) -> [LeafPath] {
    guard let source = sourceLocalization, source.leaves.contains(where: { !$0.isOnly }) else {
      return []
    }
    let forms = LanguageForms(locale)?.required ?? ["other"]
    var paths: [LeafPath] = []
    var known: Set<LeafPath> = []
    for leaf in source.leaves.prefix(RowMaker.textLimit) {
      for path in leaf.path.inForms(forms) where known.insert(path).inserted { paths.append(path) }
    }
    return paths
  }
}

extension LeafPath {
  /// The path with its plural form replaced by each of some forms; only itself if it has none.
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
