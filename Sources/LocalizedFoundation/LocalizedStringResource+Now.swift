#if !canImport(Darwin)
  internal import Foundation
  internal import LocalizedText

  extension LocalizedStringResource {
    /// The text as it reads now.
    ///
    /// It is looked up in one locale, and its values are written in another; without them, in the
    /// current one.
    func resolvedNow(
      lookUp: LocaleTag?, formats: LocaleTag?, replacements: [any CVarArg]?, readsMarkdown: Bool
    ) -> ResolvedText {
      var searched = EnvironmentValues.current
      if let lookUp {
        searched.localeTag = lookUp
        searched.preferences = []
      }
      var environment = searched
      environment.localeTag = formats ?? searched.localeTag
      environment.readsMarkdown = readsMarkdown
      let resource = replacing(with: (replacements ?? []).map { Argument($0) })
      return Resolver(environment: environment, lookUp: searched)
        .unpainted(Text(resource))
    }
  }

  extension Argument {
    /// The value that a list of C arguments holds.
    init(_ value: any CVarArg) {
      switch value {
      case let text as String: self = .string(text)
      case let number as any FormatSpecifiable: self = number.argument
      default: self = .string(String(describing: value))
      }
    }
  }
#endif
