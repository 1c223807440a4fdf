import ArgumentParser
import CommonNames
import Foundation
import LocalizedFoundation

/// A command-line tool that imports Foundation's names for localized text and other packages, whose
/// names it uses without their modules.
@main struct Names: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: String(localized: "Welcome", bundle: .module))

  @Argument(help: "the number of files") var count = 3
  @Option(name: .shortAndLong) var separator = " "
  @Flag var isLoud = false

  static let common: [any CommonName] = [
    Action(), Application(), Box(), Button(), Catalog(), Cell(), Color(), Column(), Command(),
    Configuration(), Device(), Diagnostic(), Entry(), Environment(), EnvironmentValues(), Event(),
    Fallback(), Font(), Fragment(), Group(), Image(), Key(), Label(), Leaf(), Link(), List(),
    Logger(), Origin(), Request(), Resolver(), Response(), Row(), Rule(), Section(), Style(),
    Substitution(), Symbol(), Table(), Text(), Toggle(), Token(), UserName(), View(),
  ]

  func run() throws {
    let others = Self.common.filter { !String(reflecting: $0).hasPrefix("CommonNames.") }
    print("\(Self.common.count) names of others, \(others.count) hidden")
    let files = String(localized: "\(count) files", bundle: .module)
    print(Self.configuration.abstract, files, separator: separator)
    // Foundation's own names.
    let resource: LocalizedStringResource = "Welcome"
    let value: String.LocalizationValue = "\(count) files"
    var options = AttributedString.LocalizationOptions()
    options.inflect = !isLoud
    let markdown = AttributedString(localized: "**Pay** \("12")", options: options, bundle: .module)
    let intent: InlinePresentationIntent? = markdown.runs.first?.inlinePresentationIntent
    print(resource.key, value == "\(count) files", intent == .stronglyEmphasized)
    print(String(markdown.characters), TermOfAddress.feminine.rawValue)
  }
}
