import CatalogCheck
import LocalizedText
import PreviewRows
import PreviewUI
import SourceText
import TerminalUI
import TextLayout

extension Option {
  /// Every option.
  static let table: [Option] = [
    Option(
      "locale", short: "l", value: .list("TAG", known: ["all"], names: .locales), in: .language,
      help: """
        The language to use, such as fr-CA or fr_CA.UTF-8; like an app, every command takes the \
        translations that serve it best. print, coverage, check, fit and \
        compile take several (-l fr,de) and the word all. Default: the locale of LC_ALL, LC_MESSAGES, LANG and \
        LANGUAGE, else the source language; for coverage, check, fit and compile, all.
        """
    ) { options, value throws(InvalidValue) in try options.add(locales: value) },
    Option(
      "source", value: .names("TAG", of: .locales), in: .language,
      help: """
        The source language of .strings tables. Default: the language of Base.lproj, else a form \
        of English if the table has one, else the language of the other tables.
        """
    ) { options, value throws(InvalidValue) in
      options.source = try nonEmpty(value, "a locale such as en")
    },
    Option(
      "full-names", in: .language, for: shown, configurable: true,
      help: "Show people by their full names, even if the locale says otherwise."
    ) { options, _ in options.names = .full },
    Option(
      "display-names", in: .language, for: shown, configurable: true,
      help: "Show people by their display names, even if the locale says otherwise."
    ) { options, _ in options.names = .display },
    Option(
      "pseudo", value: PseudoText.values(named: "KIND"), in: .language, for: shown,
      help: """
        Replace translations with other texts: \(PseudoText.list). accented puts \
        accents on letters, double repeats each text, bounded puts [# #] around it, rtl shows it \
        from right to left. widest shows of each key the translation of all languages that is \
        widest, tallest the one that takes the most lines of the row.
        """
    ) { options, value throws(InvalidValue) in
      options.pseudo = try choice(value) as PseudoText
    },
    Option(
      "width", short: "w", value: .number("N"), in: .layout, for: fitted.union([.check]),
      help: """
        The width of a row in columns, without the gutter, or in points if rows are measured in \
        them. Default: the width of the terminal minus the gutter, else COLUMNS, else 80; for fit, \
        the row of the phone; for check, none, so that it does not judge whether texts fit. check \
        also takes a range, such as 20-80.
        """
    ) { options, value throws(InvalidValue) in
      let ends = value.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
      guard options.command == .check, ends.count == 2 else {
        options.width = try columns(value)
        return
      }
      // A text that fits a width fits every greater one.
      let least = try columns(String(ends[0]))
      guard least <= (try columns(String(ends[1]))) else {
        throw InvalidValue(expected: "a range of columns, the smaller number first")
      }
      options.width = least
    },
    Option(
      "max-layout", value: .choice([Layout.compact, .standard].map(\.rawValue)), in: .layout,
      for: [.check],
      help: """
        The last layout that a row may need at --width: one line for compact, two for standard. \
        Default: standard.
        """
    ) { options, value throws(InvalidValue) in
      guard let layout = Layout(rawValue: value), [.compact, .standard].contains(layout) else {
        throw InvalidValue(expected: "one of compact, standard")
      }
      options.maxLayout = layout
    },
    Option(
      "metric", value: PointOptions.Metric.values(), in: .points, for: measured.subtracting([.fit]),
      help: """
        Measure in columns of the terminal, or in points of Apple's system font. Widths in points \
        are estimates with a margin of error. Default: columns.
        """
    ) { options, value throws(InvalidValue) in options.points.metric = try choice(value) },
    Option(
      "screen", value: .text("NAME"), in: .points, for: measured,
      help: """
        The phone whose rows the texts must fit, unless a width is given in points: \
        \(Screen.all.map(\.name).joined(separator: ", ")), or another iPhone. fit takes \
        several, and all. Default: \(PointSetting().screen.name).
        """
    ) { options, value throws(InvalidValue) in
      options.points.screens = try PointOptions.screens(value)
    },
    Option(
      "text-size", value: .choice(TextSize.allCases.map(\.rawValue), named: "SIZE"), in: .points,
      for: measured,
      help: """
        The text size that the user of the phone has chosen: \
        \(TextSize.allCases.map(\.rawValue).joined(separator: ", ")). fit and coverage take \
        several, and all. Default: L.
        """
    ) { options, value throws(InvalidValue) in
      options.points.textSizes = try PointOptions.textSizes(value)
    },
    Option(
      "style", value: .choice(TextStyle.allCases.map(\.rawValue), named: "STYLE"), in: .points,
      for: measured,
      help: """
        The text style of titles: \(TextStyle.allCases.map(\.rawValue).joined(separator: ", ")); \
        or a size such as 13pt. Default: body.
        """
    ) { options, value throws(InvalidValue) in
      options.points.usual.font = try PointOptions.font(value)
    },
    Option(
      "weight", value: PointStyle.Weight.values(), in: .points, for: measured,
      help: "How bold titles are. Default: the weight of the text style."
    ) { options, value throws(InvalidValue) in options.points.usual.weight = try choice(value) },
    Option(
      "platform", value: PointStyle.Platform.values(), in: .points, for: measured,
      help: """
        The platform whose font and text styles are measured; watchos is a guess. Default: ios.
        """
    ) { options, value throws(InvalidValue) in options.points.usual.platform = try choice(value) },
    Option(
      "lines", value: .number("N"), in: .points, for: measured.subtracting([.coverage]),
      help: "How many lines a title may have in points. Default: 2."
    ) { options, value throws(InvalidValue) in
      options.points.usual.lines = try PointOptions.lines(value)
    },
    Option(
      "slots", value: .file("FILE"), in: .points, for: measured.subtracting([.coverage]),
      help: """
        The file that says how much space each key has, in points. Default: Table.slots.json \
        beside each table. A comment such as [slot: 210pt body 1] comes first.
        """
    ) { options, value throws(InvalidValue) in
      options.points.slots = try nonEmpty(value, "the path of a file")
    },
    Option(
      "ambiguous-width", value: .choice(["1", "2"]), in: .layout, configurable: true,
      help: """
        Columns your terminal uses for East Asian ambiguous-width characters. Default: 1.
        """
    ) { options, value throws(InvalidValue) in
      guard let columns = Int(value), value == "1" || value == "2" else {
        throw InvalidValue(expected: "1 or 2")
      }
      options.ambiguousWidth = columns
    },
    Option(
      "widths", in: .layout, for: [.coverage],
      help:
        "Count the rows that take each layout, at every width from 1 to 400 columns, or to 1366 points."
    ) { options, _ in options.widths = true },
    Option(
      "device", value: Device.values(named: "NAME"), in: .layout, for: shown, configurable: true,
      help: "The device whose variations are shown: \(Device.list). Default: other."
    ) { options, value throws(InvalidValue) in options.device = try choice(value.lowercased()) },
    Option(
      "fallback", value: Fallback.values(), in: .layout, for: shown, configurable: true,
      help: """
        What to show for a missing text. editor: the text of the next localization that has it, \
        else the source text. runtime: the default value or the key, like the app, which looks \
        into one localization only. Default: editor.
        """
    ) { options, value throws(InvalidValue) in options.fallback = try choice(value) },
    Option(
      "markdown", value: Options.Markdown.values(), in: .layout, for: shown, configurable: true,
      help: """
        Whether to read Markdown in texts. on: show texts as SwiftUI's Text does. off: show them \
        as String(localized:) returns them, so that a label shows &amp; and ** unchanged. \
        Default: on.
        """
    ) { options, value throws(InvalidValue) in options.markdown = try choice(value) },
    Option(
      "bidi", value: BidiOrder.values(), in: .layout, for: shown, configurable: true,
      help: """
        Whether galley or the terminal puts right-to-left text in visual order. visual: galley. \
        logical: the terminal; galley writes the text in memory order, from the left edge. \
        Default: visual, unless the terminal says that it reorders text.
        """
    ) { options, value throws(InvalidValue) in options.bidi = try choice(value) },
    Option(
      "value", value: .text("TEXT"), in: .layout, for: fitted,
      help: "A value to show at the right of every row that has none."
    ) { options, value in options.value = value.isEmpty ? nil : value },
    Option(
      "samples", value: .file("FILE"), in: .samples, for: fitted.union([.check]),
      help: """
        The file with the sample values of all tables. Default: Table.samples.json beside each \
        table.
        """
    ) { options, value throws(InvalidValue) in
      options.samples = try nonEmpty(value, "the path of a file")
    },
    Option(
      "sample-length", value: SampleLength.values(), in: .samples, for: fitted.union([.check]),
      configurable: true,
      help: "How long the sample values are that galley invents. Default: typical."
    ) { options, value throws(InvalidValue) in options.sampleOptions.length = try choice(value) },
    Option(
      "count", value: .number("N"), in: .samples, for: fitted,
      help: "Use this number for every numeric sample, to see its plural forms."
    ) { options, value throws(InvalidValue) in options.sampleOptions.count = try number(value) },
    Option(
      "user", value: .choice(TermOfAddress.all.map(\.rawValue)), in: .samples, for: shown,
      help: """
        How texts speak of the user: \(TermOfAddress.list). It changes the words of \
        ^[Bienvenido](inflect: true). Default: the app does not know.
        """
    ) { options, value throws(InvalidValue) in
      guard let term = TermOfAddress.all.first(where: { $0.rawValue == value }) else {
        throw InvalidValue(expected: "one of \(TermOfAddress.list)")
      }
      options.user = term
    },
    Option(
      "concept", value: .text("WORDS"), in: .samples, for: shown,
      help: """
        The phrase or person that agreeWithConcept and referentConcept stand for; a person is one \
        of the words \(TermOfAddress.list). Repeat the option for concept 2 and more.
        """
    ) { options, value in
      let term = TermOfAddress.all.first { $0.rawValue == value }
      options.concepts.append(term.map { .termsOfAddress([$0]) } ?? .localizedPhrase(value))
    },
    Option(
      "table", value: .names("GLOB", of: .tables), in: .selection,
      help: """
        Only the tables whose name matches. * matches any text, ? one character, [a-z] one of a \
        set, and \\ makes the next character literal. Repeat the option to admit more tables.
        """
    ) { options, value throws(InvalidValue) in options.tables.append(try glob(value)) },
    Option(
      "key", value: .names("GLOB", of: .patterns), in: .selection, for: many,
      help: "Only the entries whose key matches. Repeat the option to admit more keys."
    ) { options, value throws(InvalidValue) in options.keys.append(try glob(value)) },
    Option(
      "state", value: .list("STATE", known: Options.knownStates), in: .selection, for: many,
      help: """
        Only the entries in this state: \(Options.knownStates.joined(separator: ", ")). Takes \
        several, like --locale.
        """
    ) { options, value throws(InvalidValue) in
      let expected = "one of \(Options.knownStates.joined(separator: ", "))"
      options.states += try list(value, expected).map { name throws(InvalidValue) in
        guard Options.knownStates.contains(name) else {
          throw InvalidValue(part: name, expected: expected)
        }
        return name
      }
    },
    Option(
      "since", value: .text("REV"), in: .selection, for: [.print, .check],
      help: """
        Only the entries that are new or say something else than in this revision of the git \
        repository, such as main or HEAD~1.
        """
    ) { options, value throws(InvalidValue) in
      options.since = try nonEmpty(value, "a revision such as main or HEAD~1")
    },
    Option(
      "sources", value: .file("DIR"), in: .selection, for: [.browse, .check, .explain],
      help: """
        The folder with the sources of the app. check and the app compare the keys with them: the \
        rules key-unused and key-missing. explain lists the places that name the key, and the key \
        ge of the app opens them. Repeat the option for more folders.
        """
    ) { options, value throws(InvalidValue) in
      options.sources.append(try nonEmpty(value, "the path of a folder"))
    },
    Option(
      "color", value: Options.Color.values(), in: .output, configurable: true,
      help: "When to use colour. Default: auto, which honours NO_COLOR and TERM=dumb."
    ) { options, value throws(InvalidValue) in options.color = try choice(value) },
    Option(
      "theme", value: Options.Theme.values(), in: .output, configurable: true,
      help: "Which colours to use. Default: auto."
    ) { options, value throws(InvalidValue) in options.theme = try choice(value) },
    Option(
      "ascii", in: .output, configurable: true, help: "Draw marks and frames in ASCII."
    ) { options, _ in options.ascii = true },
    Option(
      "format", value: .form("FORM", words: Options.formats), in: .output,
      for: Command.ofCatalogs.subtracting([.compile, .symbols]),
      help: """
        How to write the results: text for people, json for programs. print also writes csv for \
        spreadsheets and a table in markdown; fit writes csv, and html, a page that draws what is \
        cut. check also writes sarif for code scanning, junit for \
        the test reports of CI servers, github for annotations of GitHub Actions, and gitlab for \
        GitLab's Code Quality. Default: text.
        """
    ) { options, value throws(InvalidValue) in
      let forms = Options.formats(of: options.command)
      guard forms.contains(value) else {
        throw InvalidValue(expected: "one of \(forms.joined(separator: ", "))")
      }
      options.format = Options.Format(rawValue: value) ?? .text
      options.fieldForm = options.command == .print ? FieldForm(rawValue: value) : nil
      options.fitForm = options.command == .fit ? Options.FitForm(rawValue: value) : nil
      options.reportForm = options.command == .check ? ReportForm(rawValue: value) : nil
    },
    Option(
      "fields", value: .list("NAME", known: RowField.allCases.map(\.rawValue)), in: .output,
      for: [.browse, .print],
      help: """
        Write these fields of each row: \(RowField.allCases.map(\.rawValue).joined(separator: ", ")). \
        As text, a row is a line with tabs between its fields, in which \\t, \\n and \\\\ are a tab, \
        a line end and a backslash. Default: the row as on the screen; for csv and markdown \
        \(RowWriter.usualFields.map(\.rawValue).joined(separator: ", ")).
        """
    ) { options, value throws(InvalidValue) in
      let expected = "one of \(RowField.allCases.map(\.rawValue).joined(separator: ", "))"
      options.fields += try list(value, expected).map { name throws(InvalidValue) in
        guard let field = RowField(rawValue: name) else {
          throw InvalidValue(part: name, expected: expected)
        }
        return field
      }
    },
    Option(
      "fail-under", value: .number("PERCENT"), in: .output, for: [.coverage],
      help: """
        Exit with 1 if a language is less complete than this over all tables, and name it on \
        standard error. A number such as 95 or 97.5.
        """
    ) { options, value throws(InvalidValue) in options.leastPermille = try permille(value) },
    Option(
      "select", in: .output, for: [.browse],
      help: """
        Choose a row: Enter prints its path and line on standard output and quits, and q quits with \
        status 1. --format json prints the row as JSON, --fields its fields. The screen is on the \
        controlling terminal, so that the output may go to another program.
        """
    ) { options, _ in options.selects = true },
    Option(
      "only", value: .list("RULE", known: Rule.ids), in: .rules, for: [.check],
      help: "Apply only these rules. Takes several, like --locale."
    ) { options, value throws(InvalidValue) in options.onlyRules.formUnion(try rules(value)) },
    Option(
      "except", value: .list("RULE", known: Rule.ids), in: .rules, for: [.check],
      help: "Apply all rules but these. Takes several, like --locale."
    ) { options, value throws(InvalidValue) in options.exceptRules.formUnion(try rules(value)) },
    Option(
      "severity", value: Severity.values(), in: .rules, for: [.check],
      help: "Report only what is at least this severe. Default: warning."
    ) { options, value throws(InvalidValue) in options.severity = try choice(value) },
    Option(
      "baseline", value: .file("FILE"), in: .rules, for: [.check],
      help: "Report only what is not in this baseline, which --write-baseline wrote."
    ) { options, value throws(InvalidValue) in
      options.baseline = try nonEmpty(value, "the path of a file")
    },
    Option(
      "write-baseline", value: .file("FILE"), in: .rules, for: [.check],
      help: """
        Write a baseline instead of a report, so that later checks accept what is wrong now. A \
        text that moves stays accepted, and a text that changes is judged again.
        """
    ) { options, value throws(InvalidValue) in
      options.writtenBaseline = try nonEmpty(value, "the path of a file")
    },
    Option(
      "list", in: .rules, for: [.check], help: "List all rules instead of checking."
    ) { options, _ in options.listsRules = true },
    Option(
      "describe", value: .list("RULE", known: Rule.ids), in: .rules, for: [.check],
      help: "Say why a rule matters and how to fix what it finds, instead of checking."
    ) { options, value throws(InvalidValue) in
      options.describedRules.formUnion(try rules(value))
      options.listsRules = true
    },
    Option(
      "output-directory", value: .file("DIR"), in: .output, for: [.compile, .symbols],
      help: "The folder for the files; galley makes it if it does not exist."
    ) { options, value throws(InvalidValue) in
      options.outputDirectory = try nonEmpty(value, "the path of a folder")
    },
    Option(
      "dry-run", in: .output, for: [.compile, .symbols],
      help: "Print the paths of the files instead of writing them."
    ) { options, _ in options.isDryRun = true },
    Option(
      "script", value: .text("KEYS"), in: .scripts, for: [.browse],
      help: """
        Browse without a terminal: type these keys, such as jj<Enter>:q<Enter>, then quit.
        """
    ) { options, value throws(InvalidValue) in
      do throws(KeySpellingError) {
        _ = try Key.keys(in: value)
      } catch {
        throw InvalidValue(expected: "a script of keys: \(error)")
      }
      options.script = value
    },
    Option(
      "size", value: .text("CxR"), in: .scripts, for: [.browse],
      help: "The columns and rows of the screen of a script. Default: 80x24."
    ) { options, value throws(InvalidValue) in options.size = try size(value) },
    Option(
      "save-screen", value: .file("FILE|-"), in: .scripts, for: [.browse],
      help: """
        Write the last screen of a script to a file, or to standard output for -.
        """
    ) { options, value throws(InvalidValue) in
      options.saveScreen = try nonEmpty(value, "the path of a file, or -")
    },
    Option(
      "no-config", in: .general, for: Set(Command.allCases),
      help: "Do not read the configuration file."
    ) { options, _ in options.readsConfiguration = false },
    Option(
      "help", short: "h", in: .general, for: Set(Command.allCases),
      help: "Show this help. So does 'galley help', and 'galley help COMMAND' that of a command.",
      effect: .help),
    Option(
      "version", short: "V", in: .general, for: Set(Command.allCases),
      help: "Show the version. So does 'galley version'.", effect: .version),
  ]
}

extension TermOfAddress {
  /// The terms that the user may choose.
  fileprivate static let all: [TermOfAddress] = [.feminine, .masculine, .neutral]
  /// Their names, separated by commas.
  fileprivate static let list = all.map(\.rawValue).joined(separator: ", ")
}

extension Option {
  /// The commands that show rows.
  private static let shown: Set<Command> = [.browse, .print, .explain]
  /// The commands that measure in points.
  private static let measured: Set<Command> = [.browse, .print, .explain, .coverage, .check, .fit]
  /// The commands that show rows or measure them.
  private static let fitted = shown.union([.fit])
  /// The commands that show many entries.
  private static let many = Command.ofCatalogs.subtracting([.explain, .compile, .symbols])

  /// Splits a value at commas; no part may be empty.
  static func list(_ value: String, _ expected: String) throws(InvalidValue) -> [String] {
    let parts = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    if parts.contains("") { throw InvalidValue(expected: expected) }
    return parts
  }

  private static func rules(_ value: String) throws(InvalidValue) -> [RuleID] {
    try list(value, "the id of a rule").map { name throws(InvalidValue) in
      if Rule.ids.contains(name) { return RuleID(rawValue: name) }
      let nearest = Spelling.nearest(to: name, among: Rule.ids).first.map { ", such as \($0)" }
      throw InvalidValue(
        part: name, expected: "the id of a rule\(nearest ?? "; galley check --list lists them")")
    }
  }

  private static func glob(_ value: String) throws(InvalidValue) -> Glob {
    do throws(Glob.Malformed) {
      return try Glob(value)
    } catch {
      throw InvalidValue(expected: error.expected)
    }
  }

  private static func nonEmpty(
    _ value: String, _ expected: String
  ) throws(InvalidValue) -> String {
    if value.isEmpty { throw InvalidValue(expected: expected) }
    return value
  }

  private static func columns(_ value: String) throws(InvalidValue) -> Int {
    guard let number = digits(value), Options.widths ~= number else {
      throw InvalidValue(
        expected: "a number of columns from \(Options.widths.lowerBound) to "
          + "\(Options.widths.upperBound)")
    }
    return number
  }

  /// A percentage with at most one decimal, in thousandths.
  private static func permille(_ value: String) throws(InvalidValue) -> Int {
    let parts = value.split(separator: ".", omittingEmptySubsequences: false)
    let decimal = parts.count == 2 && parts[1].utf8.count == 1 ? digits(parts[1]) : nil
    guard let whole = digits(parts[0]), 0...100 ~= whole, parts.count == 1 || decimal != nil,
      whole * 10 + (decimal ?? 0) <= 1000
    else { throw InvalidValue(expected: "a percentage from 0 to 100, such as 95 or 97.5") }
    return whole * 10 + (decimal ?? 0)
  }

  private static func size(_ value: String) throws(InvalidValue) -> Size {
    let numbers = value.split(separator: "x", omittingEmptySubsequences: false).map(digits)
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      1...Size.limit ~= columns, 1...Size.limit ~= rows
    else {
      throw InvalidValue(expected: "columns and rows from 1x1 to \(Size.limit)x\(Size.limit)")
    }
    return Size(columns: columns, rows: rows)
  }

  /// A number in ASCII digits only: `+80` and ` 80` are more likely mistakes than numbers.
  static func digits(_ value: some StringProtocol) -> Int? {
    value.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(value) : nil
  }

  /// A number as samples files write it, but without an exponent.
  private static func number(_ value: String) throws(InvalidValue) -> Sample {
    guard value.utf8.allSatisfy({ 0x30...0x39 ~= $0 || "-.".utf8.contains($0) }),
      let number = Sample(number: value)
    else { throw InvalidValue(expected: "a number such as 2 or 1.5") }
    return number
  }

  private static func choice<Choice: OptionChoice>(
    _ value: String
  ) throws(InvalidValue) -> Choice {
    guard let choice = Choice(rawValue: value) else {
      throw InvalidValue(expected: "one of \(Choice.list)")
    }
    return choice
  }
}
