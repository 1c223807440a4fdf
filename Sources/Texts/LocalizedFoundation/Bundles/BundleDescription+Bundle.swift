#if !canImport(Darwin)
  public import Foundation
  public import LocalizedText

  extension LocalizedStringResource.BundleDescription {
    /// Creates the description of a bundle, or of the main bundle if nil.
    public init(_ bundle: Bundle?) {
      self = bundle.map { $0 === Bundle.main ? .main : .atURL($0.bundleURL) } ?? .main
    }

    /// Returns the resources of a class's module or, if the module has none, those of the program.
    ///
    /// On Linux, a program is one file with all its modules. The resources of a module are in a
    /// folder next to it that is named after the module; that folder serves as the module's bundle.
    public static func forClass(_ type: AnyClass) -> Self {
      let module = String(reflecting: type).prefix { $0 != "." }
      return ModuleResources.folder(of: String(module)).map { .atURL($0) } ?? .main
    }
  }

  extension LocalizedStringResource {
    /// Creates a resource in a bundle whose key is the format of a value.
    ///
    /// ```swift
    /// LocalizedStringResource("pencil", bundle: .module)
    /// ```
    @_disfavoredOverload
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: Bundle?, comment: StaticString? = nil
    ) {
      self.init(keyAndValue, table: table, locale: locale, bundle: BundleDescription(bundle))
    }

    /// Creates a resource from a key in a bundle, with a default value.
    @_disfavoredOverload
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      locale: Locale = .current, bundle: Bundle?, comment: StaticString? = nil
    ) {
      self.init(
        key, defaultValue: defaultValue, table: table, locale: locale,
        bundle: BundleDescription(bundle))
    }
  }
#endif
