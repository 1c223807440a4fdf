internal import MessageSyntax
public import SourceText
public import StringCatalog

/// The Swift symbols generated from a String Catalog, as in Xcode 26: a static member of
/// `LocalizedStringResource` for each key that was added to the catalog manually.
///
/// The compiler then reports misspelled keys:
///
/// ```swift
/// String(localized: .cartTotal(count: 3))          // the key cart.total in Localizable
/// String(localized: .Settings.resetAllTitle)       // the key reset-all.title in Settings
/// ```
///
/// An entry has a symbol if its extraction state is `manual`, unless it specifies
/// `generatesSymbol`.
public struct CatalogSymbols: Sendable {
  /// A generated symbol.
  public struct Symbol: Hashable, Sendable {
    /// The key of the entry.
    public let key: String
    /// The name of the member with its argument labels, such as `cartTotal(count:)`.
    public let name: String
    /// The declaration with its comment, without indentation.
    let lines: [String]
  }

  /// An entry for which no symbol could be generated.
  public struct Omission: Hashable, Sendable {
    /// The key of the entry.
    public let key: String
    /// The location of the key in the catalog.
    public let location: SourceLocation
    /// The reason for the omission.
    public let message: String
  }

  /// The name of the generated file.
  public let fileName: String
  /// The symbols, sorted by key.
  public private(set) var symbols: [Symbol] = []
  /// The entries without a symbol, sorted by key.
  public private(set) var omissions: [Omission] = []

  private let table: String
  /// The type that contains the symbols; nil for the table `Localizable`.
  private let namespace: String?

  /// Generates the symbols of a catalog.
  public init(_ table: Table) {
    self.table = table.name
    fileName = "GeneratedStringSymbols_\(table.name).swift"
    let type = SymbolName.type(table.name)
    namespace = table.name == "Localizable" ? nil : type ?? "Strings"
    var keys: [String: String] = [:]
    for entry in table.entries.sorted(by: { $0.key < $1.key }) where entry.hasSymbol {
      do throws(SymbolFault) {
        let symbol = try Symbol(entry, of: table)
        if let other = keys.updateValue(entry.key, forKey: symbol.name) {
          keys[symbol.name] = other
          omit(entry, "no symbol: '\(symbol.name)' is the symbol of the key '\(other)'")
        } else {
          symbols.append(symbol)
        }
      } catch {
        omit(entry, error.description)
      }
    }
  }

  private mutating func omit(_ entry: Entry, _ message: String) {
    omissions.append(Omission(key: entry.key, location: entry.location, message: message))
  }

  /// The generated Swift source.
  public var source: String {
    var lines = [
      "// Made by galley from the string catalog \(table.commentText). Do not edit.",
      "",
      "import Foundation",
      "",
      "#if !canImport(Darwin)",
      "  import LocalizedFoundation",
      "#endif",
      "",
      "#if SWIFT_PACKAGE",
      "  private nonisolated let bundleOfSymbols =",
      "    LocalizedStringResource.BundleDescription.atURL(Bundle.module.bundleURL)",
      "#else",
      "  private final class ClassOfSymbols {}",
      "  private nonisolated let bundleOfSymbols =",
      "    LocalizedStringResource.BundleDescription.forClass(ClassOfSymbols.self)",
      "#endif",
      "",
      "@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)",
      "nonisolated extension LocalizedStringResource {",
    ]
    var indentation = "  "
    if let namespace {
      lines.append("  /// The strings of the table \(table.commentText).")
      lines.append("  enum \(namespace) {")
      indentation += "  "
    }
    for (index, symbol) in symbols.enumerated() {
      if index > 0 { lines.append("") }
      lines += symbol.lines.map { indentation + $0 }
    }
    if namespace != nil { lines.append("  }") }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }
}

extension CatalogSymbols.Symbol {
  fileprivate init(_ entry: Entry, of table: Table) throws(SymbolFault) {
    key = entry.key
    let texts = FormatString(entry.key).pieces.map { piece in
      if case .text(let text) = piece { text } else { "" }
    }
    guard let base = SymbolName.member(texts) else { throw .noName }
    let arguments = try entry.symbolArguments(source: table.sourceLanguage)
    let labels = arguments.map { ($0.label ?? "_") + ":" }.joined()
    name = arguments.isEmpty ? base : "\(base)(\(labels))"

    var lines = (entry.comment ?? "").split(whereSeparator: \.isNewline)
      .map { "/// " + String($0).commentText }
    if !lines.isEmpty { lines.append("///") }
    lines.append("/// The text for the key '\(entry.key.commentText)'.")
    let member = SymbolName.escaped(base)
    let place = "table: \(table.name.swiftLiteral), bundle: bundleOfSymbols)"
    if arguments.isEmpty {
      lines.append("static var \(member): LocalizedStringResource {")
      lines.append("  LocalizedStringResource(\(entry.key.swiftLiteral), \(place)")
    } else {
      let parameters = arguments.map(\.parameter).joined(separator: ", ")
      let value = arguments.map(\.interpolation).joined()
      lines.append("static func \(member)(\(parameters)) -> LocalizedStringResource {")
      lines.append("  LocalizedStringResource(")
      lines.append("    \(entry.key.swiftLiteral), defaultValue: \"\(value)\",")
      lines.append("    \(place)")
    }
    self.lines = lines + ["}"]
  }
}

extension Entry {
  fileprivate var hasSymbol: Bool { generatesSymbol ?? (extractionState == "manual") }
}

extension String {
  /// The string as a Swift literal without interpolations.
  fileprivate var swiftLiteral: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      case "\r": literal += "\\r"
      default:
        if scalar.isEscaped {
          literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          literal.unicodeScalars.append(scalar)
        }
      }
    }
    return literal + "\""
  }

  /// The string as a one-line comment, with `�` for invisible characters.
  fileprivate var commentText: String {
    var text = ""
    for scalar in unicodeScalars {
      text.unicodeScalars.append(scalar.isEscaped ? "\u{FFFD}" : scalar)
    }
    return text
  }
}
