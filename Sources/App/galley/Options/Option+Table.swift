import CatalogCheck
import LocalizedText
import PointMetrics
import PreviewRows
import TextLayout

extension Option {
  /// Every option: the shared ones, then those that one command takes.
  static let table = shared + Galley.commands.flatMap { $0.options } + general

  /// The options that several commands take.
  private static let shared: [Option] = [
    Option(
      "locale", short: "l", value: .list("TAG", known: ["all"], names: .locales), in: .language,
      help: """
        Set the language, such as fr-CA or fr_CA.UTF-8. Like an app, every command picks the \
        closest localization. print, coverage, check, fit and compile accept several (-l fr,de) \
        and all. Default: LANGUAGE, else LC_ALL, LC_MESSAGES or LANG, else the source language; all \
        languages for coverage, check, fit and compile.
        """,
      sets: OptionSetter { (options: inout SharedOptions, value) throws(InvalidValue) in
        try options.add(locales: value)
      }),
    Option(
      "source", value: .names("TAG", of: .locales), in: .language,
      help: """
        Set the source language of .strings tables. Default: the language of Base.lproj, else \
        English if the table has it, else the language of the other tables.
        """,
      sets: .text(\SharedOptions.source) { text throws(InvalidValue) in
        try nonEmpty(text, "a language such as en")
      }),
    Option(
      "full-names", in: .language, configurable: true,
      help: "Show full names instead of display names.",
      sets: .value(\PreviewOptions.names, .full)),
    Option(
      "display-names", in: .language, configurable: true,
      help: "Show display names instead of full names.",
      sets: .value(\PreviewOptions.names, .display)),
    Option(
      "pseudo", value: PseudoText.values(named: "KIND"), in: .language,
      help: """
        Pseudo-localize the strings. accented adds accents, double repeats each string, bounded \
        puts [# #] around it, rtl shows it right to left. widest shows each key in whichever \
        language is widest, tallest in the one that needs the most lines.
        """,
      sets: .text(\PreviewOptions.pseudo) { text throws(InvalidValue) in
        try choice(text) as PseudoText
      }),
    Option(
      "width", short: "w", value: .number("N"), in: .layout,
      help: """
        Set the row width in columns or points. It is in points with --metric points, with an option \
        for points, and for fit. Default: the terminal width without the gutter, else COLUMNS, else 80; \
        for fit, the row width of the iPhone. check tests the fit only if a width or a slot is given, \
        and also accepts a range such as 20-80.
        """,
      sets: .text(\FittedOptions.width, columns),
      .text(\CheckCommand.width) { text throws(InvalidValue) in try leastColumns(text) }),
    Option(
      "metric", value: PointOptions.Metric.values(), in: .points,
      help: """
        Measure in columns or points (default: columns). Points are those of Apple's system font, \
        estimated with a margin of error. An option for points, such as --text-size, selects them; \
        in check, it applies to slots alone.
        """,
      sets: OptionSetter(words: PointOptions.Metric.words) {
        (metric: inout PointOptions.Metric?, text) throws(InvalidValue) in
        let chosen: PointOptions.Metric = try Option.choice(text)
        metric = chosen
      }),
    Option(
      "screen", value: .choice(PhoneScreen.all.map(\.name), named: "IPHONE"), in: .points,
      help: """
        Measure for this iPhone (default: \(PointSetting().screen.name)). Known: \
        \(PhoneScreen.all.map(\.name).joined(separator: ", ")), and other iPhones. fit accepts several, \
        and all. A --width in points replaces its row width.
        """,
      sets: .text(\PointOptions.screens, PointOptions.screens)),
    Option(
      "text-size", value: .choice(TextSize.allCases.map(\.rawValue), named: "SIZE"), in: .points,
      help: """
        Set the Dynamic Type size (default: L). One of \
        \(TextSize.allCases.map(\.rawValue).joined(separator: ", ")). fit and coverage accept \
        several, and all.
        """,
      sets: .text(\PointOptions.textSizes, PointOptions.textSizes)),
    Option(
      "style", value: .choice(TextStyle.allCases.map(\.rawValue), named: "STYLE"), in: .points,
      help: """
        Set the text style (default: body). One of \
        \(TextStyle.allCases.map(\.rawValue).joined(separator: ", ")); or a size such as 13pt.
        """,
      sets: .text(\PointOptions.usual.font, PointOptions.font)),
    Option(
      "weight", value: PointStyle.Weight.values(), in: .points,
      help: "Set the font weight (default: that of the text style).",
      sets: .text(\PointOptions.usual.weight) { text throws(InvalidValue) in
        try choice(text) as PointStyle.Weight
      }),
    Option(
      "platform", value: PointStyle.Platform.values(), in: .points,
      help: """
        Set the platform for fonts and text styles (default: ios). Widths for watchos are rough estimates.
        """,
      sets: .choice(\PointOptions.usual.platform)),
    Option(
      "lines", value: .number("N"), in: .points,
      help: "Allow N lines when measuring in points (default: 2).",
      sets: .text(\SlotOptions.lines, PointOptions.lines)),
    Option(
      "slots", value: .file("FILE"), in: .points,
      help: """
        Read the width of each key from FILE (default: Table.slots.json). The default is beside \
        each table. A comment such as [slot: 210pt body 1] takes precedence.
        """,
      sets: .path(\SlotOptions.file)),
    Option(
      "ambiguous-width", value: .choice(["1", "2"]), in: .layout, configurable: true,
      help: "Set the width of East Asian ambiguous characters (default: 1).",
      sets: .text(\SharedOptions.ambiguousWidth) { text throws(InvalidValue) in
        guard let columns = Int(text), text == "1" || text == "2" else {
          throw InvalidValue(expected: "1 or 2")
        }
        return columns
      }),
    Option(
      "device", value: Device.values(named: "NAME"), in: .layout, configurable: true,
      help: "Show the variations for this device (default: other).",
      sets: .text(\PreviewOptions.device) { text throws(InvalidValue) in
        try choice(text.lowercased())
      }),
    Option(
      "fallback", value: Fallback.values(), in: .layout, configurable: true,
      help: """
        Set the fallback for missing translations (default: editor). editor: the next localization \
        that has it, else the source string. runtime: the default value or the key, like the app, \
        which looks into one localization only.
        """,
      sets: .choice(\PreviewOptions.fallback)),
    Option(
      "markdown", value: PreviewOptions.Markdown.values(), in: .layout, configurable: true,
      help: """
        Render Markdown like SwiftUI's Text (default: on). off shows strings as \
        String(localized:) returns them, with &amp; and ** unchanged.
        """,
      sets: .choice(\PreviewOptions.markdown)),
    Option(
      "bidi", value: BidiOrder.values(), in: .layout, configurable: true,
      help: """
        Set the order of right-to-left text. visual: galley reorders it. logical: the terminal \
        does. Default: visual, unless the terminal reports that it reorders text.
        """,
      sets: .text(\PreviewOptions.bidi) { text throws(InvalidValue) in try choice(text) as BidiOrder
      }),
    Option(
      "value", value: .text("TEXT"), in: .layout,
      help: "Show TEXT at the right of rows that have no value there, such as a price.",
      sets: .text(\FittedOptions.value) { $0.isEmpty ? nil : $0 }),
    Option(
      "samples", value: .file("FILE"), in: .samples,
      help: """
        Read sample values from FILE (default: Table.samples.json). The default is beside each \
        table.
        """,
      sets: .path(\SamplesOptions.file)),
    Option(
      "sample-length", value: SampleLength.values(), in: .samples,
      configurable: true,
      help: "Set the length of invented sample values (default: typical).",
      sets: .choice(\SamplesOptions.length)),
    Option(
      "count", value: .number("N"), in: .samples,
      help: "Use N for all counts. It replaces every numeric sample, to see its plural form.",
      sets: .text(\FittedOptions.count) { text throws(InvalidValue) in try number(text) }),
    Option(
      "user", value: .choice(TermOfAddress.all.map(\.rawValue)), in: .samples,
      help: """
        Set the user's grammatical gender (default: unknown). It changes the words of \
        ^[Bienvenido](inflect: true).
        """,
      sets: .text(\PreviewOptions.user) { text throws(InvalidValue) in try term(text) }),
    Option(
      "concept", value: .text("WORDS"), in: .samples,
      help: """
        Set the concept for agreeWithConcept and referentConcept. WORDS is a phrase, or one of \
        \(TermOfAddress.list) for a person. Repeat the option for concept 2 and more.
        """,
      sets: .list(\PreviewOptions.concepts) { [concept($0)] }),
    Option(
      "table", value: .names("GLOB", of: .tables), in: .selection,
      help: """
        Select tables by name. * matches any text, ? one character, [a-z] one of a set, and \\ \
        makes the next character literal. Repeat the option for more tables.
        """,
      sets: .list(\SharedOptions.tables) { text throws(InvalidValue) in [try glob(text)] }),
    Option(
      "key", value: .names("GLOB", of: .patterns), in: .selection,
      help:
        "Select strings by key. Patterns are those of --table. Repeat the option for more keys.",
      sets: .list(\FilterOptions.keys) { text throws(InvalidValue) in [try glob(text)] }),
    Option(
      "state", value: .list("STATE", known: FilterOptions.knownStates), in: .selection,
      help: """
        Select strings by state. Accepts several, like --locale; review is needs_review. With set, the \
        state to write (default: translated).
        """,
      sets: .list(\FilterOptions.states, states),
      OptionSetter(words: TextRequest.states) {
        (set: inout SetCommand, text) throws(InvalidValue) in
        guard TextRequest.states.contains(state(text)) else {
          throw InvalidValue(expected: "one of \(TextRequest.states.joined(separator: ", "))")
        }
        set.state = state(text)
      }),
    Option(
      "since", value: .text("REV"), in: .selection,
      help: """
        Select strings changed since REV. REV is a Git revision such as main or HEAD~1, or a date \
        such as yesterday, '3 days ago', or 2026-11-20. Browsing lists those changed in the language \
        shown; va lists all.
        """,
      sets: .path(\SinceOption.revision, "a revision such as main, or a date such as yesterday")),
    Option(
      "sources", value: .file("DIR"), in: .selection,
      help: """
        Find the keys in the source code in DIR. While browsing, and in check, this enables the \
        rules key-unused and key-missing. explain and print --format json list the places that \
        use a key, and ge opens them. sync adds the keys. Repeat the option for more folders.
        """,
      sets: .list(\SourcesOption.folders) { text throws(InvalidValue) in
        [try nonEmpty(text, "the path of a folder")]
      }),
    Option(
      "color", value: SharedOptions.Color.values(), in: .output, configurable: true,
      help: "Use color (default: auto). auto honors NO_COLOR and TERM=dumb.",
      sets: .choice(\SharedOptions.color)),
    Option(
      "theme", value: SharedOptions.Theme.values(), in: .output, configurable: true,
      help: "Set the color theme (default: auto).",
      sets: .choice(\SharedOptions.theme)),
    Option(
      "ascii", in: .output, configurable: true, help: "Draw marks and borders in ASCII.",
      sets: .value(\SharedOptions.ascii, true)),
    Option(
      "format", value: .form("FORMAT"), in: .output,
      help: """
        Set the output format (default: text). json is for programs. print also writes csv and \
        markdown; diff writes markdown, github and html; fit writes csv and html; check writes sarif \
        for code scanning, junit for test reports, github for annotations in GitHub Actions, and \
        gitlab for Code Quality. export writes xliff (default) or csv.
        """,
      sets: .choiceOf(Format.self), .choiceOf(PrintCommand.Form.self),
      .choiceOf(CheckCommand.Form.self), .choiceOf(DiffCommand.Form.self),
      .choiceOf(FitCommand.Form.self), .choiceOf(ExportCommand.Form.self)),
    Option(
      "fields", value: .list("NAME,...", known: RowField.allCases.map(\.rawValue)), in: .output,
      help: """
        Print only these fields of each row. Known: \
        \(RowField.allCases.map(\.rawValue).joined(separator: ", ")). As text, fields are separated \
        by tabs, and \\t, \\n and \\\\ stand for a tab, a line end and a backslash. Default: the row \
        as on the screen; for csv \
        \(PrintCommand.usualFields(of: .csv).map(\.rawValue).joined(separator: ", ")); for markdown \
        \(PrintCommand.usualFields(of: .markdown).map(\.rawValue).joined(separator: ", ")).
        """,
      sets: .list(\[RowField].self, fields)),
    Option(
      "output-directory", short: "o", value: .file("DIR"), in: .output,
      help: "Write the files to DIR, creating it if needed.",
      sets: .path(\FolderOptions.path, "the path of a folder")),
    Option(
      "dry-run", in: .output,
      help: """
        Print what would be written without writing it. compile and symbols print the paths of the \
        files, set, remove and check --fix the changed strings.
        """,
      sets: .value(\FolderOptions.isDryRun, true), .value(\EditFlags.isDryRun, true),
      .value(\DryRun.isOn, true)),
  ]

  /// The options of all commands.
  private static let general: [Option] = [
    Option(
      "no-config", in: .general,
      help: "Ignore the configuration file.",
      sets: .value(\SharedOptions.readsConfiguration, false)),
    Option(
      "help", short: "h", in: .general,
      help: "Show help. 'galley help COMMAND' shows the help of a command.",
      effect: .help),
    Option("version", short: "V", in: .general, help: "Show the version.", effect: .version),
  ]
}
