import CatalogFiles
import Foundation
import LocalizedFoundation

extension EnvironmentValues {
  /// A process of a locale whose own catalogs are the resources of these tests.
  static func posts(_ locale: String) -> EnvironmentValues {
    var environment = EnvironmentValues(locale: LocaleTag(locale), localizer: localizer)
    environment.fallback = .runtime
    return environment
  }

  private static let localizer = Localizer { _ in
    CatalogLoader.loadBundle(at: [Bundle.module.bundlePath], sourceLanguage: "en").catalog
  }
}

extension Text {
  /// The words in a process of a locale.
  func shown(_ locale: String) -> String { resolve(in: .posts(locale)).text }
}
