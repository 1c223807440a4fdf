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
  private(set) var names: Candidates.Kind?
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
        if let spelling = error.incompleteOption {
          pending = OptionEntry.table.first { $0.spellings.contains(spelling) }
        }
      }
    }
    let onlyPaths = scanner.onlyPaths
    let isFirst = command == nil && operands.isEmpty && !onlyPaths
    let reached = command ?? BrowseCommand.self
    paths = Array(operands.dropFirst(reached.operand == nil ? 0 : 1))
    if let pending {
      complete(pending, of: reached)
    } else if !onlyPaths, part.hasPrefix("-"), let attached = Self.attachedValue(in: part) {
      prefix = String(part.prefix(attached.length))
      part = String(part.dropFirst(attached.length))
      complete(attached.option, of: reached)
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

  /// The option of a word such as `--format=js` or `-lfr`, and the length of the text before its value.
  private static func attachedValue(in word: String) -> (option: OptionEntry, length: Int)? {
    let isLong = word.hasPrefix("--")
    let name = isLong ? word.prefix { $0 != "=" } : word.prefix(2)
    let length = name.count + (isLong ? 1 : 0)
    guard word.count >= length, isLong ? word.contains("=") : word.count > 2,
      let option = OptionEntry.table.first(where: { $0.spellings.contains(String(name)) })
    else { return nil }
    return option.value == nil ? nil : (option, length)
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
    case .list(_, _, let kind): names = kind
    case .names(_, let kind): names = kind
    case .file: files = .all
    case .choice, .text: break
    }
  }

  private mutating func add(_ words: [Word]) {
    self.words += words.filter { $0.text.utf8.starts(with: part.utf8) }
  }
}
