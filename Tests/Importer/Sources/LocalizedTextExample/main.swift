import CatalogFiles
import LocalizedText

let path = "Catalogs/LocalizableSettings.xcstrings"
let catalog = CatalogLoader(finder: .ofProcess).load([path]).catalog
let robb = UserName(fullName: "Robb Böhnke", displayName: "@robb")
let text = Text("Assigned to \(robb)", tableName: "LocalizableSettings")
// The last locale asks for full names of people.
for tag in ["en", "de", "fr-CA", "fr-CA-x-linearf"] {
  let environment = EnvironmentValues(
    locale: LocaleTag(tag), localizer: Localizer(catalog: catalog))
  print(text.resolve(in: environment).text)
}
