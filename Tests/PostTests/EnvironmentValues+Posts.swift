import CatalogFiles
import Foundation
import LocalizedText
import LocalizedViews

extension EnvironmentValues {
  /// The environment of a process with this locale, whose catalogs are the resources of these
  /// tests.
  static func posts(_ locale: String) -> EnvironmentValues {
    EnvironmentValues(locale: LocaleTag(locale), localizer: localizer)
  }

  private static let localizer = Localizer { _ in
    LoadedCatalog(ofBundleAt: [Bundle.module.bundlePath], sourceLanguage: "en").catalog
  }
}

extension Text {
  /// The words in a process with this locale.
  func shown(_ locale: String) -> String { resolve(in: .posts(locale)).text }
}
