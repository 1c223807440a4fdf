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
        Set the language, such as fr-CA or fr_CA.UTF-8. Like an app, every command picks the \
        closest localization. print, coverage, check, fit and compile accept several (-l fr,de) \
        and all. Default: LC_ALL, LC_MESSAGES, LANG or LANGUAGE, else the source language; all \
        languages for coverage, check, fit and compile.
        """
    ) { options, value throws(InvalidValue) in try options.add(locales: value) },
    Option(
      "source", value: .names("TAG", of: .locales), in: .language,
      help: """
        Set the source language of .strings tables. Default: the language of Base.lproj, else \
        English if the table has it, else the language of the other tables.
        """
    ) { options, value throws(InvalidValue) in
      options.source = try nonEmpty(value, "a language such as en")
    },
    Option(
      "full-names", in: .language, for: shown, configurable: true,
      help: "Show full names instead of display names."
    ) { options, _ in options.names = .full },
    Option(
      "display-names", in: .language, for: shown, configurable: true,
      help: "Show display names instead of full names."
    ) { options, _ in options.names = .display },
    Option(
      "pseudo", value: PseudoText.values(named: "KIND"), in: .language, for: shown,
      help: """
        Pseudo-localize the strings. accented adds accents, double repeats each string, bounded \
        puts [# #] around it, rtl shows it right to left. widest shows each key in whichever \
        language is widest, tallest in the one that needs the most lines.
        """
    ) { options, value throws(InvalidValue) in
      options.pseudo = try choice(value) as PseudoText
    },
    Option(
      "width", short: "w", value: .number("N"), in: .layout, for: fitted.union([.check]),
      help: """
        Set the row width in columns or points. Points need --metric points. Default: the terminal \
        width without the gutter, else COLUMNS, else 80; for fit, the row width of the phone. \
        check tests the fit only if a width is given, and also accepts a range such as 20-80.
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
        throw InvalidValue(expected: "a range of columns such as 20-60")
      }
      options.width = least
    },
    Option(
      "max-layout", value: .choice([Layout.compact, .standard].map(\.rawValue)), in: .layout,
      for: [.check],
      help: """
        Set the largest layout allowed at --width (default: standard). compact allows one line, \
        standard two.
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
        Measure in columns or points (default: columns). Points are those of Apple's \
        system font, estimated with a margin of error.
        """
    ) { options, value throws(InvalidValue) in options.points.metric = try choice(value) },
    Option(
      "screen", value: .text("NAME"), in: .points, for: measured,
      help: """
        Measure for this iPhone (default: \(PointSetting().screen.name)). Known: \
        \(Screen.all.map(\.name).joined(separator: ", ")), and other iPhones. fit accepts several, \
        and all. A --width in points replaces its row width.
        """
    ) { options, value throws(InvalidValue) in
      options.points.screens = try PointOptions.screens(value)
    },
    Option(
      "text-size", value: .choice(TextSize.allCases.map(\.rawValue), named: "SIZE"), in: .points,
      for: measured,
      help: """
        Set the Dynamic Type size (default: L). One of \
        \(TextSize.allCases.map(\.rawValue).joined(separator: ", ")). fit and coverage accept \
        several, and all.
        """
    ) { options, value throws(InvalidValue) in
      options.points.textSizes = try PointOptions.textSizes(value)
    },
    Option(
      "style", value: .choice(TextStyle.allCases.map(\.rawValue), named: "STYLE"), in: .points,
      for: measured,
      help: """
        Set the text style of titles (default: body). One of \
        \(TextStyle.allCases.map(\.rawValue).joined(separator: ", ")); or a size such as 13pt.
        """
    ) { options, value throws(InvalidValue) in
      options.points.usual.font = try PointOptions.font(value)
    },
    Option(
      "weight", value: PointStyle.Weight.values(), in: .points, for: measured,
      help: "Set the font weight of titles (default: that of the text style)."
    ) { options, value throws(InvalidValue) in options.points.usual.weight = try choice(value) },
    Option(
      "platform", value: PointStyle.Platform.values(), in: .points, for: measured,
      help: """
        Set the platform of fonts and text styles (default: ios). watchos is a guess.
        """
    ) { options, value throws(InvalidValue) in options.points.usual.platform = try choice(value) },
    Option(
      "lines", value: .number("N"), in: .points, for: measured.subtracting([.coverage]),
      help: "Set the number of lines of a title in points (default: 2)."
    ) { options, value throws(InvalidValue) in
      options.points.usual.lines = try PointOptions.lines(value)
    },
    Option(
      "slots", value: .file("FILE"), in: .points, for: measured.subtracting([.coverage]),
      help: """
        Read the width of each key from FILE (default: Table.slots.json). The default is beside \
        each table. A comment such as [slot: 210pt body 1] takes precedence.
        """
    ) { options, value throws(InvalidValue) in
      options.points.slots = try nonEmpty(value, "the path of a file")
    },
    Option(
      "ambiguous-width", value: .choice(["1", "2"]), in: .layout, configurable: true,
      help: """
        Set the width of East Asian ambiguous characters (default: 1).
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
        "Count the rows per layout at every width. Widths go to 400 columns or 1366 points."
    ) { options, _ in options.widths = true },
    Option(
      "device", value: Device.values(named: "NAME"), in: .layout, for: shown, configurable: true,
      help: "Set the device whose variations are shown (default: other)."
    ) { options, value throws(InvalidValue) in options.device = try choice(value.lowercased()) },
    Option(
      "fallback", value: Fallback.values(), in: .layout, for: shown, configurable: true,
      help: """
        Set what replaces a missing translation (default: editor). editor: the next localization \
        that has it, else the source string. runtime: the default value or the key, like the app, \
        which looks into one localization only.
        """
    ) { options, value throws(InvalidValue) in options.fallback = try choice(value) },
    Option(
      "markdown", value: Options.Markdown.values(), in: .layout, for: shown, configurable: true,
      help: """
        Render Markdown like SwiftUI's Text (default: on). off shows strings as \
        String(localized:) returns them, with &amp; and ** unchanged.
        """
    ) { options, value throws(InvalidValue) in options.markdown = try choice(value) },
    Option(
      "bidi", value: BidiOrder.values(), in: .layout, for: shown, configurable: true,
      help: """
        Set the order of right-to-left text. visual: galley reorders it. logical: the terminal \
        does. Default: visual, unless the terminal reports that it reorders text.
        """
    ) { options, value throws(InvalidValue) in options.bidi = try choice(value) },
    Option(
      "value", value: .text("TEXT"), in: .layout, for: fitted,
      help: "Show TEXT at the right of rows without a value."
    ) { options, value in options.value = value.isEmpty ? nil : value },
    Option(
      "samples", value: .file("FILE"), in: .samples, for: fitted.union([.check]),
      help: """
        Read sample values from FILE (default: Table.samples.json). The default is beside each \
        table.
        """
    ) { options, value throws(InvalidValue) in
      options.samples = try nonEmpty(value, "the path of a file")
    },
    Option(
      "sample-length", value: SampleLength.values(), in: .samples, for: fitted.union([.check]),
      configurable: true,
      help: "Set the length of invented sample values (default: typical)."
    ) { options, value throws(InvalidValue) in options.sampleOptions.length = try choice(value) },
    Option(
      "count", value: .number("N"), in: .samples, for: fitted,
      help: "Use N for all counts. It replaces every numeric sample, to see its plural form."
    ) { options, value throws(InvalidValue) in options.sampleOptions.count = try number(value) },
    Option(
      "user", value: .choice(TermOfAddress.all.map(\.rawValue)), in: .samples, for: shown,
      help: """
        Set the user's grammatical gender (default: unknown). It changes the words of \
        ^[Bienvenido](inflect: true).
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
        Set the concept of agreeWithConcept and referentConcept. WORDS is a phrase, or one of \
        \(TermOfAddress.list) for a person. Repeat the option for concept 2 and more.
        """
    ) { options, value in
      let term = TermOfAddress.all.first { $0.rawValue == value }
      options.concepts.append(term.map { .termsOfAddress([$0]) } ?? .localizedPhrase(value))
    },
    Option(
      "table", value: .names("GLOB", of: .tables), in: .selection,
      help: """
        Select tables by name. * matches any text, ? one character, [a-z] one of a set, and \\ \
        makes the next character literal. Repeat the option for more tables.
        """
    ) { options, value throws(InvalidValue) in options.tables.append(try glob(value)) },
    Option(
      "key", value: .names("GLOB", of: .patterns), in: .selection, for: many,
      help: "Select strings by key. Patterns are those of --table. Repeat the option for more keys."
    ) { options, value throws(InvalidValue) in options.keys.append(try glob(value)) },
    Option(
      "state", value: .list("STATE", known: Options.knownStates), in: .selection, for: many,
      help: """
        Select strings by state. One of \(Options.knownStates.joined(separator: ", ")). Accepts \
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
      "since", value: .text("REV"), in: .selection, for: [.browse, .print, .check],
      help: """
        Select strings changed since REV. REV is a Git revision such as main or HEAD~1.
        """
    ) { options, value throws(InvalidValue) in
      options.since = try nonEmpty(value, "a revision such as main or HEAD~1")
    },
    Option(
      "sources", value: .file("DIR"), in: .selection, for: [.browse, .check, .explain],
      help: """
        Compare the keys with the source code in DIR. check and the app apply the rules \
        key-unused and key-missing. explain lists the places that use the key, and ge in the app \
        opens them. Repeat the option for more folders.
        """
    ) { options, value throws(InvalidValue) in
      options.sources.append(try nonEmpty(value, "the path of a folder"))
    },
    Option(
      "color", value: Options.Color.values(), in: .output, configurable: true,
      help: "Use color (default: auto). auto honors NO_COLOR and TERM=dumb."
    ) { options, value throws(InvalidValue) in options.color = try choice(value) },
    Option(
      "theme", value: Options.Theme.values(), in: .output, configurable: true,
      help: "Set the color theme (default: auto)."
    ) { options, value throws(InvalidValue) in options.theme = try choice(value) },
    Option(
      "ascii", in: .output, configurable: true, help: "Draw marks and borders in ASCII."
    ) { options, _ in options.ascii = true },
    Option(
      "format", value: .form("FORM", words: Options.formats), in: .output,
      for: Command.ofCatalogs.subtracting([.compile, .symbols]),
      help: """
        Set the output format (default: text). json is for programs. print also writes csv and \
        markdown; fit writes csv and html; check writes sarif for code scanning, junit for test \
        reports, github for annotations in GitHub Actions, and gitlab for Code Quality.
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
        Write only these fields of each row. Known: \
        \(RowField.allCases.map(\.rawValue).joined(separator: ", ")). As text, fields are separated \
        by tabs, and \\t, \\n and \\\\ stand for a tab, a line end and a backslash. Default: the row \
        as on the screen; for csv and markdown \
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
        Exit with 1 if a language is below PERCENT. It is named on standard error. PERCENT is a \
        number such as 95 or 97.5, over all tables.
        """
    ) { options, value throws(InvalidValue) in options.leastPermille = try permille(value) },
    Option(
      "select", in: .output, for: [.browse],
      help: """
        Choose a row: Enter prints its path:line, q exits with 1. --format json prints the row as \
        JSON, --fields its fields. The screen uses the controlling terminal, so standard output can \
        be a pipe.
        """
    ) { options, _ in options.selects = true },
    Option(
      "only", value: .list("RULE", known: Rule.ids), in: .rules, for: [.check],
      help: "Apply only these rules. Accepts several, like --locale."
    ) { options, value throws(InvalidValue) in options.onlyRules.formUnion(try rules(value)) },
    Option(
      "except", value: .list("RULE", known: Rule.ids), in: .rules, for: [.check],
      help: "Skip these rules. Accepts several, like --locale."
    ) { options, value throws(InvalidValue) in options.exceptRules.formUnion(try rules(value)) },
    Option(
      "severity", value: Severity.values(), in: .rules, for: [.check],
      help: "Set the lowest severity to report (default: warning)."
    ) { options, value throws(InvalidValue) in options.severity = try choice(value) },
    Option(
      "baseline", value: .file("FILE"), in: .rules, for: [.check],
      help: "Report only problems that are not in the baseline FILE."
    ) { options, value throws(InvalidValue) in
      options.baseline = try nonEmpty(value, "the path of a file")
    },
    Option(
      "write-baseline", value: .file("FILE"), in: .rules, for: [.check],
      help: """
        Write all current problems to FILE, for --baseline. Strings that move stay accepted; \
        strings that change are checked again.
        """
    ) { options, value throws(InvalidValue) in
      options.writtenBaseline = try nonEmpty(value, "the path of a file")
    },
    Option(
      "list", in: .rules, for: [.check], help: "List all rules."
    ) { options, _ in options.listsRules = true },
    Option(
      "describe", value: .list("RULE", known: Rule.ids), in: .rules, for: [.check],
      help: "Explain a rule: why it matters and how to fix its problems."
    ) { options, value throws(InvalidValue) in
      options.describedRules.formUnion(try rules(value))
      options.listsRules = true
    },
    Option(
      "output-directory", value: .file("DIR"), in: .output, for: [.compile, .symbols],
      help: "Write the files to DIR, which is created if missing."
    ) { options, value throws(InvalidValue) in
      options.outputDirectory = try nonEmpty(value, "the path of a folder")
    },
    Option(
      "dry-run", in: .output, for: [.compile, .symbols],
      help: "Print the paths of the files without writing them."
    ) { options, _ in options.isDryRun = true },
    Option(
      "script", value: .text("KEYS"), in: .scripts, for: [.browse],
      help: """
        Run KEYS without a terminal, such as jj<Enter>, then quit.
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
      help: "Set the screen size of a script (default: 80x24)."
    ) { options, value throws(InvalidValue) in options.size = try size(value) },
    Option(
      "save-screen", value: .file("FILE|-"), in: .scripts, for: [.browse],
      help: """
        Write the last screen of a script to FILE, or to stdout for -.
        """
    ) { options, value throws(InvalidValue) in
      options.saveScreen = try nonEmpty(value, "the path of a file, or -")
    },
    Option(
      "no-config", in: .general, for: Set(Command.allCases),
      help: "Ignore the configuration file."
    ) { options, _ in options.readsConfiguration = false },
    Option(
      "help", short: "h", in: .general, for: Set(Command.allCases),
      help: "Show help. 'galley help COMMAND' shows the help of a command.",
      effect: .help),
    Option(
      "version", short: "V", in: .general, for: Set(Command.allCases),
      help: "Show the version.", effect: .version),
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
