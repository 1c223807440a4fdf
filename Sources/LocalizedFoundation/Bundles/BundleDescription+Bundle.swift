#if !canImport(Darwin)
  public import Foundation
  public import LocalizedText

  extension LocalizedStringResource.BundleDescription {
    /// Describes a bundle; without one, the program's own.
    public init(_ bundle: Bundle?) {
      self = bundle.map { $0 === Bundle.main ? .main : .atURL($0.bundleURL) } ?? .main
    }

    /// Describes the resources of a class's module or, if the module has none, those of the
    /// program.
    ///
    /// On Linux a program is one file with all its modules. The resources of a module are in a
    /// folder beside it with the module's name, and that folder is the module's bundle here.
    public static func forClass(_ type: AnyClass) -> Self {
      let module = String(reflecting: type).prefix { $0 != "." }
      return ModuleResources.folder(of: String(module)).map { .atURL($0) } ?? .main
    }
  }

  extension LocalizedStringResource {
    /// Makes a resource for the key that a value spells, in a bundle.
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

    /// Makes a resource for a key in a bundle, with a default value.
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
