internal import ICU

/// The ancestors of locales: CLDR's parents, and what Apple's systems add to them.
struct LocaleParents: Sendable {
  private let parents: [String: String]

  init() {
    // Without ICU's table the truncation of tags still finds most ancestors.
    parents = (try? LocaleNames.parents()) ?? [:]
  }

  /// The locale and its ancestors, nearest first, without the root.
  func chain(of tag: LocaleTag) -> [LocaleTag] {
    var chain: [LocaleTag] = []
    var next: LocaleTag? = Self.comparable(tag)
    while let current = next, current.isDetermined, !chain.contains(current) {
      chain.append(current)
      next = parent(of: current).map(Self.comparable)
    }
    return chain
  }

  /// The tag as locales are compared: in today's spelling and without extensions.
  static func comparable(_ tag: LocaleTag) -> LocaleTag {
    let modern = tag.modernized
    var comparable = LocaleTag(
      language: modern.language, script: modern.script, region: modern.region)
    comparable.variants = modern.variants
    // Bokmål and Norwegian without a form named are the same.
    if comparable.language == "nb" { comparable.language = "no" }
    return comparable
  }

  private func parent(of tag: LocaleTag) -> LocaleTag? {
    var parent = tag
    guard tag.variants.isEmpty else {
      parent.variants.removeLast()
      return parent
    }
    if let name = parents[tag.mainSubtags.joined(separator: "_")] {
      // Outside America, English without a localization of its own is British.
      if name == "en_001", tag != Self.british { return Self.british }
      guard name == "root" else { return LocaleTag(name) }
      return written(tag)
    }
    if tag.region != nil {
      if let scripted = scripted(tag) { return scripted }
      parent.region = nil
      return parent
    }
    guard tag.script != nil else { return written(tag) }
    parent.script = nil
    return parent.maximized.script == tag.script ? parent : nil
  }

  private static let british = LocaleTag(language: "en", region: "GB")

  /// The tag with its likely script, where its region has another than its language by itself.
  private func scripted(_ tag: LocaleTag) -> LocaleTag? {
    guard tag.script == nil, !Self.digraphic.contains(tag.language) else { return nil }
    let script = tag.maximized.script
    guard script != LocaleTag(language: tag.language).maximized.script else { return nil }
    var scripted = tag
    scripted.script = script
    return scripted
  }

  /// The tag in the language that its readers are used to read; none for most languages.
  private func written(_ tag: LocaleTag) -> LocaleTag? {
    guard let language = Self.writtenAs[tag.language] else { return nil }
    var written = tag.maximized
    written.language = language
    return written
  }

  /// Languages that are read in both scripts everywhere: a region does not decide for one.
  private static let digraphic: Set<String> = ["sr"]

  /// Who reads the key reads the value too.
  private static let writtenAs = ["yue": "zh"]

  /// The names that localizations had before they were named by tags.
  static let legacyNames = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Spanish": "es",
    "Japanese": "ja", "Dutch": "nl", "Portuguese": "pt", "Swedish": "sv", "Danish": "da",
    "Norwegian": "nb", "Finnish": "fi", "Korean": "ko", "Base": "und",
  ]
}
