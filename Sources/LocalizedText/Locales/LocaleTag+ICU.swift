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
}

extension String {
  fileprivate func split(at index: Index) -> (String, String) {
    (String(self[..<index]), String(self[index...]))
  }
}
