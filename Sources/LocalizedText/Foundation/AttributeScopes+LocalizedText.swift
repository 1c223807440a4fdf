#if !canImport(Darwin)
  public import FoundationEssentials

  extension AttributeScopes {
    /// The attributes of a localized text, beside those of Foundation.
    public struct LocalizedTextAttributes: AttributeScope {
      /// How Markdown wants the run to look.
      public let inlinePresentationIntent: InlinePresentationIntentAttribute
      /// The line under the run.
      public let underlineStyle: UnderlineStyleAttribute
      /// The colour of the letters.
      public let foregroundColor: ForegroundColorAttribute
      /// The colour behind the letters.
      public let backgroundColor: BackgroundColorAttribute
      /// The size of the letters.
      public let font: FontAttribute
      /// The spans `^[…](key: value)` that hold the run, the outermost first.
      public let attributeSpans: AttributeSpansAttribute
      /// The attributes of Foundation: links, numbers of arguments, languages.
      public let foundation: FoundationAttributes

      /// The key of how Markdown wants a run to look.
      public enum InlinePresentationIntentAttribute: AttributedStringKey {
        /// The type of its values.
        public typealias Value = InlinePresentationIntent
        /// The name.
        public static let name = "NSInlinePresentationIntent"
      }

      /// The key of the line under a run.
      public enum UnderlineStyleAttribute: AttributedStringKey {
        /// The type of its values.
        public typealias Value = Text.LineStyle
        /// The name.
        public static let name = "LocalizedText.UnderlineStyle"
      }

      /// The key of the colour of letters.
      public enum ForegroundColorAttribute: AttributedStringKey {
        /// The type of its values.
        public typealias Value = Color
        /// The name.
        public static let name = "LocalizedText.ForegroundColor"
      }

      /// The key of the colour behind letters.
      public enum BackgroundColorAttribute: AttributedStringKey {
        /// The type of its values.
        public typealias Value = Color
        /// The name.
        public static let name = "LocalizedText.BackgroundColor"
      }

      /// The key of the size of letters.
      public enum FontAttribute: AttributedStringKey {
        /// The type of its values.
        public typealias Value = Font
        /// The name.
        public static let name = "LocalizedText.Font"
      }

      /// The key of the spans that hold a run.
      public enum AttributeSpansAttribute: AttributedStringKey {
        /// The type of its values.
        public typealias Value = [AttributeSpan]
        /// The name.
        public static let name = "LocalizedText.AttributeSpans"
      }
    }

    /// The attributes of a localized text.
    public var localizedText: LocalizedTextAttributes.Type { LocalizedTextAttributes.self }
  }

  extension AttributeDynamicLookup {
    /// Finds the attributes of a localized text by their names.
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
