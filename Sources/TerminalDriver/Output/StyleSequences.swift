import CTerminal
import TerminalUI

/// The sequences that switch the styles of the open terminal on and off.
struct StyleSequences {
  /// Ends every style.
  let plain: [UInt8]
  private let attributes: [(attribute: Style.Attributes, sequence: [UInt8])]
  /// The sequences of the colours, by their raw values; the standard colours have none.
  private let foregrounds: [[UInt8]]
  private let backgrounds: [[UInt8]]
  private let colors: Int
  /// The attributes that the terminal cannot show together with colours.
  private let uncolored: Style.Attributes

  /// Asks terminfo for the sequences.
  ///
  /// - Parameter colors: how many colours may be used: 0, 8, 16 or 256.
  init(colors: Int) {
    self.colors = colors
    let end = Terminfo.sequence("sgr0")
    // ECMA-48 ends the colours with the other attributes.
    plain = end + (ct_is_ansi() != 0 || colors == 0 ? [] : Terminfo.sequence("op"))
    // On some old terminals, a change of style takes a column: they get none.
    let hasAttributes = !end.isEmpty && ct_number("xmc") <= 0
    attributes =
      hasAttributes
      ? Self.names.map { ($0.attribute, Terminfo.sequence($0.name)) }.filter { !$0.1.isEmpty } : []
    foregrounds = Color.allCases.map { color in
      color.paletteIndex.map { Terminfo.sequence("setaf", $0) } ?? []
    }
    backgrounds = Color.allCases.map { color in
      color.paletteIndex.map { Terminfo.sequence("setab", $0) } ?? []
    }
    let conflicts = max(0, ct_number("ncv"))
    uncolored = Self.names.reduce(into: []) { attributes, name in
      if conflicts & name.conflict != 0 { attributes.formUnion(name.attribute) }
    }
  }

  /// The attributes with their short names in terminfo, and their bits in `ncv`.
  private static let names: [(attribute: Style.Attributes, name: String, conflict: Int32)] = [
    (.bold, "bold", 32), (.dim, "dim", 16), (.italic, "sitm", 32_768), (.underline, "smul", 2),
    (.reverse, "rev", 4), (.strikethrough, "smxx", 0),
  ]

  /// Appends what switches a style on after the plain one.
  func append(_ style: Style, to bytes: inout [UInt8]) {
    let style = style.reduced(toColors: colors)
    let hasColor = style.foreground != .standard || style.background != .standard
    let wanted = hasColor ? style.attributes.subtracting(uncolored) : style.attributes
    for (attribute, sequence) in attributes where !wanted.isDisjoint(with: attribute) {
      bytes += sequence
    }
    bytes += foregrounds[Int(style.foreground.rawValue)]
    bytes += backgrounds[Int(style.background.rawValue)]
  }
}
