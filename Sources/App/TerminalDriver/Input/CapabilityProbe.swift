import TerminalValues

/// Queries the capabilities of a terminal.
///
/// All queries are sent at once when the screen opens, and the first frame is drawn without waiting
/// for the replies. Every terminal replies to the last query, so its reply means that no others
/// will come.
struct CapabilityProbe {
  /// The capabilities known so far.
  private(set) var capabilities: TerminalCapabilities
  /// Whether the terminal supports synchronized output (mode 2026).
  private(set) var hasSynchronizedOutput = false
  /// Whether mode 2027 (grapheme clusters) was on before it was turned on.
  private(set) var hadClusters = false
  /// Whether the last query has been answered.
  private(set) var isComplete = false
  /// The samples whose widths are still unknown.
  private var pending: [Sample]

  private struct Sample {
    let text: String
    let set: @Sendable (inout TerminalCapabilities.Columns, Int) -> Void
  }

  private static var samples: [Sample] {
    [
      Sample(text: "\u{2708}\u{FE0F}") { $0.emojiSelector = $1 },
      Sample(text: "👨‍👩‍👧") { $0.joiner = $1 }, Sample(text: "👍🏽") { $0.modifier = $1 },
      Sample(text: "क्षि") { $0.conjunct = $1 }, Sample(text: "○") { $0.ambiguous = $1 },
    ]
  }
  /// The maximum width of a sample drawn scalar by scalar, plus the cursor.
  private static let leastColumns = 12

  init(size: Size, environment: (String) -> String) {
    capabilities = TerminalCapabilities(environment: environment)
    pending = size.columns < CapabilityProbe.leastColumns ? [] : CapabilityProbe.samples
  }

  /// The number of expected cursor position replies.
  var pendingCursors: Int { pending.count }

  /// The queries, in the order they are sent.
  ///
  /// Mode 2027 is turned on before the samples, because it changes their widths. Each sample is
  /// measured by the cursor position after it, then erased.
  var question: String {
    let modes = "\u{1B}[?2026$p\u{1B}[?2027$p\u{1B}[>0q\u{1B}]11;?\u{1B}\\\u{1B}[?2027h"
    let samples = pending.map { "\u{1B}[H\($0.text)\u{1B}[6n" }.joined()
    return modes + samples + "\u{1B}[H\u{1B}[K\u{1B}[c"
  }

  /// Processes a reply.
  mutating func take(_ reply: TerminalReply) {
    switch reply {
    case .cursor(let column, let row):
      guard !pending.isEmpty else { return }
      let sample = pending.removeFirst()
      // If the cursor is on another row, the sample did not fit, so ignore the column.
      if row == 1, (1...CapabilityProbe.leastColumns).contains(column) {
        sample.set(&capabilities.columns, column - 1)
      }
    case .mode(2026, let state): hasSynchronizedOutput = (1...3).contains(state)
    case .mode(2027, let state): hadClusters = state == 1 || state == 3
    case .mode: break
    case .name(let name): capabilities.setReordering(terminal: name)
    case .background(let brightness):
      capabilities.background = brightness < 0.5 ? .dark : .light
    case .attributes: isComplete = true
    }
  }
}

extension TerminalCapabilities {
  /// Creates capabilities from environment variables.
  ///
  /// The terminal's own replies take precedence.
  init(environment: (String) -> String) {
    self.init()
    // Foreground and background as palette indices, sometimes with a third value between them.
    if let last = environment("COLORFGBG").split(separator: ";").last, let color = Int(last) {
      background = color == 7 || (9...15).contains(color) ? .light : .dark
    }
    let term = environment("TERM")
    reordersText =
      environment("TERM_PROGRAM") == "Apple_Terminal" || !environment("KONSOLE_VERSION").isEmpty
      || !environment("MLTERM").isEmpty || term.hasPrefix("konsole") || term.hasPrefix("mlterm")
  }

  /// Determines from the terminal's name whether it reorders right-to-left text.
  ///
  /// The environment variables may come from an outer terminal, which only matters if it does the
  /// drawing, as with tmux and screen.
  fileprivate mutating func setReordering(terminal name: String) {
    let lower = name.lowercased()
    guard !lower.hasPrefix("tmux"), !lower.hasPrefix("screen") else { return }
    reordersText = lower.contains("konsole") || lower.contains("mlterm")
  }
}
