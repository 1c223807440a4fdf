import CatalogFiles
import FileAccess
import TerminalDriver

extension Screen: SessionHost {
  mutating func launch(_ words: [String]) -> String? {
    let name = words.first?.folderAndName.name ?? ""
    do throws(SubprogramError) {
      return switch try run(words) {
      case .exited(0): nil
      case .exited(let status): "\(name) failed with status \(status)"
      case .signaled(let signal): "\(name) was killed by signal \(signal)"
      }
    } catch {
      return "\(error)"
    }
  }

  mutating func clip(_ text: String) -> String? {
    if copy(text) { return nil }
    if text.isEmpty { return "nothing to copy" }
    return text.utf8.count > Screen.copyLimit
      ? "too long for the terminal clipboard" : "this terminal does not let programs copy"
  }
}
