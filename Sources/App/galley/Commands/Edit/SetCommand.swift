import CatalogCheck
import CatalogEditing
import CatalogFiles
import SourceText
import StringCatalog

/// `galley set`: writes texts into catalogs.
struct SetCommand: CatalogCommand {
  static let name = "set"
  static let summary = "write translations"
  static let meaning = """
    Write `TEXT` as the translation of `KEY` in one language; `-` reads it from standard input. The \
    rest of the file is left unchanged, byte for byte.

    In a String Catalog, the state becomes translated unless `--state` sets another. When a source \
    string changes, its translations are marked as needs review, unless only case or punctuation \
    changed. Files of other formats have no states.

    `--from` reads translations from JSON Lines. The fields are those of `print --format json` and \
    `check --format json`: `table`, `key`, `locale`, `path`, `text`, `state`, `expected`, `source`. If \
    the current translation differs from `expected`, or the source string from `source`, the change is \
    refused.

    `--from` also reads what `print --format template` prints, with its empty strings filled in. Strings \
    that are still empty are counted and skipped.

    `--draft` marks what is written as needs review. `--only-state` changes the state of all strings of a \
    language that are in another one, and `--replace` replaces words in all of them; `--key` selects some.

    `--comment`, `--extraction` and `--translatable` change the whole string. Without `--locale`, they \
    need no `TEXT`: the arguments after `KEY` are paths, and `--create` adds a key without any \
    translation. JSON lines have the fields `comment`, `extraction` and `shouldTranslate` for this.

    Unknown keys and languages, plural forms that the language does not use, states in files that \
    have none, and strings whose placeholders are missing, extra, or of another type are refused. \
    If any string is refused, nothing is written; `--keep-going` writes the others.
    """
  static let otherUsages = [
    "galley set KEY --comment TEXT [options] [path...]",
    "galley set --from FILE [options] [path...]",
    "galley set --state STATE --only-state STATE [options] [path...]",
    "galley set --replace OLD NEW [options] [path...]",
    "galley set --rename-locale OLD=NEW [options] [path...]",
  ]
  static let operand: OptionEntry.Value? = .names("KEY TEXT", of: .keys)
  static let takesSeveralLocales = false
  var shared = SharedOptions()
  var flags = EditFlags()
  var format = Format.text
  /// The words that are no options: the key and the text, and paths.
  var words: [String] = []
  /// The first of these words that is no path.
  private var unknown: String?
  /// The file with the requests.
  var file: String?
  /// The path of the text, such as `few` or `device.mac`.
  var path = LeafPath()
  var state: String?
  /// The new members of the whole string.
  var comment: TextRequest.Lock?
  var extraction: TextRequest.Lock?
  var shouldTranslate: Bool?
  /// The language that gets another name.
  var rename: LocaleRename?
  /// Whether the written texts need review.
  var isDraft = false
  /// The state of the strings whose state changes; nil if only the string of the key changes.
  var onlyState: String?
  /// Whether the words are replaced by others in all strings.
  var replaces = false
  /// The patterns of the keys of these strings; none for all.
  var keys: [Glob] = []

  /// Whether the command changes the whole string, and no text of it.
  private var isOfEntry: Bool {
    file == nil && onlyState == nil && !replaces && !isDraft && locale == nil && state == nil
      && path.steps.isEmpty
      && (comment != nil || extraction != nil || shouldTranslate != nil)
  }

  mutating func take(_ operands: [Operand], exists: (String) -> Bool) throws(OptionsError) {
    words = operands.map(\.text)
    unknown = operands.first { !$0.isPath && $0.text != "-" }?.text
  }

  private var locale: String? {
    if case .tags(let tags) = shared.locales { tags.first } else { nil }
  }

  /// The number of words before the paths.
  private var operandCount: Int {
    if replaces { return 2 }
    return file != nil || rename != nil || onlyState != nil ? 0 : isOfEntry ? 1 : 2
  }

  /// Rejects what cannot be said of many strings.
  private func validateChosen() throws(OptionsError) {
    let name = replaces ? "'--replace'" : "'--only-state'"
    if file != nil || !path.steps.isEmpty || comment != nil || extraction != nil
      || shouldTranslate != nil || replaces && onlyState != nil
    {
      throw OptionsError("\(name) cannot be used with other changes")
    }
    if replaces {
      guard words.count >= 2 else { throw OptionsError("'--replace' requires OLD and NEW") }
      if words[0].isEmpty { throw OptionsError("'--replace' requires words to replace") }
      if state != nil { throw OptionsError("'--replace' keeps states; use '--draft'") }
    } else {
      guard state != nil else { throw OptionsError("'--only-state' requires '--state'") }
      if let unknown {
        throw OptionsError("'\(unknown)': no such file; with \(name), all arguments are paths")
      }
    }
    if locale == nil { throw OptionsError("missing --locale TAG, the language to write") }
  }

  func validate() throws(OptionsError) {
    if isDraft, state != nil {
      throw OptionsError("'--draft' cannot be used with '--state'")
    }
    if replaces || onlyState != nil { return try validateChosen() }
    if !keys.isEmpty { throw OptionsError("'--key' requires '--only-state' or '--replace'") }
    if rename != nil {
      if file != nil || locale != nil || isOfEntry {
        throw OptionsError("'--rename-locale' cannot be used with other changes")
      }
      if let unknown {
        throw OptionsError(
          "'\(unknown)': no such file; with '--rename-locale', all arguments are paths")
      }
      return
    }
    if file != nil {
      if comment != nil || extraction != nil || shouldTranslate != nil {
        throw OptionsError("with '--from', each line has its own comment and states")
      }
      if !path.steps.isEmpty {
        throw OptionsError("'--form' cannot be used with '--from'; each line has its own path")
      }
      if let unknown {
        throw OptionsError("'\(unknown)': no such file; with '--from', all arguments are paths")
      }
      return
    }
    if isOfEntry {
      guard !words.isEmpty else { throw .missingOperand(of: Self.self, after: 0) }
      return
    }
    guard words.count >= 2 else { throw .missingOperand(of: Self.self, after: words.count) }
    if shared.locales == .all { throw .severalLocales(for: Self.self) }
    if locale == nil { throw OptionsError("missing --locale TAG, the language to write") }
  }

  mutating func prepare() {
    shared.paths = Array(words.dropFirst(operandCount))
    shared.chooseCatalogs()
    shared.useASCIIIfNeeded()
  }

  func run() -> ExitStatus {
    guard let order = KeyOrder.reported else { return .failure }
    if let rename {
      let workspace = Workspace.load(CatalogRequest(shared))
      var output = StandardOutput()
      let status = rename.run(
        in: workspace, order: order, isDryRun: flags.isDryRun, format: format, to: &output)
      return status.worsened(by: output.close())
    }
    if replaces || onlyState != nil { return changeChosen(order: order) }
    let state = isDraft ? "needs_review" : state
    var reader = TextRequestReader(path: file ?? "", locale: locale, state: state)
    var template: FilledTemplate?
    if let file, EscapingLink.leads(to: file) {
      StandardError.report("\(file): \(EscapingLink.reason)")
      return .failure
    }
    do throws(FileFault) {
      if let file {
        let bytes = try Self.bytes(of: file)
        if FilledTemplate.matches(bytes) {
          let filled = FilledTemplate(bytes, path: file)
          for filling in filled.fillings {
            reader.add(filling.request(locale: locale, state: state))
          }
          template = filled
        } else {
          reader.read(bytes)
        }
      } else {
        reader.add(try request())
      }
    } catch {
      StandardError.report("\(file ?? "-"): \(error)")
      return .failure
    }
    let problems = reader.problems + (template?.problems ?? [])
    for problem in problems { StandardError.report(problem) }
    let run = EditRun(
      shared, reader.requests, flags: flags, order: order, isComplete: problems.isEmpty)
    var status = run.status
    if !problems.isEmpty { status.worsen(to: .failure) }
    var output = StandardOutput()
    EditWriter(
      run: run, flags: flags, format: format, namesPlaces: template != nil,
      emptyCount: template?.emptyCount
    ).write(to: &output)
    let reviews = run.plan.reviewCount
    if reviews > 0, run.plan.verdicts.contains(.written) {
      StandardError.report(
        "\(reviews.counted("translation")) \(flags.isDryRun ? "to be marked" : "marked") as needs review "
          + "(--minor keeps \(reviews == 1 ? "its state" : "their states"))")
    }
    return status.worsened(by: output.close())
  }

  /// Changes all strings of a language that the options select.
  private func changeChosen(order: KeyOrder) -> ExitStatus {
    let workspace = Workspace.load(CatalogRequest(shared))
    let replacement = replaces ? TextReplacement(of: words[0], by: words[1]) : nil
    let requests: [TextRequest]
    do throws(Fault) {
      requests = try ChosenLeaves(workspace: workspace, locale: locale ?? "", keys: keys).requests {
        leaf in
        guard let replacement else { return leaf.state == onlyState ? (nil, state) : nil }
        guard let text = replacement.replaced(in: leaf.text) else { return nil }
        let known = leaf.state.flatMap { TextRequest.states.contains($0) ? $0 : nil }
        return (text, isDraft && leaf.state != nil ? "needs_review" : known)
      }
    } catch {
      StandardError.report(error.reason)
      return .failure
    }
    let run = EditRun(in: workspace, requests, flags: flags, order: order)
    var output = StandardOutput()
    EditWriter(run: run, flags: flags, format: format, emptyCount: 0)
      .write(to: &output)
    if requests.isEmpty {
      StandardError.report(
        replaces
          ? "no translation has '\(words[0].beginning)'"
          : "no string has the state '\(onlyState ?? "")'")
    }
    return run.status.worsened(by: output.close())
  }

  /// The request of the command line.
  private func request() throws(FileFault) -> TextRequest {
    var request = TextRequest(key: words[0], locale: locale ?? "", path: path, state: state)
    if isDraft { request.state = "needs_review" }
    (request.comment, request.extraction) = (comment, extraction)
    request.shouldTranslate = shouldTranslate
    if isOfEntry { return request }
    var text = words[1]
    if text == "-" {
      text = String(decoding: try Self.bytes(of: "-"), as: UTF8.self)
      // The output of a command in a shell ends with a line end.
      if text.utf8.last == UInt8(ascii: "\n") { text.unicodeScalars.removeLast() }
    }
    request.text = text
    return request
  }

  static func bytes(of path: String) throws(FileFault) -> [UInt8] {
    if path == "-" { return try SmallFile.standardInput() }
    guard let bytes = try SmallFile.bytes(at: path) else { throw .missing }
    return bytes
  }
}
