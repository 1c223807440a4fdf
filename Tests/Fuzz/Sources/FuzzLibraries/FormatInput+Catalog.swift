import Fuzzing
import LocalizedText
import StringCatalog

extension FormatInput {
  /// The text if a catalog has the format as the localization of a key.
  func localized() -> ResolvedText {
    var environment = environment
    environment.localizer = Localizer(catalog: catalog(in: environment.localeTag))
    return Text(key).resolve(in: environment)
  }

  private var key: LocalizedStringKey {
    var key = LocalizedStringKey.StringInterpolation(
      literalCapacity: 0, interpolationCount: arguments.count)
    for argument in arguments {
      switch argument {
      case .string(let text): key.appendInterpolation(text)
      case .integer(let number): key.appendInterpolation(number)
      case .unsigned(let number): key.appendInterpolation(number)
      case .double(let number): key.appendInterpolation(number)
      case .text(let text): key.appendInterpolation(text)
      }
    }
    return LocalizedStringKey(stringInterpolation: key)
  }

  private func catalog(in locale: LocaleTag) -> Catalog {
    let declared = substitutions.map { name, substitution in
      let forms = substitution.forms.map { #""\#($0.rawValue)":\#(Self.unit($1))"# }
      let number = substitution.argument.map { #""argNum":\#($0),"# } ?? ""
      return #""\#(name)":{\#(number)"formatSpecifier":"lld","variations":{"plural":{"#
        + forms.joined(separator: ",") + "}}}"
    }
    let localization =
      Self.unit(format).dropLast() + #","substitutions":{\#(declared.joined(separator: ","))}}"#
    // The source language serves every locale, even a tag that is not valid for a localization.
    let language = locale.withoutPrivateUse
    let json =
      #"{"sourceLanguage":"\#(language)","strings":{\#(Self.quoted(key.key)):"#
      + #"{"localizations":{"\#(language)":\#(localization)}}}}"#
    let file = CatalogFile(
      path: "Localizable.xcstrings", format: .xcstrings, bytes: Array(json.utf8))
    return Catalog(files: [file])
  }

  private static func unit(_ text: String) -> String {
    #"{"stringUnit":{"state":"translated","value":\#(quoted(text))}}"#
  }

  private static func quoted(_ text: String) -> String {
    let units = text.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "\"" + units.joined() + "\""
  }
}
