/// A candidate for the last word of a command line.
///
/// The same lists of ``Option`` that read a command line say what completes it.
struct Completion {
  /// The part of the word before what is completed: `--format=`, or `fr,` of a list.
  private(set) var prefix = ""
  /// The part of the word that is completed.
  private(set) var part: String
  /// The words that begin with that part.
  private(set) var words: [Word] = []
  /// The names in catalogs that may begin with that part.
  private(set) var names: Candidates?
  /// The files that the shell adds.
  private(set) var files = Files.none
  /// The catalogs that the command line names so far.
  private(set) var paths: [String] = []

  /// A word, and what it means if that is not plain.
  struct Word {
    let text: String
    var meaning = ""
  }

  /// Files that only the shell can complete.
  enum Files: String {
    case none
    case all
    /// Folders, and files with an ending of a catalog.
    case catalogs
  }

  /// Completes the last of the words after the program's name.
  init(of line: [String]) {
    part = line.last ?? ""
    var scanner = CommandLineScanner(line.dropLast())
    var command: (any Command.Type)?
    var operands: [String] = []
    var pending: OptionEntry?
    scan: while true {
      do throws(OptionsError) {
        switch try scanner.next() {
        case .option: break
        case .path(let path): operands.append(path)
        case .word(let word):
          if command == nil, operands.isEmpty, let named = Commands.named(word), named.isListed {
            command = named
          } else {
            operands.append(word)
          }
        case nil: break scan
        }
      } catch {
        // A wrong word before this one is no reason to be silent.
        if let option = error.incompleteOption { pending = option }
      }
    }
    let onlyPaths = scanner.onlyPaths
    let isFirst = command == nil && operands.isEmpty && !onlyPaths
    let reached = command ?? BrowseCommand.self
    paths = Array(operands.dropFirst(reached.operand == nil ? 0 : 1))
    if let pending {
      complete(pending, of: reached)
    } else if !onlyPaths, part.hasPrefix("-"), let (option, value) = Self.attachedValue(of: part) {
      prefix = String(part.dropLast(value.count))
      part = value
      complete(option, of: reached)
    } else if !onlyPaths, part.hasPrefix("-") {
      add(reached.entries.map { Word(text: $0.spelling, meaning: $0.summary) })
    } else {
      if isFirst {
        add(
          Commands.listed.compactMap { command in
            command.word.map { Word(text: $0, meaning: command.summary) }
          })
      }
      if operands.isEmpty, let operand = reached.operand {
        complete(operand)
      } else if reached.takesPaths {
        files = .catalogs
      }
    }
  }

  /// The option of a word such as `--format=js` or `-lfr`, and its value so far.
  private static func attachedValue(of word: String) -> (option: OptionEntry, value: String)? {
    let (spelling, attached) = CommandLineScanner.parts(of: word)
    let option = OptionEntry.table.first { $0.spellings.contains(spelling) }
    guard let attached, let option, option.value != nil else { return nil }
    return (option, attached)
  }

  private mutating func complete(_ option: OptionEntry, of command: any Command.Type) {
    if let value = (command.entry(named: option.name) ?? option).value { complete(value) }
  }

  private mutating func complete(_ value: OptionEntry.Value) {
    if case .list = value {
      let end = part.lastIndex(of: ",").map { part.index(after: $0) } ?? part.startIndex
      prefix += part[..<end]
      part = String(part[end...])
    }
    add(value.words.map { Word(text: $0) })
    switch value {
    case .list(_, _, let candidates): names = candidates
    case .names(_, let candidates): names = candidates
    case .file: files = .all
    case .choice, .text: break
    }
  }

  private mutating func add(_ words: [Word]) {
    self.words += words.filter { $0.text.utf8.starts(with: part.utf8) }
  }
}
