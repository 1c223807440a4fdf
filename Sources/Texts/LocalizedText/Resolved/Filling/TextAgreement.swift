internal import GrammarAgreement
internal import ICUServices
internal import Locales
internal import MessageSyntax

/// Inflects the spans of one localized string.
///
/// Inner spans come first. Spans that agree with an argument come last, because the argument may
/// itself be inflected by a span of the same string.
struct TextAgreement {
  private let resolver: Resolver
  private let grammarians: Grammarians
  private let arguments: [Argument]
  private let language: LocaleTag
  private let record: SpanRecord
  /// The fragments of the string, with the inflected words once ``agree()`` has run.
  private(set) var fragments: [Fragment]
  /// The known features of each fragment's words, from the spans around it.
  private var hints: [GrammaticalFeatures?]
  /// The result of each span, by its index in the record.
  private var outcome: [Int: AgreedSpan] = [:]

  /// The maximum number of inflected spans in one string.
  ///
  /// Real translations have far fewer, but a malicious string may have thousands.
  private static let limit = 256

  init(
    of record: SpanRecord, in fragments: [Fragment], arguments: [Argument], language: String?,
    resolver: Resolver, grammarians: Grammarians
  ) {
    self.grammarians = grammarians
    self.record = record
    self.fragments = fragments
    self.arguments = arguments
    self.resolver = resolver
    // "Base" contains strings in the development language.
    let named = language.flatMap { $0 == "Base" ? nil : LocaleTag($0) }
    self.language = named ?? resolver.environment.localeTag.withoutPrivateUse
    hints = Array(repeating: nil, count: fragments.count)
  }

  /// The results of the spans, in order.
  var outcomes: [AgreedSpan] { outcome.sorted { $0.key < $1.key }.map(\.value) }

  /// Inflects the words of all spans.
  mutating func agree() {
    for span in record.placed {
      guard let morphology = span.attributes.morphology else { continue }
      for index in span.fragments { hints[index] = morphology.over(hints[index]) }
    }
    let numbers = record.placed.indices.prefix(Self.limit).reversed()
    for number in numbers where !record.placed[number].attributes.followsArgument { agree(number) }
    for number in numbers where record.placed[number].attributes.followsArgument { agree(number) }
  }

  private mutating func agree(_ number: Int) {
    let span = record.placed[number]
    let attributes = span.attributes
    guard attributes.inflects || !attributes.faults.isEmpty, !span.fragments.isEmpty else { return }
    let tag = attributes.language.map { LocaleTag($0) } ?? language
    let before = span.fragments.map { fragments[$0].text }
    let (agreement, basis) = agreement(of: span, words: before, in: tag)
    for (index, words) in zip(span.fragments, agreement.parts) { fragments[index].text = words }
    let ranges = span.fragments.map { fragments[$0].range }
    let start = ranges.map(\.lowerBound).min() ?? 0
    outcome[number] = AgreedSpan(
      attributes: attributes, range: start..<(ranges.map(\.upperBound).max() ?? start),
      language: tag.description, before: before.joined(), after: agreement.parts.joined(),
      basis: basis, agreement: agreement)
  }

  private func agreement(
    of span: SpanRecord.Placed, words: [String], in tag: LocaleTag
  ) -> (Agreement, AgreedSpan.Basis) {
    let isUnfilled = span.fragments.contains { fragments[$0].kind.isUnresolved }
    guard !isUnfilled else {
      return (Agreement(parts: words), .unchanged(.placeholder))
    }
    guard span.attributes.inflects else {
      let isUnreadable = span.attributes.faults.contains { $0.isUnreadable }
      return (Agreement(parts: words), .unchanged(isUnreadable ? .attributes : .description))
    }
    guard let language = GrammarLanguage(language: tag.language, region: tag.region) else {
      let notes: [Agreement.Note] = tag.isInflectedByApple ? [] : [.notInflectedByApple]
      return unchanged(words, span.attributes, because: .language, notes)
    }
    let member = grammarians.member(for: language)
    let source: AgreementRequest.Source
    do {
      source = try self.source(of: span.attributes, by: member.grammarian)
    } catch {
      return unchanged(words, span.attributes, because: error)
    }
    let request = AgreementRequest(
      zip(span.fragments, words).map { part(of: $0, words: $1) }, source: source,
      alternative: span.attributes.alternative,
      userGender: resolver.environment.userTermOfAddress?.gender)
    return (member.grammarian.agree(request), member.basis)
  }

  /// Returns the words unchanged or, if there is one, their alternative.
  private func unchanged(
    _ words: [String], _ attributes: GrammarAttributes, because obstacle: AgreedSpan.Obstacle,
    _ notes: [Agreement.Note] = []
  ) -> (Agreement, AgreedSpan.Basis) {
    let parts = attributes.alternative.map { [$0] + words.dropFirst().map { _ in "" } } ?? words
    return (Agreement(parts: parts, notes: notes), .unchanged(obstacle))
  }

  private func part(of fragment: Int, words: String) -> AgreementRequest.Part {
    var part = AgreementRequest.Part(words, hint: hints[fragment])
    if case .argument(let number) = fragments[fragment].kind {
      part.argument = number
      part.number = self.number(ofArgument: number)
    }
    return part
  }

  // MARK: What decides about the form

  private func source(
    of attributes: GrammarAttributes, by grammarian: Grammarian
  ) throws(AgreedSpan.Obstacle) -> AgreementRequest.Source {
    if case .explicit(let features) = attributes.inflection { return .features(features) }
    if let number = attributes.argument {
      return .noun(try features(ofArgument: number, by: grammarian))
    }
    if let number = attributes.concept {
      switch try concept(number, by: grammarian) {
      case .noun(let features): return .noun(features)
      case .person(let gender): return .person(gender)
      }
    }
    if let number = attributes.referent {
      switch try concept(number, by: grammarian) {
      case .noun(let features):
        guard let gender = features.gender else { throw .concept(number) }
        return .referent(gender)
      case .person(let gender): return .referent(gender)
      }
    }
    return .span
  }

  /// The features of an argument that is a noun, as shown.
  private func features(
    ofArgument number: Int, by grammarian: Grammarian
  ) throws(AgreedSpan.Obstacle) -> GrammaticalFeatures {
    guard arguments.indices.contains(number - 1) else { throw .argument(number) }
    if let count = self.number(ofArgument: number) { return GrammaticalFeatures(number: count) }
    let places = fragments.indices.filter { fragments[$0].kind == .argument(number: number) }
    for (index, span) in outcome.sorted(by: { $0.key < $1.key }) {
      let inside = record.placed[index].fragments
      let hasHead = span.agreement.words.contains { word in
        word.isHead && places.contains(inside.lowerBound + word.part)
      }
      if hasHead { return span.agreement.features }
    }
    let words =
      places.isEmpty
      ? resolver.resolveWithoutEnvironmentStyle(Text(arguments[number - 1])).text
      : places.map { fragments[$0].text }.joined()
    return grammarian.features(of: words, hint: places.first.flatMap { hints[$0] })
  }

  private enum ConceptFeatures {
    case noun(GrammaticalFeatures)
    case person(GrammaticalGender)
  }

  private func concept(
    _ number: Int, by grammarian: Grammarian
  ) throws(AgreedSpan.Obstacle) -> ConceptFeatures {
    let environment = resolver.environment
    guard environment.inflectionConcepts.indices.contains(number - 1) else {
      throw .concept(number)
    }
    switch environment.inflectionConcepts[number - 1] {
    case .localizedPhrase(let phrase):
      return .noun(grammarian.features(of: phrase))
    case .termsOfAddress(let terms):
      // Every term has a gender except that of an unknown user.
      let genders = terms.lazy.compactMap { $0.gender ?? environment.userTermOfAddress?.gender }
      guard let gender = genders.first else { throw .concept(number) }
      return .person(gender)
    }
  }

  /// The plural category of an argument as formatted, or nil if it is not a number.
  private func number(ofArgument number: Int) -> GrammaticalNumber? {
    guard arguments.indices.contains(number - 1), let value = arguments[number - 1].counted
    else { return nil }
    let locale = resolver.environment.localeTag
    let formats =
      language.language == locale.language ? resolver.formats : ArgumentFormats.shared(in: language)
    let reference = PluralNumberReference(
      number: value, argument: number, specifier: record.specifiers[number] ?? .natural,
      chooses: .formatted)
    // Use only the CLDR category: the `zero` form that catalogs may have for 0 is not a grammatical
    // number.
    return formats.choice(reference) { $0 != .zero }
      .flatMap { GrammaticalNumber(rawValue: $0.category) }
  }
}

extension GrammarAttributes {
  /// Whether the span agrees with an argument, and so must wait for the argument to be inflected.
  fileprivate var followsArgument: Bool { argument != nil }
}

extension Grammarians.Member {
  /// The basis that corresponds to the lexicon's answer.
  fileprivate var basis: AgreedSpan.Basis {
    switch answer {
    case .lexicon: .lexicon
    case .notInstalled(let package): .notInstalled(package: package)
    case .unusable(let fault): .unusable(fault: fault.description)
    case .loading: .loading
    case nil: .rules
    }
  }
}

extension Argument {
  /// The number for adjacent words to agree with, or nil if the argument is not a number.
  fileprivate var counted: Argument? {
    switch self {
    case .integer, .unsigned, .double: self
    case .string: nil
    case .text(let text):
      if case .value(let value) = text.content { value.resolvable?.countedNumber } else { nil }
    }
  }
}

extension GrammarAttributes.Fault {
  fileprivate var isUnreadable: Bool {
    if case .unreadable = self { true } else { false }
  }
}

extension Fragment.Kind {
  fileprivate var isUnresolved: Bool {
    if case .unresolved = self { true } else { false }
  }
}

extension GrammaticalFeatures {
  /// Returns these features, with gaps filled from another set.
  fileprivate func over(_ outer: GrammaticalFeatures?) -> GrammaticalFeatures {
    guard let outer else { return self }
    return GrammaticalFeatures(
      partOfSpeech: partOfSpeech ?? outer.partOfSpeech, gender: gender ?? outer.gender,
      number: number ?? outer.number, grammaticalCase: grammaticalCase ?? outer.grammaticalCase,
      definiteness: definiteness ?? outer.definiteness)
  }
}

extension LocaleTag {
  /// Whether Apple's systems inflect strings in this language although galley does not.
  ///
  /// macOS 26 is known to inflect these three.
  fileprivate var isInflectedByApple: Bool { ["hi", "ko", "nl"].contains(language) }
}
