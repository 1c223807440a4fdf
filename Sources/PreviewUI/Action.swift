/// What a key can do.
///
/// This is the one table of actions: names, help, groups and keys. The help screen and the keymap
/// are made from it, so neither can be incomplete.
public enum Action: String, CaseIterable, Sendable {
  case down, up, pageDown, pageUp, halfPageDown, halfPageUp, top, bottom
  case nextTable, previousTable
  case nextLocale, previousLocale, fullNames
  case inspect
  case help, redraw, back, quit

  /// The heading under which the help screen lists an action.
  public enum Group: String, CaseIterable, Sendable {
    case motion = "Move"
    case environment = "Preview"
    case program = "Program"
  }

  /// What is known of an action.
  public struct Entry: Sendable {
    /// What it does, as the help screen says it.
    public let help: String
    /// Its heading.
    public let group: Group
    /// The key sequences that do it by default, as scripts spell them.
    public let keys: [String]
  }

  /// The table.
  public var entry: Entry {
    switch self {
    case .down: Entry(help: "next row", group: .motion, keys: ["j", "<Down>"])
    case .up: Entry(help: "previous row", group: .motion, keys: ["k", "<Up>"])
    case .pageDown: Entry(help: "next page", group: .motion, keys: ["<Space>", "<PageDown>"])
    case .pageUp: Entry(help: "previous page", group: .motion, keys: ["b", "<PageUp>"])
    case .halfPageDown: Entry(help: "half a page down", group: .motion, keys: ["<C-d>"])
    case .halfPageUp: Entry(help: "half a page up", group: .motion, keys: ["<C-u>"])
    case .top: Entry(help: "first row", group: .motion, keys: ["gg", "<Home>"])
    case .bottom: Entry(help: "last row", group: .motion, keys: ["G", "<End>"])
    case .nextTable: Entry(help: "next table", group: .motion, keys: ["]"])
    case .previousTable: Entry(help: "previous table", group: .motion, keys: ["["])
    case .nextLocale: Entry(help: "next locale", group: .environment, keys: ["l", "<Right>"])
    case .previousLocale:
      Entry(help: "previous locale", group: .environment, keys: ["L", "<Left>"])
    case .fullNames:
      Entry(help: "full names or display names", group: .environment, keys: ["f"])
    case .inspect: Entry(help: "inspect the row", group: .environment, keys: ["<Enter>"])
    case .help: Entry(help: "this help", group: .program, keys: ["?"])
    case .redraw: Entry(help: "draw the screen anew", group: .program, keys: ["<C-l>"])
    case .back: Entry(help: "close what is open", group: .program, keys: ["<Esc>"])
    case .quit: Entry(help: "close what is open, or quit", group: .program, keys: ["q"])
    }
  }
}
