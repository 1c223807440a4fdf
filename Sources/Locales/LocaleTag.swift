internal import ICU

/// A locale as BCP 47 names it, with its parts to read and to edit.
///
/// It keeps the spelling that it was made from until a part changes; equality and order of the
/// parts do not depend on the spelling.
///
/// ```swift
/// let tag = LocaleTag("fr_CA.UTF-8")
/// tag.region                                // "CA"
/// tag.settingFullNames(true).description    // "fr-CA-x-linearf"
/// ```
public struct LocaleTag: Sendable {
  /// The language in lower case, `und` if none is named.
  public var language: String { didSet { spelling = nil } }
  /// The script, as `Hant`.
  public var script: String? { didSet { spelling = nil } }
  /// The region, as `CA` or `419`.
  public var region: String? { didSet { spelling = nil } }
  /// The variants in lower case, as `valencia`.
  public var variants: [String] { didSet { spelling = nil } }
  /// The extensions, each with its singleton first, as `u-co-phonebk`.
  public var extensions: [String] { didSet { spelling = nil } }
  /// The private-use subtags, what stands behind the `x`.
  public internal(set) var privateUseTags: [PrivateUseTag] { didSet { spelling = nil } }
  /// Variants too short or too odd for BCP 47, as `oed`, which ICU writes behind `x-lvariant`.
  public var legacyVariants: [String] { didSet { spelling = nil } }
  /// The text that the tag was read from, as long as it says the same.
  private var spelling: String?

  /// The tag without a language, as is meant by an empty text.
  public static let undetermined = LocaleTag(language: "und")

  /// Makes a tag from its main parts, in their canonical case.
  public init(language: String, script: String? = nil, region: String? = nil) {
    self.language = language
    self.script = script
    self.region = region
    variants = []
    extensions = []
    privateUseTags = []
    legacyVariants = []
    spelling = nil
  }

  /// Reads a BCP 47 tag, an ICU locale name or a POSIX one; what is none is undetermined.
  ///
  /// The POSIX locales `C` and `POSIX` name no language either.
  public init(_ identifier: String) {
    var parser = LocaleTagParser(identifier)
    self = parser.parse()
    spelling = identifier
  }

  /// Whether a language is named.
  public var isDetermined: Bool { language != "und" }

  /// The tag as it was written, or where a part has changed, in its canonical form.
  public var identifier: String { spelling ?? canonicalIdentifier }

  /// The identifier that Foundation understands without a loss.
  ///
  /// It takes the codesets and modifiers of POSIX for variants, and then forgets how the locale
  /// writes numbers.
  var foundationIdentifier: String {
    guard let spelling else { return canonicalIdentifier }
    let isPOSIX = spelling.contains(".") || (spelling.contains("@") && !spelling.contains("="))
    return isPOSIX ? canonicalIdentifier : spelling
  }

  /// BCP 47 cannot hold private subtags beside legacy variants, for ICU drops them when it reads
  /// the tag, nor variants of more than 8 letters: then it is ICU's own name of the locale.
  private var canonicalIdentifier: String {
    if legacyVariants.isEmpty { return description }
    return privateUseTags.isEmpty && shortVariants == legacyVariants ? description : icuName
  }

  fileprivate var shortVariants: [String] { legacyVariants.filter { $0.utf8.count <= 8 } }
}

extension LocaleTag: Hashable {
  /// Whether both tags name the same locale, however they are spelled.
  public static func == (left: LocaleTag, right: LocaleTag) -> Bool {
    left.language == right.language && left.script == right.script && left.region == right.region
      && left.variants == right.variants && left.extensions == right.extensions
      && left.legacyVariants == right.legacyVariants
      && left.privateUseTags == right.privateUseTags
  }

  /// Feeds the parts, not the spelling.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(language)
    hasher.combine(script)
    hasher.combine(region)
    hasher.combine(variants)
    hasher.combine(extensions)
    hasher.combine(legacyVariants)
    hasher.combine(privateUseTags)
  }
}

extension LocaleTag: CustomStringConvertible {
  /// The tag in BCP 47's canonical form, which has no room for variants of more than 8 letters.
  public var description: String {
    var subtags = mainSubtags + variants + extensions
    if !privateUseTags.isEmpty || !shortVariants.isEmpty { subtags.append("x") }
    subtags += privateUseTags.map(\.text)
    if !shortVariants.isEmpty { subtags += [PrivateUseTag.reserved] + shortVariants }
    return subtags.joined(separator: "-")
  }

  /// Language, script and region.
  var mainSubtags: [String] { [language, script, region].compactMap(\.self) }
}

extension LocaleTag {
  /// ICU's name of the locale: `en_GB_OED@x=linearf`.
  var icuName: String {
    var tag = self
    tag.legacyVariants = []
    guard var name = LocaleNames.name(of: tag.description) else { return description }
    guard !legacyVariants.isEmpty else { return name }
    let keywords = name.firstIndex(of: "@").map { name.split(at: $0) } ?? (name, "")
    name = keywords.0
    if region == nil { name += "_" }
    return name + legacyVariants.map { "_" + $0.uppercased() }.joined() + keywords.1
  }
}

extension String {
  fileprivate func split(at index: Index) -> (String, String) {
    (String(self[..<index]), String(self[index...]))
  }
}
