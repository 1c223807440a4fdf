import Foundation
import TestMaterial
import Testing

/// ncurses draws the screen: nothing else in the sources knows how to move, style, clear or scroll.
@Suite struct TerminfoTests {
  /// How terminfo names what ncurses does, in quotation marks or as in `<term.h>`.
  private static let names = [
    "cup", "home", "cuu", "cuu1", "cud", "cud1", "cub", "cub1", "cuf", "cuf1", "hpa", "vpa", "sgr",
    "sgr0", "bold", "dim", "rev", "smul", "sitm", "setaf", "setab", "op", "csr", "ind", "indn",
    "ri",
    "rin", "il", "il1", "dl", "dl1", "ich", "ich1", "dch", "ech", "rep", "el", "ed", "clear",
  ]
  private static let variables = [
    "tiparm", "tparm", "tputs", "putp", "cursor_address", "cursor_home", "set_attributes",
    "exit_attribute_mode", "set_a_foreground", "set_a_background", "orig_pair",
    "change_scroll_region", "scroll_forward", "scroll_reverse", "parm_index", "parm_rindex",
    "insert_line", "delete_line", "clr_eol", "clr_eos", "clear_screen",
  ]

  @Test func onlyTheWayOutAsksForSequences() throws {
    let folder = Checkout.path("Sources")
    let files = try #require(FileManager.default.enumerator(atPath: folder))
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".c") }
    #expect(files.contains("App/CTerminal/Output/Frame.c"))
    let asking = try files.filter { file in
      let text = try Checkout.text("Sources/\(file)")
      guard text.contains("terminfo") || text.contains("capability") || file.contains("/CTerminal/")
      else { return false }
      return Self.names.contains { text.contains("\"\($0)\"") }
        || Self.variables.contains { text.contains($0) }
    }
    #expect(asking == ["App/CTerminal/Restore.c"])
  }
}
