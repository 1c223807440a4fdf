import TerminalUI

/// The questions that a terminal is asked when it is opened, and what becomes of the answers.
///
/// All are sent at once, and nothing waits for them: the first frame is drawn meanwhile. The last
/// question is one that every terminal answers, so that those that know none of the others are soon
/// done too.
struct Calibration {
  /// What is known so far.
  private(set) var capabilities: TerminalCapabilities
  /// Whether the terminal had mode 2027 set before it was asked to.
  private(set) var hadClusters = false
  /// Whether all answers are there that will come.
  private(set) var isComplete = false
  /// The samples whose widths are still to come.
  private var due: [Sample]

  private typealias Sample = (
    text: String, columns: WritableKeyPath<TerminalCapabilities.Columns, Int?>
  )

  private static var samples: [Sample] {
    [
      ("\u{2708}\u{FE0F}", \.emojiSelector), ("👨‍👩‍👧", \.joiner), ("👍🏽", \.modifier),
      ("🇯🇵", \.flag), ("क्षि", \.conjunct), ("\u{1FAE8}", \.newEmoji), ("○", \.ambiguous),
    ]
  }
  /// The columns that the widest sample needs, drawn scalar by scalar, and the cursor behind it.
  private static let leastColumns = 12

  init(size: Size, environment: (String) -> String) {
    capabilities = TerminalCapabilities(environment: environment)
    due = size.columns < Calibration.leastColumns ? [] : Calibration.samples
  }

  /// How many answers say where the cursor is.
  var cursorsDue: Int { due.count }

  /// What is sent: the questions; mode 2027, which changes the widths; the samples, each measured by
  /// the cursor behind it, and erased.
  var question: String {
    let modes = "\u{1B}[?2026$p\u{1B}[?2027$p\u{1B}[>0q\u{1B}]11;?\u{1B}\\\u{1B}[?2027h"
    let samples = due.map { "\u{1B}[H\($0.text)\u{1B}[6n" }.joined()
    return modes + samples + "\u{1B}[H\u{1B}[K\u{1B}[c"
  }

  /// Takes an answer.
  mutating func take(_ reply: TerminalReply, environment: (String) -> String) {
    switch reply {
    case .cursor(let column, let row):
      guard !due.isEmpty else { return }
      let sample = due.removeFirst()
      // In another row it says nothing: the sample did not fit.
      if row == 1, (1...Calibration.leastColumns).contains(column) {
        capabilities.columns[keyPath: sample.columns] = column - 1
      }
    case .mode(2026, let state): capabilities.hasSynchronizedOutput = (1...3).contains(state)
    case .mode(2027, let state):
      capabilities.hasClusters = (1...3).contains(state)
      hadClusters = state == 1 || state == 3
    case .mode: break
    case .name(let name): capabilities.setName(name, environment: environment)
    case .background(let brightness):
      capabilities.background = brightness < 0.5 ? .dark : .light
    case .attributes: isComplete = true
    }
  }
}

extension TerminalCapabilities {
  /// What the variables of the process tell; the terminal itself knows better where it answers.
  init(environment: (String) -> String) {
    self.init()
    // Foreground and background as numbers of the palette, with or without a third one between.
    if let last = environment("COLORFGBG").split(separator: ";").last, let color = Int(last) {
      background = color == 7 || (9...15).contains(color) ? .light : .dark
    }
    let term = environment("TERM")
    reordersText =
      environment("TERM_PROGRAM") == "Apple_Terminal" || !environment("KONSOLE_VERSION").isEmpty
      || !environment("MLTERM").isEmpty || term.hasPrefix("konsole") || term.hasPrefix("mlterm")
  }

  /// Takes the name that the terminal answered.
  ///
  /// Variables may come from a terminal around it, which counts only where this one is drawn in that.
  fileprivate mutating func setName(_ name: String, environment: (String) -> String) {
    self.name = name
    let lower = name.lowercased()
    guard !lower.hasPrefix("tmux"), !lower.hasPrefix("screen") else { return }
    reordersText = lower.contains("konsole") || lower.contains("mlterm")
  }
}
