internal import CatalogCheck
internal import LocalizedText

/// The languages of the catalogs; the rows follow the selected one.
struct LanguagePicker: Picking {
  var list: ChoiceList<LocaleTag>
  var field = TextField()
  let origin: Origin

  init(in model: Model) { self.init(of: model.catalog.locales, in: model) }

  /// Lists languages with their completeness.
  init(of locales: [LocaleTag], in model: Model) {
    let shares = TranslatedShares(of: model.catalog.tables)
    list = ChoiceList(
      locales.map { Self.choice(of: $0, note: shares.share(of: $0)?.percentText ?? "") },
      at: model.preview.locale)
    origin = Origin(model)
  }

  func title(columns: Int) -> String { "language" }
  var noMatch: String { "no language '\(field.text)' in these catalogs" }

  /// Finds languages of the catalogs, and one that is typed in full, in any spelling such as `pt_BR`.
  mutating func narrow(in model: Model) {
    let typed = field.text
    list.narrow(to: typed)
    let locale = LocaleTag(typed).withUsualLanguage
    if !typed.contains(" "), locale.isDetermined, locale.isKnownLanguage,
      !list.shown.contains(where: { $0.target == locale })
    {
      list.shown.append(list.choices.first { $0.target == locale } ?? Self.newChoice(of: locale))
    }
    if list.shown.isEmpty, typed.count > 2 {
      list.shown = LocaleTag.languages(named: typed).map(Self.newChoice)
    }
  }

  /// Returns a choice that is named in English and in its own language.
  private static func choice(
    of locale: LocaleTag, note: String
  ) -> ChoiceList<LocaleTag>.Choice {
    let names = [locale.displayName(), locale.ownDisplayName]
    return ChoiceList.Choice(
      target: locale, name: locale.description,
      words: names[0] == names[1] ? [names[0]] : names, note: note)
  }

  /// Returns a choice that is in no catalog.
  private static func newChoice(of locale: LocaleTag) -> ChoiceList<LocaleTag>.Choice {
    choice(of: locale, note: "not in these catalogs")
  }

  func show(_ locale: LocaleTag, in model: Model) {
    if locale != model.preview.locale { model.setLocale(locale) }
  }

  func accept(_ locale: LocaleTag, in model: Model) -> Effect? {
    model.status.clearFailure()
    // The list gets its lines back, and shows the rows that it showed before.
    model.list.scroll(to: origin.top)
    // The locales that were selected on the way were not chosen.
    let before = origin.locale.withoutPrivateUse
    model.preview.lastLocale = locale == before ? origin.lastLocale : before
    model.changes.insert(.chosenLocale)
    model.sayMissingTranslations()
    return nil
  }
}
