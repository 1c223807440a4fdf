extension WorstCase {
  private static let rule =
    "<plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string>"
  private static let variable =
    "<dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
    + "<key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string/></dict>"

  static let propertyLists: [WorstCase] = [
    WorstCase("ordinary", .stringsdict, head: "<plist><dict>", tail: "</dict></plist>") { number in
      "<key>k\(number)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string>"
        + "<key>v</key>\(variable)</dict>\n"
    },
    WorstCase("short-entries", .stringsdict, head: "<dict>") { "<key>\($0)</key><string/>" },
    WorstCase("equal-keys", .stringsdict, head: "<dict>") { _ in "<key/><string/>" },
    WorstCase("variables", .stringsdict, head: rule) { "<key>v\($0)</key>\(variable)" },
    WorstCase("empty-variables", .stringsdict, head: rule) { "<key>\($0)</key><dict/>" },
    WorstCase("fields", .stringsdict, head: rule) { "<key>f\($0)</key><true/>" },
    WorstCase(
      "widths", .stringsdict,
      head: "<dict><key>k</key><dict><key>NSStringVariableWidthRuleType"
        + "</key><dict>"
    ) { "<key>\($0)</key><string>x</string>" },
    WorstCase("long-device", .stringsdict) { size in
      let device = String(repeating: "d", count: 10_000)
      let widths = (0..<size / 64).map { "<key>\($0)</key><string>x</string>" }.joined()
      let text =
        "<dict><key>k</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>\(device)"
        + "</key><dict><key>NSStringVariableWidthRuleType</key><dict>\(widths)"
      return Array(text.utf8)
    },
    WorstCase("references", .stringsdict, head: "<dict><key>k</key><string>") { _ in "%#@v@" },
    WorstCase("attributes", .stringsdict, head: "<plist ") { "a\($0)=\"b\" " },
    WorstCase("entities", .stringsdict, head: "<dict><key>k</key><string>") { _ in "&amp;" },
    WorstCase("digits", .stringsdict, head: "<dict><key>k</key><string>") { _ in "&#1" },
    WorstCase("sections", .stringsdict, head: "<dict><key>k</key><string>") { _ in
      "<![CDATA[x]]>"
    },
    WorstCase("open-sections", .stringsdict, head: "<dict><key>k</key><string>") { _ in
      "<![CDATA["
    },
    WorstCase("open-comments", .stringsdict, head: "<dict>") { _ in "<!--" },
    WorstCase("unknown-elements", .stringsdict, head: "<dict>") { _ in "<x>" },
    WorstCase("nested", .stringsdict, head: "<dict>") { _ in "<array>" },
    WorstCase(
      "strange-ends", .stringsdict, head: "<plist>" + String(repeating: "<array>", count: 511)
    ) { _ in "</dict>" },
    WorstCase(
      "strange-ends-of-texts", .stringsdict,
      head: "<plist>" + String(repeating: "<array>", count: 511)
    ) { _ in "<string></dict>" },
    WorstCase("conflicts", .stringsdict, head: "<dict>") { conflict("<key>\($0)</key><string/>") },
    WorstCase("open-tags", .stringsdict, head: "<dict>") { _ in "<" },
    WorstCase("booleans", .stringsdict, head: "<array>") { _ in "<true/>" },
  ]
}
