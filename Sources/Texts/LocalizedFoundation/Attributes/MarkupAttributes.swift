#if !canImport(Darwin)
  internal import Foundation
  internal import LocalizedText
  internal import MessageSyntax
  @_spi(Reflection) internal import Swift
  internal import UncheckedAttributes

  extension AttributedString {
    /// Sets the scope's attributes on the spans `^[…](name: value)` that name them.
    ///
    /// An inner span overrides an outer one, and attributes of an interpolated value override both.
    mutating func decodeSpans(including scope: any AttributeScope.Type) {
      let spanned = runs[\.attributeSpans].compactMap { spans, range in
        spans.map { (spans: $0, range: range) }
      }
      guard !spanned.isEmpty else { return }
      let keys = scope.markupKeys
      for (spans, range) in spanned {
        var attributes = AttributeContainer()
        for span in spans {
          for (name, value) in span.attributes { keys[name]?.decode(value, into: &attributes) }
        }
        self[range].mergeAttributes(attributes, mergePolicy: .keepCurrent)
      }
    }
  }

  extension AttributeScope {
    /// The attributes that markup may set, including those of nested scopes, by their Markdown
    /// names.
    ///
    /// A scope declares its attributes only as the types of its properties.
    fileprivate static var markupKeys: [String: any MarkdownDecodableAttributedStringKey.Type] {
      var keys: [String: any MarkdownDecodableAttributedStringKey.Type] = [:]
      _ = _forEachField(of: self) { _, _, type, _ in
        if let key = type as? any MarkdownDecodableAttributedStringKey.Type {
          keys[key.markdownName] = key
        } else if let scope = type as? any AttributeScope.Type {
          keys.merge(scope.markupKeys) { own, _ in own }
        }
        return true
      }
      return keys
    }
  }

  extension MarkdownDecodableAttributedStringKey {
    /// Sets the attribute to a value, unless it cannot decode the value.
    fileprivate static func decode(
      _ value: AttributeValue, into attributes: inout AttributeContainer
    ) {
      let encoder = JSONEncoder()
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
      let decoder = JSONDecoder()
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
      guard let json = try? encoder.encode(EncodedValue(value: value)),
        let decoded = try? decoder.decode(DecodedValue<Self>.self, from: json)
      else { return }
      attributes.set(decoded.value, of: Self.self)
    }
  }

  /// An attribute value, decoded by the attribute itself.
  private struct DecodedValue<Key: MarkdownDecodableAttributedStringKey>: Decodable {
    let value: Key.Value

    init(from decoder: any Decoder) throws { value = try Key.decodeMarkdown(from: decoder) }
  }

  /// A markup value that can be encoded.
  private struct EncodedValue: Encodable {
    let value: AttributeValue

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch value {
      case .null: try container.encodeNil()
      case .bool(let flag): try container.encode(flag)
      case .number(let number): try container.encode(number)
      case .string(let text): try container.encode(text)
      case .array(let values): try container.encode(values.map { Self(value: $0) })
      case .object(let members): try container.encode(members.mapValues { Self(value: $0) })
      }
    }
  }
#endif
