#if !canImport(Darwin)
  public import Foundation
  internal import LocalizedText
  internal import MessageSyntax

  extension AttributeScopes {
    /// Foundation's grammar attributes, with the same names as on Apple's systems.
    public struct GrammarAttributes: AttributeScope {
      /// How the words of a run are inflected.
      public let inflect: InflectionRuleAttribute
      /// The known features of the words.
      public let morphology: MorphologyAttribute
      /// The string to show if the words cannot be inflected.
      public let inflectionAlternative: InflectionAlternativeAttribute
      /// The number of the argument that the words agree with, from 1.
      public let agreeWithArgument: AgreeWithArgumentAttribute
      /// The number of the concept that the words agree with, from 1.
      public let agreeWithConcept: AgreeWithConceptAttribute
      /// The number of the concept that a pronoun refers to, from 1.
      public let referentConcept: ReferentConceptAttribute

      /// The key of `inflect`.
      public enum InflectionRuleAttribute: CodableAttributedStringKey {
        /// The type of its values.
        public typealias Value = InflectionRule
        /// The name in encoded strings.
        public static let name = "NSInflect"
      }

      /// The key of `morphology`.
      public enum MorphologyAttribute: CodableAttributedStringKey {
        /// The type of its values.
        public typealias Value = Morphology
        /// The name in encoded strings.
        public static let name = "NSMorphology"
      }

      /// The key of `inflectionAlternative`.
      public enum InflectionAlternativeAttribute: AttributedStringKey {
        /// The type of its values.
        public typealias Value = AttributedString
        /// The name in encoded strings.
        public static let name = "NSInflectionAlternative"
      }

      /// The key of `agreeWithArgument`.
      public enum AgreeWithArgumentAttribute: CodableAttributedStringKey {
        /// The type of its values.
        public typealias Value = Int
        /// The name in encoded strings.
        public static let name = "NSAgreeWithArgument"
      }

      /// The key of `agreeWithConcept`.
      public enum AgreeWithConceptAttribute: CodableAttributedStringKey {
        /// The type of its values.
        public typealias Value = Int
        /// The name in encoded strings.
        public static let name = "NSAgreeWithConcept"
      }

      /// The key of `referentConcept`.
      public enum ReferentConceptAttribute: CodableAttributedStringKey {
        /// The type of its values.
        public typealias Value = Int
        /// The name in encoded strings.
        public static let name = "NSReferentConcept"
      }
    }

    /// The grammar attributes.
    public var grammar: GrammarAttributes.Type { GrammarAttributes.self }
  }

  extension AttributeDynamicLookup {
    /// Returns the key of a grammar attribute.
    public subscript<Key: AttributedStringKey>(
      dynamicMember path: KeyPath<AttributeScopes.GrammarAttributes, Key>
    ) -> Key { self[Key.self] }
  }

  extension AttributedString {
    /// Returns the string with inflected words, wherever the `inflect` attribute or the Markdown
    /// markup `^[…](inflect: true)` is set.
    ///
    /// Words agree with the numbers and nouns in the same run. The language is the run's
    /// `languageIdentifier`, or else that of the process. An inflected run has the attributes of
    /// its first character.
    ///
    /// ```swift
    /// var order = AttributedString("2 large salad")
    /// order.inflect = .automatic
    /// order.inflected()  // "2 large salads"
    /// ```
    public func inflected() -> AttributedString {
      var string = AttributedString()
      var rest = self[startIndex..<endIndex]
      while let first = rest.runs.first {
        let rule = first.inflectionRule
        // Adjacent runs with the same inflection form one phrase.
        let end = rest.runs.first { $0.inflectionRule != rule }?.range.lowerBound ?? rest.endIndex
        let phrase = rest[rest.startIndex..<end]
        string.append(rule.map { phrase.inflected(by: $0) } ?? AttributedString(phrase))
        rest = self[end..<endIndex]
      }
      return string
    }
  }

  /// The inflection attributes of a run.
  private struct PhraseRule: Hashable {
    /// The attributes in Markdown syntax.
    let markup: String
    let language: String?
  }

  extension AttributedString.Runs.Run {
    /// How to inflect the run, or nil to leave it unchanged.
    fileprivate var inflectionRule: PhraseRule? {
      switch self.inflect {
      case .automatic: return PhraseRule(markup: "inflect: true", language: self.languageIdentifier)
      case .explicit(let morphology):
        return PhraseRule(
          markup: "inflect: {\(morphology.markup)}", language: self.languageIdentifier)
      case nil: break
      }
      let inflects =
        self.attributeSpans?.contains { $0.attributes["inflect"] == .bool(true) } ?? false
      return inflects ? PhraseRule(markup: "inflect: true", language: self.languageIdentifier) : nil
    }
  }

  extension AttributedSubstring {
    /// Returns the phrase with its words inflected.
    fileprivate func inflected(by rule: PhraseRule) -> AttributedString {
      var environment = EnvironmentValues.current
      environment.localizer = .empty
      environment.missingTexts = nil
      if let language = rule.language { environment.locale = Locale(identifier: language) }
      // Numbers are arguments that words agree with; everything else is literal, without Markdown.
      var words = ""
      var numbers: [Argument] = []
      for part in String(characters).numbersAndWords {
        guard let number = part.number else {
          words += part.text.escapedForMarkdown
          continue
        }
        words += "%@"
        numbers.append(.text(Text(value: CountedWords(text: part.text, number: number))))
      }
      let key = LocalizedStringKey("^[\(words)](\(rule.markup))", arguments: numbers)
      let inflected = Resolver(environment: environment).resolveWithoutEnvironmentStyle(Text(key))
      var attributes = runs.first?.attributes ?? AttributeContainer()
      attributes.inflect = nil
      attributes.attributeSpans = nil
      return AttributedString(inflected.text, attributes: attributes)
    }
  }

  /// A number that words agree with, already formatted.
  private struct CountedWords: TextValue {
    let text: String
    let number: Int64

    var countedNumber: Argument? { .integer(number) }

    func resolve(with resolver: Resolver) -> ResolvedText { ResolvedText(verbatim: text) }
  }

  extension String {
    /// The runs of digits, each with its integer value, and the words between them.
    fileprivate var numbersAndWords: [(text: String, number: Int64?)] {
      var parts: [(text: String, number: Int64?)] = []
      var rest = self[...]
      while let first = rest.first {
        let isDigit = first.wholeNumberValue != nil
        let text = rest.prefix { ($0.wholeNumberValue != nil) == isDigit }
        rest = rest[text.endIndex...]
        let digits = text.compactMap(\.wholeNumberValue).map(String.init).joined()
        parts.append((String(text), isDigit ? Int64(digits) : nil))
      }
      return parts
    }

    /// The string as a format, with Markdown and placeholders escaped.
    fileprivate var escapedForMarkdown: String {
      reduce(into: "") { text, character in
        // Markdown allows escaping any ASCII punctuation.
        if character == "%" {
          text += "\\%\\%"
        } else if character.isASCII, character.isPunctuation || character.isSymbol {
          text += "\\\(character)"
        } else {
          text.append(character)
        }
      }
    }
  }

  extension Morphology {
    /// The features in Markdown syntax.
    fileprivate var markup: String {
      var members: [String] = []
      switch number {
      case .singular: members.append("number: \"one\"")
      case .zero: members.append("number: \"zero\"")
      case .plural: members.append("number: \"other\"")
      case .pluralTwo: members.append("number: \"two\"")
      case .pluralFew: members.append("number: \"few\"")
      case .pluralMany: members.append("number: \"many\"")
      case nil: break
      @unknown default: break
      }
      switch grammaticalGender {
      case .feminine: members.append("grammaticalGender: \"feminine\"")
      case .masculine: members.append("grammaticalGender: \"masculine\"")
      case .neuter: members.append("grammaticalGender: \"neuter\"")
      case nil: break
      @unknown default: break
      }
      return members.joined(separator: ", ")
    }

    /// The grammatical gender of words that agree with the user, if known.
    public static var user: Morphology {
      var morphology = Morphology()
      switch EnvironmentValues.current.userTermOfAddress {
      case .feminine?: morphology.grammaticalGender = .feminine
      case .masculine?: morphology.grammaticalGender = .masculine
      case .neutral?: morphology.grammaticalGender = .neuter
      default: break
      }
      return morphology
    }
  }
#endif
