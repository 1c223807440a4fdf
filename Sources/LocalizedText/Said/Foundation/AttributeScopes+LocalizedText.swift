#if !canImport(Darwin)
  public import FoundationEssentials
  package import MessageSyntax

  extension AttributeScopes {
    /// The attributes of a localized text, in addition to Foundation's.
    public struct LocalizedTextAttributes: AttributeScope {
      /// The emphasis that Markdown gives to the run.
      public let inlinePresentationIntent: InlinePresentationIntentAttribute
      /// The line under the run.
      public let underlineStyle: UnderlineStyleAttribute
      /// The text color.
      public let foregroundColor: ForegroundColorAttribute
      /// The color behind a run.
      public let backgroundColor: BackgroundColorAttribute
      /// The font size.
      public let font: FontAttribute
      /// The spans `^[…](key: value)` around the run, the outermost first.
      package let attributeSpans: AttributeSpansAttribute
      /// Foundation's attributes: links, argument numbers, languages.
      public let foundation: FoundationAttributes

      /// The key of the emphasis.
      public enum InlinePresentationIntentAttribute: AttributedStringKey {
        /// The type of its values.
        public typealias Value = InlinePresentationIntent
        /// The name of Foundation's key for the same values.
        public static let name = "NSInlinePresentationIntent"
      }

      /// The key of the line under a run.
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

    /// The attributes of a localized text.
    public var localizedText: LocalizedTextAttributes.Type { LocalizedTextAttributes.self }
  }

  extension AttributeDynamicLookup {
    /// Finds the attributes of a localized text by name.
    public subscript<Key: AttributedStringKey>(
      dynamicMember path: KeyPath<AttributeScopes.LocalizedTextAttributes, Key>
    ) -> Key { self[Key.self] }
  }

  extension Text {
    /// A line under letters.
    public enum LineStyle: Hashable, Sendable {
      /// One line.
      case single
    }
  }
#endif
