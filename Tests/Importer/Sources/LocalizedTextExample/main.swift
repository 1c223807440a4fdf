import CatalogFiles
import LocalizedText

let path = "Catalogs/LocalizableSettings.xcstrings"
let catalog = CatalogLoader(finder: .current).load([path]).catalog
let text = Text("Assigned to \("@robb")", tableName: "LocalizableSettings")
for tag in ["en", "de", "fr-CA"] {
  let environment = EnvironmentValues(
    locale: LocaleTag(tag), localizer: Localizer(catalog: catalog))
  print(text.resolve(in: environment).text)
}
