import StringCatalog
import TestMaterial

extension Table {
  /// The table of .stringsdict files, by locale, each with the XML of its top dictionary.
  init(stringsdict dictionaries: KeyValuePairs<String, String>, source: String? = nil) {
    let files = dictionaries.map { locale, dictionary in
      CatalogFile(
        path: "\(locale).lproj/T.stringsdict",
        bytes: Array("<plist><dict>\(dictionary)</dict></plist>".utf8))
    }
    self = Catalog(files: files, sourceLanguage: source).tables[0]
  }
}

/// The XML of a dictionary's member.
func member(_ key: String, _ value: String) -> String { "<key>\(key)</key>\(value)" }

/// The XML of a dictionary of texts.
func texts(_ members: KeyValuePairs<String, String>) -> String {
  "<dict>" + members.map { member($0.key, "<string>\($0.value)</string>") }.joined() + "</dict>"
}

/// The XML of a variable that varies by number.
func variable(_ name: String, _ forms: KeyValuePairs<String, String>, type: String = "lld")
  -> String
{
  let head = [
    ("NSStringFormatSpecTypeKey", "NSStringPluralRuleType"),
    ("NSStringFormatValueTypeKey", type),
  ]
  let members = (head + forms.map { ($0.key, $0.value) })
    .map { member($0.0, "<string>\($0.1)</string>") }
  return member(name, "<dict>\(members.joined())</dict>")
}

/// The XML of a text that may name variables.
func format(_ text: String, _ variables: String...) -> String {
  "<dict>" + member("NSStringLocalizedFormatKey", "<string>\(text)</string>")
    + variables.joined() + "</dict>"
}
