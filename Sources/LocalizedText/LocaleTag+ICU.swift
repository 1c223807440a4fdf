internal import ICU

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

  /// The languages and scripts that CLDR writes today: `iw` is `he`, `sh` is `sr-Latn`.
  var modernized: LocaleTag {
    guard let replacement = LocaleNames.replacement(of: language) else { return self }
    let modern = LocaleTag(replacement)
    var tag = self
    tag.language = modern.language
    tag.script = script ?? modern.script
    tag.region = region ?? modern.region
    return tag
  }

  /// The tag's language with its likely script and region and nothing else.
  var maximized: LocaleTag {
    let main = LocaleTag(language: language, script: script, region: region)
    let name = main.mainSubtags.joined(separator: "_")
    guard let likely = LocaleNames.addingLikelySubtags(to: name) else { return main }
    return LocaleTag(likely)
  }
}

extension String {
  fileprivate func split(at index: Index) -> (String, String) {
    (String(self[..<index]), String(self[index...]))
  }
}

extension LocaleTag {
  /// What people who read a locale call this one: "French (Canada)"; the tag where nobody knows.
  public func displayName(in reader: LocaleTag = LocaleTag("en")) -> String {
    let tag = withoutPrivateUse.description
    let name = try? LocaleNames.displayName(
      of: tag, in: reader.withoutPrivateUse.description)
    return name.flatMap { $0.isEmpty ? nil : $0 } ?? tag
  }
}
