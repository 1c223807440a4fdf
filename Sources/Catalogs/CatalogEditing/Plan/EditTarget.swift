internal import Locales
package import SourceText
package import StringCatalog

/// The place in the loaded tables that a request means.
package struct EditTarget: Hashable, Sendable {
  /// The number of the table.
  package let table: Int
  package let key: String
  /// The language, as the files spell it.
  package let locale: String

  /// Finds the place of a request.
  ///
  /// - Throws: why there is none.
  init(of request: TextRequest, in tables: [Table], flags: EditFlags) throws(Fault) {
    key = request.key
    table = try Self.table(of: request, in: tables, flags)
    guard !request.isOfEntry else {
      locale = tables[table].sourceLanguage ?? tables[table].locales.first ?? ""
      return
    }
    let name = request.locale
    if request.isRemoved {
      // A language that the table lacks is no mistake: there is nothing to remove.
      locale = (try? Self.locale(name, of: tables[table], among: tables, EditFlags())) ?? name
    } else {
      locale = try Self.locale(name, of: tables[table], among: tables, flags)
    }
  }

  private static func table(
    of request: TextRequest, in tables: [Table], _ flags: EditFlags
  ) throws(Fault) -> Int {
    let candidates = tables.indices.filter {
      (request.table == nil || tables[$0].name == request.table)
        && (request.file.map(tables[$0].paths.contains) ?? true)
        && (request.original == nil || tables[$0].original == request.original)
    }
    if candidates.isEmpty, let name = request.table {
      throw Fault(
        "no table '\(name)'"
          + Spelling.question(Spelling.nearest(to: name, among: tables.map(\.name))))
    }
    let known = candidates.filter { tables[$0].entry(forKey: request.key) != nil }
    if request.isNew, !known.isEmpty { throw Fault("'\(request.key)' already exists") }
    if known.count == 1, let table = known.first { return table }
    guard known.isEmpty else {
      let names = Set(known.map { tables[$0].name })
      let paths = known.compactMap { tables[$0].paths.first }.joined(separator: ", ")
      throw Fault(
        names.count > 1
          ? "the key is in \(names.sorted().joined(separator: ", ")); choose one with --table"
          : "the key is in \(paths); name one of them")
    }
    guard flags.creates || request.isNew else {
      let keys = candidates.lazy.flatMap { tables[$0].entries.lazy.map(\.key) }
      let near = Spelling.question(Spelling.nearest(to: request.key, among: keys))
      throw Fault("no such key\(near.isEmpty && !request.isRemoved ? " (--create adds it)" : near)")
    }
    guard candidates.count == 1, let table = candidates.first else {
      throw Fault("the key is new; choose its table with --table")
    }
    return table
  }

  /// The name of a language in the files, or its tag if it is added.
  ///
  /// - Throws: that there is no such language.
  package static func locale(
    _ name: String, of table: Table, among tables: [Table], _ flags: EditFlags
  ) throws(Fault) -> String {
    let own = [table.sourceLanguage].compactMap(\.self) + table.locales
    if let same = spelling(of: name, in: own) { return same }
    guard flags.addsLocales else {
      let near = LanguageSuggestions(localizations: Array(Set(own)).sorted()).nearest(to: name)
      throw Fault(
        "no translations for '\(name)' in \(table.fileName) (--add-locale adds the language)"
          + Spelling.question(near))
    }
    // A language that is added is spelled as elsewhere in the project.
    let others = tables.flatMap { [$0.sourceLanguage].compactMap(\.self) + $0.locales }
    if let same = spelling(of: name, in: others) { return same }
    let tag = LocaleTag(name).withUsualLanguage
    // ICU moves what it cannot read, such as foo in nl-foo, behind an x.
    guard tag.isDetermined, tag.isKnownLanguage, !tag.description.contains("-x-lvariant-") else {
      throw Fault("'\(name)' is not a language such as fr-CA")
    }
    return tag.description
  }

  /// How some languages are spelled of which one is meant; nil if none is.
  private static func spelling(of name: String, in languages: [String]) -> String? {
    if languages.contains(name) { return name }
    let tag = LocaleTag(name)
    return tag.isDetermined ? languages.first { $0 != "Base" && LocaleTag($0) == tag } : nil
  }
}

extension Table {
  /// The file of a table; its name alone if each language has a file of its own.
  fileprivate var fileName: String {
    let path = paths.first ?? name
    guard traits.locales == .folder else { return path }
    return path.split(separator: "/").last.map { String($0) } ?? path
  }
}
