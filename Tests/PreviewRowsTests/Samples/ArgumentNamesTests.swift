import Locales
import LocalizedText
import PreviewRows
import StringCatalog
import TestMaterial
import Testing

/// What an entry without samples shows if its comment names the arguments.
@Suite struct ArgumentNamesTests {
  @Test(arguments: [
    ("Hi %@", "A greeting. The argument is the name of the user.", "Hi name"),
    ("Hi %@", "A greeting. The argument is the user name.", "Hi user name"),
    (
      "%@ by %@", "The first argument is the title of a song. The second argument is the artist.",
      "title by artist"
    ),
    ("%@: %@", "The argument is the key, and the second argument is the value.", "key: value"),
    ("Set %@", "The argument is the string “Force all apps”.", "Set Force all apps"),
    ("%@ (%@)", "%1$@ is version number and %2$@ is build number", "version number (build number)"),
    ("%@ in “%@”", "message in a view (“%2$@” is filename)", "Sample 1 in “filename”"),
    ("Printed on %@", "print header (%@ is date)", "Printed on date"),
    ("%@ of %lld", "%@ = file, %lld = number", "file of 42"),
    // Nothing that can be understood.
    ("Hi %@", "The argument is the string “%1$d h”.", "Hi Sample"),
    ("%@ is not valid", "%@ is not valid", "Sample is not valid"),
    ("No %@", "%@ is not a valid number", "No Sample"),
    ("Hi %@", "The argument is 5 % of it", "Hi Sample"), ("Hi %@", "Greeting", "Hi Sample"),
    ("Hi %@", "argument is", "Hi Sample"), ("Hi %@", "is %@ is %9$@ = ", "Hi Sample"),
    ("Hi %@", "The argument is the string “", "Hi Sample"),
    ("Hi %@", "The argument is a very long description in one", "Hi Sample"),
  ])
  func names(key: String, comment: String, text: String) throws {
    let table = Table(
      json: "{\"sourceLanguage\": \"en\", \"strings\": {\"\(key)\": {\"comment\": \"\(comment)\"}}}"
    )
    let maker = RowMaker(table: table, environment: EnvironmentValues(locale: LocaleTag("en")))
    #expect(maker.row(for: try #require(table.entries.first)).title.text == text)
    var options = SampleOptions()
    options.length = .short
    let short = RowMaker(
      table: table, sampleOptions: options, environment: EnvironmentValues(locale: LocaleTag("en")))
    #expect(!short.row(for: try #require(table.entries.first)).title.text.contains("name"))
  }
}
