internal import ICUServices

/// A BCP 47 locale tag whose parts can be read and edited.
///
/// A tag keeps its original spelling until a part changes. Equality and hashing compare the parts,
/// not the spelling.
///
/// ```swift
/// let tag = LocaleTag("fr_CA.UTF-8")
/// tag.region                                // "CA"
/// try tag.adding(PrivateUseTag("mytag"))    // fr-CA-x-mytag
/// ```
public struct LocaleTag: Sendable {
  /// The language in lowercase, or `und` if undetermined.
  public var language: String { didSet { spelling = nil } }
  /// The script, such as `Hant`.
  public var script: String? { didSet { spelling = nil } }
  /// The region, such as `CA` or `419`.
  public var region: String? { didSet { spelling = nil } }
  /// The variants in lowercase, such as `valencia`.
  public var variants: [String] { didSet { spelling = nil } }
  /// The extensions, each with its singleton, such as `u-co-phonebk`.
  public var extensions: [String] { didSet { spelling = nil } }
  /// The private-use subtags: everything after `x`.
  public internal(set) var privateUseTags: [PrivateUseTag] { didSet { spelling = nil } }
  /// Variants that BCP 47 does not allow, such as `oed`.
  ///
  /// ICU writes them after `x-lvariant`.
  public var legacyVariants: [String] { didSet { spelling = nil } }
  /// The string that the tag was parsed from, until a part changes.
  private var spelling: String?

  /// The tag without a language, which is also the result of parsing an empty string.
  public static let undetermined = LocaleTag(language: "und")

  /// Creates a tag from its main parts, which must be in canonical case.
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

  /// Parses a BCP 47 tag, an ICU locale name or a POSIX locale name.
  ///
  /// Any other string, and the POSIX locales `C` and `POSIX`, produce an undetermined tag.
  public init(_ identifier: String) {
    var parser = LocaleTagParser(identifier)
    self = parser.parse()
    spelling = identifier
  }

  /// Whether the tag has a language.
  public var isDetermined: Bool { language != "und" }

  /// The tag as originally written or, if a part has changed, in canonical form.
  public var identifier: String { spelling ?? canonicalIdentifier }

  /// The identifier to pass to Foundation.
  ///
  /// Foundation mistakes the codesets and modifiers of POSIX names for variants and then formats
  /// numbers for an unknown locale, so POSIX names are converted to canonical tags.
  var foundationIdentifier: String {
    guard let spelling else { return canonicalIdentifier }
    let isPOSIX = spelling.contains(".") || (spelling.contains("@") && !spelling.contains("="))
    return isPOSIX ? canonicalIdentifier : spelling
  }

  /// The canonical identifier: a BCP 47 tag or, if necessary, an ICU locale name.
  ///
  /// In BCP 47, ICU drops private-use subtags if there are legacy variants, and variants of more
  /// than 8 letters are not allowed.
  private var canonicalIdentifier: String {
    if legacyVariants.isEmpty { return description }
    return privateUseTags.isEmpty && shortVariants == legacyVariants ? description : icuName
  }

  fileprivate var shortVariants: [String] { legacyVariants.filter { $0.utf8.count <= 8 } }
}

extension LocaleTag: Hashable {
  /// Whether both tags denote the same locale, whatever their spelling.
  public static func == (left: LocaleTag, right: LocaleTag) -> Bool {
    left.language == right.language && left.script == right.script && left.region == right.region
      && left.variants == right.variants && left.extensions == right.extensions
      && left.legacyVariants == right.legacyVariants
      && left.privateUseTags == right.privateUseTags
  }

  /// Hashes the parts, not the spelling.
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
  /// The canonical BCP 47 form, without variants of more than 8 letters, which BCP 47 does not
  /// allow.
  public var description: String {
    var subtags = mainSubtags + variants + extensions
    if !privateUseTags.isEmpty || !shortVariants.isEmpty { subtags.append("x") }
    subtags += privateUseTags.map(\.text)
    if !shortVariants.isEmpty { subtags += [PrivateUseTag.reserved] + shortVariants }
    return subtags.joined(separator: "-")
  }

  /// The language, the script and the region.
  var mainSubtags: [String] { [language, script, region].compactMap(\.self) }
}

extension LocaleTag {
  /// The ICU name of the locale, such as `en_GB_OED@x=mytag`.
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
