import LocalizedText
import MessageSyntax

/// A format and the arguments, substitutions and environment that fill it, all made of an input.
///
/// The first four bytes choose the environment and the arguments. The format goes from there to the
/// first byte 0; after it come the forms of the substitutions `a` and `b`, with a 0 between.
struct FormatInput {
  let format: String
  let arguments: [Argument]
  let substitutions: [String: Substitution]
  let readsMarkdown: Bool
  let environment: EnvironmentValues

  private static let locales = ["en", "de-x-linearf", "ar", "pl", "hi", "ja", "fr-CA", "x"]
  private static let forms: [(name: String, category: String)] = [
    ("a", "other"), ("b", "other"), ("a", "one"), ("b", "few"),
  ]

  init(of bytes: [UInt8]) {
    let head = Array((bytes.prefix(4) + [0, 0, 0, 0]).prefix(4))
    let parts = bytes.dropFirst(4).split(
      separator: 0, maxSplits: Self.forms.count, omittingEmptySubsequences: false
    ).map { String(decoding: $0, as: UTF8.self) }
    format = parts.first ?? ""
    readsMarkdown = head[0] & 1 != 0
    var environment = EnvironmentValues(locale: LocaleTag(Self.locales[Int(head[0] >> 1 & 7)]))
    environment.pluralNumber = head[0] & 0x10 == 0 ? .raw : .formatted
    let kinds: [PseudoLocalization?] = [nil, nil, nil, nil] + PseudoLocalization.allCases
    environment.pseudo = readsMarkdown ? kinds[Int(head[0] >> 5)] : nil
    self.environment = environment
    let choices = UInt16(head[2]) << 8 | UInt16(head[3])
    arguments = (0..<Int(head[1] & 7)).map { Self.argument($0, choice: choices >> (2 * $0) & 3) }
    var substitutions: [String: Substitution] = [:]
    for (form, text) in zip(Self.forms, parts.dropFirst()) {
      // `a` names its argument; `b` takes the next one.
      var substitution =
        substitutions[form.name]
        ?? Substitution(argument: form.name == "a" ? 1 : nil, specifier: "lld", forms: [:])
      substitution.set(text, form.category)
      substitutions[form.name] = substitution
    }
    self.substitutions = substitutions
  }

  private static func argument(_ index: Int, choice: UInt16) -> Argument {
    switch choice {
    case 0: .string("%@ *a*")
    case 1: .integer([3, 1, -1, .max, .min, 0, 100][index])
    case 2: .double([0.5, 1, -0.0, .infinity, 1e300, .nan, 21.25][index])
    default:
      .text(
        [
          Text(verbatim: ""), Text(amount: 12.34, currency: "EUR"),
          Text(list: [.string("x"), .integer(2)]),
          Text(Image(systemName: "tram")),
          Text("%lld *k* \(index) [l](x%@)\("z")"), Text(markdown: "**m** <b>"), Text(percent: 0.5),
        ][index])
    }
  }

  /// All texts from which a placeholder can come.
  var sources: [String] {
    [format] + substitutions.values.flatMap { $0.forms.values }
  }

  /// The text as it is shown in the environment.
  func resolved() -> ResolvedText {
    if readsMarkdown { return localized() }
    return Resolver(environment: environment)
      .resolve(FormatString(format), arguments: arguments, substitutions: substitutions)
  }
}

extension LocalizedText.Substitution {
  /// Sets the form of a category by its name.
  fileprivate mutating func set(_ text: String, _ category: String) {
    switch category {
    case "one": forms[.one] = text
    case "few": forms[.few] = text
    default: forms[.other] = text
    }
  }
}
