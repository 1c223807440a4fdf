#if !canImport(Darwin)
  public import FoundationEssentials

  extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Hashable, Sendable {
      /// How much of Markdown is read.
      public enum InterpretedSyntax: Hashable, Sendable {
        /// What a line may hold, as all of the others: headings and lists keep their marks and
        /// their lines here, since a terminal shows texts and no documents.
        case full
        /// What a line may hold; lines are joined, but for breaks that are asked for.
        case inlineOnly
        /// What a line may hold; white space stays as it is.
        case inlineOnlyPreservingWhitespace
      }

      /// What is done with bytes that are no text.
      public enum FailurePolicy: Hashable, Sendable {
        /// They are an error.
        case throwError
        /// They are replaced.
        case returnPartiallyParsedIfPossible
      }

      /// Whether `^[…](key: value)` is markup, too.
      public var allowsExtendedAttributes: Bool
      /// How much is read.
      public var interpretedSyntax: InterpretedSyntax
      /// What is done with bytes that are no text.
      public var failurePolicy: FailurePolicy
      /// The language that the text is in, which becomes an attribute.
      public var languageCode: String?

      /// Chooses how Markdown is read.
      public init(
        allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
        failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
      ) {
        self.allowsExtendedAttributes = allowsExtendedAttributes
        self.interpretedSyntax = interpretedSyntax
        self.failurePolicy = failurePolicy
        self.languageCode = languageCode
      }
    }
  }
#endif
