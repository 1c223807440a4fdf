public import StringCatalog

extension Table {
  /// The table of a string catalog in JSON.
  public init(json: String, named name: String = "Main") {
    self.init(catalog: CatalogFile(path: "\(name).xcstrings", bytes: Array(json.utf8)))
  }

  /// The table of one entry: its key, and the JSON of its localizations.
  public init(key: String, _ localizations: String) {
    let localizations = "{\"localizations\": {\(localizations)}}"
    self.init(
      json: "{\"sourceLanguage\": \"en\", \"strings\": {\"\(key)\": \(localizations)}}")
  }

  /// A table of one entry with a text in each of some languages.
  public init(key: String, texts: KeyValuePairs<String, String>) {
    let units = texts.map { locale, text in
      #""\#(locale)": {"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
    }
    self.init(key: key, units.joined(separator: ","))
  }
}
