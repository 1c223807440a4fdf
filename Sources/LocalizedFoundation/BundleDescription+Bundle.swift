#if !canImport(Darwin)
  public import Foundation
  public import LocalizedText

  extension LocalizedStringResource.BundleDescription {
    /// Describes a bundle; without one, the program's own.
    public init(_ bundle: Bundle?) {
      self = bundle.map { $0 === Bundle.main ? .main : .atURL($0.bundleURL) } ?? .main
    }

    /// Describes the resources of the module that a class belongs to, the program's own where the
    /// module has none.
    ///
    /// A program on Linux is one file, whatever modules it is made of; the resources of a module
    /// lie beside it in a folder with the module's name, and here that is its bundle.
    public static func forClass(_ type: AnyClass) -> Self {
      let module = String(reflecting: type).prefix { $0 != "." }
      let folder = Bundle.main.bundleURL
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
      let name = names?.sorted().first { $0.hasSuffix("_\(module).resources") }
      return name.map { .atURL(folder.appending(path: $0, directoryHint: .isDirectory)) } ?? .main
    }
  }

  extension LocalizedStringResource {
    /// Refers to the key that a value spells, in a bundle.
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

    /// Refers to a key in a bundle, with another text to show where no table has it.
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

  extension Text {
    /// The localized string of a key in a bundle.
    ///
    /// ```swift
    /// Text("pencil", tableName: "Things", bundle: .module)
    /// ```
    public init(
      _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle?,
      comment: StaticString? = nil
    ) {
      self.init(key, in: TableName(tableName, in: .init(bundle)))
    }
  }
#endif
