public import Foundation
internal import LocalizedFoundation
public import LocalizedText

extension Text: PrimitiveView {
  /// Adds this text with the environment.
  public func place(_ texts: inout [PlacedText], in environment: EnvironmentValues) {
    texts.append(PlacedText(self, in: environment))
  }
}

extension Text {
  /// Makes a text of the localized string for a key in a bundle.
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
