import CTerminal
package import FileAccess

extension Screen {
  /// Suspends the screen, runs a program on the terminal, and resumes afterwards.
  package mutating func run(_ words: [String]) throws(SubprogramError) -> Subprogram.Ending {
    suspend()
    defer {
      ct_reset_modes()
      resume()
    }
    return try Subprogram.run(words)
  }
}
