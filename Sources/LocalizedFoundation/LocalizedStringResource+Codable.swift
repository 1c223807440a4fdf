#if !canImport(Darwin)
  internal import Foundation
  public import LocalizedText

  extension LocalizedStringResource: Codable {
    private enum CodingKeys: String, CodingKey {
      case key
      case defaultValue
      case table
      case locale
      case bundle
    }

    /// Writes the resource, so that another process may look it up, in a locale of its own.
    ///
    /// What only this program can write, a value with its format say, is written as it reads now
    /// in the locale of the resource. The program's own bundle means that of the reader; name a
    /// folder where it is to be that of the writer.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(key, forKey: .key)
      try defaultValue.encode(
        to: container.superEncoder(forKey: .defaultValue), locale: chosenLocale)
      try container.encodeIfPresent(table, forKey: .table)
      try container.encodeIfPresent(chosenLocale?.identifier, forKey: .locale)
      try container.encode(bundle, forKey: .bundle)
    }

    /// Reads a resource that was written.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let locale = try container.decodeIfPresent(String.self, forKey: .locale)
      self.init(
        key: try container.decode(String.self, forKey: .key),
        value: try container.decode(String.LocalizationValue.self, forKey: .defaultValue),
        table: try container.decodeIfPresent(String.self, forKey: .table),
        locale: locale.map { Locale(identifier: $0) } ?? .current,
        bundle: try container.decode(BundleDescription.self, forKey: .bundle))
    }
  }
#endif
