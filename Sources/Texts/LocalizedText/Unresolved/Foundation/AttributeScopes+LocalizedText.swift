#if !canImport(Darwin)
  public import FoundationEssentials
  package import MessageSyntax

  extension AttributeScopes {
    /// The attributes of a resolved text, in addition to Foundation's.
    public struct LocalizedTextAttributes: AttributeScope {
      /// The Markdown emphasis of a run.
      public let inlinePresentationIntent: InlinePresentationIntentAttribute
      /// The underline of a run.
      public let underlineStyle: UnderlineStyleAttribute
      /// The text color.
      public let foregroundColor: ForegroundColorAttribute
      /// The color behind the text.
      public let backgroundColor: BackgroundColorAttribute
      /// The font size.
      public let font: FontAttribute
      /// The spans `^[…](key: value)` around a run, outermost first.
      package let attributeSpans: AttributeSpansAttribute
      /// Foundation's attributes: links, argument numbers, languages.
      public let foundation: FoundationAttributes

      /// The key of the Markdown emphasis.
      public enum InlinePresentationIntentAttribute: AttributedStringKey {
        /// The type of its values.
        public typealias Value = InlinePresentationIntent
        /// The name of Foundation's equivalent key.
        public static let name = "NSInlinePresentationIntent"
      }

      /// The key of the underline.
      public enum UnderlineStyleAttribute: AttributedStringKey {
        /// The type of its values.
        public typealias Value = Text.LineStyle
        /// The name in encoded strings.
        public static let name = "LocalizedText.UnderlineStyle"
      }

      /// The key of the text color.
      public enum ForegroundColorAttribute: AttributedStringKey {
        /// The type of its values.
        public typealias Value = Color
        /// The name in encoded strings.
        public static let name = "LocalizedText.ForegroundColor"
      }

      /// The key of the background color.
      public enum BackgroundColorAttribute: AttributedStringKey {
        /// The type of its values.
        public typealias Value = Color
        /// The name in encoded strings.
        public static let name = "LocalizedText.BackgroundColor"
      }

      /// The key of the font size.
      public enum FontAttribute: AttributedStringKey {
        /// The type of its values.
        public typealias Value = Font
        /// The name in encoded strings.
        public static let name = "LocalizedText.Font"
      }

      /// The key of the spans around a run.
      package enum AttributeSpansAttribute: AttributedStringKey {
        /// The type of its values.
        package typealias Value = [AttributeSpan]
        /// The name in encoded strings.
        package static let name = "LocalizedText.AttributeSpans"
      }
    }

    /// The attributes of a resolved text.
    public var localizedText: LocalizedTextAttributes.Type { LocalizedTextAttributes.self }
  }

  extension AttributeDynamicLookup {
    /// Returns the key of an attribute of a resolved text.
    public subscript<Key: AttributedStringKey>(
      dynamicMember path: KeyPath<AttributeScopes.LocalizedTextAttributes, Key>
    ) -> Key { self[Key.self] }
  }

  extension Text {
    /// The style of an underline.
    public enum LineStyle: Hashable, Sendable {
      /// One line.
      case single
    }
  }
#endif
